## Kampagnen: Was an einem Auftrag nicht stimmt

fault-campaign-empty-list = Diese Liste ist leer: Sie muss mindestens einen Wert enthalten. Lass sie weg, um mit dem Üblichen zu spielen.
fault-campaign-long-list = Diese Liste hat { NUMBER($is) } Werte; erlaubt sind { NUMBER($most) }.
fault-campaign-twice = „{ $is }“ steht schon in dieser Liste.
fault-campaign-line-up = Diese Besetzung ist für { $is } Plätze, gespielt wird aber nur mit { $seats }. Nenne einen Bot für alle Plätze oder einen für jeden.
fault-campaign-option-unknown = Es gibt keine Option „{ $is }“. Optionen dieses Spiels: { $allowed }.
fault-campaign-fixed-and-varied = „{ $is }“ steht sowohl unter options als auch unter vary: Behalte eins davon.
fault-campaign-seat-list = Dieser Wert ist für { $is } Plätze, gespielt wird aber nur mit { $seats }.
fault-campaign-bot-unknown = Es gibt keinen Bot „{ $is }“. Bots: { $allowed }.
fault-campaign-bot-budget = „{ $is }“ ist kein Budget, das dieser Bot haben kann: Schreibe mcts:200 für 200 Durchläufe oder nur den Namen.
fault-campaign-bot-clock = „{ $is }“ denkt nach der Uhr, so ließe sich keine Partie genauso wiederholen. Gib das Budget in Durchläufen an, etwa mcts:200.
fault-campaign-no-cell = So würde nichts gespielt: Keine Besetzung und keine Werte passen zur selben Anzahl von Plätzen.
fault-campaign-many-cells = Das variiert zu viel auf einmal: mehr als { NUMBER($most) } Kombinationen. Variiere weniger oder starte mehrere Kampagnen.
fault-campaign-many-games = { NUMBER($is) } Partien sind zu viele ({ NUMBER($cells) } Kombinationen mit je so vielen Startwerten); erlaubt sind { NUMBER($most) }.
fault-campaign-broken-content = ein Inhalt, mit dem keine Partie beginnen kann: { $reason }
fault-campaign-refused = Eine Partie mit { $seats } Plätzen lässt sich so nicht aufbauen: { $reason }

## Warum eine Kampagne gescheitert ist

fault-campaign-failed-no-cluster = Der Cluster { $address } ist nicht erreichbar: { $problem }. Prüfe die Adresse und ob der Scheduler läuft, und setze dann fort.
fault-campaign-failed-cluster-lost = Die Verbindung zum Cluster { $address } ist abgerissen. Alles Fertige bleibt erhalten: Setze fort, wenn der Cluster wieder da ist.
fault-campaign-failed-other-rules = Ein Worker des Clusters { $address } läuft mit einer anderen Version des Studios. Installiere überall dieselbe Version und setze dann fort.
fault-campaign-failed-bare-worker = Auf einem Worker des Clusters { $address } ist das Studio nicht installiert: { $problem }. Installiere es dort und setze dann fort.
fault-campaign-failed-kills-workers = Block { NUMBER($chunk) } hat seine Worker immer wieder zum Absturz gebracht. Prüfe den Speicher der Worker und setze dann fort.
fault-campaign-failed-rules-changed = Die Regeln des Studios haben sich geändert, seit diese Kampagne begann; ihre Partien würden nicht mehr zusammenpassen. Starte eine neue.
fault-campaign-failed-interrupted = Sie wurde mehrmals begonnen und brach jedes Mal ab, bevor etwas fertig war. Setze fort, um es noch einmal zu versuchen.
fault-campaign-failed-broken = Etwas Unerwartetes ist schiefgegangen: { $problem }. Alles Fertige bleibt erhalten; setze fort, um es noch einmal zu versuchen.

## Was nicht geht

