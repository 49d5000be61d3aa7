"""What addresses and forms of campaigns name."""

from __future__ import annotations

from django.http import Http404

from content.models import Pack, Release
from playtest.campaigns.actions import Content
from playtest.campaigns.models import Campaign

DRAFT = "draft"


def find_campaign(name: str) -> Campaign:
    """A campaign by its address; the first of a comparison speaks for both."""
    rows = Campaign.objects.select_related("release", "draft", "job__made_by", "base__job").defer(
        "release__content", "draft__packed"
    )
    found = rows.filter(public_id=name).first()
    if found is None:
        raise Http404
    return found


def find_content(pack: Pack, chosen: str) -> Content:
    """The release of a hash, or the draft."""
    if chosen == DRAFT:
        return Content.of_draft(pack)
    release = Release.objects.filter(pk=chosen, game=pack).first()
    if release is None:
        raise Http404
    return Content.of_release(release)
