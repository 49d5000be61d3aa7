## Rapporti sulle campagne: che cosa dicono molte partite di bot. Numeri e nomi arrivano come vengono mostrati; le
## quote sono testi («27%»). Ciò che ogni gioco chiama a modo suo sta in <gioco>/reports.ftl.

report-title = Rapporto di prova: { $game }
report-subtitle = { $games } partite di { $game }
report-compare-title = Confronto: { $game }
report-compare-subtitle = { $pairs } coppie di partite con lo stesso seme
report-heading-facts = Che cosa si è giocato
report-heading-findings = In sintesi
report-heading-edits = Che cosa è stato modificato
report-heading-method = Come si legge
report-heading-page = Pagina
report-heading-tables = Tutti i numeri

## Numeri.
report-points = { $number } punti
    .help = punti: punti percentuali
report-below = < { $number }
report-span = da { $low } a { $high }
report-sample = n = { $number }
report-times = { $number ->
    [one] una volta
   *[other] { $number } volte
}
report-more = { $number ->
    [one] un altro
   *[other] altri { $number }
}
report-median = mediana { $number }
report-place = { $place ->
    [1] Per primo
    [2] Per secondo
    [3] Per terzo
    [4] Per quarto
   *[other] Posto { $place }
}
report-players = { $number ->
    [one] 1 giocatore
   *[other] { $number } giocatori
}
report-won-games = Partite vinte

## Che cosa si è giocato.
report-fact-release = Contenuto
report-fact-games = Partite
report-fact-seats = Giocatori
report-fact-bots = Giocano
report-fact-seeds = Semi
report-fact-broken = Partite interrotte
report-fact-first = Prima
report-fact-second = Dopo
report-fact-pairs = Coppie
report-fact-equal = Coppie andate esattamente allo stesso modo
report-games-so-far = { $games } su { $planned } finora
report-bot-random = mosse a caso
    .help = ogni decisione è sorteggiata
report-bot-planner = bot pianificatore
    .help = ripercorre a mente il proprio turno e gioca il migliore che trova
report-bot-team = bot di squadra
    .help = pianifica il suo turno pensando all’obiettivo comune
report-bot-believer = bot indovino
    .help = deduce da ciò che fanno gli altri chi sono e che cosa hanno
report-bot-mcts = bot cercatore
    .help = continua a giocare a mente, anche per gli altri, finché gli dura il tempo per riflettere

## La sintesi, in frasi.
report-finding-broken = { $games ->
    [one] 1 partita si è guastata
   *[other] { NUMBER($games) } partite si sono guastate
 } { $known ->
    [yes] per «{ $name }»
   *[no] senza che una carta ne abbia colpa
 }; non { $games ->
    [one] è compresa
   *[other] sono comprese
 } in nessuna delle cifre.
report-compare-broken = { $side ->
    [1] Primo contenuto: { $finding }
   *[other] Secondo contenuto: { $finding }
 }
report-finding-nothing = Nessuna partita è ancora finita.
report-finding-small = { $games ->
    [one] Finora c’è una sola partita: niente più di una prima impressione.
   *[other] Finora ci sono solo { $games } partite: tutto questo è una prima impressione.
}
report-finding-team = Partite vinte dal gruppo: { $share } ({ $span }).
report-finding-solo = Partite vinte: { $share } ({ $span }).
report-finding-undecided = Partite finite senza vincitori: { $share } ({ $span }).
report-finding-extremes = { $mark }: più difficile di tutto è { $hard } ({ $hard_share } di partite vinte, { $hard_span }); più facile { $easy } ({ $easy_share }, { $easy_span }).
report-finding-above = { $name } vince più del previsto: { $share } ({ $span }) invece di { $fair }, n = { $of }.
report-finding-below = { $name } vince meno del previsto: { $share } ({ $span }) invece di { $fair }, n = { $of }.
report-finding-even = { $kind }: nessuno vince chiaramente più o meno degli altri.
report-finding-first-above = In { $seats } conviene cominciare: vittorie di chi comincia { $share } ({ $span }) invece di { $fair }.
report-finding-first-below = In { $seats } è uno svantaggio cominciare: vittorie di chi comincia { $share } ({ $span }) invece di { $fair }.
report-finding-first-even = In { $seats } non risulta che cominciare aiuti o danneggi: vittorie di chi comincia { $share } ({ $span }), quota equa { $fair }.
report-finding-length = Una partita dura { $median } round (mediana); metà delle partite dura da { $low } a { $high } round.
report-finding-only = { $kind }: { $number ->
    [one] si è giocato
   *[other] si sono giocati
 } solo { $names } ({ NUMBER($number) } su { NUMBER($of) }). Degli altri, e di ciò che appartiene loro, qui non si dice nulla.
