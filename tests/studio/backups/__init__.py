"""Backups, and studios brought back from them."""
