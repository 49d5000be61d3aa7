"""Answers the pickers: entries of a kind whose slug or title holds what was typed."""

from __future__ import annotations

from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.urls import reverse

from editor.listing.found import ORDERS, found_entries
from editor.screens.base import find_shelf, screen

PER_PAGE = 30


@screen("content.view_entry")
def lookup(request: HttpRequest, game: str, kind: str) -> HttpResponse:
    """One page of entries, as the picker wants them."""
    shelf = find_shelf(game, kind)
    entries = found_entries(shelf, request.GET.get("term", ""), named=True).order_by(*ORDERS["name"])
    chosen = Paginator(entries, PER_PAGE).get_page(request.GET.get("page"))
    return JsonResponse(
        {
            "results": [
                {
                    "id": entry.slug,
                    "text": entry.title or entry.slug,
                    "picture": reverse("admin:thumbnail", args=(entry.art_id,)) if entry.art_id else "",
                }
                for entry in chosen
            ],
            "pagination": {"more": chosen.has_next()},
        }
    )
