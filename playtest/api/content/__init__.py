"""Endpoints of the content: packs, kinds, entries, art, releases. Everything is done by `content.actions`."""
