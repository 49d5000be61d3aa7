## Fogli, esportazioni e centro stampa

# Formati dei componenti; dietro ogni nome ci sono i millimetri.
size-shown = { $name } ({ $width } × { $height } mm)
size-custom = Su misura
size-poker = Poker
size-bridge = Bridge
size-mini = Mini
size-tarot = Tarocchi
size-square = Quadrata
size-large-square = Quadrata grande
size-euro = Euro
size-mini-euro = Mini Euro
size-jumbo = Jumbo
size-a6 = A6
size-a5 = A5
size-a4 = A4

## Che cosa non va in un modello o in un ordine

fault-preset-unknown = non esiste un modello di stampa «{ $is }». Modelli: { $allowed }.
fault-preset-circle = questo modello estende «{ $is }», che a sua volta estende questo. Uno dei due deve reggersi da solo.
fault-preset-length = «{ $is }» non è una lunghezza valida qui: sono ammessi da { $low } a { $high } millimetri.
fault-sheet-no-slot = { $piece } misura { $width } × { $height } mm e non sta in nessuno spazio di «{ $preset }». Lascialo fuori o scegli un altro modello.
fault-print-card = in questo gioco non c’è nessuna carta né altro pezzo «{ $is }». Indicalo con tipo e sigla, come hero/sweety.
fault-print-nothing = di quel che è stato scelto questo gioco non ha nulla: controlla parti e carte.
fault-print-untranslated = { $count ->
    [one] 1 testo non è tradotto
   *[other] { $count } testi non sono tradotti
 } (lingua: { $language }): { $texts }. { $count ->
    [one] Traducilo
   *[other] Traducili
 }, oppure ammetti testi non tradotti per questa stampa.
fault-print-rules-lacking = { $count ->
    [one] 1 testo delle regole non è
   *[other] { $count } testi delle regole non sono
 } nella lingua richiesta ({ $language }) ma in { $spoken }, perché le mancano ancora le frasi: { $cards }. Messaggi mancanti: { $messages }. Aggiungili in locale/{ $language }, oppure ammetti testi non tradotti per questa stampa.
fault-print-labels-lacking = { $count ->
    [one] 1 etichetta non è
   *[other] { $count } etichette non sono
 } nella lingua richiesta ({ $language }) ma in { $spoken }: { $messages }. Facce che { $count ->
    [one] la
   *[other] le
 } portano: { $cards }. { $count ->
    [one] Aggiungila
   *[other] Aggiungile
 } in locale/{ $language }, oppure ammetti testi non tradotti per questa stampa.
fault-print-notes-lacking = { $count ->
    [one] 1 nota accanto alle facce (margini, segnalibri) non è
   *[other] { $count } note accanto alle facce (margini, segnalibri) non sono
 } nella lingua richiesta ({ $language }) ma in { $spoken }: { $messages }. { $count ->
    [one] Aggiungila
   *[other] Aggiungile
 } in locale/{ $language }.
fault-print-disk-full = { $path }: il disco è pieno. Non è stato scritto nulla; libera spazio o scegli un’altra cartella.
fault-print-cannot-write = impossibile scrivere { $path }: { $reason }. Non è stato scritto nulla.
fault-print-release = non esiste l’edizione { $is } di questo gioco. Edizioni: { $allowed }.
fault-print-old-release = impossibile confrontare con l’edizione { $is }: il suo contenuto ha una forma che questa versione dello studio non legge.
fault-print-no-layouts = { $game } non ha ancora una veste grafica: non se ne può stampare nulla.
fault-print-no-pack = in { $path } non c’è nessun pacchetto.
fault-print-all-withdrawn = tutte le edizioni di { $game } sono state ritirate: indicane una (--release), stampa la bozza o pubblicane una nuova.
fault-print-no-content = il database non ha ancora contenuti per { $game }: carica prima un pacchetto (manage.py packs load).
fault-print-printer = non esiste una stampante «{ $is }». Stampanti: { $allowed }.
fault-print-interrupted = lo studio è stato fermato durante questa stampa. Ordinala di nuovo.
fault-print-broken = qualcosa è andato storto nello studio stesso: { $problem }. Non è stato scritto nulla.

## Che cosa dicono i fogli accanto ai pezzi

sheet-release = edizione { $number }
sheet-draft = bozza
sheet-title = { $game }, { $edition }: da stampare e giocare
sheet-subject = contenuto { $release }, modello { $preset }
sheet-label-front = { $sheet } fronte
sheet-label-back = { $sheet } retro
sheet-place-front = foglio { $sheet } di { $sheets }, fronte
sheet-place-back = foglio { $sheet } di { $sheets }, retro

## Il resoconto dei testi che non ci stanno

