"""Exports: contours for plotters, pictures for shops, decks for the virtual table."""
