"""The rules text of an entry in every language: rendered from its effects, or what somebody wrote instead."""

from __future__ import annotations

from typing import Any

from rest_framework import serializers

from content.actions.confirm_text import Confirmation
from content.entries.document import Document
from content.models import Pack
from content.own_text import restates
from content.own_texts import OwnText, own_texts_of
from content.rendering import surroundings
from engine.schema.json_schema import LONGEST_REASON, LONGEST_RENDERED
from playtest.api.enums import RULES_TEXT_STATES
from playtest.api.fields import Body, Shown, StrictText


class RulesTextShown(Shown):
    """The rules text of an entry in one language."""

    language = serializers.CharField()
    state = serializers.ChoiceField(
        choices=RULES_TEXT_STATES,
        help_text="`rendered`: players read what the effects say, or a text that takes it in; `own`: an own"
        " text for the effects as they are; `confirmed`: one that somebody confirmed for them; `stale`: one"
        " for effects that have changed since; `incomplete`: one that lacks a number, an icon or a name of"
        " theirs. What is stale or incomplete is not published until it is mended or confirmed.",
    )
    text = serializers.CharField(help_text="What players read.")
    rendered = serializers.CharField(help_text="What the effects say.")
    own = serializers.CharField(help_text="What somebody wrote instead; empty if nobody did.")
    written_for = serializers.CharField(help_text="What the effects said when the own text was written.")
    confirmed_for = serializers.CharField(help_text="What they said when it was confirmed last.")
    because = serializers.CharField(help_text="Why it was confirmed.")
    missing = serializers.ListField(
        child=serializers.CharField(), help_text="Numbers, icons and names that only the effects have."
    )

    class Meta:
        ref_name = "RulesText"


class ConfirmationBody(Body):
    """That an own text fits the effects as they are now. Both texts are those that were read."""

    language = StrictText(max_length=12)
    because = StrictText(max_length=LONGEST_REASON, help_text="Why; kept in the history.")
    own = StrictText(max_length=20_000)
    rendered = StrictText(max_length=LONGEST_RENDERED)

    class Meta:
        ref_name = "Confirmation"


def shown_rules(pack: Pack, document: Document) -> list[dict[str, Any]]:
    """The rules texts of an entry, the source language first."""
    content = surroundings(pack, document)
    return [_shown(own) for own in own_texts_of(content, document.kind, document.slug)]


def confirmation(sent: dict[str, Any]) -> Confirmation:
    """What was sent, as the action takes it."""
    return Confirmation(sent["language"], sent["because"], sent["own"], sent["rendered"])


def _shown(own: OwnText) -> dict[str, Any]:
    return {
        "language": own.language,
        "state": _state(own),
        "text": own.shown,
        "rendered": own.rendered,
        "own": own.text,
        "written_for": own.basis.written_for,
        "confirmed_for": own.basis.confirmed_for,
        "because": own.basis.because,
        "missing": list(own.missing),
    }


def _state(own: OwnText) -> str:
    if not restates(own.text):
        return "rendered"
    if own.is_open:
        return "stale" if own.is_stale else "incomplete"
    return "confirmed" if own.is_confirmed else "own"
