"""Build the hot modules of the engine with mypyc, in place. Everything works without; compiled it is faster.

    python -m studio.compile_engine           build
    python -m studio.compile_engine --clean   remove what was built, so that the sources run again

The build happens in a copy under ``.build``, with settings of its own; only the built modules come back.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
WORK = ROOT / ".build" / "engine"
KERNEL = "rng frames table decision machine chance playing observing"
EFFECTS = "context program firing picking numbers"
PLATFORMER = """codes moments happenings program board state state_copying seal numbers purse ground
ending wounds levels naming movement enemies combat gravity dice symbols respawn shop cards boss turn
machine ways attacking value policy habits play report
decisions/question decisions/of_cards decisions/in_use decisions/stepping decisions/summing
decisions/pushing decisions/act decisions/attacked decisions/coin decisions/collect decisions/gravity
decisions/hand decisions/move decisions/offer decisions/pick_die decisions/place decisions/portal
decisions/save decisions/star decisions/step decisions/strike decisions/throw"""
PRINCESS = """codes moments happenings program state state_copying knowing cards purse theft magic
secrets life limits shop ending progress naming duel setup turn machine value policy beliefs imagining
play report
decisions/question decisions/of_cards decisions/act decisions/apply decisions/arrange decisions/character
decisions/curse decisions/curse_to decisions/discard decisions/give decisions/guess decisions/keep
decisions/let decisions/name decisions/place decisions/princess decisions/resurrect decisions/salvage
decisions/shop decisions/steal decisions/trade"""
DUNGEONS = """codes moments happenings story program attack_state state state_copying purse nearby naming
rolling strength harm aiming attacking movement tale exploring appearing checking shop trading activating
energy using ending reasons enemies rounds machine ways value policy habits play report
decisions/question decisions/open_moment decisions/minor decisions/of_cards decisions/act decisions/aim
decisions/choose decisions/consent decisions/move decisions/next decisions/pause decisions/pick_die
decisions/position decisions/story decisions/throw decisions/trade
geometry/compass geometry/face geometry/lines geometry/map geometry/sides geometry/sight
geometry/reach geometry/routes geometry/spawning geometry/behaviour geometry/targeting"""

HOT = [
    *(f"engine/kernel/{name}.py" for name in KERNEL.split()),
    *(f"engine/effects/{name}.py" for name in EFFECTS.split()),
    *(f"engine/games/platformer/{name}.py" for name in PLATFORMER.split()),
    *(f"engine/games/princess/{name}.py" for name in PRINCESS.split()),
    *(f"engine/games/dungeons/{name}.py" for name in DUNGEONS.split()),
]
"""Modules of ints and flat lists. The words of the effect language stay interpreted: they declare their
parameters by annotations, and run only when a card acts."""


def built() -> list[Path]:
    """The compiled modules that stand beside the sources."""
    return [*ROOT.glob("*__mypyc*.so"), *(ROOT / "engine").rglob("*.so")]


def clean() -> None:
    """Remove them."""
    for path in built():
        path.unlink()


def build() -> None:
    """Compile, then bring the modules back."""
    shutil.rmtree(WORK, ignore_errors=True)
    shutil.copytree(ROOT / "engine", WORK / "engine", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    (WORK / "mypy.ini").write_text("[mypy]\nstrict = True\npython_version = 3.11\n")
    subprocess.run([sys.executable, "-m", "mypyc", *HOT], cwd=WORK, check=True, stdout=subprocess.DEVNULL)
    clean()
    for path in WORK.rglob("*.so"):
        if "build" not in path.relative_to(WORK).parts[:1]:
            shutil.copy2(path, ROOT / path.relative_to(WORK))


if __name__ == "__main__":
    clean() if "--clean" in sys.argv[1:] else build()
