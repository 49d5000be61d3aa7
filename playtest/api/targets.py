"""What an action or a line of the log is about, in the OpenAPI document: a union told apart by ``type``, made
from the engine's own targets."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from engine.kernel.targets import KINDS, Target

_NAME = "{name}Target"
(_LIST,), _PARTS = msgspec.json.schema_components(
    (list[Target],), ref_template=f"#/components/schemas/{_NAME}"
)


@extend_schema_field(_LIST)
class TargetsField(serializers.ListField):
    """Several targets."""


def target_components() -> dict[str, Any]:
    """The targets as components of the document, each with what the engine says of it."""
    said = {kind.__name__: re.sub(r"\s+", " ", kind.__doc__ or "") for kind in KINDS}
    found = {}
    for name, part in _PARTS.items():
        tag = {"type": {"type": "string", **part["properties"]["type"]}}
        called = _NAME.format(name=name)
        whole = {"title": called, "description": said[name], "properties": {**part["properties"], **tag}}
        found[called] = {**part, **whole}
    return found
