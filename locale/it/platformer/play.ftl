## Platformer al tavolo: azioni, avvenimenti, rifiuti, esito. Quali argomenti ci sono lo dice content/playwording.py.
## I messaggi che iniziano con «own-» aiutano gli altri della loro lingua.

platformer-word-move = Movimento
    .one = un { -move(number: "one") }
    .many = { -move(number: "many") }
platformer-word-sword = Spada
    .one = un { -sword(number: "one") }
    .many = { -sword(number: "many") }
platformer-word-coin = Moneta
    .one = un { -coin(number: "one") }
    .many = { -coin(number: "many") }
platformer-word-hand = Mano
    .one = un { -hand(number: "one") }
    .many = { -hand(number: "many") }
platformer-word-star = Stella
    .one = un { -star(number: "one") }
    .many = { -star(number: "many") }
platformer-word-blank = vuoto
    .one = nessun Simbolo
    .many = facce vuote
platformer-word-attack = Attacco
platformer-word-left = Sinistra
platformer-word-right = Destra
platformer-word-none = nulla

# Come stanno i Nemici in una frase. Il messaggio è il nome della voce; se ora si chiama altrimenti, resta solo il suo nome.
platformer-noun-enemy-bouncer = Buttafuori
    .subject = il Buttafuori
    .object = il Buttafuori
platformer-noun-enemy-coinmunk = Scoiattoldo
    .subject = lo Scoiattoldo
    .object = lo Scoiattoldo
platformer-noun-enemy-ent = Ent
    .subject = l’Ent
    .object = l’Ent
platformer-noun-enemy-ogrechestra = Orchestrale
    .subject = l’Orchestrale
    .object = l’Orchestrale
platformer-noun-enemy-puddling = Pozzangherino
    .subject = il Pozzangherino
    .object = il Pozzangherino
platformer-noun-enemy-werewolf = Lupo Mannaro
    .subject = il Lupo Mannaro
    .object = il Lupo Mannaro
platformer-noun-boss-medusa = Medusa
    .subject = Medusa
    .object = Medusa
platformer-noun-boss-overlord-ikee = Gran Capo Supremo Ikee
    .subject = il Gran Capo Supremo Ikee
    .object = il Gran Capo Supremo Ikee
platformer-noun-boss-token-stray-curl = Ricciolo Ribelle
    .subject = il Ricciolo Ribelle
    .object = il Ricciolo Ribelle
platformer-noun-boss-token-unpaid-intern = Stagista non Retribuito
    .subject = lo Stagista non Retribuito
    .object = lo Stagista non Retribuito

own-play-gold = { $gold ->
    [one] 1 { -gold(number: "one") }
   *[other] { $gold } { -gold(number: "many") }
 }
own-play-price = { $price ->
    [one] 1 { -gold(number: "one") }
   *[other] { $price } { -gold(number: "many") }
 }
own-play-gems = { $gems ->
    [one] 1 { -gem(number: "one") }
   *[other] { $gems } { -gem(number: "many") }
 }
own-play-wounds = { $wounds ->
    [one] 1 { -wound(number: "one") }
   *[other] { $wounds } { -wound(number: "many") }
 }
own-play-damage = { $damage ->
    [one] 1 { -wound(number: "one") }
   *[other] { $damage } { -wound(number: "many") }
 }
own-play-amount = { $resource ->
    [gold] { $amount ->
        [one] 1 { -gold(number: "one") }
       *[other] { $amount } { -gold(number: "many") }
     }
    [gem] { $amount ->
        [one] 1 { -gem(number: "one") }
       *[other] { $amount } { -gem(number: "many") }
     }
   *[heart] { $amount ->
        [one] 1 { -heart(number: "one") }
       *[other] { $amount } { -heart(number: "many") }
     }
 }
own-play-loot = { $gold ->
    [0] { $gems ->
        [0] nulla
       *[other] { own-play-gems }
     }
   *[other] { $gems ->
        [0] { own-play-gold }
       *[other] { own-play-gold } e { own-play-gems }
     }
 }
