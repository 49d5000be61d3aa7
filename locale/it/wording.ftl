## Messaggi formulati nello studio: che cosa non va in uno, e che cosa dice `manage.py wording`.
## $line  la riga del campo in cui si trova

fault-wording-empty = il messaggio è vuoto. Per far parlare di nuovo il testo fornito, scegli «Torna al testo fornito».
fault-wording-character = riga { $line }: il carattere { $is } non può stare in un messaggio. Cancellalo.
# $code è il numero dell’errore nell’elenco di Fluent, $is il carattere atteso.
fault-wording-syntax = riga { $line }: { $code ->
    [E0003] qui manca «{ $is }». Ciò che si apre va chiuso: ogni { "{" } vuole la sua { "}" }.
    [E0005] dopo il segno di uguale deve esserci qualcosa.
    [E0010] una delle scelte deve essere quella consueta: metti un asterisco davanti alla sua parentesi, *[other].
    [E0011] dopo la freccia -> mancano le scelte, ciascuna su una riga propria: [one] …, *[other] ….
    [E0012] qui manca del testo.
    [E0013] manca il nome della scelta fra le parentesi: [one].
    [E0015] solo una delle scelte può avere l’asterisco.
    [E0016] non si può scegliere in base a un altro messaggio, solo in base a un argomento come $count.
    [E0017] non si può scegliere in base a un termine, solo in base a un argomento come $count.
    [E0020] mancano le virgolette di chiusura.
    [E0027] questa { "}" } chiude qualcosa che nessuna { "{" } ha aperto.
    [E0028] fra le graffe deve esserci qualcosa: un argomento come { "{ $count }" }, un messaggio o un termine.
   *[other] questo non si può leggere ({ $code }). Confrontalo con il testo fornito.
 }
fault-wording-argument = riga { $line }: il messaggio non riceve { $is }. Riceve: { $allowed }.
fault-wording-function = riga { $line }: la funzione { $is } non esiste. Esistono: { $allowed }.
fault-wording-term = riga { $line }: il termine { $is } non esiste in questa lingua.
fault-wording-message = riga { $line }: il messaggio { $is } non esiste.
fault-wording-lost = { $is } è andato perso: l’originale lo dice. Usalo, o scegli in base a esso.
fault-wording-attribute = manca la parte «.{ $is } =». Scrivila su una riga propria sotto il testo.
fault-wording-no-value = manca il testo del messaggio stesso sopra le sue parti.
# $is è ciò che dice, in inglese, la libreria dei messaggi.
fault-wording-case = non si può dire se { $case } ({ $is }). Correggi quel caso, o confrontalo con il testo fornito.
# $is è una carta o una parola delle carte, $message il messaggio che lì fallisce.
fault-wording-card = «{ $is }» non si potrebbe dire: lì { $message } fallisce. Confrontalo con il testo fornito.

wording-no-language = La lingua «{ $is }» non esiste. Esistono: { $allowed }.
wording-nothing = Non c’è niente da scrivere: nessun messaggio è formulato nello studio in modo diverso dai file.
wording-would-change = { $files ->
    [one] Cambierebbe 1 file.
   *[other] Cambierebbero { $files } file.
 }
wording-dumped = { $messages ->
    [one] 1 messaggio ora sta nel suo file e non è più una formulazione propria.
   *[other] { $messages } messaggi ora stanno nei loro file e non sono più formulazioni proprie.
 }

## Di che cosa parlano i messaggi di un file

wording-subject-effects = testi delle regole
wording-subject-faces = etichette sulle facce
wording-subject-faults = errori
wording-subject-kinds = nomi di tipi, campi e scelte
wording-subject-options = opzioni di una partita
wording-subject-play = registro, domande e rifiuti
wording-subject-reports = rapporti
wording-subject-table = il tavolo
wording-subject-api = l’API
wording-subject-broken = partite interrotte
wording-subject-campaign-pages = pagine delle campagne
wording-subject-campaigns = campagne
wording-subject-desk = la scrivania dei traduttori
wording-subject-games = nomi dei giochi
wording-subject-jobs = attività
wording-subject-layouts = impaginazioni
wording-subject-own-texts = testi propri
wording-subject-packs = pacchetti
wording-subject-printing = stampa
wording-subject-search = ricerca
wording-subject-sprites = disegni
wording-subject-texts = file per i traduttori
wording-subject-trying = provare le voci
wording-subject-wording = formulazioni
