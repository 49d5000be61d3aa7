"""``manage.py play``: bots' games as transcripts, people at the keyboard, saved games, and everything that
may be typed wrong.

``tests/transcripts`` holds a whole game of bots and how it is told. It outlives new bots and other texts of
cards that do not occur in it; a change of rules or pack may make it another game. Then renew it,
``RENEW_TRANSCRIPTS=1 pytest tests/studio/test_play.py``, and read what has become of it.
"""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.core.management import CommandError, call_command

from content.actions.load_pack import load_pack
from content.actions.publish import publish
from content.models import Pack
from content.playwording import PlayWording
from engine.games.platformer.view import View as TowerView
from engine.kernel import Replay
from engine.kernel.view import View
from playtest.shows import Show, picture_of, show_of
from playtest.shows.questions import Asker
from playtest.shows.terminal import Picture, indented
from studio.management.commands.play import usual_seats
from studio.terminal import releases
from studio.terminal.saved import SavedError, read_saved, write_saved
from studio.terminal.screen import Screen, has_colours

ROOT = Path(settings.BASE_DIR)
LANGUAGES = [code for code, _name in settings.LANGUAGES]
TRANSCRIPTS = ROOT / "tests" / "transcripts"
PACK = releases.shipped("platformer")
SEED = 9
ALONE = {"TILEWRIGHT_SECRET_KEY": "for-a-test-of-playing-only", "TILEWRIGHT_LOG": "ERROR"}
"""With these a process of its own touches nothing of this machine; with --pack it needs no database."""


def play(*args: str, typed: str = "") -> str:
    """What the command writes; ``typed`` is what a person types, a line each."""
    out = io.StringIO()
    keep, sys.stdin = sys.stdin, io.StringIO(typed)
    try:
        call_command("play", f"--pack={PACK}", *args, stdout=out)
    finally:
        sys.stdin = keep
    return out.getvalue()


