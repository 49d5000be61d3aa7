"""Addresses within the API."""

from __future__ import annotations

from django.urls import reverse


def link(name: str, *args: object) -> str:
    """The address of an endpoint of the API."""
    return reverse(f"api:{name}", args=args)
