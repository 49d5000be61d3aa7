## Nomi dell’editor usati solo da Dungeons, o usati a modo suo

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

## Campi: parole proprie di questo gioco

field-text = Testo
field-health = Salute
field-enemy = Nemico
field-enemies = Nemici
field-kind = Tipo di attacco
field-set = Attivo
field-map = Mappa
field-spaces = Caselle
field-room = Stanza
field-rooms = Stanze

## Campi: eroi, equipaggiamento, abilità, oggetti, nemici

field-melee = Modificatore corpo a corpo
field-ranged = Modificatore a distanza
field-melee-dice = Dadi corpo a corpo
field-ranged-dice = Dadi a distanza
field-defence = Difesa
field-speed = Velocità
field-movement = Modificatore di movimento
field-strength = Forza
field-dexterity = Destrezza
field-wisdom = Saggezza
field-charisma = Carisma
field-energy = Energia
field-loot = Bottino
field-keywords = Parole chiave
field-kept = Resta dopo l’uso
field-threat = Minaccia
field-highest = Numero più alto

## Campi: tessere e dadi nemico

field-front = Fronte
field-back = Retro
field-openings = Ingressi e uscite
field-side = Lato
field-at = Accanto alla casella
field-arrow = Freccia presso
field-points = Punti d’interesse
field-column = Colonna
field-row = Riga
field-type = Tipo

## Campi: avventure

field-id = Identificativo
field-introduction = Introduzione
field-version = Versione
field-heroes = Eroi
field-heroes-least = Minimo di eroi
field-heroes-most = Massimo di eroi
field-difficulty = Difficoltà
field-round-limit = Limite di round
field-threats = Minacce
field-die = Dado nemico
field-scaling = In base al numero di eroi
field-attack = Modificatore di attacco
field-start = Inizio
field-turn = Quarti di giro
field-encounter = Incontro
field-encounters = Incontri
field-tile = Tessera
field-face = Lato visibile
field-exits = Uscite
field-exit = Uscita
field-leads = Conduce
field-pool = Riserva
field-pools = Riserve di stanze
field-opens-if = Si apre se
field-number = Numero
field-point = Punto d’interesse
field-group = Gruppo
field-interaction = Interazione
field-interactions = Interazioni
field-once = Una volta sola
field-offered = Disponibile dall’inizio
field-check = Prova di attributo
field-checks = Prove di attributo
field-attribute = Attributo
field-successes = Successi
field-retry = Si può ritentare
field-passed = Se superata
field-failed = Se fallita
field-passed-text = Testo se superata
field-failed-text = Testo se fallita
field-by-number = In base ai successi
field-rule = Regola speciale
field-rules = Regole speciali
field-active = In vigore dall’inizio
field-flag = Segnale
field-flags = Segnali
field-counter = Contatore
field-counters = Contatori
field-passage = Brano
field-passages = Brani
field-ending = Finale
field-victories = Vittorie
field-defeats = Sconfitte
field-lost-when-all-fall = Persa se cadono tutti gli eroi

## Campi: parti degli effetti

field-as-number = Vale come
field-centre = Intorno a chi
field-count = Quante
field-every = Ogni quanti round
field-exactly = Esattamente questo numero
field-hero = Eroe
field-highest-threat = Minaccia massima
field-hits = Colpi a segno
field-item = Oggetto
field-keyword = Parola chiave
field-modifier = Modificatore
field-myself = Anche il proprio eroe
field-on = Disponibile
field-order = Ordine
field-per = Una volta per
field-phase = Fase
field-roll = Tiro
field-stance = Condotta
field-terrain = Terreno
field-this-too = Anche questo
field-value = Valore
field-whose = Di chi
field-with-whom = Con chi

## Scelte: parole chiave

choice-reach = Portata
choice-crush = Schiacciare
choice-stun = Stordire
choice-pierce = Perforare
choice-barrage = Raffica
choice-heavy = Pesante
choice-siphon = Sifone
choice-regenerate = Rigenerare
choice-ritual = Rituale

