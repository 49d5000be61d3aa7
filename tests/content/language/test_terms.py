"""The term base: what it accepts, what it finds, and that none of the worst errors of the proof-reading can
come back unseen."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings

from content.actions.dump_pack import dump_pack
from content.actions.load_pack import checked, load_pack
from content.checks import Level, run_checks
from content.disk.folder import read_folder
from content.disk.pack_reader import PackSource, read_pack
from content.entries.pack import PackContent
from content.language_faults import LanguageCheck
from content.message_faults import message_faults, sample_texts
from content.models import Language, Pack
from content.store import read_content
from content.terms import phrases
from content.terms.base import TermBase, read_terms
from content.terms.search import Search
from content.wording import fault_text
from engine.schema import spell_path

ROOT = Path(settings.BASE_DIR)
GAMES = ("dungeons", "platformer", "princess")


@cache
def shipped(game: str) -> PackContent:
    source, _pictures, _faults = read_folder(ROOT / "content" / "packs" / game)
    return read_pack(source)


def terms(**never: Any) -> TermBase:
    value = {
        "space": {
            "meaning": "A square.",
            "source": "The ledger.",
            "terms": {"es": ["casilla", "casillas"]},
            "never": {"es": [never]},
        }
    }
    found, faults = read_terms(value, ["en", "es"])
    assert faults == []
    return found


def hits(base: TermBase, text: str, place: tuple[str, str] = ("", "")) -> list[str]:
    return [hit.found for hit in Search(base, "es").hits(text, place)]


# The worst of the proof-reading, each as it once stood on a card, at the table or in a book of messages.

WORST = [
    ("platformer", "it", "Tira il dado Nemico, poi pesca finché una carta mostra il risultato."),
    ("platformer", "es", "Descartar: inflige 2 de Daño a cada Enemigo adyacente a ti."),
    ("platformer", "es", "Agotar: añade 1 de Daño a tu Ataque actual o al próximo de este turno."),
    ("platformer", "it", "Scartare: infliggi 2 Danni a ogni Nemico adiacente a te."),
    ("platformer", "it", "Esaurire: aggiungi 1 Danno al tuo Attacco in corso."),
    ("platformer", "it", "Ogni tuo Simbolo Spada infligge 2 Danni invece di 1."),
    ("platformer", "de", "Wenn du ein Monster von Rang III besiegst, darfst du dieses Artefakt nehmen."),
    ("platformer", "it", "Esaurisci questa carta, formati di nuovo subito senza spendere Simboli."),
    ("platformer", "it", "Spendi un Simbolo qualsiasi per rientrare nella Riga più bassa."),
    ("platformer", "es", "Cuando un Héroe se mueva junto a este Enemigo, este lo ataca."),
    ("platformer", "it", "Quando un Eroe si muove accanto a questo Nemico, quest’ultimo lo attacca."),
    ("platformer", "es", "Descartar: toma gratis la primera carta del mazo de Objetos."),
    ("dungeons", "es", "Toma las 2 primeras cartas del mazo de objetos."),
    ("princess", "es", "Éxito: mira las 3 primeras cartas del mazo de aventura."),
    ("princess", "es", "Roba la última carta del mazo de aventura."),
    ("platformer", "de", "Zu Beginn deines Aktionsschritts darfst du 3 Münzen zahlen."),
    ("platformer", "es", "Al comienzo de tu paso de acciones, puedes pagar 3 de Oro."),
    ("platformer", "it", "All’inizio della tua fase Azioni, puoi pagare 3 Monete."),
    ("dungeons", "de", "Die Helden verlieren, falls kein Held auf der Karte steht."),
    ("dungeons", "de", "Jeder graue Gegner wird von der Karte entfernt."),
    ("dungeons", "it", "Hai +1 agli attacchi in corpo a corpo."),
    ("platformer", "de", "Am Ende deines Zuges, falls mindestens 2 Monster neben dir stehen, darfst du"),
    ("platformer", "de", "Am Ende deines Zuges setze 1 Monster auf ein freies Spawn-Feld."),
    ("dungeons", "de", "Zu Beginn der Erholungsphase, falls kein Gegner neben dir steht, erhalte 1 Energie."),
    ("princess", "de", "Am Ende deines Zuges verlier 1 Gold."),
    ("dungeons", "es", "Puedes atravesar a los enemigos hasta el final de la ronda."),
    ("platformer", "it", "Esaurire: rilancia tutti i dadi inutilizzati."),
    ("dungeons", "it", "Se lo fai, ritira tutti quei dadi che non arrivano a 6."),
    ("platformer", "it", "Scartare: colloca il tuo Eroe su uno Spazio libero."),
    ("platformer", "es", "Agotar: muévete 1 Casilla."),
    ("platformer", "es", "Cuando derrotes a un Enemigo, gana 1 Gema."),
    ("platformer", "es", "Puedes agotar esta carta."),
    ("platformer", "es", "Cuando empujes a otro Héroe, roba 1 de Oro a ese Héroe."),
    ("platformer", "es", "No puedes forjar ni guardar símbolos."),
    ("platformer", "it", "Non puoi usare simboli Mano."),
    ("platformer", "de", "Boss und Gegner"),
    ("platformer", "de", "\ufffc klettert von \ufffc hinauf nach \ufffc."),
    # The rest of the list.
    ("platformer", "es", "El Jefe ataca a cada Héroe al Alcance."),
    ("platformer", "es", "Las casillas con Ícono especial son espejos."),
    ("platformer", "de", "Erschöpfen: Würfle alle unbenutzten Würfel neu."),
    ("platformer", "de", "Jeder von ihnen erschöpft alle seine Ausrüstungen."),
    ("dungeons", "it", "Recupera 3 Salute."),
    ("dungeons", "it", "Il nemico tira 1 dado per ogni Colpo normale."),
    ("dungeons", "de", "Nur einsetzbar, falls es deine Aktivierung ist."),
    ("princess", "it", "Quando vendi una carta, ottieni 2 oro."),
    ("princess", "it", "Se la carta porta un punto esclamativo, riprendila."),
    ("princess", "es", "Toma 1 carta de la pila de descartes."),
    ("princess", "de", "Füge dem Betroffenen 2 Schaden zu."),
    # What the second proof-reading found at the table.
    ("princess", "it", "\ufffc ottiene \ufffc Vita e ora ne ha \ufffc."),
    ("dungeons", "it", "\ufffc perde \ufffc Energia."),
    ("princess", "de", "\ufffc wirft „\ufffc“ ab."),
    ("princess", "es", "\ufffc mira el Secreto de \ufffc."),
    ("princess", "es", "\ufffc gana \ufffc de Vida."),
    # What the third found on shipped cards and at the table.
    ("dungeons", "it", "Quando stai per subire Danni, se ciò ti lascerebbe senza Salute, previenili."),
    ("dungeons", "it", "Se ciò lascerebbe un eroe senza Salute, previeni quei Danni."),
    ("platformer", "de", "Du wirst beim Wegbewegen von Monstern nicht angegriffen."),
    ("platformer", "de", "Du erhältst von jedem besiegten Monster 1 Kristall mehr als Beute."),
    ("platformer", "de", "Monster haben 2 Münzen weniger als Beute."),
    ("platformer", "es", "El Jefe se mueve a una casilla libre junto al Héroe activo."),
    ("platformer", "es", "Mientras estés al lado de este Enemigo"),
    ("platformer", "it", "Il Boss si muove su uno Spazio libero accanto all’Eroe attivo."),
    ("platformer", "it", "Chi lascia uno Spazio vicino a un Nemico viene attaccato."),
    ("platformer", "es", "Si te abaten aquí arriba: reaparece en una Tienda de este Nivel."),
    ("platformer", "es", "Un Héroe abatido reaparece en una Tienda."),
    ("platformer", "it", "Finché c’è almeno 1 Nemico sul Livello del Boss, il Boss ha +2 Vita."),
    ("platformer", "es", "1 vez por turno, cuando caigas, gana 1 Gema."),
    ("platformer", "de", "1-mal pro Zug, wenn du fällst, erhalte 1 Kristall."),
    ("platformer", "en", "Discard: deal 2 damage to each enemy next to you."),
    ("platformer", "en", "Exhaust: add 1 damage to your current or next attack this turn."),
    ("platformer", "en", "Each of your attacks deals 1 extra Damage."),
    ("platformer", "it", "Quando un altro Eroe si Forma di nuovo, guadagna 1 Gemma."),
    ("platformer", "it", "Lì si Formano gli Eroi Svenuti."),
    ("dungeons", "it", "Quando metti a segno almeno un Colpo contro un nemico, ottieni 1 punto Energia."),
    ("dungeons", "it", "L’attacco ottiene 2 Colpi in più."),
]

PARAPHRASES = [
    # What people write instead when they make the same mistakes again.
    ("platformer", "it", "Pesca finché la carta mostra il risultato."),
    ("platformer", "it", "Tira il dado Nemico, poi pesca carte finché una mostra il risultato."),
    ("platformer", "it", "Pescate dal mazzo finché una carta mostri il risultato."),
    ("platformer", "es", "Sufre 1 de Daño."),
    ("platformer", "es", "Inflige Daño a cada Enemigo."),
    ("platformer", "es", "Cada Espada causa 2 de Daño."),
    ("platformer", "it", "Subisci 1 Danno."),
    ("platformer", "it", "Infliggi 1 altro Danno al Boss."),
    ("platformer", "en", "That hero suffers 1 damage."),
    ("platformer", "en", "Inflict 2 Damage on an enemy."),
    ("platformer", "es", "Cuando un Héroe se mueva al lado de este Enemigo, este lo ataca."),
    ("platformer", "es", "Cuando un Héroe llegue cerca de este Enemigo, este lo ataca."),
    ("platformer", "it", "Quando un Eroe si muove vicino a questo Nemico, quest’ultimo lo attacca."),
    ("platformer", "it", "Quando un Eroe arriva accanto al Boss, viene attaccato."),
    ("platformer", "es", "Toma gratis la primera carta de Objetos."),
    ("platformer", "es", "Roba la última carta de su mazo."),
    ("dungeons", "es", "Mira la primera carta del montón."),
    ("princess", "it", "Guarda la prima carta del mazzo avventura."),
    ("princess", "it", "Pesca l’ultima carta degli scarti."),
    ("platformer", "it", "All’inizio della tua fase delle Azioni, puoi pagare 3 Monete."),
    ("platformer", "it", "Alla fine della fase d’azione guadagna 1 Gemma."),
    ("platformer", "de", "Zu Beginn der Aktionsphase schubse einen Helden."),
    ("dungeons", "de", "Die Helden verlieren, falls kein Held auf der Karte ist."),
    ("dungeons", "de", "Kein Held ist auf der Karte."),
    ("dungeons", "de", "Nimm ihn von der Karte."),
    ("dungeons", "de", "Der Gegner verlässt sofort die Karte."),
    ("platformer", "de", "Nimm das Monster von der Karte."),
    ("platformer", "de", "Zu Beginn deines nächsten Zuges, falls du 2 Münzen hast, erhalte 1 Münze."),
    ("platformer", "de", "Am Ende deines Zuges würfle alle Würfel neu."),
    ("princess", "de", "Am Ende deines Zuges ziehe 1 Karte."),
    ("dungeons", "de", "Am Ende deiner Aktivierung betäube einen Gegner."),
    ("platformer", "de", "Am Ende deines nächsten Zuges verliere 1 Münze."),
    ("platformer", "es", "Puedes pasar atravesando enemigos."),
    ("dungeons", "es", "Atraviesa a otro héroe."),
    ("dungeons", "es", "Puedes moverte atravesando a cualquier enemigo."),
    ("platformer", "it", "Metti il tuo Eroe su uno Spazio libero."),
    ("platformer", "it", "Piazza il tuo Eroe su uno Spazio libero."),
    ("platformer", "it", "Un altro Eroe si Formi subito."),
    ("dungeons", "it", "Il nemico blocca tutti i Colpi."),
    ("dungeons", "it", "Quando un altro eroe acquista questo oggetto, ottieni 1 punto Energia."),
    ("dungeons", "it", "Quando un altro eroe si rialza dopo una caduta, ottieni 1 punto Energia."),
    ("dungeons", "es", "Las ocho Casillas de alrededor"),
    ("dungeons", "it", "Se questo lascerebbe un eroe senza Salute, previenilo."),
    # The words of the other games, and of nobody.
    ("platformer", "de", "Erhalte 1 Gold."),
    ("platformer", "de", "Erhalte 1 Edelstein."),
    ("platformer", "de", "Nimm 1 Gegenstand."),
    ("platformer", "de", "Der Endgegner greift dich an."),
    ("platformer", "de", "Das Monster hat +2 Gesundheit."),
    ("platformer", "it", "Guadagna 1 Oro."),
    ("platformer", "it", "Guadagna 2 monete d’oro."),
    ("platformer", "it", "Compra 1 carta della bottega."),
    ("platformer", "es", "Gana 1 moneda."),
    ("platformer", "es", "Recupera 1 Corazón."),
    ("dungeons", "es", "Muévete hasta 3 casillas."),
    ("dungeons", "it", "Muoviti fino a 3 spazi."),
    ("dungeons", "de", "Das Monster greift dich an."),
    ("dungeons", "de", "Erhalte 2 Herzen."),
    ("dungeons", "es", "Sufre 2 Heridas."),
    ("princess", "it", "Prendi una carta dal negozio."),
    ("princess", "de", "Nimm eine Karte aus dem Shop."),
]


@pytest.mark.parametrize(("game", "language", "text"), [*WORST, *PARAPHRASES])
def test_none_of_the_errors_that_were_mended_comes_back_unseen(game: str, language: str, text: str) -> None:
    found = list(LanguageCheck(game, shipped(game).terms, language).faults(text))
    assert any(fault.key == "term" for fault in found), text
    for reader in ("en", "es", "it", "de"):
        told = fault_text(found[0], reader, "")
        assert str(found[0].args["instead"]) in told
        assert str(found[0].args["why"]) in told


def ledger(game: str) -> list[dict[str, str]]:
    """The rows of the table of terms in the ledger of a game, by language."""
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    lines = text.split("\n## 3. Glossary\n")[1].split("\n## ")[0].splitlines()
    table = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    languages = [cell.split()[0] for cell in table[0]]
    return [dict(zip(languages, row, strict=True)) for row in table[2:]]


def names_row(source: str, row: dict[str, str]) -> bool:
    """Whether a source names a row, by its English or Spanish term without what explains it."""
    names = [re.split(r" \(|[,;]", row[language])[0] for language in ("en", "es")]
    return any(re.search(rf"row {re.escape(name)}(?=[.:;,]|$)", source) for name in names)


@pytest.mark.parametrize("game", GAMES)
def test_every_term_of_the_ledger_is_a_concept_and_called_the_same(game: str) -> None:
    """A row of the ledger that the term base does not know enforces nothing."""
    rows = ledger(game)
    assert len(rows) > 40
    for row in rows:
        found = [
            concept for concept in shipped(game).terms.concepts.values() if names_row(concept.source, row)
        ]
        assert found, row["en"]
        for language in ("en", "es", "it", "de"):
            terms = [term for concept in found for term in concept.terms.get(language, ())]
            cell = row[language].replace("'", "’").casefold()
            plain = [cell, re.sub(r"\([^)]*\) ?", "", cell), re.sub("[()]", "", cell)]
            known = any(term.casefold() in each for term in terms for each in plain)
            assert known or cell.startswith("-"), (row["en"], language, terms)


def test_texts_that_are_right_are_left_alone() -> None:
    right = [
        ("platformer", "en", "This enemy has +1 Damage. Inflict 2 Wounds on each enemy next to you."),
        ("platformer", "it", "Pesca finché una carta non mostra il risultato, e finché non esce la Stella."),
        ("platformer", "es", "Sufre Heridas iguales al Daño del Enemigo. Atraviesan Paredes."),
        ("platformer", "de", "Am Ende deines Zuges darfst du eine Karte ziehen. Auf der Karte steht: Gold."),
        ("dungeons", "it", "Un Colpo critico: 2 Colpi a segno. Lo ottieni con un colpo solo."),
        ("platformer", "es", "Casilla libre. Un empujón mueve a un Héroe 2 casillas. Daño: 2. +1 de Daño."),
        ("platformer", "it", "Questo Nemico ha +1 Danno. Ogni tuo Attacco infligge 1 Ferita addizionale."),
        ("platformer", "de", "Entferne am Ende deines Zuges das unterste Level, falls du auf Level 3 bist."),
        (
            "platformer",
            "de",
            "Am Ende deines Zuges darfst du dieses Artefakt nehmen, falls du 2 Münzen hast.",
        ),
        ("dungeons", "de", "Seine Karte sagt, was er anders macht. Niemand steht auf dem Plan."),
        ("princess", "it", "Se non hai oro, ottieni 1 moneta d’oro e 2 Vite."),
    ]
    for game, language, text in right:
        assert [*LanguageCheck(game, shipped(game).terms, language).faults(text)] == [], text


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_a_shipped_game_says_keeps_to_its_terms(game: str) -> None:
    content, _source, _pictures = checked(ROOT / "content" / "packs" / game)
    assert content.faults == []
    assert run_checks(content, of="texts") == []
    assert message_faults(content) == []


def test_a_message_that_breaks_a_term_is_found_on_every_sample_it_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No card need exist that says it."""
    kept = [("op-damage-enemy", "Zu Beginn deines Zuges, falls du 2 Münzen hast, erhalte 1 Münze.")]
    monkeypatch.setattr("content.message_faults.sample_texts", lambda game, language: kept)
    content = shipped("platformer")
    found = [
        located for located in message_faults(content) if located.file.endswith("de/platformer/effects.ftl")
    ]
    assert [spell_path(located.fault.path) for located in found] == ["op-damage-enemy"]
    assert found[0].line > 1


