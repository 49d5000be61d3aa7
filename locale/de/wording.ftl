## Meldungen, die jemand im Studio formuliert: was an einer nicht stimmt, und was `manage.py wording` sagt.
## $line  die Zeile des Feldes, in der es steht

fault-wording-empty = die Meldung ist leer. Damit wieder der mitgelieferte Text gilt, wähle „Zurück zum mitgelieferten Text“.
fault-wording-character = Zeile { $line }: Das Zeichen { $is } kann nicht in einer Meldung stehen. Lösche es.
# $code ist die Nummer des Fehlers in der Liste von Fluent, $is das erwartete Zeichen.
fault-wording-syntax = Zeile { $line }: { $code ->
    [E0003] Hier fehlt „{ $is }“. Was geöffnet wird, muss geschlossen werden: Zu jeder { "{" } gehört eine { "}" }.
    [E0005] Hinter dem Gleichheitszeichen muss etwas stehen.
    [E0010] Einer der Fälle muss der übliche sein: Setze ein Sternchen vor seine Klammer, *[other].
    [E0011] Hinter dem Pfeil -> fehlen die Fälle, jeder in einer eigenen Zeile: [one] …, *[other] ….
    [E0012] Hier fehlt Text.
    [E0013] Zwischen den Klammern fehlt der Name des Falles: [one].
    [E0015] Nur einer der Fälle darf ein Sternchen haben.
    [E0016] Nach einer anderen Meldung kann nicht gewählt werden, nur nach einem Argument wie $count.
    [E0017] Nach einem Begriff kann nicht gewählt werden, nur nach einem Argument wie $count.
    [E0020] Ein Anführungszeichen ist nicht geschlossen.
    [E0027] Zu dieser schließenden { "}" } gibt es keine öffnende { "{" }.
    [E0028] Zwischen den Klammern muss etwas stehen: ein Argument wie { "{ $count }" }, eine Meldung oder ein Begriff.
   *[other] Das lässt sich nicht lesen ({ $code }). Vergleiche es mit dem mitgelieferten Text.
 }
fault-wording-argument = Zeile { $line }: { $is } bekommt die Meldung nicht. Sie bekommt: { $allowed }.
fault-wording-function = Zeile { $line }: Eine Funktion { $is } gibt es nicht. Es gibt: { $allowed }.
fault-wording-term = Zeile { $line }: Den Begriff { $is } gibt es in dieser Sprache nicht.
fault-wording-message = Zeile { $line }: Die Meldung { $is } gibt es nicht.
fault-wording-lost = { $is } ist verloren gegangen: Der Ausgangstext sagt es. Verwende es, oder wähle danach.
fault-wording-attribute = der Teil „.{ $is } =“ fehlt. Schreibe ihn in einer eigenen Zeile unter den Text.
fault-wording-no-value = der Text der Meldung selbst fehlt über ihren Teilen.
# $is ist, was die Bibliothek für Meldungen auf Englisch sagt.
fault-wording-case = sie lässt sich nicht sagen, wenn { $case } ({ $is }). Bessere diesen Fall aus, oder vergleiche ihn mit dem mitgelieferten Text.
# $is ist eine Karte oder ein Wort der Karten, $message die Meldung, die dort scheitert.
fault-wording-card = „{ $is }“ ließe sich damit nicht sagen: Dort scheitert { $message }. Vergleiche sie mit dem mitgelieferten Text.

wording-no-language = Eine Sprache „{ $is }“ gibt es nicht. Es gibt: { $allowed }.
wording-nothing = Es gibt nichts zu schreiben: Keine Meldung ist im Studio anders formuliert als in den Dateien.
wording-would-change = { $files ->
    [one] 1 Datei würde sich ändern.
   *[other] { $files } Dateien würden sich ändern.
 }
wording-dumped = { $messages ->
    [one] 1 Meldung steht jetzt in ihrer Datei und ist keine eigene Formulierung mehr.
   *[other] { $messages } Meldungen stehen jetzt in ihren Dateien und sind keine eigenen Formulierungen mehr.
 }

## Wovon die Meldungen einer Datei handeln

wording-subject-effects = Regeltexte
wording-subject-faces = Beschriftungen auf Vorderseiten
wording-subject-faults = Fehler
wording-subject-kinds = Namen von Arten, Feldern und Auswahlen
wording-subject-options = Optionen eines Spiels
wording-subject-play = Protokoll, Fragen und Ablehnungen
wording-subject-reports = Berichte
wording-subject-table = der Tisch
wording-subject-api = die API
wording-subject-broken = abgebrochene Spiele
wording-subject-campaign-pages = Seiten der Kampagnen
wording-subject-campaigns = Kampagnen
wording-subject-desk = das Übersetzungspult
wording-subject-games = Namen der Spiele
wording-subject-jobs = Aufträge
wording-subject-layouts = Layouts
wording-subject-own-texts = eigene Texte
wording-subject-packs = Pakete
wording-subject-printing = Druck
wording-subject-search = Suche
wording-subject-sprites = Zeichnungen
wording-subject-texts = Dateien für Übersetzer
wording-subject-trying = Einträge ausprobieren
wording-subject-wording = Formulierungen
