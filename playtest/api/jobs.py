"""Long work: ordered with one request, looked at and cancelled with others.

Every sort of long work is a `JobKind`, registered with `register`; all have the same shape and addresses. The
id of a job begins with the name of its kind and cannot be guessed.
"""

from __future__ import annotations

import base64
from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

from django.contrib.auth.models import User
from django.http import FileResponse
from django.utils.crypto import constant_time_compare, salted_hmac
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from playtest.api.enums import JOB_STATES
from playtest.api.errors import ApiError, body_of
from playtest.api.fields import Shown
from playtest.api.links import link
from playtest.api.query import Query, asked
from playtest.api.schema import ErrorFields, answers
from playtest.api.scopes import SCOPES
from playtest.api.tokens import may, require_scope
from playtest.api.view import ApiView

MOST_LISTED = 50


class JobBody(Shown):
    """Long work and how far it is."""

    id = serializers.CharField()
    kind = serializers.CharField()
    state = serializers.ChoiceField(choices=JOB_STATES)
    done = serializers.IntegerField(help_text="How much of `total` is done.")
    total = serializers.IntegerField(help_text="0 while it is not known yet.")
    step = serializers.CharField(help_text="What is happening, in the asked language.")
    made_at = serializers.DateTimeField()
    result = serializers.DictField(allow_null=True, help_text="What came of it, once it is done.")
    error = ErrorFields(allow_null=True, help_text="Why it failed.")
    links = serializers.DictField(child=serializers.CharField())

    class Meta:
        ref_name = "Job"


@dataclass(frozen=True, slots=True)
class Job:
    """A job as it is shown. ``open`` ones can be cancelled, others deleted."""

    id: str
    kind: str
    state: str
    done: int
    total: int
    step: str
    made_at: str
    result: dict[str, Any] | None = None
    error: ApiError | None = None
    links: dict[str, str] = field(default_factory=dict)

    @property
    def is_open(self) -> bool:
        """Whether it is still to be finished."""
        return self.state in ("waiting", "running", "paused")

    def shown(self, language: str) -> dict[str, Any]:
        """As JSON."""
        place = link("job", self.id)
        own = {"self": place, **({"cancel": link("job_cancel", self.id)} if self.is_open else {})}
        return {
            "id": self.id,
            "kind": self.kind,
            "state": self.state,
            "done": self.done,
            "total": self.total,
            "step": self.step,
            "made_at": self.made_at,
            "result": self.result,
            "error": body_of(self.error, language)["error"] if self.error is not None else None,
            "links": {**own, **self.links},
        }


class JobKind(ABC):
    """A sort of long work. ``name`` begins the ids of its jobs, ``scope`` is what a token needs for it."""

    name: ClassVar[str]
    scope: ClassVar[str]

    @abstractmethod
    def find(self, id_: str) -> Any | None:
        """The row of an id, if there is one."""

    @abstractmethod
    def of(self, person: User) -> Iterable[Any]:
        """The rows of a person, the newest first."""

    @abstractmethod
    def job(self, row: Any, language: str) -> Job:
        """A row as a job."""

    @abstractmethod
    def cancel(self, row: Any, person: User) -> None:
        """Stop it as soon as it can be; actions refuse whoever may not."""

    @abstractmethod
    def delete(self, row: Any, person: User) -> None:
        """Throw a finished one away."""

    def file(self, row: Any, name: str) -> Path | None:
        """A file that came of it."""
        return None


_kinds: dict[str, JobKind] = {}


def register(kind: JobKind) -> None:
    """Make a sort of long work known."""
    if kind.scope not in SCOPES:
        raise LookupError(f"no scope {kind.scope}")
    _kinds[kind.name] = kind


def signed_id(kind: str, key: int) -> str:
    """An id for a row that has only a number: nobody else can make one."""
    return f"{kind}_{key}-{_signature(kind, key)}"


def number_of(kind: str, id_: str) -> int | None:
    """The number in an id that we have made."""
    number, dash, signature = id_.removeprefix(f"{kind}_").partition("-")
    if not dash or not number.isdecimal() or not number.isascii() or len(number) > 18:
        return None
    right = constant_time_compare(signature, _signature(kind, int(number)))
    return int(number) if right else None


def _signature(kind: str, key: int) -> str:
    mac = salted_hmac("tilewright.jobs", f"{kind}:{key}", algorithm="sha256").digest()
    return base64.urlsafe_b64encode(mac[:18]).decode()


