## Che cosa dice `manage.py sprites`

sprites-rendered = { $pack }: { $pictures ->
    [one] 1 immagine generata
   *[other] { $pictures } immagini generate
 }.
sprites-sound = { $pack }: senza errori, { $sprites ->
    [one] 1 disegno
   *[other] { $sprites } disegni
 }.

## Errori nei disegni a pixel

fault-sprite-no-palette = Manca la tavolozza: palette.yaml assegna un colore a ogni carattere.
fault-sprite-colour = «{ $character }: { $colour }» non è un colore della tavolozza: scrivi un carattere non ancora usato e sei cifre esadecimali tra virgolette.
fault-sprite-form = Il file deve contenere un solo disegno, da 1 a { $largest } righe e colonne, e nient’altro.
fault-sprite-row = Questa riga ha { $is } caratteri; la prima ne ha { $wanted }.
fault-sprite-character = «{ $found }», nella colonna { $column }, non è un colore della tavolozza.
fault-sprite-without-entry = A questo disegno non corrisponde nessuna voce: nel pacchetto manca «{ $wanted }».
fault-sprite-stale = «{ $picture }» non è l’immagine di questo disegno: esegui «manage.py sprites render».