report-finding-unused = { $way } ({ $number }): { $names }.
report-finding-fall = La causa di sconfitta più frequente è «{ $cause }» ({ $share } dei casi).

## Sezioni.
report-section-who = Vittorie: { $kind }
report-section-together = Combinazioni
report-section-parties = Gruppi
report-section-places = Ordine di turno in { $seats }
report-section-mark = Partite vinte: { $mark }
report-section-endings = Come finiscono le partite
report-section-seats = Partite vinte per numero di giocatori
report-section-bots = Vittorie per bot
report-section-length = Durata delle partite
report-section-pace = Ritmo
report-section-scores = Punti in solitario
report-section-use = { $way }: { $kinds }
report-section-falls = Cause di sconfitta
report-section-numbers = Altri numeri per partita
report-intro-who = Quota di partite vinte da chi ci ha giocato. I baffi sono intervalli al 95%; l’arancione sta chiaramente sopra il segno, il verde petrolio chiaramente sotto.
report-intro-together = Quota di partite vinte con entrambi; c’è un punto dove le partite sono troppo poche.
report-intro-parties = Chi sedeva insieme al tavolo: i migliori e i peggiori con almeno cinque partite.
report-intro-places = Quota di partite vinte secondo il posto nell’ordine di turno.
report-intro-mark = Quota di partite vinte dal gruppo, o da qualcuno.
report-intro-endings = Quota di tutte le partite.
report-intro-seats = Quota di partite vinte da qualcuno.
report-intro-bots = Quota di partite vinte da ciascun bot.
report-intro-length = Round fino alla fine. La fascia è la metà centrale delle partite.
report-intro-pace = Che cosa ha raccolto in media un giocatore alla fine di ogni round, finché è in corso almeno metà delle partite.
report-intro-scores = Punti delle partite vinte.
report-intro-falls = { $number } per partita, in media.
report-chart-together = Insieme a: { $kind }
report-chart-endings = Come sono finite queste partite
report-chart-length = Round, { $players }
report-chart-pace = Per giocatore e round
report-chart-scores = Punti
report-chart-impact = Vittorie di chi l’ha fatto, rispetto alla quota equa
report-chart-impact-team = Partite vinte così, rispetto a tutte le partite
report-chart-use = { $way }: quota di partite in cui è successo
report-chart-use-most = { $way }: quota di partite in cui è successo, i { $number } più frequenti
report-mark-fair = quota equa
report-mark-team = tutte le partite
report-axis-turns = round
report-axis-rounds = round
report-axis-points = punti
report-column-name = Nome
report-column-entry = Carta
report-column-kind = Tipo
report-column-party = Gruppo
report-column-players = Giocatori
report-column-games = Partite
report-column-times = Volte
report-column-wins = Vittorie
report-column-share = Quota
report-column-interval = Intervallo al 95%
report-column-against-fair = Rispetto al segno
report-column-sample = n
report-column-mean = Media
report-column-median = Mediana
report-column-half = Metà centrale
report-column-range = Estremi
report-column-milestone = Tappa
report-column-cause = Causa
report-column-number = Numero
report-column-before = Prima
report-column-after = Dopo
report-column-change = Differenza
report-column-chance = Per caso
report-column-verdict = Verdetto
report-column-users = Vittorie così
report-note-use = «Vittorie» dice come è andata a chi l’ha fatto. Mostra un legame, non una causa: chi è in testa può anche permettersi di più.
report-note-left-out = { $number ->
    [one] Un’altra riga, meno chiara di queste, è stata omessa.
   *[other] Altre { $number } righe, meno chiare di queste, sono state omesse.
}
report-note-unused = { $way }: { $names }.
report-note-chance = «Per caso» dice quanto spesso il caso da solo mostrerebbe una differenza simile se la modifica non avesse effetto, tenendo conto di quanti numeri si guardano; sotto il 5% vale come cambiato. I «punti» sono punti percentuali: dal 20% al 25% sono 5.
report-note-chance-alone = «Per caso» dice quanto spesso il caso da solo mostrerebbe una differenza simile se la modifica non avesse effetto; sotto il 5% è più del caso. I «punti» sono punti percentuali: dal 20% al 25% sono 5.

