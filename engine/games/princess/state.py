"""The whole state of a game: ints and flat lists of ints, nothing else, so that copying it is cheap.

Rules are functions over a `State` in the other files of this folder. Cards that lie on the table in a
challenge stay in their owner's hand list (PR-CHALLENGE-17); `played` says which they are.
"""

from __future__ import annotations

from engine.effects.context import Context
from engine.effects.numbers import LASTING, ONE_ENEMY, number
from engine.effects.program import Effect
from engine.games.princess.codes import OUT_OF_PLAY, RUNNING
from engine.games.princess.happenings import E_EFFECT
from engine.games.princess.moments import N_LIFE_MAX, NUMBERS
from engine.games.princess.program import D_SECRET, Program
from engine.kernel.keeping import Cards, Later, Shared, Unsaved
from engine.kernel.state import EVERYBODY, BaseState


class State(BaseState):
    """One game of The Princess."""

    def lay_out(self, program: Program, seats: int) -> None:
        """Nothing is on the table yet. What has no value here is given by setting up, or by loading."""
        self.lay(program, seats)
        self.program: Unsaved[Program] = program
        """The compiled release: the same as `code`, with what is printed on the cards."""
        # Options that rules look at.
        self.teams: bool
        self.turn_limit: int
        self.empty_laps: int
        self.marks_show: bool
        self.sells_princess: bool
        self.sells_first: Later[bool] = True
        self.robs_loser: bool
        self.flees_unstoppable: bool
        self.overload_opens_hand: bool
        # Whose turn.
        self.first: int
        self.extra: int = 0
        """Further actions that the active player has this turn."""
        self.skips: list[int] = [0] * seats
        """Turns that each player has to skip."""
        self.empty_turns: int = 0
        """Turns begun since the deck ran out (PR-RUL-26)."""
        # Players, by seat.
        self.offered: Shared[list[int]] = []
        """Two characters per seat to choose from; empty without that variant (PR-VARIANT-01)."""
        self.character: list[int] = [-1] * seats
        """Definition of the character card; -1 before it is chosen."""
        self.alive: list[int] = [1] * seats
        self.life: list[int] = [0] * seats
        self.gold: list[int] = [0] * seats
        self.secret: list[int]
        self.revealed: list[int] = [0] * seats
        self.secret_seen: list[int] = [0] * seats
        """For each Secret face down the seats that know it, as a bit mask; its owner knows it anyway."""
        self.hand: Cards[list[list[int]]] = [[] for _ in range(seats)]
        self.curses: Cards[list[list[int]]] = [[] for _ in range(seats)]
        # Cards.
        self.deck: Cards[list[int]] = []
        """The last one is on top."""
        self.discard: Cards[list[int]] = []
        self.shop: Cards[list[int]] = []
        """Face-up cards; -1 is a gap."""
        self.environment: Cards[int] = -1
        self.princess_at: int = OUT_OF_PLAY
        """The seat that holds the Princess, CENTRE or OUT_OF_PLAY."""
        self.gone: Cards[list[int]] = []
        """Cards that have left the game, starting cards of heroes who take no part among them."""
        self.known: list[int] = [0] * (seats * len(program.cards))
        """What each seat knows of each single card: seat * cards + card (see IN_DECK)."""
        # The challenge in progress; challenger is -1 if there is none.
        self.challenger: int = -1
        self.opponent: int = -1
        self.round: int = 0
        self.attack: int = -1
        """The challenger's card of this round, or of the last one in which there was one."""
        self.response: int = -1
        self.attack_placed: bool = False
        """Whether the attack of this round lies on the table and is not yet compared."""
        self.attack_shown: bool = False
        self.attack_type: int = -1
        self.response_type: int = -1
        self.played: list[int] = []
        """All cards placed in this challenge (PR-CHALLENGE-10)."""
        self.duel_winner: int = -1
        # The end.
        self.ended: int = RUNNING
        self.winners: int = 0
        """Bit mask of the seats that win."""

    # Small questions that every rule asks.

    def next_seats(self) -> list[int]:
        """All seats in turn order, the active one first."""
        return [(self.active + turn) % self.seats for turn in range(self.seats)]

    def living(self) -> int:
        """How many heroes live."""
        return sum(self.alive)

    def rival(self, seat: int) -> int:
        """The other side of the challenge in progress, or -1."""
        if seat >= 0 and self.challenger >= 0:
            if seat == self.challenger:
                return self.opponent
            if seat == self.opponent:
                return self.challenger
        return -1

    def life_maximum(self, seat: int) -> int:
        """The most Life a character can have: what its card shows, as changed by cards; never less than 1."""
        return max(1, self.program.definitions[self.character[seat]].life + number(self, seat, N_LIFE_MAX))

    # What the effect language asks.

    def listeners(self, bit: int, hero: int, enemy: int) -> list[int]:
        """The cards before the active player act first, then clockwise, then the Environment. A ghost's
        character rests."""
        found: list[int] = []
        definitions = self.program.definitions
        cards = self.program.cards
        for turn in range(self.seats):
            owner = (self.active + turn) % self.seats
            if not self.heard[owner] & bit:
                continue
            character = self.character[owner]
            if self.alive[owner] and definitions[character].triggers & bit:
                found += [character, owner, -1, -1]
            secret = self.secret[owner]
            if definitions[secret].triggers & bit:
                found += [secret, owner, -1, -1]
            for card in self.curses[owner]:
                if definitions[cards[card]].triggers & bit:
                    found += [cards[card], owner, -1, card]
            if self.princess_at == owner:
                card = self.program.princess
                if definitions[cards[card]].triggers & bit:
                    found += [cards[card], owner, -1, card]
        if self.environment >= 0 and definitions[cards[self.environment]].triggers & bit:
            found += [cards[self.environment], EVERYBODY, -1, self.environment]
        return found

    def bearers(self) -> list[int]:
        """The same for all moments. A Secret face down changes no numbers, or its owner's numbers would give
        it away (decision 0012)."""
        found: list[int] = []
        cards = self.program.cards
        for owner in range(self.seats):
            if self.alive[owner] and self.character[owner] >= 0:
                found += [self.character[owner], owner, -1, -1]
            if self.revealed[owner]:
                found += [self.secret[owner], owner, -1, -1]
            for card in self.curses[owner]:
                found += [cards[card], owner, -1, card]
            if self.princess_at == owner:
                found += [cards[self.program.princess], owner, -1, self.program.princess]
        if self.environment >= 0:
            found += [cards[self.environment], EVERYBODY, -1, self.environment]
        return found

    def refreshed(self) -> None:
        """Add what an effect changes of one very player for a time, and what Secrets face down listen to.
        Life above a maximum that has sunk is lost (PR-LIMIT-02, PR-RUL-41)."""
        for owner in range(self.seats):
            if not self.revealed[owner] and self.secret[owner] >= 0:
                self.heard[owner] |= self.program.definitions[self.secret[owner]].triggers
                self.heard_all |= self.heard[owner]
        lasting = self.lasting
        for i in range(0, len(lasting), LASTING):
            seat = lasting[i + 3] - ONE_ENEMY
            if seat >= 0:
                self.numbers[seat * NUMBERS + lasting[i + 1]] += lasting[i + 2]
        for seat in range(self.seats):
            if self.character[seat] >= 0 and self.life[seat] > 1:
                self.life[seat] = min(self.life[seat], self.life_maximum(seat))

    def has_card(self, owner: int, card: int) -> bool:
        """Whether a card still lies where it acts: before its owner, in the hand, or in the centre."""
        return card == self.environment or card in self.curses[owner] or card in self.hand[owner]

    def begun(self, effect: Effect, ctx: Context) -> None:
        """Tell that an effect begins; a Secret that acts is known from then on (decision 0012)."""
        if self.program.definitions[effect.definition].kind == D_SECRET and ctx.owner >= 0:
            self.secret_seen[ctx.owner] = (1 << self.seats) - 1
        self.emit(E_EFFECT, effect.definition, ctx.owner)