own-play-direction = { $direction ->
    [up] verso l’alto
    [down] verso il basso
    [left] a sinistra
   *[right] a destra
 }
own-play-face = { $face ->
    [move] { -move(number: "one") }
    [sword] { -sword(number: "one") }
    [coin] { -coin(number: "one") }
    [hand] { -hand(number: "one") }
   *[star] { -star(number: "one") }
 }
own-play-symbol = { $symbol ->
    [move] { -move(number: "one") }
    [sword] { -sword(number: "one") }
    [coin] { -coin(number: "one") }
    [hand] { -hand(number: "one") }
   *[star] { -star(number: "one") }
 }

## Azioni

own-play-deed = { $symbol ->
    [move] muovi l’Eroe
    [sword] per l’attacco
    [coin] ottieni Monete
    [hand] muovi un Nemico
   *[star] attiva l’Effetto Stella
 }
platformer-action-use = { $source ->
    [saved] Usa il { own-play-face } salvato
    [extra] Usa il { own-play-face } aggiuntivo
   *[pool] Usa { $face_one }
 }: { own-play-deed }
    .help = Si consuma un Simbolo della Riserva di Dadi, quello del tuo dado Speciale o uno ricevuto da una carta.
platformer-action-forge = { $source ->
    [pair_saved] Forgia { $face_one } con quello salvato e ottieni { $result_one }
   *[pair] Forgia due { $face_many } e ottieni { $result_one }
 }: { own-play-deed }
    .help = Due Simboli uguali diventano un altro Simbolo, che si usa subito.
platformer-action-attack = Attacca { $enemy_object } in { $space }
    .help = Poi aggiungi Spade all’attacco. Un Nemico è sconfitto solo se un singolo attacco raggiunge la sua Vita.
platformer-action-gravity = Applica la Gravità
    .help = Ciò che non ha appoggio cade in verticale. Alla fine del tuo Turno succede comunque.
platformer-action-buy = Compra «{ $card }» per { own-play-price }
    .help = La carta è subito tua e il posto vuoto nel Negozio viene riempito.
platformer-action-card = { $card_kind ->
    [hero] Usa l’Abilità di { $card }
    [potion] Bevi «{ $card }»
   *[item] Usa «{ $card }»
 }
    .help = Un Oggetto usato resta esaurito fino al tuo prossimo Turno; una Pozione è consumata.
platformer-action-portal = Prendi il Portale fino a { $space }
    .help = I Portali di un Livello sono collegati. Il viaggio costa Monete e nessuno ti attacca.
platformer-action-respawn = Spendi { $face_one } per Formare il tuo Eroe
    .help = Il tuo Eroe torna nel Livello più basso, in uno Spazio a tua scelta.
platformer-action-end = Nessun’altra azione
    .help = Dopo puoi salvare un Simbolo, poi si applica la Gravità e il tuo Turno finisce.
platformer-action-step = { own-play-direction }
    .help = Uno Spazio in quella direzione. Chi lascia uno Spazio adiacente a un Nemico viene attaccato.
platformer-action-push = Spingi { own-play-direction }
    .help = Chi è in mezzo viene spinto di lato.
platformer-action-gem = { $sword ->
    [0] Potenzia con { own-play-gems } (vale { $times } volte)
   *[other] Potenzia il { $sword }º { -sword(number: "one") } con { own-play-gems } (vale { $times } volte)
 }
    .help = Le Gemme moltiplicano un Simbolo: con 1 vale due volte, con altre 2 tre volte, e così via.
platformer-action-done = Basta così
    .help = Da questo Simbolo non ricavi altro.
platformer-action-enemy = { $enemy } in { $space }
platformer-action-strike = Colpisci: { own-play-damage }
    .help = L’attacco vale ciò che ci hai messo. Se non raggiunge la Vita del Nemico, non succede nulla.
