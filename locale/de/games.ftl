## Testpartien: was sie von sich sagen, und warum etwas mit ihnen nicht geht

games-undone = { $known ->
    [yes] { $name } nimmt { $decisions ->
        [one] die letzte Entscheidung
       *[other] die letzten { $decisions } Entscheidungen
     } zurück.
   *[no] { $decisions ->
        [one] Die letzte Entscheidung wird
       *[other] Die letzten { $decisions } Entscheidungen werden
     } zurückgenommen.
 }

error-game-stale = Die Partie ist weitergegangen; sie steht jetzt bei Zug { $ply }.
    .hint = Den Stand neu ansehen und für diesen Zug entscheiden.
error-game-broken = Diese Partie ist defekt: Ihre Regeln haben versagt.
    .hint = Nimm die letzte Entscheidung zurück, wenn die Partie es erlaubt, und berichtige die Karte, die „entry“ nennt.
error-game-broken-content = Mit diesem Inhalt kann keine Partie beginnen.
    .hint = Berichtige die Karte, die „entry“ nennt, und spiele dann mit dem Entwurf oder einer neuen Ausgabe.
error-game-key-reused = Dieser Idempotenzschlüssel wurde schon für eine andere Anfrage verwendet.
    .hint = Für jede Entscheidung einen neuen Schlüssel verwenden und den alten nur, um dieselbe Anfrage zu wiederholen.
error-game-key = Der Idempotenzschlüssel ist länger als { $most } Zeichen oder enthält nicht druckbare.
error-game-action = Eine Aktion ist eine Liste aus vier ganzen Zahlen, wie der Stand sie unter „actions“ aufführt.
error-game-no-seat = Du schaust dieser Partie nur zu und hast keinen Platz.
    .hint = Das Token eines Platzes verwenden.
error-game-other-seat = Für Platz { $seat } entscheidest nicht du.
    .hint = Das Token dieses Platzes verwenden.
error-game-not-creator = Das darf nur, wer diese Partie angelegt hat.
error-game-no-game = Diese Partie gibt es nicht, oder sie wurde gelöscht.
error-game-no-such-game = In diesem Studio gibt es kein Spiel „{ $game }“.
    .hint = Der Endpunkt „packs“ zählt sie auf.
error-game-no-release = Von „{ $game }“ gibt es keine aktuelle Ausgabe: Es ist noch nichts veröffentlicht, oder alle Ausgaben wurden zurückgezogen.
    .hint = Eine Ausgabe veröffentlichen oder mit dem Entwurf spielen.
error-game-no-content = Die Ausgabe { $release } gibt es hier nicht.
    .hint = Sie erst veröffentlichen oder das Paket laden, aus dem sie entstand.
error-game-old-content = Die Ausgabe { $release } stammt von einer älteren Version des Studios; diese kann sie nicht mehr lesen.
    .hint = Das Spiel neu veröffentlichen und mit der neuen Ausgabe spielen.
error-game-release-and-draft = Gespielt wird mit einer Ausgabe oder mit dem Entwurf, nicht mit beidem.
error-game-no-ply = Es gibt keinen Zug { $ply }; diese Partie hat die Züge 0 bis { $most }.
error-game-no-such-seat = Diese Partie hat keinen Platz { $seat }.
error-game-seat-of-a-bot = Auf Platz { $seat } sitzt ein Bot; er braucht keinen Link.
error-game-choice = „{ $input }“ ist hier nicht möglich. Möglich: { $allowed }.
error-game-seed = Ein Startwert ist eine ganze Zahl von 0 bis { $most }.
error-game-seats = Eine Partie hat 1 bis { $most } Plätze; wie viele genau, hängt vom Spiel ab.
error-game-name = Ein Name hat höchstens { $most } Zeichen.
error-game-bot-unknown = Kein Bot heißt „{ $input }“. Es gibt: { $allowed }.
error-game-bot-bad-budget = „{ $input }“: Nach dem Doppelpunkt steht, wie lange der Bot über eine Entscheidung nachdenken darf.
    .hint = 2000 schreiben für 2000 Durchläufe oder 500ms für eine halbe Sekunde.
error-game-bot-without-budget = Der Bot „{ $input }“ denkt so lange nach, wie er braucht. Ein Budget gibt es nur für: { $allowed }.
error-game-bot-too-slow = „{ $input }“ denkt für eine Testpartie zu lange nach; höchstens { $most } sind möglich.
error-game-undo-never = In dieser Partie können Entscheidungen nicht zurückgenommen werden; so wurde sie angelegt.
error-game-undo-onlooker = Zurücknehmen kann nur, wer einen Platz hat.
error-game-undo-nothing = Es gibt keine Entscheidung, die du zurücknehmen könntest.
error-game-undo-others-decided = Inzwischen hat jemand anders entschieden.
error-game-undo-over = Die Partie ist zu Ende, und inzwischen haben alle alles gesehen.
error-game-undo-revealed = Deine letzte Entscheidung hat etwas aufgedeckt, was du vorher nicht wusstest.
error-game-export-hidden = Die Datei würde alles Verdeckte zeigen, und diese Partie läuft noch.
    .hint = Nach dem Ende exportieren. Offene Tische lassen sich jederzeit exportieren.
error-game-import-format = Das ist keine Datei einer Testpartie: „format“ muss „{ $format }“ sein und „version“ { $version }.
error-game-import-part = „{ $part }“ fehlt in der Datei oder ist nicht das, was es sein soll.
error-game-import-seats = Die Datei nennt { $seats } Plätze, ihre Partie hat aber { $wanted }.
error-game-import-too-long = Die Datei enthält mehr als { $most } Aktionen.
error-game-import-other-game = Laut Datei ist es eine Partie von „{ $input }“, ihre Ausgabe gehört aber zu „{ $game }“.
error-game-import-broken = Aktion Nummer { $number } der Datei lässt sich nicht ausführen: Die Regeln versagen ({ $entry }).
error-game-import-action = Aktion Nummer { $number } der Datei ist an ihrer Stelle nicht erlaubt: { $refusal }
    .hint = Gezählt wird ab 0. Die Datei wurde verändert oder gehört zu einer anderen Ausgabe.
error-game-import-digest = Nach allen Aktionen ist es nicht die Partie, aus der die Datei entstand.
    .hint = Die Datei wurde verändert oder mit einer anderen Fassung der Regeln erzeugt.
error-game-streams-full = Es sind zu viele Streams offen.
    .hint = Einen schließen oder stattdessen ab und zu nach dem Stand fragen. Die Kopfzeile „Retry-After“ nennt die Sekunden.
error-game-no-rules = Für „{ $game }“ gibt es noch keine Regeln, also lässt es sich nicht spielen.
