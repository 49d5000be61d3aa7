"""What a message changes, as its page shows it while somebody types: cards and samples before and after, with
the difference marked and some of the faces, and what it says in each case."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from content.messages.cases import Case, say_cases
from content.messages.place import Place
from content.messages.reading import arguments_of
from content.messages.uses import CardChange, changes_of, packs_of, trying
from content.models import Pack
from content.prints import art_bytes
from content.shown_changes import Piece, words_changed
from content.snapshots import kept_draft
from content.wording import kind_name, speaking
from editor.faces import Subject, data_address, draw_one, lighten
from editor.names import interface_language, titles
from engine.games import games
from engine.snapshot import Snapshot, SnapshotError
from engine.wording import WordingError
from printing.draw_face import DrawnFace, has_faces
from printing.errors import LayoutError

MOST_CARDS = 12
"""So many cards are shown at once; all of them if asked for."""
MOST_FACES = 2
"""Of so many cards the faces are drawn, too."""
MOST_SAMPLES = 12
MOST_CASES = 24
FACE_WIDTH = 400
LABELS = ("faces", "kinds", "games")
"""Subjects whose messages stand on faces besides texts of entries."""


@dataclass(frozen=True, slots=True)
class ShownCard:
    """A card that changes."""

    game: str
    kind: str
    slug: str
    title: str
    kind_label: str
    pieces: list[Piece]
    is_own: bool
    before: str = ""
    after: str = ""
    """Its face, as addresses that hold the picture."""


@dataclass(frozen=True, slots=True)
class ShownSample:
    """A sample that changes."""

    word: str
    pieces: list[Piece]


@dataclass(frozen=True, slots=True)
class ShownCase:
    """What a message says in a case that changes."""

    part: str
    case: str
    pieces: list[Piece]


@dataclass(slots=True)
class ShownChanges:
    """All of it, and how much there is besides."""

    cards: list[ShownCard] = field(default_factory=list)
    cards_changed: int = 0
    cards_said: int = 0
    samples: list[ShownSample] = field(default_factory=list)
    samples_changed: int = 0
    samples_said: int = 0
    samples_left: int = 0
    cases: list[ShownCase] = field(default_factory=list)
    cases_left: int = 0
    is_same: bool = False
    """Whether it reads as it does now."""
    said: list[tuple[str, str, str, str, str]] = field(default_factory=list)
    """If so, cards that say it: game, kind, slug, title and text."""

    @property
    def has_more(self) -> bool:
        """Whether there is more than is shown."""
        shown = len(self.cards) < self.cards_changed or len(self.samples) < self.samples_changed
        said = self.is_same and len(self.said) < self.cards_said
        return shown or said or bool(not self.is_same and (self.samples_left or self.cases_left))


def shown_changes(place: Place, source: str, *, every: bool = False) -> ShownChanges:
    """What would change if a message, which is sound, read so."""
    now = place.words.messages.get(place.key)
    found = changes_of(place, source, every=every)
    shown = ShownChanges(
        cards_changed=len(found.cards),
        cards_said=len(found.said),
        samples_changed=len(found.samples),
        samples_said=found.samples_said,
        samples_left=found.samples_left,
        is_same=now is not None and now.split() == source.split(),
    )
    shown.cards = _cards(place, source, found.cards if every else found.cards[:MOST_CARDS])
    if shown.is_same:
        shown.said = _said(found.said if every else found.said[:MOST_CARDS])
    if not found.cards and place.subject in LABELS and not shown.is_same:
        shown.cards = _labelled(place, source)
        shown.cards_changed = len(shown.cards)
    some = found.samples if every else found.samples[:MOST_SAMPLES]
    shown.samples = [ShownSample(each.word, words_changed(before, after)) for each, before, after in some]
    cases = [] if shown.is_same else _cases(place, source)
    shown.cases = cases if every else cases[:MOST_CASES]
    shown.cases_left = len(cases) - len(shown.cases)
    return shown


def _cards(place: Place, source: str, cards: list[CardChange]) -> list[ShownCard]:
    keys: dict[str, list[tuple[str, str]]] = {}
    for each in cards:
        keys.setdefault(each.game, []).append((each.kind, each.slug))
    names = {game: titles(game, some) for game, some in keys.items()}
    packs = {pack.pk: pack for pack in Pack.objects.filter(pk__in=keys).select_related("source")}
    shown = []
    for number, each in enumerate(cards):
        faces = ("", "")
        if number < MOST_FACES and not each.is_own:
            faces = _faces(place, source, kept_draft(packs[each.game]), each.kind, each.slug)
        name = names[each.game][each.kind, each.slug]
        shown.append(_shown(each, name, faces))
    return shown


def _said(cards: list[tuple[str, str, str, str]]) -> list[tuple[str, str, str, str, str]]:
    """Cards with their titles."""
    keys: dict[str, list[tuple[str, str]]] = {}
    for game, kind, slug, _text in cards:
        keys.setdefault(game, []).append((kind, slug))
    names = {game: titles(game, some) for game, some in keys.items()}
    return [(game, kind, slug, names[game][kind, slug], text) for game, kind, slug, text in cards]


def _shown(each: CardChange, name: str, faces: tuple[str, str]) -> ShownCard:
    before, after = (
        (each.before.rendered, each.after.rendered)
        if each.is_own
        else (
            each.before.shown,
            each.after.shown,
        )
    )
    label = kind_name(each.game, each.kind, interface_language())
    return ShownCard(
        each.game, each.kind, each.slug, name, label, words_changed(before, after), each.is_own, *faces
    )


def _faces(place: Place, source: str, snapshot: Snapshot, kind: str, slug: str) -> tuple[str, str]:
    """The first face before and after; nothing where it cannot be drawn."""
    try:
        before = _drawn(place, snapshot, kind, slug)
        with speaking(trying(place, source)):
            after = _drawn(place, snapshot, kind, slug)
    except LayoutError:
        return "", ""
    if before is None or after is None or before.face.hash == after.face.hash:
        return "", ""
    return data_address(lighten(before.picture)), data_address(lighten(after.picture))


def _drawn(place: Place, snapshot: Snapshot, kind: str, slug: str) -> DrawnFace | None:
    subject = Subject(snapshot, games()[snapshot.game].kinds[kind], slug, art_bytes)
    drawn = draw_one(subject, place.language, "", FACE_WIDTH)
    return drawn if isinstance(drawn, DrawnFace) else None


def _labelled(place: Place, source: str) -> list[ShownCard]:
    """The first card of each kind on whose face a label changes."""
    found: list[ShownCard] = []
    for pack in packs_of(place):
        try:
            snapshot = kept_draft(pack)
            kinds = [kind for kind in snapshot.entries if has_faces(pack.pk, kind)]
        except (SnapshotError, LayoutError):
            continue
        for kind in kinds:
            slug = next(iter(snapshot.entries[kind]), "")
            faces = _faces(place, source, snapshot, kind, slug) if slug else ("", "")
            if any(faces):
                name = titles(pack.pk, [(kind, slug)])[kind, slug]
                label = kind_name(pack.pk, kind, interface_language(), many=True)
                found.append(ShownCard(pack.pk, kind, slug, name, label, [], False, *faces))
    return found


def _cases(place: Place, source: str) -> list[ShownCase]:
    """The cases that change, each difference once."""
    then = place.words.with_message(place.language, place.key, source)
    arguments = {**place.arguments, **arguments_of(source, then.messages.get)}
    before = _saying(place)
    found: dict[tuple[str, str, str], ShownCase] = {}
    for said in say_cases(then, place.key, source, arguments):
        was = before(said.attribute, said.case)
        if was != said.text and not said.problem:
            told = ", ".join(f"${name} = {value}" for name, value in said.case.items())
            shown = ShownCase(said.attribute, told, words_changed(was, said.text))
            found.setdefault((said.attribute, was, said.text), shown)
    return list(found.values())


def _saying(place: Place) -> Callable[[str, Case], str]:
    """What the message says now, in whichever language of the chain."""

    def say(attribute: str, case: Case) -> str:
        try:
            if place.key.startswith("-"):
                return place.words.attempt(place.key, case)[0]
            return place.words.say(place.key, case, attribute)
        except WordingError:
            return ""

    return say