platformer-action-yes-collect = Raccogli
platformer-action-no-collect = Lascia lì
platformer-action-yes-effect = { $definition_kind ->
    [hero] Usa l’Abilità di { $definition }
   *[item] Usa «{ $definition }»
 }
platformer-action-no-effect = { $definition_kind ->
    [hero] Rinuncia all’Abilità di { $definition }
   *[item] Rinuncia a «{ $definition }»
 }
platformer-action-yes-gravity = Tieniti alla Scala
platformer-action-no-gravity = Molla la presa
platformer-action-no-save = Non salvare nulla
    .help = Ciò che mostra il tuo dado Speciale resta com’è.
platformer-action-no-offer = Resta fuori per ora
platformer-action-space = Spazio { $space }
platformer-action-save = { $source ->
    [pool] Salva { $face_one }
    [pair_saved] Forgia { $face_one } con quello salvato e salva { $symbol_one }
   *[pair] Forgia due { $face_many } e salva { $symbol_one }
 }
    .help = Il Simbolo va sul tuo dado Speciale; puoi usarlo in qualsiasi Turno successivo.
platformer-action-face = { $face_word }
platformer-action-result = { $result_word }
platformer-action-hero = { $hero }
platformer-action-option = { $text }

## Avvenimenti

platformer-event-turn = Giro { $turn }: { $hero }
platformer-event-rolled = { $again ->
    [yes] Ora i dadi mostrano
   *[no] { $hero } tira
 } { $die_1_word }, { $die_2_word }, { $die_3_word }, { $die_4_word }, { $die_5_word }.
platformer-event-enemy-die = { $result ->
    [none] Il dado Nemico non conta.
   *[other] Il dado Nemico mostra { $result_word }.
 }
platformer-event-symbol = { $hero } usa { $symbol_one }.
platformer-event-forged = { $hero } forgia { $result_symbol_one } da due { $symbol_many }.
platformer-event-boosted = { $gems ->
    [0] { $hero } potenzia il { own-play-symbol }
   *[other] { $hero } potenzia il { own-play-symbol } con { own-play-gems }
 }: vale { $times ->
    [2] il doppio
    [3] il triplo
   *[other] { $times } volte
 }.
platformer-event-saved = { $hero } salva { $symbol_one } per dopo.
platformer-event-special-reset = Il dado Speciale di { $hero } viene azzerato.
platformer-event-moved = { $direction ->
    [up] { $hero } sale da { $from_space } a { $space }.
    [down] { $hero } scende da { $from_space } a { $space }.
    [back] { $hero } va e torna, ed è di nuovo in { $space }.
    [left] { $hero } va a sinistra, da { $from_space } a { $space }.
   *[right] { $hero } va a destra, da { $from_space } a { $space }.
 }
platformer-event-pushed-hero = { $hero_seat ->
    [-1] Una spinta porta { $other_hero_object } in { $space }.
   *[other] { $hero } spinge { $other_hero_object } in { $space }.
 }
platformer-event-pushed-enemy = { $hero_seat ->
    [-1] Una spinta porta { $enemy_object } in { $space }.
   *[other] { $hero } spinge { $enemy_object } in { $space }.
 }
platformer-event-fell = { $hero } cade da { $from_space } a { $space }.
platformer-event-enemy-fell = { $enemy_subject } cade da { $from_space } a { $space }.
platformer-event-enemy-moved = { $cause ->
    [hand] Una Mano sposta { $enemy_object } da { $from_space } a { $space }.
   *[other] { $enemy_subject } va da { $from_space } a { $space }.
 }
platformer-event-marched = { $enemies } Nemici si spostano di uno Spazio { own-play-direction }.
platformer-event-attacked = { $wounds ->
    [0] { $enemy_subject } attacca { $hero_object }, ma senza effetto.
   *[other] { $cause ->
        [movement] { $enemy_subject } coglie { $hero_object } di passaggio: { own-play-wounds }.
       *[other] { $enemy_subject } attacca { $hero_object }: { own-play-wounds }.
     }
 }
