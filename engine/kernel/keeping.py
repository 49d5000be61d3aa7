"""How a field of a state is kept, where its type alone does not say it.

A field is declared once, with its type and how it stands before anything is on the table. Copying and saving
follow from that: numbers are taken over, lists are copied, lists of lists and of objects through and through,
and all of it is saved. These words stand around the type of a field that is kept otherwise. They mean nothing
while a game is played: `python -m studio.generate_states` reads them and writes what copies and saves.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias, TypeVar

T = TypeVar("T")

Shared: TypeAlias = Annotated[T, "Copies use the same one: it is replaced, never changed in place."]
Unsaved: TypeAlias = Annotated[T, "Shared, and not saved: whoever loads a game gives it, or derives it."]
Anew: TypeAlias = Annotated[T, "Not saved, and a copy begins with it as a new game does."]
Lent: TypeAlias = Annotated[T, "Copies use what its method `lend` gives; whoever saves and loads sees to it."]
Later: TypeAlias = Annotated[T, "Games saved before there was such a field have it as a new game does."]
Cards: TypeAlias = Annotated[T, "Single cards lie here, and a card lies in one place at most; -1 is none."]