class JobQuery(Query):
    """Which jobs."""

    kind = serializers.CharField(required=False, max_length=20)


class _JobView(ApiView):
    """What the endpoints of jobs share. Which scope is needed depends on the kind of the job."""

    def find(self, request: Request, id_: str) -> tuple[JobKind, Any]:
        """The job of an address."""
        kind = _kinds.get(id_.partition("_")[0])
        if kind is not None:
            require_scope(request, kind.scope)
            row = kind.find(id_)
            if row is not None:
                return kind, row
        raise ApiError(404, "unknown-job", path="id")


ANY_JOB = ("printing", "campaigns")


class Jobs(ApiView):
    """The jobs of a person."""

    scopes = {"GET": ANY_JOB}

    @extend_schema(
        operation_id="jobs_list",
        tags=["jobs"],
        summary="Your jobs",
        parameters=[JobQuery],
        responses=answers(JobBody(many=True), 400, 401, 403, 429),
    )
    def get(self, request: Request) -> Response:
        """Your jobs of all kinds that the token may look at, the newest of each kind first."""
        wanted = asked(request, JobQuery).get("kind")
        if wanted is not None and wanted not in _kinds:
            args = {"is": wanted, "allowed": ", ".join(sorted(_kinds))}
            raise ApiError(400, "unknown-job-kind", args, path="kind")
        found = []
        for name, kind in sorted(_kinds.items()):
            if wanted in (None, name) and may(request.user, self.grant, kind.scope):
                rows = list(kind.of(self.person))[:MOST_LISTED]
                found += [kind.job(row, self.language).shown(self.language) for row in rows]
        return self.tagged(request, found)


class JobView(_JobView):
    """One job."""

    scopes = {"GET": ANY_JOB, "DELETE": ANY_JOB}

    @extend_schema(
        operation_id="jobs_read",
        tags=["jobs"],
        summary="How far a job is",
        responses=answers(JobBody, 400, 401, 403, 404, 429),
    )
    def get(self, request: Request, id: str) -> Response:
        """How far a job is, what came of it, or why it failed."""
        kind, row = self.find(request, id)
        job = kind.job(row, self.language)
        response = self.tagged(request, job.shown(self.language))
        if job.is_open:
            response["Retry-After"] = "1"
        return response

    @extend_schema(
        operation_id="jobs_delete",
        tags=["jobs"],
        summary="Throw a finished job away",
        responses=answers(None, 400, 401, 403, 404, 409, 429, status=204),
    )
    def delete(self, request: Request, id: str) -> Response:
        """Throw a finished job away, with its files. One that is under way must be cancelled first."""
        kind, row = self.find(request, id)
        if kind.job(row, self.language).is_open:
            raise ApiError(409, "job-open")
        kind.delete(row, self.person)
        return Response(status=204)


class JobCancel(_JobView):
    """Cancel a job."""

    scopes = {"POST": ANY_JOB}

    @extend_schema(
        operation_id="jobs_cancel",
        tags=["jobs"],
        summary="Cancel a job",
        request=None,
        responses=answers(JobBody, 400, 401, 403, 404, 409, 429, status=202),
    )
    def post(self, request: Request, id: str) -> Response:
        """Stop a job as soon as it can be. What it has made so far is thrown away."""
        kind, row = self.find(request, id)
        if not kind.job(row, self.language).is_open:
            raise ApiError(409, "job-over")
        kind.cancel(row, self.person)
        _kind, row = self.find(request, id)
        return Response(kind.job(row, self.language).shown(self.language), status=202)


class JobFile(_JobView):
    """A file of a job."""

    scopes = {"GET": ANY_JOB}

    @extend_schema(
        operation_id="jobs_file",
        tags=["jobs"],
        summary="A file that a job has made",
        responses=answers({(200, "application/octet-stream"): OpenApiTypes.BINARY}, 400, 401, 403, 404, 429),
    )
    def get(self, request: Request, id: str, name: str) -> Any:
        """One of the files that the result of a job lists."""
        kind, row = self.find(request, id)
        path = kind.file(row, name)
        if path is None or not path.is_file():
            raise ApiError(404, "unknown-file", {"is": name[:100]}, path="name")
        return FileResponse(
            path.open("rb"),
            as_attachment=True,
            filename=path.name,
            content_type="application/octet-stream",
        )
