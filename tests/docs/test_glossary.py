"""The glossary has every word that the product shows or names its rows by, and no word that is not used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from django.apps import apps
from django.contrib.auth.models import User
from django.db.models import Model
from django.test import RequestFactory
from django.utils import translation
from django.utils.translation import gettext

from content.effect_reference import TITLES
from content.roles import ROLES
from editor.navigation import make_menu
from engine.bots import BOTS

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/glossary.md").read_text(encoding="utf-8")
LANGUAGES = ("en", "es", "it", "de")
OURS = ("content", "editor", "playtest", "printing", "studio")
Rows = dict[str, list[str]]


def section(title: str) -> Rows:
    """The rows of a section, by their word."""
    text = PAGE.split(f"## {title}\n")[1].split("\n## ")[0]
    lines = [line for line in text.splitlines() if line.startswith("|")][2:]
    rows = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]
    return {row[0].strip("`"): row for row in rows}


SECTIONS = {
    title: section(title)
    for title in ("What people read", "The menu", "Roles", "Bots", "What only the code says")
}
READ, MENU, CODE = (SECTIONS[title] for title in ("What people read", "The menu", "What only the code says"))
ROWS = [(title, word) for title, rows in SECTIONS.items() for word in rows]


def in_all_languages(model: type[Model]) -> list[str]:
    """What the rows of a model are called."""
    names = []
    for language in LANGUAGES:
        with translation.override(language):
            names.append(str(model._meta.verbose_name))
    return names


def read(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def plain(text: str) -> str:
    """A text with nothing but letters and digits: ``line_up``, ``LineUp`` and "line-up" are one word."""
    return re.sub(r"[\W_]", "", text).lower()


def test_every_row_of_the_database_has_a_word() -> None:
    models = [model for model in apps.get_models() if model.__module__.split(".")[0] in OURS]
    assert models
    for model in models:
        names = in_all_languages(model)
        if len(set(names)) > 1:
            assert READ.get(names[0], [])[:4] == names, model
        else:  # nobody reads it, or it is the same word everywhere
            assert names[0] in READ or names[0] in CODE, model


@pytest.mark.any_database
@pytest.mark.django_db
def test_the_menu_is_in_the_glossary_in_every_language() -> None:
    shown: list[list[str]] = []
    for language in LANGUAGES:
        with translation.override(language):
            request = RequestFactory().get("/")
            request.user = User(is_superuser=True, is_active=True)
            menu = make_menu(request)
            groups = [[group.title, *(item.title for item in group.items)] for group in menu.groups]
            shown.append([item.title for item in menu.first] + [title for each in groups for title in each])
    assert sorted(zip(*shown, strict=True)) == sorted(tuple(row[:4]) for row in MENU.values())


def test_roles_are_in_the_glossary_in_every_language() -> None:
    told: Rows = {}
    for role in ROLES:
        told[role] = []
        for language in LANGUAGES:
            with translation.override(language):
                told[role].append(gettext(role))
    assert {role: row[:4] for role, row in SECTIONS["Roles"].items()} == told


def test_bots_are_in_the_glossary() -> None:
    assert set(SECTIONS["Bots"]) == set(BOTS)


def test_the_sorts_of_words_are_in_the_glossary() -> None:
    assert set(TITLES) <= set(CODE)


@pytest.mark.parametrize("title", SECTIONS)
def test_words_stand_in_their_order(title: str) -> None:
    words = list(SECTIONS[title])
    assert words == sorted(words, key=str.lower)


@pytest.mark.parametrize(("title", "word"), ROWS)
def test_every_word_has_a_meaning_and_is_used_where_it_is_said_to_be(title: str, word: str) -> None:
    row = SECTIONS[title][word]
    assert all(row), "an empty cell"
    assert len(row) == (3 if title in ("Bots", "What only the code says") else 6)
    places = re.findall(r"`([^`]+)`", row[-1])
    assert places
    for place in places:
        path = ROOT / place
        assert path.exists(), place
        if title == "The menu":
            continue  # the sidebar uses it
        files = sorted(path.rglob("*")) if path.is_dir() else [path]
        texts = (file for file in files if file.suffix in (".py", ".yaml", ".md"))
        assert any(plain(word) in plain(f"{file.relative_to(ROOT)} {read(file)}") for file in texts), place
