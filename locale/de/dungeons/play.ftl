## Dungeons am Tisch: Aktionen, Ereignisse, Ablehnungen, Spielausgang. Welche Argumente es gibt, sagt content/playwording.py.
## Nachrichten, die mit „own-“ beginnen, helfen den anderen ihrer Sprache.

dungeons-word-melee = Nahkampf
dungeons-word-ranged = Fernkampf
dungeons-word-none = nichts
dungeons-word-health = Gesundheit
dungeons-word-energy = Energie
dungeons-word-loot = Beute
dungeons-word-plain = Boden
dungeons-word-water = Wasser
dungeons-word-pit = Grube
dungeons-word-blocked = versperrt
dungeons-word-void = nichts
dungeons-word-strength = Stärke
dungeons-word-dexterity = Geschick
dungeons-word-wisdom = Weisheit
dungeons-word-charisma = Charisma
dungeons-word-north = Norden
dungeons-word-east = Osten
dungeons-word-south = Süden
dungeons-word-west = Westen
dungeons-word-front = Vorderseite
dungeons-word-back = Rückseite

# Wie Gegner im Satz stehen. Die Nachricht selbst ist der Name des Eintrags; heißt er inzwischen anders, steht nur sein Name.
dungeons-noun-enemy-brine-cantor = Solekantor
    .subject = der Solekantor
    .object = den Solekantor
dungeons-noun-enemy-knocker = Klopfgeist
    .subject = der Klopfgeist
    .object = den Klopfgeist
dungeons-noun-enemy-knocker-foreman = Klopfsteiger
    .subject = der Klopfsteiger
    .object = den Klopfsteiger
dungeons-noun-enemy-lantern-jelly = Laternenqualle
    .subject = die Laternenqualle
    .object = die Laternenqualle
dungeons-noun-enemy-mother-undertow = Mutter Sog
    .subject = Mutter Sog
    .object = Mutter Sog
dungeons-noun-enemy-pickled-knight = Eingelegter Ritter
    .subject = der Eingelegte Ritter
    .object = den Eingelegten Ritter
dungeons-noun-enemy-pickled-squire = Eingelegter Knappe
    .subject = der Eingelegte Knappe
    .object = den Eingelegten Knappen
dungeons-noun-enemy-pillar-of-salt = Salzsäule
    .subject = die Salzsäule
    .object = die Salzsäule
dungeons-noun-enemy-rock-salt-crab = Steinsalzkrabbe
    .subject = die Steinsalzkrabbe
    .object = die Steinsalzkrabbe

# Helden heißen im Satz kurz.
dungeons-noun-hero-dame-fanfare = Kapellmeisterin Tusch
    .subject = Kapellmeisterin Tusch
    .object = Kapellmeisterin Tusch
dungeons-noun-hero-gritta = Gritta die Häuerin
    .subject = Gritta
    .object = Gritta
dungeons-noun-hero-inspector-quill = Bergrat Federkiel
    .subject = Bergrat Federkiel
    .object = Bergrat Federkiel
dungeons-noun-hero-nell-blacksalt = Nele Schwarzsalz
    .subject = Nele
    .object = Nele
dungeons-noun-hero-tam-the-boiler = Tammo der Sieder
    .subject = Tammo
    .object = Tammo
dungeons-noun-hero-wick = Funzel, das Lampenmädchen
    .subject = Funzel
    .object = Funzel

own-dungeons-into = { $terrain ->
    [water] {" "}(Wasser, 2 Punkte)
    [pit] {" "}(eine Grube: 1 Schaden)
   *[other] {""}
 }
own-dungeons-hits = { $hits ->
    [0] keinen Treffer
    [one] 1 Treffer
   *[other] { $hits } Treffer
 }
own-dungeons-kind = { $type ->
    [ranged] im Fernkampf
   *[melee] im Nahkampf
 }
own-dungeons-roller = { $roller_seat ->
    [-1] den Gegner
   *[other] { $roller_subject }
 }
own-dungeons-amount = { $amount } { $resource_word }

## Aktionen

