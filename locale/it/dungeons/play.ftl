## Dungeons al tavolo: azioni, eventi, rifiuti, esiti. Gli argomenti sono in content/playwording.py.
## I messaggi che iniziano con «own-» aiutano gli altri della loro lingua.

dungeons-word-melee = corpo a corpo
dungeons-word-ranged = a distanza
dungeons-word-none = niente
dungeons-word-health = Salute
dungeons-word-energy = Energia
dungeons-word-loot = Bottino
dungeons-word-plain = pavimento
dungeons-word-water = acqua
dungeons-word-pit = fossa
dungeons-word-blocked = bloccata
dungeons-word-void = niente
dungeons-word-strength = Forza
dungeons-word-dexterity = Destrezza
dungeons-word-wisdom = Saggezza
dungeons-word-charisma = Carisma
dungeons-word-north = nord
dungeons-word-east = est
dungeons-word-south = sud
dungeons-word-west = ovest
dungeons-word-front = fronte
dungeons-word-back = retro

# Come stanno i nemici in una frase. Il messaggio è il nome della voce; se è cambiato, resta solo il nome.
dungeons-noun-enemy-brine-cantor = Cantore di salamoia
    .subject = il Cantore di salamoia
    .object = il Cantore di salamoia
dungeons-noun-enemy-knocker = Bussapietra
    .subject = il Bussapietra
    .object = il Bussapietra
dungeons-noun-enemy-knocker-foreman = Capobussa
    .subject = il Capobussa
    .object = il Capobussa
dungeons-noun-enemy-lantern-jelly = Medusa lanterna
    .subject = la Medusa lanterna
    .object = la Medusa lanterna
dungeons-noun-enemy-mother-undertow = Madre Risacca
    .subject = Madre Risacca
    .object = Madre Risacca
dungeons-noun-enemy-pickled-knight = Cavaliere in salamoia
    .subject = il Cavaliere in salamoia
    .object = il Cavaliere in salamoia
dungeons-noun-enemy-pickled-squire = Scudiero in salamoia
    .subject = lo Scudiero in salamoia
    .object = lo Scudiero in salamoia
dungeons-noun-enemy-pillar-of-salt = Statua di sale
    .subject = la Statua di sale
    .object = la Statua di sale
dungeons-noun-enemy-rock-salt-crab = Granchio di salgemma
    .subject = il Granchio di salgemma
    .object = il Granchio di salgemma

# In una frase gli eroi si chiamano con un nome breve.
dungeons-noun-hero-dame-fanfare = Madama Fanfara
    .subject = Madama Fanfara
    .object = Madama Fanfara
dungeons-noun-hero-gritta = Gritta la Picconiera
    .subject = Gritta
    .object = Gritta
dungeons-noun-hero-inspector-quill = L’ispettor Pennino
    .subject = Pennino
    .object = Pennino
dungeons-noun-hero-nell-blacksalt = Nella Salenero
    .subject = Nella
    .object = Nella
dungeons-noun-hero-tam-the-boiler = Tommaso il Salinaro
    .subject = Tommaso
    .object = Tommaso
dungeons-noun-hero-wick = Miccia la Lampista
    .subject = Miccia
    .object = Miccia

own-dungeons-into = { $terrain ->
    [water] {" "}(acqua, 2 punti)
    [pit] {" "}(una fossa: 1 Danno)
   *[other] {""}
 }
own-dungeons-hits = { $hits ->
    [one] 1 Colpo a segno
   *[other] { $hits } Colpi a segno
 }
own-dungeons-kind = { $type ->
    [ranged] a distanza
   *[melee] corpo a corpo
 }
own-dungeons-damage = { $damage ->
    [one] 1 Danno
   *[other] { $damage } Danni
 }
own-dungeons-roller = { $roller_seat ->
    [-1] il nemico
   *[other] { $roller_subject }
 }
own-dungeons-amount = { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 } { $resource_word }

