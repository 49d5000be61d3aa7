## Words on printed faces of The Princess

face-hero = Eroe
face-ghost = Fantasma
face-ghost-turn = Nel tuo turno, una di queste azioni
face-ghost-deeds =
    Vagare: con meno di 9 carte in mano, pesca 3 carte.

    Incantare: applica a un eroe un incantesimo della tua mano.

    Risorgere: scarta una o più carte e ottieni 1 Vita per ognuna, fino al tuo massimo. Con 9 o più carte in mano è obbligatorio.
face-talent-rests = Il tuo talento riposa finché sei un fantasma.
face-kidnapper = La Principessa è Rapita finché il tuo Segreto non viene rivelato. Se prima di allora il mazzo avventura si esaurisce, vinci.
face-no-effect = Questo Segreto non ha alcun effetto.
face-princess = Quando il mazzo avventura è esaurito, vince chi la tiene in mano.
face-beats = batte

## Parts of The Princess, as people choose what to print

part-characters = Personaggi
part-secrets = Segreti
part-adventure-cards = Carte avventura
part-princess = La Principessa
part-reference-cards = Carte riassuntive
part-counters = Segnalini
part-turn-marker = Indicatore di turno
part-board = Tabellone centrale
