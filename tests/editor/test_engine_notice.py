"""The dashboard says how the compiling of the engine goes, and what it costs if it does not."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from django.test import Client

from content import engine_build
from content.engine_build import Progress, Stage
from editor import engine_notice
from tests.editor.pages import shown

pytestmark = pytest.mark.django_db

STATE = "/admin/engine/state/"
SENTENCES = {
    "en": ("The engine is being compiled: 25 %", "because gcc is not installed", "could not be compiled"),
    "es": ("Compilando el motor de juego: 25 %", "porque gcc no está instalado", "No se ha podido compilar"),
    "it": ("Compilazione del motore di gioco: 25 %", "perché gcc non è installato", "Non è stato possibile"),
    "de": ("Die Spiel-Engine wird kompiliert: 25 %", "weil gcc auf dem Server", "nicht kompilieren; warum"),
}


@pytest.fixture(autouse=True)
def _from_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TILEWRIGHT_BUILDS", str(tmp_path))
    monkeypatch.setattr(engine_notice, "is_compiled", lambda: False)


def state(client: Client, language: str) -> dict[str, Any]:
    found: dict[str, Any] = client.get(STATE, headers={"accept-language": language}).json()
    return found


@pytest.mark.parametrize("language", SENTENCES)
def test_progress_and_failures_are_told_in_every_language(designer: Client, language: str) -> None:
    building, missing, failed = SENTENCES[language]
    engine_build.tell(Progress(Stage.BUILDING, "f", os.getpid(), 1, 4))
    assert state(designer, language) == {"open": True, "percent": 25, "text": building}
    engine_build.tell(Progress(Stage.MISSING, "f", lacks="gcc"))
    assert missing in state(designer, language)["text"]
    engine_build.tell(Progress(Stage.FAILED, "f"))
    assert failed in state(designer, language)["text"]


def test_the_dashboard_shows_a_bar_while_it_is_compiled(designer: Client) -> None:
    assert STATE not in shown(designer.get("/admin/"))
    engine_build.tell(Progress(Stage.BUILDING, "f", os.getpid(), 1, 4))
    page = shown(designer.get("/admin/"))
    assert f'data-progress-state="{STATE}"' in page
    assert "editor/progress.js" in page
    assert "compiled engine" not in page


def test_the_dashboard_says_what_a_missing_compiler_costs(designer: Client) -> None:
    engine_build.tell(Progress(Stage.MISSING, "f", lacks="gcc"))
    page = shown(designer.get("/admin/"))
    assert "Bots and campaigns play several times slower" in page
    assert STATE not in page


def test_a_compiled_engine_is_named_beside_the_version(
    designer: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine_build.tell(Progress(Stage.BUILDING, "f", os.getpid(), 4, 4))
    monkeypatch.setattr(engine_notice, "is_compiled", lambda: True)
    page = shown(designer.get("/admin/"))
    assert "· compiled engine" in page
    assert STATE not in page


def test_nobody_else_is_told(client: Client) -> None:
    assert client.get(STATE).status_code == 302