## Azioni

dungeons-action-card = { $definition }
dungeons-action-place = { $hero_subject } comincia su { $space }
dungeons-action-activate = Ora tocca a { $hero_subject }
    .help = Un eroe compie fino a due azioni, poi tocca al prossimo. Ognuno agisce una volta per round.
dungeons-action-move = Muoviti (fino a { $speed })
    .help = L’acqua costa 2 punti, una fossa fa male. Uscire da un’apertura inesplorata chiude il tuo turno.
dungeons-action-step = Vai a { $direction_word }, su { $space }{ own-dungeons-into }
dungeons-action-explore = Esplora verso { $direction_word }
    .help = Si posa una nuova tessera, si legge il suo incontro e il tuo turno finisce. Le azioni minori restano permesse.
dungeons-action-leave = Lascia il dungeon verso { $direction_word }
dungeons-action-stop = Resta qui
dungeons-action-attack = Attacca { own-dungeons-kind } { $enemy_object } su { $space }
    .help = Ogni dado che con il modificatore arriva a 6 o più è un Colpo a segno e ti dà 1 punto Energia. Un 6 naturale non si può bloccare.
dungeons-action-aim = Dado { $die }: { $enemy } su { $space }
dungeons-action-enemy = { $enemy } su { $space } (Salute { $health })
dungeons-action-ability = { $hero_subject }: { $definition } ({ $energy ->
    [one] 1 punto
   *[other] { $energy } punti
 } Energia)
dungeons-action-talent = { $definition_kind ->
    [hero] Usa il talento di { $definition_subject }
   *[other] { $hero_subject }: usa «{ $definition }»
 }
dungeons-action-item = { $hero_subject }: usa «{ $card }»
own-dungeons-price = { $price ->
    [one] 1 punto
   *[other] { $price } punti
 } Bottino
dungeons-action-buy = { $hero_subject }: compra «{ $card }» per { own-dungeons-price }
dungeons-action-trade = { $hero_subject } scambia con { $other_hero_subject }
dungeons-action-give-loot = Dai 1 punto Bottino
dungeons-action-give-item = Dai «{ $card }»
dungeons-action-ask-loot = Chiedi 1 punto Bottino
dungeons-action-ask-item = Chiedi «{ $card }»
dungeons-action-offer = Proponi questo scambio
dungeons-action-cancel = Annulla lo scambio
dungeons-action-interact = { $hero_subject }: { $interaction_text }
dungeons-action-end = Termina l’attivazione
    .help = Le azioni rimaste vanno perse.
dungeons-action-pass = { $hero_subject }: per ora niente
dungeons-action-die = Il { $face }
dungeons-action-hero = { $hero }
dungeons-action-space = Casella { $space }
dungeons-action-pick = «{ $card }»
dungeons-action-option = { $text }
dungeons-action-choice = { $passage_text }
dungeons-action-face = { $face }
dungeons-action-enemy-face = { $type_word }, Salute { $health }
dungeons-action-yes-consent = Accetta lo scambio
dungeons-action-no-consent = Rifiuta lo scambio
dungeons-action-yes-effect = Usa «{ $definition }»
dungeons-action-no-effect = Rinuncia a «{ $definition }»

## Eventi

dungeons-event-adventure = «{ $adventure }»
dungeons-event-introduction = { $introduction_text }
dungeons-event-chosen = Il posto { $seat } prende «{ $definition }».
dungeons-event-placed = { $hero_subject } è su { $space }.
dungeons-event-round = Round { $round }
dungeons-event-phase = { $phase ->
    [setup] Ci si prepara.
    [player] Tocca agli eroi.
    [enemy] Tocca ai nemici.
   *[recovery] Tutti si riprendono.
 }
