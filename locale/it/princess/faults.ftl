## What is wrong with a set of cards of The Princess. Every message says what was found and how to mend it.

fault-princess-set-size = { $kind ->
    [character] ci sono { $is } personaggi; il gioco ne richiede { $wanted }.
    [secret] ci sono { $is } segreti; il gioco ne richiede { $wanted }.
   *[adventure_card] oltre a quelle iniziali ci sono { $is } carte avventura; il gioco ne richiede { $wanted }.
 }
fault-princess-one-kidnapper = esattamente un segreto deve essere il Rapitore; qui lo sono { $is }. Metti «kidnapper: true» su un solo segreto.
fault-princess-one-princess = deve esserci esattamente una carta della Principessa; qui { $is ->
    [one] ce n’è { $is }
   *[other] ce ne sono { $is }
 }.
fault-princess-one-copy = questa carta esiste una volta sola; { $is } copie non sono possibili.
fault-princess-starting-cards = questo personaggio ha { $is } carte iniziali invece di { $wanted }. Indicalo in «hero» su esattamente { $wanted } carte avventura.
fault-princess-same-sign = «{ $is }» appartiene già a «{ $first }»; ogni personaggio ha un simbolo e un colore propri.
fault-princess-question-mark = nessuna carta avventura, oltre a quelle iniziali, porta il punto interrogativo; il mazzo non si potrebbe preparare. Dai «mark: question» ad almeno una.
fault-princess-emblem = una carta iniziale porta sul dorso il simbolo del suo eroe («mark: emblem»), e nessun’altra carta lo porta.
fault-princess-no-success = a una carta del triangolo serve un Successo: un effetto con «when: success».
fault-princess-cannot-persist = le carte del triangolo tornano in mano; solo gli incantesimi e gli Ambienti possono essere persistenti.
fault-princess-not-persistent = ciò che fa questa carta dura nel tempo, quindi deve essere persistente: metti «persistent: true».
fault-princess-nothing-lasts = questa carta resta sul tavolo ma lì non fa nulla. Aggiungi un effetto che dura o togli «persistent».
fault-princess-free-use = ciò che un giocatore può usare a piacere deve costare qualcosa; aggiungi un costo come «once_per_turn».

## Ciò che dev’essere noto dove sta una parola

fact-triangle = una carta del triangolo
fact-spell = una magia
fact-curse = una maledizione
fact-environment = un Ambiente
fact-opponent = un avversario
fact-challenge = una sfida in corso
fact-culprit = qualcuno che l’abbia fatto
fact-death = qualcuno che stia per essere eliminato
