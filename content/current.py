"""Which release of a game is current: the one that new games, campaigns and prints begin with unless somebody
says otherwise.

`Pack.current` holds the answer, and nobody else looks for "the newest". Publishing makes a release current;
withdrawing the current one makes the newest one current that is not withdrawn, and taking that back undoes
it. With all of them withdrawn there is none.
"""

from __future__ import annotations

from content.models import Pack, Release, Withdrawal


def newest_standing(pack: Pack, besides: Release | None = None) -> Release | None:
    """The newest release that is not withdrawn, or that would be if one more were."""
    withdrawn = Withdrawal.objects.filter(ended_at=None).values("release")
    standing = Release.objects.filter(game=pack).exclude(pk__in=withdrawn).order_by("-number")
    if besides is not None:
        standing = standing.exclude(pk=besides.pk)
    return standing.first()


def make_current(pack: Pack, release: Release | None) -> None:
    """Make a release the current one, or none."""
    if pack.current_id != (release.pk if release is not None else None):
        pack.current = release
        pack.save()
