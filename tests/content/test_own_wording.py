"""Messages in two layers: what is shipped and what people write in the studio; what goes stale, what is
refused, and how it gets back into the files."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.management import CommandError, call_command

from content.actions.reword import return_message, save_message
from content.coverage import Layer, coverage
from content.errors import ChangedMeanwhileError, InvalidError, NotAllowedError
from content.messages.check import check_message
from content.messages.dump import with_message
from content.messages.listing import Standing, Wanted, list_messages
from content.messages.place import Place
from content.messages.shipped import find_shipped, shipped_keys
from content.messages.uses import changes_of
from content.messages.writing import source_of, text_of
from content.models import Language, MessageRevision, OwnMessage, Pack
from content.own_wording import OwnSource, declare_own, own_digest
from content.search_index import basis_of
from content.wording import fault_text, wording
from engine.gaps import listening
from studio.terminal.releases import shipped
from tests.kept import loaded

REROLL = Place("it", "platformer", "op-reroll")
SAID = {"form": "imperative", "doubtful": "no", "dice": "unused"}
ROOT = Path(__file__).parents[2]


def own(language: str, game: str, source: str) -> OwnSource:
    return OwnSource(language, game, source.partition(" =")[0], source)


def reroll(old: str, new: str) -> str:
    """The shipped text with some words replaced."""
    text = text_of(REROLL.shipped)
    assert old in text
    return text.replace(old, new)


@pytest.fixture
def platformer(db: None) -> Pack:
    """Platformer as it is shipped."""
    return loaded(shipped("platformer"))


@pytest.fixture
def files(settings: Any, tmp_path: Path) -> Path:
    """The messages of Platformer in Italian and English, in a folder that may be written to."""
    for language in ("it", "en"):
        shutil.copytree(ROOT / "locale" / language, tmp_path / language)
    settings.LOCALE_PATHS = [tmp_path]
    return tmp_path


# The layers


def test_an_own_message_speaks_instead_of_the_shipped_one_in_its_language_and_game() -> None:
    declare_own(
        [
            own("it", "platformer", "game-platformer = Torre"),
            own("de", "", "join-comma = { $first }; { $last }"),
        ]
    )
    assert wording("it", "platformer").say("game-platformer") == "Torre"
    assert wording("de", "platformer").say("game-platformer") == "Platformer"
    assert not wording("it").has("game-platformer")
    assert wording("de", "princess").say("join-comma", {"first": "a", "last": "b"}) == "a; b"
    assert wording("es", "princess").say("join-comma", {"first": "a", "last": "b"}) == "a, b"
    declare_own([])
    assert wording("it", "platformer").say("game-platformer") == "Platformer"


def test_what_an_own_message_cannot_say_the_shipped_one_of_the_language_says() -> None:
    declare_own([own("it", "platformer", "join-comma = { $gone }")])
    with listening() as heard:
        assert wording("it", "platformer").say("join-comma", {"first": "a", "last": "b"}) == "a, b"
    assert not heard.gaps


def test_a_term_of_ones_own_stands_in_the_shipped_messages() -> None:
    declare_own([own("it", "platformer", "-gold = { $number ->\n    [one] Scudo\n   *[many] Scudi\n }")])
    assert "Scudo" in wording("it", "platformer").attempt("-gold", {"number": "one"})[0]


@pytest.mark.gaps
def test_an_own_message_fills_what_a_language_lacks_and_is_behind_others_that_fall_back_to_it(
    db: None,
) -> None:
    Language.objects.create(code="qaa", name="Qaa", fallbacks="it")
    declare_own([own("it", "platformer", "game-platformer = Torre")])
    assert wording("qaa", "platformer").say("game-platformer") == "Torre"
    declare_own([own("qaa", "platformer", "game-platformer = Wieza")])
    assert wording("qaa", "platformer").say("game-platformer") == "Wieza"


def test_trying_a_message_changes_nothing_for_others() -> None:
    words = wording("it", "platformer")
    tried = words.with_message("it", "game-platformer", "game-platformer = Torre")
    assert tried.say("game-platformer") == "Torre"
    assert words.say("game-platformer") == "Platformer"
    assert words.with_message("de", "game-platformer", "game-platformer = Turm") is words


@pytest.mark.gaps
def test_trying_without_a_message_falls_back() -> None:
    words = wording("it", "platformer").with_message("it", "op-reroll", None)
    with listening() as heard:
        assert "Reroll" in words.say("op-reroll", SAID).capitalize()
    assert [gap.key for gap in heard.gaps] == ["op-reroll"]


# Saving


def test_a_saved_message_is_heard_kept_and_can_be_taken_back(
    platformer: Pack, person: Callable[..., User], django_capture_on_commit_callbacks: Any
) -> None:
    ivo = person("translator", "ivo", languages=["it"])
    text = reroll("tutti i dadi inutilizzati", "ogni dado non usato")
    before = basis_of(platformer)
    with django_capture_on_commit_callbacks(execute=True):
        saved = save_message(REROLL, text, "reviewed", seen=0, author=ivo)
    assert saved is not None
    assert (saved.version, saved.quality, saved.changed_by) == (1, "reviewed", ivo)
    assert saved.answers == REROLL.shipped
    assert wording("it", "platformer").say("op-reroll", SAID) == "tira di nuovo ogni dado non usato"
    assert basis_of(platformer) != before  # the search reads again
    with django_capture_on_commit_callbacks(execute=True):
        return_message(REROLL, seen=1, author=ivo)
    assert not OwnMessage.objects.exists()
    assert basis_of(platformer) == before
    verbs = MessageRevision.objects.order_by("pk").values_list("verb", "made_by__username")
    assert list(verbs) == [("written", "ivo"), ("returned", "ivo")]


def test_another_process_hears_of_a_message_when_it_looks(platformer: Pack) -> None:
    save_message(REROLL, reroll("inutilizzati", "fermi"), "draft", seen=0, author=None)
    assert wording("it", "platformer").say("op-reroll", SAID) == "tira di nuovo tutti i dadi inutilizzati"
    OwnMessage.notice(seconds=3600)  # it has looked only just now
    OwnMessage.notice()
    assert wording("it", "platformer").say("op-reroll", SAID) == "tira di nuovo tutti i dadi fermi"


def test_looking_for_news_costs_one_query(platformer: Pack, django_assert_num_queries: Any) -> None:
    OwnMessage.notice()
    with django_assert_num_queries(1):
        OwnMessage.notice()
    with django_assert_num_queries(0):
        OwnMessage.notice(seconds=3600)


def test_who_saves_over_a_version_that_was_not_seen_is_told(platformer: Pack) -> None:
    save_message(REROLL, reroll("inutilizzati", "fermi"), "draft", seen=0, author=None)
    with pytest.raises(ChangedMeanwhileError):
        save_message(REROLL, reroll("inutilizzati", "liberi"), "draft", seen=0, author=None)
    with pytest.raises(ChangedMeanwhileError):
        return_message(REROLL, seen=0, author=None)
    assert "fermi" in OwnMessage.objects.get().source


def test_only_who_may_write_in_a_language_may_word_it(platformer: Pack, person: Callable[..., User]) -> None:
    tara = person("translator", "tara", languages=["de"])
    with pytest.raises(NotAllowedError):
        save_message(REROLL, reroll("inutilizzati", "fermi"), "draft", seen=0, author=tara)
    with pytest.raises(NotAllowedError):
        return_message(REROLL, seen=0, author=tara)


def test_who_writes_the_shipped_text_goes_back_to_it(platformer: Pack) -> None:
    save_message(REROLL, reroll("inutilizzati", "fermi"), "draft", seen=0, author=None)
    assert save_message(REROLL, text_of(REROLL.shipped), "draft", seen=1, author=None) is None
    assert not OwnMessage.objects.exists()


def test_an_own_message_is_stale_when_the_shipped_text_is_another(platformer: Pack, files: Path) -> None:
    save_message(
        Place("it", "platformer", "op-reroll"), reroll("inutilizzati", "fermi"), "draft", seen=0, author=None
    )

    def standing(**wanted: str) -> list[Standing]:
        found = list_messages(Wanted("platformer", "it", **wanted))
        return [each.standing for each in found if each.key == "op-reroll"]

    assert standing() == standing(state="own") == [Standing.OWN]
    file = files / "it" / "platformer" / "effects.ftl"
    file.write_text(file.read_text("utf-8").replace("tutti i dadi inutilizzati", "tutti i dadi"), "utf-8")
    OwnMessage.declare_all()
    assert standing() == standing(state="stale") == [Standing.STALE]
    assert "fermi" in wording("it", "platformer").say("op-reroll", SAID)


# What changes


def test_the_cards_that_say_a_message_are_found_and_compared(platformer: Pack) -> None:
    found = changes_of(REROLL, source_of("op-reroll", reroll("tutti i dadi", "quei dadi")))
    assert [slug for _game, _kind, slug, _text in found.said] == ["four_leaf_die", "fidget"]
    assert [(each.kind, each.slug) for each in found.cards] == [("hero", "fidget")]
    change = found.cards[0]
    assert change.before.shown == "Esaurire: tira di nuovo tutti i dadi inutilizzati."
    assert change.after.shown == "Esaurire: tira di nuovo quei dadi inutilizzati."
    assert {each.word for each, _before, _after in found.samples} == {"reroll"}
    assert not found.lost


def test_a_message_that_breaks_a_card_is_refused_by_its_name(platformer: Pack) -> None:
    text = reroll("tutti i dadi", "{ $unheard } tutti i dadi")
    found = changes_of(REROLL, source_of("op-reroll", text))
    assert {name for name, _gap in found.lost} == {"hero/fidget", "reroll"}


def test_messages_are_found_by_id_text_word_and_card(platformer: Pack) -> None:
    def keys(**wanted: str) -> set[str]:
        return {each.key for each in list_messages(Wanted("platformer", "it", **wanted))}

    assert "op-reroll" in keys(term="op reroll") & keys(term="TIRARE di nuovo") & keys(term="Würfle")
    assert "op-move" not in keys(term="tirare di nuovo")
    assert "op-reroll" in keys(word="operation/reroll")
    assert "op-forge" not in keys(word="operation/reroll")
    assert "op-reroll" in keys(card="hero/fidget")
    assert len(keys(card="hero/fidget")) < 40
    assert keys(state="missing") == set()
    assert "op-reroll" in keys(subject="effects")
    assert "op-reroll" not in keys(subject="faces")


# What is refused


@pytest.mark.parametrize(
    ("text", "fault", "line"),
    [
        ("  \n", "wording-empty", None),
        ("tira { $dise }", "wording-argument", 1),
        ("tira\n{ DADI($dice) }", "wording-function", 2),
        ("{ $form ->\n   *[imperative] { -dadone }\n }{ $dice }", "wording-term", 2),
        ("tira { dadini } { $dice }", "wording-message", 1),
        ("tira { $dice", "wording-syntax", 1),
        ("{ $dice ->\n    [one] un dado\n }", "wording-syntax", 3),
        ("tira di nuovo", "wording-lost", None),
        ("tira \u0007{ $dice }", "wording-character", 1),
        ("tira { op-reroll } { $dice }{ $form }{ $doubtful }", "wording-case", None),
    ],
)
def test_a_broken_message_is_refused_with_its_line_in_every_language(
    text: str, fault: str, line: int | None
) -> None:
    found = check_message(REROLL, text)
    assert fault in [each.key for each in found]
    first = next(each for each in found if each.key == fault)
    assert first.args.get("line") == line
    assert len({fault_text(first, language, "platformer") for language in ("en", "es", "it", "de")}) == 4


def test_a_message_keeps_its_parts() -> None:
    place = Place("it", "platformer", "platformer-setting-heroes")
    assert {each.key for each in check_message(place, "Eroi")} == {"wording-attribute"}
    assert [each.key for each in check_message(place, ".help = Aiuto\n.choice-none = a sorte")] == [
        "wording-no-value"
    ]
    assert check_message(place, "Eroi\n.help = Chi gioca.\n.choice-none = a caso") == []


def test_a_name_that_is_nearly_right_is_offered() -> None:
    assert check_message(REROLL, "tira { $dise }")[0].hint == "$dice"


def test_nothing_broken_is_saved(platformer: Pack) -> None:
    with pytest.raises(InvalidError):
        save_message(REROLL, "tira { $dise }", "draft", seen=0, author=None)
    with pytest.raises(InvalidError) as refused:
        save_message(REROLL, reroll("inutilizzati", "fermi"), "splendid", seen=0, author=None)
    assert [each.path for each in refused.value.faults] == [("quality",)]
    assert not OwnMessage.objects.exists()
    assert not MessageRevision.objects.exists()


def test_shipped_messages_are_sound_and_come_back_as_they_are_written() -> None:
    """All of them take minutes; a spread of each game and language does not."""
    for number, language in enumerate(("de", "en", "es", "it")):
        for game in ("", "platformer", "dungeons", "princess"):
            for key in list(shipped_keys(language, game))[number::25]:
                found = find_shipped(language, game, key)
                assert found is not None
                assert source_of(key, text_of(found.source), found.source) == found.source
                assert check_message(Place(language, game, key), text_of(found.source)) == [], key


# Back into the files


def test_only_the_lines_of_a_message_change_in_its_file() -> None:
    choice = "b = { $n ->\n    [one] 1\n   *[other] 2\n }\n    .help = x\n"
    file = f"# Above\n\n# About a\na = One\n\n# About b\n{choice}# End\n-t = T\n"
    assert with_message(file, "a", "a = Two", []) == file.replace("One", "Two")
    assert with_message(file, "b", "b = short", []) == file.replace(choice, "b = short\n")
    assert with_message(file, "-t", "-t = U", []) == file.replace("-t = T", "-t = U")
    assert with_message(file, "c", "c = New", ["z", "a"]) == file.replace("a = One\n", "a = One\nc = New\n")
    assert with_message("", "c", "c = New", []) == "c = New\n"
    windows = file.replace("\n", "\r\n")
    assert with_message(windows, "a", "a = Two", []) == windows.replace("One", "Two")


def test_dumping_writes_one_clean_line_and_the_own_wording_is_gone(platformer: Pack, files: Path) -> None:
    file = files / "it" / "platformer" / "effects.ftl"
    before = file.read_text("utf-8")
    save_message(
        Place("it", "platformer", "op-reroll"), reroll("inutilizzati", "fermi"), "draft", seen=0, author=None
    )
    out = StringIO()
    with pytest.raises(CommandError, match=r"1 file would change"):
        call_command("wording", "dump", "--check", stdout=out)
    changed = [
        line for line in out.getvalue().splitlines() if line[:1] in "+-" and line[:3] not in ("+++", "---")
    ]
    assert [line.split("]")[1] for line in changed] == [" tutti i dadi inutilizzati", " tutti i dadi fermi"]
    assert file.read_text("utf-8") == before
    assert OwnMessage.objects.count() == 1

    call_command("wording", "dump", "--language", "de", stdout=out)
    assert file.read_text("utf-8") == before
    call_command("wording", "dump", "--language", "it", stdout=out)
    assert file.read_text("utf-8") == before.replace("tutti i dadi inutilizzati\n", "tutti i dadi fermi\n", 1)
    assert not OwnMessage.objects.exists()
    assert MessageRevision.objects.first().verb == "dumped"  # type: ignore[union-attr]
    OwnMessage.notice()
    said = wording("it", "platformer").say("op-reroll", SAID)
    assert said.endswith("tutti i dadi fermi")  # the file is read again, without a restart
    call_command("wording", "dump", "--check", stdout=out)
    with pytest.raises(CommandError, match="xx"):
        call_command("wording", "dump", "--language", "xx", stdout=out)


@pytest.mark.gaps
def test_what_a_new_language_words_counts_and_becomes_its_files(platformer: Pack, files: Path) -> None:
    Language.objects.create(code="fr", name="Français")
    missing = {each.layer: len(each.missing) for each in coverage("fr", "platformer")}
    for key, text in (("op-reroll", "relance { $dice }"), ("op-heal-full", "soigne tout { $form }")):
        save_message(Place("fr", "platformer", key), text, "draft", seen=0, author=None)
    OwnMessage.notice()
    assert {each.layer: len(each.missing) for each in coverage("fr", "platformer")} == missing | {
        Layer.RULES: missing[Layer.RULES] - 2
    }
    call_command("wording", "dump", stdout=StringIO())
    file = files / "fr" / "platformer" / "effects.ftl"
    assert file.read_text("utf-8") == "op-heal-full = soigne tout { $form }\nop-reroll = relance { $dice }\n"


def test_own_digests_tell_wordings_apart() -> None:
    assert own_digest("it", "platformer") == ""
    declare_own([own("it", "platformer", "game-platformer = Torre")])
    first = own_digest("it", "platformer")
    declare_own([own("it", "platformer", "game-platformer = Torri")])
    assert first != own_digest("it", "platformer") != ""
    assert own_digest("it", "dungeons") == ""
