"""Who looks at a test game, and what they are shown. Everything that leaves a game goes through here: the
state endpoints, the stream, the replay and the table page show what `shown` gives, and nothing else.

A seat sees what the engine's ``view`` of the seat tells. Whoever watches without a seat sees what lies open
to everybody. At an open table, and once a game is over, everybody sees everything. Seed and actions together
are everything too, so they are shown only then.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from content.playwording import PlayWording
from content.unworded import careful
from content.wording import game_name
from engine.kernel import CHANCE, ONLOOKER, Action, Label, Outcome, Playable
from engine.kernel.targets import targets_as_json
from engine.kernel.view import View
from playtest.api.links import link
from playtest.games import live
from playtest.games.breaking import word_fault as said_broken
from playtest.games.contents import words_of
from playtest.games.hearing import EVERYTHING
from playtest.games.sitting import bot_seats, holders_of
from playtest.games.story import Line, story_of, word_line
from playtest.models import TestGame
from playtest.shows import asker_of
from playtest.shows.questions import Asker

TAIL = 40
"""So many lines of the log are shown with the state."""
UNNAMED = "action"
"""The key of an action that the engine cannot name; it is offered in general words."""
MOST_LABELS = 20_000
"""So many worded actions are kept in memory."""


@dataclass(frozen=True, slots=True)
class Viewer:
    """Somebody at a seat, or an onlooker (``seat`` None). ``everything`` is true at an open table and after
    the end. ``may_play`` names the seats for which they may decide; the dice of a real table may be told by
    whoever has a seat, and by who created the game."""

    seat: int | None
    everything: bool = False
    may_play: frozenset[int] = frozenset()
    tells_dice: bool = False

    @property
    def eyes(self) -> int:
        """The seat whose view they get, as the engine counts."""
        return ONLOOKER if self.seat is None else self.seat


def at_seat(row: TestGame, seat: int, *, creator: bool = False) -> Viewer:
    """Whoever sits at a seat. Who created an open table may decide for everybody at it who is no bot."""
    plays = frozenset((seat,)) | (people_of(row) if creator and row.open_table else frozenset())
    return Viewer(seat, sees_everything(row), plays, tells_dice=True)


def onlooker(row: TestGame, *, creator: bool = False) -> Viewer:
    """Whoever watches. Who created an open table may decide for everybody at it who is no bot."""
    plays = people_of(row) if creator and row.open_table else frozenset()
    return Viewer(None, sees_everything(row), plays, tells_dice=creator)


def people_of(row: TestGame) -> frozenset[int]:
    """The seats where people sit."""
    return frozenset(holder.seat for holder in holders_of(row) if not holder.bot)


def sees_everything(row: TestGame) -> bool:
    """Whether nothing of a game is hidden from anybody."""
    return row.open_table or row.is_over


def up_to_date(viewer: Viewer, row: TestGame) -> Viewer:
    """The same viewer, looking at the game as it is now: it may be over meanwhile."""
    return replace(viewer, everything=sees_everything(row))


def listener(row: TestGame, viewer: Viewer) -> int:
    """As whom the viewer hears the story: it stays the same when a game ends, so that lines keep their
    numbers."""
    return EVERYTHING if row.open_table else viewer.eyes


def names_of(row: TestGame, words: PlayWording) -> list[str]:
    """What people call the seats: the name of who sits there, or the number."""
    return [
        holder.name or words.words.say("play-seat", {"seat": holder.seat + 1}) for holder in holders_of(row)
    ]


def show_game(row: TestGame, viewer: Viewer, language: str) -> dict[str, Any]:
    """A game as a viewer may see it, now."""
    return show_game_at(row, live.game_at(row), row.ply, viewer, language)


def show_game_at(row: TestGame, game: Playable, ply: int, viewer: Viewer, language: str) -> dict[str, Any]:
    """A game as a viewer may see it at a ply: the row's own, or an earlier one that was played again. Only of
    the present are actions offered."""
    words = words_of(row, language)
    asker = asker_of(words)
    view = game.view(viewer.eyes)
    names, called = names_of(row, words), asker.call(view, row.seats)
    spoken = [holder.name or called[holder.seat] for holder in holders_of(row)]
    fault = row.broken if ply == row.ply else None
    to_act = [] if fault else list(game.to_act)
    offered = offered_to(viewer, row, to_act) if ply == row.ply else []
    labelled = {seat: [(action, label_of(game, action)) for action in game.actions(seat)] for seat in offered}
    waiting = [spoken[seat] for seat in to_act[:1] if seat >= 0]
    return {
        "id": row.public_id,
        "game": row.game_id,
        "title": game_name(row.game_id, language),
        "release": {"hash": row.content_hash, "is_draft": row.draft_id is not None},
        "ply": ply,
        "language": row.language,
        "chance": row.chance,
        "undo": row.undo,
        "open_table": row.open_table,
        "over": not game.to_act,
        "broken": broken_of(row, fault, words) if fault else None,
        "to_act": to_act,
        "you": {"seat": viewer.seat, "everything": viewer.everything, "plays": sorted(viewer.may_play)},
        "seats": [
            {
                "seat": holder.seat,
                "name": names[holder.seat],
                "called": called[holder.seat],
                "bot": holder.bot,
                "to_act": holder.seat in to_act,
            }
            for holder in holders_of(row)
        ],
        "question": _question(asker, game, labelled, view),
        "waiting_for": words.listed(waiting) if not offered else "",
        "actions": [
            {
                "seat": seat,
                "action": list(action),
                **worded(words, label),
                "targets": targets_as_json(label.targets),
            }
            for seat, actions in labelled.items()
            for action, label in actions
        ],
        "view": view,
        "views": [game.view(seat) for seat in range(row.seats)] if viewer.everything else None,
        "outcome": outcome_of(game.outcome, words, spoken),
        "log": tail(row, viewer, words, names, ply),
    }


def offered_to(viewer: Viewer, row: TestGame, to_act: Sequence[int]) -> list[int]:
    """The seats for which a viewer is offered actions now. While a bot must decide, others may act besides by
    the rules, but it is quicker than they are: nothing is offered that would come too late."""
    if to_act and to_act[0] in bot_seats(row):
        return []
    return [seat for seat in to_act if _may_decide(viewer, seat)]


def _may_decide(viewer: Viewer, seat: int) -> bool:
    return viewer.tells_dice if seat == CHANCE else seat in viewer.may_play


def label_of(game: Playable, action: Action) -> Label:
    """What an action is called and what it is about; nothing of it where the engine does not know."""
    return careful(f"action {action[0]} of a game", lambda: game.label(action), lambda: Label(UNNAMED))


def broken_of(row: TestGame, fault: Mapping[str, Any], words: PlayWording) -> dict[str, Any]:
    """Why a game is broken, in words, and where the card is edited."""
    entry = fault["entry"] if words.is_entry(fault["entry"]) else ""
    kind, _slash, slug = entry.partition("/")
    return {
        "sort": fault["sort"],
        "entry": entry,
        "name": words.name(entry) if entry else "",
        "effect": fault["effect"],
        "text": said_broken(words, fault),
        "link": link("entry", row.game_id, kind, slug) if entry else "",
    }


def _question(
    asker: Asker[Any],
    game: Playable,
    labelled: Mapping[int, Sequence[tuple[Action, Label]]],
    view: View,
) -> str:
    """What is asked of whoever may decide: of the first, the others may but need not."""
    for seat, actions in labelled.items():
        if actions:
            eyes = view if seat == CHANCE else game.view(seat)
            return asker.ask(eyes, [label for _action, label in actions])
    return ""


_worded: dict[tuple[str, str, str, str], dict[str, Any]] = {}


def worded(words: PlayWording, label: Label) -> dict[str, Any]:
    """An action's key, arguments, text and help; worded once, because actions are offered again and again."""
    name = (words.release.hash, words.language, label.key, repr(label.args))
    found = _worded.get(name)
    if found is None:
        if len(_worded) >= MOST_LABELS:
            _worded.clear()
        found = _worded[name] = {
            "key": label.key,
            "args": dict(label.args),
            "text": words.action(label),
            "help": words.explained(label),
        }
    return found


