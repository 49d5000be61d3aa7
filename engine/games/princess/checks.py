"""What a set of cards must keep to be played (ledger, end of section 6). A pack is checked when it is
loaded and published; a release that cannot be played is refused when a game starts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.effects.triggers import ACTIVATED
from engine.games.princess.words.triggers import APPLIED, SUCCESS
from engine.schema import Fault, Game, is_word, word_info
from engine.schema.checks import Entries, Key, first_of, of_kind, word_name

TRIANGLE = ("attack", "defence", "strategy")
STARTING = 3
SET = {"character": 10, "secret": 10, "adventure_card": 49}
"""How many characters, Secrets and other adventure cards the game has."""

Found = Iterator[tuple[Key, Fault]]


def check_set(game: Game, entries: Entries) -> Found:
    """Everything that is wrong with a set of cards."""
    yield from check_playable(entries)
    for kind, wanted in SET.items():
        found = of_kind(entries, kind)
        count = sum(each.copies for each in found.values() if not each.data.get("hero"))
        if count != wanted:
            args: dict[str, str | int] = {"is": count, "wanted": wanted, "kind": kind}
            yield first_of(entries, kind), Fault((), "princess-set-size", args)


def check_playable(entries: Entries) -> Found:
    """What keeps a set of cards from being played."""
    yield from _roles(entries)
    yield from _characters(entries)
    yield from _cards(entries)
    yield from _effects(entries)


def _roles(entries: Entries) -> Found:
    """Exactly one Kidnapper, exactly one Princess."""
    kidnappers = [slug for slug, each in of_kind(entries, "secret").items() if each.data.get("kidnapper")]
    if len(kidnappers) != 1:
        key = ("secret", kidnappers[1]) if kidnappers else first_of(entries, "secret")
        yield key, Fault(("kidnapper",), "princess-one-kidnapper", {"is": len(kidnappers)})
    ladies = list(of_kind(entries, "princess"))
    if len(ladies) != 1:
        key = ("princess", ladies[1] if ladies else "princess")
        yield key, Fault((), "princess-one-princess", {"is": len(ladies)})
    for kind in ("character", "secret", "princess"):
        for slug, each in of_kind(entries, kind).items():
            if each.copies != 1:
                yield (kind, slug), Fault(("copies",), "princess-one-copy", {"is": each.copies})


def _characters(entries: Entries) -> Found:
    """Three starting cards for each, and a symbol and a colour of its own."""
    starting: dict[str, int] = {}
    for each in of_kind(entries, "adventure_card").values():
        hero = each.data.get("hero")
        if hero:
            starting[hero] = starting.get(hero, 0) + each.copies
    seen: dict[tuple[str, str], str] = {}
    for slug, each in of_kind(entries, "character").items():
        if starting.get(slug, 0) != STARTING:
            args = {"is": starting.get(slug, 0), "wanted": STARTING}
            yield ("character", slug), Fault((), "princess-starting-cards", args, parts="adventure_card")
        for field in ("symbol", "colour"):
            first = seen.setdefault((field, str(each.data.get(field))), slug)
            if first != slug:
                said = {"is": str(each.data[field]), "first": first}
                meant = (("character", first),)
                yield ("character", slug), Fault((field,), "princess-same-sign", said, entries=meant)


def _cards(entries: Entries) -> Found:
    """Marks, Success texts, persistent marks."""
    cards = of_kind(entries, "adventure_card")
    others = [each.data for each in cards.values() if not each.data.get("hero")]
    if not any(data.get("mark", "question") == "question" for data in others):
        yield first_of(entries, "adventure_card"), Fault(("mark",), "princess-question-mark")
    for slug, each in cards.items():
        for fault in _card(each.data):
            yield ("adventure_card", slug), fault


def _card(data: Mapping[str, Any]) -> Iterator[Fault]:
    """What its type asks of a card; which moments can happen on it is declared with the kind."""
    kind = data["type"]
    persistent = bool(data.get("persistent"))
    moments = [word_name(effect["when"]) for effect in data.get("effects", ())]
    if bool(data.get("hero")) != (data.get("mark", "question") == "emblem"):
        yield Fault(("mark",), "princess-emblem")
    if kind in TRIANGLE:
        if word_info(SUCCESS).name not in moments:
            yield Fault(("effects",), "princess-no-success")
        if persistent:
            yield Fault(("persistent",), "princess-cannot-persist")
    elif kind == "environment":
        if not persistent:
            yield Fault(("persistent",), "princess-not-persistent")
    elif persistent and not {*moments} - {word_info(APPLIED).name}:
        yield Fault(("persistent",), "princess-nothing-lasts")


def _effects(entries: Entries) -> Found:
    """What a player can use at will must cost something, or it could be used for ever."""
    for key, each in entries.items():
        for index, effect in enumerate(each.data.get("effects", ())):
            if is_word(effect["when"], ACTIVATED) and not effect.get("cost"):
                yield key, Fault(("effects", index, "cost"), "princess-free-use")
