"""What a set of cards must keep to be played (ledger, end of section 6). Found when a release is loaded,
and by the checks of a pack before that."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from engine.schema import Fault

Entries = Mapping[str, Mapping[str, tuple[Mapping[str, Any], int]]]
"""By kind and slug: the fields of an entry without texts, and its copies."""

TRIANGLE = ("attack", "defence", "strategy")
STARTING = 3
SET = {"character": 10, "secret": 10, "adventure_card": 49}
"""How many characters, Secrets and other adventure cards the printed game has."""


@dataclass(frozen=True, slots=True)
class Flaw:
    """Something that is wrong with the set: at which entry, and whether it can be played all the same."""

    kind: str
    slug: str
    fault: Fault
    playable: bool = False


def flaws(entries: Entries) -> list[Flaw]:
    """Everything that is wrong with a set of cards."""
    return [*_roles(entries), *_characters(entries), *_cards(entries), *_uses(entries), *_numbers(entries)]


def _of(entries: Entries, kind: str) -> Mapping[str, tuple[Mapping[str, Any], int]]:
    return entries.get(kind, {})


def _roles(entries: Entries) -> Iterator[Flaw]:
    """Exactly one Kidnapper, exactly one Princess."""
    kidnappers = [slug for slug, (data, _) in _of(entries, "secret").items() if data.get("kidnapper")]
    if len(kidnappers) != 1:
        slug = kidnappers[1] if kidnappers else next(iter(_of(entries, "secret")), "")
        yield Flaw("secret", slug, Fault(("kidnapper",), "princess-one-kidnapper", {"is": len(kidnappers)}))
    ladies = list(_of(entries, "princess"))
    if len(ladies) != 1:
        slug = ladies[1] if ladies else ""
        yield Flaw("princess", slug, Fault((), "princess-one-princess", {"is": len(ladies)}))
    for kind in ("character", "secret", "princess"):
        for slug, (_, copies) in _of(entries, kind).items():
            if copies != 1:
                yield Flaw(kind, slug, Fault(("copies",), "princess-one-copy", {"is": copies}))


def _characters(entries: Entries) -> Iterator[Flaw]:
    """Three starting cards for each, and a symbol and a colour of its own."""
    starting: dict[str, int] = {}
    for data, copies in _of(entries, "adventure_card").values():
        if data.get("hero"):
            starting[data["hero"]] = starting.get(data["hero"], 0) + copies
    seen: dict[tuple[str, str], str] = {}
    for slug, (data, _) in _of(entries, "character").items():
        if starting.get(slug, 0) != STARTING:
            args = {"is": starting.get(slug, 0), "wanted": STARTING}
            yield Flaw("character", slug, Fault((), "princess-starting-cards", args))
        for field in ("symbol", "colour"):
            first = seen.setdefault((field, str(data.get(field))), slug)
            if first != slug:
                fault = Fault((field,), "princess-same-sign", {"is": str(data.get(field)), "first": first})
                yield Flaw("character", slug, fault)


def _cards(entries: Entries) -> Iterator[Flaw]:
    """Marks, Success texts, persistent marks."""
    cards = _of(entries, "adventure_card")
    others = [data for data, _ in cards.values() if not data.get("hero")]
    if not any(data.get("mark", "question") == "question" for data in others):
        yield Flaw("adventure_card", next(iter(cards), ""), Fault(("mark",), "princess-question-mark"))
    for slug, (data, _) in cards.items():
        for fault in _card(data):
            yield Flaw("adventure_card", slug, fault)


def _card(data: Mapping[str, Any]) -> Iterator[Fault]:
    kind = data["type"]
    persistent = bool(data.get("persistent"))
    moments = [_name(effect["when"]) for effect in data.get("effects", ())]
    if bool(data.get("hero")) != (data.get("mark", "question") == "emblem"):
        yield Fault(("mark",), "princess-emblem")
    if kind in TRIANGLE:
        if "success" not in moments:
            yield Fault(("effects",), "princess-no-success")
        yield from _idle(moments, {"success"})
    elif kind == "environment":
        if not persistent:
            yield Fault(("persistent",), "princess-not-persistent")
        yield from _idle(moments, {"success", "applied", "curse_leaves", "activated"}, idle=True)
    elif persistent:
        if not set(moments) - {"applied", "curse_leaves"}:
            yield Fault(("persistent",), "princess-nothing-lasts")
        yield from _idle(moments, {"success", "comes_in", "is_replaced"}, idle=True)
    else:
        if set(moments) - {"applied", "success"}:
            yield Fault(("persistent",), "princess-not-persistent")
        yield from _idle(moments, {"success"}, idle=True)
    if persistent and kind in TRIANGLE:
        yield Fault(("persistent",), "princess-cannot-persist")


def _idle(moments: list[str], named: set[str], idle: bool = False) -> Iterator[Fault]:
    """Effects that could never act on this sort of card: all but the named, or exactly those."""
    for index, moment in enumerate(moments):
        if (moment in named) == idle:
            yield Fault(("effects", index, "when"), "princess-never-acts", {"is": moment})


def _uses(entries: Entries) -> Iterator[Flaw]:
    """What a player can use at will must cost something, or it could be used for ever."""
    for kind in ("character", "secret", "adventure_card", "princess"):
        for slug, (data, _) in _of(entries, kind).items():
            for index, effect in enumerate(data.get("effects", ())):
                if _name(effect["when"]) == "activated" and not effect.get("cost"):
                    yield Flaw(kind, slug, Fault(("effects", index, "cost"), "princess-free-use"))


def _numbers(entries: Entries) -> Iterator[Flaw]:
    """The printed game has so many of each; another number can be played."""
    for kind, wanted in SET.items():
        found = _of(entries, kind)
        count = sum(copies for data, copies in found.values() if not data.get("hero"))
        if count != wanted and found:
            args = {"is": count, "wanted": wanted}
            yield Flaw(kind, next(iter(found)), Fault((), "princess-set-size", args), playable=True)


def _name(raw: Any) -> str:
    return raw if isinstance(raw, str) else next(iter(raw))