## Scelte: minacce, attacchi, tiri

choice-1 = Grigia (bassa)
choice-2 = Blu (media)
choice-3 = Rossa (alta)
choice-threat-1 = Grigio
choice-threat-2 = Blu
choice-threat-3 = Rosso
choice-not-red = Non rosso
choice-stunned = Stordito
choice-melee = Corpo a corpo
choice-ranged = A distanza
choice-weapon = Con un’arma
choice-ability = Abilità
choice-item = Oggetto
choice-check = Prova di attributo
choice-misses = Tutti i mancati
choice-heroes = Eroi
choice-enemies = Nemici
choice-enemy = Nemico
choice-this = Questo

## Scelte: la mappa

choice-terrain = Terreno
choice-blocked = Bloccata
choice-water = Acqua
choice-pit = Fossa
choice-pits = Fosse
choice-between = Casella di passaggio
choice-map = Mappa
choice-north = Nord
choice-east = Est
choice-south = Sud
choice-west = Ovest
choice-front = Fronte
choice-back = Retro
choice-room = Stanza
choice-pool = Stanza da una riserva
choice-closed = Da nessuna parte (chiusa)
choice-out = Fuori dal sotterraneo
choice-space = Sulla casella
choice-beside = Accanto alla casella
choice-around = Le otto caselle intorno
choice-near = Stanza propria e adiacenti
choice-sight = In Linea di vista
choice-range = A portata di un attacco a distanza
choice-away = Lontano
choice-towards = Verso di sé
choice-on-map = Sulla mappa
choice-escaped = Sono usciti
choice-in-game = In gioco
choice-fallen = Eroi caduti

## Scelte: chi, e in quale ordine

choice-bearer = Chi ha l’effetto
choice-chosen = Un eroe a scelta
choice-each = Ogni eroe
choice-nearest = Il più vicino
choice-farthest = Il più lontano
choice-weakest = Il più debole
choice-strongest = Il più forte
choice-lowest-threat = La minaccia più bassa
choice-highest-threat = La minaccia più alta
choice-least = Meno di tutti
choice-least-health = Meno Salute
choice-most-health = Più Salute
choice-least-energy = Meno Energia
choice-most-energy = Più Energia
choice-least-loot = Meno Bottino
choice-most-loot = Più Bottino
choice-own-room = Nella sua stanza
choice-last-attacker = Chi l’ha attaccato per ultimo
choice-keep-distance = Mantiene la distanza
choice-charge = Carica
choice-flee = Fugge
choice-guard = Fa la guardia

## Scelte: numeri che le carte cambiano, ciò che è vietato o innocuo

choice-health = Salute
choice-lost-health = Salute persa
choice-energy = Energia
choice-loot = Bottino
choice-defence = Difesa
choice-speed = Velocità
choice-melee-dice = Dadi corpo a corpo
choice-ranged-dice = Dadi a distanza
choice-strength = Forza
choice-dexterity = Destrezza
choice-wisdom = Saggezza
choice-charisma = Carisma
choice-energy-cost = Costo in Energia delle abilità
choice-critical = Margine dei colpi critici
choice-criticals = Colpi critici
choice-actions = Azioni
choice-check-dice = Dadi delle prove
choice-shield = Danno evitato
choice-items = Oggetti
choice-buying = Acquistare oggetti
choice-trade = Scambiare
choice-healing = Recuperare Salute
choice-force = Essere spinto o attirato
choice-enemies-in-the-way = Nemici sul cammino
choice-targeting = Attacchi dei nemici
choice-rule = Regola speciale

## Scelte: avventure: difficoltà, prove, fasi, durata

choice-learning = Per imparare
choice-easy = Facile
choice-normal = Normale
choice-hard = Difficile
choice-passed = Superata
choice-failed = Fallita
choice-untried = Non ancora tentata
choice-player = Fase dei giocatori
choice-recovery = Fase di recupero
choice-keywords = Parole chiave
choice-round = Round
choice-activation = Attivazione
choice-next-activation = Prossima attivazione
choice-adventure = Avventura
