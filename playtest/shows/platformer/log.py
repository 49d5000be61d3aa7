"""How a game of Platformer is told.

Told besides the engine's events: ``event-marched`` (several enemies moved by one die), ``event-appeared``
(enemies of a kind on several spaces), ``event-slain`` (a blow, the defeat and the loot), ``event-star`` (a
star effect), ``event-thanks`` (an effect that gives something). Events of the engine are told with more
arguments: ``event-moved`` with the ``direction`` of the whole way, ``event-attacked`` with
the ``wounds``, ``event-boosted`` with the ``gems``, ``event-portal`` with the ``price``, ``event-struck``
with whether it would have been ``enough``, ``event-rolled`` with whether dice were rolled ``again``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.games.platformer.view import View
from engine.kernel import Args
from engine.kernel.targets import Targets
from playtest.shows import log
from playtest.shows.log import Told

IMPLIED = ("event-symbol", "event-ended")
"""Never told: what follows a symbol tells it, and the outcome is told by itself."""

KEPT = ("event-moved", "event-boosted", "event-gained", "event-enemy-moved")
"""Told only when it is known whether there is more of it."""


class Teller(log.Teller[View]):
    """Joins what belongs together. Ways, boosts and gains are kept back until something else happens."""

    chapters = ("event-turn",)

    def __init__(self) -> None:
        self.kept: Told | None = None

    def opening(self, view: View) -> list[Told]:
        """The first turn, its event and its dice."""
        turn, dice = view.turn, view.dice
        hero: Args = {"hero": f"hero/{view.heroes[turn.active].hero}", "hero_seat": turn.active}
        told = [Told("event-turn", {**hero, "turn": turn.turns})]
        if view.events.current:
            told.append(Told("event-event", {"card": f"event/{view.events.current}"}))
        if dice.rolled:
            faces = {f"die_{number}": face for number, face in enumerate(dice.faces, 1)}
            told += [
                Told("event-rolled", {**hero, **faces, "again": "no"}),
                Told("event-enemy-die", {"result": dice.enemy}),
            ]
        return told

    def hear(self, events: Sequence[Told]) -> list[Told]:
        """What can be told now."""
        told: list[Told] = []
        for event in _joined(_ordered(events)):
            longer = _longer(self.kept, event)
            if longer is not None:
                self.kept = longer
                continue
            told += self.rest()
            if event.key in KEPT:
                self.kept = event
            else:
                told.append(event)
        return told

    def rest(self) -> list[Told]:
        """What was kept back."""
        kept, self.kept = self.kept, None
        if kept is None:
            return []
        return [kept.but(direction=_direction(kept)) if kept.key == "event-moved" else kept]


def _longer(kept: Told | None, event: Told) -> Told | None:
    """A way with a further step, a symbol boosted once more, more of the same gain; None if the event begins
    something else."""
    if kept is None or kept.key != event.key:
        return None
    first, last = kept.args, event.args
    if any(first.get(name) != last.get(name) for name in ("hero", "enemy", "cause")):
        return None
    if event.key in ("event-moved", "event-enemy-moved"):
        if (first["column"], first["row"]) != (last["from_column"], last["from_row"]):
            return None
        return kept.further(event)
    if event.key == "event-gained":
        amount = kept.number("amount") + event.number("amount")
        return event.but(amount=amount) if first["resource"] == last["resource"] else None
    if first["symbol"] != last["symbol"] or kept.number("times") >= event.number("times"):
        return None
    return event.but(gems=kept.number("gems") + event.number("gems"))


def _direction(way: Told) -> str:
    """Where a whole way leads: up, down, left, right, or back to where it began."""
    across = way.number("column") - way.number("from_column")
    up = way.number("row") - way.number("from_row")
    if up:
        return "up" if up > 0 else "down"
    return "right" if across > 0 else "left" if across else "back"


def _ordered(events: Sequence[Told]) -> list[Told]:
    """Dice before the enemy die, forging before what the forged symbol does; without what goes without
    saying."""
    ordered = _brought_forward(events, "event-enemy-die", "event-rolled")
    again = "no" if any(event.key == "event-enemy-die" for event in events) else "yes"
    ordered = [event.but(again=again) if event.key == "event-rolled" else event for event in ordered]
    ordered = _brought_forward(
        ordered, "event-symbol", "event-forged", lambda event: event.name("source").startswith("pair")
    )
    ordered = _brought_forward(
        ordered, "event-wounded", "event-fell", lambda event: event.args["cause"] == "fall"
    )
    ordered = _with_stars(ordered)
    if [event.key for event in ordered] != ["event-gravity"]:
        ordered = [event for event in ordered if event.key != "event-gravity"]
    return [
        event
        for place, event in enumerate(ordered)
        if event.key not in IMPLIED and not _goes_without_saying(ordered, place)
    ]


def _brought_forward(
    events: Sequence[Told],
    early: str,
    late: str,
    if_so: Callable[[Told], bool] = lambda event: True,
) -> list[Told]:
    """The events, with the first late one before the first early one that is so."""
    moved = list(events)
    first = next((at for at, each in enumerate(events) if each.key == early and if_so(each)), len(events))
    last = next((at for at in range(first, len(events)) if events[at].key == late), -1)
    if last >= 0:
        moved.insert(first, moved.pop(last))
    return moved


def _with_stars(events: Sequence[Told]) -> list[Told]:
    """The hero card's effect is the star effect if a Star was used."""
    starred = False
    told: list[Told] = []
    for event in events:
        key, args = event.key, event.args
        starred = starred or (key == "event-symbol" and args["symbol"] == "star")
        if starred and key == "event-effect" and args["definition"] == args["hero"]:
            event, starred = Told("event-star", args, event.targets), False
        told.append(event)
    return told


