# Il tavolo dei traduttori: che cosa dicono i controlli di un testo e come ci sta.
fault-text-number-lost = L’originale dice { $is }, la traduzione no.
fault-text-number-invented = La traduzione dice { $is }, l’originale no.
fault-text-term-unused = «{ $is }» è un termine del gioco: qui si chiama «{ $instead }».
fault-text-capital = L’originale comincia con la maiuscola, la traduzione con «{ $is }».
fault-text-ending = L’originale finisce con { $instead }, la traduzione con { $is }.
fault-text-inconsistent = Lo stesso testo è tradotto diversamente in { $times ->
    [one] un altro punto
   *[other] altri { $times } punti
 }: «{ $instead }».
fault-text-identical = È l’originale stesso: è tradotto?
desk-fits = Ci sta: { $size } pt, ne servirebbero { $normal }.
desk-fits-well = Ci sta, in { $size } pt come voluto.
desk-no-face = La carta non si può disegnare: la voce non corrisponde al suo tipo.
# Revisione.
fault-review-own = Questo testo l’hai scritto tu: qui lo revisiona un’altra persona.
fault-review-not-yours = Non revisioni questa lingua ({ $language }); salvalo come bozza.
fault-replace-nothing = Scrivi che cosa cercare.
fault-replace-empty = Del testo non resterebbe nulla.
