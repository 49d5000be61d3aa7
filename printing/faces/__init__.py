"""Faces as data: the layout language of ``printing/layouts``, read, checked and compiled."""
