"""The options of a game: variants, and the rulings that a designer may want to read otherwise, with the
ledger's reading as default."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from engine.kernel.errors import OptionError


class PrincessOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a game is set up and which reading of the rules it follows."""

    characters: tuple[str, ...] = ()
    """Slugs of the characters by seat; empty: by lot (PR-SETUP-02)."""
    secrets: tuple[str, ...] = ()
    """Slugs of the Secrets by seat; empty: by lot (PR-SETUP-06). The Kidnapper must be among them."""
    first_player: int = -1
    """The seat that begins; -1: by lot (PR-TURN-01)."""
    two_characters: bool = False
    """Each player is dealt two characters and keeps one (PR-VARIANT-01)."""
    teams: bool = False
    """Two against two, partners opposite (PR-VARIANT-02, PR-RUL-42)."""
    many_players: bool = False
    """Up to ten players instead of five (PR-VARIANT-03)."""
    turn_limit: int = 500
    """After so many turns, of all players together, the game is a draw (PR-RUL-26)."""
    empty_laps: int = 5
    """After so many laps of the table with an empty deck the game is a draw (PR-RUL-26)."""
    face_down_marks: bool = True
    """Whether the back mark of a card lying face down in a challenge can be seen (PR-RUL-35)."""
    sell_princess: bool = True
    """Whether the Princess can be sold (PR-RUL-18)."""
    rob_loser: bool = False
    """Whether the winner of a challenge may also take the Princess from the loser's hand (PR-RUL-17)."""
    flee_unstoppable: bool = False
    """Whether an unstoppable card can be fled from with an Environment (PR-RUL-12)."""
    overload_opens_hand: bool = False
    """Whether an overloaded player shows the whole hand, and not only the cards placed (PR-RUL-13)."""


def read_options(given: Mapping[str, Any]) -> PrincessOptions:
    """The options from plain JSON; what is wrong is said with its name."""
    try:
        options = msgspec.convert(dict(given), PrincessOptions)
    except msgspec.ValidationError as error:
        raise OptionError(str(error)) from error
    for name in ("turn_limit", "empty_laps"):
        if getattr(options, name) < 1:
            raise OptionError(f"{name}: {getattr(options, name)} is less than 1")
    return options


def as_json(options: PrincessOptions) -> dict[str, Any]:
    """The options as plain JSON."""
    plain: dict[str, Any] = msgspec.to_builtins(options)
    return plain
