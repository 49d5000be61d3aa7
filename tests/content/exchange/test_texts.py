"""Texts handed out and taken back: three-way, chosen, never overwritten in silence, kept in the history."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from django.contrib.auth.models import User
from django.core.management import CommandError, call_command

from content.actions.exchange_texts import apply_texts, export_texts
from content.actions.save_entry import TranslationEdit, save_entry, save_translations
from content.errors import NotAllowedError, TextFileFaultsError
from content.exchange.bundle import write_bundle
from content.exchange.format import Format, formats
from content.exchange.unit import TextsFile, Unit
from content.models import Entry, Pack, Revision, Translation
from content.store import read_document, read_documents
from content.text_filter import TextFilter
from content.text_plan import PlannedText, TextsPlan, plan_texts
from content.text_units import collect_texts

pytestmark = pytest.mark.django_db

GERMAN = TextFilter("de", "lanternwick")
EVERY_FORMAT = pytest.mark.parametrize("form", list(formats().values()), ids=lambda each: each.name)
XLIFF = formats()["xliff12"]


def edited(file: TextsFile, **texts: str | tuple[str, str]) -> TextsFile:
    """A file with translations changed, named by slug and field: ``ada__name="Ada"``; a pair is a text and
    its state."""
    units = []
    for unit in file.units:
        assert unit.key is not None
        given = texts.pop(f"{unit.key[2]}__{unit.key[3]}", None)
        if given is not None:
            text, state = given if isinstance(given, tuple) else (given, unit.state)
            if not isinstance(given, tuple) and unit.state == "missing":
                state = "draft"
            unit = msgspec.structs.replace(unit, target=text, state=state)
        units.append(unit)
    assert not texts
    return msgspec.structs.replace(file, units=units)


def planned(file: TextsFile, form: Format = XLIFF, author: User | None = None) -> TextsPlan:
    return plan_texts(form.write(file), author=author)


def only(plan: TextsPlan) -> PlannedText:
    assert len(plan.texts) == 1
    return plan.texts[0]


def answer(slug: str, field: str, language: str = "de") -> tuple[str, str, str]:
    row = Translation.objects.get(unit__entry__slug=slug, unit__field=field, language=language)
    return row.text, row.answers, row.state.value


def save(slug: str, field: str, text: str, language: str = "de", quality: str = "draft") -> None:
    entry = Entry.objects.get(slug=slug)
    row = Translation.objects.filter(unit__entry=entry, unit__field=field, language=language).first()
    edit = TranslationEdit(field, language, text, quality, row.version if row else 0)
    save_translations(entry, [edit], author=None)


def unit(file: TextsFile, slug: str, field: str) -> Unit:
    return next(each for each in file.units if each.id.endswith(f":{slug}:{field}"))


def test_a_unit_tells_what_a_translator_needs(lanternwick: Pack) -> None:
    file = collect_texts(GERMAN)
    assert (file.source_language, file.target_language) == ("en", "de")
    saying = unit(file, "ada", "saying")
    assert saying.id == "lanternwick:ferryman:ada:saying"
    assert saying.note == "Ferry: a small rowed boat, not a ship."
    assert (saying.kind, saying.entry, saying.field) == ("Ferryman", "Ada", "Saying")
    assert saying.limit > 0
    assert saying.state == "stale"
    assert saying.answers != saying.source == "The ferry waits for nobody."
    assert saying.began == saying.target != ""


@pytest.mark.parametrize(("state", "count"), [("", 7), ("missing", 1), ("stale", 1), ("open", 3)])
def test_the_filters_are_those_of_the_desk(lanternwick: Pack, state: str, count: int) -> None:
    assert len(collect_texts(TextFilter("de", "lanternwick", state=state)).units) == count


@EVERY_FORMAT
def test_a_file_that_nobody_touched_changes_nothing(lanternwick: Pack, form: Format) -> None:
    before = read_documents(lanternwick), Revision.objects.count()
    content = export_texts(GERMAN, form, author=None)
    save("bruno", "name", "Bruno II.")  # what the studio changed meanwhile is no business of the file
    plan = plan_texts(content, author=None)
    assert (plan.texts, plan.format, plan.language) == ([], form.name, "de")
    assert plan.unchanged + plan.empty == 7
    save("bruno", "name", before[0]["ferryman", "bruno"].translations["de"]["name"].text)


@EVERY_FORMAT
def test_a_change_is_shown_then_written_with_its_reason(lanternwick: Pack, form: Format) -> None:
    file = edited(collect_texts(GERMAN), ada__saying="Die Fähre wartet nie.")
    content = form.write(file)
    plan = plan_texts(content, author=None)
    change = only(plan)
    assert (change.verdict, change.faults, change.warnings) == ("change", [], [])
    assert change.before is not None
    written = apply_texts(plan, plan.texts, author=None, why="XLIFF of Lena, 1 text")
    assert written == ["lanternwick:ferryman:ada:saying"]
    assert answer("ada", "saying") == ("Die Fähre wartet nie.", "The ferry waits for nobody.", "draft")
    revision = Revision.objects.filter(slug="ada").latest("pk")
    assert (revision.verb, revision.why) == ("translated", "XLIFF of Lena, 1 text")
    again = plan_texts(content, author=None)
    assert again.texts == []  # the same file once more changes nothing
    count = Revision.objects.count()
    assert apply_texts(plan, plan.texts, author=None) == []
    assert Revision.objects.count() == count


def test_what_both_changed_is_a_conflict_and_stays(lanternwick: Pack) -> None:
    file = edited(collect_texts(GERMAN), bruno__name="Bruno der Starke")
    save("bruno", "name", "Bruno II.")
    plan = planned(file)
    conflict = only(plan)
    assert conflict.verdict == "conflict"
    assert conflict.before is not None
    assert (conflict.began, conflict.before.text, conflict.text) == ("Bruno", "Bruno II.", "Bruno der Starke")
    apply_texts(plan, [conflict], author=None)  # somebody chose it
    assert answer("bruno", "name")[0] == "Bruno der Starke"


def test_both_wrote_the_same(lanternwick: Pack) -> None:
    file = edited(collect_texts(GERMAN), bruno__name="Bruno II.")
    save("bruno", "name", "Bruno II.")
    assert planned(file).texts == []


def test_a_file_that_lost_what_it_began_from_overwrites_nothing(lanternwick: Pack) -> None:
    file = edited(collect_texts(GERMAN), bruno__name="Bruno der Starke")
    units = [
        msgspec.structs.replace(each, began="", began_state="missing", answers="")
        for each in file.units
        if each.target != each.began
    ]
    plan = planned(msgspec.structs.replace(file, units=units))
    assert only(plan).verdict == "conflict"


def test_a_source_that_changed_makes_the_translation_stale(lanternwick: Pack) -> None:
    file = edited(collect_texts(GERMAN), bruno__name="Bruno der Starke")
    entry = Entry.objects.get(slug="bruno")
    document = read_document(entry)
    document.texts["name"] = "Bruno the Strong"
    save_entry(entry, document, version=entry.version, author=None)
    plan = planned(file)
    change = only(plan)
    assert [fault.key for fault in change.warnings] == ["texts-source-changed"]
    apply_texts(plan, plan.texts, author=None)
    assert answer("bruno", "name") == ("Bruno der Starke", "Bruno", "stale")
    assert planned(file).texts == []


def test_a_state_is_raised_only_by_somebody(lanternwick: Pack) -> None:
    """A text that was reviewed and is changed is a draft, unless the file says otherwise on purpose."""
    reviewed = collect_texts(GERMAN)
    assert unit(reviewed, "ada", "name").state == "reviewed"
    change = only(planned(edited(reviewed, ada__name="Ada!")))
    assert [fault.key for fault in change.warnings] == ["texts-was-reviewed"]
    assert change.after is not None
    assert change.after.quality == "draft"
    saying = unit(reviewed, "ada", "saying")
    plan = planned(edited(reviewed, ada__saying=(saying.target, "reviewed")))  # the same text, confirmed
    apply_texts(plan, plan.texts, author=None)
    assert answer("ada", "saying") == (saying.target, saying.source, "reviewed")


def test_what_cannot_be_saved_is_refused_text_by_text(lanternwick: Pack) -> None:
    file = edited(collect_texts(GERMAN), bruno__name="Bruno!", ada__name="x" * 1000)
    strange = Unit("lanternwick:ferryman:nobody:name", "Nobody", "Niemand", "draft")
    other = Unit("nonsense", "?", "!", "draft")
    twice = [Unit("lanternwick:ferryman:ada:saying", "?", text, "draft") for text in ("a", "b")]
    rest = [each for each in file.units if not each.id.endswith("ada:saying")]
    plan = planned(msgspec.structs.replace(file, units=[*rest, strange, other, *twice]))
    found = {(each.unit, each.verdict): [fault.key for fault in each.faults] for each in plan.texts}
    assert found == {
        ("lanternwick:ferryman:bruno:name", "change"): [],
        ("lanternwick:ferryman:ada:name", "refused"): ["text-long"],
        ("lanternwick:ferryman:nobody:name", "refused"): ["texts-unknown"],
        ("nonsense", "refused"): ["texts-unknown"],
        ("lanternwick:ferryman:ada:saying", "refused"): ["texts-twice"],
    }
    assert len(apply_texts(plan, plan.texts, author=None)) == 1


def test_lost_placeholders_and_control_characters_are_named(lanternwick: Pack) -> None:
    entry = Entry.objects.get(slug="bruno")
    document = read_document(entry)
    document.texts["saying"] = "I row {times} times."
    save_entry(entry, document, version=entry.version, author=None)
    csv = formats()["csv"]
    file = collect_texts(GERMAN)
    for text, key in (("Ich rudere.", "placeholder-lost"), ("Ich rudere {times} mal.\x07", "text-character")):
        change = only(planned(edited(file, bruno__saying=text), csv))
        assert (change.verdict, [fault.key for fault in change.faults]) == ("refused", [key])


def test_an_empty_translation_takes_nothing_away(lanternwick: Pack) -> None:
    plan = planned(edited(collect_texts(GERMAN), bruno__name=("", "missing")))
    assert (plan.texts, plan.empty) == ([], 2)


def test_what_changed_since_the_preview_refuses_all(lanternwick: Pack) -> None:
    plan = planned(edited(collect_texts(GERMAN), bruno__name="Bruno!", ada__name="Ada!"))
    save("bruno", "name", "Bruno II.")
    with pytest.raises(TextFileFaultsError) as refused:
        apply_texts(plan, plan.texts, author=None)
    assert [(place, fault.key) for place, fault in refused.value.faults] == [
        ("lanternwick:ferryman:bruno:name", "texts-moved")
    ]
    assert answer("ada", "name")[0] != "Ada!"


def test_translators_write_their_languages_only(lanternwick: Pack, person: Callable[..., User]) -> None:
    tara = person("translator", "tara", languages=["es"])
    file = edited(collect_texts(GERMAN), bruno__name="Bruno!")
    with pytest.raises(TextFileFaultsError) as refused:
        planned(file, author=tara)
    assert refused.value.faults[0][1].key == "texts-not-yours"
    with pytest.raises(NotAllowedError):
        apply_texts(planned(file), [], author=tara)
    with pytest.raises(NotAllowedError):
        planned(file, author=person("viewer"))
    assert planned(file, author=person("owner")).count("change") == 1


def test_tools_name_languages_in_their_own_way(lanternwick: Pack) -> None:
    file = edited(collect_texts(GERMAN), bruno__name="Bruno!")
    assert planned(msgspec.structs.replace(file, target_language="de-DE")).language == "de"
    for language, wanted, key in (
        ("tlh", "", "texts-unknown-language"),
        ("de", "es", "texts-other-language"),
    ):
        content = XLIFF.write(msgspec.structs.replace(file, target_language=language))
        with pytest.raises(TextFileFaultsError) as refused:
            plan_texts(content, author=None, language=wanted)
        assert refused.value.faults[0][1].key == key


def test_a_zip_comes_back_as_it_went_out(lanternwick: Pack) -> None:
    file = edited(collect_texts(GERMAN), bruno__name="Bruno!")
    out = io.BytesIO()
    write_bundle(out, [("faces/ferryman-bruno.png", b"x")], lambda: ("de.po", formats()["po"].write(file)))
    assert plan_texts(out.getvalue(), author=None).count("change") == 1


def test_nothing_to_put_into_a_file_is_said(lanternwick: Pack) -> None:
    with pytest.raises(TextFileFaultsError) as refused:
        export_texts(TextFilter("de", "lanternwick", state="machine"), XLIFF, author=None)
    assert refused.value.faults[0][1].key == "texts-none"


def test_the_command_exports_looks_and_imports(
    lanternwick: Pack, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "ferry.po"
    call_command("texts", "export", "lanternwick", str(path), language="de", format="po", lang="en")
    assert capsys.readouterr().out == f"{path}: 7 texts.\n"
    content = path.read_text(encoding="utf-8")
    path.write_text(content.replace('msgstr "Bruno"', 'msgstr "Bruno der Starke"'), encoding="utf-8")
    call_command("texts", "import", "lanternwick", str(path), language="de", dry_run=True, lang="en")
    told = capsys.readouterr().out
    assert "change: lanternwick:ferryman:bruno:name\n  Bruno → Bruno der Starke\n" in told
    assert "1 changed, 0 in conflict, 0 not possible, 5 unchanged, 1 without a translation." in told
    assert answer("bruno", "name")[0] == "Bruno"
    save("bruno", "name", "Bruno II.")
    call_command("texts", "import", "lanternwick", str(path), language="de", lang="en")
    captured = capsys.readouterr()
    assert captured.out == "0 texts written.\n"
    assert "1 in conflict" in captured.err
    call_command("texts", "import", "lanternwick", str(path), language="de", conflicts=True, lang="en")
    assert answer("bruno", "name")[0] == "Bruno der Starke"
    assert Revision.objects.latest("pk").why == "PO (gettext): ferry.po, 1 text"
    for arguments, said in (
        (("export", "nowhere"), "nowhere"),
        (("import", "lanternwick", str(tmp_path / "absent.po")), "absent.po"),
        (("import", "lanternwick"), "texts import GAME FILE"),
    ):
        with pytest.raises(CommandError, match=said):
            call_command("texts", *arguments, language="de", lang="en")
    with pytest.raises(CommandError, match="tlh"):
        call_command("texts", "export", "lanternwick", language="tlh", lang="en")
