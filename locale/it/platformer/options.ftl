## Le opzioni di Platformer, e perché non si può preparare. content/playwording.py spiega come si trovano.

platformer-setting-tile-set = Dungeon
    .help = Con quali tessere si costruisce il Dungeon.
    .choice-any = Foresta o Vuoto, a sorte
    .choice-forest = Foresta
    .choice-void = Vuoto
    .choice-mixed = Foresta e Vuoto mescolati
platformer-setting-boss = Boss
    .help = Chi aspetta nel Livello del Boss.
    .choice-none = a sorte
platformer-setting-heroes = Eroi
    .help = Gli Eroi in ordine di posto; un posto senza Eroe lo riceve a sorte.
    .choice-none = a sorte
platformer-setting-first-player = Primo giocatore
    .help = Il posto che comincia; il primo posto è lo 0.
    .choice-minus-1 = a sorte
platformer-setting-artifacts = Artefatti
    .help = Si gioca con due Artefatti.
platformer-setting-larger-map = Mappa estesa
    .help = Quattro Livelli normali invece di tre; non nella Modalità solitario.
platformer-setting-portal-cost = Prezzo del Portale
    .help = Quante Monete costa un viaggio con il Portale del Vuoto.
platformer-setting-collect-on = Raccogliere
    .help = In quali modi bisogna entrare in uno Spazio per poterne raccogliere la Moneta o la Gemma.
    .choice-none = mai
    .choice-move = muovendosi con un Simbolo
    .choice-card = muovendosi con una carta
    .choice-portal = con il Portale del Vuoto
    .choice-fall = cadendo
    .choice-push = venendo spinti
    .choice-respawn = formandosi di nuovo
platformer-setting-catch-ladder = Le Scale trattengono
    .help = Un Eroe che cade si ferma su una Scala.
platformer-setting-start-bonus = Bonus iniziale
    .help = Monete e Gemme dei giocatori in ordine di Turno.
    .pair = { $gold } { $gold ->
        [one] Moneta
       *[other] Monete
     } e { $gems } { $gems ->
        [one] Gemma
       *[other] Gemme
     }
platformer-setting-start-bonus-gold = Monete
platformer-setting-start-bonus-gems = Gemme
platformer-setting-boss-ignores-walls = Il Boss colpisce attraverso i Muri
    .help = Oltre alle carte Attacco Boss, anche i suoi attacchi con il dado Nemico e contro chi si muove attraversano i Muri.
platformer-setting-turn-limit = Limite di Turni
    .help = Dopo tanti Turni di ogni giocatore la partita finisce in pareggio.

platformer-option-error-solo-larger-map = La Modalità solitario usa il Dungeon normale. Togli questa opzione o fai sedere più giocatori.
platformer-option-error-tile-heights = Le tessere pescate non sono tutte della stessa altezza. Scegli un altro Dungeon o ridisegna le tessere.
platformer-option-error-not-enough-tiles = Al Dungeon servono { $needed } tessere normali e 2 del Boss; di «{ $set }» questa edizione ne ha { $held } e { $boss_held }. Scegli un altro Dungeon o aggiungi tessere.
platformer-option-error-no-enemy = Per il Livello { $level } non resta nessun Nemico di rango { $rank }. Aggiungine uno al set.
