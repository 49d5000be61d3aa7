"""The kinds of job that have their pages in the editor: prints, spreadsheets on their way in, files for
translators on their way out and in, checks of content."""

from __future__ import annotations

from datetime import timedelta

from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from content.jobs.kinds import Kind
from content.logbook import Fact
from content.models import Job
from content.wording import game_name
from editor.names import interface_language, language_label

KEPT = timedelta(days=14)
"""How long what came of a spreadsheet can be looked at."""


def _print_title(job: Job) -> str:
    name = game_name(job.game_id, interface_language())
    return _("%(game)s, print %(number)d") % {"game": name, "number": job.print.pk}


def _print_facts(job: Job) -> dict[str, Fact]:
    facts: dict[str, Fact] = {"print": job.print.pk} if hasattr(job, "print") else {}
    if job.state == Job.State.DONE:
        facts |= {"faces": job.result.get("faces"), "files": len(job.result.get("files", ()))}
    return facts


def _sheet_title(job: Job) -> str:
    name = job.parameters.get("name", "")
    return _("Import of %(file)s") % {"file": name} if name else _("Import")


def _sheet_page(job: Job) -> str:
    return reverse("admin:sheet_import", args=(job.game_id, job.pk))


def _texts_page(job: Job) -> str:
    return reverse("admin:text_job", args=(job.pk,))


def _bundle_title(job: Job) -> str:
    name = language_label(job.parameters.get("filter", {}).get("language", ""))
    return _("Texts in %(language)s, with pictures") % {"language": name}


PRINT = Kind(
    work="editor.print_work.make_print",
    label=lambda: pgettext("a result", "Print"),
    title=_print_title,
    page=lambda job: reverse("admin:print", args=(job.print.pk,)),
    sign="print",
    may_see="content.view_printresult",
    may_order="content.add_printresult",
    may_steer="content.delete_printresult",
    facts=_print_facts,
    related=("print",),
    faults="print",
    steps="print-step",
    most_open=10,
    silence=timedelta(seconds=90),
)
SHEET_PREVIEW = Kind(
    work="content.jobs.spreadsheets.preview_sheet",
    label=lambda: _("Spreadsheet: what would change"),
    title=_sheet_title,
    page=_sheet_page,
    sign="table_view",
    may_see="content.change_entry",
    may_order="content.change_entry",
    may_steer="content.change_entry",
    kept=KEPT,
)
SHEET_APPLY = Kind(
    work="content.jobs.spreadsheets.apply_sheet",
    label=lambda: _("Spreadsheet: taken in"),
    title=_sheet_title,
    page=_sheet_page,
    sign="table_view",
    may_see="content.change_entry",
    may_order="content.change_entry",
    may_steer="content.change_entry",
    kept=KEPT,
)
TEXTS_PREVIEW = Kind(
    work="content.jobs.texts.preview_texts",
    label=lambda: _("Translations: what would change"),
    title=_sheet_title,
    page=_texts_page,
    sign="translate",
    may_see="content.change_translation",
    may_order="content.change_translation",
    may_steer="content.change_entry",
    kept=KEPT,
)
TEXTS_APPLY = Kind(
    work="content.jobs.texts.write_texts",
    label=lambda: _("Translations: taken in"),
    title=_sheet_title,
    page=_texts_page,
    sign="translate",
    may_see="content.change_translation",
    may_order="content.change_translation",
    may_steer="content.change_entry",
    kept=KEPT,
)
TEXTS_BUNDLE = Kind(
    work="editor.text_bundles.make_bundle",
    label=lambda: _("Texts for translators"),
    title=_bundle_title,
    page=_texts_page,
    sign="translate",
    may_see="content.view_translation",
    may_order="content.view_translation",
    may_steer="content.change_entry",
    kept=KEPT,
    silence=timedelta(seconds=90),
)


def _check_title(job: Job) -> str:
    return _("Checks of %(game)s") % {"game": game_name(job.game_id, interface_language())}


def _check_facts(job: Job) -> dict[str, Fact]:
    if job.state != Job.State.DONE:
        return {}
    return {"errors": job.result.get("error_count"), "hash": job.result.get("hash", "")[:12]}


CHECK = Kind(
    work="editor.check_work.check_content",
    label=lambda: _("Checks"),
    title=_check_title,
    page=lambda job: reverse("admin:publish_game", args=(job.game_id,)),
    sign="task_alt",
    may_see="content.publish_release",
    may_order="content.publish_release",
    may_steer="content.publish_release",
    facts=_check_facts,
    steps="check-step",
)


def _fit_title(job: Job) -> str:
    return _("Faces of %(game)s") % {"game": game_name(job.game_id, interface_language())}


FIT = Kind(
    work="editor.check_work.check_faces",
    label=lambda: _("Does everything fit?"),
    title=_fit_title,
    page=lambda job: reverse("admin:publish_game", args=(job.game_id,)),
    sign="task_alt",
    may_see="content.publish_release",
    may_order="content.publish_release",
    may_steer="content.publish_release",
    steps="check-step",
)
