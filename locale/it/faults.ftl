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
fault-effects = «{ $is }» non è un elenco di effetti. Ogni effetto inizia con «- when:».
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
fault-unknown-word = «{ $is }» non esiste come { $family }.{ $allowed ->
    [none] { "" }
   *[other] { " " }Qui può stare: { $allowed }.
 }
fault-word-family = { $sort ->
    [trigger] «{ $is }» è un innesco: va sotto «{ $field }».
    [condition] «{ $is }» è una condizione: va sotto «{ $field }».
    [cost] «{ $is }» è un costo: va sotto «{ $field }».
   *[operation] «{ $is }» è un’operazione: va sotto «{ $field }».
 }
fault-misplaced-word = «{ $is }» non può stare qui: serve { $need }.{ $kinds ->
    [none] { "" }
   *[other] { " " }Tipi che ce l’hanno: { $kinds }.
 }{ $triggers ->
    [none] { "" }
   *[other] { " " }Inneschi che lo portano: { $triggers }.
 }{ $inside ->
    [none] { "" }
   *[other] { " " }È noto dentro: { $inside }.
 }
fault-misplaced-once = «always» accetta solo ciò che dura finché la carta è in gioco, e «{ $is }» accade una volta. Fai attendere all’effetto un momento (per esempio «activated»){ $allowed ->
    [none] { "." }
   *[other] { " " }oppure usa qualcosa che dura: { $allowed }.
 }
fault-misplaced-value = { $left-out ->
    [yes] se non è indicato, «{ $parameter }» vale «{ $is }», che
   *[no] «{ $is }»
 } non può stare qui: serve { $need }.{ $with ->
    [none] { "" }
   *[other] { " " }Va insieme a { $with }.
 }{ $allowed ->
    [none] { "" }
   *[other] { " " }Valori ammessi qui: { $allowed }.
 }
fault-misplaced-field = «{ $is }» non ha senso con «always»: ciò che dura finché la carta è in gioco non si rifiuta e non finisce. Toglilo, oppure fai attendere all’effetto un momento.
fault-cost-twice = «{ $is }» prende ciò che un altro costo di questo effetto prende già; non si può sapere se entrambi si possono pagare. Toglierne uno o aumentarne la quantità.
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
fault-file-large = il file occupa { MEGABYTES($is) } MB; il massimo è { MEGABYTES($most) } MB.
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

fault-slug-missing = manca l’identificatore e dal nome non se ne può ricavare uno: scriverne uno che inizi con una lettera e contenga solo minuscole (a–z), cifre e trattini bassi singoli.
fault-slug-taken = esiste già una voce «{ $is }» di questo tipo.

## Che cosa trovano i controlli

fault-translation-missing = non ancora tradotto.
fault-translation-stale = il testo originale è cambiato dopo la traduzione.
fault-translation-unreviewed = tradotto, ma non ancora revisionato.
fault-placeholder-lost = nella traduzione manca { $is }, che è nell’originale. Inseriscilo al posto giusto.
fault-placeholder-invented = { $is } non è un segnaposto di questo testo. Ammessi: { $allowed }.
fault-own-text-stale = gli effetti sono cambiati da quando questo testo proprio è stato scritto. Correggilo o conferma con un motivo che è ancora giusto. Ora gli effetti dicono: { $rendered }
fault-own-text-unknown = non si sa per quali effetti questo testo proprio sia stato scritto. Correggilo o conferma con un motivo che è giusto. Ora gli effetti dicono: { $rendered }
fault-own-text-lacks = gli effetti dicono qualcosa che manca in questo testo proprio: { $missing }. Aggiungilo, scrivi { $place } al posto del testo generato o conferma con un motivo.
fault-own-text-none = non c’è alcun testo proprio in «{ $language }» da confermare.
fault-own-text-moved = il testo o gli effetti sono cambiati da quando li hai visti. Ricontrollali prima di confermare. Ora il testo dice: { $text } Ora gli effetti dicono: { $rendered }
fault-because-missing = spiega perché il testo è ancora giusto; il motivo resta nella cronologia.
fault-trial-endless = Una partita di prova non è andata oltre questa carta: il suo effetto si attiva da solo all’infinito. Dagli un costo come «once_per_turn» o una condizione che lo concluda.
fault-trial-broken = Una partita di prova si è interrotta qui ({ $problem }). Scrivi l’effetto in un altro modo; se dovrebbe funzionare, dillo a chi si occupa dello studio.
fault-trial-program = Da questo non si possono ricavare regole, quindi nessuna partita potrebbe cominciare ({ $problem }). Scrivilo in un altro modo.
fault-trial-options = Con questo contenuto non si può preparare nessuna partita ({ $problem }). Correggi ciò che viene nominato.
fault-name-twice = «{ $is }» è anche il nome di «{ $first }».

