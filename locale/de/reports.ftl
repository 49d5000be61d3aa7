## Berichte über Kampagnen: worauf viele Partien von Bots hinauslaufen. Zahlen und Namen kommen so an, wie sie
## gezeigt werden; Anteile sind Texte („27 %“). Was ein Spiel selbst benennt, steht in <Spiel>/reports.ftl.

report-title = Testbericht: { $game }
report-subtitle = { $games } Partien { $game }
report-compare-title = Vergleich: { $game }
report-compare-subtitle = { $pairs } Paare von Partien mit gleichem Startwert
report-heading-facts = Was gespielt wurde
report-heading-findings = Das Wichtigste
report-heading-edits = Was bearbeitet wurde
report-heading-method = Wie das zu lesen ist
report-heading-page = Seite
report-heading-tables = Alle Zahlen

## Zahlen.
report-points = { $number } %-Punkte
    .help = %-Punkte: Prozentpunkte
report-below = < { $number }
report-span = { $low } bis { $high }
report-sample = n = { $number }
report-times = { $number ->
    [one] einmal
   *[other] { $number }-mal
}
report-more = { $number ->
    [one] ein weiteres
   *[other] { $number } weitere
}
report-median = Median { $number }
report-place = { $place ->
    [1] Zuerst
    [2] Als Zweites
    [3] Als Drittes
    [4] Als Viertes
   *[other] Platz { $place }
}
report-players = { $number ->
    [one] 1 Person
   *[other] { $number } Personen
}
report-won-games = Gewonnene Partien

## Was gespielt wurde.
report-fact-release = Inhalt
report-fact-games = Partien
report-fact-seats = Personen
report-fact-bots = Gespielt von
report-fact-seeds = Startwerte
report-fact-broken = Gestörte Partien
report-fact-first = Vorher
report-fact-second = Nachher
report-fact-pairs = Paare
report-fact-equal = Paare mit genau gleichem Verlauf
report-games-so-far = bisher { $games } von { $planned }
report-bot-random = Zufallszüge
    .help = jede Entscheidung wird ausgelost
report-bot-planner = planender Bot
    .help = spielt den eigenen Zug in Gedanken durch und wählt den besten, den er findet
report-bot-team = Team-Bot
    .help = plant seinen Zug mit Blick auf das gemeinsame Ziel
report-bot-believer = ratender Bot
    .help = schließt aus dem, was die anderen tun, wer sie sind und was sie haben
report-bot-mcts = suchender Bot
    .help = spielt in Gedanken weiter, auch für die anderen, solange seine Bedenkzeit reicht

## Das Wichtigste, in Sätzen.
report-finding-broken = { $games ->
    [one] 1 Partie
   *[other] { NUMBER($games) } Partien
 } { $games ->
    [one] ist
   *[other] sind
 } { $known ->
    [yes] an „{ $name }“ zerbrochen
   *[no] zerbrochen, ohne dass eine Karte schuld wäre
 }; in den Zahlen { $games ->
    [one] ist sie
   *[other] sind sie
 } nicht enthalten.
report-compare-broken = { $side ->
    [1] Erster Inhalt: { $finding }
   *[other] Zweiter Inhalt: { $finding }
 }
report-finding-nothing = Noch ist keine Partie zu Ende.
report-finding-small = { $games ->
    [one] Bisher gibt es erst eine Partie: nicht mehr als ein erster Eindruck.
   *[other] Bisher gibt es erst { $games } Partien: Alles hier ist nur ein erster Eindruck.
}
report-finding-team = Die Gruppe gewinnt { $share } ihrer Partien ({ $span }).
report-finding-solo = In { $share } aller Fälle wird gewonnen ({ $span }).
report-finding-undecided = { $share } der Partien enden ohne Sieg ({ $span }).
report-finding-extremes = { $mark }: am schwersten ist { $hard } mit { $hard_share } gewonnenen Partien ({ $hard_span }), am leichtesten { $easy } mit { $easy_share } ({ $easy_span }).
report-finding-above = { $name } gewinnt öfter als erwartet: { $share } ({ $span }) statt { $fair }, n = { $of }.
report-finding-below = { $name } gewinnt seltener als erwartet: { $share } ({ $span }) statt { $fair }, n = { $of }.
report-finding-even = { $kind }: Niemand gewinnt deutlich öfter oder seltener als die anderen.
report-finding-first-above = Zu { $seats } lohnt es sich anzufangen: Wer beginnt, gewinnt { $share } der Partien ({ $span }) statt { $fair }.
report-finding-first-below = Zu { $seats } ist es ein Nachteil anzufangen: Wer beginnt, gewinnt { $share } der Partien ({ $span }) statt { $fair }.
report-finding-first-even = Zu { $seats } macht es keinen nachweisbaren Unterschied, wer anfängt: Wer beginnt, gewinnt { $share } der Partien ({ $span }), gerecht wären { $fair }.
report-finding-length = Eine Partie dauert { $median } Runden (Median); die Hälfte aller Partien dauert { $low } bis { $high }.
report-finding-only = { $kind }: Gespielt { $number ->
    [one] wurde
   *[other] wurden
 } nur { $names } ({ NUMBER($number) } von { NUMBER($of) }). Über die anderen und über das, was zu ihnen gehört, ist hier nichts gesagt.
