## Le pagine delle campagne

cpage-group = Prove di gioco
cpage-campaign = Campagna
cpage-campaigns = Campagne
cpage-untitled = { $game }, { $when }
cpage-release = Edizione { $number }
cpage-draft = Bozza, così come la si sta modificando
cpage-draft-of = Bozza { $hash }
cpage-versus = { $first } ↔ { $second }
cpage-seeds = da { $first } a { $last }
cpage-seat = Posto { $seat }
cpage-of-seat = { $what }, posto { $seat }
cpage-nobody = nessuno
cpage-by-lot = a sorte
cpage-all = tutto

# L’elenco
cpage-new = Nuova campagna
cpage-new-of = Nuova campagna: { $game }
cpage-compare-draft = Confronta con la bozza
cpage-try-draft = Prova la bozza contro questa edizione
cpage-try-release = Prova questa edizione contro l’edizione { $number }
cpage-attention-broken = { $broken } partite su { $games } dell’ultima campagna si sono interrotte per errori. { $finding }
cpage-attention-finished = L’ultima campagna è finita dopo { $games } partite. { $finding }
cpage-no-games = Non c’è ancora nessun gioco da giocare. Carica prima un pacchetto.
cpage-none = Non ci sono ancora campagne.
cpage-none-help = In una campagna i bot giocano centinaia o migliaia di partite e il rapporto dice che cosa ne risulta: chi vince, quanto durano, quali carte non usa nessuno.
cpage-none-found = Nessuna campagna corrisponde.
cpage-show-all = Mostra tutte
cpage-filter-text = Titolo
cpage-filter = Mostra
cpage-mine = solo le mie
cpage-title = Titolo
cpage-game = Gioco
cpage-content = Contenuto
cpage-state = Stato
cpage-progress-column = Avanzamento
cpage-games-column = Partite
cpage-ordered = Ordinata
cpage-broken = { NUMBER($number) } { $number ->
    [one] partita interrotta
   *[other] partite interrotte
}

# Una nuova campagna
cpage-what = Che cosa si gioca
cpage-against = Confronta con
cpage-against-nothing = niente: una sola campagna
cpage-against-help = Le stesse partite con entrambi i contenuti e gli stessi semi: che cosa è cambiato, ed è più che un caso?
cpage-title-help = si può omettere
cpage-who = Chi gioca
cpage-players = Numeri di giocatori
cpage-bots = Bot
cpage-becomes = diventa
cpage-bots-help = Ogni riga è una formazione. I posti lasciati liberi giocano come il posto 1. Il bot cercatore pensa meglio con più iterazioni, ma più a lungo: il numero nell’ultimo campo vale per ogni bot cercatore della riga che non ne ha uno suo.
cpage-like-first = come il posto 1
cpage-choose-bot = scegli un bot
cpage-budget = Iterazioni
cpage-line = formazione { $number }
cpage-more-lines = Un’altra formazione
cpage-varied = Opzioni
cpage-varied-help = Se selezioni più valori, si gioca ciascuno di essi.
cpage-more-options = Altre opzioni
cpage-all-of-them = tutti
cpage-how-many = Quante partite
cpage-games-each = Partite di ogni combinazione
cpage-seed = Primo seme
cpage-seed-help = Gli stessi semi danno le stesse partite, ovunque e in qualunque momento si giochino.
cpage-start = Avvia
cpage-check = Calcola
cpage-asking = Calcolo in corso…
cpage-size = { NUMBER($games) } { $games ->
    [one] partita
   *[other] partite
} in { NUMBER($cells) } { $cells ->
    [one] combinazione
   *[other] combinazioni
}, circa { $time }.
cpage-size-compared = { NUMBER($games) } partite fra i due lati, in { NUMBER($cells) } { $cells ->
    [one] combinazione
   *[other] combinazioni
}, circa { $time }.
cpage-size-wrong = Qualcosa non va ancora: vedi i campi segnati.
cpage-refused = Non è stato avviato nulla: vedi le indicazioni qui sotto.
cpage-no-number = «{ $is }» non è un numero intero.
cpage-tick-one = Seleziona almeno un valore.
cpage-line-missing = Nessuna formazione va bene per { $seats } giocatori. Aggiungine una o togli quel numero di giocatori.
cpage-bot-first = Una formazione comincia dal posto 1: scegli il suo bot.
cpage-bot-seats = Questa formazione richiede { $seats } giocatori, ma nessun numero così grande è scelto.
cpage-same-content = I due lati hanno lo stesso contenuto: non c’è nulla da confrontare.
cpage-old-content = Questo contenuto viene da una versione precedente dello studio e non si può più giocare: { $problem }

