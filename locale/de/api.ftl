## The API: what it says of itself, and its refusals

api-root = Die API eines Tilewright-Studios: Inhalte, Veröffentlichungen, Testpartien, Kampagnen und Drucke.

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
 } auf diesen, also kann er nicht weg.
    .hint = Ändere zuerst die Einträge, die in „details“ stehen.
error-mentioned = { $kind }/{ $slug } verweist darauf.
error-frozen-slug = „{ $slug }“ ist veröffentlicht und behält seinen Namen für immer.
error-content-changed = Der Inhalt hat sich geändert, seit du ihn angesehen hast.
    .hint = Sieh ihn dir noch einmal an und veröffentliche dann, was du siehst.
error-checks-failed = { $n ->
    [one] 1 Fehler steht
   *[other] { $n } Fehler stehen
 } der Veröffentlichung im Weg.
    .hint = „details“ führt jeden mit seinem Ort auf.
error-too-many-prints = Du hast zu viele Drucke in Arbeit.
    .hint = Warte, bis einer fertig ist, oder brich einen ab.
