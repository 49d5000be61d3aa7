"""Where the server listens, and whether it can."""

from __future__ import annotations

import os
import socket

from django.core.management.base import CommandError, CommandParser


def add_address_arguments(parser: CommandParser) -> None:
    """Host and port, from the environment unless they are given."""
    parser.add_argument("--host", default=os.environ.get("HOST_ADDRESS", "127.0.0.1"))
    parser.add_argument("--port", default=os.environ.get("PORT", "8000"))


def read_port(text: str) -> int:
    """A port as somebody wrote it."""
    if text.isdecimal() and 1 <= int(text) <= 65535:
        return int(text)
    raise CommandError(f"PORT={text} is not a port: use a number from 1 to 65535.")


def require_free(host: str, port: int) -> None:
    """One clear sentence instead of a server's retries."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except PermissionError:
            raise CommandError(
                f"Port {port} needs more rights than this user has: choose another, as in PORT=8000 make run."
            ) from None
        except OSError:
            other = f"PORT={port + 1 if port < 65535 else 8000} make run"
            raise CommandError(
                f"Port {port} on {host} is taken: stop what runs there or choose another, as in {other}."
            ) from None


def shown_host(host: str) -> str:
    """The host by which a browser on this machine reaches it."""
    return "127.0.0.1" if host in ("0.0.0.0", "::") else host
