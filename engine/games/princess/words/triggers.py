"""The moments that effects wait for (ledger, section 6).

"by" is the player whose deed or fate it is; on an Environment whoever acts counts as self, so that it does
not matter there. A role is the part that the player before whom the card lies has in the challenge.
"""

from __future__ import annotations

from typing import Any, Literal

from engine.effects.context import Context
from engine.effects.moments import AMOUNT, BY, Test, among, asked, asked_with_others, moment
from engine.games.princess import moments as m
from engine.games.princess.codes import DEEDS
from engine.games.princess.state import State
from engine.schema import Sample, Speech


def _in_role(role: str) -> Test:
    """Whether the owner has that part in the challenge that goes on."""

    def test(g: State, ctx: Context) -> bool:
        if role == "either":
            return ctx.owner in (g.challenger, g.opponent)
        return ctx.owner == (g.challenger if role == "challenger" else g.opponent)

    return test


def _winner_in_role(won: Any) -> Test:
    """The role is asked only of an owner who is the winner that the card waits for."""
    in_role = _in_role(won.role)

    def test(g: State, ctx: Context) -> bool:
        return won.by != "self" or in_role(g, ctx)

    return test


def _is_other_side(_word: object) -> Test:
    """Whether the owner is the loser, or has done it to somebody else."""

    def test(_g: State, ctx: Context) -> bool:
        return ctx.enemy == ctx.owner != ctx.hero

    return test


ROLE = asked(Literal["challenger", "opponent", "either", "any"], _in_role, default="either", unless="any")
SIDE = asked(Literal["challenger", "opponent", "either"], _in_role, default="either")
OF_HEROES = Speech(names={"person": "hero"})
"""Of a moment that only heroes live to see; the others are for ghosts as well."""
HEROES_COUNTED = Speech(counts=True, names={"person": "hero"})
NAMELESS = Speech(nameless=True)
ON_OWN_TURN = Speech(own_names={"turn": "own"})
"""Of a moment in the turn of whose deed it waits for."""

SUCCESS = moment(
    "success",
    m.T_SUCCESS,
    "The Success of this card: its player has won the challenge with it (PR-CHALLENGE-11).",
    sample=Sample(stands_for={"": {}}),
    speaks="label",
    needs=("triangle",),
    gives=("hero", "opponent", "challenge"),
    role=SIDE,
)
APPLIED = moment(
    "applied",
    m.T_APPLIED,
    'This spell is applied; the player it is put on is "them", the one who casts it "self" (PR-MAGIC-01).',
    sample=Sample(do={"damage": {"who": "them"}}),
    speaks=Speech("label", them="target"),
    needs=("spell",),
    gives=("hero", "opponent"),
)

