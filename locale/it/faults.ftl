## Che cosa non va nei contenuti. Ogni messaggio dice che cosa è stato trovato e che cosa è ammesso.

fault-hint = Si intendeva forse «{ $hint }»?

type-whole-number = un numero intero
type-yes-no = true o false
type-string = una parola
type-text = un testo
type-list = un elenco
type-mapping = un’associazione di nomi a valori
type-drawing = un disegno

word-trigger = innesco
word-condition = condizione
word-cost = costo
word-operation = operazione

fault-type = «{ $is }» non è valido qui: serve { $wanted }.
fault-range = { NUMBER($is, useGrouping: 0) } è fuori dall’intervallo ammesso, da { NUMBER($low, useGrouping: 0) } a { NUMBER($high, useGrouping: 0) }.
fault-choice = «{ $is }» non è ammesso qui. Valori ammessi: { $allowed }.
fault-slug = «{ $is }» non è un identificatore valido: deve iniziare con una lettera e contenere solo minuscole (a–z), cifre e trattini bassi singoli.
fault-unknown-field = il campo «{ $is }» non esiste. Campi: { $allowed }.
fault-missing-field = qui serve un valore.
fault-list-length = qui { $is ->
    [one] c’è 1 elemento
   *[other] ci sono { $is } elementi
 }; ne sono ammessi da { $low } a { $high }.
fault-duplicate-id = l’id «{ $is }» compare due volte in questo elenco; la prima è all’elemento { $first }.
fault-text-required = qui serve un testo.
fault-text-long = il testo ha { NUMBER($is, useGrouping: 0) } caratteri; il massimo è { NUMBER($longest, useGrouping: 0) }.
fault-text-lines = il testo deve stare su una sola riga.
fault-text-character = il carattere { $code } in posizione { NUMBER($position, useGrouping: 0) } non si può né mostrare né stampare.
fault-word-form = «{ $is }» non è valido come { $family }: scrivere un nome, da solo o con i suoi parametri.
fault-unknown-word = «{ $is }» non esiste come { $family }. Disponibili: { $allowed }.
fault-too-deep = gli effetti sono annidati troppo in profondità; il massimo è { $deepest }.
fault-dangling = in questo gioco non esiste «{ $is }» (tipo: { $kind }).

fault-grid-lines = il disegno ha { $lines ->
    [one] 1 riga
   *[other] { $lines } righe
 } di testo; ogni fila di caselle ne occupa { $per }.
fault-grid-height = il disegno ha { $is ->
    [one] 1 fila
   *[other] { $is } file
 } di caselle; ne sono ammesse da { $low } a { $high }.
fault-grid-width = il disegno è largo { $is ->
    [one] 1 casella
   *[other] { $is } caselle
 }; ne sono ammesse da { $low } a { $high }.
fault-grid-line-length = questa riga del disegno ha { $is ->
    [one] 1 carattere
   *[other] { $is } caratteri
 }; deve averne { $wanted }.
fault-grid-symbol = «{ $found }» nella colonna { NUMBER($column, useGrouping: 0) } non è un segno del livello «{ $layer }». Segni ammessi: { $allowed }.
fault-grid-corner = «{ $found }» nella colonna { NUMBER($column, useGrouping: 0) } dovrebbe essere un angolo: «+».
fault-grid-floor-mixed = «{ $found }» nella colonna { NUMBER($column, useGrouping: 0) } mescola due segni sotto una stessa casella.

## Che cosa non va in un pacchetto su disco

