## The Princess: die Nomen seiner Regeltexte.
## $who      außerdem: opponent, target (eines Zaubers), winner, all, others, heroes, other_heroes, ghosts, left, right, princess_holder,
##           culprit (wer jemandem geschadet, ihn ausgeschaltet oder bestohlen hat), chooser (wer aus einem Angebot wählt), listed (mehrere hintereinander, $list)
## $person   wie jemand heißt, der nicht genannt wird: hero, oder player, wenn es ein Geist sein kann
## $bearer   außerdem: environment, die von dem spricht, der handelt
## $this     was die Karte ist, wenn sie von sich spricht: curse, environment, card
## $verb     again, wenn das Verb eben gefallen ist

-life = Leben
-gold = Gold
-princess = Prinzessin
-secret = Geheimnis
-deck = Abenteuerstapel
-centre = Tischmitte

## Wer

person = { $person ->
    [hero] Held
   *[player] Spieler
 }
own-persons = { $person ->
    [hero] Helden
   *[player] Spielers
 }
own-person-acc = { $person ->
    [hero] Helden
   *[player] Spieler
 }
own-of-side = { $bearer ->
    [environment] von ihm
   *[holder] von dir
 }
own-choosing = { $bearer ->
    [environment] seiner Wahl
   *[holder] deiner Wahl
 }
own-target = { $target ->
    [ghost] Zielgeist
   *[hero] Zielheld
 }
own-target-en = { $target ->
    [ghost] Zielgeist
   *[hero] Zielhelden
 }
own-target-es = { $target ->
    [ghost] Zielgeistes
   *[hero] Zielhelden
 }
hero-nom = { $who ->
    [same] { "" }
    [pron] er
    [that] dieser { person }
    [chooser] dieser Spieler
    [of_them] jeder von ihnen
    [target] der { own-target }
    [winner] der Gewinner
    [active] der aktive Spieler
    [any] ein { person }
    [another] ein anderer { person }
    [opponent] { $bearer ->
        [environment] sein
       *[holder] dein
     } Gegner
    [all] jeder Spieler
    [others] jeder andere Spieler
    [heroes] jeder Held
    [other_heroes] jeder andere Held
    [ghosts] jeder Geist
    [left] der nächste Held links { own-of-side }
    [right] der nächste Held rechts { own-of-side }
    [princess_holder] der Spieler mit der { -princess }
    [culprit] der Täter
    [chosen_all] ein Spieler { own-choosing }
    [chosen_others] ein anderer Spieler { own-choosing }
    [chosen_heroes] ein Held { own-choosing }
    [chosen_other_heroes] ein anderer Held { own-choosing }
    [chosen_ghosts] ein Geist { own-choosing }
   *[you] du
 }
hero-acc = { $who ->
    [pron] ihn
    [same] ihn
    [that] diesen { own-person-acc }
    [chooser] diesen Spieler
    [of_them] jeden von ihnen
    [target] den { own-target-en }
    [winner] den Gewinner
    [active] den aktiven Spieler
    [any] einen { own-person-acc }
    [another] einen anderen { own-person-acc }
    [opponent] { $bearer ->
        [environment] seinen
       *[holder] deinen
     } Gegner
    [all] jeden Spieler
    [others] jeden anderen Spieler
    [heroes] jeden Helden
    [other_heroes] jeden anderen Helden
    [ghosts] jeden Geist
    [left] den nächsten Helden links { own-of-side }
    [right] den nächsten Helden rechts { own-of-side }
    [princess_holder] den Spieler mit der { -princess }
    [culprit] den Täter
    [chosen_all] einen Spieler { own-choosing }
    [chosen_others] einen anderen Spieler { own-choosing }
    [chosen_heroes] einen Helden { own-choosing }
    [chosen_other_heroes] einen anderen Helden { own-choosing }
    [chosen_ghosts] einen Geist { own-choosing }
   *[you] dich
 }
hero-dat = { $who ->
    [pron] ihm
    [same] ihm
    [that] diesem { own-person-acc }
    [chooser] diesem Spieler
    [of_them] jedem von ihnen
    [target] dem { own-target-en }
    [winner] dem Gewinner
    [active] dem aktiven Spieler
    [any] einem { own-person-acc }
    [another] einem anderen { own-person-acc }
    [opponent] { $bearer ->
        [environment] seinem
       *[holder] deinem
     } Gegner
    [all] jedem Spieler
    [others] jedem anderen Spieler
    [heroes] jedem Helden
    [other_heroes] jedem anderen Helden
    [ghosts] jedem Geist
    [left] dem nächsten Helden links { own-of-side }
    [right] dem nächsten Helden rechts { own-of-side }
    [princess_holder] dem Spieler mit der { -princess }
    [culprit] dem Täter
    [chosen_all] einem Spieler { own-choosing }
    [chosen_others] einem anderen Spieler { own-choosing }
    [chosen_heroes] einem Helden { own-choosing }
    [chosen_other_heroes] einem anderen Helden { own-choosing }
    [chosen_ghosts] einem Geist { own-choosing }
    [listed] { $list }
   *[you] dir
 }
own-hero-gen = { $who ->
    [pron] von ihm
    [same] von ihm
    [you] von dir
    [that] dieses { own-persons }
    [chooser] dieses Spielers
    [of_them] jedes von ihnen
    [target] des { own-target-es }
    [winner] des Gewinners
    [active] des aktiven Spielers
    [any] eines { own-persons }
    [another] eines anderen { own-persons }
    [opponent] { $bearer ->
        [environment] seines
       *[holder] deines
     } Gegners
    [all] jedes Spielers
    [others] jedes anderen Spielers
    [heroes] jedes Helden
    [other_heroes] jedes anderen Helden
    [ghosts] jedes Geistes
    [left] des nächsten Helden links { own-of-side }
    [right] des nächsten Helden rechts { own-of-side }
    [princess_holder] des Spielers mit der { -princess }
    [culprit] des Täters
    [chosen_all] eines Spielers { own-choosing }
    [chosen_others] eines anderen Spielers { own-choosing }
    [chosen_heroes] eines Helden { own-choosing }
    [chosen_other_heroes] eines anderen Helden { own-choosing }
   *[chosen_ghosts] eines Geistes { own-choosing }
 }
hero-than = { hero-nom }
actor-nom = { $again ->
    [yes] { "" }
   *[no] dieser { person }
 }
own-f = { $who ->
    [you] deine
   *[other] seine
 }
own-n = { $who ->
    [you] dein
   *[other] sein
 }
own-n-gen = { $who ->
    [you] deines
   *[other] seines
 }
own-choice = { $who ->
    [you] deiner Wahl
   *[other] seiner Wahl
 }
own-your-choice = { $bearer ->
    [environment] seiner Wahl
   *[holder] deiner Wahl
 }
own-yourself = { $form ->
    [imperative] dir
    [infinitive] { $bearer ->
        [environment] sich
       *[holder] dir
     }
   *[statement] sich
 }
hand-of = { $who ->
    [you] deine Hand
    [pron] seine Hand
    [same] seine Hand
   *[other] die Hand { own-hero-gen }
 }
