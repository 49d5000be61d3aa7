"""What hangs on a language: packs that are written in it or translated into it, texts, languages that fall
back to it, people who write in it. As long as content does, it stays."""

from __future__ import annotations

from dataclasses import dataclass

from django.db.models import Count

from content.models import Language, Member, OwnMessage, Pack, Translation


@dataclass(frozen=True, slots=True)
class Uses:
    """Where one language is used."""

    written: tuple[str, ...]
    """Games whose packs are written in it."""
    translated: tuple[str, ...]
    """Games whose packs are translated into it."""
    texts: tuple[tuple[str, int], ...]
    """Games with texts in it, and how many: also those whose pack no longer has the language."""
    messages: int
    """How many messages people have worded in it."""
    behind: tuple[Language, ...]
    """Languages that fall back to it."""
    people: tuple[str, ...]
    """Who may write in it. They are no obstacle."""

    @property
    def hold(self) -> bool:
        """Whether the language must stay."""
        return bool(self.written or self.translated or self.texts or self.messages or self.behind)


def uses_of(language: Language) -> Uses:
    """Everything that hangs on a language."""
    texts = Translation.objects.filter(language=language).exclude(text="").values_list("unit__entry__game")
    behind = [each for each in Language.objects.all() if language.pk in each.fallbacks.split()]
    people = Member.objects.filter(languages=language).values_list("user__username", flat=True)
    return Uses(
        tuple(Pack.objects.filter(source=language).values_list("pk", flat=True)),
        tuple(language.packs.values_list("pk", flat=True)),
        tuple(texts.annotate(n=Count("pk")).order_by("unit__entry__game")),
        OwnMessage.objects.filter(language=language).count(),
        tuple(behind),
        tuple(people.order_by("user__username")),
    )