campaign-error-too-many = Du hast schon { NUMBER($most) } Kampagnen in Arbeit. Warte auf eine davon oder brich eine ab.
campaign-error-no-release = { $game } hat keine aktuelle Ausgabe: Es ist noch nichts veröffentlicht, oder alle Ausgaben wurden zurückgezogen. Veröffentliche eine oder spiele den Entwurf.
campaign-error-cannot-pause = Nur eine Kampagne, die wartet oder läuft, lässt sich anhalten; Zustand dieser Kampagne: { $state }.
campaign-error-cannot-resume = Nur eine angehaltene oder gescheiterte Kampagne lässt sich fortsetzen; Zustand dieser Kampagne: { $state }.
campaign-error-cannot-cancel = Diese Kampagne lässt sich nicht mehr abbrechen; ihr Zustand: { $state }.
campaign-error-cannot-delete = Brich diese Kampagne ab, bevor du sie löschst; ihr Zustand: { $state }.
campaign-error-no-game = Es gibt keine Partie { $number }: Die Partien dieser Kampagne sind von 0 bis { $most } nummeriert.
campaign-error-replay-differs = Partie { $number } endet nicht mehr wie damals: Die Regeln haben sich seither geändert.

campaign-state-waiting = wartet
campaign-state-running = läuft
campaign-state-paused = angehalten
campaign-state-cancelled = abgebrochen
campaign-state-done = fertig
campaign-state-failed = gescheitert
campaign-step-play = wird gespielt
campaign-step-interrupted = unterbrochen; wird gleich fortgesetzt

duration-seconds = { $seconds } s
duration-minutes = { $minutes } min { $seconds } s
duration-hours = { $hours } h { $minutes } min

## manage.py playtest

playtest-plan = { $game }, { $content }: { NUMBER($games) } { $games ->
    [one] Partie
   *[other] Partien
 } in { NUMBER($cells) } { $cells ->
    [one] Kombination
   *[other] Kombinationen
 }
playtest-release = Ausgabe { $number }
playtest-draft = der Entwurf
playtest-id = Kampagne { $id }
playtest-bar = { NUMBER($done) } von { NUMBER($total) } Partien, { NUMBER($rate, maximumFractionDigits: 1) } Partien/s, noch { $left }
playtest-bar-begun = { NUMBER($done) } von { NUMBER($total) } Partien
playtest-bar-no-workers = { NUMBER($done) } von { NUMBER($total) } Partien, wartet auf Worker
playtest-done = { NUMBER($games) } { $games ->
    [one] Partie
   *[other] Partien
 } in { $took }. Prüfsumme { $digest }
playtest-broken = { NUMBER($count) } { $count ->
    [one] Partie kam
   *[other] Partien kamen
 } nicht zu einem Ende. Die erste: Partie { $number }, { $fault }
playtest-paused = Angehalten; alles Fertige bleibt erhalten. Weiter geht es mit: manage.py playtest --resume { $id }
playtest-stopped = Zustand der Kampagne: { $state }.
playtest-none = Es gibt noch keine Kampagnen.
playtest-no-campaign = Es gibt keine Kampagne „{ $is }“. manage.py playtest --list zeigt alle.
playtest-many-campaigns = Mehrere Kampagnen beginnen mit „{ $is }“: Schreibe mehr vom Namen.
playtest-taken = Kampagne { $id } wird schon von jemand anderem ausgeführt. Halte sie zuerst an.
playtest-refused = Der Auftrag wurde abgelehnt: { NUMBER($count) } Fehler.
playtest-no-game = Es gibt kein Spiel „{ $is }“. Spiele: { $allowed }.
playtest-name-game = Nenne das Spiel, das gespielt werden soll. Spiele: { $allowed }.
playtest-no-pack = { $game } ist noch nicht in der Datenbank: Führe zuerst manage.py setup aus.
playtest-no-database = Die Datenbank ist noch nicht eingerichtet: Führe zuerst manage.py setup aus.
playtest-no-release = { $game } hat keine Ausgabe { $number }. Ausgaben: { $allowed }.
playtest-bad-grid = „{ $is }“ ist nicht lesbar: Schreibe SCHLÜSSEL=Wert,Wert, etwa --grid boss=erster_boss,zweiter_boss. Listen und Zahlen werden als YAML geschrieben.
