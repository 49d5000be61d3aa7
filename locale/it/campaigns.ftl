## Campagne: che cosa non va in un ordine

fault-campaign-empty-list = questo elenco è vuoto: deve contenere almeno un valore. Omettilo per giocare con quello consueto.
fault-campaign-long-list = questo elenco ha { NUMBER($is) } valori; ne sono ammessi { NUMBER($most) }.
fault-campaign-twice = «{ $is }» è già in questo elenco.
fault-campaign-line-up = questa formazione è per { $is } posti, ma si gioca solo con { $seats }. Indica un bot per tutti i posti o uno per ciascuno.
fault-campaign-option-unknown = l’opzione «{ $is }» non esiste. Opzioni di questo gioco: { $allowed }.
fault-campaign-fixed-and-varied = «{ $is }» compare sia in options sia in vary: tieni solo una delle due.
fault-campaign-seat-list = questo valore è per { $is } posti, ma si gioca solo con { $seats }.
fault-campaign-bot-unknown = il bot «{ $is }» non esiste. Bot: { $allowed }.
fault-campaign-bot-budget = «{ $is }» non è un budget che questo bot possa avere: scrivi mcts:200 per 200 iterazioni, oppure solo il nome.
fault-campaign-bot-clock = «{ $is }» pensa a tempo, perciò nessuna partita potrebbe essere ripetuta uguale. Indica il budget in iterazioni, come mcts:200.
fault-campaign-no-cell = non si giocherebbe nulla: nessuna formazione e nessun valore vanno bene per lo stesso numero di posti.
fault-campaign-many-cells = qui variano troppe cose insieme: più di { NUMBER($most) } combinazioni. Varia di meno o avvia più campagne.
fault-campaign-many-games = { NUMBER($is) } partite sono troppe ({ NUMBER($cells) } combinazioni con altrettanti semi ciascuna); ne sono ammesse { NUMBER($most) }.
fault-campaign-broken-content = un contenuto con cui nessuna partita può cominciare: { $reason }
fault-campaign-refused = una partita con { $seats } posti non si può preparare così: { $reason }

## Perché una campagna è fallita

fault-campaign-failed-no-cluster = Il cluster { $address } non è raggiungibile: { $problem }. Controlla l’indirizzo e che lo scheduler sia attivo, poi riprendi.
fault-campaign-failed-cluster-lost = La connessione al cluster { $address } è caduta. Tutto ciò che è finito è conservato: riprendi quando il cluster è di nuovo attivo.
fault-campaign-failed-other-rules = Un worker del cluster { $address } usa un’altra versione dello studio. Installa ovunque la stessa versione, poi riprendi.
fault-campaign-failed-bare-worker = Su un worker del cluster { $address } lo studio non è installato: { $problem }. Installalo, poi riprendi.
fault-campaign-failed-kills-workers = Il blocco { NUMBER($chunk) } ha fatto cadere i suoi worker più volte. Controlla la memoria dei worker, poi riprendi.
fault-campaign-failed-rules-changed = Le regole dello studio sono cambiate da quando questa campagna è iniziata: le sue partite non sarebbero più coerenti. Avviane una nuova.
fault-campaign-failed-interrupted = È stata avviata più volte e si è sempre interrotta prima di finire qualcosa. Riprendi per riprovare.
fault-campaign-failed-broken = È successo qualcosa di imprevisto: { $problem }. Tutto ciò che è finito è conservato; riprendi per riprovare.

## Che cosa non si può fare

campaign-error-too-many = Hai già { NUMBER($most) } campagne in lavorazione. Aspetta che una finisca o annullane una.
campaign-error-no-release = { $game } non ha un’edizione attuale: non è ancora stato pubblicato nulla, o tutte le edizioni sono state ritirate. Pubblicane una o gioca la bozza.
campaign-error-cannot-pause = Si può mettere in pausa solo una campagna in attesa o in corso; stato di questa: { $state }.
campaign-error-cannot-resume = Si può riprendere solo una campagna in pausa o fallita; stato di questa: { $state }.
campaign-error-cannot-cancel = Questa campagna non si può più annullare; il suo stato: { $state }.
campaign-error-cannot-delete = Annulla questa campagna prima di eliminarla; il suo stato: { $state }.
campaign-error-no-game = La partita { $number } non esiste: le partite di questa campagna vanno da 0 a { $most }.
campaign-error-replay-differs = La partita { $number } non finisce più come allora: le regole sono cambiate da quando è stata giocata.

campaign-state-waiting = in attesa
campaign-state-running = in corso
campaign-state-paused = in pausa
campaign-state-cancelled = annullata
campaign-state-done = finita
campaign-state-failed = fallita
campaign-step-play = partite in corso
campaign-step-interrupted = interrotta; sta per riprendere

duration-seconds = { $seconds } s
duration-minutes = { $minutes } min { $seconds } s
duration-hours = { $hours } h { $minutes } min

## manage.py playtest

playtest-plan = { $game }, { $content }: { NUMBER($games) } { $games ->
    [one] partita
   *[other] partite
 } in { NUMBER($cells) } { $cells ->
    [one] combinazione
   *[other] combinazioni
 }
playtest-release = edizione { $number }
playtest-draft = la bozza
playtest-id = Campagna { $id }
playtest-bar = { NUMBER($done) } partite su { NUMBER($total) }, { NUMBER($rate, maximumFractionDigits: 1) } partite/s, mancano { $left }
playtest-bar-begun = { NUMBER($done) } partite su { NUMBER($total) }
playtest-bar-no-workers = { NUMBER($done) } partite su { NUMBER($total) }, in attesa di worker
playtest-done = { NUMBER($games) } { $games ->
    [one] partita
   *[other] partite
 } in { $took }. Impronta { $digest }
playtest-broken = { NUMBER($count) } { $count ->
    [one] partita non è arrivata
   *[other] partite non sono arrivate
 } alla fine. La prima: partita { $number }, { $fault }
playtest-paused = In pausa; tutto ciò che è finito è conservato. Continua con: manage.py playtest --resume { $id }
playtest-stopped = Stato della campagna: { $state }.
playtest-none = Non ci sono ancora campagne.
playtest-no-campaign = La campagna «{ $is }» non esiste. manage.py playtest --list le mostra.
playtest-many-campaigns = Più campagne iniziano con «{ $is }»: scrivi più lettere del nome.
playtest-taken = Qualcun altro sta già eseguendo la campagna { $id }. Prima mettila in pausa.
playtest-refused = L’ordine è stato rifiutato: { NUMBER($count) } { $count ->
    [one] errore
   *[other] errori
 }.
playtest-no-game = Il gioco «{ $is }» non esiste. Giochi: { $allowed }.
playtest-name-game = Indica il gioco da giocare. Giochi: { $allowed }.
playtest-no-pack = { $game } non è ancora nel database: esegui prima manage.py setup.
playtest-no-database = Il database non è ancora pronto: esegui prima manage.py setup.
playtest-no-release = { $game } non ha l’edizione { $number }. Edizioni: { $allowed }.
playtest-bad-grid = «{ $is }» non è leggibile: scrivi CHIAVE=valore,valore, come in --grid boss=primo_boss,secondo_boss. Elenchi e numeri si scrivono in YAML.
