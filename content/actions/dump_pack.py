"""Write a game's content from the database to disk as a pack; whatever is unchanged keeps its bytes."""

from __future__ import annotations

from pathlib import Path

from django.db.models import F

from content.actions.load_pack import base_source
from content.disk.folder import write_folder
from content.disk.pack_reader import PackSource, belongs
from content.disk.pack_writer import Key, pack_files
from content.models import Art, Pack, Revision
from content.store import read_content
from engine.games import games


def dump_pack(pack: Pack, folder: Path) -> tuple[list[str], list[str]]:
    """Make the folder hold the pack; return the paths written and removed."""
    content = read_content(pack)
    base = base_source(pack)
    files = pack_files(content, base, _former_names(pack, base))
    for (kind, slug), document in content.documents.items():
        if document.art:
            files[f"{kind}/{slug}.png"] = Art.objects.get(pk=document.art).content()
    game = games()[pack.game]
    return write_folder(folder, files, lambda path: belongs(game, path))


def _former_names(pack: Pack, base: PackSource) -> dict[Key, Key]:
    """By entry, the name it had in the files, if it was renamed since."""
    renamed = Revision.objects.filter(game=pack, entry__isnull=False).exclude(slug=F("entry__slug"))
    rows = renamed.order_by("id").values_list("kind", "entry__slug", "slug")
    return {(kind, now): (kind, then) for kind, now, then in rows if f"{kind}/{then}.yaml" in base.files}
