## The API: what it says of itself, and its refusals

api-root = L’API di uno studio Tilewright: contenuti, edizioni, partite di prova, campagne e stampe.

error-token-missing = Nessuno ha effettuato l’accesso e non è stato inviato alcun token.
    .hint = Invia un token nell’intestazione «Authorization: Bearer …». I token si creano nello studio, alla voce «Token».
error-token-invalid = Questo token non è valido.
    .hint = Forse è scaduto, è stato revocato o è incompleto. Creane uno nuovo nello studio, alla voce «Token».
error-scope-missing = Questo token non vale per questo: gli manca l’ambito «{ $scope }».
    .hint = Crea un token che abbia questo ambito.
error-role-missing = Il ruolo di chi possiede questo token non permette «{ $scope }».
    .hint = Chiedi un altro ruolo a chi dirige lo studio.
error-not-allowed = Il tuo ruolo in questo studio non lo comprende («{ $right }»).
    .hint = Chiedi a chi dirige lo studio se dovrebbe.
error-forbidden = Questa richiesta è respinta.
    .hint = Chi ha effettuato l’accesso dal browser deve inviare il token CSRF, come fanno i moduli.
error-not-found = A questo indirizzo non c’è nulla.
    .hint = Controlla i nomi e gli identificativi; forse qualcosa è stato rinominato o eliminato.
error-unknown-version = Non esiste una versione «{ $is }» dell’API. Versioni: { $allowed }.
error-method = Questo indirizzo non risponde a questo metodo.
    .hint = L’intestazione «Allow» elenca quelli a cui risponde.
error-not-acceptable = Questo indirizzo non può rispondere nel tipo di contenuto richiesto.
    .hint = Ometti «Accept» oppure ammetti application/json.
error-media-type = Il corpo della richiesta ha un tipo di contenuto che qui non viene letto.
    .hint = Invia JSON con «Content-Type: application/json».
error-malformed = La richiesta non si può leggere.
error-malformed-json = Il corpo non è JSON valido; l’errore è alla riga { $line }, colonna { $column }.
    .hint = Invia un solo valore JSON in UTF-8.
error-malformed-text = Un testo contiene caratteri che non si possono salvare.
    .hint = Togli il carattere NUL e le metà di coppie surrogate.
error-too-deep = Elenchi e oggetti sono annidati per più di { $most } livelli.
error-too-large-number = Un numero è troppo grande; il massimo è { $most }.
error-too-large = La richiesta è troppo grande.
error-throttled = Troppe richieste. Riprova tra { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
 }.
    .hint = L’intestazione «Retry-After» indica i secondi.
error-unknown-language = Qui non esiste la lingua «{ $is }». Lingue: { $allowed }.
error-internal = Qualcosa è andato storto nello studio; è annotato nel suo registro.
    .hint = Riprova; se succede di nuovo, racconta a chi gestisce lo studio che cosa hai fatto.
error-too-long = L’indirizzo è troppo lungo: al massimo { $most } caratteri.
error-database-busy = Lo studio ha moltissimo da fare in questo momento; non è stato cambiato nulla.
    .hint = Riprova tra { $seconds } secondi; lo dice anche l’intestazione «Retry-After».
error-database-storage = In questo momento lo studio non può salvare: il suo disco è pieno o non è scrivibile. Non è stato cambiato nulla.
    .hint = Avvisa chi gestisce lo studio.
error-rules = Il gioco lo respinge: { $problem }

error-invalid = { $n ->
    [one] C’è 1 errore
   *[other] Ci sono { $n } errori
 } in ciò che è stato inviato.
    .hint = Ognuno è elencato in «details» con il suo percorso.
error-stale = Nel frattempo qualcun altro ha salvato ({ $by }); ora è la versione { $version }.
    .hint = Guarda «conflict», che mostra entrambe le parti, e invia di nuovo la tua modifica con la nuova versione.
error-in-use = { $n ->
    [one] 1 altra voce rimanda
   *[other] { $n } altre voci rimandano
 } a questa, perciò non si può togliere.
    .hint = Modifica prima le voci elencate in «details».
error-mentioned = { $kind }/{ $slug } vi rimanda.
error-frozen-slug = «{ $slug }» è già pubblicato e mantiene il suo nome per sempre.
error-withdrawn = L’edizione { $number } è stata ritirata: { $reason }
    .hint = Cambia il contenuto, indica un’altra edizione o fai annullare il ritiro da un proprietario.
error-not-withdrawn = L’edizione { $number } non è ritirata.
error-content-changed = Il contenuto è cambiato da quando l’hai guardato.
    .hint = Guardalo di nuovo e pubblica ciò che vedi allora.
error-checks-failed = { $n ->
    [one] 1 errore impedisce
   *[other] { $n } errori impediscono
 } la pubblicazione.
    .hint = Ognuno è elencato in «details» con il suo posto.
error-too-many-prints = Hai troppe stampe in corso.
    .hint = Aspetta che una finisca, oppure fermane una.

api-docs = API
api-docs-intro = Qui si può provare tutto con i propri permessi; i programmi usano un token.
api-docs-tokens = Ai token
api-docs-subjects = Argomenti
api-docs-parameters = Parametri
api-docs-body = Che cosa si invia
api-docs-send = Invia
api-docs-answer = La risposta
api-docs-answers = Risposte