## In quali modi compare qualcosa; .never: il titolo per ciò che non è mai comparso così.
report-way-bought = Comprato
    .never = Mai comprato
    .inside = comprato
    .note = Contano tutte le partite, anche quelle in cui nessuno poteva comprarlo perché non è mai stato in negozio.
report-way-taken = Preso
    .never = Mai preso
    .inside = preso
    .note = Contano tutte le partite, anche quelle in cui non è mai stato scoperto e pronto da prendere.
report-way-found = Trovato
    .never = Mai trovato
    .inside = trovato
    .note = Contano tutte le partite, anche quelle in cui non è mai uscito dal mazzo.
report-way-used = Usato
    .never = Mai usato
    .inside = usato
report-way-drawn = Pescato
    .never = Mai pescato
    .inside = pescato
report-way-decisive = Vince una sfida
    .never = Non vince mai una sfida
    .inside = vince una sfida
report-way-sold = Venduto
    .never = Mai venduto
    .inside = venduto
report-way-held = In mano
    .never = Mai in mano
    .inside = in mano
report-way-revealed = Rivelato
    .never = Mai rivelato
    .inside = rivelato
report-way-defeated = Sconfitto
    .never = Mai sconfitto
    .inside = sconfitto
report-way-met = In gioco
    .never = Mai in gioco
    .inside = in gioco

## Due versioni con gli stessi semi.
report-verdict-moved = cambiato
report-verdict-hint = indizio
report-verdict-same = invariato
report-verdict-open = nessuna prova
report-compare-nothing = Nessuna coppia di partite è ancora finita.
report-compare-few = { $pairs ->
    [one] Finora c’è una sola coppia: troppo poco per affermare qualcosa.
   *[other] Finora ci sono solo { $pairs } coppie: troppo poche per affermare qualcosa.
}
report-compare-equal = Tutte le coppie sono andate esattamente allo stesso modo: la modifica non ha cambiato nulla in queste partite.
report-compare-none = { $besides ->
    [yes] Nient’altro è cambiato oltre il caso.
   *[no] Nulla è cambiato oltre il caso.
 } Coppie andate esattamente allo stesso modo: { $share }.
report-compare-moved = { $besides ->
    [yes] { $number ->
        [one] Un altro numero è cambiato oltre il caso.
       *[other] Altri { $number } numeri sono cambiati oltre il caso.
    }
   *[no] { $number ->
        [one] Un numero è cambiato oltre il caso.
       *[other] { $number } numeri sono cambiati oltre il caso.
    }
 }
