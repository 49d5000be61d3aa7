"""Observations made up: of a game that nobody has ever played."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

CARDS = [f"snack/{name}" for name in ("mayfly", "moth", "worm", "slug")]
FROGS = ["frog/bounder", "frog/glutton", "frog/late_riser", "frog/old_pond"]


def seat(
    who: str,
    *,
    won: bool = False,
    place: int = 0,
    used: dict[str, int] | None = None,
    falls: dict[str, int] | None = None,
    score: int = 0,
    **more: Any,
) -> dict[str, Any]:
    """What is noted of a seat."""
    uses = {"used": used or {}, "drawn": {}}
    return {
        "who": [who],
        "place": place,
        "won": won,
        "score": score,
        "uses": uses,
        "falls": falls or {},
        **more,
    }


def game(*seats: dict[str, Any], turns: int = 10, **more: Any) -> dict[str, Any]:
    """What is noted of a game."""
    return {
        "seats": list(seats),
        "turns": turns,
        "actions": 4 * turns,
        "reason": "race",
        "drawn": False,
        "marks": {},
        "pace": {},
        "milestones": {},
        "met": {},
        "counts": {},
        **more,
    }


counted = st.dictionaries(st.sampled_from(CARDS), st.integers(1, 9), max_size=3)


@st.composite
def games(draw: st.DrawFn) -> dict[str, Any]:
    """Any observation."""
    frogs = draw(st.permutations(FROGS))[: draw(st.integers(1, 4))]
    winner = draw(st.integers(-1, len(frogs) - 1))
    seats = [
        seat(
            frog,
            won=number == winner,
            place=number,
            used=draw(counted),
            falls=draw(st.dictionaries(st.sampled_from(["heron", "mud"]), st.integers(1, 3), max_size=2)),
            score=draw(st.integers(0, 30)),
            bot=draw(st.sampled_from(["random", "planner"])),
        )
        for number, frog in enumerate(frogs)
    ]
    return game(
        *seats,
        turns=draw(st.integers(1, 60)),
        reason="race" if winner >= 0 else "turn_limit",
        drawn=winner < 0,
        marks={"pond": draw(st.sampled_from(["large", "small"]))},
        pace={"puddles": draw(st.lists(st.integers(0, 30), max_size=5).map(sorted))},
        milestones=draw(st.dictionaries(st.sampled_from(["half", "level-2"]), st.integers(1, 30))),
        met=draw(counted),
        counts={"splashes": draw(st.integers(0, 40))},
    )
