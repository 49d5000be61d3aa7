## What is wrong with a set of cards, dice and tiles of Platformer. Every message says what was found and how to mend it.

fault-platformer-few-tiles = { $boss ->
    [yes] Vom { $set ->
        [forest] Waldverlies
       *[void] Schattenverlies
    } gibt es { $is } Boss-Verlieskarten; jedes Spiel braucht { $wanted }. Füge welche hinzu oder setze bei anderen „boss“.
   *[no] Vom { $set ->
        [forest] Waldverlies
       *[void] Schattenverlies
    } gibt es { $is } Verlieskarten ohne die des Boss-Levels; das größere Verlies braucht { $wanted }. Füge welche hinzu.
 }
fault-platformer-tile-height = Diese Verlieskarte ist { $is } Reihen hoch, die anderen { $wanted }. Zwei Karten bilden ein Level, also sind alle gleich hoch: Zeichne sie mit { $wanted } Reihen neu.
fault-platformer-boss-tile-lacks = { $space ->
    [boss_spawn] Diese Boss-Verlieskarte hat kein Boss-Spawn-Feld; neben einer zweiten solchen könnte der Boss nirgends erscheinen. Zeichne eines (B).
    [shop] Diese Boss-Verlieskarte hat keinen Shop; dort wachen Helden auf, die auf dem Boss-Level bewusstlos wurden. Zeichne einen ($).
   *[spawn] Diese Boss-Verlieskarte hat kein Spawn-Feld; dort erscheinen die Handlanger. Zeichne eines (e).
 }
fault-platformer-only-on-boss-tiles = { $space ->
    [boss_spawn] Boss-Spawn-Felder gehören auf Boss-Verlieskarten; hier erscheint nie jemand. Zeichne ein anderes Feld oder mach diese Karte zur Boss-Verlieskarte.
   *[special] Spezialfelder gehören auf Boss-Verlieskarten; hier bewirken sie nichts. Zeichne ein anderes Feld oder mach diese Karte zur Boss-Verlieskarte.
 }
fault-platformer-portal = Portale gibt es nur im Schattenverlies. Zeichne ein anderes Feld oder ordne die Karte dem Schattenverlies zu.
fault-platformer-no-floor = Diese Verlieskarte hat keine einzige Plattform: Alle würden hindurchfallen. Zeichne Böden (=) unter ihre Felder.
fault-platformer-no-way-up = Von der untersten Reihe dieser Verlieskarte kommt niemand in ihre oberste; was dort liegt, ist verloren, und der Aufstieg kann hier enden. Zeichne eine Leiter (H) oder lass eine Lücke in den Böden.
fault-platformer-no-ladder-out = Keine Leiter führt aus dieser Verlieskarte nach oben: Neben einer zweiten solchen wäre der Aufstieg hier zu Ende. Zeichne eine Leiter (H) in ein erreichbares Feld der obersten Reihe.
fault-platformer-few-cards = { $kind ->
    [hero] Zahl der Helden: { $is }; zu viert braucht ihr { $wanted }.
    [boss] Es gibt keinen Boss; jedes Spiel braucht einen.
    [item] Zahl der Ausrüstungskarten: { $is }; die Auslage des Shops braucht { $wanted }.
    [potion] Zahl der Trankkarten: { $is }; die Auslage des Shops braucht { $wanted }.
    [artifact] Zahl der Artefaktkarten: { $is }; Spiele mit Artefakten brauchen { $wanted }.
   *[event] Es gibt kein Ereignis; ohne eines kann das Solospiel nicht beginnen.
 } Ergänze, was fehlt, oder hole es aus den gelöschten Einträgen zurück.
fault-platformer-few-enemies = Zahl der Monster der Stufe { $rank }: { $is }; das größere Verlies braucht { $wanted } verschiedene. Füge eines hinzu oder gib einem anderen Monster diese Stufe.
fault-platformer-die-role = Es muss genau einen { $role ->
    [action] Aktionswürfel
    [enemy] Monsterwürfel
   *[special] Spezialwürfel
 } geben; hier { $is ->
    [one] ist es { $is }
   *[other] sind es { $is }
 }. Wie viele davon in der Schachtel liegen, sagt die Zahl der Exemplare.