@pytest.fixture(scope="session")
def bots_game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game of bots, saved; it was played with the pack as it is now, or could have been."""
    kept = TRANSCRIPTS / "platformer.json"
    if os.environ.get("RENEW_TRANSCRIPTS"):
        kept.unlink(missing_ok=True)
        play("--lang=en", "--people=none", f"--seed={SEED}", f"--save={kept}", "--quiet")
    file = tmp_path_factory.mktemp("play") / "bots.json"
    game = json.loads(kept.read_text(encoding="utf-8"))
    file.write_text(json.dumps(game | {"release": releases.from_pack(PACK).hash}))
    return file


# Bots.


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_reads_like_its_transcript(bots_game: Path, language: str) -> None:
    told = play(f"--lang={language}", f"--replay={bots_game}")
    told = told.replace(releases.from_pack(PACK).hash[:12], "...")
    transcript = TRANSCRIPTS / f"platformer_{language}.txt"
    if os.environ.get("RENEW_TRANSCRIPTS"):
        transcript.write_text(told, encoding="utf-8")
    assert told == transcript.read_text(encoding="utf-8"), "see the docstring of this module"


def test_bots_play_the_same_game_again_and_a_replay_tells_the_same(tmp_path: Path) -> None:
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    game = ("--lang=en", "--people=none", "--seed=2", "--bot=planner,random", "--option=turn_limit=3")
    told = [play(*game, f"--save={file}") for file in files]
    assert files[0].read_text() == files[1].read_text()
    assert told[0].splitlines()[:-1] == told[1].splitlines()[:-1]
    shown = play("--lang=en", f"--replay={files[0]}")
    assert told[0].splitlines()[3:-1] == shown.splitlines()[1:]


def test_quiet_tells_only_the_outcome(bots_game: Path) -> None:
    told = play("--lang=en", f"--replay={bots_game}", "--quiet")
    assert told.count("\n") == 1
    assert "wins the game" in told


def test_the_table_can_be_drawn_at_every_turn(bots_game: Path) -> None:
    plain = play("--lang=en", f"--replay={bots_game}")
    drawn = play("--lang=en", f"--replay={bots_game}", "--board")
    assert plain.count("Shop: ") == 1
    assert drawn.count("Shop: ") == drawn.count("Round ") + 1


def test_options_reach_the_game() -> None:
    options = ("--option=boss=medusa", '--option=heroes=["etern"]', "--option=turn_limit=1")
    told = play("--lang=es", "--people=none", "--seats=1", "--bot=random", "--seed=1", *options)
    assert "Jefe: Medusa" in told
    assert "Puesto 1: Etern, con el bot «random»" in told


def test_a_bot_can_be_told_how_long_to_think() -> None:
    told = play(
        "--lang=en", "--people=none", "--seats=1", "--bot=mcts:2", "--seed=1", "--option=turn_limit=1"
    )
    assert "mcts:2" in told


# People.

WRONG = [
    "",
    "0",
    "99",
    "-1",
    "1.5",
    "zzz",
    "9" * 5000,
    "\x00\x1b[A",
    "u",
    "l",
    "l fr",
    "s",
    "? 99",
    "¿qué?",
    "??",
    "٣٣٣",
]


def by_pipe(typed: str, *args: str) -> subprocess.CompletedProcess[str]:
    """The command as a process of its own, its input a pipe."""
    return subprocess.run(
        [sys.executable, "manage.py", "play", f"--pack={PACK}", "--bot=random", *args],
        cwd=ROOT,
        env={**os.environ, **ALONE, "PYTHONIOENCODING": "utf-8"},
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def test_a_persons_game_by_pipe(tmp_path: Path) -> None:
    saved = tmp_path / "half.json"
    typed = [
        *WRONG,
        "?",
        "? 1",
        "c",
        "b",
        "w",
        "1",
        "1",
        "u",
        "l es",
        "1",
        "L IT",
        "1",
        f"s {saved}",
        "u",
        "1",
    ]
    run = by_pipe("\n".join([*typed, "q", ""]), "--lang=de", "--seed=5", "--people=1=Ada,Ben")
    assert run.returncode == 0, run.stderr
    assert run.stderr == ""
    told = run.stdout
    for text in (
        "gespielt von Ada",
        "gespielt von Ben",
        "„zzz“ ist weder eine Nummer",
        "Du hast noch nichts entschieden.",
        "Das Studio spricht en, es, it, de.",
        "Sag, wohin: s Datei",
        "Eine Nummer wählt eine Aktion.",
        "Zeichen: o Münze",
        "Zurückgenommen.",
        "Seguimos en español.",
        "Continuiamo in italiano.",
        f"Salvata: {saved}",
        "Annullato.",
        "Ti alzi dal tavolo.",
    ):
        assert "".join(text.split()) in "".join(told.split()), told  # long paths are broken
    replay = read_saved(saved)
    assert replay.seed == 5
    assert len(replay.actions) == 3
    shown = by_pipe("", "--lang=de", f"--replay={saved}")
    assert shown.returncode == 0
    assert shown.stdout.endswith("Hier endet das gespeicherte Spiel.\n")
    resumed = by_pipe("1\nq\n", "--lang=en", f"--resume={saved}", "--people=1,2")
    assert resumed.returncode == 0
    assert "See you next time!" in resumed.stdout


def test_the_end_of_input_is_polite() -> None:
    run = by_pipe("1\n", "--lang=it", "--seed=3")
    assert run.returncode == 0
    assert run.stderr == ""
    assert run.stdout.endswith("Ti alzi dal tavolo. Alla prossima!\n")


def test_bytes_that_are_no_text_are_no_reason_to_stop() -> None:
    command = [sys.executable, "manage.py", "play", f"--pack={PACK}", "--lang=en", "--seed=3"]
    env = {**os.environ, **ALONE, "PYTHONIOENCODING": "ascii"}
    run = subprocess.run(
        command,
        cwd=ROOT,
        env=env,
        input=b"\xff\xfe\n?\nl de\nq\n",
        capture_output=True,
        timeout=120,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert b"Bis zum n?chsten Mal!" in run.stdout


def test_ctrl_c_is_polite(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_self: Screen, _prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Screen, "ask", interrupted)
    assert play("--lang=en", "--seed=3").endswith("See you next time!\n")


def test_every_decision_of_a_long_game_can_be_typed() -> None:
    """A person who always takes the last action but one ends up somewhere, and every command works there."""
    typed = "\n".join(["w", "? 1", "c", "u", "1", "1"] * 80)
    for language, seed in (("de", 2), ("it", 8)):
        told = play(
            f"--lang={language}",
            f"--seed={seed}",
            "--seats=2",
            "--people=1,2",
            "--option=artifacts=true",
            typed=typed,
        )
        assert "platformer-" not in told


def test_a_solo_game_to_its_end_by_keyboard() -> None:
    told = play("--lang=de", "--seats=1", "--seed=4", "--option=turn_limit=2", typed="2\n1\n" * 400)
    assert "Ereignis „" in told
    assert told.splitlines()[-1].startswith(("Die Zuggrenze", "Der einzige Held"))


def test_a_person_tells_the_dice() -> None:
    typed = "1\n" * 5 + "2\n" + "q\n"
    told = play("--lang=en", "--chance=ask", "--people=none", "--seed=3", typed=typed)
    assert "What does the next die show?" in told
    assert "Move, Move, Move, Move, Move." in told
    assert "The enemy die shows Left." in told


def test_undo_goes_back_to_the_last_persons_decision() -> None:
    told = play("--lang=en", "--seed=5", "--bot=random", typed="1\n1\nu\nu\nu\nq\n")
    assert told.count("Undone.") == 2
    assert told.count("You have not decided anything yet.") == 1


# Saved games.


def test_what_is_no_saved_game_is_refused(tmp_path: Path, bots_game: Path) -> None:
    good = json.loads(bots_game.read_text())
    file = tmp_path / "game.json"
    contents: list[Any] = ["", "[]", "{}", "nonsense", "\x00"]
    contents += [
        json.dumps(good | change)
        for change in ({"seats": "2"}, {"actions": [[1]]}, {"game": "chess"}, {"actions": 7})
    ]
    for content in contents:
        file.write_text(content)
        with pytest.raises(CommandError, match="no saved game"):
            play("--lang=en", f"--replay={file}")
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(CommandError, match="no saved game"):
        play("--lang=en", f"--replay={file}")
    with pytest.raises(CommandError, match="cannot be read"):
        play("--lang=en", f"--replay={tmp_path / 'missing.json'}")
    file.write_text(json.dumps(good | {"actions": [[0, 8, 0, 0, 0], *good["actions"]]}))
    with pytest.raises(CommandError, match="Action 1 of"):
        play("--lang=en", f"--replay={file}")
    file.write_text(json.dumps(good | {"release": "0" * 64}))
    with pytest.raises(CommandError, match="release 000000000000"):
        play("--lang=en", f"--replay={file}")


def test_saving_spares_other_files(tmp_path: Path) -> None:
    replay = Replay("0" * 64, "platformer", 2, 1)
    file = tmp_path / "notes.txt"
    file.write_text("Do not forget the milk.")
    with pytest.raises(SavedError, match="play-other-file"):
        write_saved(file, replay)
    with pytest.raises(SavedError, match="play-cannot-write"):
        write_saved(tmp_path / "no" / "folder.json", replay)
    with pytest.raises(SavedError, match="play-cannot-write"):
        write_saved(Path("\x00"), replay)
    saved = tmp_path / "game.json"
    for _ in range(2):
        write_saved(saved, replay)
    assert read_saved(saved) == replay


# Where the content comes from.


def test_the_release_the_draft_and_the_pack(db: None, tmp_path: Path, bots_game: Path) -> None:
    assert releases.current("platformer").hash == releases.from_pack(PACK).hash
    with pytest.raises(SavedError, match="play-no-pack"):
        releases.from_draft("platformer")
    load_pack(PACK, author=None)
    pack = Pack.objects.get(pk="platformer")
    drafted = releases.from_draft("platformer")
    release = publish(pack, author=None)
    assert releases.current("platformer").hash == release.hash == drafted.hash
    assert releases.named(release.hash, "platformer") is not None
    assert releases.named("0" * 64, "platformer") is None
    out = io.StringIO()
    call_command(
        "play",
        "platformer",
        "--lang=en",
        "--seed=1",
        "--people=none",
        "--bot=random",
        "--option=turn_limit=1",
        "--draft",
        "--quiet",
        stdout=out,
    )
    assert "nobody wins" in out.getvalue()


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["--people=0"], "no seat from 1 to 2"),
        (["--people=3"], "no seat from 1 to 2"),
        (["--people=x=Ada"], "no seat from 1 to 2"),
        (["--people=Ada,Ben,Cy"], "no seat left for Cy"),
        (["--bot=genius"], "none of random, planner"),
        (["--bot=planner:9"], "none of random, planner.*mcts:500ms"),
        (["--option=boss"], "not of the form"),
        (["--option=boss=nobody"], "cannot be set up"),
        (["--option=wings=3"], "cannot be set up"),
        (["--seats=9", "--people=none"], "cannot be set up"),
    ],
)
def test_what_is_wrong_on_the_command_line_is_said(args: list[str], told: str) -> None:
    with pytest.raises(CommandError, match=told):
        play("--lang=en", *args)


@pytest.mark.parametrize(("game", "seats"), [("platformer", 2), ("dungeons", 2), ("princess", 3)])
def test_a_game_knows_how_many_play_it(game: str, seats: int) -> None:
    assert usual_seats(releases.from_pack(releases.shipped(game)), {}) == seats


def test_an_unknown_game_is_said() -> None:
    with pytest.raises(CommandError, match="There is: dungeons, platformer, princess"):
        call_command("play", "--lang=en", "chess")


def test_a_pack_with_faults_is_not_played(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match="packs check"):
        call_command("play", "--lang=en", f"--pack={tmp_path}")


# The screen.


def test_colours_only_where_there_are_any(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert has_colours(Terminal())
    assert not has_colours(io.StringIO())
    monkeypatch.setenv("NO_COLOR", "1")
    assert not has_colours(Terminal())
    assert Screen(io.StringIO(), io.StringIO(), colour=True).styled("Ada", "hero") == "\x1b[1;32mAda\x1b[0m"
    assert Screen(io.StringIO(), io.StringIO()).styled("Ada", "hero") == "Ada"


def test_a_drawing_is_as_wide_with_colours_as_without(bots_game: Path) -> None:
    replay = read_saved(bots_game)
    release = releases.from_pack(PACK)
    words = PlayWording(release, "de")
    for plies in range(0, len(replay.actions), 20):
        view = replay.play(release, plies).view(0)
        assert isinstance(view, TowerView)
        plain = picture_of(words, lambda text, _style: text).draw(view)
        for block in plain:
            assert all(len(line) <= 110 for line in block)
        rows = [line for line in plain[0] if "|" in line]
        assert len(rows) == (view.map.high_level - view.map.low_level + 1) * 4
        assert {line.rindex("|") for line in rows} == {44}


class Lit(View, frozen=True):
    """What is known of a game that nobody has drawn."""

    oil: int
    row: list[int]


def test_a_game_without_a_picture_shows_its_view() -> None:
    assert show_of("lanternwick") == Show()
    view = {"oil": 3, "boats": [{"at": 1, "name": "Ada"}, {"at": 2, "name": None}], "lit": [], "row": [1, 2]}
    assert indented(view) == [
        "oil: 3",
        "boats:",
        "  - at: 1",
        "    name: Ada",
        "  - at: 2",
        "    name: -",
        "lit: -",
        "row:",
        "  1, 2",
    ]
    words = PlayWording(releases.from_pack(PACK), "it")
    asker: Asker[Lit] = Asker(words)
    plain = Picture(words, asker, lambda text, _style: text)
    lit = Lit(oil=3, row=[1])
    assert plain.draw(lit) == [["oil: 3"], ["row:", "  1"]]
    assert asker.names(lit, 2) == ["Posto 1", "Posto 2"]
    assert asker.question(lit, []) == "E adesso?"
    assert plain.cards(lit) == []
    assert plain.legend() == ""
