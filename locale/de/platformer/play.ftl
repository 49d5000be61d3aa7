## Platformer am Tisch: Aktionen, Ereignisse, Ablehnungen, Spielausgang. Welche Argumente es gibt, sagt content/playwording.py.
## Nachrichten, die mit „own-“ beginnen, helfen den anderen ihrer Sprache.

platformer-word-move = Bewegung
    .one = ein { -move(number: "one") }
    .many = { -move(number: "many") }
platformer-word-sword = Schwert
    .one = ein { -sword(number: "one") }
    .many = { -sword(number: "many") }
platformer-word-coin = Münze
    .one = ein { -coin(number: "one") }
    .many = { -coin(number: "many") }
platformer-word-hand = Hand
    .one = ein { -hand(number: "one") }
    .many = { -hand(number: "many") }
platformer-word-star = Stern
    .one = ein { -star(number: "one") }
    .many = { -star(number: "many") }
platformer-word-blank = leer
    .one = kein Symbol
    .many = leere Seiten
platformer-word-attack = Angriff
platformer-word-left = Links
platformer-word-right = Rechts
platformer-word-none = nichts

# Wie Monster im Satz stehen. Die Nachricht selbst ist der Name des Eintrags; heißt er inzwischen anders, steht nur sein Name.
platformer-noun-enemy-bouncer = Türsteher
    .subject = der Türsteher
    .object = den Türsteher
platformer-noun-enemy-coinmunk = Münzhörnchen
    .subject = das Münzhörnchen
    .object = das Münzhörnchen
platformer-noun-enemy-ent = Ent
    .subject = der Ent
    .object = den Ent
platformer-noun-enemy-ogrechestra = Ogerchester
    .subject = das Ogerchester
    .object = das Ogerchester
platformer-noun-enemy-puddling = Pfützling
    .subject = der Pfützling
    .object = den Pfützling
platformer-noun-enemy-werewolf = Werwolf
    .subject = der Werwolf
    .object = den Werwolf
platformer-noun-boss-medusa = Medusa
    .subject = Medusa
    .object = Medusa
platformer-noun-boss-overlord-ikee = Overlord Ikee
    .subject = Overlord Ikee
    .object = Overlord Ikee
platformer-noun-boss-token-stray-curl = Wilde Locke
    .subject = die Wilde Locke
    .object = die Wilde Locke
platformer-noun-boss-token-unpaid-intern = Unbezahlter Praktikant
    .subject = der Unbezahlte Praktikant
    .object = den Unbezahlten Praktikanten

own-play-gold = { $gold ->
    [one] 1 { -gold(number: "one") }
   *[other] { $gold } { -gold(number: "many") }
 }
own-play-price = { $price ->
    [one] 1 { -gold(number: "one") }
   *[other] { $price } { -gold(number: "many") }
 }
own-play-gems = { $gems ->
    [one] 1 { -gem(number: "one") }
   *[other] { $gems } { -gem(number: "many") }
 }
own-play-with-gems = mit { $gems ->
    [one] 1 { -gem(number: "one") }
   *[other] { $gems } { -gem(number: "dat") }
 }
own-play-wounds = { $wounds } { -wound }
own-play-amount = { $resource ->
    [gold] { $amount ->
        [one] 1 { -gold(number: "one") }
       *[other] { $amount } { -gold(number: "many") }
     }
    [gem] { $amount ->
        [one] 1 { -gem(number: "one") }
       *[other] { $amount } { -gem(number: "many") }
     }
   *[heart] { $amount ->
        [one] 1 { -heart(number: "one") }
       *[other] { $amount } { -heart(number: "many") }
     }
 }
own-play-loot = { $gold ->
    [0] { $gems ->
        [0] nichts
       *[other] { own-play-gems }
     }
   *[other] { $gems ->
        [0] { own-play-gold }
       *[other] { own-play-gold } und { own-play-gems }
     }
 }
own-play-direction = nach { $direction ->
    [up] oben
    [down] unten
    [left] links
   *[right] rechts
 }

## Aktionen

own-play-deed = { $symbol ->
    [move] Held bewegen
    [sword] für den Angriff
    [coin] Münze nehmen
    [hand] Monster bewegen
   *[star] Sterneffekt auslösen
 }
