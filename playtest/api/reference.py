"""The OpenAPI document as people read it: operations by subject, with what is sent and what comes back
drawn as the JSON it is."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import get_language, override
from django.views.decorators.csrf import ensure_csrf_cookie

from content.wording import wording
from playtest.api.document import openapi_document
from playtest.api.languages import preferred_language

DEEPEST = 4
"""So many records within records are drawn; beyond that only their names."""
METHODS = ("get", "post", "put", "patch", "delete")
JSON = "application/json"
PAGE_WORDS = ("intro", "tokens", "subjects", "parameters", "body", "send", "answer", "answers")
"""What the page says around the document, in the language of the interface."""


@dataclass(frozen=True, slots=True)
class Parameter:
    """What stands in an address or a header."""

    name: str
    place: str
    kind: str
    about: str
    is_required: bool
    choices: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """What comes back."""

    code: str
    about: str
    drawn: str


@dataclass(frozen=True, slots=True)
class Operation:
    """One thing that can be asked for."""

    name: str
    method: str
    path: str
    title: str
    about: tuple[str, ...]
    parameters: tuple[Parameter, ...]
    body: str
    can_be_tried: bool
    """Whether what is sent is JSON, or nothing; files are sent by programs."""
    answers: tuple[Answer, ...]


@ensure_csrf_cookie
def docs(request: HttpRequest) -> HttpResponse:
    """The page: it works without any network but ours, and can be read without scripts."""
    asked = preferred_language(request) if "lang" in request.GET else get_language()
    words = wording(asked or "en")
    say = {name: words.say(f"api-docs-{name}") for name in PAGE_WORDS}
    context = {"title": words.say("api-docs"), "say": say, "subjects": reference()}
    with override(asked):
        return render(request, "playtest/api_docs.html", context)


@cache
def reference() -> tuple[tuple[str, tuple[Operation, ...]], ...]:
    """All operations by subject, in the order of the document."""
    document = openapi_document()
    subjects: dict[str, list[Operation]] = {}
    for path, methods in document["paths"].items():
        for method in METHODS:
            if method in methods:
                told = methods[method]
                subject = (told.get("tags") or ["api"])[0]
                subjects.setdefault(subject, []).append(_operation(path, method, told))
    return tuple((subject, tuple(each)) for subject, each in subjects.items())


def _operation(path: str, method: str, told: dict[str, Any]) -> Operation:
    sorts = told.get("requestBody", {}).get("content", {})
    answers = (
        Answer(str(code), answer.get("description", ""), _draw(_schema(answer.get("content", {}))))
        for code, answer in told["responses"].items()
    )
    return Operation(
        name=told["operationId"],
        method=method.upper(),
        path=path,
        title=told.get("summary", ""),
        about=tuple(part for part in told.get("description", "").split("\n\n") if part),
        parameters=tuple(_parameter(each) for each in told.get("parameters", ())),
        body=_draw(_schema(sorts)),
        can_be_tried=not sorts or JSON in sorts,
        answers=tuple(answers),
    )


def _parameter(told: dict[str, Any]) -> Parameter:
    schema = told.get("schema", {})
    return Parameter(
        name=told["name"],
        place=told["in"],
        kind=_kind(schema),
        about=told.get("description", "").split("\n\n")[0],
        is_required=bool(told.get("required")),
        choices=tuple(str(each) for each in schema.get("enum", ()) if each is not None),
    )


def _schema(sorts: dict[str, Any]) -> dict[str, Any] | None:
    """What is sent as JSON, or else as whatever comes first."""
    chosen = sorts.get(JSON) or next(iter(sorts.values()), None)
    return chosen.get("schema") if chosen else None


def _draw(schema: dict[str, Any] | None) -> str:
    return "" if schema is None else json.dumps(_outline(schema, 0), indent=2, ensure_ascii=False)


def _outline(schema: dict[str, Any], depth: int) -> Any:
    """A schema as a value of its form, with kinds where values would stand."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        if depth >= DEEPEST:
            return name
        return _outline(openapi_document()["components"]["schemas"][name], depth + 1)
    for join in ("oneOf", "anyOf", "allOf"):
        if join in schema:
            parts = [_outline(each, depth) for each in schema[join] if each.get("type") != "null"]
            return parts[0] if parts else None
    if "properties" in schema:
        return {name: _outline(each, depth) for name, each in schema["properties"].items()}
    if schema.get("type") == "array":
        return [_outline(schema.get("items", {}), depth)]
    return _kind(schema)


def _kind(schema: dict[str, Any]) -> str:
    """The kind of a plain value: ``string (date-time)``, ``integer``, ``draft | reviewed``."""
    if "enum" in schema:
        return " | ".join(str(each) for each in schema["enum"])
    kind = schema.get("type", "any")
    named = " | ".join(kind) if isinstance(kind, list) else str(kind)
    return f"{named} ({schema['format']})" if "format" in schema else named
