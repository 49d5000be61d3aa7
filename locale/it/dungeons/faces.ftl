## Words on printed faces of Dungeons: the booklets of adventures

face-how = Come si legge questo libretto
face-how-text =
    Leggete l’introduzione ad alta voce e preparate l’avventura. Da lì in poi leggete soltanto il paragrafo a cui siete mandati: → 12 vi manda al paragrafo 12. I numeri non dicono nulla sull’ordine della storia.

    Nord, Est, Sud e Ovest sono le uscite come sono stampate sulla tessera, comunque sia orientata. Le colonne si contano da sinistra, le righe dall’alto, come sulla tessera.

    La roccia oltre la linea tratteggiata di una tessera non conta: altre tessere possono coprirla.

    I nemici sono indicati così: minaccia, tipo e Salute (se c’è un dado: si tira), punto di interesse, numero di eroi con cui compaiono.
face-setup = Preparazione
face-lay-first = Questa stanza è sul tavolo:
face-start-spaces = Ogni eroe comincia su una di queste caselle, scelte nell’ordine dei posti:
face-start-entries = Gli eroi cominciano sugli ingressi di questa stanza e sulle caselle più vicine.
face-deal = Preparate le carte Nemico elencate sotto e i loro dadi, e scoprite tre oggetti.
face-read-first = Poi leggete:
face-in-force = In vigore dall’inizio:
face-offered = A disposizione dall’inizio:
face-rounds = Sconfitta alla fine del round
face-all-fall = Sconfitta non appena nessun eroe è più in piedi.
face-threats = I nemici
face-dice = Dadi di attacco
face-lay = Mettete la tessera
face-read-on = Leggete:
face-opens = Aperta
face-pool = Sceglietene uno a caso; ciascuno si sceglie una volta sola:
face-new-rule = Da ora in poi:
face-you-may = Gli eroi possono:
face-cost = Costo:
face-only = Possibile
face-then = Quando lo si fa:
face-exactly = Successi, esattamente
face-no-retry = Non si può ritentare.
face-nothing = Non succede altro.
face-won = Gli eroi hanno vinto.
face-lost = Gli eroi hanno perso.
face-watch = Da tenere d’occhio
face-watch-text = Non appena una di queste cose si avvera, leggete il suo paragrafo.
face-notes = Appunti
face-notes-text = Date una riga a ogni contatore quando compare per la prima volta: scrivetene il nome e segnatene il numero. Scrivete qui ciò che vale da ora in poi:

## Parts of Dungeons, as people choose what to print

part-heroes = Eroi
part-equipment = Equipaggiamento
part-abilities = Abilità
part-items = Oggetti
part-enemies = Nemici
part-markers = Carte segnalino
part-help-cards = Carte Aiuto
part-tiles = Tessere
part-standees = Sagome
part-dice = Dadi nemico da piegare
part-stickers = Adesivi per dadi nemico
part-adventures = Avventure
