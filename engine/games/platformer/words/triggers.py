"""The moments that effects wait for (ledger 7.2, Triggers).

"by" is the hero whose deed it is, unless the moment says otherwise.
"""

from __future__ import annotations

from typing import Literal

from engine.effects.context import Context
from engine.effects.moments import AMOUNT, BY, CAUSE, THIS, Test, among, asked, exactly, moment, which
from engine.games.platformer import moments as m
from engine.games.platformer.codes import CAUSES, PAIR, RESOURCES, RESULTS, SOURCES, SPACES, SYMBOLS
from engine.games.platformer.state import State
from engine.games.platformer.words.targets import reaches_dice
from engine.schema import Sample, Speech

SYMBOL = among("move", "sword", "coin", "hand", "star", "any", of=SYMBOLS, at=AMOUNT)
WHAT = among("gold", "gem", "any", of=RESOURCES, at=CAUSE)
RANKS = ("", "1", "2", "3")


def _reaching_dice(_word: object) -> Test:
    return reaches_dice


def _from_source(source: str) -> Test:
    def test(_g: State, ctx: Context) -> bool:
        return source == ("forged" if ctx.cause >= PAIR else SOURCES[ctx.cause])

    return test


COUNTED = Speech(counts=True)
NAMELESS = Speech(nameless=True)

STAR_USED = moment(
    "star_used",
    m.T_STAR_USED,
    'A hero uses a Star for the own effect of the hero card: for heroes whose Star counts as "star" '
    "(PF-D-20). The amount is how many times it counts: Gems make that more, and the operations on "
    "the hero card run so many times, while costs are paid once.",
    speaks="own_label",
    gives=("amount", "space"),
    repeats=True,
    by=BY,
)
ATTACK_RESOLVED = moment(
    "attack_resolved",
    m.T_ATTACK_RESOLVED,
    "On an attack card: what the boss does when the card is resolved (PF-BOSS-12). On other cards: "
    "any attack card is resolved.",
    speaks=Speech(unsaid_on=("boss_attack",), nameless=True),
    needs=("in_play|attack_card",),
    gives=("hero", "enemy"),
)

