"""Answers as JSON. What is answered may hold the view of a game, which is written as its fields."""

from __future__ import annotations

from typing import Any

from rest_framework.renderers import JSONRenderer
from rest_framework.utils.encoders import JSONEncoder

from engine.kernel.view import View, as_json


class AnswerEncoder(JSONEncoder):
    """Writes what Python's own JSON cannot: dates, lazy texts, views of games."""

    def default(self, obj: Any) -> Any:
        """What is written instead."""
        return as_json(obj) if isinstance(obj, View) else super().default(obj)


class AnswerRenderer(JSONRenderer):
    """The body of an answer."""

    encoder_class = AnswerEncoder