## La lingua dei testi

fault-term = «{ $is }» non è come lo dice questo gioco: scrivi «{ $instead }». Perché: { $why }
fault-term-rendered = il testo di regole ricavato dagli effetti dice «{ $is }»; dovrebbe dire «{ $instead }». Perché: { $why } È scritto in «{ $file }».
fault-term-phrase = «{ $is }» non si può leggere come frase. Scrivi parole; «*» in fondo a una parola è qualsiasi desinenza, «#» un numero, «...» qualsiasi parola in mezzo.
fault-term-instead = il concetto non ha un termine in «{ $language }»; indica sotto «instead» che cosa scrivere.
fault-term-contradiction = «{ $is }» vieta «{ $term }», che è una forma del termine stesso.
fault-typography = { $rule ->
    [apostrophe] apostrofo dritto in «{ $is }»; scrivi { $instead }.
    [quotes] virgolette di un’altra lingua in «{ $is }»; scrivi { $instead }.
    [minus] trattino davanti a un numero in «{ $is }»; scrivi il segno meno, { $instead }.
    [ellipsis] tre punti separati in «{ $is }»; scrivi un solo carattere, { $instead }.
    [double-space] due spazi in «{ $is }»; scrivine uno.
    [space-before] spazio davanti a un segno in «{ $is }»; toglilo.
    [space-inside] spazio dentro parentesi o virgolette in «{ $is }»; toglilo.
    [space-after] manca lo spazio dopo un segno in «{ $is }»; aggiungilo.
    [decimal] «{ $is }» scrive un numero come in un’altra lingua; scrivi { $instead }.
    [percent] spazio sbagliato davanti al segno di percentuale in «{ $is }»; scrivi «{ $instead }» dopo il numero.
    [contraction] «{ $is }» lascia separate due parole che si uniscono; scrivi «{ $instead }».
    [range] trattino o spazi nell’intervallo «{ $is }»; scrivi { $instead }.
    [times] lettera x fra numeri in «{ $is }»; scrivi ×.
    [spelling] scritto male: «{ $is }»; scrivi «{ $instead }».
    [outer-quotes] virgolette interne all’esterno in «{ $is }»; scrivi { $instead }.
   *[opening] il testo ha «{ $is }», ma manca «{ $instead }».
 }

## Che cosa non va in un foglio di calcolo

