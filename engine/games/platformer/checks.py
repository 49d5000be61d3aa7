"""What a set of cards and dice must keep to be played, with every option and at every number of seats; tiles
have `engine.games.platformer.tile_checks`. A pack is checked when it is loaded and published."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.effects.triggers import ACTIVATED
from engine.games.platformer.words.ops.give_token import GiveToken
from engine.games.platformer.words.ops.summon import Summon
from engine.games.platformer.words.ops.take_this import TakeThis
from engine.games.platformer.words.triggers import ATTACK_RESOLVED, STAR_USED
from engine.schema import Fault, Game, is_word, word_info
from engine.schema.checks import Entries, Key, Written, first_of, of_kind, word_name
from engine.schema.walk import references

SYMBOLS = ("move", "sword", "coin", "hand", "star")
RESULTS = ("attack", "left", "right")
FACES = {"action": SYMBOLS, "enemy": RESULTS, "special": ("blank", *SYMBOLS)}
"""The dice by their role, and what they may show (PF-DICE, ledger section 2)."""
FEWEST = {"hero": 4, "boss": 1, "item": 3, "potion": 3, "artifact": 2, "event": 1}
"""So many cards are laid out at the largest table (PF-SETUP-05, -09, -11, PF-ART-01, PF-SOLO-02)."""
ONE_EACH = ("hero", "boss")
"""Of these, copies of a card are no further ones."""
ENEMIES = {1: 1, 2: 1, 3: 2}
"""Different enemies by rank, for the larger map (PF-SETUP-04, PF-MAP-02)."""
ASKS = {"match_enemy_die": "enemy", "compare_symbols": "action"}
"""The die that a boss's way of acting looks at (PF-MEDUSA-01, PF-IKEE-02)."""
DRAWN = {"match_enemy_die": 1, "compare_symbols": 2}
"""How many attack cards an activation draws at least."""
USED_AT_WILL = ("hero", "item", "potion", "artifact")
TOKEN_ROLES = {word_info(Summon).name: "summon", word_info(GiveToken).name: "token"}
"""What a token must be for the operation that takes it."""

Found = Iterator[tuple[Key, Fault]]


def check_set(game: Game, entries: Entries) -> Found:
    """Everything that is wrong with the cards and dice."""
    yield from _enough(entries)
    yield from _dice(entries)
    yield from _bosses(entries)
    yield from _tokens(game, entries)
    yield from _cards(entries)


def _enough(entries: Entries) -> Found:
    for kind, wanted in FEWEST.items():
        found = of_kind(entries, kind).values()
        held = len(found) if kind in ONE_EACH else sum(each.copies for each in found)
        if held < wanted:
            args: dict[str, str | int] = {"kind": kind, "is": held, "wanted": wanted}
            yield first_of(entries, kind), Fault((), "platformer-few-cards", args)
    for rank, wanted in ENEMIES.items():
        held = sum(each.data["rank"] == rank for each in of_kind(entries, "enemy").values())
        if held < wanted:
            args = {"rank": "I" * rank, "is": held, "wanted": wanted}
            yield first_of(entries, "enemy"), Fault(("rank",), "platformer-few-enemies", args)


def _dice(entries: Entries) -> Found:
    """One die of each role, with faces that it can show."""
    dice = of_kind(entries, "die")
    for role, allowed in FACES.items():
        slugs = [slug for slug, die in dice.items() if die.data["role"] == role]
        if len(slugs) != 1:
            key = ("die", slugs[1]) if slugs else first_of(entries, "die")
            yield key, Fault(("role",), "platformer-die-role", {"role": role, "is": len(slugs)})
        for slug in slugs:
            for index, face in enumerate(dice[slug].data["faces"]):
                if face not in allowed:
                    args = {"is": face, "role": role}
                    yield ("die", slug), Fault(("faces", index), "platformer-die-face", args)


