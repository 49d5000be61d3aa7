## What is wrong with a set of cards of The Princess. Every message says what was found and how to mend it.

fault-princess-set-size = { $kind ->
    [character] hay { $is } personajes; el juego necesita { $wanted }.
    [secret] hay { $is } secretos; el juego necesita { $wanted }.
   *[adventure_card] hay { $is } cartas de aventura además de las iniciales; el juego necesita { $wanted }.
 }
fault-princess-one-kidnapper = exactamente un secreto debe ser el Secuestrador; aquí lo son { $is }. Pon «kidnapper: true» en un único secreto.
fault-princess-one-princess = debe haber exactamente una carta de la Princesa; aquí hay { $is }.
fault-princess-one-copy = esta carta existe una sola vez; no puede haber { $is } copias.
fault-princess-starting-cards = este personaje tiene { $is } cartas iniciales en lugar de { $wanted }. Nómbralo en «hero» en exactamente { $wanted } cartas de aventura.
fault-princess-same-sign = «{ $is }» ya pertenece a «{ $first }»; cada personaje tiene un símbolo y un color propios.
fault-princess-question-mark = ninguna carta de aventura aparte de las iniciales lleva el signo de interrogación; no se podría preparar el mazo. Da «mark: question» al menos a una.
fault-princess-emblem = una carta inicial lleva en el dorso el símbolo de su héroe («mark: emblem»), y ninguna otra lo lleva.
fault-princess-no-success = una carta del triángulo necesita un Éxito: un efecto con «when: success».
fault-princess-cannot-persist = las cartas del triángulo vuelven a la mano; solo los hechizos y los Entornos pueden ser persistentes.
fault-princess-not-persistent = lo que hace esta carta perdura, así que debe ser persistente: pon «persistent: true».
fault-princess-nothing-lasts = esta carta se queda en la mesa, pero allí no hace nada. Añade un efecto que perdure o quita «persistent».
fault-princess-free-use = lo que un jugador puede usar a voluntad debe costar algo; añade un coste como «once_per_turn».

## Lo que debe conocerse donde va una palabra

fact-triangle = una carta del triángulo
fact-spell = un hechizo
fact-curse = una maldición
fact-environment = un Entorno
fact-opponent = un oponente
fact-challenge = un desafío en curso
fact-culprit = alguien que lo haya hecho
fact-death = alguien a punto de ser eliminado