dungeons-event-activated = Tocca a { $hero_subject }.
dungeons-event-activation-ends = { $hero_subject } ha finito.
dungeons-event-moved = { $cause ->
    [force] { $hero_subject } finisce su { $space } (era su { $from_space }).
    [placing] { $hero_subject } compare su { $space }.
   *[other] { $hero_subject } va da { $from_space } a { $space }.
 }
dungeons-event-explored = { $hero_subject } esplora: { $room_text }.
dungeons-event-laid = Posate la tessera «{ $tile }» con il { $face_word } in alto, { $turn ->
    [0] così com’è stampata
    [1] girata di un quarto a destra
    [2] girata di mezzo giro
   *[3] girata di un quarto a sinistra
 }, { $width } per { $height } caselle a partire da { $space }.
dungeons-event-encounter = { $encounter_text }
dungeons-event-spawn-rolled = Il dado nemico dice: { $type_word }, Salute { $health }.
dungeons-event-spawned = { $enemy } compare su { $space }: { $type_word }, Salute { $health }.
dungeons-event-no-space = Non c’è più posto per { $definition }.
dungeons-event-attack = { $hero_subject } attacca { $enemy_object } { own-dungeons-kind } con «{ $definition }».
dungeons-event-enemy-attack = { $enemy_subject } attacca { own-dungeons-kind } { $hero_subject } con { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
 }.
dungeons-event-die = { $face } ({ $total })
dungeons-event-rolls = { $roll ->
    [attack] Dadi d’attacco per { own-dungeons-roller }: { $dice }.
    [defence] Dadi di difesa per { own-dungeons-roller }: { $dice }.
    [check] Dadi per la prova: { $dice }.
    [loot] Tirate il dado del nemico per il Bottino.
   *[spawn] Tirate il dado nemico per vedere che cosa compare.
 }
dungeons-event-rolled-dice = { $roll ->
    [attack] Attacco
    [defence] Difesa
    [check] Prova
    [loot] Bottino
   *[spawn] Dado nemico
 }: { $dice }.
dungeons-event-hits = { $hits ->
    [0] { $hero_subject } non ottiene nessun Colpo a segno
   *[other] { $hero_subject } ottiene { own-dungeons-hits }
 }{ $energy ->
    [0] .
   *[other] { " " }e { $energy ->
        [one] 1 punto
       *[other] { $energy } punti
     } Energia.
 }
dungeons-event-critical = { $criticals ->
    [one] Un Colpo critico: non si può bloccare.
   *[other] { $criticals } Colpi critici: non si possono bloccare.
 }
dungeons-event-enemy-hits = { $hits ->
    [0] { $enemy_subject } non ottiene nessun Colpo a segno.
   *[other] { $enemy_subject } ottiene { own-dungeons-hits }.
 }
dungeons-event-defence = { $blocked ->
    [0] { $hero_subject } non blocca niente.
    [one] { $hero_subject } blocca 1 Colpo a segno.
   *[other] { $hero_subject } blocca { $blocked } Colpi a segno.
 }
dungeons-event-enemy-defence = { $blocked ->
    [0] { $enemy_subject } non blocca niente.
    [one] { $enemy_subject } blocca 1 Colpo a segno.
   *[other] { $enemy_subject } blocca { $blocked } Colpi a segno.
 }
dungeons-event-damage = { $cause ->
    [pit] { $hero_subject } cade in una fossa: { own-dungeons-damage }, Salute { $health }.
   *[other] { $hero_subject } subisce { own-dungeons-damage }: Salute { $health }.
 }
dungeons-event-enemy-damage = { $cause ->
    [pit] { $enemy_subject } cade in una fossa: { own-dungeons-damage }, Salute { $health }.
   *[other] { $enemy_subject } subisce { own-dungeons-damage }: Salute { $health }.
 }
dungeons-event-prevented = { $amount ->
    [one] A { $hero_subject } viene risparmiato 1 Danno.
   *[other] A { $hero_subject } vengono risparmiati { $amount } Danni.
 }