report-finding-unused = { $way } ({ $number }): { $names }.
report-finding-fall = Die häufigste Ursache einer Niederlage ist „{ $cause }“: { $share } aller Fälle.

## Abschnitte.
report-section-who = Siege: { $kind }
report-section-together = Kombinationen
report-section-parties = Gruppen
report-section-places = Reihenfolge zu { $seats }
report-section-mark = Gewonnene Partien: { $mark }
report-section-endings = Wie Partien enden
report-section-seats = Gewonnene Partien nach Personenzahl
report-section-bots = Siege nach Bot
report-section-length = Länge der Partien
report-section-pace = Tempo
report-section-scores = Punkte im Solospiel
report-section-use = { $way }: { $kinds }
report-section-falls = Ursachen von Niederlagen
report-section-numbers = Weitere Zahlen pro Partie
report-intro-who = Anteil der Partien, die damit gewonnen wurden. Die Striche sind 95-%-Intervalle; Orange liegt deutlich über, Petrol deutlich unter der Marke.
report-intro-together = Anteil der Partien, die mit beidem gewonnen wurden; ein Punkt steht, wo es zu wenige Partien gibt.
report-intro-parties = Wer zusammen am Tisch saß: die Besten und die Schwächsten mit mindestens fünf Partien.
report-intro-places = Anteil der gewonnenen Partien nach dem Platz in der Reihenfolge.
report-intro-mark = Anteil der Partien, die die Gruppe oder irgendjemand gewonnen hat.
report-intro-endings = Anteil an allen Partien.
report-intro-seats = Anteil der Partien, die irgendjemand gewonnen hat.
report-intro-bots = Anteil der Partien, die jeder Bot gewonnen hat.
report-intro-length = Runden bis zum Ende. Das Band ist die mittlere Hälfte aller Partien.
report-intro-pace = Was eine Person bis zum Ende jeder Runde im Mittel gesammelt hat, solange mindestens die Hälfte der Partien noch läuft.
report-intro-scores = Punkte der gewonnenen Partien.
report-intro-falls = Im Mittel { $number } pro Partie.
report-chart-together = Zusammen mit: { $kind }
report-chart-endings = Wie diese Partien endeten
report-chart-length = Runden, { $players }
report-chart-pace = Pro Person und Runde
report-chart-scores = Punkte
report-chart-impact = Siege derer, die es taten, gegenüber ihrem gerechten Anteil
report-chart-impact-team = Damit gewonnene Partien gegenüber allen Partien
report-chart-use = { $way }: Anteil der Partien, in denen es vorkam
report-chart-use-most = { $way }: Anteil der Partien, in denen es vorkam, die { $number } häufigsten
report-mark-fair = gerechter Anteil
report-mark-team = alle Partien
report-axis-turns = Runden
report-axis-rounds = Runde
report-axis-points = Punkte
report-column-name = Name
report-column-entry = Karte
report-column-kind = Art
report-column-party = Gruppe
report-column-players = Personen
report-column-games = Partien
report-column-times = Wie oft
report-column-wins = Siege
report-column-share = Anteil
report-column-interval = 95-%-Intervall
report-column-against-fair = Gegenüber Marke
report-column-sample = n
report-column-mean = Mittel
report-column-median = Median
report-column-half = Mittlere Hälfte
report-column-range = Spanne
report-column-milestone = Wegmarke
report-column-cause = Ursache
report-column-number = Zahl
report-column-before = Vorher
report-column-after = Nachher
report-column-change = Änderung
report-column-chance = Durch Zufall
report-column-verdict = Urteil
report-column-users = Siege damit
report-note-use = „Siege“ sagt, wie es denen erging, die es taten. Das ist ein Zusammenhang, keine Ursache: Wer vorne liegt, kann sich auch mehr leisten.
report-note-left-out = { $number ->
    [one] Eine weitere, weniger deutliche Zeile ist weggelassen.
   *[other] { $number } weitere, weniger deutliche Zeilen sind weggelassen.
}
report-note-unused = { $way }: { $names }.
report-note-chance = „Durch Zufall“ sagt, wie oft der Zufall allein eine solche Veränderung zeigen würde, wenn die Bearbeitung nichts bewirkte; dabei ist berücksichtigt, wie viele Zahlen betrachtet werden. Unter 5 % gilt sie als verändert. „%-Punkte“ sind Prozentpunkte: Von 20 % auf 25 % sind es 5.
report-note-chance-alone = „Durch Zufall“ sagt, wie oft der Zufall allein eine solche Veränderung zeigen würde, wenn die Bearbeitung nichts bewirkte; unter 5 % ist es mehr als Zufall. „%-Punkte“ sind Prozentpunkte: Von 20 % auf 25 % sind es 5.

