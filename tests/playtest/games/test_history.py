"""Undo, replay, export and import of test games."""

from __future__ import annotations

import copy
import json
import zlib
from typing import Any

import pytest

from content.models import Release
from engine.kernel import Replay
from engine.kernel.replay import digest
from engine.snapshot import Snapshot
from playtest.games import live
from playtest.games.actions import SeatPlan, export_game, import_game, make_move, replay_at, undo
from playtest.games.actions.undo import has_revealed
from playtest.games.contents import content_named
from playtest.games.errors import (
    HiddenError,
    MissingError,
    OptionsRefusedError,
    StaleError,
    UndoRefusedError,
    UnsoundError,
)
from playtest.games.viewers import at_seat, log, onlooker, show_game
from playtest.models import FrozenDraft, Move, TestGame

from .conftest import GAMES
from .playing import BOTS, created, decide, read


def test_a_ply_is_never_used_twice(releases: dict[str, Release]) -> None:
    row = created(undo="any").game
    decide(row)
    before = digest(live.game_at(read(row)))
    decide(row)
    made = undo(row.public_id, viewer=at_seat(read(row), 0), ply=2)
    assert made.ply == 3
    assert digest(live.game_at(read(row))) == before
    assert list(Move.objects.filter(game=row).values_list("ply", "kind", "undone_by")) == [
        (1, "move", None),
        (2, "move", 3),
        (3, "undo", None),
    ]
    with pytest.raises(StaleError):
        undo(row.public_id, viewer=at_seat(read(row), 0), ply=2)


def test_an_undo_is_told_and_the_game_goes_on(releases: dict[str, Release]) -> None:
    row = created(undo="any").game
    decide(row, 3)
    undo(row.public_id, viewer=at_seat(read(row), 2), ply=1)
    decide(row, 1)
    lines = log(read(row), at_seat(read(row), 0), "de")
    assert "Cleo nimmt die letzte Entscheidung zurück." in [line["text"] for line in lines]
    assert [line["number"] for line in lines] == list(range(1, len(lines) + 1))
    live.forget(row.public_id)
    assert read(row).ply == 3


def test_an_undo_sent_twice_counts_once(releases: dict[str, Release]) -> None:
    row = created(undo="any").game
    decide(row)
    decide(row)
    first = undo(row.public_id, viewer=at_seat(read(row), 0), ply=2, key="u")
    again = undo(row.public_id, viewer=at_seat(read(row), 0), ply=2, key="u")
    assert (again.ply, again.repeated) == (first.ply, True)
    assert read(row).ply == 3


def test_bots_are_taken_back_with_the_person_before_them(releases: dict[str, Release]) -> None:
    row = created("princess", seats=[SeatPlan("Ann"), *BOTS[:3]], undo="any").game
    first = read(row).ply
    while not Move.objects.filter(game=row, by_bot=True, ply__gt=first + 1).exists():
        decide(row, 1)
    state = read(row)
    undo(row.public_id, viewer=at_seat(state, 0), ply=state.ply)
    assert read(row).to_act[0] == 0


def test_undo_is_refused_where_the_settings_say_so(releases: dict[str, Release]) -> None:
    row = created().game
    decide(row)
    with pytest.raises(UndoRefusedError, match="undo-never"):
        undo(row.public_id, viewer=at_seat(read(row), 0), ply=1)


def test_a_card_drawn_or_a_die_rolled_is_seen_to_reveal_something(releases: dict[str, Release]) -> None:
    drawn: list[bool] = []
    others: list[bool] = []
    for game, telling in (("princess", "event-drew"), ("platformer", "event-rolled")):
        row = created(game).game
        for number in range(30):
            decide(row, number)
            last = Move.objects.get(game=row, ply=read(row).ply)
            told = any(event["all"][0] == telling for event in last.events)
            (drawn if told else others).append(has_revealed(read(row), last))
    assert len(drawn) > 4
    assert all(drawn)
    assert not all(others)