dungeons-action-card = { $definition }
dungeons-action-place = { $hero_subject } beginnt auf { $space }
dungeons-action-activate = { $hero_subject } ist als Nächstes dran
    .help = Ein Held führt bis zu zwei Aktionen aus, dann folgt der nächste. Jeder ist einmal in der Runde dran.
dungeons-action-move = Bewegen (bis zu { $speed })
    .help = Wasser kostet 2 Punkte, eine Grube tut weh. Wer durch einen unerforschten Ausgang geht, beendet damit seinen Zug.
dungeons-action-step = Nach { $direction_word } auf { $space }{ own-dungeons-into }
dungeons-action-explore = Nach { $direction_word } erkunden
    .help = Ein neues Kartenteil wird gelegt, seine Begegnung wird vorgelesen, und dein Zug endet. Nebenaktionen bleiben erlaubt.
dungeons-action-leave = Den Dungeon nach { $direction_word } verlassen
dungeons-action-stop = Hier bleiben
dungeons-action-attack = { $enemy_object } auf { $space } { own-dungeons-kind } angreifen
    .help = Jeder Würfel, der mit Modifikator 6 oder mehr zeigt, ist ein Treffer und bringt dir 1 Energie. Eine gewürfelte 6 lässt sich nicht abwehren.
dungeons-action-aim = Würfel { $die }: { $enemy } auf { $space }
dungeons-action-enemy = { $enemy } auf { $space } (Gesundheit { $health })
dungeons-action-ability = { $hero_subject }: { $definition } ({ $energy } Energie)
dungeons-action-talent = { $definition_kind ->
    [hero] Talent von { $definition_subject } einsetzen
   *[other] { $hero_subject }: „{ $definition }“ einsetzen
 }
dungeons-action-item = { $hero_subject }: „{ $card }“ einsetzen
dungeons-action-buy = { $hero_subject }: „{ $card }“ für { $price } Beute kaufen
dungeons-action-trade = { $hero_subject } tauscht mit { $other_hero_subject }
dungeons-action-give-loot = 1 Beute geben
dungeons-action-give-item = „{ $card }“ geben
dungeons-action-ask-loot = Um 1 Beute bitten
dungeons-action-ask-item = Um „{ $card }“ bitten
dungeons-action-offer = Diesen Tausch anbieten
dungeons-action-cancel = Den Tausch abbrechen
dungeons-action-interact = { $hero_subject }: { $interaction_text }
dungeons-action-end = Aktivierung beenden
    .help = Übrige Aktionen verfallen.
dungeons-action-pass = { $hero_subject }: jetzt nichts
dungeons-action-die = Die { $face }
dungeons-action-hero = { $hero }
dungeons-action-space = Feld { $space }
dungeons-action-pick = „{ $card }“
dungeons-action-option = { $text }
dungeons-action-choice = { $passage_text }
dungeons-action-face = { $face }
dungeons-action-enemy-face = { $type_word }, Gesundheit { $health }
dungeons-action-yes-consent = Dem Tausch zustimmen
dungeons-action-no-consent = Den Tausch ablehnen
dungeons-action-yes-effect = „{ $definition }“ nutzen
dungeons-action-no-effect = Auf „{ $definition }“ verzichten

## Ereignisse

dungeons-event-adventure = „{ $adventure }“
dungeons-event-introduction = { $introduction_text }
dungeons-event-chosen = Platz { $seat } nimmt „{ $definition }“.
dungeons-event-placed = { $hero_subject } steht auf { $space }.
dungeons-event-round = Runde { $round }
dungeons-event-phase = { $phase ->
    [setup] Es geht gleich los.
    [player] Die Helden sind dran.
    [enemy] Die Gegner sind dran.
   *[recovery] Alle erholen sich.
 }
dungeons-event-activated = { $hero_subject } ist dran.
dungeons-event-activation-ends = { $hero_subject } ist fertig.
dungeons-event-moved = { $cause ->
    [force] { $hero_subject } wird von { $from_space } nach { $space } bewegt.
    [placing] { $hero_subject } wird auf { $space } gestellt.
   *[other] { $hero_subject } geht von { $from_space } nach { $space }.
 }
