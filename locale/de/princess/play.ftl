## Die Prinzessin am Tisch: Aktionen, Ereignisse, Ablehnungen, Spielausgang. Welche Argumente es gibt, sagt content/playwording.py.
## Nachrichten, die mit „own-“ beginnen, helfen den anderen ihrer Sprache.

princess-word-attack = Angriff
princess-word-defence = Verteidigung
princess-word-strategy = Strategie
princess-word-magic = Magie
princess-word-environment = Umgebung
princess-word-none = nichts
princess-word-question = Fragezeichen
princess-word-exclamation = Ausrufezeichen
princess-word-sun = Sonne
princess-word-moon = Mond
princess-word-flame = Flamme
princess-word-leaf = Blatt
princess-word-wave = Welle
princess-word-feather = Feder
princess-word-key = Schlüssel
princess-word-bell = Glocke
princess-word-rose = Rose
princess-word-anchor = Anker
princess-word-kidnapped = entführt
princess-word-free = frei

own-princess-card = „{ $card }“{ $copy ->
    [one] {""}
   *[other] {" "}({ $copy })
 }
own-princess-gold = { $gold } Gold
own-princess-damage = { $damage } Schaden

## Aktionen

princess-action-character = { $definition } spielen
princess-action-explore = Erkunden: eine Karte ziehen
    .help = Die oberste Karte des Abenteuerstapels kommt auf deine Hand. Ist der Stapel leer, endet die Reise.
princess-action-trade = Handeln: verkaufen und kaufen
    .help = Verkaufe zuerst beliebig viele Karten, kaufe dann im Laden. Du darfst auch gar nichts tun.
princess-action-challenge = { $hero } herausfordern
    .help = Du legst verdeckt eine Karte, dein Gegner antwortet mit einer anderen. Angriff schlägt Strategie, Strategie schlägt Verteidigung, Verteidigung schlägt Angriff.
princess-action-alone = Die leere Straße herausfordern
    .help = Nur dein Held lebt noch: Spiele eine Karte direkt als Erfolg.
princess-action-wander = Umherirren: 3 Karten ziehen
    .help = Ein Geist mit 9 oder mehr Karten muss auferstehen.
princess-action-enchant = Mit { own-princess-card } verzaubern
    .help = Ein Geist wendet einen Zauber auf einen Helden seiner Wahl an.
princess-action-resurrect = Auferstehen
    .help = Lege beliebig viele Karten ab und erhalte ebenso viel Leben, höchstens bis zu deinem Maximum.
princess-action-pass-act = Passen
princess-action-pass-place = Bleiben und hinnehmen
princess-action-use = { $definition_kind ->
    [character] Talent einsetzen ({ $definition })
    [secret] Dein Geheimnis „{ $definition }“ einsetzen
   *[other] „{ $definition }“ einsetzen
 }
princess-action-sell = { own-princess-card } für { own-princess-gold } verkaufen
princess-action-buy = „{ $card }“ für { own-princess-gold } kaufen
princess-action-done-selling = Nichts mehr verkaufen
princess-action-done-buying = Nichts mehr kaufen
princess-action-done-trading = Nichts mehr handeln
princess-action-done-keep = Nichts mehr behalten
princess-action-done-resurrect = Das genügt: { $life } Leben
princess-action-place = { own-princess-card } legen
princess-action-keep = { own-princess-card } behalten
princess-action-discard = { own-princess-card } ablegen
princess-action-discard-resurrect = { own-princess-card } für 1 Leben ablegen
princess-action-steal = { own-princess-card } nehmen
princess-action-name = „{ $card }“ nennen
princess-action-give = { own-princess-card } hergeben
princess-action-shop = „{ $card }“ aus dem Laden nehmen
princess-action-salvage = { own-princess-card } vom Ablagestapel nehmen
princess-action-curse = Der Fluch { own-princess-card }
princess-action-top = { own-princess-card } als Nächste obenauf legen
princess-action-type = { $type_word }
princess-action-hero = { $hero }
princess-action-pick = { own-princess-card }
princess-action-option = { $text }
princess-action-let = Wie es auf der Karte von { $hero } steht: „{ $text }“
princess-action-yes-effect = „{ $definition }“ nutzen
princess-action-no-effect = Auf „{ $definition }“ verzichten
princess-action-yes-princess = Die Prinzessin mitnehmen
    .help = Sie kommt auf deine Hand. Wer sie am Ende der Reise hat, gewinnt.
princess-action-no-princess = Die Prinzessin in der Tischmitte lassen

## Ereignisse

