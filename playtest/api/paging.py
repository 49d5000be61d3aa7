"""Long lists, a page at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from django.db.models import Model, QuerySet
from drf_spectacular.utils import inline_serializer
from rest_framework import serializers
from rest_framework.request import Request

from playtest.api.errors import ApiError
from playtest.api.query import Query

MOST = 100
FURTHEST = 100_000
Row = TypeVar("Row", bound=Model)


class PageQuery(Query):
    """Which page, and how long it is."""

    page = serializers.IntegerField(min_value=1, max_value=FURTHEST, default=1, help_text="Counted from 1.")
    per_page = serializers.IntegerField(min_value=1, max_value=MOST, default=50)


def page_of(
    request: Request,
    rows: QuerySet[Row, Any],
    wanted: dict[str, Any],
    shown: Callable[[list[Row]], Iterable[dict[str, Any]]],
) -> dict[str, Any]:
    """One page of a list, with where the others are. A page behind the last is not there."""
    number, length = wanted["page"], wanted["per_page"]
    count = rows.count()
    pages = max(1, -(-count // length))
    if number > pages:
        raise ApiError(404, "no-page", {"page": number, "pages": pages}, path="page")
    chosen = list(rows[(number - 1) * length : number * length])
    return {
        "count": count,
        "page": number,
        "pages": pages,
        "next": _address(request, number + 1) if number < pages else None,
        "previous": _address(request, number - 1) if number > 1 else None,
        "results": list(shown(chosen)),
    }


def _address(request: Request, number: int) -> str:
    query = request.GET.copy()
    query["page"] = str(number)
    return f"{request.path}?{query.urlencode()}"


def page_body(name: str, item: serializers.Serializer[Any]) -> Any:
    """How a page of such items is described."""
    return inline_serializer(
        name,
        {
            "count": serializers.IntegerField(),
            "page": serializers.IntegerField(),
            "pages": serializers.IntegerField(),
            "next": serializers.CharField(allow_null=True),
            "previous": serializers.CharField(allow_null=True),
            "results": item,
        },
    )
