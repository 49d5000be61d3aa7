"""Closes the first tour for good, or shows it again."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.views.decorators.http import require_POST

from content.tour_notes import close_tour
from editor.screens.base import person, screen


@require_POST
@screen("content.view_entry")
def keep(request: HttpRequest) -> HttpResponse:
    """Keep what was chosen, and go to the dashboard."""
    close_tour(person(request), closed=request.POST.get("tour") != "open")
    return redirect("admin:index")