fault-platformer-die-face = { $role ->
    [action] „{ $is ->
        [move] { choice-move }
        [sword] { choice-sword }
        [coin] { choice-coin }
        [hand] { choice-hand }
        [star] { choice-star }
        [blank] { choice-blank }
        [attack] { choice-attack }
        [left] { choice-left }
       *[right] { choice-right }
    }“ kann nicht auf dem Aktionswürfel sein. Er zeigt Bewegung, Schwert, Münze, Hand und Stern.
    [enemy] „{ $is ->
        [move] { choice-move }
        [sword] { choice-sword }
        [coin] { choice-coin }
        [hand] { choice-hand }
        [star] { choice-star }
        [blank] { choice-blank }
        [attack] { choice-attack }
        [left] { choice-left }
       *[right] { choice-right }
    }“ kann nicht auf dem Monsterwürfel sein. Er zeigt Angriff, Links und Rechts.
   *[special] „{ $is ->
        [move] { choice-move }
        [sword] { choice-sword }
        [coin] { choice-coin }
        [hand] { choice-hand }
        [star] { choice-star }
        [blank] { choice-blank }
        [attack] { choice-attack }
        [left] { choice-left }
       *[right] { choice-right }
    }“ kann nicht auf dem Spezialwürfel sein. Er zeigt Leer, Bewegung, Schwert, Münze, Hand und Stern.
 }
fault-platformer-few-attacks = Dieser Boss hat { $is } Bosskampf-Karten und zieht { $wanted } auf einmal. Füge Bosskampf-Karten hinzu, die ihn unter „boss“ nennen.
fault-platformer-boss-health = Dieser Boss hat keine Ausdauer: Jeder Angriff würde ihn besiegen. Gib ihm Ausdauer je Level oder einen Grundwert.
fault-platformer-no-answer = Keine Bosskampf-Karte dieses Bosses zeigt „{ $is ->
        [move] { choice-move }
        [sword] { choice-sword }
        [coin] { choice-coin }
        [hand] { choice-hand }
        [star] { choice-star }
        [blank] { choice-blank }
        [attack] { choice-attack }
        [left] { choice-left }
       *[right] { choice-right }
    }“: Fällt es auf dem Monsterwürfel, würde der Boss nichts tun. Füge das Zeichen einer seiner Karten hinzu.
fault-platformer-dead-sign = „{ $boss }“ fragt nie nach „{ $is ->
        [move] { choice-move }
        [sword] { choice-sword }
        [coin] { choice-coin }
        [hand] { choice-hand }
        [star] { choice-star }
        [blank] { choice-blank }
        [attack] { choice-attack }
        [left] { choice-left }
       *[right] { choice-right }
    }“; dieses Zeichen wird also nie gebraucht. Nimm es weg oder ändere, wie der Boss seine Karten wählt.
fault-platformer-summon-health = Ein Handlanger braucht mindestens 1 Ausdauer, sonst besiegt ihn jeder Angriff. Setze „health“.
fault-platformer-token-role = { $role ->
    [summon] „{ $is }“ ist ein Marker, den Helden halten; erscheinen kann nur ein Handlanger. Nimm „give_token“ oder einen anderen Marker.
   *[token] „{ $is }“ ist ein Handlanger; Helden können ihn nicht halten. Nimm „summon“ oder einen anderen Marker.
 }
fault-platformer-other-boss = „{ $is }“ gehört zu „{ $boss }“ und ist mit dem Boss dieser Karte nicht im Spiel. Nenne einen Marker des eigenen Bosses.
fault-platformer-free-use = Was man nach Belieben einsetzen kann, muss etwas kosten, sonst ginge es ewig weiter. Füge Kosten wie „exhaust“, „discard“ oder „once_per_turn“ hinzu.
fault-platformer-star-without-effect = Der Stern zählt hier als er selbst, aber kein Effekt sagt, was er tut. Füge einen Effekt mit „when: star_used“ hinzu oder wähle ein anderes Symbol.
fault-platformer-effect-without-star = „star_used“ kommt nie vor: Der Stern zählt bei diesem Helden als anderes Symbol. Füge unter „star“ auch „star“ hinzu.
fault-platformer-artifact-not-taken = Dieses Artefakt könnte niemand je nehmen. Füge einen Effekt mit „take_this“ hinzu, der sagt, wann.
fault-platformer-idle-attack = Diese Karte bewirkt nichts, wenn sie abgehandelt wird. Füge einen Effekt mit „when: attack_resolved“ hinzu.

## Was an der Stelle eines Wortes bekannt sein muss

fact-cause = ein Moment, der seine Ursache kennt
fact-enemy-die = der eben geworfene Monsterwürfel
fact-boss = die Bosskarte
fact-attack-card = eine Angriffskarte des Bosses
fact-event = ein Ereignis
fact-claim = ein Artefakt