def test_dice_that_nobody_has_told_yet_have_revealed_nothing(releases: dict[str, Release]) -> None:
    row = created("platformer", undo="own", chance="ask").game
    for number in range(40):
        state = read(row)
        if state.to_act[0] >= 0:
            decide(row, number)
            continue
        last = Move.objects.filter(game=row).last()
        if last is not None and last.seat >= 0:
            undo(row.public_id, viewer=at_seat(state, last.seat), ply=state.ply)
            assert read(row).to_act[0] == last.seat
            return
        told = show_game(state, at_seat(state, 0), "en")["actions"][0]["action"]
        make_move(row.public_id, viewer=at_seat(state, 0), action=told, ply=state.ply, seat=-1)
    raise AssertionError("nobody has asked for dice")


def test_what_has_revealed_something_is_not_taken_back(releases: dict[str, Release]) -> None:
    row = created("platformer", undo="own").game
    refused = undone = 0
    for number in range(12):
        decide(row, number)
        state = read(row)
        last = Move.objects.get(game=row, ply=state.ply)
        if has_revealed(state, last):
            with pytest.raises(UndoRefusedError, match="undo-revealed"):
                undo(row.public_id, viewer=at_seat(state, last.seat), ply=state.ply)
            refused += 1
        else:
            undo(row.public_id, viewer=at_seat(state, last.seat), ply=state.ply)
            assert read(row).to_act[0] == last.seat
            decide(row, number)
            undone += 1
    assert refused
    assert undone


@pytest.mark.parametrize("open_table", [False, True])
def test_what_everybody_has_seen_at_the_end_is_not_hidden_again(
    releases: dict[str, Release], open_table: bool
) -> None:
    row = created("princess", seats=[SeatPlan("Ann"), *BOTS[:2]], undo="any", open_table=open_table).game
    while not (state := read(row)).is_over:
        decide(row)
    assert onlooker(state).everything
    if open_table:
        undo(row.public_id, viewer=at_seat(state, 0), ply=state.ply)
        assert not read(row).is_over
        return
    with pytest.raises(UndoRefusedError, match="undo-over"):
        undo(row.public_id, viewer=at_seat(state, 0), ply=state.ply)
    assert read(row).is_over


def test_nobody_takes_back_after_others_have_decided(releases: dict[str, Release]) -> None:
    row = created("princess", undo="own").game
    seat = row.to_act[0]
    decide(row)
    while read(row).moves.latest("ply").seat == seat:
        decide(row)
    state = read(row)
    with pytest.raises(UndoRefusedError, match="undo-others-decided"):
        undo(row.public_id, viewer=at_seat(state, seat), ply=state.ply)


@pytest.mark.parametrize("game", GAMES)
def test_every_earlier_ply_is_shown_as_it_was_seen(releases: dict[str, Release], game: str) -> None:
    row = created(game, undo="any").game
    viewer = at_seat(row, 1)
    then = [show_game(row, viewer, "en")]
    for number in range(8):
        decide(row, number * 3)
        then.append(show_game(read(row), viewer, "en"))
    undo(row.public_id, viewer=viewer, ply=8)
    then.append(show_game(read(row), viewer, "en"))
    row = read(row)
    for ply, seen in enumerate(then):
        again = replay_at(row, ply, viewer, "en")
        assert again["view"] == seen["view"]
        assert again["to_act"] == seen["to_act"]
        assert again["log"] == seen["log"]
    with pytest.raises(MissingError):
        replay_at(row, 10, viewer, "en")


def test_a_game_that_goes_on_is_not_exported(releases: dict[str, Release]) -> None:
    row = created().game
    for viewer in (at_seat(row, 0), onlooker(row, creator=True)):
        with pytest.raises(HiddenError):
            export_game(row, viewer)


def exported(game: str = "platformer", decisions: int = 5) -> dict[str, Any]:
    row = created(game, open_table=True).game
    for number in range(decisions):
        decide(row, number)
    data: dict[str, Any] = json.loads(json.dumps(export_game(read(row), onlooker(read(row)))))
    return data


