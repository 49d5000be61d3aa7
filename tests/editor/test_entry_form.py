"""The form of an entry: made from the shapes of its fields, faults at their fields, nothing typed lost."""

from __future__ import annotations

import io
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from PIL import Image

from content.models import Art, Entry, Pack, Revision, Translation
from tests.editor.pages import form_values, shown

pytestmark = [pytest.mark.database, pytest.mark.django_db]

ADA = "/admin/games/lanternwick/ferryman/ada/"
BEND = "/admin/games/lanternwick/canal/first_bend/"
LIGHT = "/admin/games/lanternwick/journey/first_light/"


def entry(slug: str) -> Entry:
    return Entry.objects.get(slug=slug)


def changed(client: Client, address: str, **values: Any) -> Any:
    """Send a form with some values changed; ``__`` stands for the colon in their names."""
    posted = form_values(client.get(address))
    posted.update({name.replace("__", ":"): value for name, value in values.items()})
    return client.post(address, posted)


def picture(size: tuple[int, int] = (8, 8)) -> bytes:
    out = io.BytesIO()
    Image.new("RGB", size, "teal").save(out, "PNG")
    return out.getvalue()


def test_every_field_of_the_kind_has_an_input_of_its_sort(lanternwick: Pack, designer: Client) -> None:
    page = shown(designer.get(ADA))
    assert 'type="number" name="data:strength" value="4"' in page
    assert 'min="1"' in page
    assert 'max="9"' in page
    assert '<select name="data:colour"' in page
    assert 'type="checkbox" name="data:is_guild_member"' in page
    assert 'data-lookup="/admin/games/lanternwick/ferryman/look-up/"' in page
    assert "- when: played" in page
    assert "data-drawing" in shown(designer.get(BEND))


def test_saving_a_form_as_it_is_changes_nothing(lanternwick: Pack, designer: Client) -> None:
    for address in (ADA, BEND, LIGHT, "/admin/games/lanternwick/ferryman/bruno/"):
        before = {e.pk: (e.data, e.version, e.copies, e.art_id) for e in Entry.objects.all()}
        assert changed(designer, address).status_code == 302
        assert before == {e.pk: (e.data, e.version, e.copies, e.art_id) for e in Entry.objects.all()}
    assert not Revision.objects.exclude(verb=Revision.Verb.LOADED).exists()


def test_a_number_and_a_translation_are_saved_with_the_reason(lanternwick: Pack, designer: Client) -> None:
    answer = changed(
        designer,
        ADA,
        data__strength="6",
        why="too weak",
        **{"tr:de:saying": "Die Fähre wartet nicht.", "quality:de:saying": "reviewed", "continue": "1"},
    )
    assert answer.url == ADA
    assert entry("ada").data["strength"] == 6
    row = Translation.objects.get(unit__entry__slug="ada", unit__field="saying", language="de")
    assert (row.text, row.state) == ("Die Fähre wartet nicht.", "reviewed")
    verbs = Revision.objects.filter(slug="ada").values_list("verb", "why", "made_by__username")
    assert list(verbs)[:2] == [("translated", "too weak", "designer"), ("edited", "too weak", "designer")]


def test_a_new_source_text_makes_the_translation_stale_and_shows_what_changed(
    lanternwick: Pack, designer: Client
) -> None:
    changed(designer, ADA, text__name="Ada the Bold")
    page = shown(designer.get(ADA))
    assert "<ins> the Bold</ins>" in page
    assert page.count('class="tw-badge tw-badge-stale"') == 3  # name in both languages, saying in German


def test_a_text_without_a_source_has_nothing_to_translate(lanternwick: Pack, designer: Client) -> None:
    bruno = "/admin/games/lanternwick/ferryman/bruno/"
    assert shown(designer.get(bruno)).count("tw-badge-missing") == 1  # the name in Spanish, not the saying
    posted = {"text:saying": "Row or sink.", "tr:de:saying": "Rudere oder sinke."}
    assert changed(designer, bruno, **posted).status_code == 302
    row = Translation.objects.get(unit__entry__slug="bruno", unit__field="saying", language="de")
    assert (row.text, row.state) == ("Rudere oder sinke.", "draft")


def test_still_right_makes_a_stale_translation_answer_the_new_source(
    lanternwick: Pack, designer: Client
) -> None:
    changed(designer, ADA, **{"still:de:saying": "on"})
    row = Translation.objects.get(unit__entry__slug="ada", unit__field="saying", language="de")
    assert (row.text, row.state) == ("Die Fähre wartet auf niemanden.", "reviewed")


