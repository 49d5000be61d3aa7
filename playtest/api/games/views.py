"""What seats see of games, in the OpenAPI document: of each game the struct of its views, as JSON Schema."""

from __future__ import annotations

import ast
import importlib
import inspect
from functools import cache
from typing import Any

import msgspec
from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from engine.games import games
from engine.kernel.view import Part

ANY_VIEW = "GameView"
"""The component that is the view of any game."""
PLACE = "#/components/schemas/"


@extend_schema_field({"$ref": PLACE + ANY_VIEW})
class ViewField(serializers.DictField):
    """The view of a game."""


def view_schemas() -> dict[str, dict[str, Any]]:
    """The components of all games: what a game calls ``Hero`` is ``<Game>Hero`` here."""
    found: dict[str, dict[str, Any]] = {}
    whole: list[dict[str, str]] = []
    for name, game in games().items():
        if game.parts.view:
            module = importlib.import_module(game.parts.view)
            prefix = name.title().replace("_", "")
            place = f"{PLACE}{prefix}{{name}}"
            (schema,), parts = msgspec.json.schema_components([module.View], ref_template=place)
            whole.append(schema)
            found |= {prefix + part: described(getattr(module, part), parts[part]) for part in parts}
    told = "What a seat may know of a game; which of these it is follows from the game."
    return {**found, ANY_VIEW: {"description": told, "anyOf": whole}}


def described(struct: type[Part], schema: dict[str, Any]) -> dict[str, Any]:
    """The schema of a struct with what is said of its fields, and without the name that it has in Python."""
    told: dict[str, str] = {}
    for base in reversed(struct.__mro__):
        told |= field_texts(base.__module__).get(base.__name__, {}) if issubclass(base, Part) else {}
    schema = {key: value for key, value in schema.items() if key != "title"}
    if "prefixItems" in schema:
        names = struct.__struct_fields__
        for name, item in zip(names, schema["prefixItems"], strict=True):
            item["description"] = f"{name}: {told[name]}" if name in told else name
        schema["maxItems"] = len(names)
    else:
        for name, text in told.items():
            schema["properties"][name]["description"] = text
    return schema


@cache
def field_texts(module: str) -> dict[str, dict[str, str]]:
    """What the classes of a module say of their fields, in the text below each."""
    found: dict[str, dict[str, str]] = {}
    tree = ast.parse(inspect.getsource(importlib.import_module(module)))
    for declared in (each for each in tree.body if isinstance(each, ast.ClassDef)):
        told = found.setdefault(declared.name, {})
        for field, below in zip(declared.body, declared.body[1:], strict=False):
            match field, below:
                case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                    told[name] = " ".join(text.split())
    return found
