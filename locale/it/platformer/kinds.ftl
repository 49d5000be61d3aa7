## Nomi dell’editor usati solo da Platformer, o usati a modo suo

game-platformer = Platformer

kind-platformer-hero = Eroe
    .many = Eroi
    .star = La Stella vale come
    .star-help = I Simboli al posto dei quali si può usare una Stella. Scegli «Stella» per un effetto a sé e descrivilo sotto, con l’innesco star_used.
    .health-help = Quanti Cuori ha; quando perde l’ultimo, sviene.

kind-platformer-enemy = Nemico
    .many = Nemici
    .rank-help = Il rango I vive nel primo Livello, il II nel secondo, il III più in alto.
    .health-help = Le Ferite che un singolo Attacco deve infliggere per sconfiggerlo.
    .damage-help = Le Ferite inflitte dal suo Attacco.

kind-platformer-item = Oggetto
    .many = Oggetti

kind-platformer-potion = Pozione
    .many = Pozioni

kind-platformer-boss = Boss
    .many = Boss
    .text = Regole speciali del Boss
    .damage = Danno del Boss
    .health-per-level-help = Si moltiplica per il numero di Livelli e si somma alla Vita di base.
    .text-help = Le regole speciali con parole tue; se restano vuote, vengono scritte a partire dagli effetti.
    .damage-help = Quanti Cuori perde un Eroe attaccato dal Boss.

kind-platformer-boss-token = Segnalino Boss
    .many = Segnalini Boss
    .boss = Appartiene a
    .role-help = Un segnalino resta a un Eroe; un’Evocazione sta sulla Mappa e agisce come un Nemico.
    .health-help = Solo per le Evocazioni.
    .damage-help = Solo per le Evocazioni.

kind-platformer-boss-attack = Carta Attacco Boss
    .many = Carte Attacco Boss
    .boss = Appartiene a
    .signs-help = Quali facce del dado Nemico, o quali Simboli del tiro, attivano la carta.

kind-platformer-artifact = Artefatto
    .many = Artefatti

kind-platformer-event = Evento
    .many = Eventi

kind-platformer-tile = Tessera
    .many = Tessere
    .boss = Livello del Boss
    .boss-help = La tessera mostra l’icona Boss e fa parte del Livello più alto.

kind-platformer-die = Dado
    .many = Dadi

kind-platformer-help-card = Carta Aiuto
    .many = Carte Aiuto
    .text-help = Il riassunto che si legge durante la partita.

## Campi comuni a molti tipi, e parti degli effetti

field-health = Vita
field-damage = Danno
field-rank = Rango
field-loot-gold = Bottino: Monete
    .help = Le Monete per chi lo sconfigge.
field-loot-gems = Bottino: Gemme
    .help = Le Gemme per chi lo sconfigge.
field-price = Prezzo
    .help = Quanto costa nel Negozio.
field-activation = Attivazione
    .help = Che cosa decide quale delle sue carte Attacco usa il Boss.
field-health-per-level = Vita per livello
field-health-base = Vita di base
    .help = Quella che ha qualunque sia il numero di Livelli.
field-boss = Boss
    .help = Il Boss con cui entra in gioco.
field-signs = Indicatore speciale
field-range = Portata dell’attacco
    .help = Quali Eroi colpisce l’Attacco, visti dal Boss. Attraversa muri e piattaforme.
field-set = Serie
    .help = Il gruppo di tessere con cui viene mescolata.
field-map = Mappa
    .help = Che cosa c’è su ogni Spazio, e i muri e i pavimenti tra l’uno e l’altro. Scegli un segno e dipingi.
field-step = Fase
field-symbol = Simbolo
field-source = Origine
field-kind = Tipo di Spazio
field-enemy = Nemico
field-level = Livello
field-enemies = Nemici
field-unused = Solo dadi inutilizzati
field-token = Segnalino Boss
field-on-map = Solo sulla mappa
field-other = Altro
field-deck = Mazzo
field-steps = Passi
field-ignore = Ignora
field-spaces = Spazi