dungeons-event-explored = { $hero_subject } erkundet: { $room_text }.
dungeons-event-laid = Legt das Kartenteil „{ $tile }“ mit der { $face_word } nach oben, { $turn ->
    [0] so wie gedruckt
    [1] eine Vierteldrehung nach rechts gedreht
    [2] um eine halbe Drehung gedreht
   *[3] eine Vierteldrehung nach links gedreht
 }, { $width } mal { $height } Felder ab { $space }.
dungeons-event-encounter = { $encounter_text }
dungeons-event-spawn-rolled = Der Gegnerwürfel zeigt { $type_word }, Gesundheit { $health }.
dungeons-event-spawned = { $enemy } erscheint auf { $space }: { $type_word }, Gesundheit { $health }.
dungeons-event-no-space = Für { $definition } ist kein Platz mehr.
dungeons-event-attack = { $hero_subject } greift { $enemy_object } { own-dungeons-kind } mit „{ $definition }“ an.
dungeons-event-enemy-attack = { $enemy_subject } greift { $hero_subject } { own-dungeons-kind } mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
 } an.
dungeons-event-die = { $face } ({ $total })
dungeons-event-rolls = { $roll ->
    [attack] Angriffswürfel für { own-dungeons-roller }: { $dice }.
    [defence] Verteidigungswürfel für { own-dungeons-roller }: { $dice }.
    [check] Würfel für die Probe: { $dice }.
    [loot] Würfelt mit dem Gegnerwürfel die Beute aus.
   *[spawn] Würfelt mit dem Gegnerwürfel aus, was erscheint.
 }
dungeons-event-rolled-dice = { $roll ->
    [attack] Angriff
    [defence] Verteidigung
    [check] Probe
    [loot] Beute
   *[spawn] Gegnerwürfel
 }: { $dice }.
dungeons-event-hits = { $hero_subject } erzielt { own-dungeons-hits }{ $energy ->
    [0] .
   *[other] {" "}und erhält { $energy } Energie.
 }
dungeons-event-critical = { $criticals ->
    [one] Ein Kritischer Treffer: Er lässt sich nicht abwehren.
   *[other] { $criticals } Kritische Treffer: Sie lassen sich nicht abwehren.
 }
dungeons-event-enemy-hits = { $enemy_subject } erzielt { own-dungeons-hits }.
dungeons-event-defence = { $blocked ->
    [0] { $hero_subject } wehrt nichts ab.
    [one] { $hero_subject } wehrt 1 Treffer ab.
   *[other] { $hero_subject } wehrt { $blocked } Treffer ab.
 }
dungeons-event-enemy-defence = { $blocked ->
    [0] { $enemy_subject } wehrt nichts ab.
    [one] { $enemy_subject } wehrt 1 Treffer ab.
   *[other] { $enemy_subject } wehrt { $blocked } Treffer ab.
 }
dungeons-event-damage = { $cause ->
    [pit] { $hero_subject } stürzt in eine Grube: { $damage } Schaden, Gesundheit { $health }.
   *[other] { $hero_subject } erleidet { $damage } Schaden: Gesundheit { $health }.
 }
dungeons-event-enemy-damage = { $cause ->
    [pit] { $enemy_subject } stürzt in eine Grube: { $damage } Schaden, Gesundheit { $health }.
   *[other] { $enemy_subject } erleidet { $damage } Schaden: Gesundheit { $health }.
 }
dungeons-event-prevented = { $hero_subject } bleibt { $amount } Schaden erspart.
dungeons-event-defeated = { $hero_seat ->
    [-1] { $enemy_subject } ist besiegt.
   *[other] { $hero_subject } besiegt { $enemy_object }.
 }
