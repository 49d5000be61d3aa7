## The API: what it says of itself, and its refusals

api-root = Die API eines Tilewright-Studios: Inhalte, Ausgaben, Testpartien, Kampagnen und Drucke.

error-token-missing = Niemand ist angemeldet, und es wurde kein Token mitgeschickt.
    .hint = Schick ein Token in der Kopfzeile „Authorization: Bearer …“ mit. Tokens werden im Studio unter „Tokens“ ausgestellt.
error-token-invalid = Dieses Token ist nicht gültig.
    .hint = Es ist abgelaufen, wurde widerrufen oder ist unvollständig. Stell im Studio unter „Tokens“ ein neues aus.
error-scope-missing = Dieses Token darf dafür nicht verwendet werden: Ihm fehlt der Bereich „{ $scope }“.
    .hint = Stell ein Token mit diesem Bereich aus.
error-role-missing = Die Rolle der Person, der dieses Token gehört, erlaubt „{ $scope }“ nicht.
    .hint = Bitte die Studioleitung um eine andere Rolle.
error-not-allowed = Deine Rolle in diesem Studio umfasst das nicht („{ $right }“).
    .hint = Frag die Studioleitung, ob sie es sollte.
error-forbidden = Diese Anfrage wird abgelehnt.
    .hint = Wer im Browser angemeldet ist, muss wie die Formulare das CSRF-Token mitschicken.
error-not-found = Unter dieser Adresse gibt es nichts.
    .hint = Prüf die Namen und Kennungen darin; vielleicht wurde etwas umbenannt oder gelöscht.
error-unknown-version = Eine Version „{ $is }“ der API gibt es nicht. Versionen: { $allowed }.
error-method = Diese Adresse beantwortet diese Methode nicht.
    .hint = Die Kopfzeile „Allow“ nennt die Methoden, die sie beantwortet.
error-not-acceptable = Diese Adresse kann nicht im verlangten Medientyp antworten.
    .hint = Lass „Accept“ weg oder erlaube application/json.
error-media-type = Der Inhalt der Anfrage hat einen Medientyp, der hier nicht gelesen wird.
    .hint = Schick JSON mit „Content-Type: application/json“.
error-malformed = Die Anfrage lässt sich nicht lesen.
error-malformed-json = Der Inhalt ist kein gültiges JSON; der Fehler steht in Zeile { $line }, Spalte { $column }.
    .hint = Schick genau einen JSON-Wert in UTF-8.
error-malformed-text = Ein Text enthält Zeichen, die sich nicht speichern lassen.
    .hint = Lass NUL und halbe Surrogatpaare weg.
error-too-deep = Listen und Objekte sind mehr als { $most } Ebenen tief verschachtelt.
error-too-large-number = Eine Zahl ist zu groß; die größte ist { $most }.
error-too-large = Die Anfrage ist zu groß.
error-throttled = Zu viele Anfragen. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
 } wieder.
    .hint = Die Kopfzeile „Retry-After“ nennt die Sekunden.
error-unknown-language = Die Sprache „{ $is }“ gibt es hier nicht. Sprachen: { $allowed }.
error-internal = Im Studio ist etwas schiefgegangen; es steht im Protokoll.
    .hint = Versuch es noch einmal. Geht es wieder schief, sag denen Bescheid, die das Studio betreiben.
error-too-long = Die Adresse ist zu lang: höchstens { $most } Zeichen.
error-database-busy = Das Studio hat gerade sehr viel zu tun; es wurde nichts geändert.
    .hint = Versuche es in { $seconds } Sekunden noch einmal; die Kopfzeile „Retry-After“ sagt es auch.
error-database-storage = Das Studio kann gerade nichts speichern: Seine Festplatte ist voll oder schreibgeschützt. Es wurde nichts geändert.
    .hint = Sag es der Person, die das Studio betreibt.
error-rules = Das Spiel lehnt das ab: { $problem }

