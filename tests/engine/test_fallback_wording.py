"""What a language lacks is said in the next language of its chain: that message alone, soundly, and never
without somebody being able to know."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from engine.gaps import SEVERAL, Gap, Said, listening, note
from engine.messages import Messages, entries
from engine.wording import Wording, WordingError

LOCALE = Path(__file__).parents[2] / "locale"

ENGLISH = """
move = move { spaces }
spaces = { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
 }
gain = gain { -gold }
buy = buy it for { -gold }
rest = rest
    .help = You need not do anything.
-gold = Gold
"""
POLISH = """
spaces = { $steps ->
    [one] 1 pole
    [few] { $steps } pola
   *[many] { $steps } pól
 }
gain = zyskujesz { -gold }
rest = odpocznij
buy = kup za { $price }
"""


def messages_in(source: str) -> list[ftl.Message | ftl.Term]:
    """What Fluent's own parser finds."""
    return [each for each in FluentParser().parse(source).body if isinstance(each, ftl.Message | ftl.Term)]


def polish(*sources: str, behind: str = ENGLISH) -> Wording:
    return Wording("pl", sources or [POLISH], [Wording("en", [behind])])


def test_a_message_that_is_missing_is_said_in_the_next_language_and_the_others_are_not() -> None:
    words = polish()
    with listening() as heard:
        assert words.say("rest") == "odpocznij"
        assert heard.gaps == {}
        assert words.say("move", {"steps": 3}) == "move 3 spaces"
    assert list(heard.gaps) == [Gap("pl", "move", "en")]
    assert list(heard.languages) == ["pl", "en"]


def test_a_message_that_fell_back_is_said_by_the_grammar_of_its_own_language() -> None:
    """Its parts are not taken from the language that lacks it: no "move 3 pola"; and 22 are "spaces" in
    English, though Polish counts them as few."""
    assert polish().say("move", {"steps": 22}) == "move 22 spaces"
    assert polish().say("spaces", {"steps": 22}) == "22 pola"


def test_a_term_that_is_missing_is_borrowed_and_told() -> None:
    with listening() as heard:
        assert polish().say("gain") == "zyskujesz Gold"
    assert list(heard.gaps) == [Gap("pl", "-gold", "en")]


def test_what_is_borrowed_counts_as_its_own_language_does() -> None:
    english = "sum = { pieces }\npieces = { $n ->\n    [one] one piece\n   *[other] { $n } pieces\n }"
    french = Wording("fr", ["sum = en tout : { pieces }"], [Wording("en", [english])])
    assert french.say("sum", {"n": 0}) == "en tout : 0 pieces"  # French counts 0 like 1, English does not


def test_a_message_that_cannot_be_said_falls_back_like_one_that_is_missing() -> None:
    with listening() as heard:
        assert polish().say("buy") == "buy it for Gold"  # the Polish one asks for a price that nobody gives
        assert polish("buy = { -zloto }").say("buy") == "buy it for Gold"
        assert polish("buy = { buy }").say("buy") == "buy it for Gold"
        assert polish("buy = {{ nonsense").say("buy") == "buy it for Gold"
    assert list(heard.gaps) == [Gap("pl", "buy", "en")]


def test_an_attribute_falls_back_by_itself() -> None:
    with listening() as heard:
        assert polish().say("rest", attribute="help") == "You need not do anything."
    assert list(heard.gaps) == [Gap("pl", "rest.help", "en")]


def test_the_chain_is_followed_in_its_order() -> None:
    english = Wording("en", [ENGLISH])
    czech = Wording("cs", ["rest = odpočiň si\nmove = pohni se"], [english])
    slovak = Wording("sk", ["rest = oddýchni si"], [czech, english])
    assert slovak.say("rest") == "oddýchni si"
    assert slovak.say("move", {"steps": 1}) == "pohni se"
    assert slovak.say("gain") == "gain Gold"
    with listening() as heard:
        slovak.say("move", {"steps": 1})
        slovak.say("gain")
    assert heard.fallbacks() == ["cs", "en"]


def test_what_no_language_says_is_a_mistake_of_ours() -> None:
    with pytest.raises(WordingError, match="pl: no message fly"):
        polish().say("fly")
    with pytest.raises(WordingError, match="Unknown external: steps"):
        polish().say("move")
    assert not polish().has("fly")
    assert polish().has("move")
    assert not polish().has("move", "help")


