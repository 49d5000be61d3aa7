"""A request while it comes in, collected byte by byte until all of it is there.

Only its length is looked at here: where the head ends and how long it says the body is. What it means is read
afterwards by Gunicorn's own parser, from exactly these bytes, so a head that lies about its length can hurt
nobody but its sender.
"""

from __future__ import annotations

from collections.abc import Iterator
from tempfile import SpooledTemporaryFile

MOST_BODY = 20_000_000
"""Bytes of a body: a picture and a long form together are well below. A longer one is not waited for: it is
refused by its announced length alone."""
MOST_HEAD = 64 * 1024
"""Bytes of a head. One that is longer is refused."""
IN_MEMORY = 64 * 1024
"""A request of more bytes than this is kept on disk while it comes in."""
PIECE = 64 * 1024
_END = b"\r\n\r\n"


class Arrival:
    """The bytes of one request."""

    def __init__(self) -> None:
        self.size = 0
        self.length: int | None = None
        """How long the whole request is, as soon as its head is there."""
        self.is_exact = True
        """Whether the next request begins where this one ends. If not, the connection cannot be kept."""
        self.is_endless = False
        """Whether the head goes on and on."""
        self.waits_for_consent = False
        """Whether the sender holds the body back until it is told to go on."""
        self._head = bytearray()
        self._bytes: SpooledTemporaryFile[bytes] = SpooledTemporaryFile(IN_MEMORY)  # noqa: SIM115 - closed with it

    @property
    def is_whole(self) -> bool:
        """Whether all of it is there."""
        return self.length is not None and self.size >= self.length

    @property
    def has_begun(self) -> bool:
        """Whether anything of it is there."""
        return bool(self._head)

    def take(self, data: bytes) -> bytes:
        """Take in what has come; gives back what is already of the next request."""
        if self.length is None:
            searched = max(0, len(self._head) - len(_END) + 1)
            self._head += data
            end = self._head.find(_END, searched)
            if end >= 0:
                self.length = self._whole_length(end)
            elif len(self._head) > MOST_HEAD:
                self.length, self.is_exact, self.is_endless = len(self._head), False, True
            else:
                return b""
            data = bytes(self._head)
        room = self.length - self.size
        self._bytes.write(data[:room])
        self.size += len(data[:room])
        return data[room:]

    def read(self) -> Iterator[bytes]:
        """The request from its beginning, for the parser."""
        self._bytes.seek(0)
        while piece := self._bytes.read(PIECE):
            yield piece

    def close(self) -> None:
        """Forget it."""
        self._bytes.close()

    def _whole_length(self, end: int) -> int:
        """Head and body together. A body of unknown length is not waited for, as nothing here reads one."""
        body = 0
        for line in bytes(self._head[:end]).split(b"\r\n")[1:]:
            name, _colon, value = line.partition(b":")
            match name.strip().lower():
                case b"content-length":
                    digits = value.strip()
                    body = int(digits) if digits.isdigit() and len(digits) < 20 else MOST_BODY + 1
                case b"transfer-encoding":
                    self.is_exact = False
                case b"expect":
                    self.waits_for_consent = True
        if not self.is_exact or body > MOST_BODY:
            self.is_exact = False
            body = 0
        self.waits_for_consent = self.waits_for_consent and body > 0
        return end + len(_END) + body
