## Le pagine su cui si giocano le partite di prova

table-view = Quello che c’è sul tavolo

# La cornice e l’atrio
table-lobby = Partite di prova
table-bots-think = I bot stanno pensando a { $tables ->
    [one] un tavolo
   *[other] { NUMBER($tables) } tavoli
}.
table-language = Lingua
table-studio = Allo studio
table-new = Nuova partita
table-my-games = Le mie partite
table-none = Non hai ancora iniziato nessuna partita.
table-column-game = Gioco
table-column-players = Giocatori
table-column-state = Stato
table-column-changed = Ultima modifica
table-column-links = Pagine
table-unreadable = Di una versione precedente dello studio: non si può più leggere.
table-broken = guasta
table-over = finita
table-watch = Guarda
table-replay = Rivedi
table-delete = Elimina
table-delete-sure = Eliminare questa partita di { $game } con tutta la sua storia? Non si potrà recuperare.
table-keep = Conservala
table-which-game = Quale gioco?
table-no-games = Non c’è ancora nessun gioco. Carica prima un pacchetto.

# Una nuova partita
table-release = Contenuto
table-release-number = Edizione { $number }
table-draft = Bozza, così com’è in questo momento
table-take = Mostra
table-seats = Posti
table-seat-number = Posto { $number }
table-who = Chi siede al posto { $number }
table-person = una persona
table-nobody = nessuno
table-bot = bot «{ $bot }»
table-name = Nome
table-name-of = Nome al posto { $number }
table-budget = 500ms o 2000
table-budget-of = Quanto pensa il bot al posto { $number }
table-seats-help = Ogni persona riceve un link. A un bot che cerca (mcts) si può dire quanto pensare a ogni decisione: 500ms, oppure 2000 per altrettante iterazioni.
table-options = Opzioni
table-more-options = Altre opzioni e letture delle regole
table-left-open = da decidere
table-table = Il tavolo
table-seed = Seme
table-seed-help = Lo stesso seme e le stesse decisioni danno la stessa partita. Se resta vuoto, viene sorteggiato.
table-bad-seed = Il seme è un numero intero di 16 cifre al massimo. Lascialo vuoto per farlo sorteggiare.
table-undo-rule = Annullamento
table-undo-own = la propria ultima decisione, se non ha rivelato nulla
table-undo-any = tutto, da chiunque sia al tavolo
table-undo-never = mai
table-dice = Dadi veri
table-dice-help = Tiri i dadi al tuo tavolo e dici al gioco che cosa mostrano.
table-open-table = Tavolo aperto
table-open-help = Nulla è nascosto a nessuno, e chi ha iniziato la partita può decidere per tutte le persone.
table-begin = Inizia la partita

# Link
table-links = Link dei posti
table-links-help = Chi apre un link siede a quel posto. Dai ogni link a una sola persona; un nuovo link annulla quello vecchio.
table-link-of = Link per { $name }
table-link-gone = Il link si vede solo nel browser in cui è stato creato.
table-copy = Copia
table-copied = Copiato
table-sit = Siediti qui
table-new-link = Nuovo link
table-to-the-table = Al tavolo

# Il tavolo
table-players = Giocatori
table-you = tu
table-eyes = Visto con gli occhi di
table-decision = Decisione
table-waiting = { $seats ->
    [one] Decide { $name }
   *[other] Decidono { $name }
 }
table-waiting-dice = Decidono i dadi
table-edit-card = Modifica «{ $name }»
table-broken-help = La carta si può correggere nella bozza; questa partita conserva il contenuto con cui è cominciata.
table-deciding-for = Decidi per { $name }
table-undo = Annulla
table-log = Che cosa è successo
table-watching = Stai guardando
table-live-on = in diretta
table-live-off = chiede novità ogni 2 secondi
table-lost = Questo tavolo non c’è più, oppure il tuo link è stato sostituito da uno nuovo.
table-failed = Il server non è raggiungibile. La tua decisione non è andata persa: riprova.
table-gone-on = Nel frattempo la partita è andata avanti. Guarda di nuovo e decidi.
table-decided-already = Questa decisione è già stata presa.
table-no-seat = Nessun posto a questo tavolo
table-no-seat-text = Chiedi il link di un posto a chi ha iniziato la partita, oppure accedi se lavori in questo studio e vuoi guardare.
table-sign-in = Accedi

# Rivedere
table-at = Dopo la decisione { $ply } di { $most }
table-decision-number = Numero della decisione
table-before = Una decisione indietro
table-after = Una decisione avanti
table-show = Mostra
table-back = Torna al tavolo
release-withdrawn = ritirata