def outcome_of(outcome: Outcome | None, words: PlayWording, names: Sequence[str]) -> dict[str, Any] | None:
    """How a game ended, in numbers and words."""
    if outcome is None:
        return None
    return {
        "winners": list(outcome.winners),
        "drawn": list(outcome.drawn),
        "scores": list(outcome.scores),
        "reason": outcome.reason,
        "text": words.outcome(outcome, names),
    }


def show_line(line: Line, words: PlayWording, names: list[str]) -> dict[str, Any]:
    """A line of the log with its words."""
    return {
        "number": line.number,
        "ply": line.ply,
        "key": line.key,
        "args": line.args,
        "targets": targets_as_json(line.targets),
        "text": word_line(line, words, names),
        "chapter": line.chapter,
    }


def tail(
    row: TestGame, viewer: Viewer, words: PlayWording, names: list[str], ply: int
) -> list[dict[str, Any]]:
    """The newest lines of the log, with what the teller would say if nothing more came."""
    story = story_of(row, listener(row, viewer), ply)
    return [show_line(line, words, names) for line in [*story.lines, *story.kept_back()][-TAIL:]]


def log(
    row: TestGame, viewer: Viewer, language: str, *, after: int = 0, most: int = 500, full: bool = False
) -> list[dict[str, Any]]:
    """The lines of the log after a number; with ``full``, if nothing is hidden any more, of all that has
    happened."""
    words = words_of(row, language)
    who = EVERYTHING if full and viewer.everything else listener(row, viewer)
    lines = story_of(row, who).lines[after : after + most]
    names = names_of(row, words)
    return [show_line(line, words, names) for line in lines]