report-compare-change = { $subject }: da { $before } a { $after } ({ $change }; 95%: { $span }).
report-edited-change = { $subject } { $before } → { $after }, { $change } ({ $span }), { $verdict }.
report-edited-verdict-moved = più del caso
report-edited-verdict-same = invariato
report-edited-verdict-open = può essere un caso
report-edited-unseen = { $number ->
    [one] { $names } è stato modificato, ma non compare in nessun numero di queste partite.
   *[other] { $names } sono stati modificati, ma non compaiono in nessun numero di queste partite.
}
report-edit-added = nuovo
report-edit-removed = eliminato
report-edit-changed = modificato
report-edit-rules = Testo delle regole
report-compare-hints = { $number ->
    [one] Un altro numero potrebbe essere cambiato: lo direbbero più partite.
   *[other] Altri { $number } numeri potrebbero essere cambiati: lo direbbero più partite.
}
report-section-moved = Che cosa è cambiato
report-section-edited = Che cosa ne è stato delle carte modificate
report-section-wins = Vittorie prima e dopo
report-section-usage = Altre carte prima e dopo
report-section-lengths = Durata e altri numeri prima e dopo
report-intro-moved = Differenza tra prima e dopo con il suo intervallo al 95%; l’arancione è di più, il verde petrolio di meno. Solo ciò che è più del caso anche guardando tanti numeri.
report-intro-edited = La domanda di questo confronto: ogni numero di ciò che è stato modificato viene verificato da solo.
report-intro-hints = Nulla di tutto ciò è più del caso, visto quanti numeri si guardano. Questo ci va più vicino.
report-intro-wins = I semi sono gli stessi: il caso distribuisce lo stesso alle due parti.
report-intro-usage = Quota di partite in cui è successo.
report-intro-lengths = Medie sulle coppie.
report-chart-moved = Differenza in punti percentuali
report-chart-means = Differenza delle medie: l’asse conta deviazioni standard, il numero accanto è la differenza stessa
report-subject-won = Partite vinte
report-subject-turns = Round
report-subject-actions = Decisioni
report-subject-score = Punti
report-subject-who = Vince { $name }
report-subject-place = Vince il posto { $place }
report-subject-use = { $name }: { $way }
report-subject-fall = Sconfitta per: { $cause }
report-subject-reason = Finale: { $reason }
report-subject-milestone = { $milestone } (round)

## Note sul metodo.
report-method-interval = Gli intervalli delle quote sono quelli di Wilson al 95%: di cento intervalli così, circa novantacinque contengono il valore vero. Una barra è colorata, e qualcuno è nominato in «In sintesi», solo se ciò vale anche con la correzione di Bonferroni per tutti quelli che lì si confrontano.
report-method-small = I campioni sotto { $number } sono pallidi e portano un asterisco: una prima impressione, niente di più.
report-method-fair = Il segno rosso è la quota equa: ciò che ciascuno vincerebbe se tutti fossero uguali, contato sulle partite a cui ha partecipato.
report-method-team = Il segno rosso è la quota di tutte le partite vinte: il gruppo vince e perde insieme.
report-method-solo = Il segno rosso è la quota di tutte le partite vinte.
report-method-use = Le quote delle carte sono contate per partita, le loro vittorie per giocatore. Queste partite le hanno giocate dei bot: mostrano che cosa premiano le regole, non che cosa diverte le persone.
report-method-paired = Le partite sono appaiate per impostazioni e seme. Le quote si verificano con il test esatto di McNemar sulle coppie che differiscono, i loro intervalli sono quelli di Bonett e Price; le medie con un test t per dati appaiati.
report-method-edited = Ciò che è stato modificato è la domanda di un confronto, perciò i suoi numeri sono verificati uno per uno, senza correzione: di venti che non sono cambiati, circa uno sembra cambiato. Più carte si modificano insieme, più questo conta.
report-method-holm = Chi guarda molti numeri ne trova sempre qualcuno cambiato per caso. Una correzione (quella di Holm) ne tiene conto, domanda per domanda (chi vince, che cosa si compra, quanto dura): «cambiato» vale anche dopo, «indizio» solo prima.
report-method-same = «Invariato» significa che l’intervallo esclude una differenza di oltre { $number } punti percentuali; «nessuna prova», che più partite potrebbero ancora mostrarla.
report-method-growing = Ciò che si legge mentre arrivano ancora partite è provvisorio: chi guarda di continuo prima o poi trova qualcosa che è solo caso. Conta la campagna conclusa.
