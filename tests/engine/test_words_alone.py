"""A word tells all of itself: where it is declared, and nowhere else in the engine, its name is written.

Every string of every module is looked at: dictionary keys, members of lists, what a ``match`` or a comparison
names. A name that stands anywhere but in the module that declares the word is a fault, unless the string is

- docstring or comment, which people read;
- part of a ``sample``: it is a piece of a card, as packs have it, and a card names words;
- the name of a frame, which is given to it with its number;
- one of `OTHERWISE`: the same letters mean something else there, and the list says what. Many names are plain
  nouns that rulebooks use for other things, too ("gold", "attack"). A word may not be excused in a whole
  module, only a name in it; so a new word is looked for everywhere from its first day.

A module of a game is searched for the words of that game and those that all games share, any other module for
all words. A name that is put together from pieces is not found.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

from engine.effects.moments import Trigger
from engine.effects.triggers import TRIGGERS
from engine.games import games

ENGINE = Path(__file__).parents[2] / "engine"
MODULES = sorted(path.relative_to(ENGINE).as_posix() for path in ENGINE.rglob("*.py"))
SHIPPED = ("dungeons", "platformer", "princess")

VALUE = "what a card may say for a parameter or field, or what messages ask by it"
KEY = "a key of saved games, views, events or their messages"
CODE = "the name of a number: a cause, an action, a frame, a resource"
FACT = "a fact that is known at a place of a card"
PART = "a part of an adventure"
READ = "what a word does to an adventure, which is read as data: to be said by the word, too"

OTHERWISE: dict[str, dict[str, str]] = {
    "effects/wording.py": {KEY: "once"},
    "kernel/frames.py": {CODE: "pick_enemy pick_hero"},
    "kernel/observing.py": {KEY: "place"},
    "kernel/options.py": {KEY: "choice"},
    "kernel/settings.py": {KEY: "choice"},
    "kernel/staging.py": {KEY: "choice"},
    "kernel/start.py": {KEY: "choice"},
    "kernel/trial.py": {KEY: "choice"},
    "marks.py": {KEY: "place"},
    "schema/validate.py": {KEY: "choice"},
    "games/dungeons/adventures/ground.py": {READ: "open_exit"},
    "games/dungeons/adventures/names.py": {PART: "check defeat victory"},
    "games/dungeons/adventures/reaching.py": {
        PART: "check defeat escaped victory",
        READ: "any_of begin_rule change_counter check_was choice choose_one counter_is counter_reached "
        "enemies_left enemy_defeated entered_room explored flag_changed flag_is group_defeated heroes_are "
        "heroes_in interaction_done interaction_was_done lay_room make_check offer_interaction open_exit "
        "read_encounter room_explored round_is rule_in_force set_counter set_flag show_text spawn spawn_in",
    },
    "games/dungeons/adventures/threats.py": {READ: "read_encounter spawn spawn_in"},
    "games/dungeons/build.py": {VALUE: "attack"},
    "games/dungeons/codes.py": {CODE: "attack blocked check defeat spawn stun victory"},
    "games/dungeons/decisions/move.py": {KEY: "blocked"},
    "games/dungeons/decisions/of_cards.py": {KEY: "check"},
    "games/dungeons/decisions/story.py": {KEY: "check"},
    "games/dungeons/explain.py": {KEY: "attack immune"},
    "games/dungeons/happenings.py": {
        KEY: "activated attack blocked check check_made escaped explored gained lost moved traded"
    },
    "games/dungeons/kinds.py": {VALUE: "attack blocked stun"},
    "games/dungeons/labels.py": {KEY: "check check_made"},
    "games/dungeons/moments.py": {VALUE: "attack stun"},
    "games/dungeons/naming.py": {KEY: "discard"},
    "games/dungeons/options.py": {VALUE: "blocked once"},
    "games/dungeons/samples.py": {PART: "check"},
    "games/dungeons/state_copying.py": {KEY: "activated discard enemy_health enemy_stunned escaped once"},
    "games/dungeons/wording.py": {PART: "check", KEY: "keyword"},
    "games/dungeons/words/building.py": {PART: "check defeat victory"},
    "games/dungeons/words/conditions.py": {FACT: "attack", VALUE: "escaped"},
    "games/dungeons/words/triggers.py": {FACT: "attack", VALUE: "check"},
    "games/dungeons/words/ops/add_*.py": {FACT: "attack"},
    "games/dungeons/words/ops/change.py": {VALUE: "has"},
    "games/dungeons/words/ops/grant_keyword.py": {FACT: "attack", VALUE: "stun"},
    "games/dungeons/words/ops/*attack.py": {VALUE: "stun"},
    "games/dungeons/words/ops/keyword.py": {VALUE: "stun"},
    "games/dungeons/words/ops/set_terrain.py": {VALUE: "blocked"},
    "games/platformer/boss.py": {VALUE: "adjacent"},
    "games/platformer/build.py": {VALUE: "summon"},
    "games/platformer/cards.py": {KEY: "place"},
    "games/platformer/checks.py": {VALUE: "move summon"},
    "games/platformer/codes.py": {CODE: "move push saved"},
    "games/platformer/decisions/act.py": {KEY: "place"},
    "games/platformer/happenings.py": {
        KEY: "bought collected downed fell forged gained healed moved respawned saved spent wounded"
    },
    "games/platformer/kinds.py": {VALUE: "adjacent move summon"},
    "games/platformer/moments.py": {VALUE: "enemy_die push"},
    "games/platformer/options.py": {VALUE: "move push"},
    "games/platformer/report.py": {KEY: "bought"},
    "games/platformer/state_copying.py": {KEY: "enemy_die"},
    "games/platformer/tile_checks.py": {VALUE: "summon"},
    "games/platformer/wording.py": {VALUE: "adjacent move summon"},
    "games/platformer/words/*.py": {VALUE: "adjacent has move push summon", FACT: "enemy_die"},
    "games/princess/build.py": {VALUE: "life"},
    "games/princess/codes.py": {CODE: "holds_princess resurrect"},
    "games/princess/decisions/resurrect.py": {KEY: "life"},
    "games/princess/decisions/trade.py": {KEY: "gold"},
    "games/princess/happenings.py": {
        KEY: "applied cursed curses damage damaged eliminated gold healed life resurrected round"
    },
    "games/princess/kinds.py": {VALUE: "gold life"},
    "games/princess/moments.py": {VALUE: "curses damage heal resurrect take_princess"},
    "games/princess/naming.py": {KEY: "curses"},
    "games/princess/report.py": {KEY: "gold ties"},
    "games/princess/state_copying.py": {KEY: "curses gold life round"},
    "games/princess/wording.py": {VALUE: "gold life unstoppable"},
    "games/princess/worth.py": {VALUE: "life"},
    "games/princess/words/conditions.py": {VALUE: "cursed"},
    "games/princess/words/triggers.py": {FACT: "damage", VALUE: "resurrect"},
    "games/princess/words/ops/*_damage.py": {FACT: "damage"},
}
"""What else a name means in a module, by the reason."""


def declared_in(game: str, name: str) -> set[str]:
    """The modules that declare a game's words of this name."""
    found = set()
    for family in games()[game].words.values():
        if name in family:
            declared = family[name].declared
            if issubclass(declared, Trigger):
                shared = declared in TRIGGERS
                found.add("effects/triggers.py" if shared else f"games/{game}/words/triggers.py")
            else:
                found.add(Path(inspect.getfile(declared)).relative_to(ENGINE).as_posix())
    return found


