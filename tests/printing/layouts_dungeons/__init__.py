"""Dungeons on paper."""
