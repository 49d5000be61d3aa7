"""Entries in memory, apart from any row or file: their documents, what is wrong with them, a game's whole
content."""
