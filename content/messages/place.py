"""One message of one language: how it is shipped, and what it can be given and refer to."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from fluent.syntax import ast as ftl

from content.fallbacks import LAST, locale_folders
from content.messages.reading import Argument, arguments_of, nodes, parse
from content.messages.shipped import find_shipped, shipped_languages
from content.wording import messages_of, wording
from engine.messages import Messages
from engine.wording import Wording


@dataclass(frozen=True)
class Place:
    """A message of a language: of a game, or one that all games share."""

    language: str
    game: str
    key: str
    source_language: str = LAST
    """The language that the others are translated from."""

    @cached_property
    def shipped(self) -> str:
        """How it is shipped; nothing if the language lacks it."""
        return self._shipped_in(self.language)

    @cached_property
    def source(self) -> str:
        """How it is shipped in the source language."""
        return self._shipped_in(self.source_language) or self._shipped_in(LAST)

    @cached_property
    def subject(self) -> str:
        """What the file is about in which it stands."""
        found = find_shipped(self.language, self.game, self.key)
        found = found or find_shipped(self.source_language, self.game, self.key)
        found = found or find_shipped(LAST, self.game, self.key)
        return found.file.stem if found is not None else ""

    def _shipped_in(self, language: str) -> str:
        found = find_shipped(language, self.game, self.key)
        return found.source if found is not None else ""

    @cached_property
    def words(self) -> Wording:
        """What the language says now."""
        return wording(self.language, self.game, self.source_language)

    @cached_property
    def messages(self) -> Messages:
        """What the language can refer to: its own, and what it can borrow from those behind it."""
        return Messages.over(*(each.messages for each in reversed(self.words.bundles)))

    @cached_property
    def arguments(self) -> dict[str, Argument]:
        """The arguments that the message has in any language that is shipped."""
        found: dict[str, Argument] = {}
        for language in shipped_languages():
            shipped = find_shipped(language, self.game, self.key)
            if shipped is not None:
                said = messages_of(language, self.game, locale_folders())
                for name, argument in arguments_of(shipped.source, said.get).items():
                    found.setdefault(name, Argument()).join(argument)
        if self.key.startswith("-"):
            for name, argument in self._given().items():
                found.setdefault(name, Argument()).join(argument)
        return found

    def _given(self) -> dict[str, Argument]:
        """What the messages of the language give a term."""
        found: dict[str, Argument] = {}
        for source in self.messages.values():
            if f"{self.key}(" in source.replace(" ", "") and (entry := parse(source)) is not None:
                for each in nodes(entry):
                    if isinstance(each, ftl.TermReference) and f"-{each.id.name}" == self.key:
                        for named in each.arguments.named if each.arguments else ():
                            argument = found.setdefault(named.name.name, Argument())
                            argument.choices[str(named.value.value)] = None
        return found
