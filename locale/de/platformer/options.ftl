## Die Optionen von Platformer, und warum es sich nicht aufbauen lässt. content/playwording.py sagt, wie man sie findet.

platformer-setting-tile-set = Verlies
    .help = Aus welchen Verlieskarten das Verlies gebaut wird.
    .choice-any = Wald oder Schatten, ausgelost
    .choice-forest = Wald
    .choice-void = Schatten
    .choice-mixed = Wald und Schatten gemischt
platformer-setting-boss = Boss
    .help = Wer auf dem Boss-Level wartet.
    .choice-none = ausgelost
platformer-setting-heroes = Helden
    .help = Die Helden in der Reihenfolge der Plätze; wo keiner steht, entscheidet das Los.
    .choice-none = ausgelost
platformer-setting-first-player = Startspieler
    .help = Der Platz, der beginnt; der erste Platz ist 0.
    .choice-minus-1 = ausgelost
platformer-setting-artifacts = Artefakte
    .help = Mit zwei Artefakten spielen.
platformer-setting-larger-map = Größeres Verlies
    .help = Vier normale Level statt drei; nicht in der Solo-Variante.
platformer-setting-portal-cost = Portalpreis
    .help = Wie viele Münzen eine Reise durchs Portal kostet.
platformer-setting-collect-on = Einsammeln
    .help = Auf welche Weise ein Held ein Feld betreten muss, um die Münze oder den Kristall dort mitnehmen zu dürfen.
    .choice-none = nie
    .choice-move = Bewegung durch ein Symbol
    .choice-card = Bewegung durch eine Karte
    .choice-portal = durch ein Portal
    .choice-fall = im Fallen
    .choice-push = geschubst
    .choice-respawn = beim Aufwachen
platformer-setting-catch-ladder = Leitern fangen auf
    .help = Ein fallender Held bleibt auf einer Leiter stehen.
platformer-setting-start-bonus = Startbonus
    .help = Münzen und Kristalle der Spieler in Zugreihenfolge.
    .pair = { $gold } { $gold ->
        [one] Münze
       *[other] Münzen
     } und { $gems } { $gems ->
        [one] Kristall
       *[other] Kristalle
     }
platformer-setting-start-bonus-gold = Münzen
platformer-setting-start-bonus-gems = Kristalle
platformer-setting-boss-ignores-walls = Boss trifft durch Wände
    .help = Nicht nur die Bosskampf-Karten, auch Angriffe durch Monsterwürfel und auf Helden in Bewegung gehen durch Wände.
platformer-setting-turn-limit = Zuggrenze
    .help = Nach so vielen Zügen jedes Spielers endet das Spiel unentschieden.

platformer-option-error-solo-larger-map = Die Solo-Variante spielt im normalen Verlies. Schalte das ab oder nimm mehr Spieler.
platformer-option-error-tile-heights = Die gezogenen Verlieskarten sind nicht alle gleich hoch. Wähle ein anderes Verlies oder zeichne die Verlieskarten neu.
platformer-option-error-not-enough-tiles = Das Verlies braucht { $needed } normale Verlieskarten und 2 mit Boss-Symbol; von „{ $set }“ hat diese Ausgabe { $held } und { $boss_held }. Wähle ein anderes Verlies oder ergänze Verlieskarten.
platformer-option-error-no-enemy = Für Level { $level } ist kein Monster der Stufe { $rank } mehr da. Nimm noch eines ins Set auf.
