"""Releases: listed, read, compared, published, withdrawn."""

from __future__ import annotations

import json
from typing import Any

from django.db.models.functions import Length
from django.http import HttpResponse
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from content.actions.publish import publish
from content.actions.withdraw_release import take_back_withdrawal, withdraw_release
from content.changes import changes_between
from content.models import Pack, Release, Withdrawal
from content.snapshots import hash_of, snapshot_bytes
from content.store import read_content
from content.verdict import judge
from content.wording import fault_text
from engine.schema import spell_path
from playtest.api.content.finding import find_pack, find_release
from playtest.api.enums import CHANGE_VERBS, FINDING_LEVELS
from playtest.api.fields import Body, Shown, StrictText
from playtest.api.links import link
from playtest.api.paging import PageQuery, page_body, page_of
from playtest.api.preconditions import IF_NONE_MATCH
from playtest.api.query import Query, asked
from playtest.api.schema import answers
from playtest.api.view import ApiView


class WithdrawalBody(Shown):
    """A release was withdrawn: whatever names it still works, but nothing begins with it by default."""

    reason = serializers.CharField()
    made_at = serializers.DateTimeField()
    made_by = serializers.CharField(allow_null=True)

    class Meta:
        ref_name = "Withdrawal"


class ReleaseBody(Shown):
    """A release."""

    game = serializers.CharField()
    number = serializers.IntegerField()
    hash = serializers.CharField(help_text="SHA-256 of its content; games, prints and replays name it.")
    note = serializers.CharField()
    current = serializers.BooleanField(help_text="What new games, campaigns and prints begin with.")
    withdrawal = WithdrawalBody(allow_null=True, help_text="Null while the release stands.")
    size = serializers.IntegerField(help_text="Bytes of its content.")
    made_at = serializers.DateTimeField()
    made_by = serializers.CharField(allow_null=True)
    links = serializers.DictField(child=serializers.CharField())

    class Meta:
        ref_name = "Release"


class ChangedEntryBody(Shown):
    """An entry that differs from the release before."""

    verb = serializers.ChoiceField(choices=CHANGE_VERBS)
    kind = serializers.CharField()
    slug = serializers.CharField()
    places = serializers.ListField(
        child=serializers.ListField(child=serializers.CharField()), help_text="What of it differs."
    )

    class Meta:
        ref_name = "ChangedEntry"


class ReleaseDetailBody(ReleaseBody):
    """A release, and what it changed."""

    entries = serializers.DictField(child=serializers.IntegerField(), help_text="How many, by kind.")
    changes = ChangedEntryBody(many=True)

    class Meta:
        ref_name = "ReleaseDetail"


class FindingBody(Shown):
    """Something that the checks found."""

    level = serializers.ChoiceField(choices=FINDING_LEVELS)
    kind = serializers.CharField()
    slug = serializers.CharField()
    language = serializers.CharField()
    key = serializers.CharField()
    args = serializers.DictField()
    path = serializers.CharField()
    text = serializers.CharField()

    class Meta:
        ref_name = "Finding"


class TrialBody(Shown):
    """What came of playing the draft, at random and by bots, over seats and options."""

    games = serializers.IntegerField()
    finished = serializers.IntegerField(
        help_text="Those that were played to their end in the time there was."
    )
    decisions = serializers.IntegerField()

    class Meta:
        ref_name = "Trial"


class DraftBody(Shown):
    """The unpublished state of a game: what publishing would change, and what stands in its way."""

    game = serializers.CharField()
    hash = serializers.CharField(help_text="To be sent as `seen` when it is published.")
    published = serializers.BooleanField(help_text="Whether it is the current release already.")
    changes = ChangedEntryBody(many=True)
    findings = FindingBody(many=True)
    trial = TrialBody(
        allow_null=True,
        help_text="Null if it was not played: it has errors, or its game no rules. What broke is a finding.",
    )

    class Meta:
        ref_name = "Draft"


class PublishBody(Body):
    """Publish the content as it is now."""

    note = StrictText(max_length=300, allow_blank=True, default="")
    seen = StrictText(
        max_length=64,
        allow_blank=True,
        default="",
        help_text="The hash of the draft that was looked at: other content is then not published.",
    )

    class Meta:
        ref_name = "Publish"