side-front = fronte
side-back = retro
side-page = pagina { $number }
overflow-title = { $game } ({ $language }): testi che non ci stanno
overflow-high = { $title } ({ $key }, { $side }, { $language }): a { $field } mancano { $missing } mm di altezza, anche a { $size } pt.
overflow-wide = { $title } ({ $key }, { $side }, { $language }): una parola di { $field } è troppo larga di { $missing } mm, anche a { $size } pt.
fit-high = A questo testo servono { $missing } mm di altezza in più, anche a { $size } pt.
fit-wide = Una parola sporge di { $missing } mm, anche a { $size } pt.
fit-small = Composto in un corpo molto piccolo per starci: { $size } pt invece di { $normal } pt.
picture-fine = { $dpi } dpi in una cornice di { $width } × { $height } mm.
picture-sharp = Pochi colori: stampata come quadretti nitidi, { $dpi } per pollice, in una cornice di { $width } × { $height } mm.
picture-soft = Solo { $dpi } dpi in una cornice di { $width } × { $height } mm: in stampa risulterà sfocata. Le tipografie chiedono { $wanted } dpi; servirebbero { $across } × { $down } pixel, oppure va mostrata più piccola.

## Il tavolo virtuale

tabletop-readme = { $game } per Tabletop Simulator. Metti save.json nella cartella «Saves» del gioco. Le immagini accanto devono trovarsi all’indirizzo indicato in save.json: caricale lì, oppure stampa di nuovo con l’indirizzo al quale si trovano.

## La pagina di calibrazione

calibration-title = Calibrazione di una stampante
calibration-print = Stampa le due pagine come un solo foglio fronte-retro, al 100%, senza «adatta alla pagina». Guarda il foglio in controluce, con il fronte verso di te.
calibration-ruler = Questa linea deve misurare 100 mm. Se non è così, la stampante cambia scala.
calibration-read = La croce del retro traspare sulle scale del fronte. Leggi al centro del foglio di quanti millimetri è spostata a destra (negativo: a sinistra) e in alto (negativo: in basso), e salva i due numeri come scarto della stampante.
calibration-front = Fronte
calibration-back = Retro

## manage.py print

print-step-compose = composizione
print-step-compare = confronto
print-step-draw = disegno dei fogli
print-step-pictures = calcolo delle immagini
print-step-tabletop = preparazione del tavolo
print-step-finished = finito
print-step-interrupted = interrotta; sta per ricominciare
print-written = { $file }
print-written-pages = { $file } ({ $pages ->
    [one] 1 pagina
   *[other] { $pages } pagine
 })
print-overflows = { $count ->
    [one] 1 testo non ci sta
   *[other] { $count } testi non ci stanno
 }. L’elenco e le immagini sono in { $file }.
print-unchanged = { $game }: nulla appare diverso dall’edizione { $number }.
print-changed = { $game }, { $language }: { $count ->
    [one] 1 pezzo appare diverso
   *[other] { $count } pezzi appaiono diversi
 } rispetto all’edizione { $number }.
print-removed = { $game }, { $language }: non più nella scatola: { $pieces }.
print-stopped = Fermato. Non è stato scritto nulla.
print-refused = { $count ->
    [one] 1 errore. Non è stato stampato nulla.
   *[other] { $count } errori. Non è stato stampato nulla.
 }
print-refused-games = { $games } non si è potuto stampare, vedi sopra. Il resto è stampato.
print-bad-setting = --set: «{ $is }» non ha la forma campo=valore.
print-list-sizes = Formati:
print-list-presets = Modelli di stampa:
print-list-parts = Parti di { $game }:
print-preset-line = { $preset }: { $label } ({ $count ->
    [one] 1 carta da poker per foglio
   *[other] { $count } carte da poker per foglio
 })

## I modelli di stampa

preset-a3-bleed = A3, con abbondanza completa
preset-a3-touching = A3, bordo a bordo
preset-a4-bleed = A4, con abbondanza completa
preset-a4-draft = A4, bozza veloce: grigio, poco inchiostro, solo fronti
preset-a4-gutterfold = A4, da piegare e incollare (stampanti solo fronte)
preset-a4-perforated = A4, fogli perforati da dieci carte (85 × 54 mm)
preset-a4-plotter = A4, per plotter da taglio
preset-a4-proof = A4, prova con margini di sicurezza
preset-a4-touching = A4, bordo a bordo
preset-letter-bleed = Letter, con abbondanza
preset-letter-draft = Letter, bozza veloce: grigio, poco inchiostro, solo fronti
preset-letter-gutterfold = Letter, da piegare e incollare (stampanti solo fronte)
preset-letter-touching = Letter, bordo a bordo
preset-shop = Per tipografie: una pagina per faccia, con abbondanza
