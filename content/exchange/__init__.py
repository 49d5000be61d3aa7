"""Texts on their way to translators outside the studio and back: one list of units, and a file per format
that writes and reads it. Nothing here asks a database."""
