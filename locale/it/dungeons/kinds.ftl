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
    .ability-help = Che cosa è stampato sopra il testo della regola.

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
    .threat-help = Per quali nemici si tira: 1 bassa (grigia), 2 media (blu), 3 alta (rossa).

kind-dungeons-marker = Carta segnalino
    .many = Carte segnalino
    .about-help = Quale numero mostra.

kind-dungeons-help-card = Carta aiuto
    .many = Carte aiuto
    .text-help = Il riassunto che si legge durante la partita.

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
    .threats-scaling-health-help = Si aggiunge alla Salute con cui compaiono, fino alla faccia più alta del loro dado.
    .threats-scaling-dice-help = Si aggiunge ai dadi di ogni linea di attacco che ne ha.
    .threats-scaling-heroes-help = Con quanti eroi vale.
    .start-rooms-help = Le stanze che sono sul tavolo all’inizio.
    .start-rooms-column-help = Dove si trova la casella in alto a sinistra sulla griglia comune; tra tessere vicine c’è una casella.
    .start-rooms-row-help = Come la colonna, contando verso il basso.
    .start-spaces-help = Dove possono cominciare gli eroi, a scelta e in ordine di posto. Se resta vuoto: agli ingressi della prima stanza.
    .start-encounter-help = L’incontro che si legge all’inizio; vuoto: nessuno.
    .rooms-exits-id-help = A quale apertura della tessera si riferisce.
    .rooms-exits-room-help = La stanza che c’è dietro; se l’uscita è chiusa, quella che compare quando si apre.
    .rooms-exits-text-help = Che cosa se ne dice finché è chiusa, o quando gli eroi escono di lì.
    .encounters-rules-help = Le regole speciali che cominciano ora.
    .encounters-interactions-help = Le interazioni disponibili d’ora in poi.
    .encounters-text-help = Si legge quando si esplora la stanza.
    .encounters-enemies-type-help = Con un numero: come combatte. «Carta» significa corpo a corpo se la sua carta ne ha i dadi, altrimenti a distanza.
    .encounters-enemies-number-help = La Salute che mostra il suo dado. Se resta vuoto, si tira il dado, che dà tipo e Salute.
    .interactions-name-help = Che cosa fa l’eroe, così come viene proposto: «Tirare la leva».
    .interactions-text-help = Si legge quando la si compie.
    .interactions-conditions-help = Chi può compierla, e quando.
    .checks-text-help = Si legge prima di tirare i dadi.
    .checks-successes-help = Quanti successi servono: di quattro dadi, ognuno che arriva a 6 o più.
    .rules-text-help = Si legge quando comincia. Che cosa fa viene scritto a partire dai suoi effetti.
    .passages-text-help = Che cosa mostrano le operazioni, o le parole di una scelta.
    .victories-text-help = Si legge a tutti quando arriva il momento.
    .defeats-text-help = Si legge a tutti quando arriva il momento.
    .victories-conditions-help = Finisce appena valgono tutte. Senza alcuna, arriva solo con l’operazione «victory».
    .defeats-conditions-help = Finisce appena valgono tutte. Senza alcuna, arriva solo con l’operazione «defeat».
    .flags-name-help = Si mostra ai giocatori, se c’è: «Il ponte è abbassato».
    .counters-name-help = Si mostra ai giocatori, se c’è: «Allarme».
    .counters-start-help = Il numero con cui comincia.
    .counters-most-help = Non sale mai oltre questo.
    .pools-rooms-help = Le stanze fra cui se ne pesca una a caso, ciascuna una volta sola.
    .heroes-least-help = Il minor numero di eroi per cui è pensata.
    .heroes-most-help = Il maggior numero di eroi per cui è pensata.

## Campi: parole proprie di questo gioco

field-text = Testo
    .help = Il testo con parole tue; se resta vuoto, viene scritto a partire dagli effetti.
field-health = Salute
    .help = Quanto danno sopporta.
field-enemy = Nemico
    .help = La carta nemico che la rappresenta in questa avventura.
