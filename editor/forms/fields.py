"""A form field for each shape of value. It reads what was typed into the value that the engine judges; it
judges nothing itself, so every fault has one wording wherever it is found."""

from __future__ import annotations

import re
from typing import Any

from django import forms
from django.core.exceptions import ValidationError
from django.utils.translation import gettext_lazy as _

from content.disk.yaml_reader import YamlFile, read_yaml
from content.disk.yaml_writer import write_yaml
from content.wording import choice_name, fault_text, field_help, field_name
from editor.forms.builder_area import BuilderArea
from editor.forms.widgets import Choices, DrawingBoard, ReferencePicker, Sequence, YamlArea
from engine.schema import Fault, Game, KindInfo, spell_path
from engine.schema.shapes import (
    HIGHEST,
    LOWEST,
    Choice,
    Drawing,
    Duration,
    Field,
    IdString,
    ListOf,
    MapOf,
    Nullable,
    PlainString,
    Reference,
    Shape,
    WholeNumber,
    YesNo,
    holds_words,
)

ABSENT: Any = object()
"""What an empty input is read as: the field is left out, and the engine says whether it may be."""

_NUMBER = re.compile(r"\s*[-+]?[0-9]{1,18}\s*")


class ShapeField(forms.Field):
    """A field of a kind. Subclasses say how a value is written into the input and read back."""

    layout = "short"
    says_errors_first = False
    """Whether what is wrong is said above the control: below a long one nobody would see it."""
    empty: Any = ABSENT

    def __init__(self, widget: forms.Widget) -> None:
        super().__init__(required=False, widget=widget)

    def prepare_value(self, value: Any) -> Any:
        return value

    def written(self, value: Any) -> Any:
        """A stored value as the input shows it."""
        return "" if value is None else value

    def clean(self, value: Any) -> Any:
        """The value as the engine is to see it."""
        return self.read(value)

    def read(self, raw: Any) -> Any:
        """What was typed, as a value."""
        return raw if raw not in (None, "") else self.empty

    def located(self, fault: Fault, text: str) -> str:
        """What a fault of this field says, ``text``; compound fields add the place within them."""
        return text

    def point(self, line: int) -> None:
        """Let the page show this line of the control, if it is the first that is wrong."""
        self.widget.attrs.setdefault("data-wrong-line", line)


class NumberField(ShapeField):
    """A whole number; what is no number goes to the engine as it is, which says so."""

    def read(self, raw: Any) -> Any:
        return self.empty if raw in (None, "") else as_number(raw)


class SwitchField(ShapeField):
    """Yes or no."""

    layout = "switch"

    def read(self, raw: Any) -> Any:
        return bool(raw)

    def written(self, value: Any) -> Any:
        return bool(value)


class MaybeField(ShapeField):
    """Yes, no, or nothing said."""

    def read(self, raw: Any) -> Any:
        return {"yes": True, "no": False}.get(raw, self.empty)

    def written(self, value: Any) -> Any:
        return "" if value is None else "yes" if value else "no"


class ListField(ShapeField):
    """Several scalars in order."""

    layout = "wide"

    def __init__(self, widget: forms.Widget, *, numbers: bool) -> None:
        super().__init__(widget)
        self.numbers = numbers

    def read(self, raw: Any) -> Any:
        return [as_number(each) if self.numbers else each for each in raw]

    def written(self, value: Any) -> Any:
        return value if isinstance(value, list) else [] if value is None else [value]

    def has_changed(self, initial: Any, data: Any) -> bool:
        return [str(each) for each in initial or []] != [str(each) for each in data or []]


class DrawingField(ShapeField):
    """A map as text."""

    layout = "whole"

    def read(self, raw: Any) -> Any:
        text = unix_lines(raw or "").rstrip("\n")
        return text if text.strip() else self.empty

    def located(self, fault: Fault, text: str) -> str:
        if fault.path and isinstance(fault.path[-1], int):
            self.point(fault.path[-1] + 1)
            return str(_("Line %(line)d: %(text)s")) % {"line": fault.path[-1] + 1, "text": text}
        return text


