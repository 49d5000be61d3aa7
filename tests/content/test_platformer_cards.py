"""Cards of the shipped pack in positions of the audit: the books' rules hold for them as they are printed."""

from __future__ import annotations

from engine.effects.numbers import refresh_numbers
from engine.games.platformer import codes
from engine.games.platformer.ground import pile_of
from engine.kernel import frames
from tests.content.test_platformer_pack import release
from tests.rules.platformer.table import Table

HEROES = ("sweety", "etern", "fidget", "glimmer")


def table(drawing: str, **more: object) -> Table:
    enemies = {"E": "puddling", "F": "bouncer", "G": "werewolf", "S": "stray_curl"}
    return Table(drawing, heroes=HEROES, enemies=enemies, pack=release(), **more)  # type: ignore[arg-type]


def attack_card(t: Table, slug: str) -> None:
    """This attack card is drawn next."""
    pile = t.g.attack_deck + t.g.attack_discard
    chosen = next(c for c in pile if t.g.program.definitions[t.g.program.cards[c]].slug == slug)
    t.g.attack_deck, t.g.attack_discard = [chosen], [c for c in pile if c != chosen]


def test_pf_t_14_sweetys_hand_moves_an_enemy_two_spaces_and_earns_nothing() -> None:
    t = table(":1 :. :. :G :2 :\n+").roll("hand").hand("G", "left", "left")
    assert (t.enemy("G"), t.g.gold[0], t.deciding) == ((2, 1), 0, "act")


def test_pf_d_70_rude_bumper_takes_one_gold_for_its_push_of_two_spaces() -> None:
    t = table(":1 :2 :. :. :. :\n+")
    t.give(0, "rude_bumper")
    t.g.gold = [0, 5]
    t.roll("move").move("right").step("right")
    assert (t.hero(1), t.g.gold) == ((4, 1), [1, 4])


def test_pf_d_71_split_ends_leaves_a_hero_with_stone_legs_where_it_stands() -> None:
    t = table(":. :M :1 :. :. :2 :\n+", row=13, levels=4, low=4)
    legs = t.g.token_kinds.index(t.kind("stone_legs"))
    t.g.tokens[0] = 1 << legs
    t.g.token_supply[legs] -= 1
    refresh_numbers(t.g)
    t.roll("coin")
    attack_card(t, "split_ends")
    t.finish().act(frames.A_FACE, codes.RIGHT)
    assert (t.hero(0), t.g.hearts[0]) == ((3, 13), 2)


def test_pf_d_72_the_megaphone_moves_nobody_beyond_the_seal() -> None:
    drawing = ":M :. :. :2 :\n+^^+^^+^^+^^+\n:1 :. :G :. :\n+==+==+==+==+"
    for hero, moved in ((0, [(1, 13), (4, 12)]), (1, [(2, 13), (3, 12)])):
        t = table(drawing, row=12, levels=4, low=3, begin=False)
        definition = t.kind("explorers_megaphone")
        card = next(c for c, kind in enumerate(t.g.program.cards) if kind == definition)
        t.g.artifacts, t.g.artifact_owner = [card], [hero]
        t.g.held[hero].append(card)
        refresh_numbers(t.g)
        t.begin(hero)
        t.roll("coin").card("explorers_megaphone").act(frames.A_OPTION, 1)
        assert [t.enemy("M"), t.enemy("G")] == moved


def test_pf_d_73_a_puddling_leaves_its_gem_and_under_pep_rally_two() -> None:
    for event, gems in (("", 1), ("pep_rally", 2)):
        t = table(":1 :E :. :\n+", seats=1)
        if event:
            t.g.event = next(
                c for c, kind in enumerate(t.g.program.cards) if t.g.program.definitions[kind].slug == event
            )
            refresh_numbers(t.g)
        else:
            t.g.event = -1
            refresh_numbers(t.g)
        t.roll("sword").attack("E", "sword").strike()
        assert (t.g.gems[0], t.g.piles[t.at(2, 1)]) == (0, pile_of(0, gems))


def test_pf_d_79_puppet_strings_leave_the_bouncer_alone() -> None:
    t = table(":1 :. :F :. :G :2 :\n+")
    t.give(0, "puppet_strings")
    t.roll("coin").card("puppet_strings").step("left").done()
    assert (t.enemy("F"), t.enemy("G")) == ((3, 1), (4, 1))
