"""Suggestions by plug-ins: none without configuration; a broken one costs only its own."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from content.models import Pack, TextUnit
from content.suggesters import SuggestionContext, machine_suggestions
from tests.editor.conftest import ClientOf
from tests.editor.pages import shown

pytestmark = pytest.mark.django_db

HERE = "tests.editor.test_suggesters"


class Glossary:
    """Works offline: puts the terms of the game into the source."""

    def suggest(
        self, source: str, source_language: str, target_language: str, context: SuggestionContext
    ) -> list[str]:
        for found, forms in context.terms.items():
            source = source.replace(found, forms[0]) if forms else source
        return [f"[{source_language}→{target_language}] {source}", context.kind]


class Broken:
    """Fails when it is asked."""

    def suggest(self, *_told: object) -> list[str]:
        raise OSError("no line")


class Strange:
    """Returns what is no text, and too much of it."""

    def suggest(self, *_told: object) -> list[object]:
        return [None, 7, " ", "x" * 30_000, "one", "two", "three", "four"]


@pytest.fixture
def tara(lanternwick: Pack, client_of: ClientOf) -> Client:
    """A translator into German."""
    return client_of("translator", "tara", languages=["de"])


def unit() -> TextUnit:
    return TextUnit.objects.select_related("entry__game").get(entry__slug="bruno", field="name")


def test_without_configuration_nobody_is_asked(tara: Client, settings: Any) -> None:
    assert settings.SUGGESTERS == []
    assert "Suggested by machines" not in shown(tara.get(f"/admin/translations/{unit().pk}/de/text/"))
    assert machine_suggestions(unit(), "de") == []


def test_a_plug_in_is_told_the_text_and_shown_beside_the_memory(tara: Client, settings: Any) -> None:
    settings.SUGGESTERS = [f"{HERE}.Glossary"]
    page = shown(tara.get(f"/admin/translations/{unit().pk}/de/text/"))
    assert "Suggested by machines" in page
    part = shown(tara.get(f"/admin/translations/{unit().pk}/de/suggest/"))
    assert f"[en→de] {unit().source}" in part
    assert 'data-quality="machine"' in part
    assert "ferryman" in part
    assert tara.get(f"/admin/translations/{unit().pk}/es/suggest/").status_code == 403


def test_a_bad_plug_in_costs_its_suggestion_only(tara: Client, settings: Any) -> None:
    settings.SUGGESTERS = [f"{HERE}.Broken", "no.such.Plugin", f"{HERE}.Strange", f"{HERE}.Glossary"]
    assert tara.get(f"/admin/translations/{unit().pk}/de/text/").status_code == 200
    told = [each.text for each in machine_suggestions(unit(), "de")]
    assert told[:3] == ["one", "two", "three"]
    assert told[3].startswith("[en→de]")
    assert len(told) == 5
