"""All addresses of the studio."""

from django.urls import URLPattern, URLResolver, include, path
from django.views.generic import RedirectView

from editor.appearance import set_theme
from editor.screens.welcome import Welcome
from editor.site import site

urlpatterns: list[URLPattern | URLResolver] = [
    path("", RedirectView.as_view(pattern_name="admin:index")),
    path("language/", include("django.conf.urls.i18n")),
    path("theme/", set_theme, name="set_theme"),
    path("welcome/<str:uidb64>/<str:token>/", Welcome.as_view(), name="welcome"),
    path("admin/", site.urls),
    path("", include("playtest.urls")),
]

handler400 = "studio.refused.bad_request"
handler403 = "studio.refused.not_allowed"
handler404 = "studio.refused.not_found"
handler500 = "studio.refused.server_error"
