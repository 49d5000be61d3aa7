"""The options of a game. Rulings that are a choice stand here with the ruling as default, so that a
designer can try the other reading."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from engine.kernel.options import read
from engine.kernel.settings import Option

MINOR_ACTIONS = ("never", "cards", "all")
CRUSH = ("once", "each", "blocked")
MOST_LIMIT = 1_000
SAFETY_STOP = 100
"""The round after which a game ends if nothing says otherwise; no adventure is meant to take as long."""
MOST_PURSE = 99


class Character(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The three cards of a hero, by slug."""

    hero: Annotated[str, Option("DD-RUL-03", kind="hero")]
    equipment: Annotated[str, Option("DD-RUL-03", kind="equipment")]
    ability: Annotated[str, Option("DD-RUL-03", kind="ability")]


class DungeonsOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a game is set up and which reading of the rules it follows."""

    adventure: Annotated[
        str, Option("DD-SETUP-02", kind="adventure", special=("",), varies=True, samples=True)
    ] = ""
    """Slug of the adventure; empty: the first one of the set."""
    party: Annotated[tuple[Character, ...], Option("DD-RUL-03", per_seat=True, varies=True)] = ()
    """The characters by seat; empty: the players choose, or the cards are dealt."""
    deal: Annotated[bool, Option("DD-RUL-03", varies=True, samples=True)] = False
    """Whether the cards are dealt by lot instead of being chosen in seat order (DD-RUL-03)."""
    round_limit: Annotated[int, Option("DD-RUL-49", least=0, most=MOST_LIMIT, special=(0,))] = SAFETY_STOP
    """After so many rounds the adventure is lost, unless it has a limit of its own (DD-RUL-49)."""
    minor_actions: Annotated[str, Option("DD-RUL-05", choices=MINOR_ACTIONS)] = "all"
    """When players are asked between enemy activations and in Recovery: ``all``, if they have any minor
    action (DD-RUL-05); ``cards``, only if they have a card to use; ``never``. In the Player phase they can
    always act."""
    crush: Annotated[str, Option("DD-RUL-24", choices=CRUSH)] = "once"
    """Crush adds 1 Damage ``once`` per attack and target, ``each`` for every Hit that is not blocked, or
    ``blocked``, once even if all Hits are blocked (DD-RUL-24)."""
    defend_criticals: Annotated[bool, Option("DD-RUL-21")] = False
    """Whether the defender also rolls a die for each Critical Hit, which may block an ordinary one
    (DD-RUL-21)."""
    six_always_succeeds: Annotated[bool, Option("DD-RUL-20")] = False
    """Whether a natural 6 also counts on enemy attacks, defence rolls and checks in spite of a negative
    modifier (DD-RUL-20)."""
    ranged_first: Annotated[bool, Option("DD-RUL-06")] = False
    """Whether all ranged enemies activate before all melee ones, each by threat (DD-RUL-06)."""
    loot_for_all: Annotated[bool, Option("DD-RUL-42")] = False
    """Whether Loot is also rolled for enemies that nobody's attack or card defeated; it goes to the active
    hero (DD-RUL-42)."""
    figures_stop_sight: Annotated[bool, Option("DD-RUL-34")] = True
    """Whether figures of the other side stop sight; otherwise only what is built does (DD-RUL-34)."""
    diagonal_shots: Annotated[bool, Option("DD-RUL-37")] = True
    """Whether a diagonal neighbour may be shot at; otherwise a whole space must lie between (DD-RUL-37)."""
    reshuffle_items: Annotated[bool, Option("DD-RUL-44")] = False
    """Whether discarded items are shuffled into a new deck when it is empty (DD-RUL-44)."""
    most_loot: Annotated[int, Option("DD-RUL-23", least=0, most=MOST_PURSE, special=(0,))] = 0
    """The most Loot a hero can have; 0: no limit (DD-RUL-23)."""
    most_energy: Annotated[int, Option("DD-RUL-23", least=0, most=MOST_PURSE, special=(0,))] = 0
    """The most Energy a hero can have; 0: no limit (DD-RUL-23)."""


def read_options(given: Mapping[str, Any]) -> DungeonsOptions:
    """The options from plain JSON; what is wrong is said with its name."""
    return read(DungeonsOptions, given)


def as_json(options: DungeonsOptions) -> dict[str, Any]:
    """The options as plain JSON."""
    plain: dict[str, Any] = msgspec.to_builtins(options)
    return plain