def names_for(module: str) -> dict[str, set[str]]:
    """The names that are looked for in a module, and where each is at home."""
    of = [game for game in SHIPPED if module.startswith(f"games/{game}/")] or SHIPPED
    found: dict[str, set[str]] = {}
    for game in of:
        for family in games()[game].words.values():
            for name in family:
                found.setdefault(name, set()).update(declared_in(game, name))
    return found


def strings(node: ast.AST) -> Iterator[ast.Constant]:
    """The strings of a module, without samples; no name of a word is a whole docstring."""
    for inner in ast.iter_child_nodes(node):
        if isinstance(inner, ast.keyword) and inner.arg == "sample":
            continue
        if isinstance(inner, ast.Call) and isinstance(inner.func, ast.Name) and inner.func.id == "Sample":
            continue
        if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
            yield inner
        if isinstance(inner, ast.Call) and names_frame(inner):
            yield from strings(ast.List([*inner.args[2:], *(each.value for each in inner.keywords)]))
        else:
            yield from strings(inner)


def names_frame(call: ast.Call) -> bool:
    """Whether pending work gets its number and its name, as in ``Discard(F_DISCARD, "discard")``."""
    return bool(call.args) and isinstance(call.args[0], ast.Name) and call.args[0].id.startswith("F_")


def excused(module: str) -> set[str]:
    """Names that mean something else in a module."""
    return {
        name
        for pattern, names in OTHERWISE.items()
        if fnmatch(module, pattern)
        for told in names.values()
        for name in told.split()
    }


def named_in(module: str) -> set[str]:
    """The words that a module names and does not declare."""
    names = names_for(module)
    tree = ast.parse((ENGINE / module).read_text(encoding="utf-8"))
    found = {str(each.value) for each in strings(tree) if each.value in names}
    return {name for name in found if module not in names[name]}


def test_no_word_is_named_where_it_is_not_declared() -> None:
    assert len(MODULES) > 100
    assert {
        module: sorted(found) for module in MODULES if (found := named_in(module) - excused(module))
    } == {}


def test_every_excuse_is_needed() -> None:
    for pattern in OTHERWISE:
        modules = [module for module in MODULES if fnmatch(module, pattern)]
        named = {name for module in modules for name in named_in(module)}
        told = {name for names in OTHERWISE[pattern].values() for name in names.split()}
        assert sorted(told - named) == [], pattern