dungeons-event-defeated = { $hero_seat ->
    [-1] { $enemy_subject } cade.
   *[other] { $hero_subject } sconfigge { $enemy_object }.
 }
dungeons-event-loot = { $hero_subject } ottiene { $loot ->
    [one] 1 punto
   *[other] { $loot } punti
 } Bottino.
dungeons-event-fallen = { $hero_subject } cade e lascia la mappa.
dungeons-event-revived = { $hero_subject } torna su { $space } con Salute { $health }.
dungeons-event-gained = { $hero_subject } ottiene { own-dungeons-amount }.
dungeons-event-lost = { $hero_subject } perde { own-dungeons-amount }.
dungeons-event-stunned = { $enemy_subject } subisce lo stordimento.
dungeons-event-skipped = { $enemy_subject } su { $space }, sotto l’effetto dello stordimento, non fa niente.
dungeons-event-enemy-acts = { $enemy_subject } su { $space } non insegue nessuno, ma si muove, perché { $reasons }.
dungeons-event-enemy-target = { $type ->
    [none] { $enemy_subject } su { $space } tiene d’occhio { $hero_subject }
   *[other] { $enemy_subject } su { $space } prende di mira { $hero_subject } { own-dungeons-kind }
 }, perché { $reasons }.
dungeons-event-enemy-line = Linea di vista: dall’angolo { $from_corner ->
    [north-west] nord-ovest
    [north-east] nord-est
    [south-west] sud-ovest
   *[south-east] sud-est
 } della sua casella all’angolo { $corner ->
    [north-west] nord-ovest
    [north-east] nord-est
    [south-west] sud-ovest
   *[south-east] sud-est
 } di quella del bersaglio [DD-LOS-01].
dungeons-event-enemy-why = { $reason ->
    [only-one] non può raggiungere nessun altro
    [nearest] { $clause ->
        [DD-ENEMY-04] la sua carta preferisce l’eroe più vicino
       *[other] nessuno è più vicino
     }
    [least-health] { $clause ->
        [DD-ENEMY-04] la sua carta preferisce l’eroe con meno Salute
       *[other] fra i più vicini nessuno ha meno Salute
     }
    [seat] a parità conta l’ordine al tavolo
    [to-attack] va dove può attaccare
    [no-need-to-move] può attaccare da dov’è
    [out-of-reach] si avvicina quanto può
    [hemmed-in] non ha vie d’uscita
    [no-way-round-pits] non c’è modo di aggirare la fossa
    [own-line] così combatte secondo il suo dado
    [other-line] il suo modo abituale di combattere non è possibile
    [line-without-dice] per l’altro modo non ha dadi
    [no-way] non c’è strada
    [charge] la sua carta impone la carica
    [flee] la sua carta impone la fuga
    [guard] la sua carta impone di sorvegliare questa tessera
    [keep-distance] la sua carta impone di tenere le distanze
    [most-health] la sua carta preferisce l’eroe con più Salute
    [least-energy] la sua carta preferisce l’eroe con meno Energia
    [most-energy] la sua carta preferisce l’eroe con più Energia
    [least-loot] la sua carta preferisce l’eroe con meno Bottino
    [most-loot] la sua carta preferisce l’eroe con più Bottino
    [farthest] la sua carta preferisce l’eroe più lontano
    [own-tile] la sua carta preferisce gli eroi sulla sua tessera
   *[last-attacker] la sua carta preferisce chi ha sferrato l’ultimo attacco contro questo nemico
 } [{ $clause }]
dungeons-event-enemy-moved = { $cause ->
    [force] { $enemy_subject } finisce su { $space } (era su { $from_space }).
    [placing] { $enemy_subject } compare su { $space }.
   *[other] { $enemy_subject } va da { $from_space } a { $space }.
 }
