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
from engine.kernel.table import EVERYBODY, Table


class State(Table):
    """One game of The Princess."""

    program: Program
    """The compiled release: the same as `code`, with what is printed on the cards."""
    # Options that rules look at.
    teams: bool
    turn_limit: int
    empty_laps: int
    marks_show: bool
    sells_princess: bool
    sells_first: bool
    robs_loser: bool
    flees_unstoppable: bool
    overload_opens_hand: bool
    # Whose turn.
    first: int
    extra: int
    """Further actions that the active player has this turn."""
    skips: list[int]
    """Turns that each player has to skip."""
    empty_turns: int
    """Turns begun since the deck ran out (PR-RUL-26)."""
    # Players, by seat.
    offered: list[int]
    """Two characters per seat to choose from; empty without that variant (PR-VARIANT-01)."""
    character: list[int]
    """Definition of the character card; -1 before it is chosen."""
    alive: list[int]
    life: list[int]
    gold: list[int]
    secret: list[int]
    revealed: list[int]
    secret_seen: list[int]
    """For each Secret face down the seats that know it, as a bit mask; its owner knows it anyway."""
    hand: list[list[int]]
    curses: list[list[int]]
    # Cards.
    deck: list[int]
    """The last one is on top."""
    discard: list[int]
    shop: list[int]
    """Face-up cards; -1 is a gap."""
    environment: int
    princess_at: int
    """The seat that holds the Princess, CENTRE or OUT_OF_PLAY."""
    gone: list[int]
    """Cards that have left the game, starting cards of heroes who take no part among them."""
    known: list[int]
    """What each seat knows of each single card: seat * cards + card (see IN_DECK)."""
    # The challenge in progress; challenger is -1 if there is none.
    challenger: int
    opponent: int
    round: int
    attack: int
    """The challenger's card of this round, or of the last one in which there was one."""
    response: int
    attack_placed: bool
    """Whether the attack of this round lies on the table and is not yet compared."""
    attack_shown: bool
    attack_type: int
    response_type: int
    played: list[int]
    """All cards placed in this challenge (PR-CHALLENGE-10)."""
    duel_winner: int
    # The end.
    ended: int
    winners: int
    """Bit mask of the seats that win."""

    def clone(self) -> State:
        """An independent copy that listens to no events."""
        other = State()
        self.copy_to(other)
        other.program = self.program
        other.teams = self.teams
        other.turn_limit = self.turn_limit
        other.empty_laps = self.empty_laps
        other.marks_show = self.marks_show
        other.sells_princess = self.sells_princess
        other.sells_first = self.sells_first
        other.robs_loser = self.robs_loser
        other.flees_unstoppable = self.flees_unstoppable
        other.overload_opens_hand = self.overload_opens_hand
        other.first = self.first
        other.extra = self.extra
        other.skips = self.skips[:]
        other.empty_turns = self.empty_turns
        other.offered = self.offered
        other.character = self.character[:]
        other.alive = self.alive[:]
        other.life = self.life[:]
        other.gold = self.gold[:]
        other.secret = self.secret[:]
        other.revealed = self.revealed[:]
        other.secret_seen = self.secret_seen[:]
        other.hand = [cards[:] for cards in self.hand]
        other.curses = [cards[:] for cards in self.curses]
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.shop = self.shop[:]
        other.environment = self.environment
        other.princess_at = self.princess_at
        other.gone = self.gone[:]
        other.known = self.known[:]
        other.challenger = self.challenger
        other.opponent = self.opponent
        other.round = self.round
        other.attack = self.attack
        other.response = self.response
        other.attack_placed = self.attack_placed
        other.attack_shown = self.attack_shown
        other.attack_type = self.attack_type
        other.response_type = self.response_type
        other.played = self.played[:]
        other.duel_winner = self.duel_winner
        other.ended = self.ended
        other.winners = self.winners
        return other

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


def fresh(program: Program, seats: int) -> State:
    """A state with nothing on the table yet. Setting up or loading gives it options, but for one that older
    saved games lack."""
    g = State()
    g.lay(program, seats)
    g.program = program
    g.sells_first = True
    g.extra = 0
    g.skips = [0] * seats
    g.empty_turns = 0
    g.offered = []
    g.character = [-1] * seats
    g.alive = [1] * seats
    g.life = [0] * seats
    g.gold = [0] * seats
    g.revealed = [0] * seats
    g.secret_seen = [0] * seats
    g.hand = [[] for _ in range(seats)]
    g.curses = [[] for _ in range(seats)]
    g.deck = []
    g.discard = []
    g.shop = []
    g.environment = -1
    g.princess_at = OUT_OF_PLAY
    g.gone = []
    g.known = [0] * (seats * len(program.cards))
    g.challenger = -1
    g.opponent = -1
    g.round = 0
    g.attack = -1
    g.response = -1
    g.attack_placed = False
    g.attack_shown = False
    g.attack_type = -1
    g.response_type = -1
    g.played = []
    g.duel_winner = -1
    g.ended = RUNNING
    g.winners = 0
    return g
