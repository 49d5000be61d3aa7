"""What requests about campaigns send, and what answers show."""

from __future__ import annotations

from rest_framework import serializers

from playtest.api.enums import CHANGE_VERBS, JOB_STATES
from playtest.api.fields import Body, Shown, StrictFlag, StrictNumber, StrictText
from playtest.api.jobs import JobBody
from playtest.api.paging import PageQuery
from playtest.api.query import Query
from playtest.campaigns.checking import MOST_VALUES
from playtest.campaigns.spec import MOST_GAMES, MOST_SEED

MOST_RELEASE = 2**31 - 1
LONGEST = 80
MOST_NAMES = 40


class OrderBody(Body):
    """What is played. Every combination of a number of seats, a line-up of bots and a value of every varied
    option is a cell; in every cell the same seeds are played."""

    seats = serializers.ListField(
        child=StrictNumber(min_value=1, max_value=100), min_length=1, max_length=MOST_VALUES
    )
    bots = serializers.ListField(
        child=serializers.ListField(
            child=StrictText(max_length=LONGEST), min_length=1, max_length=MOST_VALUES
        ),
        min_length=1,
        max_length=MOST_VALUES,
        required=False,
        help_text="Line-ups: a bot for each seat, or one for all; `mcts:200` gives a budget in iterations.",
    )
    vary = serializers.DictField(
        child=serializers.ListField(child=serializers.JSONField(), min_length=1, max_length=MOST_VALUES),
        required=False,
        help_text="By option the values it takes; see the settings of the release.",
    )
    options = serializers.DictField(required=False, help_text="Options that are the same in every game.")
    seed = StrictNumber(min_value=0, max_value=MOST_SEED, default=0, help_text="The first seed.")
    games = StrictNumber(min_value=1, max_value=MOST_GAMES, default=100, help_text="Games of each cell.")

    class Meta:
        ref_name = "CampaignOrder"


class SideBody(Body):
    """A content: a release by its number, or the draft as it is now; without either the current release."""

    release = StrictNumber(allow_null=True, default=None, min_value=1, max_value=MOST_RELEASE)
    draft = StrictFlag(default=False)

    class Meta:
        ref_name = "CampaignSide"


class NewCampaignBody(Body):
    """A campaign to order, or with ``against`` a comparison of two contents on the same seeds."""

    game = StrictText(max_length=40)
    content = SideBody(required=False)
    against = SideBody(required=False, allow_null=True)
    title = StrictText(max_length=120, allow_blank=True, default="")
    order = OrderBody()

    class Meta:
        ref_name = "NewCampaign"


class SizeBody(Shown):
    """How large a campaign would be."""

    cells = serializers.IntegerField()
    games = serializers.IntegerField(help_text="Of both sides together, if two contents are compared.")
    seconds = serializers.FloatField(help_text="About how long it would take on this machine.")

    class Meta:
        ref_name = "CampaignSize"


class ContentBody(Shown):
    """What a campaign plays."""

    campaign = serializers.CharField(help_text="The id under which the games of this content are read.")
    hash = serializers.CharField()
    release = serializers.IntegerField(allow_null=True, help_text="Null: a draft.")
    text = serializers.CharField()

    class Meta:
        ref_name = "CampaignContent"


class CampaignBody(JobBody):
    """A campaign: a job, and more."""

    campaign = serializers.CharField(help_text="Its id among campaigns; `id` is its id among jobs.")
    title = serializers.CharField()
    game = serializers.CharField()
    contents = ContentBody(many=True, help_text="Two if contents are compared: before and after.")
    order = serializers.DictField(help_text="What is played, everything written out.")
    percent = serializers.IntegerField()
    rate = serializers.FloatField(help_text="Games in a second, lately; 0 while nobody plays.")
    seconds_left = serializers.IntegerField(allow_null=True)
    broken = serializers.IntegerField(help_text="Games that the content did not let come to an end.")
    digest = serializers.CharField(help_text="Names all results; there when it is done.")
    made_by = serializers.CharField(allow_null=True)

    class Meta:
        ref_name = "Campaign"


class CampaignsQuery(PageQuery):
    """Which campaigns."""

    state = serializers.ChoiceField(choices=JOB_STATES, required=False)
    game = serializers.CharField(required=False, max_length=40)


class SideQuery(Query):
    """Which side of a comparison: 0 for what moved, 1 or 2 for the report of one content."""

    side = serializers.IntegerField(min_value=0, max_value=2, default=0)


class ResultsQuery(Query):
    """Which games, from which number on."""

    first = serializers.IntegerField(
        min_value=0, max_value=MOST_GAMES, default=0, help_text="The number of a game."
    )
    most = serializers.IntegerField(min_value=1, max_value=500, default=100)
    cell = serializers.IntegerField(min_value=0, max_value=MOST_GAMES, required=False)
    winner = serializers.CharField(
        max_length=LONGEST,
        required=False,
        help_text="An entry (`kind/slug`) that a winner played with, `seat-1`, or `nobody`.",
    )
    reason = serializers.CharField(max_length=LONGEST, required=False, help_text="How the game ended.")
    cause = serializers.CharField(max_length=LONGEST, required=False, help_text="What downed somebody.")
    broken = serializers.BooleanField(required=False, default=None, allow_null=True)
    card = serializers.CharField(
        max_length=160, required=False, help_text="The entry (`kind/slug`) that broke the game."
    )