own-play-saved-symbol = { $face ->
    [move] { -move(number: "one") }
    [sword] { -sword(number: "one") }
    [coin] { -coin(number: "one") }
    [hand] { -hand(number: "one") }
   *[star] { -star(number: "one") }
 }
platformer-action-use = { $source ->
    [saved] Das abgespeicherte { own-play-saved-symbol } nutzen
    [extra] Das zusätzliche { own-play-saved-symbol } nutzen
   *[pool] { $face_one } nutzen
 }: { own-play-deed }
    .help = Ein Symbol aus dem Würfelpool, das auf deinem Spezialwürfel oder eines von einer Karte wird verbraucht.
platformer-action-forge = { $source ->
    [pair_saved] { $face_one } und das abgespeicherte zu { $result ->
        [move] einem { -move(number: "one") }
        [sword] einem { -sword(number: "one") }
        [coin] einem { -coin(number: "one") }
        [hand] einem { -hand(number: "one") }
       *[star] einem { -star(number: "one") }
     } schmieden
   *[pair] Zwei { $face_many } zu { $result ->
        [move] einem { -move(number: "one") }
        [sword] einem { -sword(number: "one") }
        [coin] einem { -coin(number: "one") }
        [hand] einem { -hand(number: "one") }
       *[star] einem { -star(number: "one") }
     } schmieden
 }: { own-play-deed }
    .help = Aus zwei gleichen Symbolen wird ein anderes, das sofort genutzt wird.
platformer-action-attack = { $enemy_object } auf { $space } angreifen
    .help = Danach legst du Schwerter in den Angriff. Ein Monster ist nur besiegt, wenn ein einziger Angriff seine Ausdauer erreicht.
platformer-action-gravity = Schwerkraft anwenden
    .help = Was keinen Halt hat, fällt senkrecht nach unten. Am Ende deines Zuges geschieht das ohnehin.
platformer-action-buy = „{ $card }“ für { own-play-price } kaufen
    .help = Die Karte gehört sofort dir, die Lücke in der Auslage wird aufgefüllt.
platformer-action-card = { $card_kind ->
    [hero] Heldenfähigkeit von { $card } einsetzen
    [potion] „{ $card }“ trinken
   *[item] „{ $card }“ einsetzen
 }
    .help = Eingesetzte Ausrüstung ist bis zu deinem nächsten Zug erschöpft, ein Trank ist danach weg.
platformer-action-portal = Durchs Portal nach { $space } reisen
    .help = Die Portale eines Levels sind verbunden. Die Reise kostet Münzen, und niemand greift dich dabei an.
platformer-action-respawn = { $face_one } ausgeben und aufwachen
    .help = Dein Held kommt im untersten Level zurück, auf ein Feld deiner Wahl.
platformer-action-end = Keine weiteren Aktionen
    .help = Danach darfst du ein Symbol abspeichern, dann wirkt die Schwerkraft und dein Zug endet.
platformer-action-step = { own-play-direction }
    .help = Ein Feld in diese Richtung. Wer ein Feld neben einem Monster verlässt, wird von ihm angegriffen.
platformer-action-push = { own-play-direction } schubsen
    .help = Wer im Weg steht, wird zur Seite geschubst.
platformer-action-gem = { $sword ->
    [0] { own-play-with-gems } verstärken (zählt dann { $times }-fach)
   *[other] { $sword }. { -sword(number: "one") } { own-play-with-gems } verstärken (zählt dann { $times }-fach)
 }
    .help = Kristalle vervielfachen ein Symbol: Mit 1 Kristall zählt es doppelt, mit 2 weiteren dreifach und so fort.
platformer-action-done = Das genügt
    .help = Mehr holst du aus diesem Symbol nicht heraus.
platformer-action-enemy = { $enemy } auf { $space }
platformer-action-strike = Zuschlagen: { $damage } { -wound }
    .help = Der Angriff zählt, was du hineingelegt hast. Reicht es nicht für die Ausdauer des Monsters, geschieht nichts.
platformer-action-yes-collect = Mitnehmen
platformer-action-no-collect = Liegen lassen
platformer-action-yes-effect = { $definition_kind ->
    [hero] Heldenfähigkeit von { $definition } nutzen
   *[item] „{ $definition }“ nutzen
 }
