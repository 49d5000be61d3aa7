## Che cosa dice `manage.py packs`

packs-sound = { $pack }: nessun errore, { $entries ->
    [one] 1 voce
   *[other] { $entries } voci
 } in { $languages ->
    [one] 1 lingua
   *[other] { $languages } lingue
 }{ $games ->
    [0] {""}
    [one] ; 1 partita giocata
   *[other] ; { $games } partite giocate
 }.
packs-faults = { $faults ->
    [one] 1 errore.
   *[other] { $faults } errori.
 } Non è stato modificato nulla.
packs-loaded = { $pack }: { $added ->
    [one] 1 voce aggiunta
   *[other] { $added } voci aggiunte
 }, { $changed ->
    [one] 1 modificata
   *[other] { $changed } modificate
 }, { $removed ->
    [one] 1 rimossa
   *[other] { $removed } rimosse
 }, { $kept } con modifiche locali conservate.
packs-conflicts = { $entries ->
    [one] 1 voce è stata modificata
   *[other] { $entries } voci sono state modificate
 } sia qui sia nel pacchetto. Non è stato caricato nulla. Controllare le differenze con «packs diff», poi caricare con --prefer mine o --prefer theirs.
packs-same = { $pack }: disco e database coincidono.
packs-dumped = { $pack }: { $written ->
    [one] 1 file scritto
   *[other] { $written } file scritti
 }, { $removed ->
    [one] 1 rimosso
   *[other] { $removed } rimossi
 }.
packs-not-loaded = non ancora nel database: { $game }.
packs-new = File scritto: { $file }
packs-new-exists = Il file esiste già; non è stato modificato.
packs-new-slug = Manca l’identificatore della voce: packs new GAME KIND SLUG
packs-no-kind = Il tipo { $kind } non esiste.
verdict-same = uguale da entrambe le parti
verdict-theirs = modificato nel pacchetto
verdict-mine = modificato qui
verdict-conflict = modificato da entrambe le parti
side-base = prima
side-theirs = pacchetto
side-mine = qui
sheets-imported = { $entries ->
    [one] 1 voce modificata.
   *[other] { $entries } voci modificate.
 }
sheets-would = Aggiunte: { $added }; modificate: { $changed }; invariate: { $unchanged }. Non è stato scritto nulla.
sheets-added = aggiunta: { $entry }
sheets-changed = modificata: { $entry }
