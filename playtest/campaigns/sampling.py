"""What a campaign plays where nobody says what: a sample of the content, and not what bots would choose, or
the set begins with, in every single game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.kernel.settings import GameSettings, Setting


def sampled(settings: GameSettings, setting: Setting, seats: Iterable[int]) -> tuple[Any, ...]:
    """The values of an option that a campaign plays unless told otherwise: those that can be played by every
    one of these numbers of players."""
    if not setting.samples:
        return (setting.default,)
    numbers = list(seats)

    def suits(value: Any) -> bool:
        least, most = settings.seats_for({setting.name: value})
        return all(least <= number <= most for number in numbers)

    return tuple(value for value in setting.sampled if suits(value)) or (setting.default,)


def fill_in(
    settings: GameSettings, seats: Iterable[int], options: Mapping[str, Any], vary: Mapping[str, list[Any]]
) -> tuple[dict[str, Any], dict[str, list[Any]]]:
    """Options and what is varied, with a sample of whatever was not named; nothing is dealt to a party that
    was."""
    fixed, varied, numbers = dict(options), dict(vary), list(seats)
    named = {*options, *vary}
    has_party = any(each.sort == "party" and each.name in named for each in settings.settings)
    for setting in settings.settings:
        if not setting.samples or setting.name in named or (has_party and setting.sort == "flag"):
            continue
        values = sampled(settings, setting, numbers)
        if len(values) > 1:
            varied[setting.name] = list(values)
        elif values[0] != setting.default:
            fixed[setting.name] = values[0]
    return fixed, varied
