"""What an address names: a game, a kind, an entry, a release; or a refusal that lists what there is."""

from __future__ import annotations

from functools import lru_cache

from content.models import Entry, Pack, Release
from engine.games import games
from engine.schema import Game, KindInfo
from engine.schema.faults import closest, quoted
from engine.snapshot import Snapshot, SnapshotError
from playtest.api.errors import ApiError


def find_pack(name: str) -> Pack:
    """The content of a game."""
    known = games()
    pack = (
        Pack.objects.select_related("source", "current")
        .defer("current__content")
        .prefetch_related("languages")
        .filter(pk=name)
        .first()
        if name in known
        else None
    )
    if pack is None:
        allowed = sorted(set(Pack.objects.values_list("pk", flat=True)) & set(known))
        raise _missing("unknown-game", name, allowed, "game")
    return pack


def find_kind(pack: Pack, name: str) -> tuple[Game, KindInfo]:
    """A kind of a game."""
    game = games()[pack.game]
    if name not in game.kinds:
        raise _missing("unknown-kind", name, sorted(game.kinds), "kind")
    return game, game.kinds[name]


def find_entry(pack: Pack, kind: str, slug: str) -> Entry:
    """An entry of a game."""
    find_kind(pack, kind)
    entries = Entry.objects.filter(game=pack, kind=kind)
    found = entries.select_related("game", "changed_by").filter(slug=slug).first()
    if found is None:
        near = closest(slug[:60], entries.values_list("slug", flat=True))
        args = {"is": quoted(slug), "kind": kind, "near": near}
        raise ApiError(404, "unknown-entry", args, path="slug", hint_key="near" if near else "")
    return found


def find_release(pack: Pack, number: int) -> Release:
    """A release of a game by its number."""
    releases = Release.objects.select_related("made_by").defer("content")
    found = releases.filter(game=pack, number=number).first() if number < 2**31 else None
    if found is None:
        known = Release.objects.filter(game=pack).order_by("-number").values_list("number", flat=True)[:10]
        raise _missing("unknown-release", str(number), [str(each) for each in reversed(known)], "release")
    return found


@lru_cache(maxsize=12)
def snapshot_named(name: str) -> Snapshot:
    """The snapshot of a release, by its hash; read once in a process."""
    content = bytes(Release.objects.values_list("content", flat=True).get(pk=name))
    try:
        return Snapshot.read(content)
    except SnapshotError:
        raise ApiError(409, "old-release") from None


def _missing(key: str, name: str, allowed: list[str], path: str) -> ApiError:
    near = closest(name[:60], allowed)
    args = {"is": quoted(name), "allowed": ", ".join(allowed) or "–", "near": near}
    return ApiError(404, key, args, path=path, hint_key="near" if near else "")