TRIGGERS = (
    # Moments of the turn and of the boss.
    moment(
        "step_begins",
        m.T_STEP_BEGINS,
        "A step of a turn begins: 0 event (solo), 1 remove level, 2 refresh, 3 roll, 4 enemy die, 5 "
        "actions, 6 save, 7 gravity, 8 end.",
        sample=Sample({"step": 5}, stands_for={"": {"step": 1}}),
        speaks="adverb",
        step=exactly(0, 8, at=AMOUNT),
        by=BY,
    ),
    moment(
        "step_ends",
        m.T_STEP_ENDS,
        "A step of a turn ends.",
        sample={"step": 5},
        speaks="adverb",
        step=exactly(0, 8, at=AMOUNT),
        by=BY,
    ),
    moment(
        "boss_setup",
        m.T_BOSS_SETUP,
        "The boss level is revealed: the setup section of the boss card (PF-BOSS-03).",
        sample=Sample(kind="boss", do={"summon": {"token": "some_boss_token"}}),
        speaks="label",
        needs=("boss",),
        gives=("hero",),
    ),
    moment(
        "boss_begins", m.T_BOSS_BEGINS, "The boss is activated.", speaks=NAMELESS, gives=("enemy",), by=BY
    ),
    moment("boss_ends", m.T_BOSS_ENDS, "The boss has acted.", speaks=NAMELESS, gives=("enemy",), by=BY),
    # Moments of the dice.
    moment(
        "pool_rolled",
        m.T_POOL_ROLLED,
        "The action dice have been rolled, or some of them again; not by a hero beyond the seal of the "
        "boss level (PF-D-72).",
        where=_reaching_dice,
        by=BY,
    ),
    moment(
        "enemy_die",
        m.T_ENEMY_DIE,
        "The enemy die has been rolled and shows this; it is applied afterwards. Not by a hero beyond "
        "the seal of the boss level (PF-D-72).",
        speaks=Speech(nameless=True, now_unpaid="enemy_die"),
        gives=("enemy_die",),
        where=_reaching_dice,
        result=among("attack", "left", "right", "any", of=RESULTS, at=AMOUNT),
        by=BY,
    ),
    moment(
        "symbol_used",
        m.T_SYMBOL_USED,
        "A hero uses a symbol, counted as what it is used for.",
        symbol=SYMBOL,
        source=asked(Literal["pool", "saved", "forged", "any"], _from_source, default="any", unless="any"),
        by=BY,
    ),
    moment(
        "symbol_boosted",
        m.T_SYMBOL_BOOSTED,
        "A hero boosts a symbol with Gems; the amount is how many times it has been boosted so far.",
        speaks=COUNTED,
        gives=("amount",),
        symbol=among("move", "sword", "coin", "hand", "star", "any", of=SYMBOLS, at=CAUSE),
        by=BY,
    ),
    moment("forged", m.T_FORGED, "A hero forges two equal symbols into this one.", symbol=SYMBOL, by=BY),
    moment("saved", m.T_SAVED, "A hero saves this symbol on the special die.", symbol=SYMBOL, by=BY),
    moment(
        "special_reset",
        m.T_SPECIAL_RESET,
        "A hero's special die is reset to blank, by use or otherwise.",
        by=BY,
    ),
    STAR_USED,
    # Moments of heroes on their way.
    moment("move_begins", m.T_MOVE_BEGINS, "A hero is about to make a step.", gives=("space",), by=BY),
    moment(
        "moved", m.T_MOVED, "A hero has made a step to an adjacent space.", gives=("space", "cause"), by=BY
    ),
    moment(
        "reach_left",
        m.T_REACH_LEFT,
        "A hero starts a step next to an enemy (PF-MOVE-04).",
        gives=("space",),
        by=BY,
    ),
    moment(
        "entered",
        m.T_ENTERED,
        "A hero comes onto a space of this kind by moving, by portal or by being pushed.",
        gives=("space", "cause"),
        kind=among(
            "plain",
            "gold",
            "gem",
            "trap",
            "shop",
            "spawn",
            "portal",
            "boss_spawn",
            "special",
            "any",
            of=SPACES,
            at=AMOUNT,
        ),
        by=BY,
    ),
    moment(
        "came_next",
        m.T_CAME_NEXT,
        "A hero has moved next to an enemy; Respawn is no movement (PF-DOWN-08).",
        sample=Sample(stands_for={"enemy": {}}),
        gives=("space", "cause"),
        enemy=THIS,
        by=BY,
    ),
    moment(
        "ladder_used", m.T_LADDER_USED, "A hero has crossed a platform by a ladder.", gives=("space",), by=BY
    ),
    moment(
        "portal_used",
        m.T_PORTAL_USED,
        "A hero has travelled by Void Portal.",
        gives=("space", "cause"),
        by=BY,
    ),
    moment(
        "pushed",
        m.T_PUSHED,
        "A hero is pushed, one space or several at once; the amount is the number of spaces (PF-D-70). "
        '"by" means the hero who is pushed.',
        speaks=COUNTED,
        gives=("amount", "space", "cause"),
        by=BY,
    ),
    moment(
        "pushes_hero",
        m.T_PUSHES_HERO,
        'A hero pushes another hero, one space or several at once (PF-D-70). "by" means the hero who pushes.',
        speaks=Speech(them="that"),
        gives=("space", "cause"),
        actor_in_amount=True,
        by=BY,
    ),
    moment(
        "fell",
        m.T_FELL,
        "A hero has fallen; the amount is the number of spaces.",
        speaks=COUNTED,
        gives=("amount", "space", "cause"),
        by=BY,
    ),
    moment(
        "fell_through_trap",
        m.T_FELL_THROUGH_TRAP,
        "A hero has fallen through a trap or into one.",
        gives=("space",),
        by=BY,
    ),
    moment(
        "boss_level_entered",
        m.T_BOSS_LEVEL_ENTERED,
        "A hero enters the boss level from below.",
        gives=("space",),
        by=BY,
    ),
    # Moments of enemies.
    moment(
        "enemy_moved",
        m.T_ENEMY_MOVED,
        "An enemy has moved: by the enemy die, a Hand, a push, a fall.",
        speaks=NAMELESS,
        gives=("space", "cause"),
        enemy=which("any"),
        cause=among("die", "hand", "push", "fall", "card", "any", of=CAUSES, at=CAUSE),
    ),
    moment(
        "enemy_attacks",
        m.T_ENEMY_ATTACKS,
        'An enemy attacks a hero; "by" means the hero who is attacked. On an enemy: its own attack, '
        'unless "any" is set.',
        gives=("space", "cause"),
        enemy=THIS,
        cause=among("die", "movement", "card", "boss", "any", of=CAUSES, at=CAUSE),
        by=BY,
    ),
    moment(
        "enemy_spawned",
        m.T_ENEMY_SPAWNED,
        "An enemy appears on the map.",
        speaks=NAMELESS,
        gives=("space",),
        enemy=THIS,
    ),
    # Moments of heroes' attacks.
    moment(
        "attack_declared",
        m.T_ATTACK_DECLARED,
        "A hero begins to put an attack together.",
        speaks=Speech(now="attack"),
        gives=("space",),
        enemy=THIS,
        by=BY,
    ),
    moment(
        "damage_summed",
        m.T_DAMAGE_SUMMED,
        "A hero strikes; the amount is the damage of the attack.",
        speaks=Speech(counts=True, now="attack"),
        gives=("amount", "space"),
        enemy=THIS,
        by=BY,
    ),
    moment(
        "enemy_defeated",
        m.T_ENEMY_DEFEATED,
        "A hero defeats an enemy.",
        gives=("space",),
        rank=among("any", "1", "2", "3", of=RANKS, at=AMOUNT),
        enemy=THIS,
        by=BY,
    ),
    moment(
        "boss_survived",
        m.T_BOSS_SURVIVED,
        "A hero has attacked the boss without defeating it; the amount is the damage.",
        speaks=COUNTED,
        gives=("amount", "enemy"),
        by=BY,
    ),
    moment("looted", m.T_LOOTED, "A hero takes the loot of a defeated enemy.", gives=("enemy",), by=BY),
    # Moments of a hero's health and of boss tokens.
    moment(
        "wounded",
        m.T_WOUNDED,
        "A hero has suffered Wounds; the amount says how many.",
        speaks=COUNTED,
        gives=("amount", "space", "cause"),
        by=BY,
    ),
    moment("healed", m.T_HEALED, "A hero has got Hearts back.", by=BY),
    moment("downed", m.T_DOWNED, "A hero has been downed.", gives=("space", "cause"), by=BY),
    moment("respawned", m.T_RESPAWNED, "A hero has come onto the map by Respawn.", gives=("space",), by=BY),
    moment("token_gained", m.T_TOKEN_GAINED, "A hero has gained a boss token.", by=BY),
    moment(
        "token_repeated",
        m.T_TOKEN_REPEATED,
        "A hero would gain a boss token already held, and suffers 1 Wound instead (PF-BOSS-24).",
        by=BY,
    ),
    moment("token_lost", m.T_TOKEN_LOST, "A hero has lost a boss token.", by=BY),
    # Moments of Gold, Gems and cards.
    moment(
        "gained",
        m.T_GAINED,
        "A hero gains Gold or Gems; the amount says how many.",
        speaks=COUNTED,
        gives=("amount",),
        what=WHAT,
        by=BY,
    ),
    moment(
        "spent",
        m.T_SPENT,
        "A hero pays or loses Gold or Gems; the amount says how many.",
        speaks=COUNTED,
        gives=("amount",),
        what=WHAT,
        by=BY,
    ),
    moment(
        "collected",
        m.T_COLLECTED,
        "A hero takes Gold or Gems from the map.",
        gives=("space",),
        what=WHAT,
        by=BY,
    ),
    moment(
        "bought",
        m.T_BOUGHT,
        "A hero buys a card; the amount is the price paid.",
        speaks=COUNTED,
        gives=("amount", "space"),
        by=BY,
    ),
    moment("card_used", m.T_CARD_USED, "A hero uses a card, potion or the ability of the hero card.", by=BY),
    moment("card_exhausted", m.T_CARD_EXHAUSTED, "A hero exhausts a card.", by=BY),
    moment("card_refreshed", m.T_CARD_REFRESHED, "A card of a hero is refreshed.", by=BY),
    moment("card_discarded", m.T_CARD_DISCARDED, "A hero discards a card.", by=BY),
    moment("artifact_taken", m.T_ARTIFACT_TAKEN, "A hero takes an artifact.", by=BY),
    # Moments of the map and of the decks.
    moment(
        "level_revealed",
        m.T_LEVEL_REVEALED,
        'A level is revealed; "by" means the active hero, the amount is the number of the level.',
        speaks=NAMELESS,
        gives=("amount",),
        by=BY,
    ),
    moment(
        "level_removed",
        m.T_LEVEL_REMOVED,
        'The lowest level is removed; "by" means the active hero.',
        speaks=NAMELESS,
        by=BY,
    ),
    moment(
        "gravity_applied",
        m.T_GRAVITY_APPLIED,
        'Gravity is applied; "by" means the active hero.',
        speaks=NAMELESS,
        by=BY,
    ),
    moment(
        "event_revealed",
        m.T_EVENT_REVEALED,
        "Solo: this event has just been revealed.",
        sample=Sample(stands_for={"event": {}}),
        speaks=Speech(unsaid_on=("event",)),
        needs=("event",),
        gives=("hero",),
    ),
    ATTACK_RESOLVED,
    moment(
        "attack_drawn",
        m.T_CARD_DRAWN,
        "An attack card of the boss is drawn.",
        speaks=NAMELESS,
        gives=("hero", "enemy"),
    ),
)
