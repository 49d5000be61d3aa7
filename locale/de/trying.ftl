## Einen Eintrag ausprobieren, bevor er gespeichert ist

try-which-effect = Welcher Effekt?
try-acts = „{ $name }“ wirkt.
try-lasts = Das gilt, solange „{ $name }“ im Spiel ist.
try-in-play = „{ $name }“ ist im Spiel.
try-found = Partie { NUMBER($number, useGrouping: "false") }, { $decisions ->
    [0] am Anfang
    [one] nach einer Entscheidung
   *[other] nach { NUMBER($decisions) } Entscheidungen
}.
try-not-found = „{ $name }“ hat nichts getan.
try-played = { $games ->
    [one] Eine Partie wurde gespielt
   *[other] { NUMBER($games) } Partien wurden gespielt
}, mit { $decisions ->
    [one] einer Entscheidung
   *[other] { NUMBER($decisions) } Entscheidungen
}.
try-another = Andere Stellung
try-search-on = Weitere Partien spielen
try-cannot-act = „{ $name }“ tut in einer Partie nichts von selbst. Schnelle Partien zeigen, was sich damit ändert.

# Warum nichts geschehen ist
try-why = Warum ist nichts geschehen?
try-why-partly = Was nicht zutraf
try-why-never-in-play = Die Karte kam nie ins Spiel.
try-why-never-moment = Die Karte lag aus, aber ihr Moment kam nie.
try-why-moment = Der Moment kam, aber nicht so, wie die Karte ihn verlangt: bei jemand anderem oder mit einer anderen Zahl.
try-why-condition = Das traf nicht zu: „{ $what }“.
try-why-idle = Der Effekt hätte nichts bewirkt und begann deshalb nicht.
try-why-card = Die Karte war schon verbraucht oder nicht mehr da.
try-why-cost = { $known ->
    [yes] Das konnte nicht bezahlt werden: „{ $what }“.
   *[no] Was die Regeln dafür verlangen, konnte nicht bezahlt werden.
}
try-why-target = Es gab nichts und niemanden zur Auswahl.
try-why-fork = Der Effekt begann, aber das traf nicht zu: „{ $what }“.
try-why-times = { $why } ({ $times ->
    [one] einmal
   *[other] { NUMBER($times) }-mal
})
try-hitch = Dies ist die erste Stellung, in der die Karte hätte wirken können:

# Schritt für Schritt
try-steps = Schritt für Schritt
try-before = Vorher
try-after = Nachher
try-back = Einen Schritt zurück
try-forward = Einen Schritt weiter
try-at-first = Der Tisch davor
try-mark = diese Karte
try-decides = { $name }: { $what }
try-eyes = Aus der Sicht von { $name }.

# Schnelle Partien
try-pairs = { NUMBER($done) } von { NUMBER($total) } Partien, jede zweimal gespielt.
try-against = Einmal wie gespeichert, einmal wie im Formular; gleiche Plätze, gleiche Startwerte.
try-with-and-without = Einmal ohne den neuen Eintrag, einmal mit ihm; gleiche Plätze, gleiche Startwerte.
try-same = Im Formular steht, was gespeichert ist; beide müssen also gleich ausgehen.
try-stop = Anhalten
try-more = 20 weitere
try-progress = Gespielte Partien
try-numbers = Zahlen der schnellen Partien
try-quick-note = Alle spielen schnell und ohne vorauszudenken. So wenige Partien zeigen nur große Änderungen.
try-full-note = Der ausführliche Vergleich spielt, was gespeichert ist.
try-broken = Eine Partie ist abgebrochen.
try-broken-saved = Eine Partie ist mit dem abgebrochen, was gespeichert ist, nicht mit dem, was im Formular steht.
try-unplayable = Noch kann keine Partie gespielt werden.
try-unreadable = Andere Einträge dieses Spiels passen nicht zu ihrer Art. Die Seite zum Veröffentlichen sagt, welche.
