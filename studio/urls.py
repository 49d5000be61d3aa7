"""All addresses of the studio."""

from django.contrib.admin import autodiscover
from django.urls import URLPattern, URLResolver, include, path
from django.views.generic import RedirectView

from editor.appearance import set_theme
from editor.site import site

autodiscover()  # the pages register themselves with the site, and give it their addresses

urlpatterns: list[URLPattern | URLResolver] = [
    path("", RedirectView.as_view(pattern_name="admin:index")),
    path("language/", include("django.conf.urls.i18n")),
    path("theme/", set_theme, name="set_theme"),
    path("admin/", site.urls),
    path("", include("playtest.urls")),
]

handler400 = "studio.refused.bad_request"
handler403 = "studio.refused.not_allowed"
handler404 = "studio.refused.not_found"
handler500 = "studio.refused.server_error"
