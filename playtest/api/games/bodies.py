"""What is sent and shown, for the OpenAPI document."""

from __future__ import annotations

from typing import Any

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter
from rest_framework import serializers

from playtest.api.enums import BROKEN_SORTS
from playtest.api.fields import Body, Shown, StrictChoice, StrictFlag, StrictNumber, StrictText
from playtest.api.games.views import ViewField
from playtest.api.paging import PageQuery
from playtest.api.targets import TargetsField
from playtest.games.actions.create_game import LONGEST_NAME, MOST_SEATS, MOST_SEED
from playtest.games.actions.make_move import LARGEST
from playtest.games.bots import LONGEST as LONGEST_BOT
from playtest.models import TestGame

IDEMPOTENCY_KEY = OpenApiParameter(
    "Idempotency-Key",
    OpenApiTypes.STR,
    OpenApiParameter.HEADER,
    description=(
        "Any text of up to 80 characters, new for every decision. If the same request comes again with the "
        "same key, it is answered like the first time and counts once."
    ),
)


class SeatPlanBody(Body):
    """Who is to sit at a seat: a person, or a bot such as `planner`, `mcts:2000` or `mcts:500ms`."""

    name = StrictText(max_length=LONGEST_NAME, allow_blank=True, default="")
    bot = StrictText(max_length=LONGEST_BOT, allow_blank=True, default="")

    class Meta:
        ref_name = "SeatPlan"


class NewGameBody(Body):
    """A game to be set up. Without a release it is played with the current one."""

    game = StrictText(max_length=40)
    release = StrictText(max_length=64, allow_blank=True, default="", help_text="The hash of a release.")
    draft = StrictFlag(default=False, help_text="Play with the content as it is being edited, frozen now.")
    seats = serializers.ListField(child=SeatPlanBody(), min_length=1, max_length=MOST_SEATS)
    seed = StrictNumber(min_value=0, max_value=MOST_SEED, allow_null=True, default=None)
    options = serializers.DictField(
        default=dict, help_text="The settings of the game, as its pack lists them."
    )
    language = StrictText(max_length=12, allow_blank=True, default="", help_text="Of the table.")
    chance = StrictChoice(choices=TestGame.Chance.choices, default="seed")
    undo = StrictChoice(choices=TestGame.Undo.choices, default="never")
    open_table = StrictFlag(default=False, help_text="Nothing is hidden from anybody.")

    class Meta:
        ref_name = "NewGame"


class ActionBody(Shown):
    """Something that can be done now: send `action` (and `seat`, if it is not your own) as a move."""

    seat = serializers.IntegerField(help_text="Whose decision it is; -1 tells a die of a real table.")
    action = serializers.ListField(child=serializers.IntegerField(), min_length=4, max_length=4)
    key = serializers.CharField()
    args = serializers.DictField()
    text = serializers.CharField()
    help = serializers.ListField(child=serializers.CharField())
    targets = TargetsField(help_text="What on the table it is about, as the seat that decides sees it.")

    class Meta:
        ref_name = "GameAction"


class LineBody(Shown):
    """A line of the log. Lines are numbered for each viewer, without gaps."""

    number = serializers.IntegerField()
    ply = serializers.IntegerField(help_text="The ply with which it was told.")
    key = serializers.CharField()
    args = serializers.DictField()
    targets = TargetsField(help_text="What on the table it tells of.")
    text = serializers.CharField()
    chapter = serializers.BooleanField(help_text="Something new begins, such as a turn.")

    class Meta:
        ref_name = "LogLine"


class GameSeatBody(Shown):
    """A seat: who sits there, and what the game calls it."""

    seat = serializers.IntegerField()
    name = serializers.CharField()
    called = serializers.CharField(help_text="The hero or character that is played there.")
    bot = serializers.CharField(help_text="Empty for a person.")
    to_act = serializers.BooleanField()

    class Meta:
        ref_name = "GameSeat"


