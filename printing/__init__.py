"""Printing: components of a game as faces, faces on sheets, sheets as PDF and pictures.

It draws plain snapshots and never queries. The way of a card: `printing.material` holds what is to be
printed, `printing.components` lists what there is, `printing.compose` turns a side of a component into a
`printing.face.Face`, `printing.drawing.document` places faces on pages.
"""
