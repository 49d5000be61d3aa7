"""Whether a PNG holds its pixels and nothing else, so that it may be kept to the byte.

A file may carry more than a picture: chunks of text, bytes after its end, colours of a palette that no pixel
has, or bytes behind the compressed pixels, which decoders pass over in silence.
"""

from __future__ import annotations

import struct
import zlib

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_SAMPLES = {0: 1, 2: 3, 4: 2, 6: 4}
"""Numbers for each pixel, by the sort of colour. Palettes (3) are not plain: who knows what is in them."""
_TRANSPARENT = {0: 2, 2: 6}
"""Bytes that name the transparent colour, by the sort of colour."""
_PIECE = 64 * 1024


def is_plain_png(content: bytes) -> bool:
    """Whether there is nothing in the file but the size, the pixels and at most the transparent colour."""
    chunks = _chunks(content)
    if not chunks or chunks[0][0] != b"IHDR" or len(chunks[0][1]) != 13:
        return False
    names = [name for name, _body in chunks[1:-1]]
    expected = [b"tRNS"] * names.count(b"tRNS") + [b"IDAT"] * names.count(b"IDAT")
    if names != expected or names.count(b"tRNS") > 1 or chunks[-1] != (b"IEND", b""):
        return False
    width, height, depth, sort, _method, _filter, interlaced = struct.unpack(">IIBBBBB", chunks[0][1])
    if sort not in _SAMPLES or interlaced:
        return False
    if any(name == b"tRNS" and len(body) != _TRANSPARENT.get(sort) for name, body in chunks):
        return False
    row = 1 + (width * depth * _SAMPLES[sort] + 7) // 8
    return _inflates_to(row * height, [body for name, body in chunks if name == b"IDAT"])


def _chunks(content: bytes) -> list[tuple[bytes, bytes]]:
    """Names and contents, if the file consists of chunks to its very end; else nothing."""
    if not content.startswith(_SIGNATURE):
        return []
    found, position = [], len(_SIGNATURE)
    while position + 12 <= len(content):
        (length,) = struct.unpack(">I", content[position : position + 4])
        name = content[position + 4 : position + 8]
        found.append((name, content[position + 8 : position + 8 + length]))
        position += 12 + length
        if name == b"IEND":
            break
    return found if position == len(content) else []


def _inflates_to(size: int, pieces: list[bytes]) -> bool:
    """Whether compressed pieces give exactly so many bytes and end with them. Looked at by and by: what comes
    out is counted, not kept."""
    inflating, found = zlib.decompressobj(), 0
    try:
        for piece in pieces:
            waiting = piece
            while waiting and not inflating.eof:
                found += len(inflating.decompress(waiting, _PIECE))
                waiting = inflating.unconsumed_tail
                if found > size:
                    return False
            if waiting or inflating.unused_data:
                return False
    except zlib.error:
        return False
    return inflating.eof and found == size