def _bosses(entries: Entries) -> Found:
    """Each boss has attack cards, and it can come to each of them (PF-SETUP-08, PF-D-54)."""
    attacks = of_kind(entries, "boss_attack")
    for slug, boss in of_kind(entries, "boss").items():
        own = {name: card for name, card in attacks.items() if card.data["boss"] == slug}
        activation = boss.data["activation"]
        held, wanted = sum(card.copies for card in own.values()), DRAWN[activation]
        if held < wanted:
            fault = Fault((), "platformer-few-attacks", {"is": held, "wanted": wanted}, parts="boss_attack")
            yield ("boss", slug), fault
        if boss.data.get("health_per_level") == 0 and not boss.data.get("health_base"):
            yield ("boss", slug), Fault(("health_per_level",), "platformer-boss-health")
        asked = _faces(entries, ASKS[activation])
        shown = {sign for card in own.values() for sign in card.data["signs"]}
        if activation == "match_enemy_die" and own:
            for face in asked:
                if face not in shown:
                    yield ("boss", slug), Fault((), "platformer-no-answer", {"is": face}, parts="boss_attack")
        for name, card in own.items():
            for index, sign in enumerate(card.data["signs"]):
                if sign not in asked:
                    args = {"is": sign, "boss": slug}
                    fault = Fault(("signs", index), "platformer-dead-sign", args, entries=(("boss", slug),))
                    yield ("boss_attack", name), fault


def _faces(entries: Entries, role: str) -> tuple[str, ...]:
    """The different faces of a die; all that it could have where there is none."""
    for die in of_kind(entries, "die").values():
        if die.data["role"] == role:
            return tuple(dict.fromkeys(die.data["faces"]))
    return FACES[role]


def _tokens(game: Game, entries: Entries) -> Found:
    """Cards of a boss use its own tokens; only summons are summoned, only the others are given (PF-BOSS-23,
    -25)."""
    tokens = of_kind(entries, "boss_token")
    for slug, token in tokens.items():
        if token.data["role"] == "summon" and not token.data.get("health", 0):
            yield ("boss_token", slug), Fault(("health",), "platformer-summon-health")
    for (kind, slug), each in entries.items():
        boss = slug if kind == "boss" else each.data.get("boss", "")
        for path, target, name in references(game.kinds[kind].record, each.data, game):
            if target != "boss_token" or name not in tokens:
                continue
            role = TOKEN_ROLES.get(str(path[-2]))
            token = tokens[name]
            if role and token.data["role"] != role:
                args = {"is": name, "role": role}
                yield (kind, slug), Fault(path, "platformer-token-role", args, entries=((target, name),))
            elif boss and kind in ("boss", "boss_token", "boss_attack") and token.data["boss"] != boss:
                owner = token.data["boss"]
                args = {"is": name, "boss": owner}
                meant = ((target, name), ("boss", owner))
                yield (kind, slug), Fault(path, "platformer-other-boss", args, entries=meant)


def _cards(entries: Entries) -> Found:
    """Cards that could never do what they are for, or could do it for ever."""
    for key, each in entries.items():
        for fault in _card(key[0], each):
            yield key, fault


def _card(kind: str, each: Written) -> Iterator[Fault]:
    effects = each.data.get("effects", ())
    moments = [word_name(effect["when"]) for effect in effects]
    star_used = word_info(STAR_USED).name
    if kind in USED_AT_WILL:
        for index, effect in enumerate(effects):
            if is_word(effect["when"], ACTIVATED) and not effect.get("cost"):
                yield Fault(("effects", index, "cost"), "platformer-free-use")
    if kind == "hero":
        counts = "star" in each.data["star"]
        if counts and star_used not in moments:
            yield Fault(("star",), "platformer-star-without-effect")
        elif not counts and star_used in moments:
            path = ("effects", moments.index(star_used), "when")
            yield Fault(path, "platformer-effect-without-star")
    elif kind == "artifact" and not any(_says(effect, word_info(TakeThis).name) for effect in effects):
        yield Fault(("effects",), "platformer-artifact-not-taken")
    elif kind == "boss_attack" and word_info(ATTACK_RESOLVED).name not in moments:
        yield Fault(("effects",), "platformer-idle-attack")


def _says(raw: Any, word: str) -> bool:
    """Whether a word stands anywhere in what was written, in a nested list of operations too."""
    if isinstance(raw, Mapping):
        return word in raw or any(_says(part, word) for part in raw.values())
    if isinstance(raw, (list, tuple)):
        return any(_says(part, word) for part in raw)
    return bool(raw == word)
