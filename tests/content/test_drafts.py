"""The unpublished state kept in memory, and what is laid over it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User

from content.actions.delete_entry import delete_entry
from content.actions.rename_entry import rename_entry
from content.actions.save_entry import save_entry
from content.entries.document import Answer
from content.entries.mended import mended_document
from content.models import Entry, Language, Pack
from content.snapshots import Overlay, draft, kept_draft
from content.store import read_document
from engine.games import games
from engine.snapshot import Snapshot, SnapshotError

pytestmark = pytest.mark.django_db


def same(one: Snapshot, other: Snapshot) -> bool:
    """Whether two snapshots hold the same entries and texts, in the same order."""
    orders = [{kind: list(some) for kind, some in each.entries.items() if some} for each in (one, other)]
    filled = [{kind: some for kind, some in each.entries.items() if some} for each in (one, other)]
    return orders[0] == orders[1] and filled[0] == filled[1] and one.texts == other.texts


def entry(slug: str) -> Entry:
    return Entry.objects.get(slug=slug)


def test_a_kept_draft_follows_every_change(lanternwick: Pack, person: Callable[..., User]) -> None:
    ben = person("designer")
    first = kept_draft(lanternwick)
    assert same(first, draft(lanternwick))
    assert kept_draft(lanternwick) is first

    ada = entry("ada")
    document = read_document(ada)
    document.data["strength"] = 6
    document.texts["name"] = "Ada the Bold"
    document.texts.pop("saying", None)
    save_entry(ada, document, version=ada.version, author=ben)
    second = kept_draft(lanternwick)
    assert second.entries["ferryman"]["bruno"] is first.entries["ferryman"]["bruno"], "only one is read again"
    assert same(second, draft(lanternwick))

    rename_entry(entry("first_light"), "zeno", author=ben)
    assert same(kept_draft(lanternwick), draft(lanternwick))
    delete_entry(entry("zeno"), author=ben)
    assert same(kept_draft(lanternwick), draft(lanternwick))
    lanternwick.languages.remove(Language.objects.get(code="de"))
    assert "de" not in kept_draft(lanternwick).texts


def test_an_overlay_is_what_would_be_if_it_were_saved(lanternwick: Pack) -> None:
    below = draft(lanternwick)
    document = read_document(entry("ada"))
    document.data["strength"] = 7
    document.texts = {"name": "Aya"}
    document.translations = {"de": {"name": Answer("Aja", "Aya")}, "xx": {"name": Answer("?", "Aya")}}
    over = Overlay(below, {("ferryman", "aya"): document, ("ferryman", "ada"): None})
    assert list(over.entries["ferryman"])[:1] == ["aya"]
    assert over.entries["ferryman"]["aya"].data.strength == 7
    assert over.text("de", "ferryman", "aya", "name") == "Aja"
    assert over.text("es", "ferryman", "aya", "name") == "Aya"
    assert not any(key.startswith("ferryman/ada/") for texts in over.texts.values() for key in texts)
    assert "ada" in below.entries["ferryman"], "what lies below stays as it is"
    document.data["strength"] = "strong"
    with pytest.raises(SnapshotError):
        Overlay(below, {("ferryman", "ada"): document})


def test_what_is_wrong_is_mended_by_what_was_good_before(lanternwick: Pack) -> None:
    game = games()["lanternwick"]
    kind = game.kinds["ferryman"]
    known = kept_draft(lanternwick).entries

    def mended(value: dict[str, object], *earlier: dict[str, object]) -> tuple[dict[str, object], set[str]]:
        found, faults = mended_document(
            game, kind, "ada", value, earlier, lambda name: known.get(name, {}), unread=["effects"]
        )
        return found.data, {str(fault.path[0]) for fault in faults}

    typed = {"name": "Ada", "strength": 99, "rival": "nobody", "colour": "green"}
    data, wrong = mended(typed, {"strength": "x"}, {"strength": 5, "rival": "bruno"})
    assert wrong == {"strength", "rival", "colour"}
    assert (data["strength"], data["rival"]) == (5, "bruno")
    assert data.get("colour", "amber") == "amber", "the default where nothing was good"
    data, _wrong = mended({"name": "Ada"})
    assert data["strength"] == 1, "something that fits where there is no default"
