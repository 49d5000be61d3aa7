"""What a label or a happening says, without what it is about: for tests of wording."""

from __future__ import annotations

from typing import Any

from engine.kernel import Message

Said = tuple[str, dict[str, Any]]


def said(message: Message) -> Said:
    """The key and the arguments."""
    return message.key, dict(message.args)