class YouBody(Shown):
    """Who is looking."""

    seat = serializers.IntegerField(allow_null=True, help_text="Null for an onlooker.")
    everything = serializers.BooleanField(help_text="Nothing is hidden: an open table, or the game is over.")
    plays = serializers.ListField(child=serializers.IntegerField(), help_text="Seats you may decide for.")

    class Meta:
        ref_name = "GameYou"


class ContentBody(Shown):
    """What a game is played with."""

    hash = serializers.CharField()
    is_draft = serializers.BooleanField()

    class Meta:
        ref_name = "GameContent"


class OutcomeBody(Shown):
    """How a game ended."""

    winners = serializers.ListField(child=serializers.IntegerField())
    drawn = serializers.ListField(child=serializers.IntegerField())
    scores = serializers.ListField(child=serializers.IntegerField())
    reason = serializers.CharField()
    text = serializers.CharField()

    class Meta:
        ref_name = "GameOutcome"


class BrokenBody(Shown):
    """Why a game cannot go on: the rules failed. Taking the last decision back makes it whole."""

    sort = serializers.ChoiceField(choices=BROKEN_SORTS, help_text="Without end, or unforeseen.")
    entry = serializers.CharField(help_text="The card that was at work, as `kind/slug`; empty if none was.")
    name = serializers.CharField()
    effect = serializers.IntegerField(help_text="Its effect, counted from 0; -1 if it is none of them.")
    text = serializers.CharField()
    link = serializers.CharField(help_text="Where the entry is read and edited.")

    class Meta:
        ref_name = "GameBroken"


class StateBody(Shown):
    """A game as you may see it."""

    id = serializers.CharField()
    game = serializers.CharField()
    title = serializers.CharField()
    release = ContentBody()
    ply = serializers.IntegerField(help_text="To be named by a move. It only ever grows.")
    language = serializers.CharField()
    chance = serializers.ChoiceField(choices=TestGame.Chance.choices)
    undo = serializers.ChoiceField(choices=TestGame.Undo.choices)
    open_table = serializers.BooleanField()
    over = serializers.BooleanField()
    broken = BrokenBody(allow_null=True, help_text="Why it cannot go on; null as long as it can.")
    to_act = serializers.ListField(
        child=serializers.IntegerField(),
        help_text="The first must decide, the others may; -1 are dice. Nobody if it is over or broken.",
    )
    you = YouBody()
    seats = GameSeatBody(many=True)
    question = serializers.CharField(help_text="What you are asked; empty if you are not.")
    waiting_for = serializers.CharField(help_text="Who must decide, if you cannot.")
    actions = ActionBody(many=True)
    view = ViewField(help_text="What you may know of the game.")
    views = serializers.ListField(
        child=ViewField(),
        allow_null=True,
        help_text="What every seat sees if nothing is hidden.",
    )
    outcome = OutcomeBody(allow_null=True)
    log = LineBody(many=True, help_text="The newest lines.")

    class Meta:
        ref_name = "GameState"


class SeatTokenBody(Shown):
    """A seat and its token, which nobody can read again later; null for a bot."""

    seat = serializers.IntegerField()
    token = serializers.CharField(allow_null=True)

    class Meta:
        ref_name = "SeatToken"


class CreatedBody(Shown):
    """A new game with the tokens of its seats."""

    state = StateBody()
    seat_tokens = SeatTokenBody(many=True)
    links = serializers.DictField(child=serializers.CharField())

    class Meta:
        ref_name = "CreatedGame"


