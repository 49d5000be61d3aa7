"""The options of a game: variants, and the rulings that a designer may want to read otherwise, with the
ledger's reading as default."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from engine.kernel.options import read
from engine.kernel.settings import Option

FEWEST, MOST, MOST_EVER = 3, 5, 10
"""Players: at least, at most, and at most with the option ``many_players`` (PR-SETUP-01, PR-VARIANT-03)."""

MOST_TURNS = 10_000
MOST_LAPS = 1_000


class PrincessOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a game is set up and which reading of the rules it follows."""

    characters: Annotated[
        tuple[str, ...], Option("PR-SETUP-02", kind="character", special=("",), per_seat=True, varies=True)
    ] = ()
    """Slugs of the characters by seat; empty: by lot (PR-SETUP-02)."""
    secrets: Annotated[
        tuple[str, ...], Option("PR-SETUP-06", kind="secret", special=("",), per_seat=True, varies=True)
    ] = ()
    """Slugs of the Secrets by seat; empty: by lot (PR-SETUP-06). The Kidnapper must be among them."""
    first_player: Annotated[int, Option("PR-TURN-01", least=-1, most=MOST_EVER - 1, special=(-1,))] = -1
    """The seat that begins; -1: by lot (PR-TURN-01)."""
    two_characters: Annotated[bool, Option("PR-VARIANT-01", varies=True)] = False
    """Each player is dealt two characters and keeps one (PR-VARIANT-01)."""
    teams: Annotated[bool, Option("PR-VARIANT-02", varies=True)] = False
    """Two against two, partners opposite (PR-VARIANT-02, PR-RUL-42)."""
    many_players: Annotated[bool, Option("PR-VARIANT-03", varies=True)] = False
    """Up to ten players instead of five (PR-VARIANT-03)."""
    turn_limit: Annotated[int, Option("PR-RUL-26", least=1, most=MOST_TURNS)] = 500
    """After so many turns, of all players together, the game is a draw (PR-RUL-26)."""
    empty_laps: Annotated[int, Option("PR-RUL-26", least=1, most=MOST_LAPS)] = 5
    """After so many laps of the table with an empty deck the game is a draw (PR-RUL-26)."""
    face_down_marks: Annotated[bool, Option("PR-RUL-35")] = True
    """Whether the back mark of a card lying face down in a challenge can be seen (PR-RUL-35)."""
    sell_princess: Annotated[bool, Option("PR-RUL-18")] = True
    """Whether the Princess can be sold (PR-RUL-18)."""
    sell_first: Annotated[bool, Option("PR-RUL-19")] = True
    """Whether all selling of a Trade comes before all buying; otherwise the two go in any order, and a card
    just bought can be sold (PR-RUL-19)."""
    rob_loser: Annotated[bool, Option("PR-RUL-17")] = False
    """Whether the winner of a challenge may also take the Princess from the loser's hand (PR-RUL-17)."""
    flee_unstoppable: Annotated[bool, Option("PR-RUL-12")] = False
    """Whether an unstoppable card can be fled from with an Environment (PR-RUL-12)."""
    overload_opens_hand: Annotated[bool, Option("PR-RUL-13")] = False
    """Whether an overloaded player shows the whole hand, and not only the cards placed (PR-RUL-13)."""


def read_options(given: Mapping[str, Any]) -> PrincessOptions:
    """The options from plain JSON; what is wrong is said with its name."""
    return read(PrincessOptions, given)


def as_json(options: PrincessOptions) -> dict[str, Any]:
    """The options as plain JSON."""
    plain: dict[str, Any] = msgspec.to_builtins(options)
    return plain
