"""How a game declares its kinds and words; everything else about content is read from these declarations."""

from engine.schema.faults import Fault, Path, written
from engine.schema.game import Game, Kind, KindInfo, Part, WordInfo, word, words_in
from engine.schema.grid import GridMap, GridSpec, Layer
from engine.schema.markers import (
    Between,
    Conditions,
    Effects,
    Grid,
    Id,
    Line,
    Name,
    Operations,
    Prose,
    Ref,
    Translatable,
    Words,
)
from engine.schema.shapes import DeclarationError
from engine.schema.standing import HELD, Bears, Standing, Stands, bears, giving, needing, one_of

__all__ = [
    "HELD",
    "Bears",
    "Between",
    "Conditions",
    "DeclarationError",
    "Effects",
    "Fault",
    "Game",
    "Grid",
    "GridMap",
    "GridSpec",
    "Id",
    "Kind",
    "KindInfo",
    "Layer",
    "Line",
    "Name",
    "Operations",
    "Part",
    "Path",
    "Prose",
    "Ref",
    "Standing",
    "Stands",
    "Translatable",
    "WordInfo",
    "Words",
    "bears",
    "giving",
    "needing",
    "one_of",
    "word",
    "words_in",
    "written",
]
