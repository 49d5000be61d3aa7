"""The addresses of all screens, below the admin's."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from django.http import HttpResponse
from django.urls import URLPattern, path

from editor.screens import (
    art,
    build,
    change_many,
    changes,
    comments,
    confirm,
    conflict,
    delete,
    engine,
    entry,
    entry_list,
    faces,
    find,
    history,
    jobs,
    looks,
    lookup,
    presence,
    print_order,
    printers,
    prints,
    publish,
    releases,
    spreadsheets,
    translations,
    try_entry,
)

if TYPE_CHECKING:
    from editor.site import StudioSite


def addresses(site: StudioSite) -> list[URLPattern]:
    """Every screen behind the login. Slugs hold no hyphens, so ``add-new`` is never an entry."""
    shelf = "games/<str:game>/<str:kind>/"
    one = f"{shelf}<str:slug>/"
    screens: list[tuple[str, Callable[..., HttpResponse], str]] = [
        ("games/<str:game>/find-pictures/", art.library, "library"),
        (f"{shelf}draw-new/", faces.draw_new, "draw_new"),
        (f"{one}draw/", faces.draw_changed, "draw"),
        (f"{shelf}add-new/", entry.add, "add"),
        (f"{shelf}build-field/", build.build, "build"),
        (f"{shelf}look-up/", lookup.lookup, "lookup"),
        (f"{shelf}try-new/<str:deed>/", try_entry.try_new, "try_new"),
        (f"{shelf}change-many/", change_many.change, "change_many"),
        (f"{shelf}check-cells/", change_many.check, "check_cells"),
        (f"{shelf}look-through/", looks.look_through, "look_through"),
        (f"{shelf}keep-columns/", looks.keep_list, "keep_columns"),
        (shelf, entry_list.entry_list, "entries"),
        (f"{one}history/", history.entry_history, "entry_history"),
        (f"{one}history/<int:revision>/", history.restore, "restore"),
        (f"{one}resolve/", conflict.resolve, "resolve"),
        (f"{one}delete/", delete.delete, "delete"),
        (f"{one}try/<str:deed>/", try_entry.try_saved, "try"),
        (f"{one}presence/", presence.presence, "presence"),
        (f"{one}comments/", comments.write, "comment"),
        (f"{one}comments/<int:pk>/<str:deed>/", comments.change, "comment_change"),
        (one, entry.change, "entry"),
        ("find/", find.find, "find"),
        ("find/answers/", find.answers, "find_answers"),
        ("look/", looks.keep, "look"),
        ("translations/", translations.translations, "translations"),
        ("translations/<int:unit>/<str:language>/", translations.save_row, "translation"),
        ("publish/", publish.choose, "publish"),
        ("publish/<str:game>/", publish.publish_game, "publish_game"),
        ("publish/<str:game>/confirm/", confirm.confirm, "publish_confirm"),
        ("sheets/<str:game>/", spreadsheets.sheets, "sheets"),
        ("sheets/<str:game>/download/", spreadsheets.download, "sheets_download"),
        ("sheets/<str:game>/imports/<int:pk>/", spreadsheets.sheet_import, "sheet_import"),
        ("sheets/<str:game>/imports/<int:pk>/state/", spreadsheets.state, "sheet_import_state"),
        ("sheets/<str:game>/imports/<int:pk>/stop/", spreadsheets.stop, "sheet_import_stop"),
        ("sheets/<str:game>/imports/<int:pk>/apply/", spreadsheets.apply, "sheet_import_apply"),
        ("engine/state/", engine.state, "engine_state"),
        ("jobs/", jobs.jobs, "jobs"),
        ("jobs/live/", jobs.live, "jobs_live"),
        ("jobs/<int:pk>/<str:deed>/", jobs.steer, "job_steer"),
        ("prints/", prints.centre, "prints"),
        ("prints/order/<str:game>/", print_order.order, "print_order"),
        ("prints/printers/", printers.printers, "printers"),
        ("prints/printers/<int:pk>/", printers.printers, "printer"),
        ("prints/printers/<int:pk>/delete/", printers.forget, "printer_forget"),
        ("prints/calibration/<str:paper>.pdf", printers.calibration_page, "calibration"),
        ("prints/<int:pk>/", prints.result, "print"),
        ("prints/<int:pk>/state/", prints.state, "print_state"),
        ("prints/<int:pk>/stop/", prints.stop, "print_stop"),
        ("prints/<int:pk>/delete/", prints.delete, "print_delete"),
        ("prints/<int:pk>/files/<int:index>/", prints.download, "print_file"),
        (
            "prints/<int:pk>/pages/<int:index>/<int:number>/<str:size>.png",
            prints.page_picture,
            "print_page",
        ),
        ("releases/", releases.releases, "releases"),
        ("releases/<str:game>/<int:number>/", releases.release, "release"),
        ("releases/<str:game>/<int:number>/withdraw/", releases.withdraw, "release_withdraw"),
        ("history/", history.recent, "history"),
        ("history/changes/<str:game>/<str:together>/", changes.change, "change"),
        ("deleted/", history.deleted, "deleted"),
    ]
    pictures: list[tuple[str, Callable[..., HttpResponse], str]] = [
        (f"{one}face.png", faces.picture, "face"),
        ("art/<str:name>.png", art.picture, "art"),
        ("art/small/<str:name>.png", art.thumbnail, "thumbnail"),
    ]
    return [
        *(path(route, site.admin_view(view), name=name) for route, view, name in screens),
        *(path(route, site.admin_view(view, cacheable=True), name=name) for route, view, name in pictures),
    ]