princess-event-character = { $hero } reist mit.
princess-event-turn = Zug { $turn }: { $hero }
princess-event-refilled = Neu im Laden: „{ $card }“.
princess-event-drew = { $hero } zieht „{ $card }“.
princess-event-drew-hidden = { $hero } zieht eine Karte; auf der Rückseite: { $mark_word }.
princess-event-sold = { $hero } verkauft „{ $card }“ für { own-princess-gold }.
princess-event-bought = { $hero } kauft „{ $card }“ für { own-princess-gold }.
princess-event-challenged = { $hero } fordert { $other_hero } heraus.
princess-event-challenged-nobody = { $hero } fordert die leere Straße heraus.
princess-event-placed = { $hero } legt „{ $card }“.
princess-event-placed-hidden = { $hero } legt verdeckt eine Karte.
princess-event-shown = { $hero } deckt „{ $card }“ auf.
princess-event-tied = Runde { $round } endet mit Gleichstand.
princess-event-won = { $hero } gewinnt das Duell mit „{ $card }“: { $card_text }
princess-event-no-winner = Das Duell endet ohne Sieger.
princess-event-applied = { $hero } wendet „{ $card }“ auf { $other_hero } an: { $card_text }
princess-event-applied-nobody = „{ $card }“ findet niemanden, auf den es wirken könnte.
princess-event-cursed = Auf { $hero } liegt nun der Fluch „{ $card }“.
princess-event-curse-gone = { $hero } ist den Fluch „{ $card }“ los.
princess-event-environment = { $hero } bringt die Umgebung „{ $card }“ ins Spiel: { $card_text }
princess-event-shop-cleared = { $cards ->
    [one] Die Karte im Laden wird abgelegt.
   *[other] Die { $cards } Karten im Laden werden abgelegt.
 }
princess-event-damaged = { $hero } erleidet { own-princess-damage } und hat noch { $life } Leben.
princess-event-healed = { $hero } erhält { $amount } Leben und hat nun { $life }.
princess-event-eliminated = { $other_hero } schaltet { $hero } aus. { $hero } ist nun ein Geist.
princess-event-eliminated-nobody = { $hero } wird ausgeschaltet und ist nun ein Geist.
princess-event-secret = Das Geheimnis von { $hero } wird aufgedeckt: „{ $definition }“.
princess-event-freed = Die Prinzessin ist frei. Sie steht in der Tischmitte.
princess-event-princess-taken = { $hero } nimmt die Prinzessin mit.
princess-event-princess-dropped = Die Prinzessin steht wieder in der Tischmitte.
princess-event-kept = { $hero } behält „{ $card }“ aus der Hand von { $other_hero }.
princess-event-kept-hidden = { $hero } behält eine Karte aus der Hand von { $other_hero }.
princess-event-discarded = { $hero } legt „{ $card }“ ab.
princess-event-resurrected = { $hero } ist mit { $life } Leben wieder unter den Lebenden.
princess-event-passed = { $hero } passt.
princess-event-effect = { $definition_kind ->
    [character] Das Talent von { $definition } kommt zum Zug.
    [secret] Das Geheimnis „{ $definition }“ kommt zum Zug.
   *[other] „{ $definition }“ kommt zum Zug.
 }
princess-event-gold = { $amount ->
    [0] { $hero } hat { own-princess-gold }.
   *[other] { $hero } hat nun { own-princess-gold }.
 }
princess-event-stole = { $hero } nimmt { $other_hero } „{ $card }“ weg.
princess-event-stole-hidden = { $hero } nimmt { $other_hero } eine Karte weg.
princess-event-gave = { $hero } bekommt „{ $card }“ von { $other_hero }.
princess-event-gave-hidden = { $hero } bekommt eine Karte von { $other_hero }.
princess-event-looked-hand = { $hero } sieht sich die Hand von { $other_hero } an.
princess-event-hand-shown = { $hero } zeigt allen die eigene Hand.
princess-event-looked-secret = { $hero } sieht sich das Geheimnis von { $other_hero } an: „{ $definition }“.
princess-event-looked-secret-hidden = { $hero } sieht sich das Geheimnis von { $other_hero } an.
princess-event-secrets-swapped = { $hero } und { $other_hero } tauschen ihre Geheimnisse.
princess-event-hands-swapped = { $hero } und { $other_hero } tauschen ihre Hände.
princess-event-characters-swapped = { $hero } und { $other_hero } tauschen ihre Charaktere.
princess-event-looked-deck = { $cards ->
    [one] { $hero } sieht sich die oberste Karte des Stapels an.
   *[other] { $hero } sieht sich die obersten { $cards } Karten des Stapels an.
 }
