## What is wrong with a set of cards, dice and tiles of Platformer. Every message says what was found and how to mend it.

fault-platformer-few-tiles = { $boss ->
    [yes] Il { $set ->
        [forest] Dungeon della Foresta
       *[void] Dungeon del Vuoto
    } ha { $is } tessere Boss; ogni partita ne richiede { $wanted }. Aggiungine o segna «boss» su altre.
   *[no] Il { $set ->
        [forest] Dungeon della Foresta
       *[void] Dungeon del Vuoto
    } ha { $is } tessere oltre a quelle Boss; la Mappa estesa ne richiede { $wanted }. Aggiungine.
 }
fault-platformer-tile-height = Questa tessera è alta { $is } Righe, le altre { $wanted }. Due tessere formano un Livello, quindi hanno tutte la stessa altezza: ridisegnala con { $wanted } Righe.
fault-platformer-boss-tile-lacks = { $space ->
    [boss_spawn] Questa tessera Boss non ha uno Spazio Formazione del Boss; accanto a un’altra come lei il Boss non saprebbe dove comparire. Disegnane uno (B).
    [shop] Questa tessera Boss non ha un Negozio; lì vengono Formati gli Eroi Svenuti nel Livello del Boss. Disegnane uno ($).
   *[spawn] Questa tessera Boss non ha uno Spazio Formazione; lì compaiono le Evocazioni. Disegnane uno (e).
 }
fault-platformer-only-on-boss-tiles = { $space ->
    [boss_spawn] Gli Spazi Formazione del Boss stanno sulle tessere Boss; qui non compare mai nessuno. Disegna un altro Spazio o rendi questa una tessera Boss.
   *[special] Gli Spazi speciali stanno sulle tessere Boss; qui non fanno nulla. Disegna un altro Spazio o rendi questa una tessera Boss.
 }
fault-platformer-portal = I Portali del Vuoto si trovano solo sulle tessere del Dungeon del Vuoto. Disegna un altro Spazio o assegna la tessera al Dungeon del Vuoto.
fault-platformer-no-floor = Questa tessera non ha nessuna Piattaforma: tutti ci cadrebbero attraverso. Disegna dei pavimenti (=) sotto i suoi Spazi.
fault-platformer-no-way-up = Dalla Riga più bassa di questa tessera nessuno può arrivare alla più alta: ciò che sta lassù è perduto e la scalata può finire qui. Disegna una Scala (H) o lascia un varco nei pavimenti.
fault-platformer-no-ladder-out = Nessuna Scala esce da questa tessera verso l’alto: accanto a un’altra come lei la scalata finirebbe qui. Disegna una Scala (H) in uno Spazio raggiungibile della Riga più alta.
fault-platformer-few-cards = { $kind ->
    [hero] Carte Eroe: { $is }; in quattro giocatori ne servono { $wanted }.
    [boss] Non c’è nessun Boss; ogni partita ne richiede uno.
    [item] Carte Oggetto: { $is }; il Negozio ne espone { $wanted }.
    [potion] Carte Pozione: { $is }; il Negozio ne espone { $wanted }.
    [artifact] Carte Artefatto: { $is }; le partite con gli Artefatti ne espongono { $wanted }.
   *[event] Non c’è nessun Evento; senza, la partita in solitario non può cominciare.
 } Aggiungi ciò che manca o recuperalo dalle voci eliminate.
fault-platformer-few-enemies = Nemici di rango { $rank }: { $is }; la Mappa estesa ne richiede { $wanted } diversi. Aggiungine uno o dai questo rango a un altro Nemico.
fault-platformer-die-role = Deve esserci esattamente un { $role ->
    [action] dado Azione
    [enemy] dado Nemico
   *[special] dado Speciale
 }; qui { $is ->
    [one] ce n’è { $is }
   *[other] ce ne sono { $is }
 }. Quanti ne contiene la scatola lo dicono le copie.