error-invalid = An dem, was geschickt wurde, { $n ->
    [one] ist 1 Angabe
   *[other] sind { $n } Angaben
 } falsch.
    .hint = „details“ führt jede mit ihrem Pfad auf.
error-stale = Inzwischen hat jemand anderes gespeichert ({ $by }); es ist jetzt Version { $version }.
    .hint = „conflict“ zeigt beide Seiten. Schick deine Änderung mit der neuen Version noch einmal.
error-in-use = { $n ->
    [one] 1 anderer Eintrag verweist
   *[other] { $n } andere Einträge verweisen
 } auf diesen, deshalb lässt er sich nicht löschen.
    .hint = Ändere zuerst die Einträge, die in „details“ stehen.
error-mentioned = { $kind }/{ $slug } verweist darauf.
error-frozen-slug = „{ $slug }“ ist veröffentlicht und behält seinen Namen für immer.
error-withdrawn = Ausgabe { $number } wurde zurückgezogen: { $reason }
    .hint = Ändere den Inhalt, nenne eine andere Ausgabe, oder lass einen Inhaber die Rücknahme aufheben.
error-not-withdrawn = Ausgabe { $number } ist nicht zurückgezogen.
error-content-changed = Der Inhalt hat sich geändert, seit du ihn angesehen hast.
    .hint = Sieh ihn dir noch einmal an und veröffentliche dann, was du siehst.
error-checks-failed = { $n ->
    [one] 1 Fehler steht
   *[other] { $n } Fehler stehen
 } der Veröffentlichung im Weg.
    .hint = „details“ führt jeden mit seinem Ort auf.
error-too-many-prints = Du hast zu viele Drucke in Arbeit.
    .hint = Warte, bis einer fertig ist, oder brich einen ab.

api-docs = API
api-docs-intro = Alles hier lässt sich mit den eigenen Rechten ausprobieren; Programme benutzen einen Token.
api-docs-tokens = Zu den Tokens
api-docs-subjects = Themen
api-docs-parameters = Parameter
api-docs-body = Was gesendet wird
api-docs-send = Senden
api-docs-answer = Die Antwort
api-docs-answers = Antworten

job-waiting = wartet
job-running = in Arbeit
job-paused = angehalten
job-done = fertig
job-failed = gescheitert
job-cancelled = abgebrochen

error-near = Diesen Namen gibt es nicht.
    .hint = Meintest du „{ $near }“?
error-unknown-game = Ein Spiel „{ $is }“ gibt es hier nicht. Spiele: { $allowed }.
error-unknown-kind = Dieses Spiel hat keine Art „{ $is }“. Arten: { $allowed }.
error-unknown-entry = Einen Eintrag „{ $is }“ der Art „{ $kind }“ gibt es nicht.
    .hint = Die Liste der Einträge nennt alle.
error-unknown-release = Eine Ausgabe { $is } gibt es von diesem Spiel nicht. Ausgaben: { $allowed }.
error-unknown-art = Ein Bild mit dem Hash „{ $is }“ gibt es nicht.
error-unknown-job = Diesen Auftrag gibt es nicht.
    .hint = Kennungen von Aufträgen bekommst du, wenn du etwas bestellst; gelöschte Aufträge sind weg.
error-unknown-job-kind = Aufträge der Art „{ $is }“ gibt es nicht. Arten: { $allowed }.
error-unknown-file = Dieser Auftrag hat keine Datei „{ $is }“.
    .hint = Das Ergebnis des Auftrags führt seine Dateien auf.
error-old-release = Diese Ausgabe hat eine Form, die diese Version des Studios nicht lesen kann.
    .hint = Veröffentliche den Inhalt neu.
error-no-page = Eine Seite { $page } gibt es nicht; die letzte ist { $pages }.
error-no-if-match = Die Kopfzeile „If-Match“ fehlt.
    .hint = Schick das ETag oder die Version, die du gelesen hast, damit niemandes Arbeit ungesehen überschrieben wird.