fault-sheet-broken = questo non è un foglio di calcolo (.xlsx) leggibile.
fault-sheet-stale = la voce è cambiata dopo l’esportazione del foglio di calcolo; esportarlo di nuovo e riportarvi le proprie modifiche.
fault-sheet-rows = il foglio ha più di { NUMBER($most, useGrouping: 0) } righe.
fault-sheet-twice = «{ $is }» si trova già alla riga { NUMBER($first, useGrouping: 0) }.
fault-sheet-moved = la voce è cambiata dopo l’anteprima; consegnare di nuovo il file per vedere che cosa cambierebbe ora.
fault-sheet-forgotten = ciò che era stato mostrato non è più conservato; consegnare di nuovo il file.
fault-sheet-no-slug = la prima riga deve contenere i titoli delle colonne, e «slug» deve essere uno di essi.
fault-sheet-formula = la cella contiene una formula senza risultato; aprire il file in un programma di fogli di calcolo e salvarlo, oppure scrivere direttamente il valore.
fault-sheet-large = il file occupa { NUMBER($is, useGrouping: 0) } MB; il massimo è { NUMBER($most, useGrouping: 0) } MB.
fault-sheet-unpacked = decompresso, il file occupa più di { NUMBER($most, useGrouping: 0) } MB, molto più di quanto serva a un gioco. Esportarlo di nuovo e riportare le proprie modifiche.
fault-sheet-parts = il file è composto da { NUMBER($is, useGrouping: 0) } parti; ne sono ammesse { NUMBER($most, useGrouping: 0) }. Eliminare i fogli e le immagini che non appartengono al gioco.
fault-sheet-sheets = il file ha più di { NUMBER($most, useGrouping: 0) } fogli. Eliminare quelli che non appartengono al gioco.
fault-sheet-elements = il file descrive molte più righe e celle di quante ne servano a un gioco. Eliminare righe e fogli vuoti, oppure esportarlo di nuovo e riportare le proprie modifiche.
fault-sheet-strings = il file ha più di { NUMBER($most) } testi diversi. Esportarlo di nuovo e riportare le proprie modifiche.
fault-sheet-cells = il file ha più di { NUMBER($most) } celle compilate. Consegnarlo in più parti.
fault-sheet-text = il file ha più di { NUMBER($most, useGrouping: 0) } milioni di caratteri di testo. Consegnarlo in più parti.
fault-sheet-compounds = le celle composte del file (elenchi, effetti, disegni) contengono molto più di quanto serva a un gioco. Esportarlo di nuovo e riportare le proprie modifiche, oppure consegnarlo in più parti.
fault-sheet-cell = una cella ha più di { NUMBER($most) } caratteri, il massimo di un foglio di calcolo. Accorciarla.
fault-sheet-doctype = il file dichiara abbreviazioni proprie (DOCTYPE), cosa che nessun programma di fogli di calcolo fa; non viene letto. Esportarlo di nuovo e riportare le proprie modifiche.
fault-cells-many = { NUMBER($is) } voci sono troppe per cambiarle insieme; ne sono permesse { NUMBER($most) }. Filtrare l’elenco o usare il foglio di calcolo del gioco.
fault-cells-column = «{ $is }» non è una colonna le cui celle si possano cambiare qui. Aprire la voce per modificarla.
fault-change-column = scegliere la colonna da cambiare.
fault-change-no-rows = nessuna voce è scelta. Spuntare alcune righe o scegliere tutte le voci dell’elenco.
fault-change-unfit = questo non si può fare con questa colonna: i numeri si impostano, si sommano e si moltiplicano, i testi si impostano e si sostituiscono, tutto il resto si imposta.
fault-change-number = «{ $is }» non è un numero. Sono ammessi numeri come 1, −2 o 1,5.
fault-change-nothing = indicare il testo da sostituire.

## Che cosa non va in un’immagine

fault-art-large = l’immagine occupa { MEGABYTES($is) } MB; il massimo è { MEGABYTES($most) } MB.
fault-art-pixels = l’immagine ha più di { NUMBER($most, useGrouping: 0) } pixel; va rimpicciolita.
fault-art-side = l’immagine è lunga { NUMBER($is, useGrouping: 0) } pixel; nessun lato può superare { NUMBER($most, useGrouping: 0) }.
fault-art-format = questa non è un’immagine leggibile. Formati ammessi: { $allowed }.
fault-art-broken = l’immagine è danneggiata e non si può leggere fino in fondo.
fault-art-metadata = l’immagine contiene dati nascosti (autore, luogo, programma); salvarla come PNG senza metadati.
fault-art-animated = l’immagine è animata; deve avere un solo fotogramma.
fault-art-svg-broken = il disegno (SVG) non si può leggere. Aprirlo nel programma con cui è stato fatto e salvarlo di nuovo, oppure inviarlo come PNG.
fault-art-svg-heavy = il disegno (SVG) richiede troppo tempo o troppa memoria. Semplificarlo oppure inviarlo come PNG.
fault-art-unknown = questa immagine qui non esiste; caricarla di nuovo.

## Ciò che dev’essere noto dove sta una parola

fact-or = { $first } o { $last }
fact-in-play = una carta in gioco che si accorge dei momenti
fact-moment = un momento in cui accade qualcosa
fact-holder = qualcuno che abbia la carta
fact-card = una carta che si possa esaurire
fact-held-card = una carta che si possa scartare
fact-usable = una carta che si possa usare
fact-this = un nemico che porti l’effetto
fact-hero = qualcuno di cui si tratti: coinvolto dal momento o scelto
fact-enemy = un nemico di cui si tratti: coinvolto dal momento o scelto
fact-space = uno spazio di cui si tratti
fact-amount = un numero portato dal momento
fact-of-heroes = una modifica di eroi
fact-of-enemies = una modifica di nemici
fact-damage = un danno che stia per essere inflitto
