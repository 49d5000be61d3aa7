"""Setting up a game (PR-SETUP, PR-VARIANT, PR-RUL-35, -42, -43, -45)."""

from __future__ import annotations

from engine.effects.numbers import refresh_numbers
from engine.games.princess.codes import QUESTION
from engine.games.princess.decisions.character import ask_character
from engine.games.princess.knowing import all_know
from engine.games.princess.options import FEWEST, MOST, MOST_EVER, PrincessOptions
from engine.games.princess.program import D_CHARACTER, D_SECRET, KINDS, Program
from engine.games.princess.progress import push_turns
from engine.games.princess.shop import fill_shop
from engine.games.princess.state import State
from engine.kernel.errors import OptionError
from engine.kernel.options import check_named, check_seat, check_seats_named, not_enough, wrong_seats
from engine.kernel.rng import seeded

START_GOLD = 2


def set_up(program: Program, seats: int, seed: int, options: PrincessOptions, ask_chance: bool) -> State:
    """A game ready to be dealt. Seats are numbered clockwise; by lot or option one begins (PR-TURN-01)."""
    check_seats(seats, options)
    g = State()
    g.lay_out(program, seats)
    g.rng = seeded(seed)
    g.ask_chance = ask_chance
    g.teams = options.teams
    g.turn_limit = options.turn_limit
    g.empty_laps = options.empty_laps
    g.marks_show = options.face_down_marks
    g.sells_princess = options.sell_princess
    g.sells_first = options.sell_first
    g.robs_loser = options.rob_loser
    g.flees_unstoppable = options.flee_unstoppable
    g.overload_opens_hand = options.overload_opens_hand
    check_seat("PR-TURN-01", options.first_player, seats, "first_player")
    deal_characters(g, options)
    deal_secrets(g, options)
    g.first = g.below(seats) if options.first_player < 0 else options.first_player
    g.active = g.first
    refresh_numbers(g)
    push_turns(g)
    if g.offered:
        for turn in range(seats - 1, -1, -1):
            ask_character(g, (g.first + turn) % seats)
    return g


def check_seats(seats: int, options: PrincessOptions) -> None:
    """How many can play (PR-SETUP-01, PR-RUL-43, -45)."""
    if seats < FEWEST or seats > MOST_EVER or (seats > MOST and not options.many_players):
        clause = "PR-RUL-45" if seats < FEWEST else "PR-SETUP-01"
        if options.many_players or seats < FEWEST:
            raise wrong_seats(clause, seats, FEWEST, MOST_EVER if options.many_players else MOST)
        said = (
            f'for {FEWEST} to {MOST} players, not {seats}; up to {MOST_EVER} with the option "many_players"'
        )
        args = {"is": seats, "least": FEWEST, "most": MOST, "ever": MOST_EVER}
        raise OptionError(clause, "many-players", args, "seats", said)
    if options.two_characters and seats > MOST:
        said = f"there are characters for at most {MOST} players"
        raise OptionError("PR-RUL-43", "two-characters", {"is": seats, "most": MOST}, "two_characters", said)
    if options.teams and seats != 4:
        said = f"two against two is for 4 players, not {seats}"
        raise OptionError("PR-RUL-42", "teams", {"is": seats}, "teams", said)


def chosen(g: State, kind: int, slugs: tuple[str, ...], clause: str, what: str) -> list[int]:
    """The definitions named by seat in an option; -1 where none is."""
    check_seats_named(clause, len(slugs), g.seats, what)
    known = {g.program.definitions[index].slug: index for index in g.program.of_kind(kind)}
    check_named(clause, KINDS[kind], slugs, known, what)
    found = [known[slug] if slug else -1 for slug in slugs]
    return found + [-1] * (g.seats - len(found))


def deal_characters(g: State, options: PrincessOptions) -> None:
    """One random character each, or two to choose from (PR-SETUP-02, PR-VARIANT-01)."""
    if options.two_characters and options.characters:
        said = "with two_characters they are dealt by lot"
        raise OptionError("PR-VARIANT-01", "two-characters-named", {}, "characters", said)
    named = chosen(g, D_CHARACTER, options.characters, "PR-SETUP-02", "characters")
    rest = [index for index in g.program.of_kind(D_CHARACTER) if index not in named]
    wanted = 2 * g.seats if options.two_characters else named.count(-1)
    if len(rest) < wanted:
        raise not_enough("PR-SETUP-02", KINDS[D_CHARACTER], wanted, len(rest), "characters")
    g.shuffle(rest)
    if options.two_characters:
        g.offered = rest[:wanted]
        return
    for seat in range(g.seats):
        g.character[seat] = named[seat] if named[seat] >= 0 else rest.pop()


def deal_secrets(g: State, options: PrincessOptions) -> None:
    """As many Secrets as players, the Kidnapper always among them (PR-SETUP-06, -07)."""
    named = chosen(g, D_SECRET, options.secrets, "PR-SETUP-06", "secrets")
    rest = [index for index in g.program.of_kind(D_SECRET) if index not in named]
    open_seats = [seat for seat in range(g.seats) if named[seat] < 0]
    g.shuffle(rest)
    if g.program.kidnapper in rest:
        if not open_seats:
            kidnapper = g.program.definitions[g.program.kidnapper].slug
            args = {"secret": f"{KINDS[D_SECRET]}/{kidnapper}", "slug": kidnapper}
            said = f"the Kidnapper ({kidnapper}) must be among them"
            raise OptionError("PR-SETUP-07", "kidnapper", args, "secrets", said)
        rest.remove(g.program.kidnapper)
        rest.insert(0, g.program.kidnapper)
    if len(rest) < len(open_seats):
        raise not_enough("PR-SETUP-06", KINDS[D_SECRET], len(open_seats), len(rest), "secrets")
    dealt = rest[: len(open_seats)]
    g.shuffle(dealt)
    g.secret = [secret if secret >= 0 else dealt.pop() for secret in named]


def deal(g: State) -> None:
    """Starting hands, Life, gold; the deck with a question mark on top; the shop (PR-SETUP-03 to -12)."""
    program = g.program
    for seat in range(g.seats):
        g.life[seat] = program.definitions[g.character[seat]].life
        g.gold[seat] = START_GOLD
    for card, index in enumerate(program.cards):
        hero = program.definitions[index].hero
        if card == program.princess:
            continue
        if hero < 0:
            g.deck.append(card)
        elif hero in g.character:
            seat = g.character.index(hero)
            g.hand[seat].append(card)
            all_know(g, card, seat)  # the hero's symbol tells everybody which three they are
        else:
            g.gone.append(card)
    shuffle_deck(g)
    refresh_numbers(g)
    fill_shop(g)


def shuffle_deck(g: State) -> None:
    """Shuffle again until a question mark is on top: any card with one is as likely to be there (PR-SETUP-11,
    PR-RUL-35)."""
    g.shuffle(g.deck)
    marked = [card for card in g.deck if g.program.marks[card] == QUESTION]
    top = marked[g.below(len(marked))]
    g.deck.remove(top)
    g.deck.append(top)