platformer-action-no-effect = { $definition_kind ->
    [hero] Auf die Heldenfähigkeit von { $definition } verzichten
   *[item] Auf „{ $definition }“ verzichten
 }
platformer-action-yes-gravity = An der Leiter festhalten
platformer-action-no-gravity = Loslassen
platformer-action-no-save = Nichts abspeichern
    .help = Was auf deinem Spezialwürfel liegt, bleibt.
platformer-action-no-offer = Vorerst liegen bleiben
platformer-action-space = Feld { $space }
platformer-action-save = { $source ->
    [pool] { $face_one } abspeichern
    [pair_saved] { $face_one } und das abgespeicherte verschmieden und { $symbol_one } abspeichern
   *[pair] Zwei { $face_many } verschmieden und { $symbol_one } abspeichern
 }
    .help = Das Symbol kommt auf deinen Spezialwürfel. Du kannst es in jedem späteren Zug nutzen.
platformer-action-face = { $face_word }
platformer-action-result = { $result_word }
platformer-action-hero = { $hero }
platformer-action-option = { $text }

## Ereignisse

platformer-event-turn = Runde { $turn }: { $hero }
platformer-event-rolled = { $again ->
    [yes] Jetzt zeigen die Würfel
   *[no] { $hero } würfelt
 } { $die_1_word }, { $die_2_word }, { $die_3_word }, { $die_4_word }, { $die_5_word }.
platformer-event-enemy-die = { $result ->
    [none] Der Monsterwürfel gilt nicht.
   *[other] Der Monsterwürfel zeigt { $result_word }.
 }
platformer-event-symbol = { $hero } nutzt { $symbol_one }.
platformer-event-forged = { $hero } schmiedet aus zwei { $symbol ->
    [move] { -move(number: "many") }n
    [sword] { -sword(number: "many") }n
    [coin] { -coin(number: "many") }n
    [hand] { -hand(number: "many") }n
   *[star] { -star(number: "many") }n
 } { $result_symbol_one }.
platformer-event-boosted = { $hero } verstärkt das { $symbol ->
    [move] { -move(number: "one") }
    [sword] { -sword(number: "one") }
    [coin] { -coin(number: "one") }
    [hand] { -hand(number: "one") }
   *[star] { -star(number: "one") }
 }{ $gems ->
    [0] { "" }
   *[other] { " " }{ own-play-with-gems }
 }: Es zählt { $times ->
    [2] doppelt
    [3] dreifach
    [4] vierfach
    [5] fünffach
    [6] sechsfach
   *[other] { $times }-fach
 }.
platformer-event-saved = { $hero } speichert { $symbol_one } für später ab.
platformer-event-special-reset = Der Spezialwürfel von { $hero } wird zurückgesetzt.
platformer-event-moved = { $direction ->
    [up] { $hero } springt von { $from_space } hinauf nach { $space }.
    [down] { $hero } steigt von { $from_space } hinab nach { $space }.
    [back] { $hero } geht hin und zurück und steht wieder auf { $space }.
    [left] { $hero } geht von { $from_space } nach links bis { $space }.
   *[right] { $hero } geht von { $from_space } nach rechts bis { $space }.
 }
platformer-event-pushed-hero = { $hero_seat ->
    [-1] { $other_hero } wird auf { $space } geschubst.
   *[other] { $hero } schubst { $other_hero } auf { $space }.
 }
platformer-event-pushed-enemy = { $hero_seat ->
    [-1] { $enemy_subject } wird auf { $space } geschubst.
   *[other] { $hero } schubst { $enemy_object } auf { $space }.
 }
platformer-event-fell = { $hero } fällt von { $from_space } auf { $space }.
platformer-event-enemy-fell = { $enemy_subject } fällt von { $from_space } auf { $space }.
platformer-event-enemy-moved = { $cause ->
    [hand] Eine Hand schiebt { $enemy_object } von { $from_space } auf { $space }.
   *[other] { $enemy_subject } geht von { $from_space } auf { $space }.
 }
platformer-event-marched = { $enemies } Monster rücken ein Feld { own-play-direction }.
platformer-event-attacked = { $wounds ->
    [0] { $enemy_subject } greift { $hero } an, richtet aber nichts aus.
   *[other] { $cause ->
        [movement] { $enemy_subject } erwischt { $hero } im Vorbeigehen: { own-play-wounds }.
       *[other] { $enemy_subject } greift { $hero } an: { own-play-wounds }.
     }
 }
