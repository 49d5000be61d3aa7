"""What was translated before: the same text, texts much like it, repeats, and the history of one text."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User

from content.actions.dismiss_remark import dismiss_remark, recall_remark
from content.actions.repeat_translation import repeat_translation, repeats
from content.actions.save_entry import TranslationEdit, save_translations
from content.errors import InvalidError, NotAllowedError
from content.models import Dismissal, Entry, Pack, Quality, TextUnit, Translation
from content.text_history import text_history
from content.text_memory import elsewhere, suggestions
from content.text_reading import judged_remarks
from studio.terminal.releases import shipped
from tests.kept import loaded

pytestmark = pytest.mark.django_db
REPEATED = "Flooded to the roof"


@pytest.fixture
def dungeons(db: None) -> Pack:
    """Dungeons as it is shipped: some of its texts occur many times."""
    return loaded(shipped("dungeons"))


def repeated() -> list[TextUnit]:
    return list(TextUnit.objects.filter(source__startswith=REPEATED).select_related("entry__game"))


def write(unit: TextUnit, text: str, quality: str = Quality.DRAFT.value) -> None:
    row = Translation.objects.filter(unit=unit, language="de").first()
    edit = TranslationEdit(unit.field, "de", text, quality, row.version if row else 0)
    save_translations(Entry.objects.get(pk=unit.entry_id), [edit], author=None)


def test_the_same_source_comes_first_with_how_often_it_reads_so(dungeons: Pack) -> None:
    first, *others = repeated()
    assert len(others) >= 5
    known = suggestions(first.source, "de", without=first.pk)
    assert known[0].is_exact
    assert known[0].times == len(others)
    assert known[0].memory.text == Translation.objects.get(unit=others[0], language="de").text
    assert all(each.alike < 100 for each in known[1:])


def test_texts_much_like_it_follow_by_how_alike_they_are(dungeons: Pack) -> None:
    first = repeated()[0]
    known = suggestions(first.source.replace("roof", "roofs"), "de")
    assert known
    assert 70 <= known[0].alike < 100
    assert known[0].memory.source == first.source
    assert suggestions("Nothing in the studio reads like this at all, not even nearly.", "de") == []


def test_what_was_just_saved_is_remembered(dungeons: Pack) -> None:
    first, other, *_rest = repeated()
    write(other, "Bis zum First geflutet.")
    assert "Bis zum First geflutet." in elsewhere(first.source, "dungeons", "de", without=first.pk)


def test_a_repeat_gets_the_translation_only_where_one_waits(dungeons: Pack) -> None:
    first, second, third, *rest = repeated()
    for unit in (second, third):
        Translation.objects.filter(unit=unit, language="de").delete()
    write(first, "Alles unter Wasser.")
    assert {each.pk for each in repeats(first, "de")} == {second.pk, third.pk}
    assert repeat_translation(first, "de", author=None) == 2
    rows = Translation.objects.filter(unit__in=(second, third), language="de")
    assert {(row.text, row.quality) for row in rows} == {("Alles unter Wasser.", "draft")}
    assert Translation.objects.get(unit=rest[0], language="de").text != "Alles unter Wasser."
    assert repeat_translation(first, "de", author=None) == 0


def test_the_history_of_a_text_tells_its_own_changes_alone(lanternwick: Pack) -> None:
    entry = Entry.objects.get(slug="ferry_bell") if Entry.objects.filter(slug="ferry_bell") else None
    unit = TextUnit.objects.filter(entry=entry).first() if entry else TextUnit.objects.first()
    assert unit is not None
    other = TextUnit.objects.filter(entry=unit.entry).exclude(pk=unit.pk).first()
    write(unit, "Eins")
    if other is not None:
        write(other, "Etwas anderes")
    write(unit, "Zwei", Quality.REVIEWED.value)
    told = [each.text for each in text_history(unit.entry, unit.field, "de")]
    assert told[:2] == ["Zwei", "Eins"]
    assert "Etwas anderes" not in told


def test_a_remark_is_dismissed_with_a_reason_until_it_says_something_else(
    dungeons: Pack, person: Callable[..., User]
) -> None:
    unit = repeated()[0]
    tara = person("translator", "tara", ["de"])
    said = judged_remarks(unit, "de", "Geflutet, 7 Meter hoch")
    number = next(each for each in said if each.remark.check == "numbers")
    with pytest.raises(InvalidError):
        dismiss_remark(unit, "de", "numbers", number.remark.about, because=" ", author=tara)
    with pytest.raises(InvalidError):
        dismiss_remark(unit, "de", "no_such_check", "", because="I know", author=tara)
    with pytest.raises(NotAllowedError):
        dismiss_remark(unit, "it", "numbers", number.remark.about, because="I know", author=tara)
    assert not Dismissal.objects.exists()
    dismiss_remark(unit, "de", "numbers", number.remark.about, because="Es sind sieben.", author=tara)
    again = judged_remarks(unit, "de", "Geflutet, 7 Meter hoch")
    assert again[-1].dismissal is not None
    assert again[-1].dismissal.because == "Es sind sieben."
    other = judged_remarks(unit, "de", "Geflutet, 8 Meter hoch")
    assert all(each.dismissal is None for each in other)
    recall_remark(again[-1].dismissal, author=tara)
    assert not Dismissal.objects.exists()