error-if-match = „{ $is }“ in „If-Match“ ist weder das ETag eines Eintrags noch eine Version.
    .hint = Schick das ETag, das mit dem Eintrag kam, zum Beispiel "7-0f3c".
error-invalid-query = { $n ->
    [one] 1 Parameter der Adresse ist
   *[other] { $n } Parameter der Adresse sind
 } falsch.
    .hint = „details“ führt jeden auf.
error-parameter-unknown = Einen Parameter „{ $is }“ gibt es hier nicht. Parameter: { $allowed }.
error-parameter-twice = Der Parameter „{ $is }“ ist mehrfach angegeben.
error-state-missing = „translation“ sagt, in welcher Sprache ein Zustand gemeint ist, aber „state“ fehlt.
error-field-unknown = Ein Feld „{ $is }“ gibt es hier nicht. Felder: { $allowed }.
error-not-printable = Für „{ $game }“ gibt es keine Layouts, also lässt sich nichts davon drucken.
error-no-release = Von „{ $game }“ gibt es keine aktuelle Ausgabe: Es ist noch nichts veröffentlicht, oder alle Ausgaben wurden zurückgezogen.
    .hint = Veröffentliche es zuerst oder verlange den Entwurf.
error-draft-or-release = Ein Entwurf und eine Ausgabe werden zugleich verlangt.
    .hint = Lass eines von beiden weg.
error-print-failed = Der Druck ist gescheitert.
    .hint = Die Gründe stehen in „details“.
error-job-open = Der Auftrag ist noch in Arbeit.
    .hint = Brich ihn zuerst ab.
error-job-over = Der Auftrag ist zu Ende; es gibt nichts abzubrechen.

## Tokens

fault-token-name = Ein Token braucht einen Namen von 1 bis { $most } Zeichen.
fault-token-no-scope = Ein Token braucht mindestens einen Bereich. Bereiche: { $allowed }.
fault-token-too-many = Es gibt schon { $most } gültige Tokens. Widerruf zuerst einige.
token-no-user = Eine Person „{ $name }“ gibt es nicht.
token-shown-once = Das ist das Token. Es wird nur jetzt angezeigt: Bewahr es sicher auf.
token-unknown = Ein Token mit der Kennung „{ $id }“ gibt es nicht.
token-is-revoked = „{ $name }“ ist widerrufen.
token-valid = gültig
token-revoked = widerrufen
token-expired = abgelaufen

tokens = Tokens
tokens-intro = Mit einem Token handelt ein Programm für dich. Es darf nie mehr als deine Rolle, und wer es hat, kann es benutzen: Behandle es wie ein Passwort.
tokens-docs = Was sich damit machen lässt: die API
tokens-new = Neues Token
tokens-name = Name
tokens-name-help = Wofür es ist, damit du es wiedererkennst.
tokens-scopes = Bereiche
tokens-beyond-role = Deine Rolle erlaubt das noch nicht.
tokens-lifetime = Gültig
tokens-days = { $days ->
    [one] 1 Tag lang
   *[other] { $days } Tage lang
 }
tokens-for-ever = bis es widerrufen wird
tokens-issue = Ausstellen
tokens-once = Das ist das Token. Es wird nur jetzt angezeigt: Bewahr es sicher auf.
tokens-shown = Token
tokens-example = Zum Beispiel:
tokens-list = Deine Tokens
tokens-none = Es ist noch kein Token ausgestellt.
tokens-owner = Gehört
tokens-state = Zustand
tokens-used = Zuletzt benutzt
tokens-never-used = nie
tokens-expires = Gültig bis
tokens-revoke = Widerrufen
scope-content-read = Inhalte und Ausgaben lesen
scope-content-write = Einträge und Übersetzungen bearbeiten
scope-releases-publish = veröffentlichen
scope-games-create = Testpartien anlegen
scope-games-play = in Testpartien spielen
scope-games-watch = bei Testpartien zuschauen
scope-campaigns = Kampagnen ansehen und durchführen
scope-printing = Drucke bestellen
