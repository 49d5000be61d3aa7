## La Principessa al tavolo: azioni, eventi, rifiuti, esiti. Gli argomenti sono in content/playwording.py.
## I messaggi che iniziano con «own-» aiutano gli altri della loro lingua.

princess-word-attack = Attacco
princess-word-defence = Difesa
princess-word-strategy = Strategia
princess-word-magic = Magia
princess-word-environment = Ambiente
princess-word-none = niente
princess-word-question = punto interrogativo
princess-word-exclamation = punto esclamativo
princess-word-sun = sole
princess-word-moon = luna
princess-word-flame = fiamma
princess-word-leaf = foglia
princess-word-wave = onda
princess-word-feather = piuma
princess-word-key = chiave
princess-word-bell = campana
princess-word-rose = rosa
princess-word-anchor = ancora
princess-word-kidnapped = Rapita
princess-word-free = Libera

own-princess-card = «{ $card }»{ $copy ->
    [one] {""}
   *[other] {" "}({ $copy })
 }
own-princess-life = { $life ->
    [one] 1 Vita
   *[other] { $life } Vite
 }
own-princess-gold = { $gold ->
    [one] 1 moneta d’oro
   *[other] { $gold } monete d’oro
 }
own-princess-damage = { $damage ->
    [one] 1 danno
   *[other] { $damage } danni
 }

## Azioni

princess-action-character = Gioca con { $definition }
princess-action-explore = Esplora: pesca una carta
    .help = La carta in cima al mazzo avventura va nella tua mano. Quando il mazzo finisce, finisce il viaggio.
princess-action-trade = Commercia: vendi e compra
    .help = Prima vendi quante carte vuoi, poi compra nella bottega. Puoi anche non fare niente.
princess-action-challenge = Sfida { $hero }
    .help = Metti una carta coperta, l’avversario risponde con un’altra. L’Attacco batte la Strategia, la Strategia batte la Difesa, la Difesa batte l’Attacco.
princess-action-alone = Sfida la strada deserta
    .help = Sei l’unico eroe in vita: gioca una carta direttamente come Successo.
princess-action-wander = Vaga: pesca 3 carte
    .help = Un fantasma con 9 o più carte deve risorgere.
princess-action-enchant = Incanta con { own-princess-card }
    .help = Un fantasma applica un incantesimo a un eroe a sua scelta.
princess-action-resurrect = Risorgi
    .help = Scarta quante carte vuoi e ottieni altrettante Vite, fino al tuo massimo.
princess-action-pass-act = Passa
princess-action-pass-place = Resta e incassa
princess-action-use = { $definition_kind ->
    [character] Usa il talento di { $definition }
    [secret] Usa il tuo Segreto «{ $definition }»
   *[other] Usa «{ $definition }»
 }
princess-action-sell = Vendi { own-princess-card } per { own-princess-gold }
princess-action-buy = Compra «{ $card }» per { own-princess-gold }
princess-action-done-selling = Non vendere altro
princess-action-done-buying = Non comprare altro
princess-action-done-trading = Non commerciare più
princess-action-done-keep = Non tenere altro
princess-action-done-resurrect = Basta così: { own-princess-life }
princess-action-place = Metti { own-princess-card }
princess-action-keep = Tieni { own-princess-card }
princess-action-discard = Scarta { own-princess-card }
princess-action-discard-resurrect = Scarta { own-princess-card } per 1 Vita
princess-action-steal = Prendi { own-princess-card }
princess-action-name = Nomina «{ $card }»
princess-action-give = Cedi { own-princess-card }
princess-action-shop = Prendi «{ $card }» dalla bottega
princess-action-salvage = Prendi { own-princess-card } dagli scarti
princess-action-curse = La maledizione { own-princess-card }
princess-action-top = Metti in cima { own-princess-card }
princess-action-type = { $type_word }
princess-action-hero = { $hero }
princess-action-pick = { own-princess-card }
princess-action-option = { $text }
princess-action-let = Come dice la carta di { $hero }: «{ $text }»
princess-action-yes-effect = Usa «{ $definition }»
princess-action-no-effect = Rinuncia a «{ $definition }»
princess-action-yes-princess = Prendi la Principessa
    .help = Va nella tua mano. Chi ce l’ha alla fine del viaggio vince.
princess-action-no-princess = Lascia la Principessa al centro

## Eventi