TRIGGERS = (
    # Moments of the turn.
    moment(
        "turn_begins",
        m.T_TURN_BEGINS,
        "A turn begins: the shop is filled, nobody has acted yet.",
        worth=2,
        sample=Sample(stands_for={"paid": {}}),
        speaks=Speech("adverb", own_names={"turn": "own"}),
        by=BY,
    ),
    moment(
        "turn_ends",
        m.T_TURN_ENDS,
        "A turn ends, after its action.",
        speaks=Speech("adverb", own_names={"turn": "own"}),
        by=BY,
    ),
    moment(
        "shop_filled",
        m.T_REFILLED,
        "Cards have been laid into the shop at the start of a turn.",
        speaks=ON_OWN_TURN,
        by=BY,
    ),
    moment(
        "action_taken",
        m.T_ACTION,
        "An action of the turn has been carried out.",
        speaks=ON_OWN_TURN,
        action=among(
            "explore", "trade", "challenge", "wander", "enchant", "resurrect", "any", of=DEEDS, at=AMOUNT
        ),
        by=BY,
    ),
    # Moments of a challenge.
    SUCCESS,
    APPLIED,
    moment(
        "challenge_declared",
        m.T_DECLARED,
        'A hero challenges another, who is "opponent".',
        speaks=OF_HEROES,
        gives=("hero", "opponent", "challenge"),
        role=ROLE,
    ),
    moment(
        "cards_revealed",
        m.T_REVEALED,
        "Both cards of a round are turned up and not yet compared.",
        speaks=OF_HEROES,
        gives=("hero", "opponent", "challenge"),
        role=ROLE,
    ),
    moment(
        "challenge_tied",
        m.T_TIED,
        "A round is tied.",
        speaks=OF_HEROES,
        gives=("hero", "opponent", "challenge"),
        role=ROLE,
    ),
    moment(
        "challenge_won",
        m.T_WON,
        "A challenge is over and somebody has won it; the loser is the opponent. After the Success.",
        speaks=OF_HEROES,
        gives=("opponent", "challenge"),
        where=_winner_in_role,
        role=asked_with_others(Literal["challenger", "opponent", "either"], "either"),
        by=BY,
    ),
    moment(
        "challenge_lost",
        m.T_WON,
        'A challenge is over and the player before whom the card lies has lost it; "them" is the winner.',
        speaks=Speech(names={"person": "hero"}, them="opponent"),
        gives=("hero", "opponent", "challenge"),
        where=_is_other_side,
        role=SIDE,
    ),
    moment(
        "challenge_ends",
        m.T_DUEL_ENDS,
        "A challenge is over, won or not.",
        speaks=OF_HEROES,
        gives=("hero", "opponent", "challenge"),
        role=ROLE,
    ),
    # Cards and gold that come and go.
    moment(
        "cards_drawn",
        m.T_DREW,
        "Somebody draws cards from the adventure deck; the amount is how many.",
        speaks=Speech(counts=True),
        gives=("amount",),
        by=BY,
    ),
    moment("card_sold", m.T_SOLD, "Somebody sells a card in a Trade.", speaks=ON_OWN_TURN, by=BY),
    moment("card_bought", m.T_BOUGHT, "Somebody buys a card from the shop.", speaks=ON_OWN_TURN, by=BY),
    moment(
        "robbed",
        m.T_ROBBED,
        'Cards or gold are stolen from somebody; the thief is "culprit".',
        gives=("culprit", "amount"),
        by=BY,
    ),
    # Life, death and return.
    moment(
        "damage_comes",
        m.T_HURTING,
        "Damage is about to be dealt; it can still be prevented.",
        speaks=HEROES_COUNTED,
        gives=("damage", "amount", "culprit"),
        by=BY,
    ),
    moment(
        "damaged",
        m.T_HURT,
        'A hero has lost Life; the amount is how much, and who dealt it is "culprit".',
        speaks=HEROES_COUNTED,
        gives=("amount", "culprit"),
        by=BY,
    ),
    moment("healed", m.T_HEALED, "A hero has gained Life.", speaks=HEROES_COUNTED, gives=("amount",), by=BY),
    moment(
        "death_comes",
        m.T_DYING,
        "A hero without Life is about to be eliminated and can still be saved.",
        speaks=OF_HEROES,
        gives=("death", "culprit"),
        by=BY,
    ),
    moment(
        "eliminated",
        m.T_ELIMINATED,
        'A hero has been eliminated; who did it is "culprit".',
        speaks=OF_HEROES,
        gives=("culprit",),
        by=BY,
    ),
    moment(
        "eliminates",
        m.T_ELIMINATED,
        'The player before whom the card lies has eliminated another hero ("them").',
        speaks=Speech(them="that", names={"person": "hero"}),
        gives=("hero",),
        where=_is_other_side,
    ),
    moment("resurrected", m.T_RESURRECTED, "A ghost has become a hero again.", speaks=OF_HEROES, by=BY),
    # Secrets, the Princess, curses, Environments, the end of the journey.
    moment("secret_revealed", m.T_SECRET, "A Secret is turned up.", by=BY),
    moment(
        "princess_freed", m.T_FREED, "The Kidnapper is exposed and the Princess is Free.", speaks=NAMELESS
    ),
    moment("princess_taken", m.T_PRINCESS_TAKEN, "Somebody takes the Princess into hand.", by=BY),
    moment(
        "princess_dropped",
        m.T_PRINCESS_DROPPED,
        "The Princess is put into the centre from somebody's hand.",
        by=BY,
    ),
    moment(
        "cursed",
        m.T_CURSED,
        "A curse is put on somebody; the amount is how many lie there then.",
        speaks=HEROES_COUNTED,
        gives=("amount",),
        by=BY,
    ),
    moment(
        "curse_leaves",
        m.T_CURSE_LEAVES,
        "This curse is taken away from the player before whom it lay.",
        speaks=NAMELESS,
        needs=("curse",),
        gives=("hero",),
    ),
    moment(
        "comes_in",
        m.T_COMES_IN,
        "This Environment comes into play.",
        speaks=NAMELESS,
        needs=("environment",),
        gives=("hero",),
    ),
    moment(
        "is_replaced",
        m.T_REPLACED,
        "This Environment makes room for another.",
        speaks=NAMELESS,
        needs=("environment",),
        gives=("hero",),
    ),
    moment(
        "journey_ends",
        m.T_JOURNEY,
        'The game is about to end; "them" is the winner, if there is one. The time to win as well, or '
        "instead.",
        speaks=Speech("adverb", them="winner"),
        gives=("hero",),
    ),
)