platformer-event-wounded = { $cause ->
    [trap] { $hero } finisce in una Trappola: { own-play-wounds }.
    [fall] Nella caduta { $hero } finisce in una Trappola: { own-play-wounds }.
   *[other] { $hero } subisce { own-play-wounds }.
 }
platformer-event-downed = { $hero } sviene e lascia la Mappa.
platformer-event-respawned = L’Eroe { $hero } viene Formato in { $space }.
platformer-event-struck = { $enough ->
    [yes] { $hero } colpisce { $enemy_object } con { own-play-damage }, ma ora non ha alcun effetto.
   *[no] { $hero } colpisce { $enemy_object } con { own-play-damage }; ne servivano { $health }.
 }
platformer-event-slain = { $damage ->
    [0] { $hero } sconfigge { $enemy_object }
   *[other] { $hero } sconfigge { $enemy_object } con { own-play-damage }
 }{ $gold ->
    [0] { $gems ->
        [0] .
       *[other] { " " }e ottiene { own-play-loot }.
     }
   *[other] { " " }e ottiene { own-play-loot }.
 }
platformer-event-loot = { $hero } ottiene { own-play-loot } di Bottino.
platformer-event-gained = { $hero } ottiene { own-play-amount }.
platformer-event-spent = { $hero } cede { own-play-amount }.
platformer-event-collected = { $hero } raccoglie { own-play-amount } in { $space }.
platformer-event-loot-left = { $enemy_subject } lascia { own-play-loot } in { $space }.
platformer-event-bought = { $hero } compra «{ $card }» per { own-play-price }.
platformer-event-card-used = { $card_kind ->
    [hero] { $hero } usa la sua Abilità Eroe.
    [potion] { $hero } beve «{ $card }».
   *[item] { $hero } usa «{ $card }».
 }
platformer-event-refreshed = Le carte di { $hero } sono di nuovo pronte.
platformer-event-level-revealed = Si rivela il Livello { $level }.
platformer-event-level-removed = Il Livello { $level } sparisce con tutto ciò che c’era sopra.
platformer-event-gravity = Si applica la Gravità; nessuno cade.
platformer-event-spawned = { $enemy_kind ->
    [boss] { $enemy_subject } appare in { $space }.
   *[enemy] Novità sulla Mappa: { $enemy } in { $space }.
 }
platformer-event-appeared = Novità sulla Mappa: { $enemy } in { $spaces }.
platformer-event-boss-acts = { $result ->
    [none] Ora agisce { $enemy_subject }.
   *[other] Ora agisce { $enemy_subject }: il dado Nemico mostra { $result_word }.
 }
platformer-event-boss-card = «{ $card }»: { $card_text }
platformer-event-boss-passes = { $cards } { $number ->
    [one] non corrisponde e viene scartata.
   *[other] non corrispondono e vengono scartate.
 }
platformer-event-token-gained = { $hero } riceve il segnalino «{ $token }».
platformer-event-token-lost = { $hero } si libera del segnalino «{ $token }».
platformer-event-event = Evento «{ $card }»: { $card_text }
platformer-event-artifact = { $hero } prende l’Artefatto «{ $card }».
platformer-event-portal = { $price ->
    [0] { $hero } prende il Portale fino a { $space }.
   *[other] { $hero } paga { own-play-price } e prende il Portale fino a { $space }.
 }
platformer-event-effect = { $definition_kind ->
    [hero] Si applica l’Abilità di { $definition }.
    [enemy] Si applica l’Abilità Nemico: { $definition }.
    [boss] Si applica la regola speciale del Boss.
   *[item] Si applica «{ $definition }».
 }
platformer-event-star = { $hero } attiva il suo Effetto Stella.
platformer-event-thanks = { $definition_kind ->
    [hero] Grazie alla sua Abilità { $hero } ottiene { own-play-amount }.
   *[item] Grazie a «{ $definition }» { $hero } ottiene { own-play-amount }.
 }
