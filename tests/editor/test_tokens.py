"""One look: colours, sizes of type, spaces, corners, shadows and fonts are said in one file, whatever is
named there exists, and so does every picture that stands for something."""

from __future__ import annotations

import re
from pathlib import Path

from engine.games import games

ROOT = Path(__file__).parents[2]
FRAME = ROOT / "editor" / "static" / "frame"
TOKENS = FRAME / "tokens.css"
OURS = [
    path
    for package in ("editor", "playtest", "studio")
    for path in sorted((ROOT / package).rglob("*"))
    if path.suffix in (".css", ".html", ".js") and path != TOKENS
]
STYLES = [path for path in OURS if path.suffix == ".css"]
COLOUR = re.compile(r"#[0-9a-f]{3,8}\b(?![-\w])|\b(?:rgba?|hsla?|oklch|light-dark)\(", re.I)
LENGTH = r"(?<![\w.-])-?(?:\d*\.)?\d+(?:px|rem|pt)\b"
SAID_ONCE = (
    r"(?:scroll-)?(?:padding|margin)(?:-\w+)*|(?:row-|column-)?gap|font(?:-size)?|border(?:-\w+)*-radius"
)
FAMILY = re.compile(r"font-family: (?!var\(|inherit)|font: [^;}]*[\"a-z-]+serif|\bmonospace\b", re.I)


ALONE = {
    "editor/static/editor/icon.svg",  # the sign of the house, which browsers show outside of any page
    "playtest/reports/ink.py",  # what charts are printed with, on paper
}
"""Files that cannot read a token, because no page is around what they draw."""
DRAWN = [
    path
    for package in ("editor", "playtest", "studio")
    for path in sorted((ROOT / package).rglob("*"))
    if path.suffix in (".svg", ".py") and path.relative_to(ROOT).as_posix() not in ALONE
]
"""What draws shapes into pages."""
SHAPE = re.compile(r"""["' ]#[0-9a-f]{3,8}["'; ]|\b(?:rgba?|hsla?)\(\d|font-family""", re.I)


def rel(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def test_no_colour_but_a_token() -> None:
    found = []
    for path in OURS:
        text = re.sub(r'(?:href|url|src)="[^"]*"|\(#[\w-]+\)|`#\$|"#[\w-]*"', "", path.read_text("utf-8"))
        found += [f"{rel(path)}: {line.strip()[:120]}" for line in text.splitlines() if COLOUR.search(line)]
    assert found == []


def test_what_is_drawn_into_pages_has_no_colour_or_font_of_its_own() -> None:
    """Boards, charts and icons are coloured by the styles of the page around them."""
    found = [
        f"{rel(path)}: {line.strip()[:120]}"
        for path in DRAWN
        for line in path.read_text("utf-8").splitlines()
        if SHAPE.search(line)
    ]
    assert found == []


def test_no_size_space_corner_shadow_or_font_but_a_token() -> None:
    """The measures of one thing (a column, a picture, a breakpoint) are its own; what things share is not."""
    found = []
    for path in STYLES:
        text = re.sub(r"/\*.*?\*/", "", path.read_text("utf-8"), flags=re.S)
        found += [
            f"{rel(path)}: {name}: {value}"
            for name, value in re.findall(r"(?<=[{;\s])([a-z-]+): ([^;{}]+)", text)
            if (re.fullmatch(SAID_ONCE, name) and re.search(LENGTH, value))
            or (name == "box-shadow" and not re.fullmatch(r"var\(--t[wt]-[\w-]+\)|none", value.strip()))
        ]
        found += [f"{rel(path)}: a font of its own" for _ in FAMILY.finditer(text)]
    assert found == []


def test_every_token_that_is_used_exists() -> None:
    shared = TOKENS.read_text("utf-8")
    for path in STYLES:
        text = path.read_text("utf-8")
        known = set(re.findall(r"(--[\w-]+):", shared + text))
        assert set(re.findall(r"var\((--[\w-]+)", text)) - known == set(), rel(path)


def test_every_token_is_used() -> None:
    used = "".join(path.read_text("utf-8") for path in [*OURS, TOKENS])
    said = re.findall(r"(--[\w-]+):", TOKENS.read_text("utf-8"))
    assert [name for name in said if f"var({name})" not in used] == []


def test_every_picture_is_in_the_sprite() -> None:
    there = set(re.findall(r'<symbol id="(\w+)"', (FRAME / "icons.svg").read_text("utf-8")))
    text = "\n".join(path.read_text("utf-8") for path in OURS)
    code = [path for package in ("editor", "playtest") for path in (ROOT / package).rglob("*.py")]
    wanted = set(re.findall(r'{% icon "(\w+)"', text))
    wanted |= set(re.findall(r'\b(?:picture|icon|button)\("(\w+)"', text))
    wanted |= set(re.findall(r'\bsign="(\w+)"', "".join(path.read_text("utf-8") for path in code)))
    wanted |= set(re.findall(r'_\("[^"]+"\), "(\w+)"\)', "".join(path.read_text("utf-8") for path in code)))
    wanted |= {kind.sign for game in games().values() for kind in game.kinds.values()}
    assert wanted - there == set()
    assert "material-symbols" not in text
