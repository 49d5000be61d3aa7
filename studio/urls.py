"""All addresses of the studio."""

from django.contrib import admin
from django.urls import URLPattern, URLResolver, include, path
from django.views.generic import RedirectView

urlpatterns: list[URLPattern | URLResolver] = [
    path("", RedirectView.as_view(pattern_name="admin:index")),
    path("language/", include("django.conf.urls.i18n")),
    path("admin/", admin.site.urls),
]
