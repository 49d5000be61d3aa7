"""Dungeons: a cooperative crawl through rooms that are explored, told by adventures that are data."""
