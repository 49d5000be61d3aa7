"""What a token can be allowed to do, and which right of its owner each of these needs: a token never may more
than its owner's role."""

from __future__ import annotations

SCOPES: dict[str, tuple[str, ...]] = {
    "content:read": ("content.view_entry",),
    "content:write": ("content.change_entry", "content.change_translation"),
    "releases:publish": ("content.publish_release",),
    "games:create": ("playtest.create_games",),
    "games:play": ("playtest.play_games",),
    "games:watch": ("playtest.watch_games",),
    "campaigns": ("playtest.run_campaigns", "playtest.watch_games"),
    "printing": ("content.add_printresult",),
}
"""Scope and the permissions of which its owner needs at least one; actions may ask for more."""

PUBLIC = "public"
"""In the place of a scope: whoever asks is answered, also without a token."""
