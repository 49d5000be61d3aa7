"""The studio's settings for tests: a home that is thrown away, static files straight from their sources,
quick password hashes."""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile

if "TILEWRIGHT_HOME" not in os.environ:  # processes that this one starts find it and use it, too
    os.environ["TILEWRIGHT_HOME"] = tempfile.mkdtemp(prefix="tilewright-tests-")
    atexit.register(shutil.rmtree, os.environ["TILEWRIGHT_HOME"], ignore_errors=True)
os.environ.setdefault("TILEWRIGHT_SECRET_KEY", "only-for-tests")

from studio.settings import *  # noqa: F403 - the environment must be set before they are read
from studio.settings import DATABASES, HOME, STORAGES

STATIC_ROOT = HOME / "static"
STATIC_ROOT.mkdir(parents=True, exist_ok=True)
STORAGES = {
    **STORAGES,
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"},
}
WHITENOISE_USE_FINDERS = True
WHITENOISE_AUTOREFRESH = True
LOGIN_RATE = 1_000_000  # all tests come from one address
API_USES_SECONDS = 0  # written at once, in the test's own transaction
PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
PLAYTEST_BOT_THREADS = 0  # bots decide before a request returns: tests in a transaction have no other threads
PLAYTEST_BOT_SECONDS = 0  # and without hiding how long they have thought
PLAYTEST_STREAM_SECONDS = 2  # a test that reads a stream must not wait for its end
WORDING_FAULTS_RAISE = True  # a general sentence in place of the right one is a failure
WORDING_SECONDS = float("inf")  # tests count queries; those that save a wording are heard at once
TRIAL_SECONDS = 0.2  # the shipped packs are played for longer by the conformance suite
LOG_LEVEL = "WARNING"  # a test that calls a worker does not make it speak up for all others
START_WORKERS = False  # a worker is a process of its own and would not see the test's database
if DATABASES["default"]["ENGINE"].endswith("sqlite3"):
    # A file, as people have it: each thread of a test's server has a connection of its own. In memory they
    # would share one, and then two that write at once get in each other's way. Nobody waits for the disk.
    DATABASES["default"]["TEST"] = {"NAME": str(HOME / "tests.sqlite3")}
    DATABASES["default"]["OPTIONS"]["init_command"] += "; PRAGMA synchronous=OFF"