secret-of = { $who ->
    [you] dein { -secret }
    [pron] sein { -secret }
    [same] sein { -secret }
   *[other] das { -secret } { own-hero-gen }
 }
this-card = { $this ->
    [curse] diesen Fluch
    [environment] diese Umgebung
   *[card] diese Karte
 }
own-this-card = { $this ->
    [curse] dieser Fluch
    [environment] diese Umgebung
   *[card] diese Karte
 }

## Wie viele

# $count
cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
own-random-cards = { $count ->
    [one] 1 zufällige Karte
   *[other] { $count } zufällige Karten
 }
top-cards = { $count ->
    [one] die oberste Karte
   *[other] die obersten { $count } Karten
 } des { -deck }s
# $range, $count, $least, $most
how-many = { $range ->
    [least] mindestens { $count }
    [both] { $least } bis { $most }
    [exact] genau { $count }
   *[most] höchstens { $count }
 }
own-how-many-n = { $range ->
    [exact] { $count ->
        [0] kein
       *[other] { how-many }
     }
   *[other] { how-many }
 }
# $type
type-name = { $type ->
    [attack] Angriff
    [defence] Verteidigung
    [strategy] Strategie
    [magic] Magie
    [environment] Umgebung
   *[any] beliebig
 }
type-many = { $type ->
    [attack] Angriffe
    [defence] Verteidigungen
    [strategy] Strategien
    [magic] Magie
    [environment] Umgebungen
   *[any] Karten
 }

## Wörter vor den Effekten

keyword-unstoppable = Unaufhaltsam
keyword-curse = Fluch

## Wie lange

until-instant = bis zum Ende des Zuges
until-challenge = bis zum Ende des Duells
until-turn = bis zum Ende des Zuges
until-next-turn = bis zum Beginn { $bearer ->
    [environment] seines
   *[holder] deines
 } nächsten Zuges
until-game = für den Rest des Spiels

## Sätze einer Umgebung, die von dem spricht, der handelt

may-do = { $bearer ->
    [environment] { $form ->
        [inverted] darf dieser { person }
       *[statement] dieser { person } darf
     } { $what }
   *[holder] { $form ->
        [inverted] darfst du
       *[statement] du darfst
     } { $what }
 }
may-pay = { $bearer ->
    [environment] { $form ->
        [inverted] darf dieser { person }
       *[statement] dieser { person } darf
     } { $cost }. Wenn er das tut, { $what }
   *[holder] { $form ->
        [inverted] darfst du
       *[statement] du darfst
     } { $cost }. Wenn du das tust, { $what }
 }
may-use = { $bearer ->
    [environment] { $form ->
        [inverted] darf dieser { person }
       *[statement] dieser { person } darf
     } diesen Effekt nutzen: { $what }
   *[holder] { $form ->
        [inverted] darfst du
       *[statement] du darfst
     } diesen Effekt nutzen: { $what }
 }

## Auslöser. $least ist die Zahl, die erreicht werden muss, 0, wenn jede genügt.

when-always = immer
when-activated = jederzeit
when-success = { $role ->
    [challenger] Erfolg als Herausforderer
    [opponent] Erfolg als Herausgeforderter
   *[either] Erfolg
 }
when-applied = { $target ->
    [ghost] Auf einen Geist
    [anyone] Auf einen Helden oder Geist
   *[hero] { "" }
 }
own-turn-gen = { $who ->
    [you] deines Zuges
    [another] des Zuges jedes anderen { own-persons }
   *[any] des Zuges jedes { own-persons }
 }
when-turn-begins = zu Beginn { own-turn-gen }
when-turn-ends = am Ende { own-turn-gen }
when-shop-filled = wenn der Laden zu Beginn { own-turn-gen } aufgefüllt wird
when-action-taken = nachdem { $action ->
    [explore] { $who ->
        [you] du erkundet hast
       *[any] { hero-nom } erkundet hat
     }
    [trade] { $who ->
        [you] du gehandelt hast
       *[any] { hero-nom } gehandelt hat
     }
    [challenge] { $who ->
        [you] du einen Helden herausgefordert hast
       *[any] { hero-nom } einen Helden herausgefordert hat
     }
    [wander] { $who ->
        [you] du umhergeirrt bist
       *[any] { hero-nom } umhergeirrt ist
     }
    [enchant] { $who ->
        [you] du einen Helden verzaubert hast
       *[any] { hero-nom } einen Helden verzaubert hat
     }
    [resurrect] { $who ->
        [you] du auferstanden bist
       *[any] { hero-nom } auferstanden ist
     }
   *[any] { $who ->
        [you] du eine Aktion ausgeführt hast
       *[any] { hero-nom } eine Aktion ausgeführt hat
     }
 }
when-challenge-declared = { $who ->
    [you] { $role ->
        [challenger] wenn du einen Helden herausforderst
        [opponent] wenn du herausgefordert wirst
        [either] wenn du einen Helden herausforderst oder herausgefordert wirst
       *[any] wenn ein Held einen anderen herausfordert
     }
   *[any] wenn ein Held einen anderen herausfordert
 }
in-challenge = { $who ->
    [you] { $role ->
        [challenger] { " " }eines Duells, zu dem du herausgefordert hast,
        [opponent] { " " }eines Duells, zu dem du herausgefordert wurdest,
        [either] { " " }deines Duells
       *[any] { "" }
     }
   *[any] { "" }
 }
when-cards-revealed = wenn die Karten einer Runde{ in-challenge } aufgedeckt werden
when-challenge-tied = wenn eine Runde{ in-challenge } mit Gleichstand endet
when-challenge-won = { $who ->
    [you] { $role ->
        [challenger] wenn du ein Duell als Herausforderer gewinnst
        [opponent] wenn du ein Duell als Herausgeforderter gewinnst
       *[either] wenn du ein Duell gewinnst
     }
   *[any] wenn { hero-nom } ein Duell gewinnt
 }
when-challenge-lost = { $who ->
    [you] { $role ->
        [challenger] wenn du ein Duell als Herausforderer verlierst
        [opponent] wenn du ein Duell als Herausgeforderter verlierst
       *[either] wenn du ein Duell verlierst
     }
   *[any] wenn { hero-nom } ein Duell verliert
 }
when-challenge-ends = { $who ->
    [you] { $role ->
        [challenger] wenn ein Duell endet, zu dem du herausgefordert hast
        [opponent] wenn ein Duell endet, zu dem du herausgefordert wurdest
        [either] wenn eines deiner Duelle endet
       *[any] wenn ein Duell endet
     }
   *[any] wenn ein Duell endet
 }
when-cards-drawn = wenn { $least ->
    [0] { $who ->
        [you] du Karten ziehst
       *[any] { hero-nom } Karten zieht
     }
    [one] { $who ->
        [you] du mindestens 1 Karte ziehst
       *[any] { hero-nom } mindestens 1 Karte zieht
     }
   *[other] { $who ->
        [you] du mindestens { $least } Karten ziehst
       *[any] { hero-nom } mindestens { $least } Karten zieht
     }
 }
when-card-sold = wenn { $who ->
    [you] du eine Karte verkaufst
   *[any] { hero-nom } eine Karte verkauft
 }