class SummaryBody(Shown):
    """A game in a list."""

    id = serializers.CharField()
    game = serializers.CharField()
    title = serializers.CharField()
    release = ContentBody()
    ply = serializers.IntegerField()
    over = serializers.BooleanField()
    broken = serializers.CharField(
        allow_null=True, help_text="The card, as `kind/slug`, that broke it (or empty); null if nothing did."
    )
    to_act = serializers.ListField(child=serializers.IntegerField())
    seats = serializers.ListField(child=serializers.CharField(), help_text="Names, or bots.")
    open_table = serializers.BooleanField()
    created_at = serializers.DateTimeField()
    changed_at = serializers.DateTimeField()
    links = serializers.DictField(child=serializers.CharField())

    class Meta:
        ref_name = "GameSummary"


class GamesQuery(PageQuery):
    """Which games."""

    state = serializers.ChoiceField(
        choices=["running", "over", "broken"], allow_null=True, default=None, help_text="Only those."
    )


class ActionsBody(Shown):
    """What you can do now."""

    ply = serializers.IntegerField()
    to_act = serializers.ListField(child=serializers.IntegerField())
    question = serializers.CharField()
    waiting_for = serializers.CharField()
    actions = ActionBody(many=True)

    class Meta:
        ref_name = "GameActions"


class NewMoveBody(Body):
    """A decision: an action as the state lists it, and the ply at which it was decided on."""

    ply = StrictNumber(min_value=0, max_value=LARGEST)
    action = serializers.ListField(
        child=StrictNumber(min_value=-LARGEST, max_value=LARGEST), min_length=4, max_length=4
    )
    seat = StrictNumber(
        min_value=-1, max_value=MOST_SEATS, allow_null=True, default=None, help_text="Your own unless named."
    )

    class Meta:
        ref_name = "NewMove"


class NewUndoBody(Body):
    """Take back what was last decided, as seen at a ply."""

    ply = StrictNumber(min_value=0, max_value=LARGEST)

    class Meta:
        ref_name = "NewUndo"


class MadeBody(Shown):
    """A decision that counts. The same request with the same key is answered with the same values, but for
    `state`, which is always the present one."""

    ply = serializers.IntegerField(help_text="The ply to which it led.")
    kind = serializers.ChoiceField(choices=["move", "undo"])
    seat = serializers.IntegerField()
    action = serializers.ListField(child=serializers.IntegerField())
    lines = LineBody(many=True, help_text="What it added to the log. Some is told only with the next ply.")
    state = StateBody(allow_null=True, help_text="The game now, if `state=true` was asked for.")

    class Meta:
        ref_name = "Made"


class LogBody(Shown):
    """A part of the log."""

    ply = serializers.IntegerField()
    lines = LineBody(many=True)
    more = serializers.BooleanField(help_text="There are more: ask again after the last number.")

    class Meta:
        ref_name = "GameLog"


class FileSeatBody(Body):
    """A seat in a file."""

    name = serializers.CharField(allow_blank=True)
    bot = serializers.CharField(allow_blank=True)

    class Meta:
        ref_name = "GameFileSeat"


class FileReplayBody(Body):
    """What the engine needs to play a game again."""

    release = serializers.CharField()
    game = serializers.CharField()
    seats = serializers.IntegerField()
    seed = serializers.IntegerField()
    options = serializers.DictField()
    chance = serializers.ChoiceField(choices=TestGame.Chance.choices)
    actions: Any = serializers.ListField(
        child=serializers.ListField(child=serializers.IntegerField(), min_length=5, max_length=5),
        help_text="Each with its seat before it.",
    )

    class Meta:
        ref_name = "GameFileReplay"


class FileBody(Body):
    """A game as a file: everything about it, hidden or not."""

    format = serializers.ChoiceField(choices=["tilewright-game"])
    version = serializers.IntegerField()
    replay = FileReplayBody()
    seats = FileSeatBody(many=True)
    language = serializers.CharField()
    undo = serializers.ChoiceField(choices=TestGame.Undo.choices)
    created_at = serializers.CharField()
    outcome = serializers.DictField(allow_null=True)
    digest = serializers.CharField(help_text="Of the state after all actions.")

    class Meta:
        ref_name = "GameFile"
