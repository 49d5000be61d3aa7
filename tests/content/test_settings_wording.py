"""What games can be started with, in four languages: every option has its title, its help and names for its
choices, and every error can be said."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from django.conf import settings
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from content.playwording import PlayWording
from content.settings_wording import spelled
from engine.games import games
from engine.kernel.settings import Setting, settings_of
from tests.engine.option_errors import RELEASES, WRONG, Wrong

LANGUAGES = [code for code, _name in settings.LANGUAGES]
SHIPPED = list(games())


@cache
def words(game: str, language: str) -> PlayWording:
    return PlayWording(RELEASES[game](), language)


@cache
def messages(game: str, language: str = "en") -> dict[str, set[str]]:
    """The messages about a game's options, each with its attributes."""
    text = (settings.BASE_DIR / "locale" / language / game / "options.ftl").read_text(encoding="utf-8")
    return {
        entry.id.name: {attribute.id.name for attribute in entry.attributes}
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ftl.Message)
    }


def attributes(setting: Setting) -> set[str]:
    """What the message of an option must say besides its title."""
    named = () if setting.sort == "entry" else setting.choices
    found = {"help", *(f"choice-{spelled(value)}" for value in (*named, *setting.special))}
    if setting.sort in ("choices", "party"):
        found.add("choice-none")
    return found | {"pair"} if setting.sort == "pairs" else found


@pytest.mark.parametrize("game", SHIPPED)
def test_every_option_and_choice_has_its_words_and_every_word_an_option(game: str) -> None:
    wanted: dict[str, set[str]] = {}
    for setting in settings_of(RELEASES[game]()).settings:
        key = f"{game}-setting-{setting.name}".replace("_", "-")
        wanted[key] = attributes(setting)
        wanted |= {f"{key}-{part.name}": set() for part in setting.parts}
    about = {key: found for key, found in messages(game).items() if key.startswith(f"{game}-setting-")}
    assert about == wanted


@pytest.mark.parametrize("game", SHIPPED)
def test_every_error_of_a_game_is_one_that_the_engine_raises(game: str) -> None:
    prefix = f"{game}-option-error-"
    said = {key.removeprefix(prefix) for key in messages(game) if key.startswith(prefix)}
    raised = {wrong.key for wrong in WRONG if wrong.game == game}
    assert said
    assert said <= raised


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SHIPPED)
def test_titles_and_help_are_lines_for_people(game: str, language: str) -> None:
    spoken = words(game, language)
    titles = []
    for setting in settings_of(RELEASES[game]()).settings:
        title, help_line = spoken.setting(setting.name)
        titles.append(title)
        assert "_" not in title + help_line
        assert help_line.endswith(".")
        assert len(title) <= 40, title
        assert len(help_line) <= 140, help_line
        for value in (*setting.choices, *setting.special):
            assert spoken.choice(setting, value)
        assert "_" not in spoken.choice(setting, setting.default)
    assert len(set(titles)) == len(titles)


VALUES: list[tuple[str, str, Any, tuple[str, str, str, str]]] = [
    ("platformer", "artifacts", True, ("yes", "sí", "sì", "ja")),
    ("platformer", "tile_set", "void", ("Void", "Vacío", "Vuoto", "Schatten")),
    ("platformer", "boss", "", ("by lot", "al azar", "a sorte", "ausgelost")),
    ("platformer", "boss", "medusa", ("medusa",) * 4),
    (
        "platformer",
        "heroes",
        ["etern", ""],
        ("etern and by lot", "etern y al azar", "etern e a sorte", "etern und ausgelost"),
    ),
    ("platformer", "heroes", [], ("by lot", "al azar", "a sorte", "ausgelost")),
    ("platformer", "first_player", -1, ("by lot", "al azar", "a sorte", "ausgelost")),
    ("platformer", "first_player", 2, ("2",) * 4),
    ("platformer", "collect_on", [], ("never", "nunca", "mai", "nie")),
    (
        "platformer",
        "collect_on",
        ["fall", "push"],
        (
            "falling and being pushed",
            "al caer y al ser empujado",
            "cadendo e venendo spinti",
            "im Fallen und geschubst",
        ),
    ),
    (
        "platformer",
        "start_bonus",
        [[1, 2], [0, 1]],
        (
            "1 Gold and 2 Gems; 0 Gold and 1 Gem",
            "1 de Oro y 2 Gemas; 0 de Oro y 1 Gema",
            "1 Moneta e 2 Gemme; 0 Monete e 1 Gemma",
            "1 Münze und 2 Kristalle; 0 Münzen und 1 Kristall",
        ),
    ),
    ("dungeons", "most_loot", 0, ("no limit", "sin límite", "nessun limite", "keine Grenze")),
    ("dungeons", "most_loot", 8, ("8",) * 4),
    (
        "dungeons",
        "party",
        [{"hero": "sage", "equipment": "bow", "ability": "mend"}],
        ("sage, bow and mend", "sage, bow y mend", "sage, bow e mend", "sage, bow und mend"),
    ),
    ("puddles", "limit", 60, ("60",) * 4),
]