platformer-event-wounded = { $cause ->
    [trap] { $hero } tritt in eine Falle: { own-play-wounds }.
    [fall] Im Fallen gerät { $hero } in eine Falle: { own-play-wounds }.
   *[other] { $hero } erleidet { own-play-wounds }.
 }
platformer-event-downed = { $hero } ist bewusstlos und verlässt das Verlies.
platformer-event-respawned = { $hero } wacht auf { $space } auf.
platformer-event-struck = { $enough ->
    [yes] { $hero } trifft { $enemy_object } mit { $damage } { -wound }, aber gerade hilft das gar nichts.
   *[no] { $hero } trifft { $enemy_object } mit { $damage } { -wound }; { $health } wären nötig gewesen.
 }
platformer-event-slain = { $damage ->
    [0] { $hero } besiegt { $enemy_object }
   *[other] { $hero } besiegt { $enemy_object } mit { $damage } { -wound }
 }{ $gold ->
    [0] { $gems ->
        [0] .
       *[other] { " " }und erbeutet { own-play-loot }.
     }
   *[other] { " " }und erbeutet { own-play-loot }.
 }
platformer-event-loot = { $hero } erbeutet { own-play-loot }.
platformer-event-gained = { $hero } erhält { own-play-amount }.
platformer-event-spent = { $hero } gibt { own-play-amount } ab.
platformer-event-collected = { $hero } hebt auf { $space } { own-play-amount } auf.
platformer-event-loot-left = { $enemy_subject } lässt auf { $space } { own-play-loot } liegen.
platformer-event-bought = { $hero } kauft „{ $card }“ für { own-play-price }.
platformer-event-card-used = { $card_kind ->
    [hero] { $hero } setzt die Heldenfähigkeit ein.
    [potion] { $hero } trinkt „{ $card }“.
   *[item] { $hero } setzt „{ $card }“ ein.
 }
platformer-event-refreshed = Die Karten von { $hero } sind wieder frisch.
platformer-event-level-revealed = Level { $level } wird aufgedeckt.
platformer-event-level-removed = Level { $level } verschwindet, mit allem, was darauf ist.
platformer-event-gravity = Die Schwerkraft wird angewendet; niemand fällt.
platformer-event-spawned = { $enemy_kind ->
    [boss] { $enemy } erscheint auf { $space }.
   *[enemy] Neu im Verlies: { $enemy } auf { $space }.
 }
platformer-event-appeared = Neu im Verlies: { $enemy } auf { $spaces }.
platformer-event-boss-acts = { $result ->
    [none] Jetzt ist { $enemy } dran.
   *[other] Jetzt ist { $enemy } dran: Der Monsterwürfel zeigt { $result_word }.
 }
platformer-event-boss-card = „{ $card }“: { $card_text }
platformer-event-boss-passes = { $cards } { $number ->
    [one] passt nicht und wird abgeworfen.
   *[other] passen nicht und werden abgeworfen.
 }
platformer-event-token-gained = { $hero } bekommt den Bossmarker „{ $token }“.
platformer-event-token-lost = { $hero } ist den Bossmarker „{ $token }“ los.
platformer-event-event = Ereignis „{ $card }“: { $card_text }
platformer-event-artifact = { $hero } nimmt das Artefakt „{ $card }“ an sich.
platformer-event-portal = { $price ->
    [0] { $hero } reist durchs Portal nach { $space }.
   *[other] { $hero } reist für { own-play-price } durchs Portal nach { $space }.
 }
platformer-event-effect = { $definition_kind ->
    [hero] Die Heldenfähigkeit von { $definition } wirkt.
    [enemy] Die Monsterfähigkeit wirkt: { $definition }.
    [boss] Die Spezialregel von { $definition } wirkt.
   *[item] „{ $definition }“ wirkt.
 }
platformer-event-star = { $hero } löst den Sterneffekt aus.
platformer-event-thanks = { $definition_kind ->
    [hero] Dank der Heldenfähigkeit erhält { $hero } { own-play-amount }.
   *[item] Dank „{ $definition }“ erhält { $hero } { own-play-amount }.
 }