## Wie Einträge vorkommen; .never: die Überschrift für das, was nie so vorkam.
report-way-bought = Gekauft
    .never = Nie gekauft
    .inside = gekauft
    .note = Es zählen alle Partien, auch solche, in denen niemand es kaufen konnte, weil es nie im Laden lag.
report-way-taken = Genommen
    .never = Nie genommen
    .inside = genommen
    .note = Es zählen alle Partien, auch solche, in denen es nie offen zum Nehmen lag.
report-way-found = Gefunden
    .never = Nie gefunden
    .inside = gefunden
    .note = Es zählen alle Partien, auch solche, in denen es nie im Stapel an die Reihe kam.
report-way-used = Benutzt
    .never = Nie benutzt
    .inside = benutzt
report-way-drawn = Gezogen
    .never = Nie gezogen
    .inside = gezogen
report-way-decisive = Herausforderung gewonnen
    .never = Nie eine Herausforderung gewonnen
    .inside = Herausforderung gewonnen
report-way-sold = Verkauft
    .never = Nie verkauft
    .inside = verkauft
report-way-held = In Händen
    .never = Nie in Händen
    .inside = in Händen
report-way-revealed = Aufgedeckt
    .never = Nie aufgedeckt
    .inside = aufgedeckt
report-way-defeated = Besiegt
    .never = Nie besiegt
    .inside = besiegt
report-way-met = Im Spiel
    .never = Nie im Spiel
    .inside = im Spiel

## Zwei Fassungen mit gleichem Startwert.
report-verdict-moved = verändert
report-verdict-hint = Hinweis
report-verdict-same = unverändert
report-verdict-open = kein Beleg
report-compare-nothing = Noch ist kein Paar von Partien zu Ende.
report-compare-few = { $pairs ->
    [one] Bisher gibt es erst ein Paar: zu wenig für jede Aussage.
   *[other] Bisher gibt es erst { $pairs } Paare: zu wenige für jede Aussage.
}
report-compare-equal = Alle Paare verliefen genau gleich: Die Bearbeitung hat an diesen Partien nichts geändert.
report-compare-none = { $besides ->
    [yes] Sonst hat sich nichts über den Zufall hinaus verändert.
   *[no] Nichts hat sich über den Zufall hinaus verändert.
 } { $share } der Paare verliefen genau gleich.
report-compare-moved = { $besides ->
    [yes] { $number ->
        [one] Eine weitere Zahl hat sich über den Zufall hinaus verändert.
       *[other] { $number } weitere Zahlen haben sich über den Zufall hinaus verändert.
    }
   *[no] { $number ->
        [one] Eine Zahl hat sich über den Zufall hinaus verändert.
       *[other] { $number } Zahlen haben sich über den Zufall hinaus verändert.
    }
 }