# Una campagna
cpage-parts = Parti della campagna
cpage-report = Rapporto
cpage-what-moved = Che cosa è cambiato
cpage-games = Singole partite
cpage-games-of = Partite: { $content }
cpage-download = Scarica:
cpage-sections = Sezioni del rapporto
cpage-all-numbers = Tutti i numeri
cpage-sort-hint = Ordina per questa colonna
cpage-again = Un’altra come questa
cpage-leave = Puoi lasciare questa pagina; la campagna continua.
cpage-behind = Ci sono più partite finite di quante ne siano contate qui; il resto arriva tra poco.
cpage-pause = Metti in pausa
cpage-resume = Riprendi
cpage-cancel = Annulla
cpage-cancel-sure = Annullare definitivamente questa campagna? Ciò che è finito resta.
cpage-delete = Elimina
cpage-delete-sure = La campagna e tutti i suoi risultati spariscono per sempre.
cpage-done-pause = La campagna è in pausa. Ciò che è finito resta.
cpage-done-resume = La campagna continua.
cpage-done-cancel = La campagna è annullata. Ciò che è finito resta.
cpage-done-delete = La campagna è stata eliminata.
cpage-rate = { NUMBER($rate) } { $rate ->
    [one] partita/s
   *[other] partite/s
}
cpage-progress = { NUMBER($done) } partite su { NUMBER($total) }
cpage-progress-waiting = { NUMBER($done) } partite su { NUMBER($total) }, in attesa del suo turno
cpage-progress-abandoned = { NUMBER($done) } partite su { NUMBER($total) }, interrotta; sta per essere ripresa
cpage-progress-running = { NUMBER($done) } partite su { NUMBER($total) }, { $rate }, ancora { $left }
cpage-progress-done = { NUMBER($done) } { $done ->
    [one] partita
   *[other] partite
} in { $took }

# Le sue partite
cpage-cell = Combinazione
cpage-winner = Vincitore
cpage-ending = Esito
cpage-cause = Sconfitta per
cpage-only-broken = solo quelle interrotte
cpage-number = N.
cpage-seed-column = Seme
cpage-turns = Round
cpage-decisions = Decisioni
cpage-replay = Rivedi
cpage-broken-by = Guastata da
cpage-to-card = alla carta
cpage-broken-game = interrotta
cpage-no-game-yet = Nessuna partita è ancora finita.
cpage-no-game-found = Nessuna partita finita corrisponde.
cpage-none-yet = Nulla fra le partite prima della numero { NUMBER($number) }. La ricerca può continuare da lì.
cpage-pages = Pagine
cpage-from-start = Dall’inizio
cpage-further = Avanti
cpage-replaying = Di nuovo la partita { NUMBER($number) }
cpage-replaying-text = I bot stanno rigiocando questa partita, mossa per mossa. Ci vuole quanto allora; poi si apre da sola.
cpage-look-again = Guarda di nuovo
campaign-error-replays-busy = Si stanno già rigiocando { NUMBER($most) } partite. Aspetta un momento e riprova.
campaign-error-no-replay = La partita { NUMBER($number) } non si può mostrare mossa per mossa: { $problem }

# Colonne del file con tutte le partite
cpage-csv-game = Partita
cpage-csv-cell = Combinazione
cpage-csv-seed = Seme
cpage-csv-players = Giocatori
cpage-csv-ending = Esito
cpage-csv-winners = Vincitori (posti)
cpage-csv-turns = Round
cpage-csv-decisions = Decisioni
cpage-csv-card = Carta
cpage-csv-fault = Guasto
cpage-csv-who = gioca
cpage-csv-bot = bot
cpage-csv-won = ha vinto
cpage-csv-score = punti

# Rifiuti dell’API
error-campaign-no-rules = { $game } non si può ancora giocare: non ci sono regole.
error-campaign-no-sides = Questa campagna non confronta nulla: non ha lati.
error-campaign-not-yet = La partita { $number } non è ancora finita.

# Steps of the first tour on the dashboard
tour-play = Gioca
    .text = Siediti a un tavolo con i bot o manda un link agli amici. Ognuno legge nella propria lingua.
tour-run = Fai giocare 20 partite ai bot
    .text = Una campagna dice chi vince, quanto ci vuole e quali carte non si usano mai.
