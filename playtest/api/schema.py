"""The OpenAPI document: the one shape of errors, and what every operation has in common."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import OpenApiResponse
from rest_framework import serializers

from playtest.api.errors import REFUSED, TYPES


class ErrorDetailBody(serializers.Serializer[Any]):
    """One of several things that are wrong."""

    key = serializers.CharField()
    args = serializers.DictField()
    text = serializers.CharField()
    clause = serializers.CharField()
    path = serializers.CharField()
    hint = serializers.CharField()

    class Meta:
        ref_name = "ErrorDetail"


class ErrorFields(serializers.Serializer[Any]):
    """What was refused and why."""

    type = serializers.ChoiceField(choices=sorted({*TYPES.values(), REFUSED}))
    key = serializers.CharField()
    args = serializers.DictField()
    text = serializers.CharField()
    clause = serializers.CharField()
    path = serializers.CharField()
    hint = serializers.CharField()
    details = ErrorDetailBody(many=True)
    conflict = serializers.DictField(allow_null=True)

    class Meta:
        ref_name = "ErrorFields"


class ErrorBody(serializers.Serializer[Any]):
    """Every refusal has this shape."""

    error = ErrorFields()

    class Meta:
        ref_name = "Error"


def answers(success: Any, *refusals: int, status: int = 200) -> dict[int, Any]:
    """The responses of an operation: what it gives, and each of the refusals it may answer with."""
    return {status: success, **{code: OpenApiResponse(ErrorBody, TYPES[code]) for code in refusals}}