princess-event-character = { $hero } si unisce al viaggio.
princess-event-turn = Turno { $turn }: { $hero }
princess-event-refilled = Nuova nella bottega: «{ $card }».
princess-event-drew = { $hero } pesca «{ $card }».
princess-event-drew-hidden = { $hero } pesca una carta; sul dorso: { $mark_word }.
princess-event-sold = { $hero } vende «{ $card }» per { own-princess-gold }.
princess-event-bought = { $hero } compra «{ $card }» per { own-princess-gold }.
princess-event-challenged = { $hero } sfida { $other_hero }.
princess-event-challenged-nobody = { $hero } sfida la strada deserta.
princess-event-placed = { $hero } mette «{ $card }».
princess-event-placed-hidden = { $hero } mette una carta coperta.
princess-event-shown = { $hero } scopre «{ $card }».
princess-event-tied = La ripresa { $round } è un pareggio.
princess-event-won = { $hero } vince la sfida con «{ $card }»: { $card_text }
princess-event-no-winner = La sfida finisce senza vincitori.
princess-event-applied = { $hero } applica «{ $card }» a { $other_hero }: { $card_text }
princess-event-applied-nobody = «{ $card }» non trova nessuno su cui agire.
princess-event-cursed = Su { $hero } pesa la maledizione «{ $card }».
princess-event-curse-gone = { $hero } si libera della maledizione «{ $card }».
princess-event-environment = { $hero } porta in gioco l’Ambiente «{ $card }»: { $card_text }
princess-event-shop-cleared = { $cards ->
    [one] La carta nella bottega viene scartata.
   *[other] Le { $cards } carte nella bottega vengono scartate.
 }
princess-event-damaged = { $hero } subisce { own-princess-damage } e resta con { own-princess-life }.
princess-event-healed = { $hero } ottiene { $amount ->
    [one] 1 Vita
   *[other] { $amount } Vite
 } e ora ne ha { $life }.
princess-event-eliminated = { $other_hero } elimina { $hero }, che ora è un fantasma.
princess-event-eliminated-nobody = { $hero } cade ed è ora un fantasma.
princess-event-secret = Il Segreto di { $hero } viene rivelato: «{ $definition }».
princess-event-freed = La Principessa è Libera, al centro del tavolo.
princess-event-princess-taken = { $hero } prende la Principessa.
princess-event-princess-dropped = La Principessa torna al centro del tavolo.
princess-event-kept = { $hero } tiene «{ $card }» dalla mano di { $other_hero }.
princess-event-kept-hidden = { $hero } tiene una carta dalla mano di { $other_hero }.
princess-event-discarded = { $hero } scarta «{ $card }».
princess-event-resurrected = { $hero } torna fra i vivi con { own-princess-life }.
princess-event-passed = { $hero } passa.
princess-event-effect = { $definition_kind ->
    [character] Entra in gioco il talento di { $definition }.
    [secret] Entra in gioco il Segreto «{ $definition }».
   *[other] Entra in gioco «{ $definition }».
 }
princess-event-gold = { $amount ->
    [0] { $hero } ha { own-princess-gold }.
   *[other] { $hero } ha ora { own-princess-gold }.
 }
princess-event-stole = { $hero } sottrae «{ $card }» a { $other_hero }.
princess-event-stole-hidden = { $hero } sottrae una carta a { $other_hero }.
princess-event-gave = { $other_hero } cede «{ $card }» a { $hero }.
princess-event-gave-hidden = { $other_hero } cede una carta a { $hero }.
princess-event-looked-hand = { $hero } guarda la mano di { $other_hero }.
princess-event-hand-shown = { $hero } mostra a tutti la propria mano.
princess-event-looked-secret = { $hero } guarda il Segreto di { $other_hero }: «{ $definition }».
princess-event-looked-secret-hidden = { $hero } guarda il Segreto di { $other_hero }.
princess-event-secrets-swapped = { $hero } e { $other_hero } si scambiano i Segreti.
princess-event-hands-swapped = { $hero } e { $other_hero } si scambiano le mani.
princess-event-characters-swapped = { $hero } e { $other_hero } si scambiano i personaggi.
princess-event-looked-deck = { $cards ->
    [one] { $hero } guarda la carta in cima al mazzo.
   *[other] { $hero } guarda le { $cards } carte in cima al mazzo.
 }
