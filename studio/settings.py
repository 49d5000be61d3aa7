"""Settings of a Tilewright installation. What may differ between installations comes from the environment.

The defaults are those of a product on the internet: no debug pages, a generated secret, a content security
policy, throttled logins. Behind TLS set ``TILEWRIGHT_TLS=1``; docs/running.md lists every variable.
"""

from __future__ import annotations

import os
from pathlib import Path

from django.utils.translation import gettext_lazy as _

from studio import environment, logs
from studio.version import VERSION

BASE_DIR = Path(__file__).resolve().parent.parent
HOME = Path(os.environ.get("TILEWRIGHT_HOME") or BASE_DIR / "var")

environment.protect(HOME)
SECRET_KEY = environment.secret_key(HOME)
STUDIO_VERSION = VERSION
"""For pages and for the API's document, whose packages may not import this one."""
DEBUG = environment.flag("TILEWRIGHT_DEBUG")
ALLOWED_HOSTS = environment.words("TILEWRIGHT_HOSTS", "localhost,127.0.0.1,[::1]")
CSRF_FAILURE_VIEW = "editor.screens.refused.form_expired"
CSRF_TRUSTED_ORIGINS = environment.words("TILEWRIGHT_ORIGINS", "")

INSTALLED_APPS = [
    "editor",
    "django.contrib.admin.apps.SimpleAdminConfig",  # its site and its login; no model is registered with it
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "studio.static_files.GatheredFiles",
    "axes",
    "rest_framework",
    "drf_spectacular",
    "content",
    "playtest",
    "playtest.campaigns",
    "studio",
]

MIDDLEWARE = [
    "studio.proxies.ClientAddress",
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "studio.head.NoBody",
    "studio.compression.Compression",
    "studio.security.ContentSecurityPolicy",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "studio.logins.LoginLimit",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "studio.fresh_wording.FreshWording",
    "studio.security.RequestLimit",  # knows who is refused, and comes before anything reads the body
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "axes.middleware.AxesMiddleware",
]

ROOT_URLCONF = "studio.urls"
WSGI_APPLICATION = "studio.wsgi.application"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.template.context_processors.i18n",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ]
        },
    }
]


DATABASES = {"default": environment.database(HOME)}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

AUTHENTICATION_BACKENDS = ["axes.backends.AxesStandaloneBackend", "django.contrib.auth.backends.ModelBackend"]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in (
        "UserAttributeSimilarityValidator",
        "MinimumLengthValidator",
        "CommonPasswordValidator",
        "NumericPasswordValidator",
    )
]
LOGIN_URL = "admin:login"
LOGIN_REDIRECT_URL = "admin:index"

TRUSTED_PROXIES = environment.count("TILEWRIGHT_PROXIES", most=10)
LOGIN_RATE = 20  # attempts a minute of one address, of each process of the server
AXES_HANDLER = "studio.login_attempts.LoginAttempts"
AXES_FAILURE_LIMIT = 8
AXES_COOLOFF_TIME = 0.25  # hours
AXES_LOCKOUT_PARAMETERS = [["username", "ip_address"]]
AXES_RESET_ON_SUCCESS = True
AXES_LOCKOUT_TEMPLATE = "editor/locked_out.html"
AXES_VERBOSE = False

