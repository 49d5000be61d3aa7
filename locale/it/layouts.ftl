## What is wrong with layouts (printing/layouts), icons and fonts

fault-layout-mapping = qui devono stare delle proprietà con i loro valori, non «{ $is }».
fault-layout-list = qui deve stare un elenco, non «{ $is }».
fault-layout-unknown = «{ $is }» qui non significa nulla. Ammessi: { $allowed }.
fault-layout-element = questo non è un elemento, o ne contiene più di uno: { $found }. Deve contenere esattamente uno di questi nomi: { $allowed }.
fault-layout-number = «{ $is }» non è un numero.
fault-layout-numbers = «{ $is }» non è un elenco di numeri; ne servono { $wanted }.
fault-layout-flag = «{ $is }» non è né true né false.
fault-layout-size = «{ $is }» non è un formato: scrivi il nome di un formato, [larghezza, altezza] in millimetri o una griglia con la sua cella.
fault-layout-no-size = il layout «{ $is }» è il fronte di un componente e ha bisogno di un formato.
fault-layout-contour = «{ $is }» non è un contorno: scrivi round, card o un elenco di punti [x, y].
fault-layout-folds = «{ $is }» non sono pieghe: scrivi un elenco di linee [x, y, x, y].
fault-layout-path = il tracciato non si può leggere a «{ $is }».
fault-layout-colour = «{ $is }» non è un colore. Colori di questo gioco: { $allowed }; oppure sei cifre esadecimali tra virgolette.
fault-layout-hex = «{ $is }» non è un colore: scrivi sei cifre esadecimali tra virgolette.
fault-layout-binding-form = «{ $is }» non è un collegamento: scrivi un campo, un percorso come boss.name, oppure say: e il nome di un messaggio.
fault-layout-condition = questa non è una condizione: scrivi un collegamento, oppure dei campi con i valori che devono avere.
fault-layout-message = il messaggio «{ $is }» non esiste: aggiungilo a locale/<lingua>/<gioco>/faces.ftl in ogni lingua.
fault-layout-field = { $kind } non ha il campo «{ $is }». Campi: { $allowed }.
fault-layout-deeper = «{ $is }» non porta da nessuna parte: { $path } è un valore semplice.
fault-layout-no-entry = «{ $is }» qui non si può leggere: questo componente non rappresenta alcuna voce.
fault-layout-circle = layout che tornano a sé stessi: { $circle }.
fault-layout-image-missing = accanto al layout non c’è l’immagine «{ $is }». Immagini presenti: { $allowed }.
fault-layout-flow = un flusso di testo ha bisogno del riquadro delle sue colonne, at: [x, y, larghezza, altezza], e di almeno una colonna; trovato: «{ $is }».
fault-layout-move = «{ $is }» non è uno spostamento: scrivi un valore e i millimetri verso destra e verso il basso per ogni unità, come in [item.column, 20, 0].
fault-layout-required = manca «{ $is }».
fault-layout-key-twice = la chiave «{ $is }» è già usata dal punto { $first }: ogni componente ha bisogno della sua.
fault-layout-reserved = nessun layout può chiamarsi «{ $is }»: con questa parola le voci inquadrano la loro immagine su tutti i layout. Dai un altro nome al file.
fault-layout-no-game = non ci sono layout per { $game }. Giochi con layout: { $allowed }.
fault-layout-no-components = manca components.yaml: elenca di che cosa è fatto il gioco su carta.
fault-icon-character = «{ $is }» non è un carattere di una tavolozza: un segno per ogni colore.
fault-icon-pixel = «{ $found }» nella colonna { $column } non è un colore della tavolozza.
fault-icon-view = «{ $is }» non è un riquadro: scrivi [larghezza, altezza].
fault-icon-shape = questa forma non si può leggere: { $is }.
fault-font-package = manca il carattere { $file }: installa il pacchetto { $package }.
fault-font-missing = il pacchetto { $package } non contiene il carattere { $file }; vedi printing/fonts.yaml.
fault-font-broken = il carattere { $file } non si può leggere: { $problem }.

## What is wrong with one face

fault-glyph-missing = nessun carattere tipografico ha il segno «{ $character }» ({ $code }) in «{ $text }». Scrivilo in un altro modo o aggiungi un carattere a printing/fonts.yaml.
fault-face-art-missing = l’immagine { $hash } non c’è: carica di nuovo l’illustrazione.
fault-face-unsound = non si possono disegnare carte: una voce salvata non è più adatta al suo tipo. I controlli dicono quale.
fault-face-colour = il layout chiede il colore «{ $is }», che il gioco non ha.
fault-face-icon = il layout chiede l’icona «{ $is }», che il gioco non ha.
fault-face-grid = il layout chiede una mappa e trova «{ $is }».
fault-face-page = non c’è la pagina { $is }: il libretto ne ha { $pages }.
fault-face-number = il layout ha bisogno di un numero da { $binding } e trova «{ $is }».