dungeons-event-loot = { $hero_subject } erhält { $loot } Beute.
dungeons-event-fallen = { $hero_subject } fällt und verlässt den Plan.
dungeons-event-revived = { $hero_subject } ist auf { $space } wieder da, mit Gesundheit { $health }.
dungeons-event-gained = { $hero_subject } erhält { own-dungeons-amount }.
dungeons-event-lost = { $hero_subject } verliert { own-dungeons-amount }.
dungeons-event-stunned = { $enemy_subject } ist betäubt.
dungeons-event-skipped = { $enemy_subject } auf { $space } ist betäubt und tut nichts.
dungeons-event-enemy-acts = { $enemy_subject } auf { $space } hat es auf niemanden abgesehen, bewegt sich aber, denn { $reasons }.
dungeons-event-enemy-target = { $type ->
    [none] { $enemy_subject } auf { $space } hat { $hero_subject } im Auge
   *[other] { $enemy_subject } auf { $space } hat es { own-dungeons-kind } auf { $hero_subject } abgesehen
 }, denn { $reasons }.
dungeons-event-enemy-line = Sichtlinie: von der { $from_corner ->
    [north-west] nordwestlichen
    [north-east] nordöstlichen
    [south-west] südwestlichen
   *[south-east] südöstlichen
 } Ecke des eigenen Feldes zur { $corner ->
    [north-west] nordwestlichen
    [north-east] nordöstlichen
    [south-west] südwestlichen
   *[south-east] südöstlichen
 } Ecke des Zielfeldes [DD-LOS-01].
dungeons-event-enemy-why = { $reason ->
    [only-one] sonst ist niemand erreichbar
    [nearest] { $clause ->
        [DD-ENEMY-04] die Karte bevorzugt den nächsten Helden
       *[other] niemand ist näher
     }
    [least-health] { $clause ->
        [DD-ENEMY-04] die Karte bevorzugt den Helden mit der geringsten Gesundheit
       *[other] von den Nächsten hat niemand weniger Gesundheit
     }
    [seat] bei Gleichstand zählt die Reihenfolge am Tisch
    [to-attack] der Weg führt dorthin, wo ein Angriff möglich ist
    [no-need-to-move] ein Angriff ist von hier aus möglich
    [out-of-reach] näher heran geht es diesmal nicht
    [hemmed-in] es gibt kein Entkommen
    [no-way-round-pits] an der Grube führt kein Weg vorbei
    [own-line] der Würfel gibt diese Kampfweise vor
    [other-line] die übliche Kampfweise ist nicht möglich
    [line-without-dice] für die andere Kampfweise gibt es keine Würfel
    [no-way] es gibt keinen Weg
    [charge] die Karte befiehlt einen Sturmlauf
    [flee] die Karte befiehlt die Flucht
    [guard] die Karte befiehlt, dieses Kartenteil zu bewachen
    [keep-distance] die Karte befiehlt, Abstand zu halten
    [most-health] die Karte bevorzugt den Helden mit der höchsten Gesundheit
    [least-energy] die Karte bevorzugt den Helden mit der wenigsten Energie
    [most-energy] die Karte bevorzugt den Helden mit der meisten Energie
    [least-loot] die Karte bevorzugt den Helden mit der wenigsten Beute
    [most-loot] die Karte bevorzugt den Helden mit der meisten Beute
    [farthest] die Karte bevorzugt den entferntesten Helden
    [own-tile] die Karte bevorzugt Helden auf demselben Kartenteil
   *[last-attacker] die Karte bevorzugt den letzten Angreifer
 } [{ $clause }]
dungeons-event-enemy-moved = { $cause ->
    [force] { $enemy_subject } wird von { $from_space } nach { $space } bewegt.
    [placing] { $enemy_subject } wird auf { $space } gestellt.
   *[other] { $enemy_subject } geht von { $from_space } nach { $space }.
 }
