"""What a set of cards must keep to be played (ledger, end of section 6). A pack is checked when it is
loaded and published; a release that cannot be played is refused when a game starts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.schema import Fault, Game
from engine.schema.checks import Entries, Key, Written

TRIANGLE = ("attack", "defence", "strategy")
STARTING = 3
SET = {"character": 10, "secret": 10, "adventure_card": 49}
"""How many characters, Secrets and other adventure cards the game has."""
HIDDEN = ("is_kidnapper",)
"""Conditions on what is hidden: what lasts cannot rest on them, or everybody could read it off the table."""

Found = Iterator[tuple[Key, Fault]]


def check_set(game: Game, entries: Entries) -> Found:
    """Everything that is wrong with a set of cards."""
    yield from check_playable(entries)
    for kind, wanted in SET.items():
        found = _of(entries, kind)
        count = sum(each.copies for each in found.values() if not each.data.get("hero"))
        if count != wanted:
            args: dict[str, str | int] = {"is": count, "wanted": wanted, "kind": kind}
            yield _first(entries, kind), Fault((), "princess-set-size", args)


def check_playable(entries: Entries) -> Found:
    """What keeps a set of cards from being played."""
    yield from _roles(entries)
    yield from _characters(entries)
    yield from _cards(entries)
    yield from _effects(entries)


def _of(entries: Entries, kind: str) -> dict[str, Written]:
    return {slug: each for (of, slug), each in entries.items() if of == kind}


def _first(entries: Entries, kind: str) -> Key:
    """The entry to name where one is missing."""
    return kind, next(iter(_of(entries, kind)), kind)


def _roles(entries: Entries) -> Found:
    """Exactly one Kidnapper, exactly one Princess."""
    kidnappers = [slug for slug, each in _of(entries, "secret").items() if each.data.get("kidnapper")]
    if len(kidnappers) != 1:
        key = ("secret", kidnappers[1]) if kidnappers else _first(entries, "secret")
        yield key, Fault(("kidnapper",), "princess-one-kidnapper", {"is": len(kidnappers)})
    ladies = list(_of(entries, "princess"))
    if len(ladies) != 1:
        key = ("princess", ladies[1] if ladies else "princess")
        yield key, Fault((), "princess-one-princess", {"is": len(ladies)})
    for kind in ("character", "secret", "princess"):
        for slug, each in _of(entries, kind).items():
            if each.copies != 1:
                yield (kind, slug), Fault(("copies",), "princess-one-copy", {"is": each.copies})


def _characters(entries: Entries) -> Found:
    """Three starting cards for each, and a symbol and a colour of its own."""
    starting: dict[str, int] = {}
    for each in _of(entries, "adventure_card").values():
        hero = each.data.get("hero")
        if hero:
            starting[hero] = starting.get(hero, 0) + each.copies
    seen: dict[tuple[str, str], str] = {}
    for slug, each in _of(entries, "character").items():
        if starting.get(slug, 0) != STARTING:
            args = {"is": starting.get(slug, 0), "wanted": STARTING}
            yield ("character", slug), Fault((), "princess-starting-cards", args)
        for field in ("symbol", "colour"):
            first = seen.setdefault((field, str(each.data.get(field))), slug)
            if first != slug:
                fault = Fault((field,), "princess-same-sign", {"is": str(each.data[field]), "first": first})
                yield ("character", slug), fault


def _cards(entries: Entries) -> Found:
    """Marks, Success texts, persistent marks."""
    cards = _of(entries, "adventure_card")
    others = [each.data for each in cards.values() if not each.data.get("hero")]
    if not any(data.get("mark", "question") == "question" for data in others):
        yield _first(entries, "adventure_card"), Fault(("mark",), "princess-question-mark")
    for slug, each in cards.items():
        for fault in _card(each.data):
            yield ("adventure_card", slug), fault


def _card(data: Mapping[str, Any]) -> Iterator[Fault]:
    kind = data["type"]
    persistent = bool(data.get("persistent"))
    moments = [_name(effect["when"]) for effect in data.get("effects", ())]
    if bool(data.get("hero")) != (data.get("mark", "question") == "emblem"):
        yield Fault(("mark",), "princess-emblem")
    if kind in TRIANGLE:
        if "success" not in moments:
            yield Fault(("effects",), "princess-no-success")
        if persistent:
            yield Fault(("persistent",), "princess-cannot-persist")
        yield from _idle(moments, {*moments} - {"success"})
    elif kind == "environment":
        if not persistent:
            yield Fault(("persistent",), "princess-not-persistent")
        yield from _idle(moments, {"success", "applied", "curse_leaves", "activated"})
    elif persistent:
        if not {*moments} - {"applied"}:
            yield Fault(("persistent",), "princess-nothing-lasts")
        yield from _idle(moments, {"success", "comes_in", "is_replaced"})
    elif {*moments} - {"applied", "success"}:
        yield Fault(("persistent",), "princess-not-persistent")
    else:
        yield from _idle(moments, {"success"})


def _idle(moments: list[str], idle: set[str]) -> Iterator[Fault]:
    """Effects that could never act on this sort of card."""
    for index, moment in enumerate(moments):
        if moment in idle:
            yield Fault(("effects", index, "when"), "princess-never-acts", {"is": moment})


def _effects(entries: Entries) -> Found:
    """What a player can use at will must cost something, or it could be used for ever; what lasts must
    concern self, others or all, and rest on nothing that is hidden."""
    for key, each in entries.items():
        for index, effect in enumerate(each.data.get("effects", ())):
            moment = _name(effect["when"])
            path = ("effects", index)
            if moment == "activated" and not effect.get("cost"):
                yield key, Fault((*path, "cost"), "princess-free-use")
            if moment != "always":
                continue
            for place, word in enumerate(effect["do"]):
                if _parameters(word).get("of") in ("them", "opponent"):
                    args = {"is": _parameters(word)["of"]}
                    yield key, Fault((*path, "do", place), "princess-always-of", args)
            for place, word in enumerate(effect.get("if", ())):
                if _name(word) in HIDDEN:
                    yield key, Fault((*path, "if", place), "princess-always-hidden", {"is": _name(word)})


def _name(raw: Any) -> str:
    return raw if isinstance(raw, str) else next(iter(raw))


def _parameters(raw: Any) -> Mapping[str, Any]:
    return {} if isinstance(raw, str) else next(iter(raw.values())) or {}