ADMIN_SITE = "editor.site.site"
"""The site in whose frame pages of other packages are shown."""
SIDEBAR_PLACES = ["playtest.navigation.places"]
"""Groups of the menu that other packages bring."""
SEARCH_DEEDS = ["playtest.finding.deeds"]
"""What the search offers to do on pages of other packages (`editor.places`)."""
SEARCH_FINDERS = [
    "playtest.finding.find_games",
    "playtest.finding.find_campaigns",
    "editor.message_finding.find_messages",
]
"""Who else looks for what somebody asks."""
TOUR_STEPS = ["playtest.navigation.tour_steps"]
"""Steps of the first tour that other packages bring (`editor.tour`)."""
TOUR_DEEDS = {"play": "playtest.navigation.games_begun"}
"""By what is known that somebody has taken such a step."""
TRIAL_SECONDS = 2.0
"""So long content is played before it is published (`content.verdict`)."""
DRAFT_TRIALS = ["playtest.navigation.draft_trials"]
"""Where other packages let people try a draft out before it is published."""
RELEASE_TRIALS = ["playtest.navigation.release_trials"]
"""Where they let people compare a release with the one before."""
ATTENTION = ["playtest.navigation.attention"]
"""What other packages tell on the dashboard of what needs attention."""
ENTRY_TRIALS = {
    "position": "playtest.trying.answers.show_position",
    "games": "playtest.trying.answers.show_games",
}
"""Who plays an entry that is being edited (`editor.screens.try_entry`), by what is asked."""
ENTRY_TRIAL_STYLES = ["playtest/board.css", "playtest/trying.css"]
"""What their answers look like."""
TRY_SECONDS = 5.0
"""So long games are played until such an entry acts."""
TRY_SLICE_SECONDS = 1.0
"""So long quick games with it are played before their numbers are shown; then they go on."""

CHECKED_AT_ONCE = 60
"""Content of so many entries is judged when somebody looks at the page of publishing; that of more by a
worker, which takes longer to start than so few to judge (`content.jobs.checking`)."""
WORDING_FAULTS_RAISE = False
WORDING_SECONDS = 1.0  # so long after somebody has worded a message at the latest, every process says it
"""Whether a sentence that cannot be worded is an exception; for tests."""
START_WORKERS = True
"""Whether the studio starts the workers of jobs itself (`content.processes`)."""
JOBS = {
    "print": "editor.job_kinds.PRINT",
    "campaign": "playtest.campaigns.job_kind.CAMPAIGN",
    "sheet-preview": "editor.job_kinds.SHEET_PREVIEW",
    "sheet-apply": "editor.job_kinds.SHEET_APPLY",
    "texts-preview": "editor.job_kinds.TEXTS_PREVIEW",
    "texts-apply": "editor.job_kinds.TEXTS_APPLY",
    "texts-bundle": "editor.job_kinds.TEXTS_BUNDLE",
    "check": "editor.job_kinds.CHECK",
    "fit": "editor.job_kinds.FIT",
}
"""The kinds of job (`content.jobs.kinds`)."""

WORK_BESIDE = ["playtest.navigation.thinking_bots"]
"""What other packages tell of work that the server itself does, on the page of the jobs."""

LANGUAGE_CODE = "en"
LANGUAGES = [("en", _("English")), ("es", _("Spanish")), ("it", _("Italian")), ("de", _("German"))]
LOCALE_PATHS = [BASE_DIR / "locale"]
LANGUAGE_COOKIE_SAMESITE = "Lax"
USE_I18N = True
USE_TZ = True
TIME_ZONE = os.environ.get("TZ") or "UTC"

STATIC_URL = "static/"
STATIC_ROOT = HOME / "static"
STATICFILES_FINDERS = [
    "django.contrib.staticfiles.finders.AppDirectoriesFinder",
    "studio.static_files.EditorFiles",
]
MEDIA_URL = "art/"
MEDIA_ROOT = HOME / "art"
PRINTS_ROOT = HOME / "prints"
TEXTS_ROOT = HOME / "texts"
SUGGESTERS = environment.words("TILEWRIGHT_SUGGESTERS", "")
CAMPAIGN_CLUSTER = os.environ.get("TILEWRIGHT_CLUSTER", "")
CAMPAIGN_PROCESSES = environment.count("TILEWRIGHT_PROCESSES", most=512)
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "studio.static_files.GatheredStorage"},
}