when-card-bought = wenn { $who ->
    [you] du eine Karte kaufst
   *[any] { hero-nom } eine Karte kauft
 }
when-robbed = wenn { $who ->
    [you] dir
   *[any] { hero-dat }
 } Karten oder { -gold } gestohlen werden
own-some-damage = { $least ->
    [0] Schaden
   *[other] mindestens { $least } Schaden
 }
when-damage-comes = wenn { $who ->
    [you] du { own-some-damage } erleiden würdest
   *[any] { hero-nom } { own-some-damage } erleiden würde
 }
when-damaged = wenn { $who ->
    [you] du { own-some-damage } erleidest
   *[any] { hero-nom } { own-some-damage } erleidet
 }
when-healed = wenn { $least ->
    [0] { $who ->
        [you] du { -life } erhältst
       *[any] { hero-nom } { -life } erhält
     }
   *[other] { $who ->
        [you] du mindestens { $least } { -life } erhältst
       *[any] { hero-nom } mindestens { $least } { -life } erhält
     }
 }
when-death-comes = wenn { $who ->
    [you] du ausgeschaltet würdest
   *[any] { hero-nom } ausgeschaltet würde
 }
when-eliminated = wenn { $who ->
    [you] du ausgeschaltet wirst
   *[any] { hero-nom } ausgeschaltet wird
 }
when-eliminates = wenn { $who ->
    [you] du einen anderen Helden ausschaltest
   *[any] { hero-nom } einen anderen Helden ausschaltet
 }
when-resurrected = wenn { $who ->
    [you] du auferstehst
   *[any] { hero-nom } aufersteht
 }
when-secret-revealed = wenn { secret-of } aufgedeckt wird
when-princess-freed = wenn die { -princess } befreit wird
when-princess-taken = wenn { $who ->
    [you] du die { -princess } nimmst
   *[any] { hero-nom } die { -princess } nimmt
 }
when-princess-dropped = wenn die { -princess } aus { $who ->
    [you] deiner Hand
   *[any] der Hand { own-hero-gen }
 } in die { -centre } kommt
when-cursed = wenn { $who ->
    [you] du einen Fluch erhältst
   *[any] { hero-nom } einen Fluch erhält
 }{ $least ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }und es dann mindestens { $least } sind
 }
when-curse-leaves = wenn dieser Fluch von dir genommen wird
when-comes-in = wenn diese Umgebung ins Spiel kommt
when-is-replaced = wenn diese Umgebung ersetzt wird
when-journey-ends = am Ende der Reise

## Bedingungen

cond-life = { $who ->
    [you] du { own-how-many-n } { -life } hast
   *[other] { hero-nom } { own-how-many-n } { -life } hat
 }
cond-gold = { $who ->
    [you] du { own-how-many-n } { -gold } hast
   *[other] { hero-nom } { own-how-many-n } { -gold } hat
 }
own-hand-cards = { $range ->
    [exact] { $count ->
        [0] keine Handkarten
        [one] { how-many } Handkarte
       *[other] { how-many } Handkarten
     }
   *[other] { how-many } { $count ->
        [one] Handkarte
       *[other] Handkarten
     }
 }
cond-hand-size = { $who ->
    [you] du { own-hand-cards } hast
   *[other] { hero-nom } { own-hand-cards } hat
 }
own-curses = { $range ->
    [exact] { $count ->
        [0] keine Flüche
        [one] { how-many } Fluch
       *[other] { how-many } Flüche
     }
   *[other] { how-many } { $count ->
        [one] Fluch
       *[other] Flüche
     }
 }
cond-curses = { $range ->
    [least] { $count ->
        [one] { $who ->
            [you] du verflucht bist
           *[other] { hero-nom } verflucht ist
         }
       *[other] { $who ->
            [you] du { own-curses } hast
           *[other] { hero-nom } { own-curses } hat
         }
     }
   *[other] { $who ->
        [you] du { own-curses } hast
       *[other] { hero-nom } { own-curses } hat
     }
 }
own-more = mehr { $what ->
    [life] { -life }
    [gold] { -gold }
   *[cards] Handkarten
 }
cond-has-more = { $who ->
    [you] du { own-more } hast als { $than }
   *[other] { hero-nom } { own-more } hat als { $than }
 }
cond-overloaded = { $who ->
    [you] du überladen bist
   *[other] { hero-nom } überladen ist
 }
cond-lives = { $who ->
    [you] du lebst
   *[other] { hero-nom } lebt
 }
cond-character-is = { $who ->
    [you] du { $character } bist
   *[other] { hero-nom } { $character } ist
 }
cond-secret-is = { secret-of } { $state ->
    [revealed] aufgedeckt ist
   *[hidden] verdeckt liegt
 }
cond-is-kidnapper = { $who ->
    [you] du der Entführer bist
   *[other] { hero-nom } der Entführer ist
 }
cond-holds-princess = { $who ->
    [you] du die { -princess } hast
   *[other] { hero-nom } die { -princess } hat
 }
cond-princess-is = die { -princess } { $where ->
    [kidnapped] entführt ist
    [free] frei ist
    [centre] in der { -centre } liegt
   *[held] bei einem Spieler auf der Hand ist
 }
cond-round = es { $range ->
    [least] Runde { $count } oder später ist
    [exact] Runde { $count } ist
    [both] eine der Runden { $least } bis { $most } ist
   *[most] Runde { $count } oder früher ist
 }
cond-card-type = { $whose ->
    [own] { $bearer ->
        [environment] seine
       *[holder] deine
     } Karte
   *[opposing] die gegnerische Karte
 } vom Typ { $type-name } ist
cond-is-challenger = { $who ->
    [you] du der Herausforderer bist
   *[other] { hero-nom } der Herausforderer ist
 }
during-own-turn = während deines Zuges
cond-own-turn = { $bearer ->
    [environment] er am Zug ist
   *[holder] du am Zug bist
 }
cond-heroes-left = { how-many } { $count ->
    [one] Held lebt
   *[other] Helden leben
 }
cond-deck-left = im { -deck } { how-many } { $count ->
    [one] Karte ist
   *[other] Karten sind
 }
cond-top-mark = die oberste Karte des { -deck }s { $mark ->
    [question] ein Fragezeichen
    [exclamation] ein Ausrufezeichen
   *[emblem] das Symbol eines Helden
 } trägt
cond-environment-in-play = eine Umgebung im Spiel ist
cond-them-is-opponent = { hero-nom } { $bearer ->
    [environment] sein
   *[holder] dein
 } Gegner ist
cond-somebody-else = ein anderer Spieler { $state ->
    [princess_holder] die { -princess } hat
    [ghost] ein Geist ist
   *[cursed] verflucht ist
 }

## Kosten

cost-once-per-turn = einmal pro Zug
cost-once-per-game = einmal pro Spiel
cost-pay-gold = { $form ->
    [infinitive] { $amount } { -gold } zahlen
    [label] { $amount } { -gold } zahlen
   *[imperative] { $who ->
        [you] zahle { $amount } { -gold }
       *[other] { hero-nom } zahlt { $amount } { -gold }
     }
 }
