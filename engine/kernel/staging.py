"""Set up games in which one entry comes into play soon: it is chosen wherever the options of a game choose
entries of its kind, what it belongs to or what brings it in is chosen as well, and where it lies in a deck
there are many of it. All of that follows from declarations; the rules are the game's own, and nothing else of
the content is changed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from engine.kernel.contract import Playable
from engine.kernel.errors import OptionError
from engine.kernel.rng import Stream, seeded
from engine.kernel.settings import Setting, settings_of
from engine.kernel.start import start
from engine.schema import Game
from engine.schema.walk import references
from engine.snapshot import Snapshot

MANY: Final = 12
"""So many of a card lie in its deck, so that it is drawn soon."""


class Stage:
    """Games of a content in which an entry comes into play. With ``heaps`` there are many of it where it lies
    in a deck; without, the content is as it is."""

    def __init__(self, game: Game, content: bytes, kind: str, slug: str, *, heaps: bool = True) -> None:
        whole = json.loads(content)
        self.game, self.kind, self.slug = game, kind, slug
        self.data: dict[str, Any] = whole["entries"][kind][slug]["data"]
        self._near = set(self._related(whole["entries"]))
        self.release = Snapshot.read(content)
        self.settings = settings_of(self.release)
        if heaps and not self._is_chosen():
            self._heap(whole)

    def _is_chosen(self) -> bool:
        """Whether options of the game choose entries of this kind."""
        parts = (part for setting in self.settings.settings for part in (setting, *setting.parts))
        return any(part.kind == self.kind for part in parts)

    def _heap(self, whole: dict[str, Any]) -> None:
        """Let there be many of the entry, unless the rules do not allow that."""
        stored = whole["entries"][self.kind][self.slug]
        stored["copies"] = max(stored["copies"], MANY)
        packed = json.dumps(whole, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
        heaped = Snapshot.read(packed.encode())
        try:
            start(heaped, seats=self.settings.seats_for({})[0])
        except OptionError:
            return
        self.release, self.settings = heaped, settings_of(heaped)

    @property
    def entry(self) -> str:
        """The entry as the rules name it."""
        return f"{self.kind}/{self.slug}"

    def begin(self, number: int) -> Playable:
        """The game of a number, before its first decision: always the same one."""
        return self.lay(number)[0]

    def lay(self, number: int) -> tuple[Playable, int, dict[str, Any]]:
        """The same, with its seats and options. If the options do not go together, it is begun with fewer of
        them."""
        lots = Stream(seeded(number))
        wanted = {setting.name: self._wanted(setting, lots) for setting in self.settings.settings}
        common = {name: value for name, value in wanted.items() if value is not None}
        chosen = {
            setting.name: common[setting.name]
            for setting in self.settings.settings
            if setting.name in common and setting.kind
        }
        for options in (common, chosen, {}):
            for seats, whole in self._seated(options, number):
                try:
                    return start(self.release, seats=seats, seed=number, options=whole), seats, whole
                except OptionError:
                    continue
        least, _most = self.settings.seats_for({})
        return start(self.release, seats=least, seed=number), least, {}

    def _related(self, entries: dict[str, dict[str, Any]]) -> Iterator[tuple[str, str]]:
        """The entries that the entry refers to, and those that refer to it."""
        kinds = self.game.kinds
        for _path, kind, slug in references(kinds[self.kind].record, self.data, self.game):
            yield kind, slug
        for kind, by_slug in entries.items():
            for slug, each in by_slug.items():
                for _path, *named in references(kinds[kind].record, each["data"], self.game):
                    if tuple(named) == (self.kind, self.slug):
                        yield kind, slug

    def _wanted(self, setting: Setting, lots: Stream) -> Any:
        """What to choose for an option that is the same for all seats: the entry itself, or what is near to
        it; where neither is to be chosen and it is worth varying, anything. None leaves it as it is."""
        if setting.per_seat:
            return None
        near = [slug for slug in setting.choices if (setting.kind, slug) in self._near]
        if setting.kind == self.kind and self.slug in setting.choices:
            return self.slug
        if near:
            return near[lots.below(len(near))]
        if setting.varies and setting.sort == "flag":
            return bool(lots.below(2))
        if setting.varies and setting.choices and setting.sort in ("choice", "entry"):
            return setting.choices[lots.below(len(setting.choices))]
        return None

    def _seated(self, options: dict[str, Any], number: int) -> Iterator[tuple[int, dict[str, Any]]]:
        """With these options, numbers of seats and what each seat gets; the best first."""
        try:
            least, most = self.settings.seats_for(options)
        except OptionError:
            return
        seats = least + number % (most - least + 1)
        dealt = {
            setting.name: values
            for setting in self.settings.settings
            if setting.per_seat and (values := list(self._dealt(setting, seats, number)))
        }
        for attempt in range(max(map(len, dealt.values()), default=1)):
            yield seats, options | {name: values[attempt % len(values)] for name, values in dealt.items()}

    def _dealt(self, setting: Setting, seats: int, number: int) -> Iterator[list[Any]]:
        """For an option that has a value for each seat, lists in which the entry is one of them."""
        at = number % seats
        if setting.kind == self.kind and self.slug in setting.choices:
            others = [slug for slug in setting.choices if slug != self.slug]
            if "" in setting.special:
                yield [self.slug if seat == at else "" for seat in range(seats)]
                for other in others:  # the rules may want one of them to be there
                    yield [
                        self.slug if seat == at else other if seat == (at + 1) % seats else ""
                        for seat in range(seats)
                    ]
            else:
                yield [self.slug, *others][:seats]
        elif any(part.kind == self.kind for part in setting.parts):
            by_part = {part.name: self._turned(part, number) for part in setting.parts}
            if all(len(slugs) >= seats for slugs in by_part.values()):
                yield [{name: slugs[seat] for name, slugs in by_part.items()} for seat in range(seats)]

    def _turned(self, part: Setting, number: int) -> list[str]:
        """What a part may be, the entry first; otherwise in an order that is another one each time."""
        choices = list(part.choices)
        at = number % max(1, len(choices))
        turned = choices[at:] + choices[:at]
        if part.kind == self.kind and self.slug in turned:
            turned.remove(self.slug)
            turned.insert(0, self.slug)
        return turned
