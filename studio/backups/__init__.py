"""Backups: everything of a studio that cannot be made again, in one file, and back again."""