@pytest.mark.parametrize(
    ("file", "message", "game"),
    [
        ("kinds", "choice-rank = Rang III", "platformer"),
        ("platformer/kinds", "choice-rank-3 = Rang III", "platformer"),
        (
            "platformer/kinds",
            "kind-platformer-enemy = Monster\n    .rank-help = Rang I lebt unten.",
            "platformer",
        ),
        ("platformer/faults", "fault-platformer-few-enemies = Vom Rang { $rank } fehlt eines.", "platformer"),
        ("dungeons/faults", "fault-story-lost = Es sind keine Helden auf der Karte.", "dungeons"),
        ("princess/play", "princess-event-gone = { $hero } wirft eine Karte ab.", "princess"),
        (
            "dungeons/play",
            "dungeons-event-map = { $heroes ->\n    [one] Held\n   *[other] Helden\n } auf der Karte.",
            "dungeons",
        ),
    ],
)
def test_what_is_said_of_a_game_in_any_file_keeps_to_its_terms(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, file: str, message: str, game: str
) -> None:
    """Also in the names and faults of the editor, and across the choices of a message."""
    path = tmp_path / "locale" / "de" / f"{file}.ftl"
    path.parent.mkdir(parents=True)
    path.write_text(message + "\n", encoding="utf-8")
    monkeypatch.setattr("content.message_faults.ROOT", tmp_path)
    monkeypatch.setattr("content.message_faults.sample_texts", lambda game, language: [])
    found = {name: [located.fault.key for located in message_faults(shipped(name))] for name in GAMES}
    assert found == {name: ["term"] if name == game else [] for name in GAMES}