dungeons-event-enemy-idle = { $enemy_subject } auf { $space } tut nichts, denn { $reasons }.
dungeons-event-siphon = { $enemy_subject } saugt bei { $hero_subject } 1 Energie ab.
dungeons-event-ritual = { $enemy_subject } vollzieht ein Ritual: { $other_enemy_subject } hat nun Gesundheit { $health }.
dungeons-event-regenerated = { $enemy_subject } regeneriert: Gesundheit { $health }.
dungeons-event-enemy-healed = { $enemy_subject } erhält { $amount } Gesundheit und hat { $health }.
dungeons-event-check = { $hero_subject } muss eine Probe bestehen: { $attribute_word } { $successes }.
dungeons-event-check-result = { $passed ->
    [0] { $scored ->
        [one] 1 Erfolg: nicht bestanden.
       *[other] { $scored } Erfolge: nicht bestanden.
     }
   *[other] { $scored ->
        [one] 1 Erfolg: bestanden!
       *[other] { $scored } Erfolge: bestanden!
     }
 }
dungeons-event-check-read = Probe: { $check_text }.
dungeons-event-check-ends = { $read_text }
dungeons-event-ability = { $hero_subject } setzt die Fähigkeit „{ $definition }“ ein: { $definition_text }
dungeons-event-item = { $hero_subject } setzt „{ $card }“ ein: { $card_text }
dungeons-event-bought = { $hero_subject } kauft „{ $card }“ für { $price } Beute.
dungeons-event-turned-up = Neu in der Auslage: „{ $card }“.
dungeons-event-discarded = { $hero_subject } wirft „{ $card }“ ab.
dungeons-event-trade-offered = { $hero_subject } bietet { $other_hero_subject } einen Tausch an.
dungeons-event-traded = { $hero_subject } und { $other_hero_subject } tauschen.
dungeons-event-trade-refused = { $other_hero_subject } lehnt den Tausch mit { $hero_subject } ab.
dungeons-event-effect = { $definition_kind ->
    [hero] Das Talent von { $definition_subject } kommt zum Zug.
    [enemy] { $definition_subject } hat noch etwas auf Lager.
    [adventure] { $rule ->
        [named] Sonderregel: { $rule_text }.
       *[nameless] Eine Sonderregel des Abenteuers kommt zum Zug.
     }
   *[other] „{ $definition }“ kommt zum Zug.
 }
dungeons-event-interaction = { $hero_subject }: { $interaction_text }.
dungeons-event-interaction-read = { $read_text }
dungeons-event-passage = { $passage_text }
dungeons-event-flag = { $set ->
    [0] Nicht mehr: { $flag_text }.
   *[other] Von jetzt an: { $flag_text }.
 }
dungeons-event-counter = { $counter_text }: { $most ->
    [99] { $value }
   *[other] { $value } von { $most }
 }
dungeons-event-rule-begins = Sonderregel: { $rule_text }
dungeons-event-rule-ends = Gilt nicht mehr: { $rule_text }
dungeons-event-exit-opened = { $exit_row ->
    [0] Ein Weg öffnet sich.
   *[other] Auf { $exit_space } öffnet sich ein Weg.
 }
dungeons-event-exit-closed = { $exit_row ->
    [0] Ein Weg schließt sich.
   *[other] Auf { $exit_space } schließt sich ein Weg.
 } { $exit_text }
dungeons-event-terrain = { $space } ist nun: { $terrain_word }.
dungeons-event-escaped = { $hero_subject } verlässt den Dungeon.
dungeons-event-ended = { $ending_text }
dungeons-event-pushed = { $hero_subject } wird von { $from_space } nach { $space } geschoben.
dungeons-event-enemy-pushed = { $enemy_subject } wird von { $from_space } nach { $space } geschoben.
dungeons-event-rerolled = Erster Wurf: { $first_faces }. Neu geworfen: { $faces }.
dungeons-event-crush = Zerschmettern: { $damage } Schaden mehr.
dungeons-event-enemy-removed = { $enemy_subject } verlässt den Plan.
dungeons-event-offered = Jetzt möglich: { $interaction_text }
dungeons-event-withdrawn = Nicht mehr möglich: { $interaction_text }
dungeons-event-item-gained = { $hero_subject } hat nun „{ $card }“.
dungeons-event-revealed = { $leads ->
    [closed] Hinter dem Ausgang auf { $exit_space } geht es nicht weiter.
    [out] Der Ausgang auf { $exit_space } führt aus dem Dungeon hinaus.
    [pool] Was hinter dem Ausgang auf { $exit_space } liegt, weiß niemand.
   *[room] Hinter dem Ausgang auf { $exit_space } liegt: { $room_text }.
 }