class YamlField(ShapeField):
    """A compound value, read as YAML."""

    layout = "whole"
    says_errors_first = True

    def __init__(self, widget: forms.Widget, language: str) -> None:
        super().__init__(widget)
        self.language = language
        self.file = YamlFile()

    def written(self, value: Any) -> Any:
        if value is None or value == [] or value == {}:
            return ""
        return write_yaml(value)

    def read(self, raw: Any) -> Any:
        text = unix_lines(raw or "")
        if not text.strip():
            return self.empty
        self.file = read_yaml(text.encode())
        if self.file.faults:
            self.point(self.file.faults[0][0])
            raise ValidationError(
                [
                    _at_line(line, fault.path, fault_text(fault, self.language, ""))
                    for line, fault in self.file.faults
                ]
            )
        return self.file.value

    def located(self, fault: Fault, text: str) -> str:
        inner = fault.path[1:]
        self.point(self.file.line(inner))
        return _at_line(self.file.line(inner), inner, text)

    def has_changed(self, initial: Any, data: Any) -> bool:
        return unix_lines(initial or "") != unix_lines(data or "")


def field_for(declared: Field, game: Game, kind: KindInfo, language: str) -> ShapeField:
    """The form field of a declared field, with its label and help in a language."""
    shape = declared.shape
    is_nullable = isinstance(shape, Nullable)
    while isinstance(shape, Nullable):
        shape = shape.inner
    made = _for_shape(shape, game, language, may_be_empty=is_nullable or declared.required)
    if is_nullable:
        if isinstance(shape, YesNo):
            made = MaybeField(_select([("yes", str(_("yes"))), ("no", str(_("no")))], True))
        made.empty = None
    elif isinstance(shape, ListOf):
        made.empty = []
    elif isinstance(shape, MapOf):
        made.empty = {}
    if holds_words(shape):
        made.widget = BuilderArea(game.name, kind.name, declared.name)
    made.label = field_name(game.name, kind.name, declared.name, language)
    made.help_text = field_help(game.name, kind.name, declared.name, language)
    made.widget.is_required = declared.required
    return made


def _for_shape(shape: Shape, game: Game, language: str, *, may_be_empty: bool) -> ShapeField:
    match shape:
        case WholeNumber():
            return NumberField(_number_input(shape))
        case YesNo():
            return SwitchField(forms.CheckboxInput(attrs={"class": "tw-switch", "role": "switch"}))
        case Choice(options):
            return ShapeField(_select(_options(options, game.name, language), may_be_empty))
        case Duration():
            return ShapeField(_select(_options(game.durations, game.name, language), may_be_empty))
        case PlainString() | IdString():
            return ShapeField(forms.TextInput(attrs={"class": "tw-input"}))
        case Reference(kind):
            return ShapeField(ReferencePicker(game.name, kind))
        case Drawing(spec):
            return DrawingField(DrawingBoard(spec, game.name, language))
        case ListOf(WholeNumber() as number):
            return ListField(Sequence(_number_input(number)), numbers=True)
        case ListOf(Choice(options)):
            return ListField(Sequence(_select(_options(options, game.name, language), True)), numbers=False)
        case ListOf(Reference(kind)):
            return ListField(Sequence(ReferencePicker(game.name, kind)), numbers=False)
        case ListOf(PlainString()):
            return ListField(Sequence(forms.TextInput(attrs={"class": "tw-input"})), numbers=False)
    return YamlField(YamlArea(), language)


def _number_input(shape: WholeNumber) -> forms.NumberInput:
    attrs: dict[str, Any] = {"class": "tw-input tw-number", "step": 1, "inputmode": "numeric"}
    if shape.low > LOWEST:
        attrs["min"] = shape.low
    if shape.high < HIGHEST:
        attrs["max"] = shape.high
    return forms.NumberInput(attrs=attrs)


def _options(options: tuple[str, ...], game: str, language: str) -> Choices:
    return [(option, choice_name(option, language, game)) for option in options]


def _select(options: Choices, may_be_empty: bool) -> forms.Select:
    empty: Choices = [("", "–")]
    return forms.Select(
        attrs={"class": "tw-input tw-select"}, choices=[*empty, *options] if may_be_empty else options
    )


def as_number(raw: Any) -> Any:
    """A typed whole number, or what was typed if it is none."""
    return int(raw) if isinstance(raw, str) and _NUMBER.fullmatch(raw) else raw


def as_version(raw: str) -> int | None:
    """A version that a page carried along, or nothing if it is none."""
    number = as_number(raw)
    return number if isinstance(number, int) and number >= 0 else None


def unix_lines(text: str) -> str:
    """Browsers send line ends of their own."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _at_line(line: int, path: tuple[str | int, ...], text: str) -> str:
    where = spell_path(path)
    if where:
        return str(_("Line %(line)d, %(path)s: %(text)s")) % {"line": line, "path": where, "text": text}
    return str(_("Line %(line)d: %(text)s")) % {"line": line, "text": text}
