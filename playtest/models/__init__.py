"""The rows behind the playtest. Written by `playtest.actions` and `playtest.games.actions` only."""

from playtest.models.token import ApiToken

__all__ = ["ApiToken"]