dungeons-event-enemy-idle = { $enemy_subject } su { $space } non fa niente, perché { $reasons }.
dungeons-event-siphon = { $enemy_subject } sottrae 1 punto Energia a { $hero_subject }.
dungeons-event-ritual = { $enemy_subject } compie un rituale: { $other_enemy_subject } ha ora Salute { $health }.
dungeons-event-regenerated = { $enemy_subject } si rigenera: Salute { $health }.
dungeons-event-enemy-healed = { $enemy_subject } ottiene { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 } Salute e ne ha { $health }.
dungeons-event-check = { $hero_subject } deve superare una prova: { $attribute_word } { $successes }.
dungeons-event-check-result = { $passed ->
    [0] { $scored ->
        [one] 1 successo: fallita.
       *[other] { $scored } successi: fallita.
     }
   *[other] { $scored ->
        [one] 1 successo: superata!
       *[other] { $scored } successi: superata!
     }
 }
dungeons-event-check-read = Prova: { $check_text }.
dungeons-event-check-ends = { $read_text }
dungeons-event-ability = { $hero_subject } usa l’Abilità «{ $definition }»: { $definition_text }
dungeons-event-item = { $hero_subject } usa «{ $card }»: { $card_text }
dungeons-event-bought = { $hero_subject } compra «{ $card }» per { own-dungeons-price }.
dungeons-event-turned-up = Nuovo oggetto in vendita: «{ $card }».
dungeons-event-discarded = { $hero_subject } scarta «{ $card }».
dungeons-event-trade-offered = { $hero_subject } propone uno scambio a { $other_hero_subject }.
dungeons-event-traded = { $hero_subject } e { $other_hero_subject } fanno uno scambio.
dungeons-event-trade-refused = { $other_hero_subject } rifiuta lo scambio con { $hero_subject }.
dungeons-event-effect = { $definition_kind ->
    [hero] Entra in gioco il talento di { $definition_subject }.
    [enemy] { $definition_subject } mostra di che cosa è capace.
    [adventure] { $rule ->
        [named] Regola speciale: { $rule_text }.
       *[nameless] Entra in gioco una regola speciale dell’avventura.
     }
   *[other] Entra in gioco «{ $definition }».
 }
dungeons-event-interaction = { $hero_subject }: { $interaction_text }.
dungeons-event-interaction-read = { $read_text }
dungeons-event-passage = { $passage_text }
dungeons-event-flag = { $set ->
    [0] Non più: { $flag_text }.
   *[other] D’ora in poi: { $flag_text }.
 }
dungeons-event-counter = { $counter_text }: { $most ->
    [99] { $value }
   *[other] { $value } di { $most }
 }
dungeons-event-rule-begins = Regola speciale: { $rule_text }
dungeons-event-rule-ends = Non vale più: { $rule_text }
dungeons-event-exit-opened = { $exit_row ->
    [0] Si apre un passaggio.
   *[other] Si apre un passaggio su { $exit_space }.
 }
dungeons-event-exit-closed = { $exit_row ->
    [0] Si chiude un passaggio.
   *[other] Si chiude un passaggio su { $exit_space }.
 } { $exit_text }
dungeons-event-terrain = { $space } è ora: { $terrain_word }.
dungeons-event-escaped = { $hero_subject } lascia il dungeon.
dungeons-event-ended = { $ending_text }
dungeons-event-pushed = { $hero_subject } riceve una spinta da { $from_space } a { $space }.
dungeons-event-enemy-pushed = { $enemy_subject } riceve una spinta da { $from_space } a { $space }.
dungeons-event-rerolled = Primo tiro: { $first_faces }. { $dice ->
    [one] Si tira di nuovo: { $faces }.
   *[other] Si tirano di nuovo: { $faces }.
 }
