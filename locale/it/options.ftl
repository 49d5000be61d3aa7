## Con che cosa può cominciare una partita, e perché no. Le opzioni di ogni gioco stanno in <gioco>/options.ftl, ognuna con
## titolo, una riga d’aiuto e i nomi dei suoi valori («choice-none»: niente di scelto; «choice-minus-1»: -1).

setting-game = Gioco
setting-seats = Giocatori
setting-chance = Dadi
setting-yes = sì
setting-no = no

## L’elenco di manage.py play --options

options-heading = { $game }: da { $least } a { $most } giocatori.
options-how = Un’opzione si imposta con --option nome=valore, quante volte si vuole.
options-option = { $title }. { $help }
options-choice = { $value }: { $name }
options-range = Un numero intero da { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) }.
options-default = Predefinito: { $value }
options-example = Esempio: { $example }

## Che cosa non va. Prima c’è l’opzione; dopo, ciò che forse si intendeva e la clausola delle regole.

option-error-named = { $title } ({ $path }): { $text }
option-error-unnamed = { $path }: { $text }

option-error-other-game = Questa edizione è di { $game }, non di { $is }.
option-error-unknown-option = Un’opzione così non esiste. Esistono: { $allowed }.
option-error-missing = Manca questo dato. Servono { $allowed }.
option-error-wrong-type = Qui va { $wanted }, non «{ $is }».
option-error-length = Qui vanno insieme { $wanted } valori, non { $is }.
option-error-unreadable = «{ $is }» non si può leggere.
option-error-range = { $is } è fuori dai limiti. Si può scegliere da { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) }.
option-error-choice = «{ $is }» non è fra le scelte. Si ammette: { $allowed }.
option-error-too-few = Ne servono almeno { $least }, non { $is }.
option-error-too-many = Ci sono dati per { $is } posti, ma solo { $seats } giocatori. Togline qualcuno o fai sedere più giocatori.
option-error-no-seat = Il posto { $is } non esiste. I posti vanno da 0 a { $most }; -1 significa a sorte.
option-error-seats = Il gioco è per { $least }–{ $most } giocatori, non per { $is }.
option-error-entry = In questa edizione non esiste «{ $is }» ({ $kind }). Esistono: { $allowed }.
option-error-twice = «{ $is }» è assegnato a due posti, ma di ogni carta ce n’è una sola. Scegline un’altra per uno dei due.
option-error-not-enough = { $kinds }: ne servono { $needed }, questa edizione ne ha { $held }. Cambia le opzioni o aggiungi carte al set.