class CellBody(Shown):
    """The settings of a game."""

    number = serializers.IntegerField()
    seats = serializers.IntegerField()
    bots = serializers.ListField(child=serializers.CharField())
    options = serializers.DictField()
    text = serializers.CharField()

    class Meta:
        ref_name = "CampaignCell"


class ResultBody(Shown):
    """What came of one game."""

    number = serializers.IntegerField()
    cell = serializers.IntegerField()
    seed = serializers.IntegerField()
    plies = serializers.IntegerField()
    digest = serializers.CharField(help_text="Names the final state.")
    winners = serializers.CharField(help_text="In the asked language.")
    ending = serializers.CharField(help_text="In the asked language.")
    fault = serializers.CharField(help_text="Why the game broke, for programs; else empty.")
    broken = serializers.CharField(help_text="The same in the asked language.")
    card = serializers.CharField(help_text="The entry (`kind/slug`) that broke it, if one is known.")
    observation = serializers.DictField(allow_null=True, help_text="What was noted; null if it broke.")

    class Meta:
        ref_name = "CampaignResult"


class ResultsBody(Shown):
    """Some games, and where to go on."""

    results = ResultBody(many=True)
    cells = CellBody(many=True, help_text="The cells of these games.")
    next = serializers.CharField(allow_null=True)

    class Meta:
        ref_name = "CampaignResults"


class ReplayBody(Shown):
    """A game of a campaign as a test game."""

    game = serializers.CharField(help_text="The id of the test game.")
    links = serializers.DictField(child=serializers.CharField())

    class Meta:
        ref_name = "CampaignReplay"


class NamedTextBody(Shown):
    """A fact: its name and what it is."""

    name = serializers.CharField()
    text = serializers.CharField()

    class Meta:
        ref_name = "ReportFact"


class TableBody(Shown):
    """A table of texts."""

    columns = serializers.ListField(child=serializers.CharField())
    rows = serializers.ListField(child=serializers.ListField(child=serializers.CharField()))
    entries = serializers.ListField(
        child=serializers.CharField(allow_blank=True),
        help_text="For each row the entry (`kind/slug`) it is about, or nothing; empty if none is.",
    )

    class Meta:
        ref_name = "ReportTable"


class SectionBody(Shown):
    """A section of a report."""

    name = serializers.CharField()
    title = serializers.CharField()
    intro = serializers.CharField()
    notes = serializers.ListField(child=serializers.CharField())
    table = TableBody(allow_null=True)
    charts = serializers.ListField(
        child=serializers.DictField(), help_text="Descriptions of charts; `sort` says which sort of chart."
    )

    class Meta:
        ref_name = "ReportSection"


class EditedFieldBody(Shown):
    """One place of an entry that was edited, in the asked language."""

    name = serializers.CharField()
    before = serializers.CharField(allow_blank=True)
    after = serializers.CharField(allow_blank=True)

    class Meta:
        ref_name = "EditedField"


class EditBody(Shown):
    """An entry that differs between the two contents of a comparison, in the asked language."""

    entry = serializers.CharField(help_text="`kind/slug`.")
    name = serializers.CharField()
    verb = serializers.ChoiceField(choices=CHANGE_VERBS)
    told = serializers.CharField(help_text="The verb, in the asked language.")
    changes = EditedFieldBody(many=True)

    class Meta:
        ref_name = "Edit"


class ReportBody(Shown):
    """The report as far as games are finished, in the asked language."""

    campaign = serializers.CharField()
    complete = serializers.BooleanField(help_text="Whether all is finished and in it.")
    title = serializers.CharField()
    subtitle = serializers.CharField()
    language = serializers.CharField()
    facts = NamedTextBody(many=True)
    findings = serializers.ListField(child=serializers.CharField())
    edits = EditBody(many=True, help_text="Of a comparison: what differs between the two contents.")
    sections = SectionBody(many=True)
    method = serializers.ListField(child=serializers.CharField())
    counts = serializers.DictField(
        child=serializers.IntegerField(),
        help_text="The sums themselves, name by name; empty for what moved between two contents.",
    )

    class Meta:
        ref_name = "Report"


class ChangeBody(Shown):
    """How one number changed from the first content to the second."""

    sort = serializers.CharField(help_text="`win`, `share` (of games) or `mean`.")
    subject = serializers.ListField(child=serializers.CharField())
    before = serializers.FloatField()
    after = serializers.FloatField()
    difference = serializers.FloatField()
    interval = serializers.ListField(
        child=serializers.FloatField(allow_null=True), help_text="95 % interval of the difference."
    )
    p = serializers.FloatField()
    p_adjusted = serializers.FloatField(
        help_text="After Holm's correction; `p` itself of what was edited, which is tested alone."
    )
    effect = serializers.FloatField(allow_null=True)
    of = serializers.IntegerField()
    differing = serializers.IntegerField()
    verdict = serializers.CharField(help_text="`moved`, `hint`, `same` or `open`.")
    edited = serializers.BooleanField(
        help_text="Whether it is about an entry that was edited: the primary question."
    )

    class Meta:
        ref_name = "CampaignChange"


class ComparisonBody(Shown):
    """Two contents on the same seeds: every number that was compared, those of what was edited first, then
    the clearest change."""

    campaign = serializers.CharField()
    complete = serializers.BooleanField()
    pairs = serializers.IntegerField()
    equal = serializers.IntegerField(help_text="Pairs that went exactly alike.")
    broken = serializers.IntegerField()
    findings = serializers.ListField(child=serializers.CharField(), help_text="In the asked language.")
    edits = EditBody(many=True)
    changes = ChangeBody(many=True)

    class Meta:
        ref_name = "CampaignComparison"