dungeons-event-swapped = { $hero_subject } und { $enemy_subject } tauschen die Plätze.

## Spielausgang

dungeons-outcome-victory = Das Abenteuer ist gewonnen!
dungeons-outcome-defeat = Das Abenteuer ist verloren.
dungeons-outcome-all-fallen = Alle Helden sind gefallen: Das Abenteuer ist verloren.
dungeons-outcome-out-of-time = Die Zeit ist abgelaufen: Das Abenteuer ist verloren.

## Ablehnungen

dungeons-refusal-over = Das Abenteuer ist vorbei.
dungeons-refusal-not-your-decision = Das entscheidet jemand anderes.
dungeons-refusal-not-now = Das geht jetzt nicht.
dungeons-refusal-not-moving = Gerade bewegt sich niemand: Beginne erst eine Bewegung.
dungeons-refusal-not-in-anothers-space = Auf einem besetzten Feld kann niemand stehen bleiben.
dungeons-refusal-not-a-start-space = Das ist kein Startfeld.
dungeons-refusal-card-taken = Diese Karte hat schon jemand.
dungeons-refusal-not-this-card = Diese Karte kann jetzt nicht gewählt werden.
dungeons-refusal-empty-deal = Bei einem Tausch muss etwas den Besitzer wechseln.
dungeons-refusal-not-yours-to-give = Das lässt sich nicht hergeben.
dungeons-refusal-not-asked = Danach wird jetzt niemand gefragt.
dungeons-refusal-in-a-move = Erst muss die Bewegung zu Ende sein.
dungeons-refusal-no-action-left = Es ist keine Aktion mehr übrig.
dungeons-refusal-forbidden = Eine Karte oder Regel verbietet das.
dungeons-refusal-no-way = Da führt kein Weg hindurch.
dungeons-refusal-no-such-hero = Diesen Helden gibt es nicht.
dungeons-refusal-no-such-enemy = Diesen Gegner gibt es auf dem Plan nicht.
dungeons-refusal-fallen = Dieser Held ist gefallen.
dungeons-refusal-activated-already = Dieser Held war in dieser Runde schon dran.
dungeons-refusal-finish-first = Erst muss der Held fertig werden, der gerade dran ist.
dungeons-refusal-closed = Dieser Ausgang ist versperrt.
dungeons-refusal-blocked = Das Feld ist versperrt.
dungeons-refusal-too-few-points = Das kostet mehr, als übrig ist ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }).
dungeons-refusal-enemy-in-the-way = Dort steht ein Gegner.
dungeons-refusal-cannot-end-there = Dort steht jemand, und weiter reichen die Punkte nicht.
dungeons-refusal-in-anothers-space = Nicht, solange man auf dem Feld eines anderen steht.
dungeons-refusal-half-resolved = Erst muss zu Ende gebracht werden, was gerade läuft.
dungeons-refusal-no-card = An diesem Platz liegt keine Karte.
dungeons-refusal-too-dear = Das kostet { $price } Beute, und es ist nur { $loot } da.
dungeons-refusal-not-adjacent = Sie stehen nicht nebeneinander.
dungeons-refusal-nothing-to-trade = Keiner von beiden hat etwas zu tauschen.
dungeons-refusal-not-offered = Das ist hier nicht möglich.
dungeons-refusal-done-already = Das ist schon geschehen.
dungeons-refusal-not-there = Dafür steht niemand an der richtigen Stelle.
dungeons-refusal-not-usable = Die Karte kann jetzt nichts bewirken.
dungeons-refusal-not-yours = Dieser Held hat die Karte nicht.
dungeons-refusal-too-little-energy = Das kostet { $price } Energie, und es ist nur { $energy } da.
dungeons-refusal-no-dice = Für diese Art Angriff gibt es keine Würfel.
dungeons-refusal-immune = Dieser Gegner lässt sich so gerade nicht angreifen.
dungeons-refusal-not-a-target = Auf diesen Gegner kann man nicht zielen.
dungeons-refusal-only-with-reach = Schräg trifft nur eine Waffe mit Langem Arm.
dungeons-refusal-corner-blocked = An dieser Ecke vorbei lässt sich nicht zuschlagen.
dungeons-refusal-too-close = Zu nah für einen Schuss: Dazwischen muss ein Feld liegen.
dungeons-refusal-other-tile = Das Ziel steht weder auf diesem noch auf einem angrenzenden Kartenteil.
dungeons-refusal-not-between-tiles = Von einem Übergangsfeld aus kann man nur auf dessen beide Kartenteile schießen.
dungeons-refusal-no-sight = Es gibt keine Sichtlinie.

