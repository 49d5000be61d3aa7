"""How a game of Platformer is told.

Told besides the engine's events: ``event-marched`` (several enemies moved by one die), ``event-appeared``
(enemies of a kind on several spaces), ``event-slain`` (a blow, the defeat and the loot), ``event-star`` (a
star effect), ``event-thanks`` (an effect that gives something). Events of the engine are told with more
arguments: ``event-moved`` with the ``direction`` of the whole way, ``event-attacked`` with
the ``wounds``, ``event-boosted`` with the ``gems``, ``event-portal`` with the ``price``, ``event-struck``
with whether it would have been ``enough``, ``event-rolled`` with whether dice were rolled ``again``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from playtest.shows import log
from playtest.shows.log import Told

IMPLIED = ("event-symbol", "event-ended")
"""Never told: what follows a symbol tells it, and the outcome is told by itself."""

KEPT = ("event-moved", "event-boosted", "event-gained", "event-enemy-moved")
"""Told only when it is known whether there is more of it."""


class Teller(log.Teller):
    """Joins what belongs together. Ways, boosts and gains are kept back until something else happens."""

    chapters = ("event-turn",)

    def __init__(self) -> None:
        self.kept: Told | None = None

    def opening(self, view: Mapping[str, Any]) -> list[Told]:
        """The first turn, its event and its dice."""
        turn, dice = view["turn"], view["dice"]
        hero = {"hero": f"hero/{view['heroes'][turn['active']]['hero']}", "hero_seat": turn["active"]}
        told: list[Told] = [("event-turn", {**hero, "turn": turn["turns"]})]
        if view["events"]["current"]:
            told.append(("event-event", {"card": f"event/{view['events']['current']}"}))
        if dice["rolled"]:
            faces = {f"die_{number}": face for number, face in enumerate(dice["faces"], 1)}
            told += [
                ("event-rolled", hero | faces | {"again": "no"}),
                ("event-enemy-die", {"result": dice["enemy"]}),
            ]
        return told

    def hear(self, events: Sequence[Told]) -> list[Told]:
        """What can be told now."""
        told: list[Told] = []
        for key, args in _joined(_ordered(events)):
            longer = _longer(self.kept, (key, args))
            if longer is not None:
                self.kept = longer
                continue
            told += self.rest()
            if key in KEPT:
                self.kept = (key, args)
            else:
                told.append((key, args))
        return told

    def rest(self) -> list[Told]:
        """What was kept back."""
        kept, self.kept = self.kept, None
        if kept is None:
            return []
        key, args = kept
        return [(key, args | {"direction": _direction(args)}) if key == "event-moved" else kept]


def _longer(kept: Told | None, event: Told) -> Told | None:
    """A way with a further step, a symbol boosted once more, more of the same gain; None if the event begins
    something else."""
    if kept is None or kept[0] != event[0]:
        return None
    first, last = kept[1], event[1]
    if any(first.get(name) != last.get(name) for name in ("hero", "enemy", "cause")):
        return None
    if event[0] in ("event-moved", "event-enemy-moved"):
        if (first["column"], first["row"]) != (last["from_column"], last["from_row"]):
            return None
        return event[0], last | {"from_column": first["from_column"], "from_row": first["from_row"]}
    if event[0] == "event-gained":
        same = first["resource"] == last["resource"]
        return (event[0], last | {"amount": first["amount"] + last["amount"]}) if same else None
    if first["symbol"] != last["symbol"] or first["times"] >= last["times"]:
        return None
    return event[0], last | {"gems": first["gems"] + last["gems"]}


def _direction(args: Mapping[str, Any]) -> str:
    """Where a whole way leads: up, down, left, right, or back to where it began."""
    across, up = args["column"] - args["from_column"], args["row"] - args["from_row"]
    if up:
        return "up" if up > 0 else "down"
    return "right" if across > 0 else "left" if across else "back"


def _ordered(events: Sequence[Told]) -> list[Told]:
    """Dice before the enemy die, forging before what the forged symbol does; without what goes without
    saying."""
    ordered = _brought_forward(events, "event-enemy-die", "event-rolled")
    again = {"again": "no" if any(key == "event-enemy-die" for key, _args in events) else "yes"}
    ordered = [(key, args | again if key == "event-rolled" else args) for key, args in ordered]
    ordered = _brought_forward(
        ordered, "event-symbol", "event-forged", lambda args: args["source"].startswith("pair")
    )
    ordered = _brought_forward(ordered, "event-wounded", "event-fell", lambda args: args["cause"] == "fall")
    ordered = _with_stars(ordered)
    if [key for key, _args in ordered] != ["event-gravity"]:
        ordered = [event for event in ordered if event[0] != "event-gravity"]
    return [
        event
        for place, event in enumerate(ordered)
        if event[0] not in IMPLIED and not _goes_without_saying(ordered, place)
    ]


def _brought_forward(
    events: Sequence[Told],
    early: str,
    late: str,
    if_so: Callable[[Mapping[str, Any]], bool] = lambda args: True,
) -> list[Told]:
    """The events, with the first late one before the first early one whose arguments are so."""
    moved = list(events)
    first = next((at for at, (key, args) in enumerate(events) if key == early and if_so(args)), len(events))
    last = next((at for at in range(first, len(events)) if events[at][0] == late), -1)
    if last >= 0:
        moved.insert(first, moved.pop(last))
    return moved


def _with_stars(events: Sequence[Told]) -> list[Told]:
    """The hero card's effect is the star effect if a Star was used."""
    starred = False
    told: list[Told] = []
    for key, args in events:
        starred = starred or (key == "event-symbol" and args["symbol"] == "star")
        if starred and key == "event-effect" and args["definition"] == args["hero"]:
            key, starred = "event-star", False
        told.append((key, args))
    return told