platformer-event-ended = Das Spiel ist aus.
platformer-event-healed = { $hero } erhält { $amount ->
    [one] 1 { -heart(number: "one") }
   *[other] { $amount } { -heart(number: "many") }
 } zurück.
platformer-event-discarded = { $hero } wirft „{ $card }“ ab.
platformer-event-die-turned = { $hero } dreht einen Würfel auf { $symbol_word }.

## Spielausgang

platformer-outcome-boss-defeated = { $seats ->
    [one] Der Boss ist besiegt. { $winner } gewinnt mit { $score } Punkten!
   *[other] Der Boss ist besiegt. { $winner } gewinnt das Spiel!
 }
platformer-outcome-hero-downed = Der einzige Held ist bewusstlos: Das Spiel ist verloren.
platformer-outcome-events-out = Das letzte Ereignis ist vorbei und der Boss steht noch: Das Spiel ist verloren.
platformer-outcome-turn-limit = Die Zuggrenze ist erreicht: Niemand gewinnt.
platformer-outcome-card = { $winners ->
    [0] Eine Karte beendet das Spiel: Niemand gewinnt.
   *[other] Eine Karte entscheidet das Spiel: { $winner } gewinnt!
 }

## Ablehnungen

platformer-refusal-already-begun = Kristalle kommen vor dem ersten Schritt.
platformer-refusal-cannot-push = Dort steht jemand, der sich nicht wegschubsen lässt.
platformer-refusal-counts-not = { $face_one } zählt bei diesem Helden nicht als { $symbol_word }.
platformer-refusal-declare-first = Sag zuerst, welches Monster du angreifst.
platformer-refusal-exhausted = Die Karte ist erschöpft.
platformer-refusal-forbidden = Eine Karte im Spiel verbietet es.
platformer-refusal-forge-other = Aus zwei { $symbol ->
    [move] { -move(number: "many") }n
    [sword] { -sword(number: "many") }n
    [coin] { -coin(number: "many") }n
    [hand] { -hand(number: "many") }n
   *[star] { -star(number: "many") }n
 } muss ein anderes Symbol werden.
platformer-refusal-must-respawn = Dein Held ist nicht im Verlies und muss zuerst aufwachen.
platformer-refusal-no-card = An dieser Stelle liegt keine Karte.
platformer-refusal-no-enemy-to-move = Es lässt sich kein Monster bewegen.
platformer-refusal-no-pair = Zum Schmieden braucht es zwei { $symbol_many }.
platformer-refusal-no-portal = Dein Held steht auf keinem Portal.
platformer-refusal-no-portal-there = Dort ist kein Portal dieses Levels.
platformer-refusal-no-respawn-there = Dort kann niemand aufwachen.
platformer-refusal-no-shop = Dein Held steht auf keinem Shop-Feld.
platformer-refusal-no-such-enemy = So ein Monster ist nicht im Verlies.
platformer-refusal-no-such-symbol = Im Pool ist nichts Ungenutztes mehr mit: { $symbol_word }.
platformer-refusal-no-sword = Für einen Angriff braucht es mindestens ein Schwert.
platformer-refusal-no-sword-yet = Im Angriff liegt noch kein Schwert.
platformer-refusal-no-symbol = Es ist kein ungenutztes Symbol mehr da.
platformer-refusal-no-way = Hier geht es nicht weiter.
platformer-refusal-not-adjacent = Das Monster ist nicht benachbart.
platformer-refusal-not-now = Das geht jetzt nicht.
platformer-refusal-not-open = In dieser Richtung ist noch kein Level aufgedeckt.
platformer-refusal-not-saved = Der Spezialwürfel zeigt etwas anderes als { $symbol_word }.
platformer-refusal-not-unused = Zum Abspeichern ist nichts Ungenutztes mehr da mit: { $symbol_word }.
platformer-refusal-not-usable = Die Karte kann jetzt nichts bewirken.
platformer-refusal-not-your-decision = Das entscheidet gerade jemand anders.
platformer-refusal-not-yours = Diese Karte hast du nicht.
platformer-refusal-nothing-to-boost = Es gibt kein Symbol zu verstärken.
platformer-refusal-occupied = Das Feld ist besetzt.
platformer-refusal-on-the-map = Dein Held ist im Verlies.
platformer-refusal-only-swords = In einen Angriff kommen nur Schwerter.
platformer-refusal-over = Das Spiel ist aus.
platformer-refusal-same-sword = Das { $sword }. { -sword(number: "one") } gleicht einem späteren: Verstärke jenes.
platformer-refusal-save-later = Abgespeichert wird am Ende des Zuges.
platformer-refusal-sealed = Das Boss-Level ist abgeschlossen.
platformer-refusal-too-dear = Das kostet { own-play-price }, du hast { $gold }.
platformer-refusal-too-few-gems = Dafür braucht es { $price ->
    [one] 1 { -gem(number: "one") }
   *[other] { $price } { -gem(number: "many") }
 }, du hast { $gems }.

