## Was an Kartenteilen und Abenteuern von Dungeons falsch ist. Jede Meldung sagt, was gefunden wurde und wie es zu beheben ist.

part-room = Raum
part-pool = Vorrat
part-encounter = Begegnung
part-interaction = Interaktion
part-check = Probe
part-rule = Sonderregel
part-flag = Merker
part-counter = Zähler
part-passage = Textstelle
part-victory = Sieg
part-defeat = Niederlage
part-group = Gegnergruppe
part-exit = Ausgang

fault-tile-opening-off = Die Öffnung liegt neben Feld { $is }, doch diese Seite ist nur { $high } Felder lang.
fault-tile-opening-twice = Die Öffnung „{ $is }“ liegt an derselben Stelle wie „{ $first }“; eine davon verschieben oder entfernen.
fault-tile-opening-blocked = Die Öffnung „{ $is }“ führt auf ein versperrtes Feld; das Feld frei machen oder die Öffnung verschieben.
fault-tile-arrow = Für den Pfeil gibt es keine Öffnung „{ $is }“. Öffnungen: { $allowed }.
fault-tile-point-off = Spalte { $column }, Zeile { $row } liegt nicht auf dieser Seite; sie hat { $width } mal { $height } Felder.

fault-story-unknown = Das gibt es in diesem Abenteuer nicht: { $part } „{ $is }“. Bekannt: { $allowed }.
fault-story-unused = Nichts bringt dies ins Spiel: { $part } „{ $is }“. Darauf verweisen oder es entfernen.
fault-story-never-set = Nichts ändert dies je: { $part } „{ $is }“. Eine Operation muss es tun; sonst entfernen.
fault-story-never-asked = Nichts fragt je danach: { $part } „{ $is }“. In einer Bedingung nutzen, mit einem Namen den Spielern zeigen oder entfernen.
fault-story-unreachable = Dahin können die Helden nie kommen, was sie auch tun: { $part } „{ $is }“.
fault-story-no-victory = Kein Sieg ist erreichbar, was die Helden auch tun: Ausgänge, Merker und Zähler vom Start aus verfolgen.

fault-story-threat-twice = Bedrohung { $threat } steht zweimal in der Tabelle.
fault-story-threat-other = „{ $is }“ hat Bedrohung { $other }, nicht { $threat }.
fault-story-threat-missing = Hier erscheint ein Gegner der Bedrohung { $threat }, doch in der Tabelle des Abenteuers fehlt sie. Bedrohungen in der Tabelle: { $allowed }.
fault-story-threat-unused = Nie erscheint ein Gegner der Bedrohung { $threat }; die Zeile entfernen oder einen erscheinen lassen.
fault-story-scaling-twice = Die Heldenzahl { $heroes } steht hier zweimal.
fault-story-heroes = Mindestens { $least } Helden, aber höchstens { $most }: Keine Gruppe passt.
fault-story-number = Der Würfel der Bedrohung { $threat } zeigt höchstens { $high }, nicht { $is }.
fault-story-point = Das Kartenteil des Raums „{ $room }“ hat keinen Brennpunkt Nummer { $is }; der letzte ist { $high }.
fault-story-enemy-never = Dieser Gegner erscheint bei keiner Gruppe von { $least } bis { $most } Helden.

fault-story-exit-arrow = An der Öffnung „{ $is }“ steht der Pfeil: Dort kommen die Helden herein, ein Ausgang ist nicht nötig.
fault-story-exit-nowhere = Ein Ausgang mit „leads: { $is }“ muss sagen, wohin.
fault-story-exit-behind = Der Ausgang „{ $is }“ lässt sich öffnen, nennt aber keinen Raum dahinter.
fault-story-exit-missing = Nichts sagt, was hinter der Öffnung „{ $is }“ des Raums „{ $room }“ liegt; einen Ausgang ergänzen („leads: closed“, wenn dort nichts ist).
fault-story-layouts = Die Räume lassen sich auf mehr als { $most } Arten legen, zu viele, um Überlappungen auszuschließen; die Vorräte verkleinern.
fault-story-overlap = Das Kartenteil des Raums „{ $room }“ würde das des Raums „{ $other }“ überlappen oder berühren; zwischen Kartenteilen muss ein Feld frei sein.
fault-story-tile-twice = Die Räume „{ $room }“ und „{ $other }“ können zugleich auf dem Tisch liegen, doch so oft ist das Kartenteil „{ $tile }“ nicht in der Schachtel. Beide Seiten sind eine Karte.

fault-story-start-room = Der Raum „{ $room }“ liegt am Anfang nicht auf dem Tisch.
fault-story-start-twice = Spalte { $column }, Zeile { $row } ist zweimal genannt.
fault-story-start-few = Startfelder gibt es für { $is ->
    [one] 1 Helden
   *[other] { $is } Helden
 }, mitspielen dürfen aber bis zu { $heroes }.
fault-story-space-off = Spalte { $column }, Zeile { $row } liegt nicht auf dem Kartenteil; es hat { $width } mal { $height } Felder.
fault-story-space-blocked = Das Feld in Spalte { $column }, Zeile { $row } ist versperrt; dort kann niemand stehen.
fault-story-interaction-room = Eine Interaktion, die nur an einem Ort möglich ist („{ $is }“), muss ihren Raum nennen.
fault-story-counter-start = Der Zähler beginnt bei { $is }, über seinem höchsten Wert { $most }.
fault-story-counter-never = Der Zähler „{ $counter }“ kommt nie auf { $is }; möglich ist { $least } bis { $most }.

## Was an der Stelle eines Wortes bekannt sein muss

fact-attack = ein laufender Angriff
fact-roll = ein Wurf, der noch liegt
fact-story = ein Abenteuer, zu dem es gehört