cost-pay-life = { $form ->
    [infinitive] { $amount } { -life } verlieren
    [label] { $amount } { -life } verlieren
   *[imperative] { $who ->
        [you] verliere { $amount } { -life }
       *[other] { hero-nom } verliert { $amount } { -life }
     }
 }
cost-discard-cards = { $form ->
    [infinitive] { cards } ablegen
    [label] { cards } ablegen
   *[imperative] { $who ->
        [you] lege { cards } ab
       *[other] { hero-nom } legt { cards } ab
     }
 }
cost-show-secret = { $form ->
    [infinitive] { own-n } { -secret } aufdecken
    [label] { own-n } { -secret } aufdecken
   *[imperative] { $who ->
        [you] decke { own-n } { -secret } auf
       *[other] { hero-nom } deckt { own-n } { -secret } auf
     }
 }

## Aktionen

op-arrange-deck = { $form ->
    [imperative] sieh dir { top-cards } an und lege sie in beliebiger Reihenfolge zurück
    [infinitive] { own-yourself } { top-cards } ansehen und sie in beliebiger Reihenfolge zurücklegen
    [inverted] sieht { actor-nom } sich { top-cards } an und legt sie in beliebiger Reihenfolge zurück
   *[statement] { actor-nom } sieht sich { top-cards } an und legt sie in beliebiger Reihenfolge zurück
 }
op-choose-hero = { $form ->
    [imperative] wähle { hero-acc }
    [infinitive] { hero-acc } wählen
    [inverted] wählt { actor-nom } { hero-acc }
   *[statement] { actor-nom } wählt { hero-acc }
 }
op-clear-shop = { $form ->
    [imperative] lege alle Karten im Laden ab
    [infinitive] alle Karten im Laden ablegen
    [inverted] werden alle Karten im Laden abgelegt
   *[statement] alle Karten im Laden werden abgelegt
 }
own-which-card = { $whose ->
    [own] { $bearer ->
        [environment] seine
       *[holder] deine
     } Karte
   *[opposing] die gegnerische Karte
 }
op-counts-as = { $form ->
    [inverted] zählt { own-which-card }
   *[statement] { own-which-card } zählt
 } in dieser Runde als { $type-name }
own-each = { $who ->
    [listed] je{ " " }
   *[other] { "" }
 }
op-damage = { $who ->
    [you] { $form ->
        [infinitive] { $amount } Schaden erleiden
       *[imperative] erleide { $amount } Schaden
     }
    [chooser] { $amount } Schaden erleiden
   *[other] { $form ->
        [imperative] füge { hero-dat } { own-each }{ $amount } Schaden zu
        [infinitive] { hero-dat } { own-each }{ $amount } Schaden zufügen
        [inverted] erleidet { hero-nom } { $amount } Schaden
       *[statement] { hero-nom } erleidet { $amount } Schaden
     }
 }
own-discarded = { $how ->
    [random] { own-random-cards }
    [all] { own-f } ganze Hand
   *[chosen] { cards }
 }
op-discard-hand = { $form ->
    [imperative] lege { own-discarded } ab
    [infinitive] { own-discarded } ablegen
    [inverted] legt { hero-nom } { own-discarded } ab
   *[statement] { hero-nom } legt { own-discarded } ab
 }
op-discard-this = { $for_good ->
    [yes] { $form ->
        [imperative] nimm { this-card } aus dem Spiel
        [infinitive] { this-card } aus dem Spiel nehmen
        [inverted] wird { own-this-card } aus dem Spiel genommen
       *[statement] { own-this-card } wird aus dem Spiel genommen
     }
   *[no] { $form ->
        [imperative] lege { this-card } ab
        [infinitive] { this-card } ablegen
        [inverted] wird { own-this-card } abgelegt
       *[statement] { own-this-card } wird abgelegt
     }
 }
op-discard-top = { $form ->
    [imperative] lege { top-cards } ab
    [infinitive] { top-cards } ablegen
    [inverted] { $count ->
        [one] wird
       *[other] werden
     } { top-cards } abgelegt
   *[statement] { top-cards } { $count ->
        [one] wird
       *[other] werden
     } abgelegt
 }
own-drawn = { $place ->
    [bottom] { $count ->
        [one] die unterste Karte
       *[other] die untersten { $count } Karten
     } des { -deck }s
   *[top] { cards }
 }
op-draw = { $form ->
    [imperative] ziehe { own-drawn }
    [infinitive] { own-drawn } ziehen
    [inverted] zieht { hero-nom } { own-drawn }
   *[statement] { hero-nom } zieht { own-drawn }
 }
op-drop-princess = { $who ->
    [all] { $form ->
        [inverted] legt der Spieler, der die { -princess } hat, diese in die { -centre }
       *[statement] wer die { -princess } hat, legt sie in die { -centre }
     }
    [heroes] { $form ->
        [inverted] legt der Held mit der { -princess }
       *[statement] der Held mit der { -princess } legt
     } sie in die { -centre }
    [princess_holder] { $form ->
        [inverted] legt der Spieler mit der { -princess }
       *[statement] der Spieler mit der { -princess } legt
     } sie in die { -centre }
   *[other] { $form ->
        [imperative] lege die { -princess } in die { -centre }, falls { $who ->
            [you] du sie hast
           *[other] er sie hat
         }
        [infinitive] die { -princess } in die { -centre }, falls { $who ->
            [you] du sie hast
           *[other] er sie hat
         } legen
        [inverted] legt { hero-nom } die { -princess } in die { -centre }, falls { $who ->
            [you] du sie hast
           *[other] er sie hat
         }
       *[statement] { hero-nom } legt die { -princess } in die { -centre }, falls { $who ->
            [you] du sie hast
           *[other] er sie hat
         }
     }
 }
op-each-hero = tu Folgendes für { hero-acc }: { $inner }
op-eliminate = { $who ->
    [you] { $form ->
        [inverted] wirst du
       *[statement] du wirst
     } ausgeschaltet
    [chooser] ausgeschaltet werden
   *[other] { $form ->
        [imperative] schalte { hero-acc } aus
        [infinitive] { hero-acc } ausschalten
        [inverted] wird { hero-nom } ausgeschaltet
       *[statement] { hero-nom } wird ausgeschaltet
     }
 }
op-extra-action = { $form ->
    [imperative] führe eine weitere Aktion aus
    [infinitive] eine weitere Aktion ausführen
    [inverted] führt { actor-nom } eine weitere Aktion aus
   *[statement] { actor-nom } führt eine weitere Aktion aus
 }{ $turn ->
    [own] { "" }
   *[any] , falls { $bearer ->
        [environment] er am Zug ist
       *[holder] du am Zug bist
     }
 }
op-fill-shop = { $form ->
    [imperative] fülle den Laden auf
    [infinitive] den Laden auffüllen
    [inverted] wird der Laden aufgefüllt
   *[statement] der Laden wird aufgefüllt
 }
op-free-princess = { $form ->
    [imperative] befreie die { -princess }, falls sie entführt ist
    [infinitive] die { -princess } befreien, falls sie entführt ist
    [inverted] wird die { -princess } befreit, falls sie entführt ist
   *[statement] die { -princess } wird befreit, falls sie entführt ist
 }