class WithdrawBody(Body):
    """Withdraw a release."""

    reason = StrictText(max_length=300, help_text="Everybody who sees the release reads it.")

    class Meta:
        ref_name = "Withdraw"


class TakeBackQuery(Query):
    """Why a withdrawal is taken back."""

    why = serializers.CharField(
        max_length=300, required=False, default="", allow_blank=True, help_text="For the history."
    )


class Releases(ApiView):
    """The releases of a game."""

    scopes = {"GET": "content:read", "POST": "releases:publish"}

    @extend_schema(
        operation_id="releases_list",
        tags=["releases"],
        summary="The releases of a game",
        parameters=[PageQuery],
        responses=answers(page_body("ReleasePage", ReleaseBody(many=True)), 400, 401, 403, 404, 429),
    )
    def get(self, request: Request, game: str) -> Response:
        """The newest first."""
        pack = find_pack(game)
        rows = _with_size(pack).order_by("-number")

        def shown(chosen: list[Release]) -> list[dict[str, Any]]:
            return [shown_release(pack, release) for release in chosen]

        return self.tagged(request, page_of(request, rows, asked(request, PageQuery), shown))

    @extend_schema(
        operation_id="releases_publish",
        tags=["releases"],
        summary="Publish a game",
        request=PublishBody,
        responses=answers(ReleaseBody, 400, 401, 403, 404, 409, 413, 415, 422, 429, status=201),
    )
    def post(self, request: Request, game: str) -> Response:
        """Freeze the content as it is now into a release and make it the current one. Content with errors is
        not published. Unchanged content is the release that it already was."""
        pack = find_pack(game)
        sent = self.sent(request, PublishBody)
        made = publish(pack, author=self.person, note=sent["note"], seen=sent["seen"])
        pack = find_pack(game)
        body = shown_release(pack, _with_size(pack).get(pk=made.pk))
        return Response(body, status=201, headers={"Location": body["links"]["self"]})


class ReleaseView(ApiView):
    """One release."""

    scopes = {"GET": "content:read"}

    @extend_schema(
        operation_id="releases_read",
        tags=["releases"],
        summary="A release and what it changed",
        parameters=[IF_NONE_MATCH],
        responses=answers(ReleaseDetailBody, 304, 400, 401, 403, 404, 429),
    )
    def get(self, request: Request, game: str, number: int) -> Response:
        """What a release holds, and what it changed of the one before."""
        pack = find_pack(game)
        find_release(pack, number)
        found = _with_size(pack).get(number=number)
        before = Release.objects.filter(game=pack, number__lt=number).order_by("-number").first()
        content = _content(found)
        entries = json.loads(content)["entries"]
        body = {
            **shown_release(pack, found),
            "entries": {kind: len(slugs) for kind, slugs in entries.items()},
            "changes": _changes(_content(before) if before else None, content),
        }
        return self.tagged(request, body)


class ReleaseWithdrawal(ApiView):
    """Whether a release stands."""

    scopes = {"POST": "releases:publish", "DELETE": "releases:publish"}

    @extend_schema(
        operation_id="releases_withdraw",
        tags=["releases"],
        summary="Withdraw a release",
        request=WithdrawBody,
        responses=answers(ReleaseBody, 400, 401, 403, 404, 409, 413, 415, 422, 429),
    )
    def post(self, request: Request, game: str, number: int) -> Response:
        """For owners. Games, replays, campaigns and prints that name the release still work; if it was the
        current one, the newest release that is not withdrawn becomes current."""
        found = find_release(find_pack(game), number)
        withdraw_release(found, author=self.person, reason=self.sent(request, WithdrawBody)["reason"])
        return self._shown(game, number)

    @extend_schema(
        operation_id="releases_take_back",
        tags=["releases"],
        summary="Take a withdrawal back",
        parameters=[TakeBackQuery],
        responses=answers(ReleaseBody, 400, 401, 403, 404, 409, 429),
    )
    def delete(self, request: Request, game: str, number: int) -> Response:
        """For owners. The release stands again, and is current if it is newer than the one that is."""
        found = find_release(find_pack(game), number)
        take_back_withdrawal(found, author=self.person, why=asked(request, TakeBackQuery)["why"])
        return self._shown(game, number)

    def _shown(self, game: str, number: int) -> Response:
        pack = find_pack(game)
        return Response(shown_release(pack, _with_size(pack).get(number=number)))