@pytest.mark.parametrize("game", GAMES)
def test_a_game_comes_back_from_its_file(releases: dict[str, Release], game: str) -> None:
    data = exported(game)
    made = import_game(data, by=None)
    row = read(made.game)
    assert (row.ply, row.open_table, sorted(made.seat_tokens)) == (5, True, [0, 1, 2, 3])
    assert export_game(row, onlooker(row))["digest"] == data["digest"]
    assert export_game(row, onlooker(row))["replay"] == data["replay"]
    decide(row)


@pytest.mark.parametrize(
    ("path", "value", "key"),
    [
        (("format",), "other", "import-format"),
        (("seats",), [{"name": "Ann"}], "import-seats"),
        (("seats", 0), "Ann", "import-part"),
        (("seats", 0, "bot"), "genius", "bot-unknown"),
        (("seats", 0, "bot"), f"planner{' ' * 60}", "bot-unknown"),
        (("language",), 3, "import-part"),
        (("undo",), "often", "choice"),
        (("digest",), "0" * 64, "import-digest"),
        (("replay", "seed"), -1, "seed"),
        (("replay", "seed"), True, "import-part"),
        (("replay", "game"), "princess", "import-other-game"),
        (("replay", "actions", 2), [0, 1, 2], "import-part"),
        (("replay", "actions", 2), [9, 0, 0, 0, 0], "import-part"),
        (("replay", "actions", 3), [0, 999, 0, 0, 0], "import-action"),
    ],
)
def test_a_file_that_was_changed_is_refused(
    releases: dict[str, Release], path: tuple[Any, ...], value: Any, key: str
) -> None:
    data = copy.deepcopy(exported())
    place: Any = data
    for part in path[:-1]:
        place = place[part]
    place[path[-1]] = value
    with pytest.raises(UnsoundError) as refused:
        import_game(data, by=None)
    assert refused.value.key == key
    if key == "import-action":
        assert refused.value.path == "replay.actions[3]"
    assert TestGame.objects.count() == 1


def test_a_file_with_other_options_is_refused_in_words(releases: dict[str, Release]) -> None:
    data = exported()
    data["replay"]["options"] = {"nonsense": 1}
    with pytest.raises(OptionsRefusedError) as refused:
        import_game(data, by=None)
    assert refused.value.path.startswith("replay.options")
    assert "nonsense" in refused.value.text("it")


def test_a_file_of_a_release_that_is_not_here_is_refused(releases: dict[str, Release]) -> None:
    data = exported()
    data["replay"]["release"] = "0" * 64
    with pytest.raises(MissingError, match="no-content"):
        import_game(data, by=None)


def test_a_draft_that_a_process_still_remembers_comes_back_whole(releases: dict[str, Release]) -> None:
    plain = json.loads(bytes(releases["princess"].content))
    plain["texts"] = {plain["source"]: {}}
    draft = Snapshot.read(json.dumps(plain).encode())
    packed = zlib.compress(draft.content)
    frozen = FrozenDraft.objects.create(hash=draft.hash, game=releases["princess"].game, packed=packed)
    assert content_named(draft.hash).hash == draft.hash
    frozen.delete()  # as whoever deletes the campaign that played it does
    row = created("princess", open_table=True).game
    file = export_game(row, onlooker(row))
    file["replay"]["release"] = draft.hash
    file["digest"] = digest(Replay.from_json(file["replay"]).play(draft))
    made = import_game(file, by=None).game
    assert FrozenDraft.objects.get(pk=made.draft_id).content == draft.content


def test_what_is_over_is_exported_by_anybody(releases: dict[str, Release]) -> None:
    row = read(created("princess", seats=BOTS).game)
    assert export_game(row, onlooker(row))["outcome"] == row.outcome


def test_moving_on_after_an_import_needs_the_new_tokens_seats(releases: dict[str, Release]) -> None:
    row = import_game(exported(decisions=1), by=None).game
    viewer = at_seat(row, read(row).to_act[0])
    action = show_game(read(row), viewer, "en")["actions"][0]["action"]
    assert make_move(row.public_id, viewer=viewer, action=action, ply=1).ply == 2