op-gain-gold = { $verb ->
    [again] { $form ->
        [infinitive] { $amount } { -gold } erhalten
       *[imperative] { $amount } { -gold }
     }
   *[first] { $form ->
        [imperative] erhalte { $amount } { -gold }
        [infinitive] { $amount } { -gold } erhalten
        [inverted] erhält { hero-nom } { $amount } { -gold }
       *[statement] { hero-nom } erhält { $amount } { -gold }
     }
 }
own-given = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
 }
op-give-card = { $form ->
    [imperative] gib { $to } { own-given }
    [infinitive] { $to } { own-given } geben
    [inverted] gibt { hero-nom } { $to } { own-given }
   *[statement] { hero-nom } gibt { $to } { own-given }
 }
op-give-gold = { $form ->
    [imperative] gib { $to } { $amount } { -gold }
    [infinitive] { $to } { $amount } { -gold } geben
    [inverted] gibt { actor-nom } { $to } { $amount } { -gold }
   *[statement] { actor-nom } gibt { $to } { $amount } { -gold }
 }
op-guess-type = { $form ->
    [imperative] nenne einen Typ
    [infinitive] einen Typ nennen
    [inverted] nennt { actor-nom } einen Typ
   *[statement] { actor-nom } nennt einen Typ
 }; { $who ->
    [you] decke 1 zufällige Handkarte auf
   *[other] { hero-nom } deckt 1 zufällige Handkarte auf
 }. Falls sie diesen Typ hat, { $right }{ $wrong ->
    [none] { "" }
   *[other] ; andernfalls { $wrong }
 }
op-heal = { $who ->
    [you] { $form ->
        [infinitive] { $amount } { -life } erhalten
       *[imperative] { $verb ->
            [again] { $amount } { -life }
           *[first] erhalte { $amount } { -life }
         }
     }
    [chooser] { $amount } { -life } erhalten
   *[other] { $form ->
        [imperative] heile { hero-acc } um { $amount } { -life }
        [infinitive] { hero-acc } um { $amount } { -life } heilen
        [inverted] erhält { hero-nom } { $amount } { -life }
       *[statement] { hero-nom } erhält { $amount } { -life }
     }
 }
op-kidnap-princess = { $form ->
    [inverted] ist die { -princess }
   *[statement] die { -princess } ist
 } wieder entführt
lets-you = { hero-nom } lässt dich { $what }
op-let-choose = { $who ->
    [you] { $form ->
        [inverted] wählst du
       *[statement] du wählst
     }
   *[other] { $form ->
        [inverted] wählt { hero-nom }
       *[statement] { hero-nom } wählt
     }
 }: { $options ->
    [statement] { $inner }
   *[infinitive] entweder { $inner }
 }
op-look-at-deck = { $form ->
    [imperative] sieh { own-yourself } { top-cards } an
    [infinitive] { own-yourself } { top-cards } ansehen
    [inverted] sieht { actor-nom } { own-yourself } { top-cards } an
   *[statement] { actor-nom } sieht { own-yourself } { top-cards } an
 }
op-look-at-hand = { $who ->
    [chooser] dir seine Hand zeigen
   *[other] { $form ->
        [imperative] sieh { own-yourself } { hand-of } an
        [infinitive] { own-yourself } { hand-of } ansehen
        [inverted] sieht { actor-nom } { own-yourself } { hand-of } an
       *[statement] { actor-nom } sieht { own-yourself } { hand-of } an
     }
 }
op-look-at-secret = { $who ->
    [chooser] dir sein { -secret } zeigen
   *[other] { $form ->
        [imperative] sieh { own-yourself } { secret-of } an
        [infinitive] { own-yourself } { secret-of } ansehen
        [inverted] sieht { actor-nom } { own-yourself } { secret-of } an
       *[statement] { actor-nom } sieht { own-yourself } { secret-of } an
     }
 }
op-lose-gold = { $form ->
    [imperative] verliere { $amount } { -gold }
    [infinitive] { $amount } { -gold } verlieren
    [inverted] verliert { hero-nom } { $amount } { -gold }
   *[statement] { hero-nom } verliert { $amount } { -gold }
 }
own-one-curse = { $who ->
    [you] 1 deiner Flüche
    [pron] 1 seiner Flüche
    [same] 1 seiner Flüche
    [that] 1 seiner Flüche
   *[other] 1 Fluch { own-hero-gen }
 }
op-move-curse = { $form ->
    [imperative] verschiebe { own-one-curse } zu einem anderen Helden { own-your-choice }
    [infinitive] { own-one-curse } zu einem anderen Helden { own-your-choice } verschieben
    [inverted] verschiebt { actor-nom } { own-one-curse } zu einem anderen Helden { own-your-choice }
   *[statement] { actor-nom } verschiebt { own-one-curse } zu einem anderen Helden { own-your-choice }
 }
op-prevent-damage = { $amount ->
    [99] { $form ->
        [imperative] verhindere diesen Schaden
        [infinitive] diesen Schaden verhindern
        [inverted] wird dieser Schaden verhindert
       *[statement] dieser Schaden wird verhindert
     }
   *[other] { $form ->
        [imperative] verringere diesen Schaden um { $amount }
        [infinitive] diesen Schaden um { $amount } verringern
        [inverted] verringert sich dieser Schaden um { $amount }
       *[statement] dieser Schaden verringert sich um { $amount }
     }
 }
op-redirect-damage = { $to-whom ->
    [you] erleide diesen Schaden selbst
   *[other] { $form ->
        [imperative] füge diesen Schaden stattdessen { $to } zu
        [infinitive] diesen Schaden stattdessen { $to } zufügen
        [inverted] wird dieser Schaden stattdessen { $to } zugefügt
       *[statement] dieser Schaden wird stattdessen { $to } zugefügt
     }
 }
own-removed = { $count ->
    [9] { $who ->
        [you] alle deine Flüche
        [pron] alle seine Flüche
        [same] alle seine Flüche
       *[other] alle Flüche { own-hero-gen }
     }
    [one] { own-one-curse }
   *[other] { $who ->
        [you] { $count } deiner Flüche
        [pron] { $count } seiner Flüche
        [same] { $count } seiner Flüche
       *[other] { $count } Flüche { own-hero-gen }
     }
 }
op-remove-curse = { $form ->
    [imperative] lege { own-removed } ab
    [infinitive] { own-removed } ablegen
    [inverted] legt { actor-nom } { own-removed } ab
   *[statement] { actor-nom } legt { own-removed } ab
 }
op-resurrect = { $who ->
    [you] { $form ->
        [infinitive] mit { $life } { -life } auferstehen
       *[imperative] erstehe mit { $life } { -life } auf
     }
    [chooser] mit { $life } { -life } auferstehen
   *[other] { $form ->
        [imperative] lass { hero-acc } mit { $life } { -life } auferstehen
        [infinitive] { hero-acc } mit { $life } { -life } auferstehen lassen
        [inverted] aufersteht { hero-nom } mit { $life } { -life }
       *[statement] { hero-nom } aufersteht mit { $life } { -life }
     }
 }
