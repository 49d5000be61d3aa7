"""Line of sight in play (DD-LOS); the geometry has its own tests beside."""

from __future__ import annotations

from engine.games.dungeons import codes
from engine.games.dungeons.play import load
from tests.rules.dungeons.table import Table


def shot(drawing: str, target: str = "E") -> str:
    """The clause that refuses the shot of hero 1; empty if it is allowed."""
    return Table(drawing, weapon={"ranged_dice": 1}).why_no_attack(target, "ranged")


def test_dd_los_01_one_unblocked_line_from_corner_to_corner_is_enough() -> None:
    assert shot("1....\n.#...\n....E") == ""
    t = Table("1....\n.#...\n....E", weapon={"ranged_dice": 1})
    why = t.game.why_sight(0, t.at(4, 2))
    assert why["clear"]
    assert len(why["line"]) == 4
    assert all(tried["blocker"] is not None for tried in why["tried"][:-1])


def test_dd_los_02_the_line_may_pass_through_an_ally() -> None:
    assert shot("12E..\n#####\n.....") == ""


def test_dd_los_03_the_line_may_pass_over_a_pit() -> None:
    assert shot("1^E..\n#####\n.....") == ""


def test_dd_los_04_a_line_through_a_blocked_space_is_blocked() -> None:
    assert shot("1#E..\n#####\n.....") == "DD-RANGED-02"
    t = Table("1#E..\n#####\n.....")
    why = t.game.why_sight(0, t.at(2, 0))
    assert not why["clear"]
    assert any(tried["clause"] == "DD-LOS-04" for tried in why["tried"])


def test_dd_los_05_doubtful_sight_is_no_sight() -> None:
    # Every line would run along the edge of a blocked space or between two that touch at a corner.
    assert shot("1#...\n#E...\n.....") == "DD-RANGED-02"
    t = Table("1#...\n#E...\n.....")
    tried = t.game.why_sight(0, t.at(1, 1))["tried"]
    assert {line["clause"] for line in tried} >= {"DD-RUL-35"}
    # Of a line between two that touch both are told, of any other the one that stops it.
    for line in tried:
        assert (line["other"] is not None) is (line["key"] == "sight-corner")
    assert tried[0]["key"] == "sight-corner"
    assert {(end["column"], end["row"]) for end in (tried[0]["blocker"], tried[0]["other"])} == {
        (t.dx + 2, t.dy + 1),
        (t.dx + 1, t.dy + 2),
    }


def test_dd_rul_34_figures_stop_sight_unless_the_option_says_otherwise() -> None:
    bow = {"ranged_dice": 1}
    t = Table("1EF\n...\n...", weapon=bow)
    assert t.refused(codes.A_ATTACK, t.slots["F"], codes.RANGED) == "DD-RANGED-02"
    t = Table("1EF\n...\n...", weapon=bow, figures_stop_sight=False)
    assert t.refused(codes.A_ATTACK, t.slots["F"], codes.RANGED) == ""
    again = load(t.release, t.game.dump())
    assert again.refusal((codes.A_ATTACK, t.slots["F"], codes.RANGED, 0)) is None


def test_dd_rul_37_a_diagonal_neighbour_may_be_shot_unless_the_option_says_otherwise() -> None:
    bow = {"ranged_dice": 1}
    t = Table("1..\n.E.\n...", weapon=bow)
    assert t.refused(codes.A_ATTACK, t.slots["E"], codes.RANGED) == ""
    t = Table("1..\n.E.\n...", weapon=bow, diagonal_shots=False)
    assert t.refused(codes.A_ATTACK, t.slots["E"], codes.RANGED) == "DD-RUL-37"
    t = Table("1..\n..E\n...", weapon=bow, diagonal_shots=False)
    assert t.refused(codes.A_ATTACK, t.slots["E"], codes.RANGED) == ""