fault-file-encoding = il file non è testo UTF-8: il byte { $byte } in posizione { NUMBER($position, useGrouping: 0) } non è leggibile. Salvare il file in UTF-8.
fault-file-unknown = questo file non fa parte di un pacchetto. Le voci sono «<kind>/<slug>.yaml», le immagini «<kind>/<slug>.png», le traduzioni «i18n/<language>/<kind>.yaml».
fault-file-extension = i file di un pacchetto terminano in «.yaml»; rinominare questo file.
fault-file-large = il file occupa { NUMBER($is, useGrouping: 0) } byte; il massimo è { NUMBER($most, useGrouping: 0) }.
fault-file-link = questo è un collegamento; i pacchetti contengono solo file normali.
fault-file-empty = il file è vuoto.
fault-yaml = impossibile leggere lo YAML: { $problem }.
fault-yaml-tab = c’è una tabulazione nel rientro; in YAML si usano gli spazi.
fault-yaml-alias = ancore («&») e alias («*») non sono ammessi nei pacchetti; scrivere il valore per esteso.
fault-yaml-tag = il tag «{ $is }» non è ammesso nei pacchetti.
fault-yaml-documents = un file di pacchetto contiene un solo documento; togliere il «---» nel mezzo.
fault-yaml-duplicate = il nome «{ $is }» compare due volte in questa associazione; la prima è alla riga { NUMBER($first, useGrouping: 0) }.
fault-yaml-key = «{ $is }» non può essere un nome qui; i nomi sono parole semplici.
fault-yaml-deep = il file è annidato troppo in profondità; il massimo è { $deepest }.
fault-unknown-kind = il gioco { $game } non ha il tipo «{ $is }». Tipi: { $allowed }.
fault-unknown-game = il gioco «{ $is }» non esiste. Giochi: { $allowed }.
fault-unknown-language = in questo pacchetto non c’è la lingua «{ $is }». Lingue: { $allowed }.
fault-language-code = «{ $is }» non è un codice di lingua come «de» o «pt_BR».
fault-missing-language = il pacchetto dichiara una traduzione in «{ $language }», ma «i18n/{ $language }» non contiene nulla.
fault-source-translated = «{ $language }» è la lingua in cui è scritto il pacchetto; i suoi testi si trovano nelle voci.
fault-unknown-entry = in questo pacchetto non esiste «{ $is }» (tipo: { $kind }).
fault-unknown-text = «{ $entry }» non ha il testo «{ $is }». Testi: { $allowed }.
fault-translation-form = una traduzione riporta il testo originale sotto «{ $source }» e quello tradotto sotto «{ $language }».
fault-translation-empty = la traduzione è vuota; meglio ometterla.
fault-art-without-entry = nessuna voce per questa immagine: manca «{ $wanted }».
fault-pack-missing = manca il file «pack.yaml», che indica il gioco, la lingua originale e le lingue di traduzione.
fault-no-entries = il pacchetto non contiene voci.

fault-slug-taken = esiste già una voce «{ $is }» di questo tipo.

## Che cosa trovano i controlli

fault-translation-missing = non ancora tradotto.
fault-translation-stale = il testo originale è cambiato dopo la traduzione.
fault-translation-unreviewed = tradotto, ma non ancora revisionato.
fault-placeholders = i segnaposto non corrispondono a quelli dell’originale: lì { $wanted }, qui { $is }.
fault-name-twice = «{ $is }» è anche il nome di «{ $first }».

## Che cosa non va in un foglio di calcolo

fault-sheet-broken = questo non è un foglio di calcolo (.xlsx) leggibile.
fault-sheet-stale = la voce è cambiata dopo l’esportazione del foglio di calcolo; esportarlo di nuovo e riportarvi le proprie modifiche.
fault-sheet-rows = il foglio ha più di { NUMBER($most, useGrouping: 0) } righe.
fault-sheet-twice = «{ $is }» si trova già alla riga { NUMBER($first, useGrouping: 0) }.

## Che cosa non va in un’immagine

fault-art-large = l’immagine occupa { NUMBER($is, useGrouping: 0) } byte; il massimo è { NUMBER($most, useGrouping: 0) }.
fault-art-pixels = l’immagine ha più di { NUMBER($most, useGrouping: 0) } pixel; va rimpicciolita.
fault-art-format = questa non è un’immagine leggibile. Formati ammessi: { $allowed }.
fault-art-broken = l’immagine è danneggiata e non si può leggere fino in fondo.
fault-art-metadata = l’immagine contiene dati nascosti (autore, luogo, programma); salvarla come PNG senza metadati.
fault-art-animated = l’immagine è animata; deve avere un solo fotogramma.
fault-art-unknown = questa immagine qui non esiste; caricarla di nuovo.
