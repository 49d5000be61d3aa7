"""How a game of Dungeons is told: as the companion at a table tells it. Steps of one figure are one way, the
dice of one roll one line, a new tile is said with how to lay it, and what an enemy does comes with the
reasons.

Beside the engine's events it tells ``event-introduction`` (the adventure's opening text),
``event-interaction-read`` (what is read when somebody does what the adventure offers), ``event-laid`` (which
tile, which side, how it is turned and where) and ``event-rolled-dice`` (the dice of one roll). What an enemy
has chosen (``event-enemy-target``, ``event-enemy-idle``, ``event-enemy-acts`` if it only moves) gets its
``reasons``, a list of ``event-enemy-why``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import asdict

from engine.games.dungeons.view import View
from engine.kernel import Argument
from engine.kernel.targets import Targets
from playtest.shows import log
from playtest.shows.log import Told

IMPLIED = ("event-activation-ends", "event-item-gained", "event-enemy-acts")
"""Never told: what comes before or after tells it."""
SECRET = ("event-flag",)
"""The adventure's own bookkeeping; players see what comes of it."""
READ = (
    "event-counter",
    "event-encounter",
    "event-passage",
    "event-check-ends",
    "event-interaction-read",
    "event-ended",
)
"""What is told only if there is a text to read, or a name."""
GAINS = {"event-hits": "energy", "event-critical": "energy", "event-loot": "loot", "event-defeated": "loot"}
"""Events that tell of a gain, and of what."""
STEPS = {"event-moved": "hero_seat", "event-enemy-moved": "enemy_slot"}
CHOICES = ("event-enemy-target", "event-enemy-idle")
"""What an enemy has chosen; the reasons follow."""
TOLD_BY_NEXT = {
    ("event-lost", "event-bought"): ("hero_seat", "hero_seat"),
    ("event-enemy-healed", "event-regenerated"): ("enemy_slot", "enemy_slot"),
    ("event-enemy-healed", "event-ritual"): ("enemy_slot", "other_enemy_slot"),
}
"""Events that the next one tells too, if both are about the same figure: how each names it."""
TOLD_BY_LAST = {("event-siphon", "event-lost"): ("hero_seat", "hero_seat")}
"""Events that the one before has told already."""


class Teller(log.Teller[View]):
    """Tells a game of Dungeons."""

    chapters = ("event-round",)

    def __init__(self) -> None:
        self.way: Told | None = None
        """Steps of one figure, kept back until it stops."""
        self.dice: list[str] = []
        self.thrown: Targets = ()
        self.roll = ""
        self.gained = ""
        """What the last event has told that somebody gains."""
        self.choice: Told | None = None
        """What an enemy has chosen, kept back until all its reasons are known."""
        self.reasons: list[Told] = []

    def opening(self, view: View) -> list[Told]:
        """The adventure, what it tells at first, and the tiles that lie there."""
        adventure = f"adventure/{view.adventure}"
        told = [
            Told("event-adventure", {"adventure": adventure}),
            Told("event-introduction", {"introduction_text": f"{adventure}/introduction"}),
        ]
        rooms = [{**asdict(room), "tile": f"tile/{room.tile}"} for room in view.map.rooms]
        return told + [laid(room) for room in rooms]

    def hear(self, events: Sequence[Told]) -> list[Told]:
        """What can be told now."""
        told: list[Told] = []
        for number, event in enumerate(events):
            key, args = event.key, event.args
            if key == "event-enemy-why":
                self.reasons.append(event)
                continue
            told += self._chosen()
            if key == "event-die":
                told += self._walked()
                self._rolled_die(event)
                continue
            told += self._rolled()
            if key in STEPS and args["cause"] == "move":
                told += self._step(event)
                continue
            told += self._walked()
            if key in CHOICES:
                self.choice = event
                continue
            if key in IMPLIED or key in SECRET or is_silent(event) or self._is_known(event):
                continue
            if is_told_beside(events, number):
                continue
            if key == "event-rolls" and number + 1 < len(events):
                continue  # The dice follow at once; it is told where a real table must throw them.
            self.gained = GAINS.get(key, "")
            told.append(event)
            if key == "event-interaction":
                told.append(Told("event-interaction-read", args, event.targets))
            if key == "event-explored" and "tile" in args:
                place = {"column": args["tile_column"], "row": args["tile_row"]}
                told.append(laid({**args, **place}))
        return told + self._chosen() + self._rolled()

    def rest(self) -> list[Told]:
        """The way that was kept back."""
        return [*self._rolled(), *self._walked()]

    def _is_known(self, event: Told) -> bool:
        """Whether a gain has just been told with the Hits or the defeat that it is for."""
        return event.key == "event-gained" and event.args["resource"] == self.gained

    def _rolled_die(self, die: Told) -> None:
        self.roll = die.name("roll")
        self.thrown += die.targets
        face, total = die.number("face"), die.number("total")
        self.dice.append(str(face) if face == total else f"{face} ({total})")

    def _rolled(self) -> list[Told]:
        if not self.dice:
            return []
        dice = {"roll": self.roll, "dice": ", ".join(self.dice)}
        told = [Told("event-rolled-dice", dice, self.thrown)]
        self.dice, self.thrown = [], ()
        return told

    def _chosen(self) -> list[Told]:
        """What an enemy has chosen, with the reasons. One that has reasons but has chosen nobody moves."""
        if self.choice is None and not self.reasons:
            return []
        choice = self.choice or Told("event-enemy-acts", self.reasons[0].args, self.reasons[0].targets)
        reasons = self.reasons or [Told("event-enemy-why", choice.args)]
        first = reasons[0].args
        listed: list[Argument] = [(reason.key, reason.args) for reason in reasons]
        self.choice, self.reasons = None, []
        return [choice.but(column=first["column"], row=first["row"], reasons=listed)]

    def _step(self, step: Told) -> list[Told]:
        """A further step of the same figure makes its way longer."""
        who = STEPS[step.key]
        if self.way is not None and self.way.key == step.key and self.way.args[who] == step.args[who]:
            self.way = self.way.further(step)
            return []
        told = self._walked()
        self.way = step
        return told

    def _walked(self) -> list[Told]:
        """The way of a figure; one that leads back to where it began is none."""
        way, self.way = self.way, None
        if way is None or all(way.args[f"from_{part}"] == way.args[part] for part in ("column", "row")):
            return []
        return [way]


def is_told_beside(events: Sequence[Told], number: int) -> bool:
    """Whether the event after or before tells the same."""
    event = events[number]
    if number + 1 < len(events):
        after = events[number + 1]
        own, same = TOLD_BY_NEXT.get((event.key, after.key), ("", ""))
        if own and event.args[own] == after.args[same]:
            return True
    if number == 0:
        return False
    before = events[number - 1]
    same, own = TOLD_BY_LAST.get((before.key, event.key), ("", ""))
    return own != "" and event.args[own] == before.args[same]


def is_silent(event: Told) -> bool:
    """Whether an event has nothing to say: an encounter or an ending without a text, or what lies behind an
    exit if everybody sees it."""
    if event.key == "event-revealed" and event.args["leads"] == "joined":
        return True
    texts = [value for name, value in event.args.items() if name.endswith("_text")]
    return event.key in READ and not any(texts)


def laid(room: Mapping[str, Any]) -> Told:
    """Which tile lies where, and how."""
    return Told(
        "event-laid",
        {
            "tile": room["tile"],
            "face": room["face"],
            "turn": room["turn"],
            "width": room["width"],
            "height": room["height"],
            "column": room["column"],
            "row": room["row"],
        },
    )