princess-event-arranged = { $cards ->
    [one] { $hero } legt die oberste Karte zurück.
   *[other] { $hero } legt die obersten { $cards } Karten in beliebiger Reihenfolge zurück.
 }
princess-event-top-discarded = Die oberste Karte des Stapels wird abgelegt: „{ $card }“.
princess-event-shuffled = { $cards ->
    [one] Eine Karte wird in den Stapel gemischt.
   *[other] Der Stapel mit { $cards } Karten wird gemischt.
 }
princess-event-took = { $hero } nimmt „{ $card }“.
princess-event-named = { $found ->
    [0] { $hero } nennt „{ $definition }“. { $other_hero } hat die Karte nicht.
   *[other] { $hero } nennt „{ $definition }“, und { $other_hero } hat die Karte.
 }
princess-event-guessed = { $right ->
    [0] { $hero } tippt auf { $type_word } und liegt bei { $other_hero } falsch.
   *[other] { $hero } tippt auf { $type_word } und liegt bei { $other_hero } richtig.
 }
princess-event-card-shown = { $hero } zeigt „{ $card }“.
princess-event-skipped = { $hero } setzt einen Zug aus.
princess-event-extra = { $hero } darf noch eine Aktion ausführen.
princess-event-prevented = { $hero } bleibt { $amount } Schaden erspart.
princess-event-survived = { $hero } überlebt mit { $life } Leben.
princess-event-counts-as = Die Karte von { $hero } zählt als { $type_word }.
princess-event-left-game = „{ $card }“ verlässt das Spiel.
princess-event-ended = Die Reise ist zu Ende.
princess-event-kidnapped = Die Prinzessin ist wieder entführt.
princess-event-gold-stolen = { $amount ->
    [0] { $hero } findet bei { $other_hero } kein Gold.
   *[other] { $hero } nimmt { $other_hero } { $amount } Gold ab.
 }
princess-event-enchants = { $hero } verzaubert mit „{ $card }“.
princess-event-saw = Du siehst „{ $card }“ in der Hand von { $other_hero }.
princess-event-saw-deck = Du siehst „{ $card }“ im Stapel.
princess-event-new-secret = Dein Geheimnis ist nun „{ $definition }“.

## Spielausgang

princess-outcome-holds-princess = { $winners ->
    [one] Die Reise ist zu Ende, und die Prinzessin steigt mit { $winner } aus: { $winner } gewinnt!
   *[other] Die Reise ist zu Ende, und die Prinzessin ist in guten Händen: { $winner } gewinnen!
 }
princess-outcome-never-freed = { $winners ->
    [one] Die Reise ist zu Ende, und die Prinzessin kam nie frei. { $winner } hat sie entführt und gewinnt!
   *[other] Die Reise ist zu Ende, und die Prinzessin kam nie frei: { $winner } gewinnen mit dem Entführer!
 }
princess-outcome-nobody-can = Niemand kann die Prinzessin mehr mitnehmen: Unentschieden unter den Lebenden.
princess-outcome-laps = Fünf Runden um den Tisch, und niemand hat die Prinzessin: Unentschieden unter den Lebenden.
princess-outcome-turn-limit = Die Zuggrenze ist erreicht: Unentschieden unter den Lebenden.
princess-outcome-card = { $winners ->
    [0] Eine Karte beendet die Reise: Niemand gewinnt.
    [one] Eine Karte entscheidet die Reise: { $winner } gewinnt!
   *[other] Eine Karte entscheidet die Reise: { $winner } gewinnen!
 }

## Ablehnungen