op-reveal-secret = { $form ->
    [imperative] decke { own-n } { -secret } auf
    [infinitive] { own-n } { -secret } aufdecken
    [inverted] deckt { hero-nom } { own-n } { -secret } auf
   *[statement] { hero-nom } deckt { own-n } { -secret } auf
 }
op-show-hand = { $form ->
    [imperative] zeige allen { own-f } Hand
    [infinitive] allen { own-f } Hand zeigen
    [inverted] zeigt { hero-nom } allen { own-f } Hand
   *[statement] { hero-nom } zeigt allen { own-f } Hand
 }
op-shuffle-in = { $form ->
    [imperative] mische { own-random-cards } vom Ablagestapel in den { -deck }
    [infinitive] { own-random-cards } vom Ablagestapel in den { -deck } mischen
    [inverted] { $count ->
        [one] wird
       *[other] werden
     } { own-random-cards } vom Ablagestapel in den { -deck } gemischt
   *[statement] { own-random-cards } vom Ablagestapel { $count ->
        [one] wird
       *[other] werden
     } in den { -deck } gemischt
 }
op-skip-turn = { $form ->
    [imperative] lass die Aktion { own-n-gen } nächsten Zuges aus
    [infinitive] die Aktion { own-n-gen } nächsten Zuges auslassen
    [inverted] lässt { hero-nom } die Aktion { own-n-gen } nächsten Zuges aus
   *[statement] { hero-nom } lässt die Aktion { own-n-gen } nächsten Zuges aus
 }
op-steal-card = { $how ->
    [chosen] { $who ->
        [chooser] dich seine Hand ansehen und 1 Karte deiner Wahl stehlen lassen
       *[other] { $form ->
            [imperative] sieh dir { hand-of } an und stiehl daraus { cards } { own-your-choice }
            [infinitive] { own-yourself } { hand-of } ansehen und daraus { cards } { own-your-choice } stehlen
            [inverted] sieht { actor-nom } sich { hand-of } an und stiehlt daraus { cards } { own-your-choice }
           *[statement] { actor-nom } sieht sich { hand-of } an und stiehlt daraus { cards } { own-your-choice }
         }
     }
    [named] { $who ->
        [chooser] dich eine Karte nennen und sie dir stehlen lassen, falls er sie hat
       *[other] { $form ->
            [imperative] nenne eine Karte und stiehl sie
            [infinitive] eine Karte nennen und sie stehlen
            [inverted] nennt { actor-nom } eine Karte und stiehlt sie
           *[statement] { actor-nom } nennt eine Karte und stiehlt sie
         }, falls { hero-nom } sie auf der Hand hat
     }
   *[random] { $who ->
        [chooser] sich { own-random-cards } stehlen lassen
       *[other] { $form ->
            [imperative] stiehl { hero-dat } { own-random-cards }
            [infinitive] { hero-dat } { own-random-cards } stehlen
            [inverted] stiehlt { actor-nom } { hero-dat } { own-random-cards }
           *[statement] { actor-nom } stiehlt { hero-dat } { own-random-cards }
         }
     }
 }
op-steal-gold = { $who ->
    [chooser] sich { $amount } { -gold } stehlen lassen
   *[other] { $form ->
        [imperative] stiehl { hero-dat } { $amount } { -gold }
        [infinitive] { hero-dat } { $amount } { -gold } stehlen
        [inverted] stiehlt { actor-nom } { hero-dat } { $amount } { -gold }
       *[statement] { actor-nom } stiehlt { hero-dat } { $amount } { -gold }
     }
 }
op-survive = { $who ->
    [you] { $form ->
        [infinitive] mit { $life } { -life } überleben
       *[imperative] überlebe mit { $life } { -life }
     }
   *[other] { $form ->
        [inverted] überlebt { hero-nom }
       *[statement] { hero-nom } überlebt
     } mit { $life } { -life }
 }
op-swap-characters = { $who ->
    [chooser] seinen Charakter mit deinem tauschen
    [pron] { $form ->
        [imperative] tausche { own-your-m } Charakter mit seinem
        [infinitive] { own-your-m } Charakter mit seinem tauschen
        [inverted] tauscht { actor-nom } { own-your-m } Charakter mit seinem
       *[statement] { actor-nom } tauscht { own-your-m } Charakter mit seinem
     }
   *[other] { $form ->
        [imperative] tausche { own-your-m } Charakter mit dem { own-hero-gen }
        [infinitive] { own-your-m } Charakter mit dem { own-hero-gen } tauschen
        [inverted] tauscht { actor-nom } { own-your-m } Charakter mit dem { own-hero-gen }
       *[statement] { actor-nom } tauscht { own-your-m } Charakter mit dem { own-hero-gen }
     }
 }
op-swap-hands = { $who ->
    [chooser] seine Hand mit deiner tauschen
    [pron] { $form ->
        [imperative] tausche { own-your-f } Hand mit seiner
        [infinitive] { own-your-f } Hand mit seiner tauschen
        [inverted] tauscht { actor-nom } { own-your-f } Hand mit seiner
       *[statement] { actor-nom } tauscht { own-your-f } Hand mit seiner
     }
   *[other] { $form ->
        [imperative] tausche { own-your-f } Hand mit der { own-hero-gen }
        [infinitive] { own-your-f } Hand mit der { own-hero-gen } tauschen
        [inverted] tauscht { actor-nom } { own-your-f } Hand mit der { own-hero-gen }
       *[statement] { actor-nom } tauscht { own-your-f } Hand mit der { own-hero-gen }
     }
 }
op-swap-secrets = { $who ->
    [chooser] sein { -secret } mit deinem tauschen
    [pron] { $form ->
        [imperative] tausche { own-your-n } { -secret } mit seinem
        [infinitive] { own-your-n } { -secret } mit seinem tauschen
        [inverted] tauscht { actor-nom } { own-your-n } { -secret } mit seinem
       *[statement] { actor-nom } tauscht { own-your-n } { -secret } mit seinem
     }
   *[other] { $form ->
        [imperative] tausche { own-your-n } { -secret } mit dem { own-hero-gen }
        [infinitive] { own-your-n } { -secret } mit dem { own-hero-gen } tauschen
        [inverted] tauscht { actor-nom } { own-your-n } { -secret } mit dem { own-hero-gen }
       *[statement] { actor-nom } tauscht { own-your-n } { -secret } mit dem { own-hero-gen }
     }
 }
own-your-m = { $bearer ->
    [environment] seinen
   *[holder] deinen
 }
own-your-f = { $bearer ->
    [environment] seine
   *[holder] deine
 }
own-your-n = { $bearer ->
    [environment] sein
   *[holder] dein
 }
own-taken = vom Ablagestapel { cards } { own-choice }{ $type ->
    [any] { "" }
   *[other] { " " }vom Typ { $type-name }
 }
op-take-discarded = { $form ->
    [imperative] nimm { own-taken }
    [infinitive] { own-taken } nehmen
    [inverted] nimmt { hero-nom } { own-taken }
   *[statement] { hero-nom } nimmt { own-taken }
 }
