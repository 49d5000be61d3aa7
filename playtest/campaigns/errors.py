"""Why something cannot be done with a campaign."""

from __future__ import annotations

from dataclasses import dataclass

from content.errors import ContentError


@dataclass
class CampaignError(ContentError):
    """A deed on a campaign that was refused: the message ``campaign-error-<key>`` with its arguments."""

    key: str
    args_of_key: dict[str, str | int]

    def __str__(self) -> str:
        return f"{self.key} {self.args_of_key}"


class TooManyCampaignsError(CampaignError):
    """Somebody has ordered more than can be played soon."""

    def __init__(self, most: int) -> None:
        super().__init__("too-many", {"most": most})


class NoReleaseError(CampaignError):
    """A game that has no release yet."""

    def __init__(self, game: str) -> None:
        super().__init__("no-release", {"game": game})


class WrongStateError(CampaignError):
    """What can be done depends on how far a campaign is."""

    def __init__(self, deed: str, state: str) -> None:
        super().__init__(f"cannot-{deed}", {"state": state})


class NoSuchGameError(CampaignError):
    """A campaign has no game of that number."""

    def __init__(self, number: int, games: int) -> None:
        super().__init__("no-game", {"number": number, "most": games - 1})


class ReplayDiffersError(CampaignError):
    """A game does not come to its stored end any more: the rules have changed since."""

    def __init__(self, number: int) -> None:
        super().__init__("replay-differs", {"number": number})
