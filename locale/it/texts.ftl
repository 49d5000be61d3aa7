## Che cosa non va in un file di traduzione

fault-texts-none = nessun testo corrisponde a questi filtri: non c’è nulla da mettere in un file.
fault-texts-sources = i testi sono scritti in più lingue ({ $languages }) e un file ne ha una sola. Scegliere un gioco.
fault-texts-format = questo non è un file di traduzione leggibile: { $allowed }, oppure uno zip con uno di essi.
fault-texts-many = il file ha più di { NUMBER($most) } testi; consegnarlo in più parti.
fault-texts-huge = il file contiene molto più di quanto serva ai testi di un gioco; scaricarlo di nuovo e riportarvi le proprie traduzioni.
fault-texts-xml = questo non è XML ({ $why }); aprire il file nel programma da cui proviene e salvarlo di nuovo.
fault-texts-doctype = il file dichiara abbreviazioni proprie (DOCTYPE), come nessun programma di traduzione fa; non viene letto. Scaricarlo di nuovo e riportarvi le proprie traduzioni.
fault-texts-encoding = i caratteri del file non sono leggibili; salvarlo come UTF-8.
fault-texts-po = questa non è una riga di un file PO: «{ $is }».
fault-texts-csv = questo non è CSV ({ $why }); salvare il file come «CSV UTF-8».
fault-texts-columns = la prima riga deve contenere i titoli delle colonne; mancano: { $missing }.
fault-texts-sheet = il file non ha alcun foglio «{ $wanted }», ma: { $is }.
fault-texts-archive = lo zip è danneggiato; comprimerlo di nuovo.
fault-texts-bundle = uno zip deve contenere un solo file di traduzione ({ $allowed }); questo ne contiene { NUMBER($count) }.
fault-texts-languages = il file è per più lingue ({ $first } e { $is }); consegnare un file per ciascuna.
fault-texts-unknown-language = il file è per «{ $is }», che non è una lingua dello studio: { $allowed }.
fault-texts-other-language = il file è per «{ $is }», non per «{ $wanted }».
fault-texts-not-yours = il file è per «{ $is }»; le tue lingue sono: { $allowed }. Un proprietario può aggiungerne una.
fault-texts-unknown = il testo «{ $is }» non esiste, o non esiste più.
fault-texts-twice = il testo compare più volte nel file.
fault-texts-partly = solo una parte del testo è tradotta.
fault-texts-moved = il testo è cambiato dopo l’anteprima; consegnare di nuovo il file per vedere che cosa cambierebbe ora.
fault-texts-source-changed = Il testo originale è cambiato da quando il file è stato creato: questa traduzione risponde a quello vecchio e sarà da aggiornare.
fault-texts-not-reviewed = Il file lo dà per revisionato; diventa una bozza, perché non puoi revisionare questo testo.
fault-texts-was-reviewed = La traduzione è revisionata; quella nuova sarà una bozza finché qualcuno non la revisiona.
fault-texts-rules-changed = Gli effetti dicono qualcosa di diverso da quando il file è stato creato: questo testo proprio sarà da aggiornare.

## Che cosa dicono i testi nel terminale

texts-exported = { $file }: { $texts ->
    [one] 1 testo
   *[other] { $texts } testi
 }.
texts-imported = { $texts ->
    [one] 1 testo scritto.
   *[other] { $texts } testi scritti.
 }
texts-would = { $changes } modificati, { $conflicts } in conflitto, { $refused } non possibili, { $unchanged } invariati, { $empty } senza traduzione. Nulla è stato scritto.
texts-left = Non scritti: { $conflicts } in conflitto, { $refused } non possibili. --dry-run li mostra, --conflicts scrive ciò che dice il file.
texts-change = modifica
texts-conflict = conflitto
texts-refused = non possibile
texts-now = nello studio
texts-why = { $format }: { $file }, { $texts ->
    [one] 1 testo
   *[other] { $texts } testi
 }
job-step-collect = raccolta dei testi
job-step-draw = disegno delle carte