princess-refusal-over = Die Reise ist zu Ende.
princess-refusal-not-usable = Die Karte kann jetzt nichts bewirken.
princess-refusal-not-now = Das geht jetzt nicht.
princess-refusal-not-your-decision = Das entscheidet jemand anderes.
princess-refusal-discard-one = Zum Auferstehen musst du mindestens eine Karte ablegen.
princess-refusal-not-in-hand = Du hast diese Karte nicht auf der Hand.
princess-refusal-not-in-that-hand = Diese Karte ist nicht in jener Hand.
princess-refusal-no-target = Dort kann niemand gewählt werden.
princess-refusal-a-ghost = Du bist ein Geist: Du kannst umherirren, verzaubern oder auferstehen.
princess-refusal-a-hero = Du lebst noch: Du kannst erkunden, handeln oder herausfordern.
princess-refusal-forbidden = Eine Karte im Spiel verbietet das.
princess-refusal-deck-empty = Der Abenteuerstapel ist leer.
princess-refusal-no-card-to-place = Du hast keine Karte, die du legen könntest.
princess-refusal-not-alone = Es leben noch andere Helden.
princess-refusal-no-opponent = Wähle einen anderen Helden als Gegner.
princess-refusal-opponent-is-a-ghost = Geister kann man nicht herausfordern.
princess-refusal-no-cards = Zum Auferstehen fehlen dir Karten.
princess-refusal-must-resurrect = Mit so vielen Karten musst du auferstehen.
princess-refusal-too-many-cards = Umherirren geht nur mit weniger als { $cards } Handkarten.
princess-refusal-no-spell = Nur mit einem Zauber kann man verzaubern.
princess-refusal-must-place = Du musst eine Karte legen.
princess-refusal-princess-cannot-be-placed = Die Prinzessin kann man in einem Duell nicht legen.
princess-refusal-already-played = Diese Karte wurde in diesem Duell schon gespielt.
princess-refusal-type-forbidden = { $type_word } darf jetzt nicht gespielt werden.
princess-refusal-sell-first = Erst wird verkauft, dann gekauft.
princess-refusal-princess-not-for-sale = Die Prinzessin ist unverkäuflich.
princess-refusal-no-card = An diesem Platz liegt keine Karte.
princess-refusal-too-dear = Das kostet { $price } Gold, und du hast { $gold }.

## Fragen

princess-question-character = Wen spielst du?
princess-question-act = Was tut { $hero }?
princess-question-trade = Womit handelst du?
princess-question-place = Welche Karte legst du?
princess-question-apply = Für wen ist „{ $spell }“?
princess-question-keep = Welche Karten behältst du?
princess-question-princess = Die Prinzessin steht in der Tischmitte. Mitnehmen?
princess-question-resurrect = Welche Karten gibst du für Leben her?
princess-question-discard = Welche Karte legst du ab?
princess-question-steal = Welche Karte nimmst du?
princess-question-name = Welche Karte nennst du?
princess-question-give = Welche Karte gibst du her?
princess-question-shop = Welche Karte nimmst du aus dem Laden?
princess-question-salvage = Welche Karte nimmst du vom Ablagestapel?
princess-question-curse = Welcher Fluch?
princess-question-curse-to = Auf wem liegt „{ $spell }“ nun?
princess-question-arrange = Welche Karte kommt als Nächste obenauf?
princess-question-let = „{ $definition }“: Was wählst du?
princess-question-guess = „{ $definition }“: Auf welchen Typ tippst du?
princess-question-effect = „{ $definition }“ nutzen?
princess-question-pick-hero = „{ $definition }“: Welcher Held?
princess-question-pick-card = „{ $definition }“: Welche Karte?
princess-question-pick-option = „{ $definition }“: Was wählst du?

## Der Tisch

princess-table-hero = { $hero }: Leben { $life }/{ $maximum }, Gold { $gold }, Karten { $cards }
princess-table-ghost = { $hero }: Geist, Gold { $gold }, Karten { $cards }
princess-table-undecided = Platz { $seat }: noch ohne Charakter
princess-table-overloaded = überladen
princess-table-turn = am Zug
princess-table-secret = Geheimnis: { $secret }
princess-table-secret-own = dein Geheimnis: { $secret }
princess-table-secret-hidden = Geheimnis verdeckt
princess-table-curses = Flüche: { $curses }
princess-table-holder = hat die Prinzessin
princess-table-known = bekannte Karten: { $known }
princess-table-deck = Abenteuerstapel: { $cards ->
    [0] leer
    [one] 1 Karte
   *[other] { $cards } Karten
 }
princess-table-deck-top = Rückseite der obersten Karte: { $mark_word }
princess-table-discard = Ablagestapel: { $cards }
princess-table-shop = Laden: { $shop }
princess-table-shop-empty = Laden: leer bis zum nächsten Zug
princess-table-environment = Umgebung: { $card }
princess-table-no-environment = Umgebung: keine
princess-table-princess-kidnapped = Die Prinzessin ist entführt.
princess-table-princess-centre = Die Prinzessin ist frei und steht in der Tischmitte.
princess-table-princess-held = Die Prinzessin ist frei und bei { $hero }.
princess-table-challenge = { $hero } gegen { $other_hero }, Runde { $round }
princess-table-challenge-alone = { $hero } allein auf der Straße
princess-table-face-down = verdeckt
princess-table-face-down-mark = verdeckt, Rückseite: { $mark_word }
princess-table-placed = { $hero }: { $card }
princess-table-hand = Deine Hand: { $hand }
princess-table-hand-empty = Deine Hand ist leer.
princess-table-card = { $card } ({ $type_word })
