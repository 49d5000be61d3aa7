## Partite di prova: che cosa dicono di sé e perché qualcosa non si può fare

games-undone = { $known ->
    [yes] { $name } annulla { $decisions ->
        [one] l’ultima decisione
       *[other] le ultime { $decisions } decisioni
     }.
   *[no] { $decisions ->
        [one] L’ultima decisione viene annullata
       *[other] Le ultime { $decisions } decisioni vengono annullate
     }.
 }

error-game-stale = La partita è andata avanti; ora è alla mossa { $ply }.
    .hint = Guarda di nuovo lo stato e decidi per quella mossa.
error-game-broken = Questa partita è guasta: le sue regole hanno fallito.
    .hint = Annulla l’ultima decisione, se la partita lo permette, e correggi la carta che «entry» nomina.
error-game-broken-content = Con questo contenuto nessuna partita può cominciare.
    .hint = Correggi la carta che «entry» nomina, poi gioca con la bozza o con una nuova edizione.
error-game-key-reused = Questa chiave di idempotenza è già stata usata per un’altra richiesta.
    .hint = Usa una chiave nuova per ogni decisione, e la vecchia solo per ripetere la stessa richiesta.
error-game-key = La chiave di idempotenza è più lunga di { $most } caratteri o ne contiene di non stampabili.
error-game-action = Un’azione è una lista di quattro numeri interi, come lo stato le elenca sotto «actions».
error-game-no-seat = Stai guardando questa partita e non hai un posto al tavolo.
    .hint = Usa il token di un posto.
error-game-other-seat = Non spetta a te decidere per il posto { $seat }.
    .hint = Usa il token di quel posto.
error-game-not-creator = Può farlo solo chi ha creato questa partita.
error-game-no-game = Questa partita non esiste o è stata eliminata.
error-game-no-such-game = In questo studio non c’è nessun gioco «{ $game }».
    .hint = L’indirizzo «packs» li elenca.
error-game-no-release = Non c’è un’edizione attuale di «{ $game }»: non è ancora stato pubblicato nulla, o tutte le edizioni sono state ritirate.
    .hint = Pubblica un’edizione o gioca con la bozza.
error-game-no-content = Qui non c’è l’edizione { $release }.
    .hint = Pubblicala prima, o carica il pacchetto da cui è nata.
error-game-old-content = L’edizione { $release } viene da una versione precedente dello studio, e questa non sa più leggerla.
    .hint = Pubblica di nuovo il gioco e gioca con la nuova edizione.
error-game-release-and-draft = Si gioca con un’edizione o con la bozza, non con entrambe.
error-game-no-ply = Non c’è una mossa { $ply }; questa partita ha le mosse da 0 a { $most }.
error-game-no-such-seat = Questa partita non ha il posto { $seat }.
error-game-seat-of-a-bot = Al posto { $seat } siede un bot; non gli serve un link.
error-game-choice = «{ $input }» qui non è possibile. Possibile: { $allowed }.
error-game-seed = Un seme è un numero intero da 0 a { $most }.
error-game-seats = Una partita ha da 1 a { $most } posti; quanti esattamente dipende dal gioco.
error-game-name = Un nome ha al massimo { $most } caratteri.
error-game-bot-unknown = Nessun bot si chiama «{ $input }». Ci sono: { $allowed }.
error-game-bot-bad-budget = «{ $input }»: dopo i due punti sta quanto il bot può pensare a una decisione.
    .hint = Scrivi 2000 per 2000 iterazioni o 500ms per mezzo secondo.
error-game-bot-without-budget = Il bot «{ $input }» pensa quanto gli serve. Un limite si può dare a: { $allowed }.
error-game-bot-too-slow = «{ $input }» pensa troppo a lungo per una partita di prova; al massimo { $most }.
error-game-undo-never = In questa partita le decisioni non si possono annullare; è stata creata così.
error-game-undo-onlooker = Può annullare una decisione solo chi ha un posto.
error-game-undo-nothing = Non c’è nessuna decisione che tu possa annullare.
error-game-undo-others-decided = Nel frattempo ha deciso qualcun altro.
error-game-undo-over = La partita è finita e ormai è tutto scoperto.
error-game-undo-revealed = La tua ultima decisione ha rivelato qualcosa che prima non sapevi.
error-game-export-hidden = Il file mostrerebbe tutto ciò che è nascosto, e questa partita è ancora in corso.
    .hint = Esportala quando è finita. I tavoli aperti si possono esportare in ogni momento.
error-game-import-format = Questo non è il file di una partita di prova: «format» deve essere «{ $format }» e «version» { $version }.
error-game-import-part = «{ $part }» manca nel file o non è ciò che dovrebbe essere.
error-game-import-seats = Il file nomina { $seats } posti, ma la sua partita ne ha { $wanted }.
error-game-import-too-long = Il file contiene più di { $most } azioni.
error-game-import-other-game = Il file dice di essere una partita di «{ $input }», ma la sua edizione è di «{ $game }».
error-game-import-broken = L’azione numero { $number } del file non può essere eseguita: le regole falliscono ({ $entry }).
error-game-import-action = L’azione numero { $number } del file non è permessa dove si trova: { $refusal }
    .hint = Si conta da 0. Il file è stato modificato o appartiene a un’altra edizione.
error-game-import-digest = Dopo tutte le sue azioni la partita non è quella da cui è nato il file.
    .hint = Il file è stato modificato o creato con un’altra versione delle regole.
error-game-streams-full = Ci sono troppi flussi aperti.
    .hint = Chiudine uno, o chiedi ogni tanto lo stato. L’intestazione «Retry-After» indica i secondi.
error-game-no-rules = Per «{ $game }» non ci sono ancora regole, perciò non si può giocare.
