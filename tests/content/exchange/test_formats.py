"""Every format gives back every text as it was, and refuses what is broken or hostile with its place."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings

from content.exchange.format import Format, formats, recognise
from content.exchange.unit import TextsFile
from tests.content.exchange.units import files

FORMATS = list(formats().values())
EVERY_FORMAT = pytest.mark.parametrize("each", FORMATS, ids=lambda each: each.name)


def without_places(file: TextsFile) -> TextsFile:
    units = [msgspec.structs.replace(unit, place="") for unit in file.units]
    return msgspec.structs.replace(file, units=units, made_at="")


@EVERY_FORMAT
@settings(max_examples=60, deadline=None)
@given(file=files())
def test_every_text_comes_back_as_it_was(each: Format, file: TextsFile) -> None:
    written = each.write(file)
    assert recognise(written) is each
    assert without_places(each.read(written)) == file
