"""Names of games, campaigns and tokens in addresses and commands."""

from __future__ import annotations

import pytest

from playtest.public_id import new_public_id


def test_a_name_can_stand_after_an_option_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.token_bytes", lambda size: b"\xfb" * size)
    assert new_public_id() == "fb" * 16  # in base64 this one would begin with a hyphen


def test_no_two_names_are_the_same() -> None:
    assert len({new_public_id() for _ in range(1000)}) == 1000