op-take-from-shop = { $form ->
    [imperative] nimm kostenlos { cards } aus dem Laden
    [infinitive] kostenlos { cards } aus dem Laden nehmen
    [inverted] nimmt { hero-nom } kostenlos { cards } aus dem Laden
   *[statement] { hero-nom } nimmt kostenlos { cards } aus dem Laden
 }
op-take-princess = { $where ->
    [hand] { $form ->
        [imperative] stiehl die { -princess }
        [infinitive] die { -princess } stehlen
        [inverted] stiehlt { hero-nom } die { -princess }
       *[statement] { hero-nom } stiehlt die { -princess }
     }
    [anywhere] { $form ->
        [imperative] nimm die { -princess } aus der { -centre } oder von dem, der sie hat
        [infinitive] die { -princess } aus der { -centre } oder von dem, der sie hat nehmen
        [inverted] nimmt { hero-nom } die { -princess } aus der { -centre } oder von dem, der sie hat
       *[statement] { hero-nom } nimmt die { -princess } aus der { -centre } oder von dem, der sie hat
     }
   *[centre] { $form ->
        [imperative] nimm die { -princess } aus der { -centre }
        [infinitive] die { -princess } aus der { -centre } nehmen
        [inverted] nimmt { hero-nom } die { -princess } aus der { -centre }
       *[statement] { hero-nom } nimmt die { -princess } aus der { -centre }
     }
 }
op-take-this = { $form ->
    [imperative] nimm { this-card } zurück auf die Hand
    [infinitive] { this-card } zurück auf die Hand nehmen
    [inverted] nimmt { actor-nom } { this-card } zurück auf die Hand
   *[statement] { actor-nom } nimmt { this-card } zurück auf die Hand
 }
op-win = { $who ->
    [you] { $form ->
        [inverted] gewinnst du
       *[statement] du gewinnst
     }
   *[other] { $form ->
        [inverted] gewinnt { hero-nom }
       *[statement] { hero-nom } gewinnt
     }
 } { $as_well ->
    [yes] ebenfalls
   *[no] das Spiel
 }

## Dauerhafte Aktionen

own-of-gen = { $who ->
    [all] aller Spieler
    [others] aller anderen Spieler
   *[other] { own-hero-gen }
 }
own-of-acc = { $who ->
    [all] alle Spieler
    [others] alle anderen Spieler
   *[other] { hero-acc }
 }
own-types = { $who ->
    [all] { $type-many }
    [you] deine { $type-many }
    [pron] seine { $type-many }
   *[other] die { $type-many } { own-of-gen }
 }
op-beats = { $who ->
    [all] { $alike ->
        [yes] { $form ->
            [inverted] gewinnt{ $until } zwischen zwei { own-types-dat } der Herausforderer
           *[statement] zwischen zwei { own-types-dat } gewinnt{ $until } der Herausforderer
         }
       *[no] { $form ->
            [inverted] schlagen { own-types }
           *[statement] { own-types } schlagen
         }{ $until } { $over-many }
     }
   *[other] { $form ->
        [inverted] schlagen { own-types }
       *[statement] { own-types } schlagen
     }{ $until } { $alike ->
        [yes] andere { $over-many }
       *[no] { $over-many }
     }
 }
own-types-dat = { $type ->
    [attack] Angriffen
    [defence] Verteidigungen
   *[strategy] Strategien
 }
own-more-less = { $sign ->
    [plus] mehr
   *[minus] weniger
 }
n-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
 } { own-more-less }
op-change-shop-size = { $form ->
    [inverted] { $n ->
        [one] liegt
       *[other] liegen
     } im Laden
   *[statement] im Laden { $n ->
        [one] liegt
       *[other] liegen
     }
 }{ $until } { $who ->
    [all] { "" }
    [you] in deinen Zügen
    [pron] in seinen Zügen
   *[other] in den Zügen { own-of-gen }
 } { n-cards }
op-change-price = { $form ->
    [inverted] kosten die Karten im Laden
   *[statement] die Karten im Laden kosten
 } { $who ->
    [all] { "" }
   *[other] { own-of-acc }
 }{ $until } { $n } { -gold } { own-more-less }
op-change-sell-price = { $who ->
    [all] { $form ->
        [inverted] bringt jede verkaufte Karte
       *[statement] jede verkaufte Karte bringt
     }{ $until }
   *[other] { $form ->
        [inverted] { $who ->
            [you] erhältst du
            [all] erhalten alle Spieler
            [others] erhalten alle anderen Spieler
           *[other] erhält { hero-nom }
         }
       *[statement] { $who ->
            [you] du erhältst
            [all] alle Spieler erhalten
            [others] alle anderen Spieler erhalten
           *[other] { hero-nom } erhält
         }
     }{ $until } für jede verkaufte Karte
 } { $n } { -gold } { own-more-less }
op-change-overload-limit = { $form ->
    [inverted] { $who ->
        [you] bist du
        [all] ist jeder Spieler
        [others] ist jeder andere Spieler
       *[other] ist { hero-nom }
     }
   *[statement] { $who ->
        [you] du bist
        [all] jeder Spieler ist
        [others] jeder andere Spieler ist
       *[other] { hero-nom } ist
     }
 }{ $until } { $sign ->
    [plus] erst überladen, wenn
   *[minus] schon überladen, wenn
 } { $who ->
    [you] du { n-cards }
   *[other] er { n-cards }
 } als üblich auf der Hand { $who ->
    [you] hast
   *[other] hat
 }
op-change-explore-cards = { $who ->
    [all] { $form ->
        [inverted] zieht jeder Held
       *[statement] jeder Held zieht
     }
   *[other] { $form ->
        [inverted] { $who ->
            [you] ziehst du
            [all] ziehen alle Spieler
            [others] ziehen alle anderen Spieler
           *[other] zieht { hero-nom }
         }
       *[statement] { $who ->
            [you] du ziehst
            [all] alle Spieler ziehen
            [others] alle anderen Spieler ziehen
           *[other] { hero-nom } zieht
         }
     }
 }{ $until } beim Erkunden { n-cards }
op-change-wander-cards = { $who ->
    [all] { $form ->
        [inverted] zieht jeder Geist
       *[statement] jeder Geist zieht
     }
   *[other] { $form ->
        [inverted] { $who ->
            [you] ziehst du
            [all] ziehen alle Spieler
            [others] ziehen alle anderen Spieler
           *[other] zieht { hero-nom }
         }
       *[statement] { $who ->
            [you] du ziehst
            [all] alle Spieler ziehen
            [others] alle anderen Spieler ziehen
           *[other] { hero-nom } zieht
         }
     }
 }{ $until } beim Umherirren { n-cards }
own-maximum = { $who ->
    [you] dein Lebenshöchstwert
    [pron] sein Lebenshöchstwert
   *[other] der Lebenshöchstwert { own-of-gen }
 }
op-change-life-maximum = { $form ->
    [inverted] ist { own-maximum }
   *[statement] { own-maximum } ist
 }{ $until } um { $n } { $sign ->
    [plus] höher
   *[minus] niedriger
 }
