## Was `manage.py packs` meldet

packs-sound = { $pack }: fehlerfrei, { $entries ->
    [one] 1 Eintrag
   *[other] { $entries } Einträge
 } in { $languages ->
    [one] 1 Sprache
   *[other] { $languages } Sprachen
 }{ $games ->
    [0] {""}
    [one] ; 1 Partie gespielt
   *[other] ; { $games } Partien gespielt
 }.
packs-faults = { $faults } Fehler. Es wurde nichts geändert.
packs-loaded = { $pack }: { $added } hinzugefügt, { $changed } geändert, { $removed } entfernt, { $kept } mit lokalen Änderungen beibehalten.
packs-conflicts = { $entries ->
    [one] 1 Eintrag wurde
   *[other] { $entries } Einträge wurden
 } sowohl hier als auch im Paket geändert. Es wurde nichts geladen. Die Unterschiede mit „packs diff“ ansehen, dann mit --prefer mine oder --prefer theirs laden.
packs-same = { $pack }: Datenträger und Datenbank stimmen überein.
packs-dumped = { $pack }: { $written ->
    [one] 1 Datei
   *[other] { $written } Dateien
 } geschrieben, { $removed } entfernt.
packs-not-loaded = Nicht in der Datenbank: { $game }.
packs-new = Geschrieben: { $file }
packs-new-exists = Die Datei gibt es schon; sie bleibt unverändert.
packs-new-slug = Der Kurzname des Eintrags fehlt: packs new GAME KIND SLUG
packs-no-kind = Die Art { $kind } gibt es nicht.
verdict-same = auf beiden Seiten gleich
verdict-theirs = im Paket geändert
verdict-mine = hier geändert
verdict-conflict = auf beiden Seiten geändert
side-base = vorher
side-theirs = Paket
side-mine = hier
sheets-imported = { $entries ->
    [one] 1 Eintrag geändert.
   *[other] { $entries } Einträge geändert.
 }
sheets-would = { $added } neu, { $changed } geändert, { $unchanged } unverändert. Nichts wurde geschrieben.
sheets-added = neu: { $entry }
sheets-changed = geändert: { $entry }
