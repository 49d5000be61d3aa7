## Provare una voce prima di salvarla

try-which-effect = Quale effetto?
try-acts = «{ $name }» agisce.
try-lasts = Questo vale finché «{ $name }» è in gioco.
try-in-play = «{ $name }» è in gioco.
try-found = Partita { NUMBER($number, useGrouping: "false") }, { $decisions ->
    [0] all’inizio
    [one] dopo una decisione
   *[other] dopo { NUMBER($decisions) } decisioni
}.
try-not-found = «{ $name }» non ha fatto nulla.
try-played = { $games ->
    [one] È stata giocata una partita
   *[other] Sono state giocate { NUMBER($games) } partite
}, con { $decisions ->
    [one] una decisione
   *[other] { NUMBER($decisions) } decisioni
}.
try-another = Un’altra posizione
try-search-on = Gioca altre partite
try-cannot-act = «{ $name }» in una partita non fa nulla da sé. Le partite veloci mostrano che cosa cambia.

# Perché non è successo nulla
try-why = Perché non è successo nulla?
try-why-partly = Che cosa non era vero
try-why-never-in-play = Non è mai entrata in gioco.
try-why-never-moment = Era in gioco, ma il suo momento non è mai arrivato.
try-why-moment = Il suo momento è arrivato, ma non come lo chiede la carta: era di qualcun altro, o con un altro numero.
try-why-condition = Questo non era vero: «{ $what }».
try-why-idle = Non avrebbe avuto alcun effetto, quindi non è cominciato.
try-why-card = La sua carta era già stata usata, o non c’era più.
try-why-cost = { $known ->
    [yes] Questo non si poteva pagare: «{ $what }».
   *[no] Non si poteva pagare quello che chiedono le regole.
}
try-why-target = Non c’era niente e nessuno da scegliere.
try-why-fork = È cominciato, ma questo non era vero: «{ $what }».
try-why-times = { $why } ({ $times ->
    [one] una volta
   *[other] { NUMBER($times) } volte
})
try-hitch = Questa è la prima posizione in cui avrebbe potuto agire:

# Passo per passo
try-steps = Passo per passo
try-before = Prima
try-after = Dopo
try-back = Un passo indietro
try-forward = Un passo avanti
try-at-first = Il tavolo prima
try-mark = questa carta
try-decides = { $name }: { $what }
try-eyes = Come lo vede { $name }.

# Partite veloci
try-pairs = { NUMBER($done) } di { NUMBER($total) } partite, ognuna giocata due volte.
try-against = Una volta com’è salvato, una com’è nel modulo; stessi posti, stessi semi.
try-with-and-without = Una volta senza la nuova voce, una con essa; stessi posti, stessi semi.
try-same = Nel modulo c’è quello che è salvato, quindi le due devono andare allo stesso modo.
try-stop = Ferma
try-more = Altre 20
try-progress = Partite giocate
try-numbers = Numeri delle partite veloci
try-quick-note = Tutti giocano in fretta e senza pensare in anticipo. Così poche partite mostrano solo grandi cambiamenti.
try-full-note = Il confronto completo gioca quello che è salvato.
try-broken = Una partita si è interrotta.
try-broken-saved = Una partita si è interrotta con quello che è salvato, non con quello che è nel modulo.
try-unplayable = Non si può ancora giocare nessuna partita.
try-unreadable = Altre voci di questo gioco non corrispondono al loro tipo. La pagina per pubblicare dice quali.