def test_samples_are_made_once_and_again_when_they_would_read_otherwise(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, settings: Any
) -> None:
    settings.HOME = tmp_path
    made: list[str] = []

    def samples(game: str, language: str) -> list[tuple[str, str]]:
        made.append(game)
        return [("op-gain", "Gain 1 Gold.")]

    monkeypatch.setattr("content.message_faults._samples", samples)
    assert (
        sample_texts("platformer", "en") == sample_texts("platformer", "en") == [("op-gain", "Gain 1 Gold.")]
    )
    assert made == ["platformer"]
    monkeypatch.setattr("content.message_faults._digest", lambda game, language: "other messages")
    sample_texts("platformer", "en")
    assert made == ["platformer", "platformer"]


# Phrases.


@pytest.mark.parametrize(
    ("phrase", "text", "found"),
    [
        ("plaza", "una Plaza, dos plazas", ["Plaza"]),
        ("plaza*", "dos plazas", ["plazas"]),
        ("# primeras cartas", "las 3 primeras cartas", ["3 primeras cartas"]),
        ("inflig* # de Daño", "inflige 2 de Daño; infligir Daño", ["inflige 2 de Daño"]),
        ("se|te mueva|muevas junto", "cuando te muevas junto a él", ["te muevas junto"]),
        (
            "ritir* ... dadi",
            "ritira tutti quei dadi. Ritira la mano, poi i dadi.",
            ["ritira tutti quei dadi"],
        ),
        ("zu Beginn * * , falls", "Zu Beginn deines Zuges, falls", ["Zu Beginn deines Zuges, falls"]),
        ("zu Beginn * * , falls", "Lege zu Beginn deines Zuges 1 Karte ab, falls", []),
        ("al Jefe", "mal Jefes", []),
    ],
)
def test_a_phrase_finds_what_it_says(phrase: str, text: str, found: list[str]) -> None:
    assert phrases.is_phrase(phrase)
    assert hits(terms(write=phrase), text) == found