report-compare-change = { $subject }: von { $before } auf { $after } ({ $change }; 95 %: { $span }).
report-edited-change = { $subject } { $before } → { $after }, { $change } ({ $span }), { $verdict }.
report-edited-verdict-moved = mehr als Zufall
report-edited-verdict-same = unverändert
report-edited-verdict-open = kann Zufall sein
report-edited-unseen = { $number ->
    [one] { $names } wurde bearbeitet, kam aber in keiner Zahl dieser Partien vor.
   *[other] { $names } wurden bearbeitet, kamen aber in keiner Zahl dieser Partien vor.
}
report-edit-added = neu
report-edit-removed = entfernt
report-edit-changed = geändert
report-edit-rules = Regeltext
report-compare-hints = { $number ->
    [one] Eine weitere Zahl könnte sich verändert haben: Mehr Partien würden es zeigen.
   *[other] { $number } weitere Zahlen könnten sich verändert haben: Mehr Partien würden es zeigen.
}
report-section-moved = Was sich verändert hat
report-section-edited = Was aus den bearbeiteten Karten wurde
report-section-wins = Siege vorher und nachher
report-section-usage = Andere Karten vorher und nachher
report-section-lengths = Länge und andere Zahlen vorher und nachher
report-intro-moved = Veränderung von vorher zu nachher mit ihrem 95-%-Intervall; Orange ist mehr, Petrol ist weniger. Nur was mehr als Zufall ist, obwohl so viele Zahlen betrachtet werden.
report-intro-edited = Die Frage dieses Vergleichs: Jede Zahl zu dem, was bearbeitet wurde, wird für sich geprüft.
report-intro-hints = Nichts davon ist mehr als Zufall, wenn man bedenkt, wie viele Zahlen betrachtet werden. Dies kommt dem am nächsten.
report-intro-wins = Die Startwerte sind gleich: Der Zufall teilt beiden Seiten dasselbe aus.
report-intro-usage = Anteil der Partien, in denen es vorkam.
report-intro-lengths = Mittelwerte über die Paare.
report-chart-moved = Veränderung in Prozentpunkten
report-chart-means = Veränderung der Mittelwerte: Die Achse zählt Standardabweichungen, die Zahl daneben ist die Veränderung selbst
report-subject-won = Gewonnene Partien
report-subject-turns = Runden
report-subject-actions = Entscheidungen
report-subject-score = Punkte
report-subject-who = { $name } gewinnt
report-subject-place = Platz { $place } gewinnt
report-subject-use = { $name }: { $way }
report-subject-fall = Niederlage durch: { $cause }
report-subject-reason = Ende: { $reason }
report-subject-milestone = { $milestone } (Runde)

## Anmerkungen zum Verfahren.
report-method-interval = Die Intervalle der Anteile sind Wilson-Intervalle zu 95 %: Von hundert solchen Intervallen enthalten etwa fünfundneunzig den wahren Wert. Ein Balken ist nur dann farbig und jemand nur dann unter „Das Wichtigste“ genannt, wenn das auch mit Bonferronis Korrektur für alle dort Verglichenen gilt.
report-method-small = Stichproben unter { $number } sind blass und tragen einen Stern: ein erster Eindruck, mehr nicht.
report-method-fair = Die rote Marke ist der gerechte Anteil: was alle gewännen, wenn sie gleich stark wären, gezählt über die Partien, an denen sie teilnahmen.
report-method-team = Die rote Marke ist der Anteil aller gewonnenen Partien: Die Gruppe gewinnt und verliert gemeinsam.
report-method-solo = Die rote Marke ist der Anteil aller gewonnenen Partien.
report-method-use = Anteile von Karten sind nach Partien gezählt, ihre Siege nach Personen. Bots haben diese Partien gespielt: Sie zeigen, was die Regeln belohnen, nicht, was Menschen Freude macht.
report-method-paired = Partien sind nach Einstellungen und Startwert gepaart. Anteile werden mit dem exakten Test von McNemar an den Paaren geprüft, die sich unterscheiden, ihre Intervalle sind die von Bonett und Price; Mittelwerte werden mit einem gepaarten t-Test geprüft.
report-method-edited = Was bearbeitet wurde, ist die Frage eines Vergleichs; deshalb werden seine Zahlen einzeln geprüft, ohne Korrektur: Von zwanzig, die gleich geblieben sind, sieht etwa eine so aus, als hätte sie sich verändert. Je mehr Karten auf einmal bearbeitet wurden, desto mehr fällt das ins Gewicht.
report-method-holm = Wer viele Zahlen ansieht, findet immer einige, die sich zufällig verändert haben. Eine Korrektur (die von Holm) trägt dem Rechnung, Frage für Frage (wer gewinnt, was gekauft wird, wie lange es dauert): „verändert“ gilt auch danach, „Hinweis“ nur davor.
report-method-same = „Unverändert“ heißt, dass das Intervall eine Veränderung um mehr als { $number } Prozentpunkte ausschließt; „kein Beleg“, dass mehr Partien noch eine zeigen könnten.
report-method-growing = Was hier steht, solange noch Partien hinzukommen, ist vorläufig: Wer immer wieder nachsieht, findet früher oder später etwas, das nur Zufall ist. Es zählt die fertige Kampagne.