dungeons-event-crush = Schiacciare: { own-dungeons-damage } in più.
dungeons-event-enemy-removed = { $enemy_subject } lascia la mappa.
dungeons-event-offered = Ora possibile: { $interaction_text }
dungeons-event-withdrawn = Non più possibile: { $interaction_text }
dungeons-event-item-gained = { $hero_subject } ha ora «{ $card }».
dungeons-event-revealed = { $leads ->
    [closed] Dietro l’uscita su { $exit_space } non c’è niente.
    [out] L’uscita su { $exit_space } porta fuori dal dungeon.
    [pool] Nessuno sa che cosa c’è dietro l’uscita su { $exit_space }.
   *[room] Dietro l’uscita su { $exit_space } c’è: { $room_text }.
 }
dungeons-event-swapped = { $hero_subject } e { $enemy_subject } si scambiano di posto.

## Esiti

dungeons-outcome-victory = L’avventura è vinta!
dungeons-outcome-defeat = L’avventura è persa.
dungeons-outcome-all-fallen = Tutti gli eroi sono caduti: l’avventura è persa.
dungeons-outcome-out-of-time = Il tempo è scaduto: l’avventura è persa.

## Rifiuti

dungeons-refusal-over = L’avventura è finita.
dungeons-refusal-not-your-decision = La decisione spetta a qualcun altro.
dungeons-refusal-not-now = Ora non è possibile.
dungeons-refusal-not-moving = Ora nessuno si muove: scegli prima Muoviti.
dungeons-refusal-not-in-anothers-space = Nessuno può fermarsi su una casella occupata.
dungeons-refusal-not-a-start-space = Non è una casella di partenza.
dungeons-refusal-card-taken = Questa carta ce l’ha già qualcuno.
dungeons-refusal-not-this-card = Questa carta ora non si può scegliere.
dungeons-refusal-empty-deal = In uno scambio qualcosa deve cambiare di mano.
dungeons-refusal-not-yours-to-give = Questo non si può cedere.
dungeons-refusal-not-asked = Ora non lo si chiede a nessuno.
dungeons-refusal-in-a-move = Prima deve finire il movimento.
dungeons-refusal-no-action-left = Non restano azioni.
dungeons-refusal-forbidden = Una carta o una regola lo vieta.
dungeons-refusal-no-way = Di lì non si passa.
dungeons-refusal-no-such-hero = Questo eroe non esiste.
dungeons-refusal-no-such-enemy = Questo nemico non è sulla mappa.
dungeons-refusal-fallen = Questo eroe è caduto.
dungeons-refusal-activated-already = Questo eroe ha già agito in questo round.
dungeons-refusal-finish-first = Prima deve finire l’eroe di turno.
dungeons-refusal-closed = Questa uscita è chiusa.
dungeons-refusal-blocked = La casella è bloccata.
dungeons-refusal-too-few-points = Costa più di quanto resta ({ $points ->
    [one] 1 punto
   *[other] { $points } punti
 }).
dungeons-refusal-enemy-in-the-way = Lì c’è un nemico.
dungeons-refusal-cannot-end-there = Lì c’è qualcuno, e i punti non bastano per andare oltre.
dungeons-refusal-in-anothers-space = Non mentre si è sulla casella di un altro.
dungeons-refusal-half-resolved = Prima bisogna concludere ciò che è in corso.
dungeons-refusal-no-card = In quel posto non c’è nessuna carta.
dungeons-refusal-too-dear = Costa { own-dungeons-price } e ce ne sono { $loot }.
dungeons-refusal-not-adjacent = Non sono uno accanto all’altro.
dungeons-refusal-nothing-to-trade = Nessuno dei due ha qualcosa da scambiare.
dungeons-refusal-not-offered = Qui non è possibile.
dungeons-refusal-done-already = È già stato fatto.
dungeons-refusal-not-there = Nessuno è nel posto giusto per farlo.
dungeons-refusal-not-usable = La carta ora non può fare niente.
dungeons-refusal-not-yours = Questo eroe non ha quella carta.
dungeons-refusal-too-little-energy = Costa { $price ->
    [one] 1 punto
   *[other] { $price } punti
 } Energia e ce ne sono { $energy }.