class ReleaseContent(ApiView):
    """The content of a release."""

    scopes = {"GET": "content:read"}

    @extend_schema(
        operation_id="releases_content",
        tags=["releases"],
        summary="The content of a release",
        parameters=[IF_NONE_MATCH],
        responses=answers(OpenApiTypes.OBJECT, 304, 400, 401, 403, 404, 429),
    )
    def get(self, request: Request, game: str, number: int) -> HttpResponse | Response:
        """The bytes that the hash of the release is of: canonical JSON with entries, texts and states."""
        pack = find_pack(game)
        found = find_release(pack, number)
        etag = f'"{found.pk}"'
        if self.has_already(request, etag):
            return Response(status=304, headers={"ETag": etag})
        return HttpResponse(_content(found), content_type="application/json", headers={"ETag": etag})


class DraftView(ApiView):
    """The unpublished state."""

    scopes = {"GET": "content:read"}

    @extend_schema(
        operation_id="draft_read",
        tags=["releases"],
        summary="What publishing would change",
        parameters=[IF_NONE_MATCH],
        responses=answers(DraftBody, 304, 400, 401, 403, 404, 429),
    )
    def get(self, request: Request, game: str) -> Response:
        """The hash of the content as it is now, how it differs from the current release, and what the checks
        say of it."""
        pack = find_pack(game)
        content = read_content(pack)
        frozen = snapshot_bytes(content)
        before = Release.objects.filter(pk=pack.current_id).first()
        verdict = judge(content, frozen)
        trial = verdict.trial
        body = {
            "game": pack.game,
            "hash": hash_of(frozen),
            "published": pack.current_id == hash_of(frozen),
            "changes": _changes(_content(before) if before else None, frozen),
            "findings": [
                {
                    "level": finding.level.name.lower(),
                    "kind": finding.kind,
                    "slug": finding.slug,
                    "language": finding.language,
                    "key": finding.fault.key,
                    "args": dict(finding.fault.args),
                    "path": spell_path(finding.fault.path),
                    "text": fault_text(finding.fault, self.language, pack.game),
                }
                for finding in verdict.findings
            ],
            "trial": {"games": trial.games, "finished": trial.finished, "decisions": trial.decisions}
            if trial is not None
            else None,
        }
        return self.tagged(request, body)


def _with_size(pack: Pack) -> Any:
    releases = Release.objects.filter(game=pack).select_related("made_by").listed()
    return releases.annotate(size=Length("content"))


def _content(release: Release) -> bytes:
    return bytes(release.content)


def _changes(before: bytes | None, after: bytes) -> list[dict[str, Any]]:
    return [
        {
            "verb": change.verb,
            "kind": change.kind,
            "slug": change.slug,
            "places": [list(each.place) for each in change.changes],
        }
        for change in changes_between(before, after)
    ]


def shown_release(pack: Pack, release: Any) -> dict[str, Any]:
    """A release as the API shows it."""
    return {
        "game": pack.game,
        "number": release.number,
        "hash": release.pk,
        "note": release.note,
        "current": release.pk == pack.current_id,
        "withdrawal": _shown_withdrawal(release.withdrawal),
        "size": release.size,
        "made_at": release.made_at.isoformat(),
        "made_by": str(release.made_by) if release.made_by else None,
        "links": {
            "self": link("release", pack.game, release.number),
            "content": link("release_content", pack.game, release.number),
            "withdrawal": link("release_withdrawal", pack.game, release.number),
        },
    }


def _shown_withdrawal(withdrawal: Withdrawal | None) -> dict[str, Any] | None:
    if withdrawal is None:
        return None
    return {
        "reason": withdrawal.reason,
        "made_at": withdrawal.made_at.isoformat(),
        "made_by": str(withdrawal.made_by) if withdrawal.made_by else None,
    }
