"""Whether everything can be reached, a victory above all (ledger, section 6, 12).

The search follows exits, encounters, interactions, checks, special rules, flags and counters from the start
and collects what can ever happen. It is generous: what the heroes might manage they do manage, an enemy that
appears can be defeated, and of what is remembered every value that occurs is possible in any company. So what
it does not reach cannot happen in any game; what it reaches may still need luck.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.dungeons.adventures.book import Book, Said
from engine.games.dungeons.adventures.names import PARTS, mentions
from engine.schema.faults import Fault

ROUNDS = 200


def reach_faults(book: Book) -> Iterator[Fault]:
    """Parts that are named but never reached, counters that never come to a number, and no way to win."""
    reach = Reach(book)
    reach.search()
    named = {(mention.sort, mention.name) for mention in mentions(book) if not mention.asks}
    won = [ending.id for ending in book.adventure.victories if ("victory", ending.id) in reach.found]
    if not won:
        yield Fault(("victories",), "story-no-victory")
    for sort, field in PARTS.items():
        if sort in ("flag", "counter"):
            continue
        for index, part in enumerate(getattr(book.adventure, field)):
            # What nothing names is unused, which is said already.
            is_named = (sort, part.id) in named or bool(getattr(part, "conditions", ()))
            if is_named and (sort, part.id) not in reach.found and (won or sort != "victory"):
                yield Fault((field, index), "story-unreachable", {"part": sort, "is": part.id})
    yield from _counter_faults(book, reach)


def _counter_faults(book: Book, reach: Reach) -> Iterator[Fault]:
    """Counters that start too high, and numbers that a counter never comes to."""
    for index, counter in enumerate(book.adventure.counters):
        if counter.start > counter.most:
            args: dict[str, str | int] = {"is": counter.start, "most": counter.most}
            yield Fault(("counters", index, "start"), "story-counter-start", args)
    for said in book.words:
        name = said.given.get("counter", "")
        if name not in reach.lowest:
            continue
        wanted = {"counter_is": "least", "counter_reached": "value"}.get(said.name, "")
        low, high = reach.lowest[name], reach.highest[name]
        if wanted and said.given[wanted] > high:
            args = {"counter": name, "is": said.given[wanted], "least": low, "most": high}
            yield Fault((*said.path, wanted), "story-counter-never", args)
        elif said.name == "counter_is" and said.given["most"] < low:
            args = {"counter": name, "is": said.given["most"], "least": low, "most": high}
            yield Fault((*said.path, "most"), "story-counter-never", args)


class Reach:
    """What can ever happen in an adventure."""

    def __init__(self, book: Book) -> None:
        self.book = book
        adventure = book.adventure
        self.found: set[tuple[str, str]] = set()
        """Parts that are reached: sort and id. A check as soon as it is made, an end as soon as it comes."""
        self.groups: set[str] = set()
        """Groups of which an enemy has appeared."""
        self.opened: set[tuple[str, str]] = set()
        """Exits that an operation opens, by room and exit."""
        self.is_out = False
        """Whether heroes can leave the dungeon."""
        self.true = {flag.id for flag in adventure.flags if flag.set}
        self.false = {flag.id for flag in adventure.flags if not flag.set}
        self.lowest = {counter.id: min(counter.start, counter.most) for counter in adventure.counters}
        self.highest = dict(self.lowest)
        self.most = {counter.id: counter.most for counter in adventure.counters}
        self.parts = {
            (sort, part.id): part for sort, field in PARTS.items() for part in getattr(adventure, field)
        }
        self.grown = True

    def search(self) -> None:
        """Go on until nothing new happens."""
        start = self.book.adventure.start
        for placed in start.rooms:
            self.reach("room", placed.room)
        self.reach("encounter", start.encounter)
        for sort, field in (("interaction", "offered"), ("rule", "active")):
            for (of, name), part in self.parts.items():
                if of == sort and getattr(part, field):
                    self.reach(sort, name)
        while self.grown:
            self.grown = False
            for sort, name in sorted(self.found):
                if (sort, name) in self.parts:
                    getattr(self, f"_{sort}", self._nothing)(self.parts[sort, name])
            for sort in ("victory", "defeat"):
                for (of, name), part in self.parts.items():
                    if of == sort and part.conditions and self.can_hold_all(part.conditions):
                        self.reach(sort, name)

    def reach(self, sort: str, name: str) -> None:
        """Note that a part is reached."""
        if name and (sort, name) not in self.found:
            self.found.add((sort, name))
            self.grown = True

    # What each sort of part leads to.

    def _nothing(self, part: Any) -> None:
        """Most parts only are; what leads on has a method of its own."""

    def _room(self, room: Any) -> None:
        if not any(placed.room == room.id for placed in self.book.adventure.start.rooms):
            self.reach("encounter", room.encounter)
        for way in room.exits:
            if way.leads != "closed" or self._is_opened(room.id, way):
                self._leave(way)

    def _is_opened(self, room: str, way: Any) -> bool:
        if (room, way.id) in self.opened:
            return True
        return bool(way.opens_if) and self.can_hold_all(way.opens_if)

    def _leave(self, way: Any) -> None:
        if way.leads == "out":
            if not self.is_out:
                self.is_out = self.grown = True
        elif way.leads == "pool":
            self.reach("pool", way.pool)
        else:
            self.reach("room", way.room)

    def _pool(self, pool: Any) -> None:
        for room in pool.rooms:
            self.reach("room", room)

    def _encounter(self, encounter: Any) -> None:
        adventure = self.book.adventure
        for icon in encounter.enemies:
            if max(icon.heroes_least, adventure.heroes_least) <= min(icon.heroes_most, adventure.heroes_most):
                self._appear(icon.group)
        for rule in encounter.rules:
            self.reach("rule", rule)
        for interaction in encounter.interactions:
            self.reach("interaction", interaction)
        self._do(encounter.do)

    def _interaction(self, interaction: Any) -> None:
        placed = not interaction.room or ("room", interaction.room) in self.found
        if placed and self.can_hold_all(interaction.conditions):
            self.reach("done", interaction.id)
            self._do(interaction.do)

    def _check(self, check: Any) -> None:
        self._do(check.passed)
        self._do(check.failed)
        for case in check.by_number:
            self._do(case.do)

    def _rule(self, rule: Any) -> None:
        for effect in rule.effects:
            trigger = self._words("trigger", [effect["when"]])[0]
            if self._can_come(trigger) and self.can_hold_all(effect.get("if", ())):
                self._do(effect["do"])

    # Operations.

    def _do(self, operations: Any) -> None:
        """Let operations happen. Those of a branch happen if its conditions can hold; all choices are made,
        and a check passes as well as fails."""
        for said in self._words("operation", operations):
            given = said.given
            match said.name:
                case "check":
                    if self.can_hold_all(given["conditions"]):
                        self._do(given["then"])
                    self._do(given["otherwise"])
                case "set_flag":
                    self._flag(given["flag"], given["to"])
                case "change_counter":
                    self._count(given["counter"], given["by"])
                case "set_counter":
                    self._set(given["counter"], given["to"])
                case "open_exit":
                    self._open(given["room"], given["exit"])
                case "lay_room":
                    self._open(given["room"], given["exit"])
                case "begin_rule":
                    self.reach("rule", given["rule"])
                case "offer_interaction":
                    if given["on"]:
                        self.reach("interaction", given["interaction"])
                case "make_check":
                    self.reach("check", given["check"])
                case "read_encounter":
                    self.reach("encounter", given["encounter"])
                case "show_text":
                    self.reach("passage", given["passage"])
                case "victory" | "defeat":
                    self.reach(said.name, given["ending"])
                case "spawn" | "spawn_in":
                    if not given.get("room") or ("room", given["room"]) in self.found:
                        self._appear(given["group"])
                case "choice":
                    for option in given["options"]:
                        self.reach("passage", option["passage"])
                        self._do(option["do"])
                case "choose_one":
                    for option in given["options"]:
                        self._do(option)
                case _:
                    for name in ("do", "passed", "failed"):
                        self._do(given.get(name, ()))

    def _words(self, family: str, values: Any) -> list[Said]:
        """The words of a list, without those inside them."""
        return [said for said in self.book.words_at(family, values, ()) if len(said.path) == 2]

    def _appear(self, group: str) -> None:
        if group and group not in self.groups:
            self.groups.add(group)
            self.grown = True

    def _flag(self, flag: str, to: bool) -> None:
        known = self.true if to else self.false
        if flag not in known:
            known.add(flag)
            self.grown = True

    def _count(self, counter: str, by: int) -> None:
        """What changes a counter once may change it again."""
        if counter in self.most:
            self._set(counter, self.most[counter] if by > 0 else 0)

    def _set(self, counter: str, to: int) -> None:
        if counter in self.most:
            to = min(to, self.most[counter])
            if not self.lowest[counter] <= to <= self.highest[counter]:
                self.lowest[counter] = min(self.lowest[counter], to)
                self.highest[counter] = max(self.highest[counter], to)
                self.grown = True

    def _open(self, room: str, way: str) -> None:
        if (room, way) not in self.opened:
            self.opened.add((room, way))
            self.grown = True

    # Triggers and conditions.

    def _can_come(self, trigger: Said) -> bool:
        """Whether a moment can come."""
        given = trigger.given
        match trigger.name:
            case "counter_reached":
                return bool(self.highest.get(given["counter"], 0) >= given["value"])
            case "flag_changed":
                return given["flag"] in (self.true if given["set"] else self.false)
            case "interaction_done":
                return ("done", given["interaction"]) in self.found
            case "enemy_defeated":
                return not given["group"] or given["group"] in self.groups
            case "explored" | "entered_room":
                return not given["room"] or ("room", given["room"]) in self.found
            case "escaped":
                return self.is_out
        return True

    def can_hold_all(self, conditions: Any) -> bool:
        """Whether each of these conditions can hold, at whatever time."""
        return all(self._can_hold(said) for said in self._words("condition", conditions))

    def _can_hold(self, said: Said) -> bool:
        given = said.given
        match said.name:
            case "flag_is":
                return given["flag"] in (self.true if given["set"] else self.false)
            case "counter_is":
                name = given["counter"]
                return bool(
                    self.lowest.get(name, 0) <= given["most"] and self.highest.get(name, 0) >= given["least"]
                )
            case "room_explored" | "heroes_in":
                return ("room", given["room"]) in self.found
            case "rule_in_force":
                return ("rule", given["rule"]) in self.found
            case "check_was":
                return given["result"] == "untried" or ("check", given["check"]) in self.found
            case "interaction_was_done":
                part = self.parts.get(("interaction", given["interaction"]))
                often = part is None or not part.once or given["times"] == 1
                return often and ("done", given["interaction"]) in self.found
            case "group_defeated":
                return given["group"] in self.groups
            case "enemies_left":
                return bool(given["least"] <= given["most"])
            case "heroes_are":
                return self._heroes(given["what"], given["least"], given["most"])
            case "round_is":
                limit = self.book.adventure.round_limit or ROUNDS
                return bool(given["least"] <= min(given["most"], limit))
            case "any_of":
                return any(self._can_hold(each) for each in self._words("condition", given["conditions"]))
        return True

    def _heroes(self, what: str, least: int, most: int) -> bool:
        adventure = self.book.adventure
        if least > most:
            return False
        if what == "in_game":
            return bool(least <= adventure.heroes_most and most >= adventure.heroes_least)
        return self.is_out or least == 0 if what == "escaped" else True