op-change-damage-dealt = { $who ->
    [all] { $form ->
        [inverted] ist jeder Schaden, der anderen zugefügt wird,
       *[statement] jeder Schaden, der anderen zugefügt wird, ist
     }{ $until } um { $n } { $sign ->
        [plus] höher
       *[minus] niedriger
     }
   *[other] { $form ->
        [inverted] { $who ->
            [you] fügst du
            [all] fügen alle Spieler
            [others] fügen alle anderen Spieler
           *[other] fügt { hero-nom }
         }
       *[statement] { $who ->
            [you] du fügst
            [all] alle Spieler fügen
            [others] alle anderen Spieler fügen
           *[other] { hero-nom } fügt
         }
     }{ $until } anderen { $n } Schaden { own-more-less } zu
 }
own-damage-of = jeder Schaden, den { $who ->
    [you] du erleidest
    [all] ein Held erleidet
    [others] ein anderer Held erleidet
   *[other] { hero-nom } erleidet
 },
op-change-damage-taken = { $form ->
    [inverted] ist { own-damage-of }
   *[statement] { own-damage-of } ist
 }{ $until } um { $n } { $sign ->
    [plus] höher
   *[minus] geringer
 }
own-gains-life = wenn { $who ->
    [you] du { -life } erhältst
    [all] ein Held { -life } erhält
    [others] ein anderer Held { -life } erhält
   *[other] { hero-nom } { -life } erhält
 }
op-change-healing = { $form ->
    [inverted] { own-are-it }{ $until } { $n } { -life } { own-more-less }, { own-gains-life }
   *[statement] { own-gains-life }, { own-are-it }{ $until } { $n } { own-more-less }
 }
own-are-it = { $n ->
    [one] ist es
   *[other] sind es
 }
op-forbid = { $who ->
    [all] { $form ->
        [inverted] kann{ $until } niemand
       *[statement] niemand kann{ $until }
     }
    [others] { $form ->
        [inverted] kann{ $until } niemand sonst
       *[statement] niemand sonst kann{ $until }
     }
   *[other] { $form ->
        [inverted] { $who ->
            [you] kannst du
            [all] können alle Spieler
            [others] können alle anderen Spieler
           *[other] kann { hero-nom }
         }
       *[statement] { $who ->
            [you] du kannst
            [all] alle Spieler können
            [others] alle anderen Spieler können
           *[other] { hero-nom } kann
         }
     }{ $until }
 } { $deeds }
op-forbid-type = { op-forbid }
forbidden = { $who ->
    [all] { own-forbidden }
    [others] { own-forbidden }
   *[other] { $what ->
        [sell] keine Karten verkaufen
        [buy] keine Karten kaufen
        [heal] kein { -life } erhalten
        [take_princess] die { -princess } nicht nehmen
       *[other] nicht { own-forbidden }
     }
 }
own-forbidden = { $what ->
    [explore] erkunden
    [trade] handeln
    [challenge] herausfordern
    [wander] umherirren
    [enchant] verzaubern
    [resurrect] auferstehen
    [sell] Karten verkaufen
    [buy] Karten kaufen
    [heal] { -life } erhalten
   *[take_princess] die { -princess } nehmen
 }
own-types-played = { $type ->
    [attack] Angriffe
    [defence] Verteidigungen
    [strategy] Strategien
    [magic] Magie
   *[environment] Umgebungen
 }
forbidden-type = in Duellen { $who ->
    [all] { "" }
    [others] { "" }
   *[other] keine
 } { own-types-played } ausspielen
op-immune = { $form ->
    [inverted] { $who ->
        [you] bist du
        [all] sind alle Spieler
        [others] sind alle anderen Spieler
       *[other] ist { hero-nom }
     }
   *[statement] { $who ->
        [you] du bist
        [all] alle Spieler sind
        [others] alle anderen Spieler sind
       *[other] { hero-nom } ist
     }
 }{ $until } { $deeds } geschützt
spared = { $to ->
    [damage] vor Schaden
    [theft] vor Diebstahl
    [curses] vor Flüchen
    [challenges] vor Herausforderungen
   *[looks] vor Blicken auf { $who ->
        [you] deine Hand und dein
        [all] ihre Hand und ihr
        [others] ihre Hand und ihr
       *[other] seine Hand und sein
     } { -secret }
 }
op-play-openly = { $hand ->
    [yes] { $form ->
        [inverted] { $who ->
            [you] spielst du
            [all] spielen alle Spieler
            [others] spielen alle anderen Spieler
           *[other] spielt { hero-nom }
         }
       *[statement] { $who ->
            [you] du spielst
            [all] alle Spieler spielen
            [others] alle anderen Spieler spielen
           *[other] { hero-nom } spielt
         }
     }{ $until } mit offener Hand
   *[no] { $form ->
        [inverted] { $who ->
            [you] legst du
            [all] legen alle Spieler
            [others] legen alle anderen Spieler
           *[other] legt { hero-nom }
         }
       *[statement] { $who ->
            [you] du legst
            [all] alle Spieler legen
            [others] alle anderen Spieler legen
           *[other] { hero-nom } legt
         }
     }{ $until } { $who ->
        [you] deine
        [all] ihre
        [others] ihre
       *[other] seine
     } Karten in Duellen offen aus
 }
op-reverse-priorities = { $form ->
    [inverted] schlägt Strategie
   *[statement] Strategie schlägt
 }{ $until } Angriff, Angriff schlägt Verteidigung und Verteidigung schlägt Strategie
own-duels = { $who ->
    [you] in deinen Duellen
    [pron] in seinen Duellen
   *[other] in den Duellen { own-of-gen }
 }
op-ties = { $who ->
    [all] { $go_to ->
        [challenger] { $form ->
            [inverted] gewinnt bei Gleichstand
           *[statement] bei Gleichstand gewinnt
         }{ $until } der Herausforderer
        [opponent] { $form ->
            [inverted] gewinnt bei Gleichstand
           *[statement] bei Gleichstand gewinnt
         }{ $until } der Herausgeforderte
       *[nobody] { $form ->
            [inverted] endet bei Gleichstand
           *[statement] bei Gleichstand endet
         }{ $until } das Duell ohne Gewinner
     }
   *[other] { $go_to ->
        [challenger] { $form ->
            [inverted] gewinnt { own-duels }
           *[statement] { own-duels } gewinnt
         }{ $until } bei Gleichstand der Herausforderer
        [opponent] { $form ->
            [inverted] gewinnt { own-duels }
           *[statement] { own-duels } gewinnt
         }{ $until } bei Gleichstand der Herausgeforderte
       *[nobody] { $form ->
            [inverted] beendet { own-duels }
           *[statement] { own-duels } beendet
         }{ $until } ein Gleichstand das Duell ohne Gewinner
     }
 }
own-unstoppable = { $against ->
    [yes] die Karten von jedem, der { own-of-acc } herausfordert,
   *[no] die Karten, mit denen { $who ->
        [you] du herausforderst
        [all] jemand herausfordert
        [others] andere Helden herausfordern
       *[other] { hero-nom } herausfordert
     },
 }
op-unstoppable = { $form ->
    [inverted] sind { own-unstoppable }
   *[statement] { own-unstoppable } sind
 }{ $until } unaufhaltsam
