"""What it costs to load a released snapshot: 400 entries in four languages, against ``json.loads`` of the
same bytes."""

from __future__ import annotations

import json

from bench.timing import seconds
from engine.games import added
from engine.snapshot import Snapshot, canonical
from tests.sample_game import LANTERNWICK

LANGUAGES = ("de", "en", "es", "it")


def content(entries: int) -> bytes:
    """A snapshot of cards with effects and texts, about as large as a real pack."""
    effects = [
        {
            "when": "played",
            "if": [{"has_oil": {"amount": 2}}],
            "do": [{"draw": {"count": 2}}, {"meet": {"who": "f0"}}],
        }
    ]
    cards = {
        f"f{number}": {"data": {"strength": number % 9 + 1, "effects": effects}, "copies": 1, "art": "0" * 64}
        for number in range(entries)
    }
    texts = {
        language: {
            f"ferryman/f{number}/{field}": f"{field} of card {number}, as {language} says it"
            for number in range(entries)
            for field in ("name", "saying")
        }
        for language in LANGUAGES
    }
    return canonical("lanternwick", "en", ["de", "es", "it"], {"ferryman": cards}, texts, {})


def main() -> None:
    """Print the comparison."""
    with added(LANTERNWICK):
        stored = content(400)
        plain = seconds(lambda: json.loads(stored))
        ours = seconds(lambda: Snapshot.read(stored))
    print(f"snapshot of 400 entries in {len(LANGUAGES)} languages, {len(stored) / 1000:.0f} kB")
    print(f"  json.loads     {plain * 1000:7.2f} ms   1.00")
    print(f"  Snapshot.read  {ours * 1000:7.2f} ms   {ours / plain:.2f}   (must be at most 5)")


if __name__ == "__main__":
    main()