field-enemies = Nemici
    .help = I nemici che compaiono, uno per uno.
field-kind = Tipo di attacco
field-set = Attivo
    .help = Se è attivo dall’inizio.
field-map = Mappa
    .help = Il terreno di ogni casella; tutto ciò che è fuori dal disegno è bloccato.
field-spaces = Caselle
field-room = Stanza
    .help = La stanza di cui si tratta, con il suo identificativo.
field-rooms = Stanze
    .help = Le tessere come le usa questa avventura, con ciò che vi si trova e ciò che c’è oltre le aperture.

## Campi: eroi, equipaggiamento, abilità, oggetti, nemici

field-melee = Modificatore corpo a corpo
    .help = Si aggiunge a ogni dado di un attacco corpo a corpo; con 6 o più è un Colpo a segno.
field-ranged = Modificatore a distanza
    .help = Si aggiunge a ogni dado di un attacco a distanza; con 6 o più è un Colpo a segno.
field-melee-dice = Dadi corpo a corpo
    .help = Quanti dadi tira un attacco corpo a corpo; senza dadi non può attaccare così.
field-ranged-dice = Dadi a distanza
    .help = Quanti dadi tira un attacco a distanza; senza dadi non può attaccare così.
field-defence = Difesa
    .help = Si aggiunge a ogni dado di difesa; con 6 o più para un Colpo a segno.
field-speed = Velocità
    .help = Fin dove arriva un movimento; entrare in una casella normale costa 1.
field-movement = Modificatore di movimento
field-strength = Forza
    .help = Si aggiunge a ogni dado di una prova di Forza.
field-dexterity = Destrezza
    .help = Si aggiunge a ogni dado di una prova di Destrezza.
field-wisdom = Saggezza
    .help = Si aggiunge a ogni dado di una prova di Saggezza.
field-charisma = Carisma
    .help = Si aggiunge a ogni dado di una prova di Carisma.
field-energy = Energia
field-loot = Bottino
    .help = Quanto costa in Bottino.
field-keywords = Parole chiave
    .help = Che cos’altro possono fare i suoi attacchi.
field-kept = Resta dopo l’uso
field-threat = Minaccia
    .help = 1 bassa (grigia), 2 media (blu), 3 alta (rossa).
field-highest = Numero più alto
    .help = Il numero più alto stampato sopra.

## Campi: tessere e dadi nemico

field-front = Fronte
    .help = Il lato stampato sul fronte.
field-back = Retro
    .help = Il lato stampato sul retro, se c’è.
field-openings = Ingressi e uscite
    .help = Le vie per uscire dalla tessera.
field-side = Lato
    .help = Su quale lato della tessera si trova.
field-at = Accanto alla casella
    .help = Si conta da 1: da ovest sui lati nord e sud, da nord sui lati est e ovest.
field-arrow = Freccia presso
    .help = L’apertura presso cui sta la freccia: la tessera si posa con essa verso quella che si lascia.
field-points = Punti d’interesse
    .help = Le caselle intorno a cui compaiono i nemici.
field-column = Colonna
    .help = Si conta da 1 dalla sinistra della tessera com’è stampata.
field-row = Riga
    .help = Si conta da 1 dall’alto della tessera com’è stampata.
field-type = Tipo
    .help = Se combatte corpo a corpo o a distanza.

## Campi: avventure

field-id = Identificativo
    .help = Il nome con cui altre parti della voce ne parlano. Da esso dipendono testi: non dovrebbe mai cambiare.
field-introduction = Introduzione
    .help = Si legge prima di cominciare la partita.
field-version = Versione
    .help = Aumentala quando la storia cambia, così le stampe si distinguono.
field-heroes = Eroi
    .help = Con quanti eroi vale.
field-heroes-least = Minimo di eroi
    .help = Con meno eroi in gioco non vale.
field-heroes-most = Massimo di eroi
    .help = Con più eroi in gioco non vale.
field-difficulty = Difficoltà
    .help = Quanto è difficile, per chi sceglie un’avventura.