def test_all_faults_are_shown_at_once_at_their_fields_and_nothing_typed_is_lost(
    lanternwick: Pack, designer: Client
) -> None:
    answer = changed(
        designer,
        ADA,
        data__strength="99",
        data__effects="- when: playd\n  do: [{draw: {count: 9}}]\n",
        text__name="",
        copies="0",
        **{"tr:de:saying": "getippt"},
    )
    page = shown(answer)
    assert answer.status_code == 422
    assert "99 is out of range: 1 to 9 is allowed." in page
    assert "Line 1, [0].when: there is no trigger “playd”. Did you mean “played”?" in page
    assert "Line 2, [0].do[0].draw.count: 9 is out of range: 1 to 5 is allowed." in page
    assert "a text is required here." in page
    assert "0 is out of range: 1 to 99 is allowed." in page
    values = form_values(answer)
    assert values["data:strength"] == "99"
    assert values["data:effects"] == "- when: playd\n  do: [{draw: {count: 9}}]\n"
    assert values["tr:de:saying"] == "getippt"
    assert entry("ada").version == 1


def test_broken_yaml_says_the_line_and_leaves_the_other_faults_in_place(
    lanternwick: Pack, designer: Client
) -> None:
    page = shown(changed(designer, ADA, data__effects="- when: played\n\tdo: []", data__strength="x"))
    assert "Line 2: there is a tab in the indentation" in page
    assert "“x” is not a whole number." in page


def test_a_reference_to_nothing_is_refused_with_what_was_perhaps_meant(
    lanternwick: Pack, designer: Client
) -> None:
    page = shown(changed(designer, ADA, data__rival="brunno"))
    assert "there is no ferryman “brunno” in this game. Did you mean “bruno”?" in page


def test_faults_speak_the_language_of_the_interface_when_it_has_words(
    lanternwick: Pack, designer: Client
) -> None:
    designer.cookies["django_language"] = "de"
    assert '<html lang="de"' in shown(designer.get(ADA))


def test_a_drawing_is_saved_and_its_faults_name_the_line(lanternwick: Pack, designer: Client) -> None:
    drawing = entry("first_bend").data["map"]
    page = shown(changed(designer, BEND, data__map=drawing.replace("L", "?")))
    assert "Line 1: “?” in column 5 is no sign for space." in page
    changed(designer, BEND, data__map=drawing.replace("L", "#").replace("\n", "\r\n"))
    assert entry("first_bend").data["map"] == drawing.replace("L", "#")


def test_ordered_references_keep_their_order(lanternwick: Pack, designer: Client) -> None:
    changed(designer, BEND, data__ferrymen=["bruno", "", "ada"])
    assert entry("first_bend").data["ferrymen"] == ["bruno", "ada"]
    changed(designer, BEND, data__ferrymen=[""])
    assert "ferrymen" not in entry("first_bend").data


def test_nested_texts_are_edited_in_the_yaml_of_their_list(lanternwick: Pack, designer: Client) -> None:
    yaml = form_values(designer.get(LIGHT))["data:scenes"]
    assert "Fog on the water." in yaml
    answer = changed(designer, LIGHT, data__scenes=yaml.replace("Fog on", "Mist over"), data__minutes="45")
    assert answer.status_code == 302
    light = entry("first_light")
    assert light.units.get(field="scenes.quay.text").source.startswith("Mist over")
    assert light.data["minutes"] == 45
    assert "Die" not in form_values(designer.get(LIGHT))["tr:de:scenes.quay.text"]


def test_a_removed_scene_takes_its_note_along(lanternwick: Pack, designer: Client) -> None:
    assert changed(designer, LIGHT, **{"note:scenes.home.text": "Sad, but warm."}).status_code == 302
    assert entry("first_light").units.get(field="scenes.home.text").note == "Sad, but warm."
    answer = changed(designer, LIGHT, data__scenes="- {id: quay, text: Fog.}")
    assert answer.status_code == 302
    assert not entry("first_light").units.filter(field="scenes.home.text").exists()


