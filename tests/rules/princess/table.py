"""A table for rule tests: players by name, hands and piles laid out by the names of cards, actions in words.

The players are Ana, Bruno, Carla, Diego and Elsa, whose characters have no talent and Life 5; others of the
pack can be named instead. A test lays out what it needs; everything else lies in the deck or out of the
game."""

from __future__ import annotations

from typing import Any

from engine.effects.numbers import refresh_numbers
from engine.games.princess import codes
from engine.games.princess.build import program_of
from engine.games.princess.codes import ACTIONS, CENTRE, OUT_OF_PLAY, TYPES
from engine.games.princess.knowing import forget
from engine.games.princess.machine import MACHINE
from engine.games.princess.options import read_options
from engine.games.princess.play import Princess
from engine.games.princess.progress import BEGIN, push_turns
from engine.games.princess.setup import set_up
from engine.games.princess.view import Challenge, View
from engine.kernel import frames
from engine.snapshot import Snapshot
from tests.rules.princess.pack import PEOPLE, release
from tests.said import said

SECRETS = ("loner", "kidnapper", "dreamer", "poet", "gambler", "heir", "martyr", "suitor", "spy", "stubborn")


class Table:
    """A game in the middle of which a test begins. Bruno is the Kidnapper unless the test says otherwise."""

    def __init__(
        self,
        *names: str,
        pack: Snapshot | None = None,
        secrets: tuple[str, ...] = SECRETS,
        turn: str | None = None,
        deck: int | None = None,
        **options: Any,
    ) -> None:
        self.names = names or PEOPLE[:3]
        seats = len(self.names)
        self.release = pack or release()
        chosen = {
            "characters": self.names,
            "secrets": secrets[:seats],
            "first_player": 0,
            "many_players": seats > 5,
            **options,
        }
        read = read_options(chosen)
        g = set_up(program_of(self.release), seats, 1, read, False)
        self.g = g
        self.game = Princess(g, self.release.hash, 1, read)
        g.events = []
        MACHINE.settle(g)
        self.begin(turn or self.names[0])
        if deck is not None:
            self.deck(deck)

    # Laying out.

    def seat(self, name: str) -> int:
        """The seat of a player."""
        return self.names.index(name)

    def definition(self, slug: str) -> int:
        """The definition of an entry."""
        return next(d.index for d in self.g.program.definitions if d.slug == slug)

    def card(self, slug: str) -> int:
        """The single card of a name."""
        return self.g.program.cards.index(self.definition(slug))

    def slug(self, card: int) -> str:
        """The name of a single card."""
        return self.g.program.definitions[self.g.program.cards[card]].slug

    def lift(self, card: int) -> None:
        """Take a card away from wherever it lies."""
        g = self.g
        for pile in (g.deck, g.discard, g.gone, *g.hand, *g.curses):
            if card in pile:
                pile.remove(card)
        if card in g.shop:
            g.shop[g.shop.index(card)] = -1
        if card == g.environment:
            g.environment = -1
        forget(g, card)

    def hand(self, name: str, *slugs: str) -> Table:
        """A player holds exactly these cards; what they held before is out of the game."""
        g = self.g
        for card in g.hand[self.seat(name)][:]:
            self.lift(card)
            g.gone.append(card)
        return self.give(name, *slugs)

    def give(self, name: str, *slugs: str) -> Table:
        """A player holds these cards, too."""
        for slug in slugs:
            if slug == "princess":
                self.princess(name)
                continue
            card = self.card(slug)
            self.lift(card)
            self.g.hand[self.seat(name)].append(card)
        return self

    def deck(self, *top: str | int) -> Table:
        """So many cards in the deck, or these, the first on top; the rest is out of the game."""
        g = self.g
        if top and isinstance(top[0], int):
            g.gone += g.deck[: len(g.deck) - top[0]]
            del g.deck[: len(g.deck) - top[0]]
            while len(g.deck) < top[0]:
                card = next(card for card in g.gone if not self.slug(card).startswith(tuple(PEOPLE)))
                g.gone.remove(card)
                g.deck.append(card)
            return self
        g.gone += g.deck
        g.deck.clear()
        for slug in reversed(top):
            card = self.card(str(slug))
            self.lift(card)
            g.deck.append(card)
        return self

    def shop(self, *slugs: str) -> Table:
        """Exactly these cards in the shop."""
        g = self.g
        for place, card in enumerate(g.shop):
            if card >= 0:
                g.gone.append(card)
                g.shop[place] = -1
        for place, slug in enumerate(slugs):
            self.lift(self.card(slug))
            g.shop[place] = self.card(slug)
        return self

    def life(self, **amounts: int) -> Table:
        """So much Life each."""
        for name, amount in amounts.items():
            self.g.life[self.seat(name)] = amount
        return self

    def gold(self, **amounts: int) -> Table:
        """So much gold each."""
        for name, amount in amounts.items():
            self.g.gold[self.seat(name)] = amount
        return self

    def curse(self, name: str, *slugs: str) -> Table:
        """These curses lie before a player."""
        for slug in slugs:
            self.lift(self.card(slug))
            self.g.curses[self.seat(name)].append(self.card(slug))
        refresh_numbers(self.g)
        return self

    def environment(self, slug: str) -> Table:
        """This Environment is in play."""
        self.lift(self.card(slug))
        self.g.environment = self.card(slug)
        refresh_numbers(self.g)
        return self

    def princess(self, where: str) -> Table:
        """The Princess is "kidnapped", in the "centre", or in somebody's hand."""
        g = self.g
        card = g.program.princess
        self.lift(card)
        if where in ("kidnapped", "centre"):
            g.princess_at = OUT_OF_PLAY if where == "kidnapped" else CENTRE
        else:
            g.princess_at = self.seat(where)
            g.hand[g.princess_at].append(card)
            for seat in range(g.seats):
                g.known[seat * len(g.program.cards) + card] = 1 << g.princess_at
        refresh_numbers(g)
        return self

    def ghost(self, name: str, *slugs: str) -> Table:
        """A player is a ghost whose Secret is revealed and who holds these cards."""
        g = self.g
        seat = self.seat(name)
        g.alive[seat] = 0
        g.life[seat] = 0
        g.revealed[seat] = 1
        refresh_numbers(g)
        return self.hand(name, *slugs)

    def cards_for(self, name: str, count: int) -> Table:
        """A player holds so many cards of no account."""
        spare = self.spares()[:count]
        return self.hand(name, *spare)

    def spares(self) -> list[str]:
        """Starting cards of heroes who take no part: nobody will miss them."""
        return [
            f"{person}_{kind}"
            for person in (*PEOPLE, "miser", "seer", "giant", "avenger", "monk")
            for kind in ("attack", "defence", "strategy")
            if person not in self.names and self.card(f"{person}_{kind}") in self.g.gone
        ]

    def begin(self, name: str) -> Table:
        """The turn of a player begins."""
        g = self.g
        g.stack.clear()
        g.active = self.seat(name)
        push_turns(g, BEGIN)
        MACHINE.settle(g)
        return self

    # Actions in words.

    def act(self, code: int, a: int = 0, b: int = 0) -> Table:
        """Apply an action as the seat that must decide."""
        self.game.apply((code, a, b, 0), MACHINE.decider(self.g))
        return self

    def refused(self, code: int, a: int = 0, b: int = 0) -> str:
        """The clause that refuses an action; empty if it is legal."""
        refusal = self.game.refusal((code, a, b, 0))
        return refusal.clause if refusal else ""

    def explore(self) -> Table:
        """Explore."""
        return self.act(codes.A_EXPLORE)

    def trade(self) -> Table:
        """Begin a Trade."""
        return self.act(codes.A_TRADE)

    def sell(self, *slugs: str) -> Table:
        """Sell cards."""
        for slug in slugs:
            self.act(codes.A_SELL, self.card(slug))
        return self

    def buy(self, *slugs: str) -> Table:
        """Buy cards of the shop."""
        for slug in slugs:
            self.act(codes.A_BUY, self.g.shop.index(self.card(slug)))
        return self

    def done(self) -> Table:
        """Enough."""
        return self.act(codes.A_DONE)

    def challenge(self, name: str) -> Table:
        """Challenge a hero."""
        return self.act(codes.A_CHALLENGE, self.seat(name))

    def place(self, *slugs: str) -> Table:
        """Whoever must places a card, then the next."""
        for slug in slugs:
            self.act(codes.A_PLACE, self.card(slug))
        return self

    def duel(self, name: str, *slugs: str) -> Table:
        """Challenge a hero; attack, response, and so on."""
        return self.challenge(name).place(*slugs)

    def on(self, name: str) -> Table:
        """Choose a player."""
        return self.act(frames.A_HERO, self.seat(name))

    def keep(self, *slugs: str) -> Table:
        """Keep these cards of the eliminated hand, and no more."""
        for slug in slugs:
            self.act(codes.A_KEEP, self.card(slug))
        return self.done() if self.deciding == "keep" else self

    def discard(self, *slugs: str) -> Table:
        """Discard cards."""
        for slug in slugs:
            self.act(codes.A_DISCARD, self.card(slug))
        return self

    def resurrect(self, *slugs: str) -> Table:
        """Resurrect, discarding these cards."""
        self.act(codes.A_RESURRECT).discard(*slugs)
        return self.done() if self.deciding == "resurrect" else self

    def wander(self) -> Table:
        """Wander."""
        return self.act(codes.A_WANDER)

    def enchant(self, slug: str, name: str = "") -> Table:
        """Enchant a hero with a spell."""
        self.act(codes.A_ENCHANT, self.card(slug))
        return self.on(name) if name and self.deciding == "apply" else self

    def yes(self) -> Table:
        """Yes."""
        return self.act(frames.A_YES)

    def no(self) -> Table:
        """No."""
        return self.act(frames.A_NO)

    def option(self, number: int) -> Table:
        """Choose one of several; the first is 1."""
        return self.act(frames.A_OPTION, number - 1)

    # Asking.

    def cards(self, name: str) -> list[str]:
        """What a player holds."""
        return [self.slug(card) for card in self.g.hand[self.seat(name)]]

    def count(self, name: str) -> int:
        """How many cards a player holds."""
        return len(self.g.hand[self.seat(name)])

    def discarded(self) -> list[str]:
        """The discard pile, the top card last."""
        return [self.slug(card) for card in self.g.discard]

    def on_sale(self) -> list[str]:
        """The cards in the shop."""
        return [self.slug(card) for card in self.g.shop if card >= 0]

    def cursed(self, name: str) -> list[str]:
        """The curses on a player."""
        return [self.slug(card) for card in self.g.curses[self.seat(name)]]

    def life_of(self, name: str) -> int:
        """How much Life a player has."""
        return self.g.life[self.seat(name)]

    def gold_of(self, name: str) -> int:
        """How much gold a player has."""
        return self.g.gold[self.seat(name)]

    def lives(self, name: str) -> bool:
        """Whether a player is a living hero."""
        return self.g.alive[self.seat(name)] == 1

    @property
    def lady(self) -> str:
        """Where the Princess is."""
        at = self.g.princess_at
        return "kidnapped" if at == OUT_OF_PLAY else "centre" if at == CENTRE else self.names[at]

    @property
    def deciding(self) -> str:
        """What is being decided."""
        return MACHINE.asking(self.g).name if self.g.stack else "over"

    @property
    def to_act(self) -> str:
        """Who decides."""
        return self.names[MACHINE.decider(self.g)]

    @property
    def active(self) -> str:
        """Whose turn it is."""
        return self.names[self.g.active]

    @property
    def winners(self) -> list[str]:
        """Who has won; empty while the game goes on, and in a draw."""
        outcome = self.game.outcome
        return [self.names[seat] for seat in outcome.winners] if outcome else []

    @property
    def drawn(self) -> list[str]:
        """Who shares a draw."""
        outcome = self.game.outcome
        return [self.names[seat] for seat in outcome.drawn] if outcome else []

    @property
    def reason(self) -> str:
        """Why the game ended."""
        outcome = self.game.outcome
        return outcome.reason if outcome else ""

    def legal(self) -> set[str]:
        """The sorts of action that are legal."""
        return {ACTIONS[action[0]] for action in MACHINE.actions(self.g)}

    def choices(self, code: int) -> list[str]:
        """The cards that an action offers."""
        return [self.slug(action[1]) for action in MACHINE.actions(self.g) if action[0] == code]

    def opponents(self) -> list[str]:
        """Whom the active hero may challenge."""
        return [self.names[action[1]] for action in MACHINE.actions(self.g) if action[0] == codes.A_CHALLENGE]

    def heroes(self) -> list[str]:
        """The players that can be chosen."""
        return [self.names[action[1]] for action in MACHINE.actions(self.g) if action[0] == frames.A_HERO]

    def view(self, name: str) -> View:
        """What a player sees."""
        return self.game.view(self.seat(name))

    def hand_seen(self, viewer: str, name: str) -> list[str]:
        """The cards that one player knows to be in the hand of another."""
        hand = self.view(viewer).heroes[self.seat(name)].hand
        return [card.slug for card in hand if card.is_there]

    def challenge_seen(self, viewer: str) -> Challenge:
        """The challenge in progress, as a player sees it."""
        challenge = self.view(viewer).challenge
        assert challenge is not None
        return challenge

    def happened(self, key: str, seen_by: str | None = None) -> list[dict[str, Any]]:
        """The events of a kind so far, as one player was told of them or as they were."""
        found = []
        for event in self.g.events or []:
            told = self.game.seen(event, self.seat(seen_by)) if seen_by else event
            if told is not None:
                name, args = said(self.game.describe(told))
                if name == f"event-{key}":
                    found.append(args)
        return found

    def type_of(self, slug: str) -> str:
        """The type of a card."""
        return TYPES[self.g.program.types[self.card(slug)]]