platformer-event-ended = La partita è finita.
platformer-event-healed = { $hero } recupera { $amount ->
    [one] 1 { -heart(number: "one") }
   *[other] { $amount } { -heart(number: "many") }
 }.
platformer-event-discarded = { $hero } scarta «{ $card }».
platformer-event-die-turned = { $hero } gira un dado su { $symbol_word }.

## Esito

platformer-outcome-boss-defeated = { $seats ->
    [one] Il Boss è sconfitto. { $winner } vince con { $score } punti!
   *[other] Il Boss è sconfitto. { $winner } vince la partita!
 }
platformer-outcome-hero-downed = L’unico Eroe è svenuto: la partita è persa.
platformer-outcome-events-out = L’ultimo Evento è passato e il Boss è ancora in piedi: la partita è persa.
platformer-outcome-turn-limit = Il limite di Turni è raggiunto: non vince nessuno.
platformer-outcome-card = { $winners ->
    [0] Una carta chiude la partita: non vince nessuno.
   *[other] Una carta decide la partita: vince { $winner }!
 }

## Rifiuti

platformer-refusal-already-begun = Le Gemme vengono prima del primo passo.
platformer-refusal-cannot-push = Lì c’è qualcuno che non si può spingere via.
platformer-refusal-counts-not = Per questo Eroe { $face_one } non vale come { $symbol_word }.
platformer-refusal-declare-first = Di’ prima quale Nemico attacchi.
platformer-refusal-exhausted = La carta è esaurita.
platformer-refusal-forbidden = Una carta in gioco lo vieta.
platformer-refusal-forge-other = Da due { $symbol_many } deve nascere un altro Simbolo.
platformer-refusal-must-respawn = Il tuo Eroe è fuori dalla Mappa e devi prima Formarlo di nuovo.
platformer-refusal-no-card = In quel posto non c’è nessuna carta.
platformer-refusal-no-enemy-to-move = Non si può muovere nessun Nemico.
platformer-refusal-no-pair = Per forgiare servono due { $symbol_many }.
platformer-refusal-no-portal = Il tuo Eroe non è su un Portale.
platformer-refusal-no-portal-there = Lì non c’è nessun Portale di questo Livello.
platformer-refusal-no-respawn-there = Lì non si può Formare nessun Eroe.
platformer-refusal-no-shop = Il tuo Eroe non è in un Negozio.
platformer-refusal-no-such-enemy = Quel Nemico non è sulla Mappa.
platformer-refusal-no-such-symbol = Non resta nessun { own-play-symbol } inutilizzato.
platformer-refusal-no-sword = Per attaccare serve almeno una Spada.
platformer-refusal-no-sword-yet = Nell’attacco non c’è ancora nessuna Spada.
platformer-refusal-no-symbol = Non resta nessun Simbolo inutilizzato.
platformer-refusal-no-way = Di lì non si passa.
platformer-refusal-not-adjacent = Il Nemico non è adiacente.
platformer-refusal-not-now = Ora non si può.
platformer-refusal-not-open = { own-play-direction } non è ancora rivelato nulla.
platformer-refusal-not-saved = Il dado Speciale non mostra { $symbol_one }.
platformer-refusal-not-unused = Non resta nessun { own-play-symbol } inutilizzato da salvare.
platformer-refusal-not-usable = La carta ora non può fare nulla.
platformer-refusal-not-your-decision = Ora decide qualcun altro.
platformer-refusal-not-yours = Non hai questa carta.
platformer-refusal-nothing-to-boost = Non c’è nessun Simbolo da potenziare.
platformer-refusal-occupied = Lo Spazio è occupato.
platformer-refusal-on-the-map = Il tuo Eroe è sulla Mappa.
platformer-refusal-only-swords = In un attacco vanno solo Spade.
platformer-refusal-over = La partita è finita.
platformer-refusal-same-sword = Il { $sword }º { -sword(number: "one") } è uguale a uno successivo: potenzia quello.
platformer-refusal-save-later = I Simboli si salvano alla fine del Turno.
platformer-refusal-sealed = Il Livello del Boss è chiuso.
platformer-refusal-too-dear = Costa { own-play-price } e ne hai { $gold }.
platformer-refusal-too-few-gems = { $price ->
    [one] Serve 1 { -gem(number: "one") }
   *[other] Servono { $price } { -gem(number: "many") }
 } e ne hai { $gems }.

