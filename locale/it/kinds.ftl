## Nomi nell’editor: giochi, tipi, campi

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

game-dungeons = Dungeons

kind-dungeons-hero = Eroe
    .many = Eroi
    .text = Talento
    .text-help = Il talento a parole tue; se vuoto, viene scritto a partire dagli effetti.
    .health-help = La Salute iniziale, che è anche la massima.

kind-dungeons-equipment = Equipaggiamento
    .many = Equipaggiamento
    .melee-dice-help = Senza dadi, l’arma non può attaccare corpo a corpo.
    .ranged-dice-help = Senza dadi, l’arma non può attaccare a distanza.
    .movement-help = Si aggiunge alla Velocità dell’eroe.
    .keywords-help = Di entrambe le linee di attacco. Per una sola, usa un effetto: attack_declared con grant_keyword.

kind-dungeons-ability = Abilità
    .many = Abilità
    .name = Titolo della carta
    .ability = Nome dell’abilità
    .energy-help = Quanto costa usarla.

kind-dungeons-item = Oggetto
    .many = Oggetti
    .loot = Prezzo in Bottino
    .kept-help = Altrimenti l’oggetto viene scartato dopo l’uso.

kind-dungeons-enemy = Nemico
    .many = Nemici
    .threat-help = 1 bassa (grigia), 2 media (blu), 3 alta (rossa).
    .effects-help = La condotta va sotto always (prefers, stance), le abilità speciali sotto il loro momento.

kind-dungeons-tile = Tessera
    .many = Tessere
    .front-openings-at-help = Si conta da 1: da ovest sui lati nord e sud, da nord sui lati est e ovest.

kind-dungeons-enemy-die = Dado nemico
    .many = Dadi nemico

kind-dungeons-marker = Carta segnalino
    .many = Carte segnalino

kind-dungeons-help-card = Carta aiuto
    .many = Carte aiuto

kind-dungeons-adventure = Avventura
    .many = Avventure
    .name = Titolo
    .counters-most = Valore massimo
    .counters-start = Valore iniziale
    .start-spaces = Caselle di partenza
    .threats-scaling-health = Salute aggiunta
    .threats-scaling-dice = Dadi aggiunti
    .round-limit-help = Dopo tanti round l’avventura è persa; 0: solo come dice l’opzione della partita.
    .victories-help = Ognuna conclude l’avventura appena valgono tutte le sue condizioni.

game-princess = La Principessa

kind-princess-character = Personaggio
    .many = Personaggi
    .life = Massimo di Vita
    .talent-help = Il talento con parole tue; se resta vuoto, viene scritto a partire dagli effetti.
    .life-help = La Vita iniziale, che è anche la massima.
    .symbol-help = Sta sul dorso delle tre carte iniziali del personaggio; due personaggi non hanno mai lo stesso.

kind-princess-secret = Segreto
    .many = Segreti
    .text-help = Il testo con parole tue; se resta vuoto, viene scritto a partire dagli effetti.
    .kidnapper-help = Un solo Segreto è il Rapitore; viene sempre distribuito.

kind-princess-adventure-card = Carta avventura
    .many = Carte avventura
    .text-help = Il testo con parole tue; se resta vuoto, viene scritto a partire dagli effetti.
    .hero-help = Il personaggio che comincia con questa carta; vuoto per le carte del mazzo avventura.
    .mark-help = Ciò che si vede quando la carta è coperta. Le carte iniziali portano il simbolo del loro eroe.
    .unstoppable-help = Non le si può opporre alcuna risposta.
    .persistent-help = Resta sul tavolo: tutte le maledizioni e tutti gli Ambienti.
    .target-help = Solo per la Magia: a chi si può applicare l’incantesimo.

kind-princess-princess = Principessa
    .many = Principesse
    .text-help = Il testo con parole tue; se resta vuoto, viene scritto a partire dagli effetti.

kind-princess-board = Tabellone centrale
    .many = Tabelloni centrali

kind-princess-counter = Segnalino
    .many = Segnalini

kind-princess-turn-marker = Indicatore di turno
    .many = Indicatori di turno