def test_a_picture_is_stored_and_kept_when_another_field_has_a_fault(
    lanternwick: Pack, designer: Client
) -> None:
    posted = form_values(designer.get(BEND))
    upload = SimpleUploadedFile("bend.png", picture(), "image/png")
    answer = designer.post(BEND, {**posted, "upload": upload, "copies": "0"})
    kept = form_values(answer)
    assert answer.status_code == 422
    assert Art.objects.filter(pk=kept["art"], width=8).exists()
    designer.post(BEND, {**kept, "copies": "3"})
    assert entry("first_bend").art_id == kept["art"]
    assert designer.get(f"/admin/art/{kept['art']}.png").content == picture()
    assert designer.get(f"/admin/art/small/{kept['art']}.png")["Content-Type"] == "image/png"
    designer.post(BEND, {**form_values(designer.get(BEND)), "remove_art": "on"})
    assert entry("first_bend").art_id is None


def test_what_is_no_picture_is_refused_at_its_field(lanternwick: Pack, designer: Client) -> None:
    posted = form_values(designer.get(BEND))
    bad = SimpleUploadedFile("bend.png", b"not a picture", "image/png")
    page = shown(designer.post(BEND, {**posted, "upload": bad}))
    assert "this is not a picture we can read. Use PNG, JPEG, WEBP" in page


def test_an_unknown_picture_hash_changes_nothing(lanternwick: Pack, designer: Client) -> None:
    before = entry("ada").art_id
    changed(designer, ADA, art="0" * 64)
    assert entry("ada").art_id == before


def test_a_new_entry_is_created_from_the_empty_form(lanternwick: Pack, designer: Client) -> None:
    address = "/admin/games/lanternwick/ferryman/add-new/"
    empty = form_values(designer.get(address))
    page = shown(designer.post(address, {**empty, "slug": "Cleo!"}))
    assert "a text is required here." in page
    assert "a value is required here." in page
    posted = {**empty, "data:strength": "3", "text:name": "Cleo"}
    assert "“Cleo!” is not a proper name" in shown(designer.post(address, {**posted, "slug": "Cleo!"}))
    assert "there is already an entry “ada”" in shown(designer.post(address, {**posted, "slug": "ada"}))
    answer: Any = designer.post(address, {**posted, "slug": "cleo", "why": "needed"})
    assert answer.url == "/admin/games/lanternwick/ferryman/cleo/"
    assert entry("cleo").data == {"strength": 3}


def test_a_slug_can_be_changed_until_it_is_used_or_released(lanternwick: Pack, designer: Client) -> None:
    answer = changed(designer, LIGHT, slug="last_light", **{"continue": "1"})
    assert answer.url == "/admin/games/lanternwick/journey/last_light/"
    page = shown(changed(designer, ADA, slug="eda"))
    assert "Others refer to this slug: canal/first_bend, ferryman/bruno." in page
    Entry.objects.update(is_released=True)
    renamed = "/admin/games/lanternwick/journey/last_light/"
    assert "Frozen" in shown(designer.get(renamed))
    changed(designer, renamed, slug="other")
    assert Entry.objects.filter(slug="last_light").exists()


def test_where_an_entry_is_used_stands_beside_it(lanternwick: Pack, designer: Client) -> None:
    page = shown(designer.get(ADA))
    assert "First bend" in page
    assert "ferrymen[0]" in page


def test_a_slug_that_nobody_wrote_is_made_from_the_name(lanternwick: Pack, designer: Client) -> None:
    address = "/admin/games/lanternwick/ferryman/add-new/"
    page = designer.get(address)
    assert "Left empty, it is made from the name." in shown(page)
    posted = {**form_values(page), "data:strength": "3", "text:name": "Ada"}
    answer: Any = designer.post(address, posted)
    assert answer.url == "/admin/games/lanternwick/ferryman/ada_2/"
    refused = shown(designer.post(address, {**posted, "text:name": "…"}))
    assert "the slug is missing, and none can be made from the name" in refused
    assert "“” is not a proper name" not in refused


def test_what_is_wrong_with_a_long_text_stands_above_it_with_its_line(
    lanternwick: Pack, designer: Client
) -> None:
    values = form_values(designer.get(LIGHT))
    name = "data:scenes"
    lines = values[name].replace("\r\n", "\n").split("\n")
    number = next(at for at, line in enumerate(lines, 1) if "first_bend" in line)
    page = shown(designer.post(LIGHT, {**values, name: values[name].replace("first_bend", "last_bend")}))
    assert f"Line {number}, [0].at: " in page
    error, area = page.index(f'id="id_{name}_error"'), page.index(f'<textarea name="{name}"')
    assert error < area
    assert f'data-wrong-line="{number}"' in page[area : area + 600]