def _goes_without_saying(events: Sequence[Told], place: int) -> bool:
    """A special die that was used or whose hero was downed is reset; cards are refreshed when a turn begins;
    a card that was used, drawn, revealed or is taken takes effect; a potion that was used is discarded."""
    key, args = events[place]
    before = events[place - 1] if place else ("", {})
    if key == "event-special-reset":
        after = [event for event in events[place + 1 :] if event[0] == "event-symbol"]
        return before[0] == "event-downed" or any(
            event[1]["source"] in ("saved", "pair_saved") for event in after[:1]
        )
    if key == "event-refreshed":
        return any(event[0] == "event-turn" for event in events[:place])
    if key == "event-discarded":
        return ("event-card-used", args) in events[:place]
    if key == "event-effect":
        cards = {event[1].get("card") for event in events[:place]}
        cards |= {event[1]["card"] for event in events[place:] if event[0] == "event-artifact"}
        return args["definition"] in cards or args["definition"].startswith(("boss_attack/", "event/"))
    return False


def _joined(events: Sequence[Told]) -> list[Told]:
    """Neighbouring events that are one story."""
    joined: list[Told] = []
    place = 0
    while place < len(events):
        told, place = _story(events, place)
        joined.append(told)
    return joined


def _story(events: Sequence[Told], place: int) -> tuple[Told, int]:
    """The story that begins at a place, and where the next one begins."""
    key, args = events[place]
    place += 1
    following = events[place] if place < len(events) else ("", {})
    if key == "event-attacked":
        hit = following[0] == "event-wounded" and following[1]["hero"] == args["hero"]
        return (key, args | {"wounds": following[1]["wounds"] if hit else 0}), place + hit
    if key == "event-struck" and following[0] == "event-defeated":
        return _slain(events, place + 1, args)
    if key == "event-struck":
        return (key, args | {"enough": "yes" if args["damage"] >= args["health"] else "no"}), place
    if key == "event-loot":
        return (key, args), _without_echo(events, place, args)
    if key == "event-defeated":
        return _slain(events, place, args | {"damage": 0, "health": 0})
    if key == "event-spent" and following[0] in ("event-boosted", "event-portal"):
        name = "gems" if following[0] == "event-boosted" else "price"
        return (following[0], following[1] | {name: args["amount"]}), place + 1
    if key in ("event-boosted", "event-portal"):
        return (key, args | {"gems": 0} if key == "event-boosted" else args | {"price": 0}), place
    if key in ("event-collected", "event-bought"):
        echo = "event-gained" if key == "event-collected" else "event-spent"
        same = following[0] == echo and following[1]["hero"] == args["hero"]
        if key == "event-collected":
            args = {"amount": 1, **args}  # moves kept from the time of single tokens do not say how many
        return (key, args), place + same
    if key == "event-enemy-moved" and args["cause"] == "die":
        return _marched(events, place - 1)
    if key == "event-effect" and following[0] == "event-gained" and following[1]["hero"] == args["hero"]:
        return ("event-thanks", following[1] | {"definition": args["definition"]}), place + 1
    if key == "event-boss-passes":
        return _passed(events, place - 1)
    if key == "event-spawned":
        return _appeared(events, place - 1)
    return (key, args), place


def _slain(events: Sequence[Told], place: int, args: Mapping[str, Any]) -> tuple[Told, int]:
    """A defeated enemy with its loot. What lies between is told after it."""
    gold = gems = 0
    if place < len(events) and events[place][0] == "event-loot":
        loot = events[place][1]
        gold, gems = loot["gold"], loot["gems"]
        place = _without_echo(events, place + 1, loot)
    told = {name: args[name] for name in ("hero", "hero_seat", "enemy", "damage", "health")}
    return ("event-slain", told | {"gold": gold, "gems": gems}), place


def _without_echo(events: Sequence[Told], place: int, loot: Mapping[str, Any]) -> int:
    """Where it goes on after the loot, which is gained too."""
    for resource, amount in (("gold", loot["gold"]), ("gem", loot["gems"])):
        if amount and place < len(events) and events[place][0] == "event-gained":
            gained = events[place][1]
            place += gained["resource"] == resource and gained["amount"] == amount
    return place


def _marched(events: Sequence[Told], place: int) -> tuple[Told, int]:
    """Enemies moved by the same die."""
    end = place
    while end < len(events) and events[end][0] == "event-enemy-moved" and events[end][1]["cause"] == "die":
        end += 1
    if end == place + 1:
        return events[place], end
    args = events[place][1]
    direction = "right" if args["column"] > args["from_column"] else "left"
    return ("event-marched", {"enemies": end - place, "direction": direction}), end


def _passed(events: Sequence[Told], place: int) -> tuple[Told, int]:
    """Attack cards drawn in vain."""
    end = place
    while end < len(events) and events[end][0] == "event-boss-passes":
        end += 1
    cards = [event[1]["card"] for event in events[place:end]]
    return ("event-boss-passes", {"cards": cards, "number": len(cards)}), end


def _appeared(events: Sequence[Told], place: int) -> tuple[Told, int]:
    """Enemies of one kind that appear together."""
    end = place
    while end < len(events) and events[end][0] == "event-spawned":
        if events[end][1]["enemy"] != events[place][1]["enemy"]:
            break
        end += 1
    if end == place + 1:
        return events[place], end
    spaces = [(event[1]["column"], event[1]["row"]) for event in events[place:end]]
    return ("event-appeared", {"enemy": events[place][1]["enemy"], "spaces": spaces}), end
