"""Write a game's content from the database to disk as a pack; files whose meaning is unchanged keep their
bytes."""

from __future__ import annotations

from pathlib import Path

from content.actions.load_pack import base_source
from content.actions.publish import read_content
from content.disk.folder import write_folder
from content.disk.pack_reader import belongs
from content.disk.pack_writer import pack_files
from content.models import Art, Pack
from engine.games import games


def dump_pack(pack: Pack, folder: Path) -> tuple[list[str], list[str]]:
    """Make the folder hold the pack; return the paths written and removed."""
    content = read_content(pack)
    files = pack_files(content, base_source(pack))
    for (kind, slug), document in content.documents.items():
        if document.art:
            files[f"{kind}/{slug}.png"] = Art.objects.get(pk=document.art).content()
    game = games()[pack.game]
    return write_folder(folder, files, lambda path: belongs(game, path))