@pytest.mark.parametrize("text", ["", "...", "... casilla", "casilla ...", "(a+)+b", "[abc]"])
def test_what_is_no_phrase_is_refused(text: str) -> None:
    assert not phrases.is_phrase(text)


def test_exact_inside_unless_and_besides_narrow_a_wording_down() -> None:
    assert hits(terms(write="Casilla*", exact=True, instead="x"), "una casilla, una Casilla") == ["Casilla"]
    inside = terms(write="Casilla*", exact=True, inside=True)
    assert hits(inside, "Casilla libre. Casilla: «Casilla» y una Casilla") == ["Casilla"]
    unless = terms(write="empuj*", unless=["un empujón"], instead="Empujar")
    assert hits(unless, "un empujón; empujones") == ["empujones"]
    besides = terms(write="Casilla*", exact=True, besides=["tile", "hero.name", "notes"])
    assert [bool(hits(besides, "a Casilla", place)) for place in (("tile", "name"), ("hero", "name"))] == [
        False
    ] * 2
    assert hits(besides, "a Casilla", ("hero", "text")) == ["Casilla"]


# The file.


def broken(text: str) -> list[tuple[int, str, str]]:
    files = dict(read_folder(ROOT / "content" / "packs" / "platformer")[0].files)
    files["terms.yaml"] = text.encode()
    found = [located for located in read_pack(PackSource(files)).faults if located.file == "terms.yaml"]
    return [(located.line, spell_path(located.fault.path), located.fault.key) for located in found]