## Fragen

platformer-question-act = Was macht { $hero }?
platformer-question-move = Wohin geht { $hero }?
platformer-question-step = Da steht jemand im Weg. Wohin schubsen?
platformer-question-portal = Da steht jemand im Weg. Wohin schubsen?
platformer-question-hand = Welches Monster bewegen, und wohin?
platformer-question-hand-chosen = Wohin geht { $enemy_subject } auf { $space }?
platformer-question-coin = Die Münze verstärken?
platformer-question-star = Den Stern verstärken?
platformer-question-strike = Was kommt in den Angriff auf { $enemy_object }?
platformer-question-attacked = Mehrere Monster greifen an. Welches zuerst?
platformer-question-gravity = { $hero } hängt an einer Leiter. Festhalten?
platformer-question-place = Wo wacht { $hero } auf?
platformer-question-offer = { $hero } ist bewusstlos. Gleich wieder aufwachen?
platformer-question-save = Ein Symbol auf dem Spezialwürfel abspeichern?
platformer-question-collect = Hier liegt etwas. Mitnehmen?
platformer-question-throw = Was zeigt der nächste Würfel?
platformer-question-effect = „{ $definition }“ nutzen?
platformer-question-pick-enemy = „{ $definition }“: Welches Monster?
platformer-question-pick-hero = „{ $definition }“: Welcher Held?
platformer-question-pick-space = „{ $definition }“: Welches Feld?
platformer-question-pick-option = „{ $definition }“: Was wählst du?
platformer-question-pick-die = Welcher Würfel?

## Der Tisch

platformer-table-level = Level { $level }
platformer-table-boss-level = Boss-Level
platformer-table-hidden = Level { $level }: verdeckt
platformer-table-hidden-boss = Boss-Level: verdeckt
platformer-table-dice = Würfel: { $dice }
platformer-table-enemy-die = Monsterwürfel: { $result_word }
platformer-table-extra = zusätzlich: { $symbols }
platformer-table-hero = { $hero }: Herzen { $hearts }/{ $health }, Münzen { $gold }, Kristalle { $gems }, Spezialwürfel: { $special_word }
platformer-table-off = nicht im Verlies
platformer-table-cards = Karten: { $cards }
platformer-table-exhausted = { $card } (erschöpft)
platformer-table-tokens = Bossmarker: { $tokens }
platformer-table-shop = Auslage: { $cards }
platformer-table-price = { $card } ({ $price })
platformer-table-enemy = { $sign } = { $enemy } (Schaden { $damage }, Ausdauer { $health })
platformer-table-pile = { $space }: { own-play-loot }
platformer-table-artifact = { $hero_seat ->
    [-1] Artefakt „{ $card }“: noch zu haben
   *[other] Artefakt „{ $card }“: { $hero }
 }
platformer-table-event = Ereignis: { $card } (noch { $left })
platformer-table-boss = Boss: { $boss }
platformer-table-legend = Zeichen: { $legend }
platformer-table-legend-gold = { $sign } Münze
platformer-table-legend-gem = { $sign } Kristall
platformer-table-legend-pile = { $sign } mehreres
platformer-table-legend-trap = { $sign } Falle
platformer-table-legend-shop = { $sign } Shop
platformer-table-legend-portal = { $sign } Portal
platformer-table-legend-spawn = { $sign } Spawn-Feld
platformer-table-legend-boss-spawn = { $sign } Boss-Spawn-Feld
platformer-table-legend-special = { $sign } Spezialsymbol
platformer-table-legend-ladder = { $sign } Leiter
platformer-table-legend-platform = { $sign } Plattform
platformer-table-legend-one-way = { $sign } nur aufwärts
platformer-table-legend-wall = { $sign } Wand