@pytest.mark.parametrize(("game", "name", "value", "said"), VALUES)
def test_a_value_is_called_what_people_call_it(
    game: str, name: str, value: Any, said: tuple[str, str, str, str]
) -> None:
    assert tuple(words(game, code).choice(name, value) for code in ("en", "es", "it", "de")) == said


def test_entries_are_called_by_their_names_and_parts_by_their_titles() -> None:
    from studio.terminal import releases

    release = releases.from_pack(releases.shipped("platformer"))
    assert PlayWording(release, "es").choice("boss", "overlord_ikee") == "Señor Supremo Ikee"
    assert words("dungeons", "de").setting("party.equipment") == ("Ausrüstung", "")
    assert words("dungeons", "de").setting("equipment") == ("Ausrüstung", "")
    assert words("platformer", "it").setting("start_bonus.gems") == ("Gemme", "")
    assert words("princess", "de").setting("seats") == ("Spielerzahl", "")


def test_an_option_that_is_just_being_declared_is_shown_by_its_name() -> None:
    assert words("puddles", "de").setting("limit") == ("Limit", "")
    with pytest.raises(LookupError, match="puddles has no option ponds"):
        words("puddles", "de").choice("ponds", 1)


@pytest.mark.parametrize("wrong", WRONG, ids=lambda it: f"{it.game}-{it.key}-{it.path}")
def test_every_error_is_said_in_every_language(wrong: Wrong) -> None:
    error = wrong.error()
    said = {code: words(wrong.game, code).option_error(error) for code in LANGUAGES}
    for text in said.values():
        assert error.path in text
        assert not error.clause or text.endswith(f"[{error.clause}]")
        assert str(error.arguments.get("hint", "")) in text
        for value in error.arguments.get("allowed", ()):
            assert value in text
        assert "$" not in text
        assert "  " not in text
    assert len(set(said.values())) == len(LANGUAGES)


def test_an_error_tells_where_what_and_how_to_mend_it() -> None:
    wrong = {(each.game, each.key, each.path): each for each in WRONG}
    error = wrong["platformer", "entry", "heroes[1]"].error()
    assert words("platformer", "en").option_error(error) == (
        "Heroes (heroes[1]): This release has no “etren” (Hero). It has: dancer, etern, healer, plain, "
        "second, sweety. Did you mean “etern”? [PF-SETUP-11]"
    )
    error = wrong["princess", "many-players", "seats"].error()
    assert words("princess", "de").option_error(error) == (
        "Spielerzahl (seats): Das Spiel ist für 3 bis 5 Spieler gedacht, nicht für 6. Mit der Option "
        "many_players sind es bis zu 10. [PR-SETUP-01]"
    )
    error = wrong["platformer", "not-enough-tiles", "tile_set"].error()
    assert words("platformer", "es").option_error(error) == (
        "Mazmorra (tile_set): La mazmorra necesita 6 losetas normales y 2 de Jefe; de «Vacío» esta edición "
        "tiene 0 y 0. Elige otra mazmorra o añade losetas. [PF-SETUP-01]"
    )
    error = wrong["dungeons", "wrong-type", "party[1]"].error()
    assert words("dungeons", "it").option_error(error) == (
        "Personaggi (party[1]): Qui va un’associazione di nomi a valori, non «fighter». [DD-RUL-03]"
    )
    error = wrong["platformer", "wrong-type", "portal_cost"].error()
    assert words("platformer", "de").option_error(error) == (
        "Portalpreis (portal_cost): Hier wird eine ganze Zahl gebraucht, nicht „true“. [PF-D-01]"
    )
