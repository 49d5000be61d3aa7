"""Which cards and samples say a message, and what they would say if it read otherwise.

Nobody keeps a list of that: every rules text of the unpublished state and every sample effect is worded once
by messages that note what is asked for (`engine.traced_wording`), and again when content or messages are
others. Cards in which a message is not asked for cannot change with it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from threading import Lock
from typing import Any

from content.cardtext import compare, said_parts
from content.messages.place import Place
from content.models import Pack
from content.own_text import has_effects
from content.snapshots import kept_draft
from content.wording import Instead, is_of_game, speaking, wording
from engine.effects.samples import samples_of
from engine.effects.wording import EffectWording
from engine.games import games
from engine.gaps import Gap, listening
from engine.schema.markers import WordFamily
from engine.snapshot import Snapshot, SnapshotError
from engine.traced_wording import Trace, traced
from engine.wording import Wording, WordingError

SHARED_ON_CARDS = ("effects", "games", "kinds")
"""The subjects of shared messages that can stand on cards."""
MOST_SAMPLES = 60
"""So many samples are compared while somebody types; all of them if asked for."""


@dataclass(frozen=True, slots=True)
class Sample:
    """An effect that a game could have, to show a word."""

    game: str
    family: WordFamily
    word: str
    kind: str
    effect: Any
    keys: frozenset[str] = frozenset()
    """The messages that it is said by."""

    def said_by(self, words: Wording) -> str:
        """How it reads."""
        names = samples_of(self.game).names
        said = EffectWording(words, games()[self.game], lambda kind, slug: names.get(kind, slug))
        return said.text(self.kind, {"effects": [self.effect]})


@dataclass(frozen=True, slots=True)
class CardText:
    """What a card says: as players read it, and as its effects are rendered."""

    shown: str
    rendered: str
    gaps: tuple[Gap, ...] = field(default=(), compare=False)
    """What fell back in it."""


@dataclass(frozen=True, slots=True)
class CardChange:
    """A card that a message changes."""

    game: str
    kind: str
    slug: str
    before: CardText
    after: CardText

    @property
    def is_own(self) -> bool:
        """Whether its own text stays as it is, and has to be looked at."""
        return self.before.shown == self.after.shown


@dataclass(slots=True)
class Changes:
    """What a message changes, and how much says it at all."""

    cards: list[CardChange] = field(default_factory=list)
    said: list[tuple[str, str, str, str]] = field(default_factory=list)
    """Every card that says it: game, kind, slug and what it says now."""
    samples: list[tuple[Sample, str, str]] = field(default_factory=list)
    """With what they said before and would say after."""
    samples_said: int = 0
    samples_left: int = 0
    """Samples that say it and were not compared."""
    lost: list[tuple[str, Gap]] = field(default_factory=list)
    """Cards and samples that it could not say, by what they are called, and what failed."""


@dataclass(slots=True)
class _Known:
    words: Wording
    trace: Trace
    traced: Wording
    samples: list[Sample] | None = None
    snapshot: Snapshot | None = None
    cards: dict[tuple[str, str], frozenset[str]] = field(default_factory=dict)


_known: dict[tuple[str, str], _Known] = {}
_lock = Lock()
"""Whoever traces is alone: a trace does not tell who asked."""


def trying(place: Place, source: str | None) -> Instead:
    """Words in which a message reads otherwise, for `content.wording.speaking`."""
    made: dict[Wording, Wording] = {}

    def instead(words: Wording, game: str) -> Wording:
        if place.game != game and (place.game or is_of_game(place.language, game, place.key)):
            return words
        if words not in made:
            made[words] = words.with_message(place.language, place.key, source)
        return made[words]

    return instead


def packs_of(place: Place) -> list[Pack]:
    """The content that a message can be said in. Of what all games share, little is said on cards."""
    if not place.game and place.subject not in SHARED_ON_CARDS:
        return []
    wanted = [place.game] if place.game else list(games())
    packs = Pack.objects.filter(pk__in=wanted).select_related("source")
    return [each for each in packs if place.game or not is_of_game(place.language, each.pk, place.key)]


def cards_saying(pack: Pack, language: str, key: str) -> list[tuple[str, str]]:
    """The cards of the unpublished state of a game in whose texts a message is asked for."""
    with _lock:
        known = _with_cards(pack, language)
        return [card for card, keys in known.cards.items() if key in keys]


def keys_of_card(pack: Pack, language: str, kind: str, slug: str) -> frozenset[str]:
    """The messages that the texts of a card are made of."""
    with _lock:
        return _with_cards(pack, language).cards.get((kind, slug), frozenset())


def all_samples(game: str, language: str, source: str) -> list[Sample]:
    """Every sample of a game, each with what it is said by."""
    with _lock:
        return _with_samples(game, language, source)


def given_values(game: str, language: str, source: str, key: str) -> dict[str, list[Any]]:
    """What a message is given in the samples of a game, by argument."""
    with _lock:
        _with_samples(game, language, source)
        found = _of(game, language, source).trace.given.get(key, {})
        return {name: list(values) for name, values in found.items()}


def changes_of(place: Place, source: str | None, *, every: bool = False) -> Changes:
    """What would change if a message read so; None takes it away."""
    found = Changes()
    for pack in packs_of(place):
        _compare_cards(pack, place, source, found)
        _compare_samples(pack, place, source, found, every)
    return found


def _compare_cards(pack: Pack, place: Place, source: str | None, found: Changes) -> None:
    saying = cards_saying(pack, place.language, place.key)
    if not saying:
        return
    snapshot = kept_draft(pack)
    before = {card: _card_text(snapshot, place.language, *card) for card in saying}
    found.said += [(pack.pk, *card, text.shown) for card, text in before.items() if text is not None]
    with speaking(trying(place, source)):
        for card in saying:
            was, after = before[card], _card_text(snapshot, place.language, *card)
            if was is None or after is None:
                continue
            lost = [gap for gap in after.gaps if gap not in was.gaps]
            found.lost += [(f"{card[0]}/{card[1]}", gap) for gap in lost]
            if was != after and not lost:
                found.cards.append(CardChange(pack.pk, *card, was, after))


def _compare_samples(pack: Pack, place: Place, source: str | None, found: Changes, every: bool) -> None:
    samples = all_samples(pack.pk, place.language, pack.source_id)
    saying = [each for each in samples if place.key in each.keys]
    found.samples_said += len(saying)
    room = len(saying) if every else max(0, MOST_SAMPLES - len(found.samples))
    chosen = _spread(saying, room)
    found.samples_left += len(saying) - len(chosen)
    now = wording(place.language, pack.pk, pack.source_id)
    then = trying(place, source)(now, pack.pk)
    for sample in chosen:
        with listening(aside=True) as was:
            before = sample.said_by(now)
        try:
            with listening(aside=True) as heard:
                after = sample.said_by(then)
        except WordingError:
            found.lost.append((sample.word, Gap(place.language, place.key, "")))
            continue
        lost = [gap for gap in heard.gaps if gap not in was.gaps]
        found.lost += [(sample.word, gap) for gap in lost]
        if before != after and not lost:
            found.samples.append((sample, before, after))


def _spread(samples: list[Sample], most: int) -> list[Sample]:
    """Some of many, evenly, so that different words are among them."""
    if len(samples) <= most:
        return samples
    return [samples[number * len(samples) // most] for number in range(most)]


def _card_text(snapshot: Snapshot, language: str, kind: str, slug: str) -> CardText | None:
    try:
        return _texts(snapshot, language, kind, slug)
    except WordingError:
        return None


def _texts(snapshot: Snapshot, language: str, kind: str, slug: str) -> CardText:
    said = said_parts(snapshot, language, kind, slug).values()
    parts = "\n".join(each.text for each in said if each.text)
    gaps = tuple(gap for each in said for gap in each.gaps)
    if not has_effects(games()[snapshot.game].kinds[kind]):
        return CardText(parts, parts, gaps)
    text = compare(snapshot, language, kind, slug)
    shown, rendered = (f"{each}\n{parts}".strip("\n") for each in (text.shown, text.rendered))
    return CardText(shown, rendered, (*gaps, *text.heard.gaps))


def _of(game: str, language: str, source: str) -> _Known:
    words = wording(language, game, source)
    known = _known.get((game, language))
    if known is None or known.words is not words:
        trace = Trace()
        known = _known[game, language] = _Known(words, trace, traced(words, trace))
    return known


def _with_samples(game: str, language: str, source: str) -> list[Sample]:
    known = _of(game, language, source)
    if known.samples is None:
        known.samples = list(_trace_samples(game, known))
    return known.samples


def _trace_samples(game: str, known: _Known) -> Iterator[Sample]:
    if not games()[game].parts.samples:
        return
    samples = samples_of(game)
    known.trace.take()
    for family, words in games()[game].words.items():
        for word in words.values():
            for parameters in samples.all(word):
                kind, effect = samples.effect(word, parameters)
                sample = Sample(game, family, word.name, kind, effect)
                try:
                    sample.said_by(known.traced)
                except WordingError:  # a game that somebody is just declaring has no words yet
                    known.trace.take()
                    continue
                yield Sample(game, family, word.name, kind, effect, known.trace.take())


def _with_cards(pack: Pack, language: str) -> _Known:
    known = _of(pack.pk, language, pack.source_id)
    try:
        snapshot = kept_draft(pack)
    except SnapshotError:  # other pages say what is wrong
        known.snapshot, known.cards = None, {}
        return known
    if known.snapshot is snapshot:
        return known
    known.snapshot, known.cards = snapshot, {}
    known.trace.take()
    with speaking(lambda words, game: known.traced if words is known.words else words):
        for kind, entries in snapshot.entries.items():
            for slug in entries:
                _card_text(snapshot, language, kind, slug)
                keys = known.trace.take()
                if keys:
                    known.cards[kind, slug] = keys
    return known