field-round-limit = Limite di round
field-threats = Minacce
    .help = Quale carta nemico e quale dado rappresentano ogni minaccia in questa avventura.
field-die = Dado nemico
    .help = Il dado che si tira. Se resta vuoto: quello del gioco per questa minaccia.
field-scaling = In base al numero di eroi
    .help = Che cosa cambia per questi nemici in base al numero di eroi.
field-attack = Modificatore di attacco
    .help = Si aggiunge a entrambi i modificatori di attacco.
field-start = Inizio
    .help = Come comincia l’avventura: le stanze sul tavolo, dove stanno gli eroi, che cosa si legge per primo.
field-turn = Quarti di giro
    .help = Quarti di giro in senso orario rispetto alla stampa.
field-encounter = Incontro
    .help = L’incontro che si legge esplorando la stanza; vuoto: non c’è niente.
field-encounters = Incontri
    .help = Che cosa si incontra nelle stanze: un testo, nemici, regole speciali, cose da fare.
field-tile = Tessera
    .help = La tessera della stanza.
field-face = Lato visibile
    .help = Quale lato della tessera è visibile.
field-exits = Uscite
    .help = Che cosa c’è oltre ogni apertura della tessera.
field-exit = Uscita
field-leads = Conduce
    .help = In una stanza, in una stanza pescata da una riserva, da nessuna parte finché qualcosa non la apre, o fuori dal dungeon.
field-pool = Riserva
    .help = La riserva da cui si pesca la stanza, con il suo identificativo.
field-pools = Riserve di stanze
    .help = Stanze fra cui se ne pesca una a caso quando un’uscita vi conduce.
field-opens-if = Si apre se
    .help = Un’uscita chiusa è aperta appena, e finché, vale tutto questo.
field-number = Numero
    .help = La Salute che mostra il suo dado.
field-point = Punto d’interesse
    .help = A quale punto d’interesse della tessera, secondo il posto nella lista.
field-group = Gruppo
    .help = Un nome con cui condizioni e operazioni ne parlano; più d’uno può condividerlo.
field-interaction = Interazione
field-interactions = Interazioni
    .help = Che cosa possono fare gli eroi oltre a muoversi e combattere.
field-once = Una volta sola
    .help = Se si può fare una volta sola nell’avventura.
field-offered = Disponibile dall’inizio
    .help = Altrimenti lo è quando lo dice un incontro o un’operazione.
field-check = Prova di attributo
field-checks = Prove di attributo
    .help = Prove di attributo, con ciò che segue al successo e al fallimento.
field-attribute = Attributo
    .help = Quale attributo si aggiunge ai dadi.
field-successes = Successi
    .help = Di quanti successi si tratta.
field-retry = Si può ritentare
    .help = Se si può ritentare dopo un fallimento.
field-passed = Se superata
    .help = Che cosa succede se riesce.
field-failed = Se fallita
    .help = Che cosa succede se fallisce.
field-passed-text = Testo se superata
    .help = Si legge se riesce.
field-failed-text = Testo se fallita
    .help = Si legge se fallisce.
field-by-number = In base ai successi
    .help = Che cos’altro succede con esattamente quei successi.
field-rule = Regola speciale
field-rules = Regole speciali
    .help = Regole che questa avventura aggiunge; valgono per tutti finché sono in vigore.
field-active = In vigore dall’inizio
    .help = Se è in vigore dall’inizio.
field-flag = Segnale
field-flags = Segnali
    .help = Che cosa l’avventura ricorda con sì o no.
field-counter = Contatore
field-counters = Contatori
    .help = Numeri che l’avventura tiene.
field-passage = Brano
field-passages = Brani
    .help = Testi mostrati dalle operazioni, o le parole di una scelta.
field-ending = Finale
field-victories = Vittorie
field-defeats = Sconfitte
    .help = Ciascuna fa perdere l’avventura appena valgono tutte le sue condizioni.
field-lost-when-all-fall = Persa se cadono tutti gli eroi
    .help = Se è persa quando nessun eroe resta in piedi.

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