## Domande

platformer-question-act = Che cosa fa { $hero }?
platformer-question-move = Dove va { $hero }?
platformer-question-step = C’è qualcuno in mezzo. In che direzione spingere?
platformer-question-portal = C’è qualcuno in mezzo. In che direzione spingere?
platformer-question-hand = Quale Nemico muovi, e dove?
platformer-question-hand-chosen = Dove va { $enemy_subject } da { $space }?
platformer-question-coin = Potenziare la Moneta?
platformer-question-star = Potenziare la Stella?
platformer-question-strike = Che cosa metti nell’attacco contro { $enemy_object }?
platformer-question-attacked = Attaccano più Nemici. Quale per primo?
platformer-question-gravity = { $hero } è su una Scala. Si tiene?
platformer-question-place = Dove vuoi Formare { $hero }?
platformer-question-offer = { $hero } è fuori combattimento. Formare subito di nuovo il tuo Eroe?
platformer-question-save = Salvare un Simbolo sul dado Speciale?
platformer-question-collect = Qui c’è qualcosa. Lo raccogli?
platformer-question-throw = Che cosa mostra il prossimo dado?
platformer-question-effect = Usare «{ $definition }»?
platformer-question-pick-enemy = «{ $definition }»: quale Nemico?
platformer-question-pick-hero = «{ $definition }»: quale Eroe?
platformer-question-pick-space = «{ $definition }»: quale Spazio?
platformer-question-pick-option = «{ $definition }»: che cosa scegli?
platformer-question-pick-die = Quale dado?

## Il tavolo

platformer-table-level = Livello { $level }
platformer-table-boss-level = Livello del Boss
platformer-table-hidden = Livello { $level }: coperto
platformer-table-hidden-boss = Livello del Boss: coperto
platformer-table-dice = Dadi: { $dice }
platformer-table-enemy-die = Dado Nemico: { $result_word }
platformer-table-extra = in più: { $symbols }
platformer-table-hero = { $hero }: Cuori { $hearts }/{ $health }, Monete { $gold }, Gemme { $gems }, dado Speciale: { $special_word }
platformer-table-off = fuori dalla Mappa
platformer-table-cards = Carte: { $cards }
platformer-table-exhausted = { $card } (esaurita)
platformer-table-tokens = Segnalini: { $tokens }
platformer-table-shop = Negozio: { $cards }
platformer-table-price = { $card } ({ $price })
platformer-table-enemy = { $sign } = { $enemy } (Danno { $damage }, Vita { $health })
platformer-table-pile = { $space }: { own-play-loot }
platformer-table-artifact = { $hero_seat ->
    [-1] Artefatto «{ $card }»: ancora libero
   *[other] Artefatto «{ $card }»: { $hero }
 }
platformer-table-event = Evento: { $card } (ne restano { $left })
platformer-table-boss = Boss: { $boss }
platformer-table-legend = Segni: { $legend }
platformer-table-legend-gold = { $sign } Moneta
platformer-table-legend-gem = { $sign } Gemma
platformer-table-legend-pile = { $sign } più segnalini
platformer-table-legend-trap = { $sign } Trappola
platformer-table-legend-shop = { $sign } Negozio
platformer-table-legend-portal = { $sign } Portale
platformer-table-legend-spawn = { $sign } Spazio Formazione
platformer-table-legend-boss-spawn = { $sign } Formazione del Boss
platformer-table-legend-special = { $sign } Icona Speciale
platformer-table-legend-ladder = { $sign } Scala
platformer-table-legend-platform = { $sign } Piattaforma
platformer-table-legend-one-way = { $sign } solo in salita
platformer-table-legend-wall = { $sign } Muro