fault-platformer-die-face = { $role ->
    [action] «{ $is ->
        [move] { choice-move }
        [sword] { choice-sword }
        [coin] { choice-coin }
        [hand] { choice-hand }
        [star] { choice-star }
        [blank] { choice-blank }
        [attack] { choice-attack }
        [left] { choice-left }
       *[right] { choice-right }
    }» non può stare sul dado Azione. Le sue facce sono Movimento, Spada, Moneta, Mano e Stella.
    [enemy] «{ $is ->
        [move] { choice-move }
        [sword] { choice-sword }
        [coin] { choice-coin }
        [hand] { choice-hand }
        [star] { choice-star }
        [blank] { choice-blank }
        [attack] { choice-attack }
        [left] { choice-left }
       *[right] { choice-right }
    }» non può stare sul dado Nemico. Le sue facce sono Attacco, Sinistra e Destra.
   *[special] «{ $is ->
        [move] { choice-move }
        [sword] { choice-sword }
        [coin] { choice-coin }
        [hand] { choice-hand }
        [star] { choice-star }
        [blank] { choice-blank }
        [attack] { choice-attack }
        [left] { choice-left }
       *[right] { choice-right }
    }» non può stare sul dado Speciale. Le sue facce sono Vuota, Movimento, Spada, Moneta, Mano e Stella.
 }
fault-platformer-few-attacks = Questo Boss ha { $is } carte Attacco e ne pesca { $wanted } alla volta. Aggiungi carte Attacco Boss che lo nominino in «boss».
fault-platformer-boss-health = Questo Boss non ha Vita: qualsiasi Attacco lo sconfiggerebbe. Dagli Vita per Livello o una base.
fault-platformer-no-answer = Nessuna carta Attacco di questo Boss mostra «{ $is ->
        [move] { choice-move }
        [sword] { choice-sword }
        [coin] { choice-coin }
        [hand] { choice-hand }
        [star] { choice-star }
        [blank] { choice-blank }
        [attack] { choice-attack }
        [left] { choice-left }
       *[right] { choice-right }
    }»: quando esce sul dado Nemico, il Boss non farebbe nulla. Aggiungi il Simbolo a una delle sue carte.
fault-platformer-dead-sign = «{ $boss }» non chiede mai «{ $is ->
        [move] { choice-move }
        [sword] { choice-sword }
        [coin] { choice-coin }
        [hand] { choice-hand }
        [star] { choice-star }
        [blank] { choice-blank }
        [attack] { choice-attack }
        [left] { choice-left }
       *[right] { choice-right }
    }», quindi questo Simbolo non serve mai. Toglilo o cambia il modo in cui il Boss sceglie le sue carte Attacco.
fault-platformer-summon-health = Un’Evocazione ha bisogno di almeno 1 Vita, altrimenti qualsiasi Attacco la sconfigge. Imposta «health».
fault-platformer-token-role = { $role ->
    [summon] «{ $is }» è un segnalino che tengono gli Eroi; si può evocare solo un’Evocazione. Usa «give_token» o un altro segnalino.
   *[token] «{ $is }» è un’Evocazione; gli Eroi non possono tenerla. Usa «summon» o un altro segnalino.
 }
fault-platformer-other-boss = «{ $is }» appartiene a «{ $boss }» e non è in gioco con il Boss di questa carta. Nomina un segnalino del suo stesso Boss.
fault-platformer-free-use = Ciò che un giocatore può usare a piacere deve costare qualcosa, o non finirebbe mai. Aggiungi un costo come «exhaust», «discard» o «once_per_turn».
fault-platformer-star-without-effect = Qui la Stella vale come sé stessa, ma nessun effetto dice che cosa fa. Aggiungi un effetto con «when: star_used» o scegli un altro Simbolo.
fault-platformer-effect-without-star = «star_used» non accade mai: per questo Eroe la Stella vale come un altro Simbolo. Aggiungi «star» in «star».
fault-platformer-artifact-not-taken = Nessuno potrebbe mai prendere questo Artefatto. Aggiungi un effetto con «take_this» che dica quando.
fault-platformer-idle-attack = Questa carta non fa nulla quando viene risolta. Aggiungi un effetto con «when: attack_resolved».

## Ciò che dev’essere noto dove sta una parola

fact-cause = un momento che conosca la propria causa
fact-enemy-die = il dado Nemico appena tirato
fact-boss = la carta del boss
fact-attack-card = una carta attacco del boss
fact-event = un evento
fact-claim = un artefatto