job-waiting = in attesa
job-running = in corso
job-paused = in pausa
job-done = finito
job-failed = fallito
job-cancelled = annullato

error-near = Questo nome non esiste.
    .hint = Intendevi «{ $near }»?
error-unknown-game = Qui non c’è alcun gioco «{ $is }». Giochi: { $allowed }.
error-unknown-kind = Questo gioco non ha alcun tipo «{ $is }». Tipi: { $allowed }.
error-unknown-entry = Non c’è alcuna voce «{ $is }» del tipo «{ $kind }».
    .hint = L’elenco delle voci le nomina tutte.
error-unknown-release = Questo gioco non ha alcuna edizione { $is }. Edizioni: { $allowed }.
error-unknown-art = Non c’è alcuna immagine con l’hash «{ $is }».
error-unknown-job = Questo lavoro non esiste.
    .hint = L’identificativo di un lavoro si riceve quando lo si ordina; i lavori eliminati non ci sono più.
error-unknown-job-kind = Non ci sono lavori del tipo «{ $is }». Tipi: { $allowed }.
error-unknown-file = Questo lavoro non ha alcun file «{ $is }».
    .hint = Il risultato del lavoro elenca i suoi file.
error-old-release = Questa edizione ha una forma che questa versione dello studio non sa leggere.
    .hint = Pubblica di nuovo il contenuto.
error-no-page = Non c’è una pagina { $page }; l’ultima è { $pages }.
error-no-if-match = Manca l’intestazione «If-Match».
    .hint = Invia l’ETag o la versione che hai letto, per non sovrascrivere alla cieca il lavoro di nessuno.
error-if-match = «{ $is }» in «If-Match» non è né l’ETag di una voce né una versione.
    .hint = Invia l’ETag arrivato con la voce, per esempio "7-0f3c".
error-invalid-query = { $n ->
    [one] 1 parametro dell’indirizzo è sbagliato
   *[other] { $n } parametri dell’indirizzo sono sbagliati
 }.
    .hint = Ognuno è elencato in «details».
error-parameter-unknown = Qui non c’è alcun parametro «{ $is }». Parametri: { $allowed }.
error-parameter-twice = Il parametro «{ $is }» compare più di una volta.
error-state-missing = «translation» dice in quale lingua si cerca uno stato, ma manca «state».
error-field-unknown = Qui non c’è alcun campo «{ $is }». Campi: { $allowed }.
error-not-printable = Non ci sono impaginazioni per «{ $game }», perciò non se ne può stampare nulla.
error-no-release = Non c’è un’edizione attuale di «{ $game }»: non è ancora stato pubblicato nulla, o tutte le edizioni sono state ritirate.
    .hint = Pubblicalo prima, oppure chiedi la bozza.
error-draft-or-release = Si chiedono insieme una bozza e un’edizione.
    .hint = Lascia fuori una delle due.
error-print-failed = La stampa è fallita.
    .hint = I motivi sono elencati in «details».
error-job-open = Il lavoro è ancora in corso.
    .hint = Annullalo prima.
error-job-over = Il lavoro è finito; non c’è nulla da annullare.

## Tokens

fault-token-name = un token ha bisogno di un nome da 1 a { $most } caratteri.
fault-token-no-scope = un token ha bisogno di almeno un ambito. Ambiti: { $allowed }.
fault-token-too-many = ci sono già { $most } token validi. Revocane prima qualcuno.
token-no-user = Non c’è alcun utente «{ $name }».
token-shown-once = Questo è il token. Viene mostrato solo ora: conservalo in un posto sicuro.
token-unknown = Non c’è alcun token con l’identificativo «{ $id }».
token-is-revoked = «{ $name }» è stato revocato.
token-valid = valido
token-revoked = revocato
token-expired = scaduto

tokens = Token
tokens-intro = Con un token un programma agisce per te. Non può mai fare più di quanto consente il tuo ruolo, e chi lo possiede può usarlo: trattalo come una password.
tokens-docs = Che cosa ci si può fare: l’API
tokens-new = Nuovo token
tokens-name = Nome
tokens-name-help = A che cosa serve, così lo riconosci.
tokens-scopes = Ambiti
tokens-beyond-role = Il tuo ruolo non lo permette ancora.
tokens-lifetime = Valido
tokens-days = { $days ->
    [one] per 1 giorno
   *[other] per { $days } giorni
 }
tokens-for-ever = finché non viene revocato
tokens-issue = Crea
tokens-once = Questo è il token. Viene mostrato solo ora: conservalo in un posto sicuro.
tokens-shown = Token
tokens-example = Per esempio:
tokens-list = I tuoi token
tokens-none = Non è ancora stato creato alcun token.
tokens-owner = Di chi
tokens-state = Stato
tokens-used = Ultimo uso
tokens-never-used = mai
tokens-expires = Valido fino al
tokens-revoke = Revoca
scope-content-read = leggere contenuti ed edizioni
scope-content-write = modificare voci e traduzioni
scope-releases-publish = pubblicare
scope-games-create = creare partite di prova
scope-games-play = giocare partite di prova
scope-games-watch = osservare partite di prova
scope-campaigns = vedere e svolgere campagne
scope-printing = ordinare stampe