princess-event-arranged = { $cards ->
    [one] { $hero } rimette a posto la carta in cima.
   *[other] { $hero } rimette le { $cards } carte in cima nell’ordine che preferisce.
 }
princess-event-top-discarded = La carta in cima al mazzo viene scartata: «{ $card }».
princess-event-shuffled = { $cards ->
    [one] Una carta viene mescolata nel mazzo.
   *[other] Il mazzo di { $cards } carte viene mescolato.
 }
princess-event-took = { $hero } prende «{ $card }».
princess-event-named = { $found ->
    [0] { $hero } nomina «{ $definition }». { $other_hero } non ce l’ha.
   *[other] { $hero } nomina «{ $definition }», e { $other_hero } ce l’ha.
 }
princess-event-guessed = { $right ->
    [0] { $hero } punta su { $type_word } e sbaglia con { $other_hero }.
   *[other] { $hero } punta su { $type_word } e indovina con { $other_hero }.
 }
princess-event-card-shown = { $hero } mostra «{ $card }».
princess-event-skipped = { $hero } salta un turno.
princess-event-extra = { $hero } ottiene un’altra azione.
princess-event-prevented = { $amount ->
    [one] A { $hero } viene risparmiato 1 danno.
   *[other] A { $hero } vengono risparmiati { $amount } danni.
 }
princess-event-survived = { $hero } sopravvive con { own-princess-life }.
princess-event-counts-as = La carta di { $hero } vale come { $type_word }.
princess-event-left-game = «{ $card }» esce dal gioco.
princess-event-ended = Il viaggio è finito.
princess-event-kidnapped = La Principessa è di nuovo Rapita.
princess-event-gold-stolen = { $amount ->
    [0] { $hero } non trova oro addosso a { $other_hero }.
   *[other] { $hero } sottrae { $amount ->
        [one] 1 moneta d’oro
       *[other] { $amount } monete d’oro
     } a { $other_hero }.
 }
princess-event-enchants = { $hero } incanta con «{ $card }».
princess-event-saw = Vedi «{ $card }» nella mano di { $other_hero }.
princess-event-saw-deck = Vedi «{ $card }» nel mazzo.
princess-event-new-secret = Il tuo Segreto è ora «{ $definition }».

## Esiti

princess-outcome-holds-princess = { $winners ->
    [one] Il viaggio finisce con la Principessa accanto a { $winner }: vince { $winner }!
   *[other] Il viaggio finisce e la Principessa è in buone mani: vincono { $winner }!
 }
princess-outcome-never-freed = { $winners ->
    [one] Il viaggio finisce e la Principessa non è mai stata liberata. L’aveva rapita { $winner }, che vince!
   *[other] Il viaggio finisce e la Principessa non è mai stata liberata: vincono { $winner }, con il Rapitore!
 }
princess-outcome-nobody-can = Nessuno può più prendere la Principessa: pareggio fra i vivi.
princess-outcome-laps = Cinque giri di tavolo e nessuno ha preso la Principessa: pareggio fra i vivi.
princess-outcome-turn-limit = Il limite di turni è raggiunto: pareggio fra i vivi.
princess-outcome-card = { $winners ->
    [0] Una carta pone fine al viaggio: non vince nessuno.
    [one] Una carta decide il viaggio: vince { $winner }!
   *[other] Una carta decide il viaggio: vincono { $winner }!
 }

## Rifiuti

