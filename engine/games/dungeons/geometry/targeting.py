"""Whom an enemy attacks, from where, and how it gets there (DD-ENEMY-01, -04, DD-RUL-31 to -33).

The order of thought: with its own line, whom can it attack in this activation? If nobody, with its other
line? If nobody again, whom does it approach? Each answer is the same whenever the map is, and carries its
reasons.
"""

from __future__ import annotations

from typing import Final

from engine.games.dungeons.geometry.behaviour import (
    CHARGE,
    FARTHEST,
    FLEE,
    GUARD,
    KEEP_DISTANCE,
    LAST_ATTACKER,
    LEAST_ENERGY,
    LEAST_HEALTH,
    LEAST_LOOT,
    MOST_ENERGY,
    MOST_HEALTH,
    MOST_LOOT,
    NEAREST,
    ORDERS,
    OWN_TILE,
    SEAT,
    Behaviour,
    Heroes,
)
from engine.games.dungeons.geometry.compass import DX, DY, is_before
from engine.games.dungeons.geometry.map import Map
from engine.games.dungeons.geometry.reach import (
    MELEE,
    RANGED,
    can_attack,
    can_shoot,
    can_strike,
    targets_from,
)
from engine.games.dungeons.geometry.routes import (
    EVERYWHERE,
    NO_LIMIT,
    PIT_WEIGHT,
    Field,
    along,
    route,
    steps_from,
)
from engine.games.dungeons.geometry.sides import ENEMIES, NOBODY
from engine.games.dungeons.geometry.sight import why_sight

NO_ATTACK: Final = -1
UNREACHED: Final = PIT_WEIGHT * PIT_WEIGHT - 1
"""Heavier than any route, and with more points than any."""

LOOK_ON: Final = 6
"""How many points more an enemy looks at a time for somebody to approach."""

BY_CARD: Final = "DD-ENEMY-04"
BY_TARGET: Final = "DD-RUL-31"
BY_MOVE: Final = "DD-RUL-32"
BY_LINE: Final = "DD-RUL-33"


class Decision:
    """What an enemy does: it moves along `path`, then attacks."""

    def __init__(self, here: int) -> None:
        """Nothing yet: it stays where it is."""
        self.target = -1
        """The seat of the hero it attacks or approaches; -1 nobody."""
        self.attack = NO_ATTACK
        """`MELEE`, `RANGED` or `NO_ATTACK`."""
        self.destination = here
        self.path: list[int] = []
        """The spaces it enters, the destination last."""
        self.reasons: list[tuple[str, str]] = []
        """Clauses with keys for wording, in the order of thought."""


def decide(board: Map, who: list[int], here: int, heroes: Heroes, behaviour: Behaviour) -> Decision:
    """The activation of the enemy on a space. It neither moves nor attacks in `who`; that is for the
    caller."""
    thought = Thought(board, who, here, heroes, behaviour)
    if behaviour.stances & FLEE:
        thought.flee()
    elif not thought.attack():
        thought.approach()
    return thought.decision


def line_of(
    board: Map, who: list[int], heroes: Heroes, decision: Decision
) -> tuple[int, int, int, int] | None:
    """The clear line of a decision to shoot, from corner to corner (DD-LOS-01); None for other decisions."""
    if decision.attack != RANGED:
        return None
    place = heroes.places[decision.target]
    return why_sight(board, who, ENEMIES, decision.destination, place).line()


