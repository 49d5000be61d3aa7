## Nomi dell’editor che solo La Principessa usa, o che usa a modo suo

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
    .role-help = Che cosa conta.

kind-princess-turn-marker = Indicatore di turno
    .many = Indicatori di turno

kind-princess-reference-card = Carta riassuntiva
    .many = Carte riassuntive
    .text-help = Il riassunto che si legge durante la partita.

## Campi: le carte e il tabellone

field-talent = Talento
field-flavour = Frase d’atmosfera
    .help = Una frase per l’atmosfera; non ha alcun effetto.
field-life = Vita
field-symbol = Simbolo
field-colour = Colore
    .help = Il colore delle carte e della figura; due personaggi non hanno mai lo stesso.
field-kidnapper = È il Rapitore
field-type = Tipo
    .help = Con Attacco, Difesa e Strategia ci si batte in una sfida; la Magia si lancia; un Ambiente sta al centro e vale per tutti.
field-hero = Carta iniziale di
field-mark = Simbolo sul dorso
field-unstoppable = Inarrestabile
field-persistent = Persistente
field-target = Si applica a
field-deck = Mazzo avventura
    .help = Che cosa è stampato al posto del mazzo avventura.
field-discard-pile = Scarti
    .help = Che cosa è stampato al posto degli scarti.
field-shop = Bottega
    .help = Che cosa è stampato ai posti della bottega.
field-centre = Centro del tavolo
    .help = Che cosa è stampato al centro del tavolo, dove può stare la Principessa.
field-kidnapped = Rapita
    .help = Che cosa è stampato al posto della Principessa rapita.

## Campi: parti degli effetti

field-action = Azione
field-against = Contro di loro, non loro
field-as-well = Insieme al vincitore
field-character = Personaggio
field-count = Quante
field-for-good = Fuori dalla partita
field-go-to = Vinti da
field-hand = Tutta la mano
field-how = Come
field-over = Batte
field-place = Da dove
field-right = Se si indovina
field-wrong = Se si sbaglia
field-state = Stato
field-than = Di chi
field-whose = Carta di chi

## Opzioni: tipi di carta, simboli del dorso, chi può essere il bersaglio

choice-attack = Attacco
choice-defence = Difesa
choice-strategy = Strategia
choice-magic = Magia
choice-environment = Ambiente
choice-question = Punto interrogativo
choice-exclamation = Punto esclamativo
choice-emblem = Simbolo del suo eroe
choice-hero = Un eroe
choice-ghost = Un fantasma
choice-anyone = Eroe o fantasma

## Opzioni: simboli degli eroi

choice-sun = Sole
choice-moon = Luna
choice-flame = Fiamma
choice-leaf = Foglia
choice-wave = Onda
choice-feather = Piuma
choice-key = Chiave
choice-bell = Campana
choice-rose = Rosa
choice-anchor = Ancora

## Opzioni: colori degli eroi

choice-crimson = Cremisi
choice-amber = Ambra
choice-gold = Oro
choice-lime = Lime
choice-emerald = Smeraldo
choice-teal = Verde petrolio
choice-azure = Azzurro
choice-indigo = Indaco
choice-violet = Viola
choice-pink = Rosa acceso

## Opzioni: azioni

choice-explore = Esplorare
choice-trade = Commerciare
choice-challenge = Sfida
choice-wander = Vagare
choice-enchant = Incantare
choice-resurrect = Risorgere
choice-buy = Comprare
choice-sell = Vendere
choice-heal = Guadagnare Vita
choice-take-princess = Prendere la Principessa

## Opzioni: chi

choice-self = Chi ha la carta
choice-them = Il giocatore interessato
choice-active = Giocatore di turno
choice-all = Tutti
choice-others = Tutti gli altri
choice-other = Un altro giocatore
choice-heroes = Eroi
choice-other-heroes = Gli altri eroi
choice-ghosts = Fantasmi
choice-left = Eroe a sinistra
choice-right = Eroe a destra
choice-princess-holder = Chi ha la Principessa
choice-culprit = Il colpevole
choice-challenger = Sfidante
choice-opponent = Avversario
choice-either = Sfidante o avversario
choice-nobody = Nessuno

## Opzioni: stati e luoghi

choice-kidnapped = Rapita
choice-free = Libera
choice-centre = Centro del tavolo
choice-held = In mano a qualcuno
choice-hand = La mano di qualcuno
choice-anywhere = Ovunque sia
choice-hidden = Nascosto
choice-revealed = Rivelato
choice-cursed = Maledetto
choice-top = Cima del mazzo
choice-bottom = Fondo del mazzo
choice-own = Carta propria
choice-opposing = Carta avversaria
choice-random = A caso
choice-chosen = A scelta
choice-named = Per nome

## Opzioni: valori che le carte cambiano, da che cosa si è al sicuro

choice-life = Vita
choice-life-maximum = Massimo di Vita
choice-healing = Vita guadagnata
choice-damage-dealt = Danni inflitti
choice-damage-taken = Danni subiti
choice-explore-cards = Carte pescate esplorando
choice-wander-cards = Carte pescate vagando
choice-overload-limit = Carte senza sovraccarico
choice-price = Prezzo nella bottega
choice-sell-price = Oro per carta venduta
choice-shop-size = Carte nella bottega
choice-theft = Furti
choice-curses = Maledizioni
choice-challenges = Sfide
choice-looks = Sguardi indiscreti
choice-journey = Viaggio