DATA_UPLOAD_MAX_MEMORY_SIZE = 4 * 1024 * 1024
DATA_UPLOAD_MAX_NUMBER_FIELDS = 4000
FILE_UPLOAD_PERMISSIONS = 0o600
FILE_UPLOAD_DIRECTORY_PERMISSIONS = 0o700
FILE_UPLOAD_MAX_MEMORY_SIZE = 2 * 1024 * 1024

SECURE_CONTENT_TYPE_NOSNIFF = True
SECURE_REFERRER_POLICY = "same-origin"
X_FRAME_OPTIONS = "DENY"
SESSION_COOKIE_HTTPONLY = True
if environment.flag("TILEWRIGHT_TLS"):
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
    SECURE_SSL_REDIRECT = True
    SECURE_HSTS_SECONDS = 365 * 24 * 3600
    SECURE_HSTS_INCLUDE_SUBDOMAINS = True
    SECURE_HSTS_PRELOAD = True
    SESSION_COOKIE_SECURE = True
    CSRF_COOKIE_SECURE = True
    LANGUAGE_COOKIE_SECURE = True

REST_FRAMEWORK = {
    "EXCEPTION_HANDLER": "playtest.api.errors.handle",
    "DEFAULT_SCHEMA_CLASS": "playtest.api.schema.ApiSchema",
    "UNAUTHENTICATED_USER": "django.contrib.auth.models.AnonymousUser",
    "URL_FORMAT_OVERRIDE": None,
}
API_VERSION = "1.0.0"
"""What programs can rely on; its first number is that of the addresses below ``/api/v1/``. It changes with
what the API promises, not with every version of the studio."""
API_USES_SECONDS = 10  # how often it is written which tokens were used
API_RATES = {"known": 6000, "unknown": 120, "wrong": 30}  # requests a minute, of each process of the server
SPECTACULAR_SETTINGS = {
    "TITLE": "Tilewright",
    "DESCRIPTION": "Content, releases, test games, campaigns and prints of a Tilewright studio.",
    "VERSION": API_VERSION,
    "EXTENSIONS_INFO": {"x-tilewright-version": STUDIO_VERSION},
    "OAS_VERSION": "3.1.0",
    "SCHEMA_PATH_PREFIX": "/api/v1",
    "COMPONENT_SPLIT_REQUEST": True,
    "ENUM_NAME_OVERRIDES": {
        "TextState": "content.models.State",
        "TextQuality": "content.models.Quality",
        "TranslationState": "playtest.api.enums.TRANSLATION_STATES",
        "RulesTextState": "playtest.api.enums.RULES_TEXT_STATES",
        "ErrorType": "playtest.api.enums.ERROR_TYPES",
        "JobState": "playtest.api.enums.JOB_STATES",
        "SettingSort": "playtest.api.enums.SETTING_SORTS",
        "ChangeVerb": "playtest.api.enums.CHANGE_VERBS",
        "FindingLevel": "playtest.api.enums.FINDING_LEVELS",
        "PrintOutput": "playtest.api.enums.PRINT_OUTPUTS",
        "GameChance": "playtest.models.TestGame.Chance",
        "UndoRule": "playtest.models.TestGame.Undo",
        "BrokenSort": "playtest.api.enums.BROKEN_SORTS",
        "MoveKind": "playtest.api.enums.MOVE_KINDS",
        "GameFormat": "playtest.api.enums.GAME_FORMATS",
    },
    "POSTPROCESSING_HOOKS": [
        "drf_spectacular.hooks.postprocess_schema_enums",
        "playtest.api.schema.finish",
    ],
}

LOG_PACKAGES = logs.PACKAGES
LOG_LEVEL = environment.choice("TILEWRIGHT_LOG", ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"))
"""Empty if nothing is said: then servers and their workers tell what happens, and commands only warn."""
LOG_FORM = environment.choice("TILEWRIGHT_LOG_FORM", logs.FORMS) or "text"
LOGGING = logs.logging_settings(LOG_LEVEL, LOG_FORM)