class Thought:
    """One enemy making up its mind."""

    def __init__(self, board: Map, who: list[int], here: int, heroes: Heroes, behaviour: Behaviour) -> None:
        """Look at the map: where the enemy can get to, and how far the heroes are."""
        self.board = board
        self.who = who
        self.here = here
        self.heroes = heroes
        self.behaviour = behaviour
        self.decision = Decision(here)
        self.speed = behaviour.speed if behaviour.speed > 0 else 0  # DD-RUL-50
        self.heedless = behaviour.heedless or behaviour.stances & CHARGE != 0
        self.tiles = board.tiles[here] if behaviour.stances & GUARD else EVERYWHERE
        self.seats: list[int] = [seat for seat in range(len(heroes.places)) if heroes.places[seat] >= 0]
        self.field = self.look(self.heedless)
        self._rash: Field | None = None

    def look(self, heedless: bool) -> Field:
        """The routes of one activation, heedless of pits or not."""
        field = Field(self.board, self.who, ENEMIES, self.here, heedless, NO_LIMIT, self.tiles)
        field.extend(self.speed)
        return field

    def rash(self, points: int) -> Field:
        """The routes up to so many points if pits were plain ground: no route through pits is shorter."""
        field = self._rash
        if field is None:
            field = self.look(True)
            self._rash = field
        field.extend(points)
        return field

    def way(self, field: Field, seat: int) -> int:
        """The points of the lightest route up to a space beside a hero: how near the hero is (DD-RUL-31).
        `UNREACHED` if no route is known."""
        place = self.heroes.places[seat]
        best = UNREACHED
        for direction in range(4):
            beside = place + DY[direction] * self.board.width + DX[direction]
            if not field.has(beside) or field.weight[beside] >= best:
                continue
            if self.board.is_adjacent(beside, place):
                best = field.weight[beside]
        return best if best == UNREACHED else best % PIT_WEIGHT

    def look_for_nearest(self, seats: list[int]) -> None:
        """Look on until the way to the nearest of the heroes is known, all others being farther; or to none,
        there being none."""
        field = self.field
        while not field.is_done:
            best = UNREACHED
            for seat in seats:
                best = min(best, self.way(field, seat))
            if best == UNREACHED:
                field.extend(field.settled + LOOK_ON)
                continue
            if not field.has_met_pit:
                return
            # Somebody who can only be reached through pits may yet be as near.
            rash = self.rash(best)
            for seat in seats:
                if self.way(field, seat) == UNREACHED and self.way(rash, seat) <= best:
                    field.finish()
            return

    # Which lines, and whom.

    def lines(self) -> list[int]:
        """The attack lines it may use, its own first (DD-RUL-22, -33)."""
        own = self.behaviour.kind
        if self.behaviour.stances & CHARGE:
            own = MELEE
        found: list[int] = []
        for kind in (own, RANGED if own == MELEE else MELEE):
            if self.behaviour.melee if kind == MELEE else self.behaviour.ranged:
                found.append(kind)
        return found

    def attack(self) -> bool:
        """Attack in this activation, if there is a way."""
        lines = self.lines()
        for number in range(len(lines)):
            kind = lines[number]
            own = number == 0
            # Whoever shoots by habit strikes only a hero who is beside it anyway (DD-RUL-33).
            stays = kind == MELEE and not own
            goals = self.goals(kind, stays)
            able = [seat for seat in self.seats if goals[seat] % PIT_WEIGHT <= self.speed]
            if not able:
                continue
            if not own:
                self.note(BY_LINE, "other-line")
            elif self.behaviour.kind == kind:
                self.note(BY_LINE, "own-line")
            elif self.behaviour.stances & CHARGE:
                self.note(BY_CARD, "charge")
            else:
                self.note("DD-RUL-22", "line-without-dice")
            seat = self.prefer(able)
            self.decision.target = seat
            self.decision.attack = kind
            self.go(self.stand(kind, seat, goals[seat]))
            if self.decision.path:
                self.note(BY_MOVE, "to-attack")
            else:
                self.note(BY_MOVE, "no-need-to-move")
            return True
        return False

    def goals(self, kind: int, stays: bool) -> list[int]:
        """By seat the weight of the lightest route from which a line can attack in this activation,
        `UNREACHED` if there is none, or none so short."""
        field = self.field
        goals = [self.lightest(field, kind, seat, stays) for seat in range(len(self.heroes.places))]
        if stays or field.is_done or not field.has_met_pit:
            return goals
        # A route through pits counts only if none leads round them; to know that, everything must be known.
        rash = self.rash(self.speed)
        for seat in self.seats:
            if goals[seat] > self.speed and self.lightest(rash, kind, seat) <= self.speed:
                field.finish()
                return [self.lightest(field, kind, seat) for seat in range(len(self.heroes.places))]
        return goals

    def prefer(self, seats: list[int]) -> int:
        """The hero it prefers: by the card, then nearest, least Health, seat (DD-RUL-31); notes what
        decided."""
        if len(seats) == 1:
            self.note(BY_TARGET, "only-one")
            return seats[0]
        orders = self.behaviour.orders
        last = len(orders) + 2
        for number in range(last + 1):
            order = SEAT
            if number < len(orders):
                order = orders[number]
            elif number == last - 2:
                order = NEAREST
            elif number == last - 1:
                order = LEAST_HEALTH
            if order == NEAREST:
                self.look_for_nearest(seats)
            elif order == FARTHEST:
                self.field.finish()
            best = self.measure(order, seats[0])
            kept: list[int] = []
            for seat in seats:
                value = self.measure(order, seat)
                if value < best:
                    best = value
                    kept = [seat]
                elif value == best:
                    kept.append(seat)
            if len(kept) == 1:
                self.note(BY_CARD if number < len(orders) else BY_TARGET, ORDERS[order])
                return kept[0]
            seats = kept
        raise AssertionError("no two heroes have one seat")

    def measure(self, order: int, seat: int) -> int:
        """What an order goes by: the hero with the least is preferred."""
        if order == LEAST_HEALTH:
            return self.heroes.health[seat]
        if order == MOST_HEALTH:
            return -self.heroes.health[seat]
        if order == LEAST_ENERGY:
            return self.heroes.energy[seat]
        if order == MOST_ENERGY:
            return -self.heroes.energy[seat]
        if order == LEAST_LOOT:
            return self.heroes.loot[seat]
        if order == MOST_LOOT:
            return -self.heroes.loot[seat]
        if order == NEAREST:
            return self.way(self.field, seat)
        if order == FARTHEST:
            return -self.way(self.field, seat)
        if order == OWN_TILE:
            shared = self.board.tiles[self.here] & self.board.tiles[self.heroes.places[seat]]
            return 0 if shared else 1
        if order == LAST_ATTACKER:
            return 0 if seat == self.behaviour.foe else 1
        return seat

    # From where.

    def is_free(self, space: int) -> bool:
        """Whether the enemy may end its move on a space (DD-RUL-09)."""
        return self.who[space] == NOBODY or space == self.here

    def strike_spaces(self, field: Field, seat: int) -> list[int]:
        """The spaces from which its melee line can attack a hero."""
        place = self.heroes.places[seat]
        width = self.board.width
        found: list[int] = []
        for row in range(-width, width + 1, width):
            for column in range(-1, 2):
                space = place + row + column
                if space == place or not field.has(space):
                    continue
                if can_strike(self.board, space, place, self.behaviour.reach):
                    found.append(space)
        return found

    def lightest(self, field: Field, kind: int, seat: int, stays: bool = False, crowded: bool = False) -> int:
        """The weight of the lightest route to a space from which a line can attack a hero; `UNREACHED` if
        there is none. Spaces on which fellow enemies stand count only if `crowded`."""
        place = self.heroes.places[seat]
        if place < 0:
            return UNREACHED
        if stays:
            legal = can_attack(self.board, self.who, ENEMIES, kind, self.behaviour.reach, self.here, place)
            return 0 if legal else UNREACHED
        best = UNREACHED
        if kind == MELEE:
            for space in self.strike_spaces(field, seat):
                weight = field.weight[space]
                if weight < best and (crowded or self.is_free(space)):
                    best = weight
            return best
        for space in field.order:
            if (crowded or self.is_free(space)) and can_shoot(self.board, self.who, ENEMIES, space, place):
                return field.weight[space]
        return best

    def stand(self, kind: int, seat: int, weight: int, crowded: bool = False) -> int:
        """The space from which it attacks a hero: the nearest; for shots the farthest from heroes among
        those; then the first clockwise (DD-RUL-32, -33). Keeping its distance it takes the farthest from
        heroes among all it can get to."""
        place = self.heroes.places[seat]
        least = most = weight
        in_reach = weight % PIT_WEIGHT <= self.speed and not crowded
        if in_reach and kind == RANGED and self.behaviour.stances & KEEP_DISTANCE:
            least = weight - weight % PIT_WEIGHT
            most = least + self.speed
        best = -1
        best_room = 0
        for space in self.field.order if kind == RANGED else self.strike_spaces(self.field, seat):
            found = self.field.weight[space]
            if found < least or found > most or not (crowded or self.is_free(space)):
                continue
            if kind == RANGED and not can_shoot(self.board, self.who, ENEMIES, space, place):
                continue
            room = self.room(space) if kind == RANGED else 0
            if best < 0 or room > best_room or (room == best_room and self.is_better(space, best)):
                best = space
                best_room = room
        if most > least:
            self.note(BY_CARD, "keep-distance")
        return best

    def is_better(self, space: int, than: int) -> bool:
        """Whether a space is nearer, or as near and first clockwise from the map's top, as the enemy sees
        it."""
        one = self.field.weight[space]
        other = self.field.weight[than]
        if one != other:
            return one < other
        column = self.board.column
        row = self.board.row
        return is_before(
            column[space] - column[self.here],
            row[space] - row[self.here],
            column[than] - column[self.here],
            row[than] - row[self.here],
        )

    def room(self, space: int) -> int:
        """How far the nearest hero is from a space, in orthogonal steps."""
        best = self.board.size
        for seat in self.seats:
            best = min(best, self.board.distance(space, self.heroes.places[seat]))
        return best

    def go(self, goal: int) -> None:
        """Take the route to a space, as far as Speed allows."""
        path = along(self.board, self.who, route(self.board, self.field, goal), self.speed)
        self.decision.path = path
        if path:
            self.decision.destination = path[len(path) - 1]
            if self.field.weight[goal] >= PIT_WEIGHT:
                self.note(BY_MOVE, "no-way-round-pits")

    # When there is nobody to attack.

    def approach(self) -> None:
        """Go towards a hero (DD-RUL-31, -32). If the only spaces to attack from are taken by fellow enemies,
        queue up behind them."""
        if self.behaviour.stances & GUARD:
            self.note(BY_CARD, "guard")
            return
        lines = self.lines()
        kind = lines[0] if lines else MELEE
        known = self.seats
        if self.behaviour.orders:
            self.field.finish()
        else:
            self.look_for_nearest(known)
        if self.field.is_done:
            known = [seat for seat in known if self.is_known(kind, seat)]
        if not known:
            self.note("DD-ENEMY-01", "no-way")
            return
        seat = self.prefer(known)
        self.decision.target = seat
        weight = self.lightest(self.field, kind, seat)
        if weight == UNREACHED:
            self.field.finish()
            weight = self.lightest(self.field, kind, seat)
        crowded = weight == UNREACHED
        if crowded:
            weight = self.lightest(self.field, kind, seat, False, True)
        if weight == UNREACHED:
            # Nowhere a shot, so at least up to the hero.
            kind = MELEE
            weight = self.lightest(self.field, kind, seat, False, True)
        self.go(self.stand(kind, seat, weight, crowded))
        self.note(BY_MOVE, "out-of-reach" if self.decision.path else "hemmed-in")

    def is_known(self, kind: int, seat: int) -> bool:
        """Whether there is a way up to a hero, or to where a line can attack it from."""
        return self.way(self.field, seat) < UNREACHED or self.lightest(self.field, kind, seat) < UNREACHED

    def attack_from(self, kind: int) -> bool:
        """Attack with a line from where it has come to stand, if somebody is there to be attacked."""
        able = targets_from(
            self.board,
            self.who,
            ENEMIES,
            kind,
            self.behaviour.reach,
            self.decision.destination,
            self.heroes.places,
        )
        if not able:
            return False
        self.decision.target = self.prefer(able)
        self.decision.attack = kind
        return True

    def flee(self) -> None:
        """Go where the heroes' way is longest, then attack whom it can from there (DD-ENEMY-04)."""
        steps = steps_from(self.board, self.heroes.places)
        best = self.here
        for space in self.field.order:
            if self.field.weight[space] > self.speed or not self.is_free(space):
                continue
            if _far(steps, space) > _far(steps, best) or (
                _far(steps, space) == _far(steps, best) and self.is_better(space, best)
            ):
                best = space
        self.note(BY_CARD, "flee")
        self.go(best)
        for kind in self.lines():
            if self.attack_from(kind):
                return

    def note(self, clause: str, key: str) -> None:
        """Keep a reason."""
        self.decision.reasons.append((clause, key))


def _far(steps: list[int], space: int) -> int:
    """The steps to a space; one to which no way leads is the farthest."""
    return steps[space] if steps[space] >= 0 else UNREACHED
