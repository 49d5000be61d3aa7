"""What an address asks for after the question mark."""

from __future__ import annotations

from typing import Any

from rest_framework import serializers
from rest_framework.request import Request

from playtest.api.errors import ApiError, Detail, field_details


class Query(serializers.Serializer[Any]):
    """The base of all queries. Every endpoint understands ``lang`` besides."""


def asked(request: Request, query: type[Query]) -> dict[str, Any]:
    """The parameters of a request, checked. A parameter that the endpoint does not have, or has twice, is
    refused."""
    fields = query().fields
    allowed = [*fields, "lang"]
    details = [
        Detail("parameter-unknown", {"is": name[:60], "allowed": ", ".join(allowed)}, name[:60])
        for name in request.GET
        if name not in allowed
    ]
    details += [
        Detail("parameter-twice", {"is": name}, name)
        for name in request.GET
        if name in allowed and len(request.GET.getlist(name)) > 1
    ]
    read = query(data={name: request.GET[name] for name in request.GET if name in fields})
    if not read.is_valid():
        details += field_details(read.errors)
    if details:
        raise ApiError(400, "invalid-query", {"n": len(details)}, details=details)
    return dict(read.validated_data)
