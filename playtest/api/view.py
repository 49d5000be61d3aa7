"""The base of every endpoint: language, scopes, limits, errors and caching in one place."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any, ClassVar

from django.contrib.auth.models import User
from django.utils import translation
from django.utils.cache import patch_vary_headers
from rest_framework.exceptions import MethodNotAllowed
from rest_framework.parsers import BaseParser
from rest_framework.renderers import BaseRenderer
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.serializers import Serializer
from rest_framework.throttling import BaseThrottle
from rest_framework.views import APIView

from engine.gaps import Heard, listening, note
from playtest.api.errors import ApiError
from playtest.api.languages import accepted_language, asked_language, language_headers
from playtest.api.parsing import CleanJSONParser
from playtest.api.rendering import AnswerEncoder, AnswerRenderer
from playtest.api.scopes import PUBLIC as PUBLIC
from playtest.api.throttling import RateLimit, note_failure
from playtest.api.tokens import Grant, PersonAuthentication, TokenAuthentication, require_scope


class ApiView(APIView):
    """An endpoint. ``scopes`` names for each of its methods the scope it needs, or several of which one is
    enough; a method without any is an error of ours, so that none can be forgotten."""

    scopes: ClassVar[Mapping[str, str | tuple[str, ...]]] = {}

    most_body: ClassVar[int] = 64 * 1024
    """Bytes that a body may have. Reading JSON costs far more than sending it, so few endpoints take more."""

    authentication_classes = [TokenAuthentication, PersonAuthentication]
    permission_classes = []
    throttle_classes: list[type[BaseThrottle]] = [RateLimit]
    renderer_classes: list[type[BaseRenderer]] = [AnswerRenderer]
    parser_classes: list[type[BaseParser]] = [CleanJSONParser]
    versioning_class = None

    language: str = ""
    """The language of the answer."""
    _heard: Heard
    """What is worded for the answer."""

    def dispatch(self, request: Any, *args: Any, **kwargs: Any) -> Any:
        """Answer, and listen in which languages it is done."""
        with listening() as self._heard:
            return super().dispatch(request, *args, **kwargs)

    def initialize_request(self, request: Any, *args: Any, **kwargs: Any) -> Request:
        """Learn the language first, because everything that can go wrong after it must be said in it."""
        made = super().initialize_request(request, *args, **kwargs)
        self.language = accepted_language(made)
        translation.activate(self.language)
        return made

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        """Everything that must hold before the endpoint itself is asked."""
        if request.method not in (*self.http_methods(), "HEAD", "OPTIONS"):
            raise MethodNotAllowed(str(request.method))
        self.language = asked_language(request)
        translation.activate(self.language)
        if any("\0" in str(part) for part in (*kwargs.values(), *request.GET.values(), *request.GET)):
            raise ApiError(400, "malformed")
        super().initial(request, *args, **kwargs)

    def perform_authentication(self, request: Request) -> None:
        """Find out who asks. Whoever tries tokens at random is slowed down."""
        try:
            super().perform_authentication(request)
        except ApiError:
            note_failure(request)
            raise

    def check_permissions(self, request: Request) -> None:
        """The scope of the method; then whatever else the endpoint asks for."""
        method = "GET" if request.method == "HEAD" else str(request.method)
        if method in self.http_methods() and method != "OPTIONS":
            scope = self.scopes[method]
            if scope != PUBLIC:
                require_scope(request, *([scope] if isinstance(scope, str) else scope))
        super().check_permissions(request)

    @classmethod
    def http_methods(cls) -> list[str]:
        """The methods that the endpoint answers, apart from HEAD and OPTIONS."""
        return [name.upper() for name in ("get", "post", "put", "patch", "delete") if hasattr(cls, name)]

    def finalize_response(self, request: Request, response: Any, *args: Any, **kwargs: Any) -> Any:
        """Say which language was served, what the answer depends on, and that it is not to be stored."""
        response = super().finalize_response(request, response, *args, **kwargs)
        for name, value in language_headers(self.language, self._heard).items():
            response.headers.setdefault(name, value)
        patch_vary_headers(response, ["Accept-Language", "Authorization", "Cookie"])
        response.headers.setdefault("Cache-Control", "private, no-cache")
        return response

    def options(self, request: Any, *args: Any, **kwargs: Any) -> Response:
        """The methods of the endpoint."""
        return Response(status=204)

    @property
    def person(self) -> User:
        """For whom the request acts; only behind a scope that needs a role."""
        user = self.request.user
        assert isinstance(user, User)
        return user

    @property
    def grant(self) -> Grant:
        """What the request may do."""
        grant = self.request.auth
        assert isinstance(grant, Grant)
        return grant

    def served_in(self, language: str) -> None:
        """Note the language of a text that was served as it is stored."""
        note(language)

    def tagged(self, request: Request, body: Any, tag: str = "") -> Response:
        """A body with its ETag; 304 without a body if the asker has it already."""
        etag = f'"{tag}"' if tag else tag_of(body, self.language)
        if self.has_already(request, etag):
            return Response(status=304, headers={"ETag": etag})
        return Response(body, headers={"ETag": etag})

    @staticmethod
    def has_already(request: Request, etag: str) -> bool:
        """Whether the asker has what an ETag names."""
        known = [each.strip() for each in request.META.get("HTTP_IF_NONE_MATCH", "").split(",")]
        return "*" in known or etag in (each.removeprefix("W/") for each in known)

    @staticmethod
    def sent(request: Request, body: type[Serializer[Any]]) -> dict[str, Any]:
        """The body of the request, checked; what is wrong is refused with all its places."""
        read = body(data=request.data)
        read.is_valid(raise_exception=True)
        return dict(read.validated_data)


def tag_of(body: Any, language: str) -> str:
    """An ETag made from an answer."""
    text = json.dumps([language, body], sort_keys=True, cls=AnswerEncoder)
    return f'"{hashlib.sha256(text.encode()).hexdigest()[:32]}"'