## Fragen

dungeons-question-choose = Welche Karte nimmst du?
dungeons-question-position = Wo beginnt der Held?
dungeons-question-next = Wer ist als Nächstes dran?
dungeons-question-act = Was tut { $hero_subject }?
dungeons-question-move = Wohin geht { $hero_subject }?
dungeons-question-pause = Möchte jetzt jemand etwas tun?
dungeons-question-aim = Welchem Gegner gilt dieser Würfel?
dungeons-question-trade = Was wechselt den Besitzer?
dungeons-question-consent = { $hero_subject } wird ein Tausch angeboten. Einverstanden?
dungeons-question-story = Wer legt die Probe ab?
dungeons-question-pick-die = Welcher Würfel?
dungeons-question-throw = { $left ->
    [one] Was zeigt der Würfel?
   *[other] Was zeigt der nächste der { $left } Würfel?
 }
dungeons-question-throw-enemy = { $die }: Was zeigt er?
dungeons-question-effect = „{ $definition }“ nutzen?
dungeons-question-pick-hero = „{ $definition }“: Welcher Held?
dungeons-question-pick-enemy = „{ $definition }“: Welcher Gegner?
dungeons-question-pick-space = „{ $definition }“: Welches Feld?
dungeons-question-pick-card = „{ $definition }“: Welche Karte?
dungeons-question-pick-option = „{ $definition }“: Was wählst du?

## Der Tisch

dungeons-table-adventure = { $limit ->
    [0] { $adventure }, Runde { $round }
   *[other] { $adventure }, Runde { $round } von { $limit }
 }
dungeons-table-hero = { $sign } = { $hero }: Gesundheit { $health }/{ $most }, Energie { $energy }, Beute { $loot }
dungeons-table-unchosen = noch ohne Helden
dungeons-table-fallen = gefallen
dungeons-table-escaped = entkommen
dungeons-table-active = am Zug, { $actions ->
    [one] noch 1 Aktion
   *[other] noch { $actions } Aktionen
 }
dungeons-table-done = war schon dran
dungeons-table-gear = { $equipment }; { $ability }
dungeons-table-items = Gegenstände: { $items }
dungeons-table-stats = Tempo { $speed }, Nahkampf { $melee }, Fernkampf { $ranged }, Verteidigung { $defence }
dungeons-table-enemy = { $sign } = { $enemy }: { $type_word }, Gesundheit { $health }
dungeons-table-stunned = betäubt
dungeons-table-row = Auslage: { $items }
dungeons-table-price = { $card } ({ $price })
dungeons-table-rules = In Kraft: { $rules }
dungeons-table-can = Hier möglich: { $interactions }
dungeons-table-legend = Zeichen: { $legend }
dungeons-table-legend-blocked = { $sign } versperrt
dungeons-table-legend-water = { $sign } Wasser
dungeons-table-legend-pit = { $sign } Grube
dungeons-table-legend-unexplored = { $sign } unerforscht
dungeons-table-legend-closed = { $sign } verschlossen
dungeons-table-legend-out = { $sign } Weg hinaus
dungeons-table-legend-joined = { $sign } Durchgang