def test_the_outer_listener_hears_what_the_inner_one_hears_but_not_what_is_said_aside() -> None:
    words = polish()
    with listening() as outer:
        with listening() as inner:
            words.say("move", {"steps": 1})
        assert outer.gaps == inner.gaps != {}
        with listening(aside=True) as aside:
            text = words.say("gain")
        assert Gap("pl", "-gold", "en") in aside.gaps
        assert Gap("pl", "-gold", "en") not in outer.gaps
        kept = aside.said(text)
        assert kept.repeat() == "zyskujesz Gold"
        assert Gap("pl", "-gold", "en") in outer.gaps
    note("pl")  # nobody listens any more, and nothing happens


def test_a_text_that_is_kept_knows_its_language() -> None:
    assert Said("rest", ("en",)).language == "en"
    assert Said("odpocznij, then rest", ("pl", "en")).language == SEVERAL


def test_a_later_source_says_a_message_anew() -> None:
    shipped, written = Messages(["a = one\nb = two"]), Messages(["b = zwei"])
    assert Wording("de", Messages.over(shipped, written)).say("b") == "zwei"
    assert dict(shipped)["b"] == "b = two"


@pytest.mark.parametrize(
    "path", sorted(LOCALE.rglob("*.ftl")), ids=lambda path: "-".join(path.relative_to(LOCALE).parts)
)
def test_messages_are_found_as_the_parser_finds_them(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    parsed = messages_in(source)
    found = list(entries(source))
    assert [key for key, _source in found] == [
        f"-{each.id.name}" if isinstance(each, ftl.Term) else each.id.name for each in parsed
    ]
    for whole, (key, part) in zip(parsed, found, strict=True):
        alone = messages_in(part)
        assert len(alone) == 1, key
        assert alone[0].equals(whole, ignored_fields=["span", "comment"]), key
    said = {
        f"{each.id.name}.{name}" if name else each.id.name
        for each in parsed
        if isinstance(each, ftl.Message)
        for name in ([""] if each.value is not None else []) + [part.id.name for part in each.attributes]
    }
    assert set(Messages([source]).keys_with_attributes()) == said


def test_files_with_windows_line_ends_are_read_as_well() -> None:
    assert Wording("en", ["a = one\r\n    two\r\nb = three\r\n"]).say("b") == "three"


@pytest.mark.parametrize(
    "source",
    [
        "a = one\nb = {{ nonsense\nc = three",
        "a = { $n ->\n[one] one\n*[other] b = two\n}\nc = three",
        "a =\n\n\n    one\n    b = no message\n\nc = three",
        "# a = comment\n## b = group\n### c = resource\na = one\n# b = another\nc = three",
        "a = one\nno message at all\n- b = two\nc = three",
        "a = one\n9b = two\n{ c } = no\n.d = no\nc = three",
        "-a=one\n    .b = attribute\na   =   two\nc\t= no\nc = three",
        "a = one\n b = no message\nc = three\nc = four",
        "a = { NUMBER($n,\nminimumFractionDigits: 2) }\nc =\n    .d = three",
        "# only a comment\n",
        "",
    ],
)
def test_messages_are_found_where_files_are_odd(source: str) -> None:
    """Also where a message is broken: it is lost, and the next one is not."""
    sound: dict[str, ftl.Message | ftl.Term] = {}
    for whole in messages_in(source):
        sound[f"-{whole.id.name}" if isinstance(whole, ftl.Term) else whole.id.name] = whole
    said = {key: messages_in(part) for key, part in entries(source)}
    assert {key for key, found in said.items() if found} == set(sound)
    for key, whole in sound.items():
        assert said[key][0].equals(whole, ignored_fields=["span", "comment"]), key


def test_nothing_is_parsed_that_nobody_says(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []

    def parse(source: str) -> ftl.Resource:
        parsed.append(source.partition(" ")[0])
        return FluentParser().parse(source)

    monkeypatch.setattr("engine.wording.FluentResource", parse)
    words = polish()
    assert parsed == []
    assert words.say("gain") == "zyskujesz Gold"
    assert words.say("gain") == "zyskujesz Gold"
    assert parsed == ["gain", "-gold"]


def test_threads_that_ask_at_once_hear_the_same() -> None:
    for _ in range(20):
        words = polish()
        together = Barrier(8)

        def say(number: int, words: Wording = words, together: Barrier = together) -> list[str]:
            together.wait()
            said = [
                words.say("gain"),
                words.say("spaces", {"steps": number}),
                words.say("move", {"steps": 3}),
            ]
            return [said[0], said[2]]

        with ThreadPoolExecutor(8) as threads:
            assert list(threads.map(say, range(8))) == [["zyskujesz Gold", "move 3 spaces"]] * 8
