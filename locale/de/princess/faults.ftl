## What is wrong with a set of cards of The Princess. Every message says what was found and how to mend it.

fault-princess-set-size = { $kind ->
    [character] Es gibt { $is } Charaktere; das Spiel braucht { $wanted }.
    [secret] Es gibt { $is } Geheimnisse; das Spiel braucht { $wanted }.
   *[adventure_card] Außer den Startkarten gibt es { $is } Abenteuerkarten; das Spiel braucht { $wanted }.
 }
fault-princess-one-kidnapper = Genau ein Geheimnis muss der Entführer sein; hier sind es { $is }. Setze „kidnapper: true“ nur bei einem Geheimnis.
fault-princess-one-princess = Es muss genau eine Karte der Prinzessin geben; hier { $is ->
    [one] ist es { $is }
   *[other] sind es { $is }
 }.
fault-princess-one-copy = Diese Karte gibt es nur einmal; { $is } Exemplare sind nicht möglich.
fault-princess-starting-cards = Dieser Charakter hat { $is } Startkarten statt { $wanted }. Nenne ihn bei genau { $wanted } Abenteuerkarten unter „hero“.
fault-princess-same-sign = „{ $is }“ gehört schon zu „{ $first }“; jeder Charakter hat ein eigenes Symbol und eine eigene Farbe.
fault-princess-question-mark = Außer den Startkarten trägt keine Abenteuerkarte das Fragezeichen; der Stapel ließe sich nicht vorbereiten. Gib mindestens einer „mark: question“.
fault-princess-emblem = Eine Startkarte trägt auf der Rückseite das Symbol ihres Helden („mark: emblem“), und keine andere Karte tut das.
fault-princess-no-success = Eine Karte des Dreiecks braucht einen Erfolg: einen Effekt mit „when: success“.
fault-princess-cannot-persist = Karten des Dreiecks gehen auf die Hand zurück; nur Zauber und Umgebungen können dauerhaft sein.
fault-princess-not-persistent = Was diese Karte tut, hält an; also muss sie dauerhaft sein: Setze „persistent: true“.
fault-princess-nothing-lasts = Diese Karte bleibt auf dem Tisch liegen, bewirkt dort aber nichts. Füge einen anhaltenden Effekt hinzu oder nimm „persistent“ weg.
fault-princess-free-use = Was man nach Belieben einsetzen kann, muss etwas kosten; füge Kosten wie „once_per_turn“ hinzu.

## Was an der Stelle eines Wortes bekannt sein muss

fact-triangle = eine Karte des Dreiecks
fact-spell = ein Zauber
fact-curse = ein Fluch
fact-environment = eine Umgebung
fact-opponent = eine Gegenseite
fact-challenge = eine laufende Herausforderung
fact-culprit = jemand, der es getan hat
fact-death = jemand, der gleich ausscheidet