dungeons-refusal-no-dice = Per quel tipo di attacco non ci sono dadi.
dungeons-refusal-immune = Ora questo nemico non si può attaccare così.
dungeons-refusal-not-a-target = A quel nemico non si può mirare.
dungeons-refusal-only-with-reach = In diagonale colpisce solo un’arma con Portata.
dungeons-refusal-corner-blocked = Oltre quell’angolo non si può colpire.
dungeons-refusal-too-close = Troppo vicino per un attacco a distanza: in mezzo deve esserci una casella.
dungeons-refusal-other-tile = Il bersaglio non è né su questa tessera né su una adiacente.
dungeons-refusal-not-between-tiles = Da una casella di passaggio si può attaccare a distanza solo verso le sue due tessere.
dungeons-refusal-no-sight = Non c’è Linea di vista.

## Domande

dungeons-question-choose = Quale carta prendi?
dungeons-question-position = Dove comincia l’eroe?
dungeons-question-next = Chi agisce adesso?
dungeons-question-act = Che cosa fa { $hero_subject }?
dungeons-question-move = Dove va { $hero_subject }?
dungeons-question-pause = Qualcuno vuole fare qualcosa adesso?
dungeons-question-aim = A quale nemico va questo dado?
dungeons-question-trade = Che cosa cambia di mano?
dungeons-question-consent = A { $hero_subject } viene proposto uno scambio. D’accordo?
dungeons-question-story = Chi affronta la prova?
dungeons-question-pick-die = Quale dado?
dungeons-question-throw = { $left ->
    [one] Che cosa mostra il dado?
   *[other] Che cosa mostra il prossimo dei { $left } dadi?
 }
dungeons-question-throw-enemy = { $die }: che cosa mostra?
dungeons-question-effect = Usare «{ $definition }»?
dungeons-question-pick-hero = «{ $definition }»: quale eroe?
dungeons-question-pick-enemy = «{ $definition }»: quale nemico?
dungeons-question-pick-space = «{ $definition }»: quale casella?
dungeons-question-pick-card = «{ $definition }»: quale carta?
dungeons-question-pick-option = «{ $definition }»: che cosa scegli?

## Il tavolo

dungeons-table-adventure = { $limit ->
    [0] { $adventure }, round { $round }
   *[other] { $adventure }, round { $round } di { $limit }
 }
dungeons-table-hero = { $sign } = { $hero }: Salute { $health }/{ $most }, Energia { $energy }, Bottino { $loot }
dungeons-table-unchosen = ancora senza eroe
dungeons-table-fallen = fuori combattimento
dungeons-table-escaped = fuori dal dungeon
dungeons-table-active = di turno, { $actions ->
    [one] resta 1 azione
   *[other] restano { $actions } azioni
 }
dungeons-table-done = ha già agito
dungeons-table-gear = { $equipment }; { $ability }
dungeons-table-items = Oggetti: { $items }
dungeons-table-stats = Velocità { $speed }, corpo a corpo { $melee }, a distanza { $ranged }, Difesa { $defence }
dungeons-table-enemy = { $sign } = { $enemy }: { $type_word }, Salute { $health }
dungeons-table-stunned = sotto stordimento
dungeons-table-row = Oggetti in vendita: { $items }
dungeons-table-price = { $card } ({ $price })
dungeons-table-rules = In vigore: { $rules }
dungeons-table-can = Possibile qui: { $interactions }
dungeons-table-legend = Segni: { $legend }
dungeons-table-legend-blocked = { $sign } bloccata
dungeons-table-legend-water = { $sign } acqua
dungeons-table-legend-pit = { $sign } fossa
dungeons-table-legend-unexplored = { $sign } inesplorata
dungeons-table-legend-closed = { $sign } chiusa
dungeons-table-legend-out = { $sign } uscita
dungeons-table-legend-joined = { $sign } passaggio
