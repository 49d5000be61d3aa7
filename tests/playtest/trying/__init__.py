"""Trying an entry out before it is saved."""