## Scelte: simboli dei dadi

choice-sword = Spada
choice-coin = Moneta
choice-hand = Mano
choice-star = Stella
choice-blank = Vuota
choice-left = Sinistra
choice-right = Destra
choice-equal = Simboli uguali
choice-pool = Riserva di Dadi
choice-saved = Simbolo salvato
choice-forged = Simbolo forgiato
choice-unused = Tutti gli inutilizzati

## Scelte: tipi di carte e tessere

choice-match-enemy-die = In base al dado Nemico
choice-compare-symbols = In base ai Simboli ottenuti
choice-token = Segnalino
choice-summon = Evocazione
choice-action = Azione
choice-enemy = Nemico
choice-special = Speciale
choice-forest = Foresta
choice-void = Vuoto
choice-boss = Boss
choice-item = Oggetto
choice-potion = Pozione

## Scelte: la mappa

choice-kind = Spazio
choice-gold = Moneta
choice-gem = Gemma
choice-trap = Trappola
choice-shop = Negozio
choice-spawn = Spazio Formazione
choice-portal = Portale del Vuoto
choice-boss-spawn = Spazio Formazione del Boss
choice-ladder = Scala
choice-wall = Muro
choice-floor = Pavimento
choice-platform = Piattaforma
choice-one-way = Passaggio a senso unico
choice-none = Assente
choice-row = Riga
choice-around = Gli otto Spazi intorno
choice-tile = Tessera
choice-level = Livello
choice-map = Mappa
choice-free = Spazio libero
choice-same-row = Stessa riga
choice-same-level = Stesso livello
choice-in-range = Entro la portata
choice-in-air = A mezz’aria
choice-on-ladder = Su una scala
choice-boss-level = Nel Livello del Boss
choice-below-boss-level = Sotto il Livello del Boss
choice-lowest-row = Nella riga più bassa
choice-off-map = Fuori dalla mappa
choice-highest = Livello più alto
choice-own = Proprio livello
choice-away = Lontano
choice-up = In alto
choice-down = In basso

## Scelte: chi

choice-this = Questo
choice-enemies = Nemici
choice-1 = Rango I
choice-2 = Rango II
choice-3 = Rango III
choice-rank-1 = Rango I
choice-rank-2 = Rango II
choice-rank-3 = Rango III
choice-not-boss = Non il Boss

## Scelte: cause, conteggi, valori che le carte cambiano

choice-die = Dado Nemico
choice-push = Spinta
choice-fall = Caduta
choice-movement = Movimento
choice-heart = Cuore
choice-tokens = Segnalini Boss
choice-defeated = Nemici sconfitti
choice-height = Altezza sulla mappa
choice-fewest = Meno di tutti
choice-move-steps = Spazi per Movimento
choice-hand-steps = Spazi per Mano
choice-sword-damage = Ferite per Spada
choice-coin-gold = Monete per Simbolo Moneta
choice-attack-damage = Ferite di ogni attacco
choice-gem-price = Prezzo in Gemme
choice-loot-gold = Monete del bottino
choice-loot-gems = Gemme del bottino
choice-shield = Ferite evitate
choice-attack-reach = Portata degli attacchi
choice-shop-reach = Portata del Negozio
choice-push-length = Lunghezza della spinta
choice-portal-price = Prezzo di un portale
choice-health = Vita

## Scelte: che cosa è vietato, ignorato o innocuo

choice-forge = Forgiare
choice-save = Salvare
choice-buy = Comprare
choice-ladders = Scale
choice-portals = Portali
choice-gems = Gemme
choice-collect = Raccogliere segnalini
choice-heal = Curarsi
choice-traps = Trappole
choice-reach = Zona di controllo
choice-gravity = Gravità
choice-enemy-die = Dado Nemico
choice-boss-attacks = Attacchi del Boss
choice-falls-into-traps = Cadute nelle trappole
choice-attacks = Attacchi
choice-walls = Muri
choice-platforms = Piattaforme