CONCEPT = "space:\n  meaning: A square.\n  source: The ledger.\n"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("space: 1\n", (1, "space", "type")),
        ("space:\n  meaning: A square.\n  terms: {es: [casilla]}\n", (1, "space.source", "missing-field")),
        (CONCEPT + "  terms: {es: []}\n", (4, "space.terms.es", "list-length")),
        (CONCEPT + "  terms:\n    fr: [case]\n", (5, "space.terms.fr", "unknown-language")),
        (
            CONCEPT + "  terms: {es: [casilla]}\n  never:\n    es:\n    - {write: '(a+)+'}\n",
            (7, "space.never.es[0].write", "term-phrase"),
        ),
        (
            CONCEPT + "  terms: {es: [casilla]}\n  never:\n    de:\n    - {write: Platz}\n",
            (7, "space.never.de[0]", "term-instead"),
        ),
        (
            CONCEPT + "  terms: {es: [casilla, casillas]}\n  never:\n    es:\n    - {write: casill*}\n",
            (7, "space.never.es[0].write", "term-contradiction"),
        ),
    ],
)
def test_a_fault_of_the_file_has_its_line_and_path(text: str, fault: tuple[int, str, str]) -> None:
    assert fault in broken(text)


@pytest.mark.django_db
def test_terms_survive_the_studio_byte_for_byte_and_are_read_there(tmp_path: Path) -> None:
    folder = ROOT / "content" / "packs" / "princess"
    load_pack(folder, author=None)
    pack = Pack.objects.get(pk="princess")
    assert read_content(pack).terms == shipped("princess").terms
    dump_pack(pack, tmp_path)
    assert (tmp_path / "terms.yaml").read_bytes() == (folder / "terms.yaml").read_bytes()
    pack.languages.remove(Language.objects.get(code="it"))
    left = read_content(pack).terms
    assert {variant.language for variant in left.variants} == {"es", "de"}


@pytest.mark.django_db
def test_a_text_that_breaks_a_term_is_warned_of_and_published_all_the_same() -> None:
    load_pack(ROOT / "content" / "packs" / "princess", author=None)
    content = read_content(Pack.objects.get(pk="princess"))
    document = content.documents["reference_card", "your_turn"]
    answer = document.translations["es"]["text"]
    document.translations["es"]["text"] = type(answer)("Roba la primera carta del mazo.", answer.answers)
    found = run_checks(content)
    assert [(f.level, f.slug, f.language, f.fault.key) for f in found] == [
        (Level.WARNING, "your_turn", "es", "term")
    ]
    assert run_checks(content, least=Level.ERROR) == []