def _goes_without_saying(events: Sequence[Told], place: int) -> bool:
    """A special die that was used or whose hero was downed is reset; cards are refreshed when a turn begins;
    a card that was used, drawn, revealed or is taken takes effect; a potion that was used is discarded."""
    event, earlier = events[place], events[:place]
    if event.key == "event-special-reset":
        after = [each for each in events[place + 1 :] if each.key == "event-symbol"]
        return (earlier[-1:] != [] and earlier[-1].key == "event-downed") or any(
            each.args["source"] in ("saved", "pair_saved") for each in after[:1]
        )
    if event.key == "event-refreshed":
        return any(each.key == "event-turn" for each in earlier)
    if event.key == "event-discarded":
        return any(each.key == "event-card-used" and each.args == event.args for each in earlier)
    if event.key == "event-effect":
        cards = [each.args.get("card") for each in earlier]
        cards += [each.args["card"] for each in events[place:] if each.key == "event-artifact"]
        bearer = event.name("definition")
        return bearer in cards or bearer.startswith(("boss_attack/", "event/"))
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
    event = events[place]
    key, args = event.key, event.args
    place += 1
    following = events[place] if place < len(events) else Told("")
    if key == "event-attacked":
        hit = following.key == "event-wounded" and following.args["hero"] == args["hero"]
        return event.but(wounds=following.args["wounds"] if hit else 0), place + hit
    if key == "event-struck" and following.key == "event-defeated":
        return _slain(events, place + 1, event)
    if key == "event-struck":
        return event.but(enough="yes" if event.number("damage") >= event.number("health") else "no"), place
    if key == "event-loot":
        return event, _without_echo(events, place, event)
    if key == "event-defeated":
        return _slain(events, place, event.but(damage=0, health=0))
    if key == "event-spent" and following.key == "event-boosted":
        return following.but(gems=args["amount"]), place + 1
    if key == "event-spent" and following.key == "event-portal":
        return following.but(price=args["amount"]), place + 1
    if key in ("event-boosted", "event-portal"):
        return event.but(gems=0) if key == "event-boosted" else event.but(price=0), place
    if key in ("event-collected", "event-bought"):
        echo = "event-gained" if key == "event-collected" else "event-spent"
        same = following.key == echo and following.args["hero"] == args["hero"]
        if key == "event-collected" and "amount" not in args:
            event = event.but(amount=1)  # moves kept from the time of single tokens do not say how many
        return event, place + same
    if key == "event-enemy-moved" and args["cause"] == "die":
        return _marched(events, place - 1)
    if key == "event-effect" and following.key == "event-gained" and following.args["hero"] == args["hero"]:
        thanks = {**following.args, "definition": args["definition"]}
        return Told("event-thanks", thanks, following.targets), place + 1
    if key == "event-boss-passes":
        return _passed(events, place - 1)
    if key == "event-spawned":
        return _appeared(events, place - 1)
    return event, place


def _slain(events: Sequence[Told], place: int, blow: Told) -> tuple[Told, int]:
    """A defeated enemy with its loot. What lies between is told after it."""
    gold = gems = 0
    if place < len(events) and events[place].key == "event-loot":
        loot = events[place]
        gold, gems = loot.number("gold"), loot.number("gems")
        place = _without_echo(events, place + 1, loot)
    told = {name: blow.args[name] for name in ("hero", "hero_seat", "enemy", "damage", "health")}
    return Told("event-slain", {**told, "gold": gold, "gems": gems}, blow.targets), place


def _without_echo(events: Sequence[Told], place: int, loot: Told) -> int:
    """Where it goes on after the loot, which is gained too."""
    for resource, amount in (("gold", loot.args["gold"]), ("gem", loot.args["gems"])):
        if amount and place < len(events) and events[place].key == "event-gained":
            gained = events[place].args
            place += gained["resource"] == resource and gained["amount"] == amount
    return place


def _marched(events: Sequence[Told], place: int) -> tuple[Told, int]:
    """Enemies moved by the same die."""
    end = place
    while end < len(events) and events[end].key == "event-enemy-moved" and events[end].args["cause"] == "die":
        end += 1
    if end == place + 1:
        return events[place], end
    first = events[place]
    direction = "right" if first.number("column") > first.number("from_column") else "left"
    targets = targets_of(events[place:end])
    return Told("event-marched", {"enemies": end - place, "direction": direction}, targets), end


def _passed(events: Sequence[Told], place: int) -> tuple[Told, int]:
    """Attack cards drawn in vain."""
    end = place
    while end < len(events) and events[end].key == "event-boss-passes":
        end += 1
    cards = [event.args["card"] for event in events[place:end]]
    targets = targets_of(events[place:end])
    return Told("event-boss-passes", {"cards": cards, "number": len(cards)}, targets), end


def _appeared(events: Sequence[Told], place: int) -> tuple[Told, int]:
    """Enemies of one kind that appear together."""
    end = place
    while end < len(events) and events[end].key == "event-spawned":
        if events[end].args["enemy"] != events[place].args["enemy"]:
            break
        end += 1
    if end == place + 1:
        return events[place], end
    spaces = [(event.args["column"], event.args["row"]) for event in events[place:end]]
    targets = targets_of(events[place:end])
    return Told("event-appeared", {"enemy": events[place].args["enemy"], "spaces": spaces}, targets), end


def targets_of(events: Sequence[Told]) -> Targets:
    """What several events are about, one after the other."""
    return tuple(target for event in events for target in event.targets)
