"""What `serve` asks of the installation before it begins, and with what it starts the server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.core.management import CommandError, call_command

from studio.management.commands import serve, setup


@pytest.mark.any_database
@pytest.mark.django_db
def test_a_database_that_cannot_be_written_is_told_before_anything_is_served(
    busy: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse() -> None:
        raise busy

    monkeypatch.setattr(serve, "require_writable", refuse)
    monkeypatch.setattr(serve.Command, "_serve", lambda *_: pytest.fail("it was served"))
    monkeypatch.setattr(serve, "require_free", lambda *_: None)
    with pytest.raises(CommandError, match="is being written by somebody else"):
        call_command("serve")


def test_the_server_keeps_secrets_and_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its log is ours, and a connection outlives the pauses of whoever reads."""
    given: dict[str, Any] = {}

    class Noted:
        def __init__(self, options: dict[str, Any]) -> None:
            given.update(options)

        def run(self) -> None:
            """Serves nobody."""

    monkeypatch.setattr(serve, "_Server", Noted)
    serve.Command()._serve("127.0.0.1", 8000, {"workers": 2, "threads": 32})
    assert given["logger_class"] == "studio.server.log.DiscreetLogger"
    assert given["worker_class"] == "studio.server.worker.Worker"
    assert given["keepalive"] == 75, "docs/running.md tells proxies so"


@pytest.mark.any_database
@pytest.mark.django_db
def test_a_full_disk_is_told_in_a_sentence_by_setup(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> bool:
        raise OSError(28, "No space left on device", "/somewhere/django.mo")

    monkeypatch.setattr(setup, "call_command", lambda *_, **__: None)
    monkeypatch.setattr(setup, "compile_catalogues", refuse)
    with pytest.raises(CommandError, match=r"/somewhere/django\.mo cannot be written \(No space left"):
        call_command("setup")


def test_what_installs_everything_else_is_installed_by_its_hash() -> None:
    makefile = (Path(settings.BASE_DIR) / "Makefile").read_text()
    assert "--require-hashes -r requirements-uv.txt" in makefile