princess-refusal-over = Il viaggio è finito.
princess-refusal-not-usable = La carta ora non può fare niente.
princess-refusal-not-now = Ora non è possibile.
princess-refusal-not-your-decision = La decisione spetta a qualcun altro.
princess-refusal-discard-one = Per risorgere bisogna scartare almeno una carta.
princess-refusal-not-in-hand = Non hai questa carta in mano.
princess-refusal-not-in-that-hand = Questa carta non è in quella mano.
princess-refusal-no-target = Lì non si può scegliere nessuno.
princess-refusal-a-ghost = Sei un fantasma: puoi Vagare, Incantare o Risorgere.
princess-refusal-a-hero = Sei ancora in vita: puoi Esplorare, Commerciare o Sfidare.
princess-refusal-forbidden = Una carta in gioco lo vieta.
princess-refusal-deck-empty = Il mazzo avventura è vuoto.
princess-refusal-no-card-to-place = Non hai carte da mettere.
princess-refusal-not-alone = Ci sono ancora altri eroi in vita.
princess-refusal-no-opponent = Scegli un altro eroe come avversario.
princess-refusal-opponent-is-a-ghost = I fantasmi non si possono sfidare.
princess-refusal-no-cards = Non hai carte con cui risorgere.
princess-refusal-must-resurrect = Con tante carte devi risorgere.
princess-refusal-too-many-cards = Per Vagare servono meno di { $cards } carte in mano.
princess-refusal-no-spell = Solo con un incantesimo si può incantare.
princess-refusal-must-place = Devi mettere una carta.
princess-refusal-princess-cannot-be-placed = La Principessa non si può giocare in una sfida.
princess-refusal-already-played = Questa carta è già stata giocata in questa sfida.
princess-refusal-type-forbidden = Ora non si può giocare { $type_word }.
princess-refusal-sell-first = Prima si vende, poi si compra.
princess-refusal-princess-not-for-sale = La Principessa non è in vendita.
princess-refusal-no-card = In quel posto non c’è nessuna carta.
princess-refusal-too-dear = Costa { $price ->
    [one] 1 moneta d’oro
   *[other] { $price } monete d’oro
 } e tu ne hai { $gold }.

## Domande

princess-question-character = Chi giochi?
princess-question-act = Che cosa fa { $hero }?
princess-question-trade = Che cosa commerci?
princess-question-place = Quale carta metti?
princess-question-apply = Per chi è «{ $spell }»?
princess-question-keep = Quali carte tieni?
princess-question-princess = La Principessa è al centro. La prendi?
princess-question-resurrect = Quali carte cedi in cambio di Vite?
princess-question-discard = Quale carta scarti?
princess-question-steal = Quale carta prendi?
princess-question-name = Quale carta nomini?
princess-question-give = Quale carta cedi?
princess-question-shop = Quale carta prendi dalla bottega?
princess-question-salvage = Quale carta prendi dagli scarti?
princess-question-curse = Quale maledizione?
princess-question-curse-to = Su chi pesa ora «{ $spell }»?
princess-question-arrange = Quale carta va in cima adesso?
princess-question-let = «{ $definition }»: che cosa scegli?
princess-question-guess = «{ $definition }»: su quale tipo punti?
princess-question-effect = Usare «{ $definition }»?
princess-question-pick-hero = «{ $definition }»: quale eroe?
princess-question-pick-card = «{ $definition }»: quale carta?
princess-question-pick-option = «{ $definition }»: che cosa scegli?

## Il tavolo

princess-table-hero = { $hero }: Vita { $life }/{ $maximum }, oro { $gold }, carte { $cards }
princess-table-ghost = { $hero }: fantasma, oro { $gold }, carte { $cards }
princess-table-undecided = Posto { $seat }: ancora senza personaggio
princess-table-overloaded = in sovraccarico
princess-table-turn = di turno
princess-table-secret = Segreto: { $secret }
princess-table-secret-own = il tuo Segreto: { $secret }
princess-table-secret-hidden = Segreto coperto
princess-table-curses = Maledizioni: { $curses }
princess-table-holder = ha la Principessa
princess-table-known = carte note: { $known }
princess-table-deck = Mazzo avventura: { $cards ->
    [0] vuoto
    [one] 1 carta
   *[other] { $cards } carte
 }
princess-table-deck-top = dorso della carta in cima: { $mark_word }
princess-table-discard = Scarti: { $cards }
princess-table-shop = Bottega: { $shop }
princess-table-shop-empty = Bottega: vuota fino al prossimo turno
princess-table-environment = Ambiente: { $card }
princess-table-no-environment = Ambiente: nessuno
princess-table-princess-kidnapped = La Principessa è Rapita.
princess-table-princess-centre = La Principessa è Libera, al centro del tavolo.
princess-table-princess-held = La Principessa è Libera, con { $hero }.
princess-table-challenge = { $hero } contro { $other_hero }, ripresa { $round }
princess-table-challenge-alone = { $hero }, nessun altro sulla strada
princess-table-face-down = coperta
princess-table-face-down-mark = coperta, dorso: { $mark_word }
princess-table-placed = { $hero }: { $card }
princess-table-hand = La tua mano: { $hand }
princess-table-hand-empty = La tua mano è vuota.
princess-table-card = { $card } ({ $type_word })
