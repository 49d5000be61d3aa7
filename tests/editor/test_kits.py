"""Kits: what belongs together is shown, copied and taken away together, in a game declared only here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import pytest
from django.test import Client

from content.models import Entry, Language, Mention, Pack, Revision, Translation
from engine.games import added
from engine.schema import Fault, Game, Kind, Name, Ref, word
from engine.schema.checks import Entries, of_kind
from engine.schema.kits import beginning, belonging_kinds, has_kit, included_kinds
from engine.schema.markers import Effects
from tests.editor.conftest import ClientOf
from tests.editor.pages import form_values, shown

pytestmark = pytest.mark.django_db


@word("trigger")
class Buzzed:
    """Somebody buzzed."""


@word("operation")
class Feed:
    """Feed a bee."""

    bee: Annotated[str, Ref("bee")]


class Meadow(Kind):
    """A place that many hives use."""

    caption: Name = ""


class Hive(Kind):
    """The whole."""

    caption: Name = ""
    meadow: Annotated[str, Ref("meadow", includes=True)] | None = None
    effects: Effects = ()


class Bee(Kind):
    """A part of a hive."""

    caption: Name = ""
    hive: Annotated[str, Ref("hive", belongs=True)]
    friend: Annotated[str, Ref("bee")] | None = None


class Sting(Kind):
    """A part of a part."""

    bee: Annotated[str, Ref("bee", belongs=True)]


def two_bees(_game: Game, entries: Entries) -> Iterator[tuple[tuple[str, str], Fault]]:
    bees = of_kind(entries, "bee").values()
    for slug in of_kind(entries, "hive"):
        held = sum(bee.data["hive"] == slug for bee in bees)
        if held < 2:
            yield ("hive", slug), Fault((), "choice", {"is": held, "allowed": "two bees"}, parts="bee")


APIARY = Game.declare("apiary", kinds=(Hive, Bee, Sting, Meadow), words=(Buzzed, Feed), checks=(two_bees,))
KIT = "/admin/games/apiary/hive/oak/kit/"


def put(pack: Pack, kind: str, slug: str, name: str = "", **data: Any) -> Entry:
    from content.actions.save_entry import create_entry
    from content.entries.document import Document

    texts = {"caption": name} if name else {}
    return create_entry(pack, Document(kind=kind, slug=slug, data=data, texts=texts), author=None)


@pytest.fixture
def apiary(db: None) -> Iterator[Pack]:
    with added(APIARY):
        english = Language.objects.create(code="en", name="English")
        pack = Pack.objects.create(game="apiary", source=english)
        pack.languages.add(Language.objects.create(code="de", name="Deutsch"))
        put(pack, "meadow", "south", "South")
        put(pack, "hive", "oak", "Oak", meadow="south")
        put(pack, "bee", "anna", "Anna of Oak", hive="oak")
        put(pack, "bee", "berta", "Berta", hive="oak", friend="anna")
        put(pack, "sting", "needle", bee="berta")
        put(pack, "bee", "carla", "Carla", hive="oak", friend="carla")
        for slug, text in (("oak", "Eiche"), ("anna", "Anna von Eiche"), ("berta", "Berta")):
            unit = Entry.objects.get(slug=slug).units.get()
            Translation.objects.create(
                unit=unit, language_id="de", text=text, answers=unit.source, quality="reviewed", version=1
            )
        yield pack


def test_references_say_what_belongs_together() -> None:
    assert belonging_kinds(APIARY, "hive") == ["bee"]
    assert included_kinds(APIARY, "hive") == ["meadow"]
    assert has_kit(APIARY, "bee")
    assert not has_kit(APIARY, "meadow")
    assert beginning(APIARY, "bee", ("hive", "oak")) == {"hive": "oak"}
    assert beginning(APIARY, "bee", ("bee", "anna")) == {}, "a friend is no part"


def test_an_entry_shows_its_kit_and_what_is_missing(apiary: Pack, designer: Client) -> None:
    page = shown(designer.get("/admin/games/apiary/hive/oak/"))
    kit = page.split('id="kit"')[1].split('id="used"')[0]
    for name in ("Anna of Oak", "Berta", "Carla", "South", "needle"):
        assert name in kit
    assert "shared with others" in kit
    assert "incomplete" not in kit
    assert "/admin/games/apiary/bee/add-new/?belongs=hive%2Foak" in kit
    assert "/admin/games/apiary/meadow/add-new/" not in kit
    put(apiary, "hive", "elm", "Elm")
    page = shown(designer.get("/admin/games/apiary/hive/elm/"))
    assert "incomplete" in page
    assert "two bees" in page.split('id="kit"')[1]
    assert "none yet" in page
    assert KIT.replace("oak", "elm") not in page, "there is nothing to copy with it"
    part = shown(designer.get("/admin/games/apiary/bee/anna/"))
    assert "Belongs to: " in part
    assert '<a href="/admin/games/apiary/hive/oak/#kit">Oak</a>' in part
    assert 'id="kit"' not in shown(designer.get("/admin/games/apiary/meadow/south/"))


def test_a_part_is_begun_with_its_reference(apiary: Pack, designer: Client) -> None:
    address = "/admin/games/apiary/bee/add-new/?belongs=hive%2Foak"
    values = form_values(designer.get(address))
    assert values["data:hive"] == "oak"
    assert "data:hive" in form_values(designer.get(address.replace("oak", "none")))
    assert designer.post(address, {**values, "text:caption": "Dora"}).status_code == 302
    assert Entry.objects.get(slug="dora").data == {"hive": "oak"}


def test_a_kit_is_copied_whole_and_taken_back_whole(apiary: Pack, designer: Client) -> None:
    page = designer.get(KIT)
    values = form_values(page, "tw-kit-form")
    assert values["name:hive/oak"] == "Oak 2"
    assert values["name:bee/anna"] == "Anna of Oak 2"
    assert values["slug:sting/needle"] == "needle_2"
    assert values["copy"] == ["bee/anna", "bee/berta", "bee/carla", "sting/needle"]
    before = Entry.objects.count()
    answer = designer.post(KIT, {**values, "name:bee/berta": "Bettina", "slug:bee/berta": "bettina"})
    assert answer.status_code == 302, shown(answer)
    assert answer["Location"] == "/admin/games/apiary/hive/oak_2/"
    assert Entry.objects.count() == before + 5
    found = {each.slug: each for each in Entry.objects.all()}
    assert found["oak_2"].data == {"meadow": "south"}, "what is shared is only referred to"
    assert found["anna_of_oak_2"].data == {"hive": "oak_2"}
    assert found["bettina"].data == {"hive": "oak_2", "friend": "anna_of_oak_2"}
    assert found["carla_2"].data["friend"] == "carla_2"
    assert found["needle_2"].data == {"bee": "bettina"}
    assert found["berta"].data == {"hive": "oak", "friend": "anna"}, "the originals are as they were"
    told = Translation.objects.exclude(text="").values_list("unit__entry__slug", "text", "quality", "answers")
    german = {slug: rest for slug, *rest in told}
    assert german["oak_2"] == ["Eiche 2", "draft", "Oak 2"]
    assert german["anna_of_oak_2"] == ["Anna von Eiche 2", "draft", "Anna of Oak 2"]
    assert german["bettina"] == ["Berta", "draft", "Berta"], "a name somebody chose is to be translated"
    page = designer.get(answer["Location"])
    undo = form_values(page, "tw-undo")
    address = shown(page).split('class="tw-undo" method="post" action="')[1].split('"')[0]
    assert designer.post(address, undo).status_code == 302
    assert set(Entry.objects.values_list("slug", flat=True)) == set(found) - {
        "oak_2",
        "anna_of_oak_2",
        "bettina",
        "carla_2",
        "needle_2",
    }
    assert designer.post(address, undo).status_code == 302, "twice does nothing"


def test_what_somebody_went_on_with_is_not_taken_back(apiary: Pack, designer: Client) -> None:
    answer = designer.post(KIT, form_values(designer.get(KIT), "tw-kit-form"))
    page = designer.get(answer["Location"])
    undo = form_values(page, "tw-undo")
    address = shown(page).split('class="tw-undo" method="post" action="')[1].split('"')[0]
    bee = "/admin/games/apiary/bee/carla_2/"
    designer.post(bee, {**form_values(designer.get(bee)), "text:caption": "Carlotta"})
    assert "they all stay" in shown(designer.post(address, undo, follow=True))
    assert Entry.objects.filter(slug="oak_2").exists()


def test_one_fault_and_nothing_is_copied(apiary: Pack, designer: Client) -> None:
    values = form_values(designer.get(KIT), "tw-kit-form")
    revisions = Revision.objects.count()
    wrong = {**values, "slug:bee/anna": "carla", "name:hive/oak": "", "slug:bee/carla": "no good"}
    answer = designer.post(KIT, wrong)
    assert answer.status_code == 409
    page = shown(answer)
    assert "please look at the marked lines" in page
    assert page.count('aria-invalid="true"') == 3
    assert 'value="no good"' in page, "what was typed stays"
    assert Revision.objects.count() == revisions


def test_a_kit_that_grew_meanwhile_is_looked_at_again(apiary: Pack, designer: Client) -> None:
    values = form_values(designer.get(KIT), "tw-kit-form")
    put(apiary, "bee", "zoe", "Zoe", hive="oak")
    answer = designer.post(KIT, values)
    assert answer.status_code == 409
    assert "The kit has changed since you looked." in shown(answer)
    assert "Zoe" in shown(answer)
    assert not Entry.objects.filter(slug="oak_2").exists()


def test_of_what_is_shared_a_copy_can_have_its_own(apiary: Pack, designer: Client) -> None:
    values = form_values(designer.get(KIT), "tw-kit-form")
    answer = designer.post(KIT, {**values, "copy": ["meadow/south"]})
    assert answer.status_code == 302
    assert Entry.objects.get(slug="oak_2").data == {"meadow": "south_2"}
    assert not Entry.objects.filter(slug="carla_2").exists()


def test_a_kit_goes_as_a_whole_unless_others_use_it(apiary: Pack, designer: Client) -> None:
    address = "/admin/games/apiary/hive/oak/delete/"
    put(apiary, "hive", "elm", "Elm")
    put(apiary, "bee", "zoe", "Zoe", hive="elm", friend="anna")
    page = shown(designer.get(address))
    assert "cannot be deleted" in page
    Entry.objects.get(slug="zoe").delete()
    Mention.objects.filter(entry__slug="zoe").delete()
    answer = designer.get(address)
    assert "everything that belongs to it" in shown(answer)
    values = form_values(answer, "tw-card")
    assert designer.post(address, {**values, "why": "dull"}).status_code == 302
    assert set(Entry.objects.values_list("slug", flat=True)) == {"elm", "south"}
    assert Revision.objects.filter(verb="deleted", why="dull").count() == 5


def test_who_may_not_add_copies_nothing(apiary: Pack, client_of: ClientOf) -> None:
    viewer = client_of("viewer")
    assert viewer.get(KIT).status_code == 403
    assert "kit/" not in shown(viewer.get("/admin/games/apiary/hive/oak/"))