kind-princess-reference-card = Carta riassuntiva
    .many = Carte riassuntive

## Campi comuni a molti tipi, e parti degli effetti

field-name = Nome
field-text = Testo della carta
field-ability = Abilità
field-health = Vita
field-damage = Danno
field-rank = Rango
field-loot-gold = Bottino: Monete
field-loot-gems = Bottino: Gemme
field-price = Prezzo
field-activation = Attivazione
field-health-per-level = Vita per livello
field-health-base = Vita di base
field-boss = Boss
field-role = Ruolo
field-signs = Indicatore speciale
field-range = Portata dell’attacco
field-set = Serie
field-map = Mappa
field-faces = Facce
field-about = Argomento
field-effects = Effetti
    .help = Che cosa fa la carta: quando, a quali condizioni, a quale costo e in quale ordine.
field-when = Quando
field-if = Se
field-cost = Costo
field-may = Facoltativo
field-do = Fa
field-until = Durata
field-step = Fase
field-by = Da chi
field-result = Risultato
field-symbol = Simbolo
field-source = Origine
field-kind = Tipo di Spazio
field-enemy = Nemico
field-cause = Causa
field-what = Che cosa
field-who = Chi
field-where = Dove
field-level = Livello
field-enemies = Nemici
field-least = Almeno
field-most = Al massimo
field-place = Confronto
field-unused = Solo dadi inutilizzati
field-amount = Quantità
field-token = Segnalino Boss
field-conditions = Condizioni
field-of = Riguarda
field-then = Allora
field-otherwise = Altrimenti
field-among = Fra
field-on-map = Solo sulla mappa
field-options = Opzioni
field-within = Entro
field-other = Altro
field-times = Volte
field-deck = Mazzo
field-which = Quali
field-to = A
field-direction = Direzione
field-steps = Passi
field-ignore = Ignora
field-spaces = Spazi
field-dice = Dadi

## Scelte: simboli dei dadi

choice-move = Movimento
choice-sword = Spada
choice-coin = Moneta
choice-hand = Mano
choice-star = Stella
choice-blank = Vuota
choice-attack = Attacco
choice-left = Sinistra
choice-right = Destra
choice-equal = Simboli uguali
choice-pool = Riserva di Dadi
choice-saved = Simbolo salvato
choice-forged = Simbolo forgiato
choice-unused = Tutti gli inutilizzati
choice-one = Uno

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
choice-turn = Turno
choice-boss = Boss
choice-item = Oggetto
choice-potion = Pozione
choice-hero = Eroe

## Scelte: la mappa

choice-kind = Spazio
choice-plain = Normale
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
choice-adjacent = Adiacente
choice-around = Gli otto Spazi intorno
choice-tile = Tessera
choice-level = Livello
choice-map = Mappa
choice-free = Spazio libero
choice-anywhere = Ovunque
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

choice-self = Proprio Eroe
choice-other = Un altro Eroe
choice-others = Gli altri Eroi
choice-any = Qualsiasi
choice-all = Tutti
choice-them = L’Eroe interessato
choice-active = Eroe attivo
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
choice-card = Carta
choice-movement = Movimento
choice-heart = Cuore
choice-cards = Carte
choice-tokens = Segnalini Boss
choice-defeated = Nemici sconfitti
choice-height = Altezza sulla mappa
choice-most = Più di tutti
choice-fewest = Meno di tutti
choice-move-steps = Spazi per Movimento
choice-hand-steps = Spazi per Mano
choice-sword-damage = Ferite per Spada
choice-coin-gold = Monete per Simbolo Moneta
choice-attack-damage = Ferite di ogni attacco
choice-gem-price = Prezzo in Gemme
choice-price = Prezzo
choice-loot-gold = Monete del bottino
choice-loot-gems = Gemme del bottino
choice-shield = Ferite evitate
choice-attack-reach = Portata degli attacchi
choice-shop-reach = Portata del Negozio
choice-push-length = Lunghezza della spinta
choice-portal-price = Prezzo di un portale
choice-damage = Danno
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

## Scelte: quanto dura

choice-instant = Immediato
choice-next-turn = Prossimo turno
choice-game = Partita
