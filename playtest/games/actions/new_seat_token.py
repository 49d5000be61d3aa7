"""Hand out a new link to a seat; the old one is dead from then on."""

from __future__ import annotations

from playtest.games.errors import MissingError, UnsoundError
from playtest.games.tokens import digest_of, fresh_token
from playtest.games.writing import lock_game, transact


def new_seat_token(name: str, seat: int) -> str:
    """The new token of a person's seat. Nobody can read it again later."""
    token = fresh_token()
    with transact():
        row = lock_game(name)
        holder = row.holders.filter(seat=seat).first()
        if holder is None:
            raise MissingError("no-such-seat", path="seat", seat=seat)
        if holder.bot:
            raise UnsoundError("seat-of-a-bot", path="seat", seat=seat)
        holder.token_digest = digest_of(token)
        holder.save(update_fields=["token_digest"])
    return token
