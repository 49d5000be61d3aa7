"""Prints: ordered here, made by the worker of the print centre, looked at as jobs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from django.contrib.auth.models import User
from django.db.models import QuerySet
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from content.actions.order_print import delete_print, order_print
from content.actions.steer_job import stop_job
from content.jobs.faults import faults_of, read_fault
from content.jobs.queue import is_interrupted
from content.jobs.starting import ensure_workers
from content.models import Language, Pack, PrintResult
from content.prints import PRINT, art_bytes, files_of
from content.snapshots import draft
from content.wording import wording
from engine.snapshot import Snapshot
from playtest.api.content.finding import find_pack, find_release, snapshot_named
from playtest.api.enums import PRINT_OUTPUTS
from playtest.api.errors import ApiError, of_fault
from playtest.api.fields import Body, Shown, StrictFlag, StrictNumber, StrictText
from playtest.api.jobs import Job, JobBody, JobKind, number_of, register, signed_id
from playtest.api.links import link
from playtest.api.schema import answers
from playtest.api.view import ApiView
from printing.compose import FaceSet
from printing.jobs import PrintJob
from printing.order import MOST_SETS, OUTPUTS, Order, printable_games
from printing.sheets.drawing import Offsets
from printing.sheets.presets import DEFAULT, shipped_presets
from printing.sheets.words import preset_name

FARTHEST = 20
MOST_CHOSEN = 500


def _names(longest: int, most: int = MOST_CHOSEN) -> serializers.ListField:
    return serializers.ListField(child=StrictText(max_length=longest), max_length=most, default=list)


class OffsetsBody(Body):
    """How far the backs of a printer are off, in millimetres."""

    right = serializers.FloatField(min_value=-FARTHEST, max_value=FARTHEST, default=0)
    up = serializers.FloatField(min_value=-FARTHEST, max_value=FARTHEST, default=0)

    class Meta:
        ref_name = "PrintOffsets"


class PrintOrderBody(Body):
    """What to print. Empty lists mean everything."""

    game = StrictText(max_length=40)
    release = StrictNumber(
        allow_null=True, default=None, min_value=1, max_value=2**31 - 1, help_text="Null: the current one."
    )
    draft = StrictFlag(default=False, help_text="Print the unpublished state instead of a release.")
    since = StrictNumber(
        allow_null=True,
        default=None,
        min_value=1,
        max_value=2**31 - 1,
        help_text="Only what looks different from this release.",
    )
    languages = _names(12, 20)
    parts = _names(60)
    cards = _names(120)
    preset = StrictText(max_length=60, default=DEFAULT)
    changes = serializers.DictField(default=dict, help_text="Fields of the preset that shall be other.")
    outputs = serializers.ListField(
        child=serializers.ChoiceField(choices=PRINT_OUTPUTS),
        max_length=len(OUTPUTS),
        default=["pdf"],
    )
    sets = StrictNumber(min_value=1, max_value=MOST_SETS, default=1)
    copies = StrictFlag(default=True)
    untranslated = StrictFlag(default=False, help_text="Print even if texts are not translated.")
    offsets = OffsetsBody(required=False)
    address = StrictText(
        max_length=500,
        allow_blank=True,
        default="",
        help_text="Where the pictures of a virtual table will lie.",
    )

    class Meta:
        ref_name = "PrintOrder"


class PrintChoiceBody(Shown):
    """Something that can be chosen: its key, and what it is called."""

    key = serializers.CharField()
    text = serializers.CharField()

    class Meta:
        ref_name = "PrintChoice"


class PrintChoicesBody(Shown):
    """What can be ordered of a game."""

    game = serializers.CharField()
    languages = PrintChoiceBody(many=True)
    parts = PrintChoiceBody(many=True)
    presets = PrintChoiceBody(many=True)
    outputs = serializers.ListField(child=serializers.CharField())

    class Meta:
        ref_name = "PrintChoices"


class PrintChoices(ApiView):
    """What can be ordered."""

    scopes = {"GET": "printing"}

    @extend_schema(
        operation_id="prints_choices",
        tags=["prints"],
        summary="What can be printed of a game",
        responses=answers(PrintChoicesBody, 400, 401, 403, 404, 429),
    )
    def get(self, request: Request, game: str) -> Response:
        """The languages, parts, presets and outputs that an order may name."""
        pack = find_pack(game)
        if pack.game not in printable_games():
            raise ApiError(404, "not-printable", {"game": pack.game}, path="game")
        faces = FaceSet.load(pack.game)
        names = dict(Language.objects.values_list("code", "name"))
        spoken = [pack.source_id, *sorted(each.code for each in pack.languages.all())]
        body = {
            "game": pack.game,
            "languages": [{"key": code, "text": names.get(code, code)} for code in spoken],
            "parts": [{"key": part, "text": faces.part_name(part, self.language)} for part in faces.parts()],
            "presets": [
                {"key": preset.name, "text": preset_name(preset, self.language)}
                for preset in shipped_presets().values()
            ],
            "outputs": list(OUTPUTS),
        }
        return self.tagged(request, body)


class Prints(ApiView):
    """Orders."""

    most_body = 256 * 1024  # may name every card
    scopes = {"POST": "printing"}

    @extend_schema(
        operation_id="prints_order",
        tags=["prints"],
        summary="Order a print",
        request=PrintOrderBody,
        responses=answers(JobBody, 400, 401, 403, 404, 409, 413, 415, 422, 429, status=202),
    )
    def post(self, request: Request) -> Response:
        """Put an order into the queue. The answer is a job; `Location` says where to look how far it is."""
        sent = self.sent(request, PrintOrderBody)
        pack = find_pack(sent["game"])
        release = None
        if not sent["draft"]:
            if sent["release"] is None and pack.current is None:
                raise ApiError(409, "no-release", {"game": pack.game}, path="release")
            number = sent["release"] or (pack.current.number if pack.current else 0)
            release = find_release(pack, number)
        elif sent["release"] is not None:
            raise ApiError(422, "draft-or-release", path="release")
        since = find_release(pack, sent["since"]) if sent["since"] is not None else None
        snapshot = snapshot_named(release.pk) if release is not None else draft(pack)
        order = _order(pack, sent)
        _require_sound(order, snapshot)
        made = order_print(pack, order.as_json(), release=release, since=since, author=self.person)
        ensure_workers(PRINT)
        job = kind.job(made, self.language).shown(self.language)
        return Response(job, status=202, headers={"Location": job["links"]["self"], "Retry-After": "1"})


def _order(pack: Pack, sent: dict[str, Any]) -> Order:
    offsets = sent.get("offsets") or {}
    return Order(
        pack.game,
        languages=tuple(sent["languages"]),
        parts=tuple(sent["parts"]),
        cards=tuple(sent["cards"]),
        preset=sent["preset"],
        changes=sent["changes"],
        outputs=tuple(sent["outputs"]) or ("pdf",),
        sets=sent["sets"],
        copies=sent["copies"],
        untranslated=sent["untranslated"],
        offsets=Offsets(offsets.get("right", 0), offsets.get("up", 0)),
        address=sent["address"].strip(),
    )


def _require_sound(order: Order, snapshot: Snapshot) -> None:
    """Refuse an order that cannot be carried out before it waits in the queue."""
    PrintJob(order, snapshot, art_bytes).check()


class PrintJobs(JobKind):
    """Prints as jobs."""

    name = PRINT
    scope = "printing"

    def find(self, id_: str) -> PrintResult | None:
        """A print by its id."""
        number = number_of(self.name, id_)
        return self._rows().filter(pk=number).first() if number is not None else None

    def of(self, person: User) -> Iterable[PrintResult]:
        """The prints that a person has ordered."""
        return self._rows().filter(job__made_by=person).order_by("-id")[:50]

    def job(self, row: PrintResult, language: str) -> Job:
        """A print as a job."""
        if row.is_open:
            ensure_workers(PRINT)
        id_ = signed_id(self.name, row.pk)
        words = wording(language)
        if is_interrupted(row.job):
            told = "print-step-interrupted"
        elif row.state == PrintResult.State.RUNNING and row.job.step:
            told = f"print-step-{row.job.step}"
        else:
            told = f"job-{row.state}"
        return Job(
            id_,
            self.name,
            row.state,
            row.job.done,
            row.job.total,
            words.say(told),
            row.made_at.isoformat(),
            result=self._result(row, id_, language) if row.state == PrintResult.State.DONE else None,
            error=self._error(row) if row.state == PrintResult.State.FAILED else None,
        )

    def cancel(self, row: PrintResult, person: User) -> None:
        """Stop a print."""
        stop_job(row.job, author=person)

    def delete(self, row: PrintResult, person: User) -> None:
        """Throw a print away."""
        delete_print(row, author=person)

    def file(self, row: PrintResult, name: str) -> Path | None:
        """A file of a print, if its report lists it."""
        listed = {each["name"] for each in row.report.get("files", [])}
        return files_of(row.pk) / name if name in listed else None

    @staticmethod
    def _rows() -> QuerySet[PrintResult, PrintResult]:
        return PrintResult.objects.select_related("release", "job__made_by").defer(
            "release__content", "job__payload"
        )

    @staticmethod
    def _result(row: PrintResult, id_: str, language: str) -> dict[str, Any]:
        return {
            "game": row.game_id,
            "release": row.release.number if row.release is not None else None,
            "content": row.snapshot,
            "files": [
                {**each, "url": link("job_file", id_, each["name"])} for each in row.report.get("files", [])
            ],
            "overflows": len(row.report.get("overflows", [])),
            "lacking": [_said(stored, language) for stored in row.report.get("lacking", [])],
            "changed": row.report.get("changed", {}),
        }

    @staticmethod
    def _error(row: PrintResult) -> ApiError:
        faults, count = faults_of(row.report)
        details = [of_fault(fault, place) for place, fault in faults]
        return ApiError(422, "print-failed", {"n": count}, details=details)


def _said(stored: Mapping[str, Any], language: str) -> dict[str, Any]:
    """What was printed in another language than the one asked for: a key for programs, a text for people."""
    place, fault = read_fault(stored)
    detail = of_fault(fault, place)
    return {"key": detail.key, "args": dict(detail.args), "text": detail.said(wording(language))}


kind = PrintJobs()
register(kind)
