"""Somebody who watches a game without a seat.

``view(ONLOOKER)`` and ``seen(event, ONLOOKER)`` are what lies open to everybody in the room: less than any
seat knows, and nothing that only some of the seats have been shown.
"""

from __future__ import annotations

ONLOOKER = -1
"""The place of an onlooker, where a seat is asked for. (Chance, which has the same number, never looks.)"""
