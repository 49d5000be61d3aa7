## La Princesa en la mesa: acciones, sucesos, negativas, desenlaces. Los argumentos están en content/playwording.py.
## Los mensajes que empiezan por «own-» ayudan a los demás de su idioma.

princess-word-attack = Ataque
princess-word-defence = Defensa
princess-word-strategy = Estrategia
princess-word-magic = Magia
princess-word-environment = Entorno
princess-word-none = nada
princess-word-question = interrogación
princess-word-exclamation = exclamación
princess-word-sun = sol
princess-word-moon = luna
princess-word-flame = llama
princess-word-leaf = hoja
princess-word-wave = ola
princess-word-feather = pluma
princess-word-key = llave
princess-word-bell = campana
princess-word-rose = rosa
princess-word-anchor = ancla
princess-word-kidnapped = Secuestrada
princess-word-free = Libre

own-princess-card = «{ $card }»{ $copy ->
    [one] {""}
   *[other] {" "}({ $copy })
 }
own-princess-gold = { $gold } de oro
own-princess-damage = { $damage } de daño

## Acciones

princess-action-character = Jugar con { $definition }
princess-action-explore = Explorar: robar una carta
    .help = La carta superior del mazo de aventura pasa a tu mano. Cuando el mazo se agota, termina el trayecto.
princess-action-trade = Comerciar: vender y comprar
    .help = Primero vende las cartas que quieras y después compra en la tienda. También puedes no hacer nada.
princess-action-challenge = Desafiar a { $hero }
    .help = Pones una carta boca abajo y tu oponente responde con otra. El Ataque vence a la Estrategia, la Estrategia a la Defensa y la Defensa al Ataque.
princess-action-alone = Desafiar al camino vacío
    .help = Eres el único héroe vivo: juega una carta directamente como Éxito.
princess-action-wander = Vagar: robar 3 cartas
    .help = Un fantasma con 9 cartas o más debe resucitar.
princess-action-enchant = Encantar con { own-princess-card }
    .help = Un fantasma aplica un hechizo al héroe que elija.
princess-action-resurrect = Resucitar
    .help = Descarta las cartas que quieras y gana 1 de vida por cada una, hasta tu máximo.
princess-action-pass-act = Pasar
princess-action-pass-place = Quedarse y aguantar
princess-action-use = { $definition_kind ->
    [character] Usar el talento de { $definition }
    [secret] Usar tu secreto «{ $definition }»
   *[other] Usar «{ $definition }»
 }
princess-action-sell = Vender { own-princess-card } por { own-princess-gold }
princess-action-buy = Comprar «{ $card }» por { own-princess-gold }
princess-action-done-selling = No vender nada más
princess-action-done-buying = No comprar nada más
princess-action-done-trading = No comerciar más
princess-action-done-keep = No quedarse nada más
princess-action-done-resurrect = Con eso basta: { $life } de vida
princess-action-place = Poner { own-princess-card }
princess-action-keep = Quedarse { own-princess-card }
princess-action-discard = Descartar { own-princess-card }
princess-action-discard-resurrect = Descartar { own-princess-card } por 1 de vida
princess-action-steal = Llevarse { own-princess-card }
princess-action-name = Nombrar «{ $card }»
princess-action-give = Entregar { own-princess-card }
princess-action-shop = Tomar «{ $card }» de la tienda
princess-action-salvage = Tomar { own-princess-card } del mazo de descartes
princess-action-curse = La maldición { own-princess-card }
princess-action-top = Poner { own-princess-card } encima a continuación
princess-action-type = { $type_word }
princess-action-hero = { $hero }
princess-action-pick = { own-princess-card }
princess-action-option = { $text }
princess-action-let = Como dice la carta de { $hero }: «{ $text }»
princess-action-yes-effect = Usar «{ $definition }»
princess-action-no-effect = Renunciar a «{ $definition }»
princess-action-yes-princess = Llevarse a la Princesa
    .help = Pasa a tu mano. Quien la tenga al final del trayecto gana.
princess-action-no-princess = Dejar a la Princesa en el centro

## Sucesos

princess-event-character = { $hero } se une al viaje.
princess-event-turn = Turno { $turn }: { $hero }
princess-event-refilled = Nueva en la tienda: «{ $card }».
princess-event-drew = { $hero } roba «{ $card }».
princess-event-drew-hidden = { $hero } roba una carta; en el reverso: { $mark_word }.
princess-event-sold = { $hero } vende «{ $card }» por { own-princess-gold }.
princess-event-bought = { $hero } compra «{ $card }» por { own-princess-gold }.
princess-event-challenged = { $hero } desafía a { $other_hero }.
princess-event-challenged-nobody = { $hero } desafía al camino vacío.
princess-event-placed = { $hero } pone «{ $card }».
princess-event-placed-hidden = { $hero } pone una carta boca abajo.
princess-event-shown = { $hero } descubre «{ $card }».
princess-event-tied = La ronda { $round } acaba en empate.
princess-event-won = { $hero } gana el desafío con «{ $card }»: { $card_text }
princess-event-no-winner = El desafío termina sin ganador.
princess-event-applied = { $hero } aplica «{ $card }» a { $other_hero }: { $card_text }
princess-event-applied-nobody = «{ $card }» no encuentra a nadie sobre quien actuar.
princess-event-cursed = La maldición «{ $card }» recae sobre { $hero }.
princess-event-curse-gone = { $hero } se libra de la maldición «{ $card }».
princess-event-environment = { $hero } trae el Entorno «{ $card }»: { $card_text }
princess-event-shop-cleared = { $cards ->
    [one] Se descarta la carta de la tienda.
   *[other] Se descartan las { $cards } cartas de la tienda.
 }
princess-event-damaged = { $hero } sufre { own-princess-damage } y se queda con { $life } de vida.
princess-event-healed = { $hero } gana { $amount } de vida y tiene { $life }.
princess-event-eliminated = { $other_hero } elimina a { $hero }, que pasa a ser un fantasma.
princess-event-eliminated-nobody = { $hero } cae y pasa a ser un fantasma.
princess-event-secret = Se revela el secreto de { $hero }: «{ $definition }».
princess-event-freed = La Princesa está Libre, en el centro de la mesa.
princess-event-princess-taken = { $hero } se lleva a la Princesa.
princess-event-princess-dropped = La Princesa vuelve al centro de la mesa.
princess-event-kept = { $hero } se queda «{ $card }» de la mano de { $other_hero }.
princess-event-kept-hidden = { $hero } se queda una carta de la mano de { $other_hero }.
princess-event-discarded = { $hero } descarta «{ $card }».
princess-event-resurrected = { $hero } vuelve entre los vivos con { $life } de vida.
princess-event-passed = { $hero } pasa.
princess-event-effect = { $definition_kind ->
    [character] Entra en juego el talento de { $definition }.
    [secret] Entra en juego el secreto «{ $definition }».
   *[other] Entra en juego «{ $definition }».
 }
princess-event-gold = { $amount ->
    [0] { $hero } tiene { own-princess-gold }.
   *[other] { $hero } tiene ahora { own-princess-gold }.
 }
princess-event-stole = { $hero } le quita «{ $card }» a { $other_hero }.
princess-event-stole-hidden = { $hero } le quita una carta a { $other_hero }.
princess-event-gave = { $other_hero } entrega «{ $card }» a { $hero }.
princess-event-gave-hidden = { $other_hero } entrega una carta a { $hero }.
princess-event-looked-hand = { $hero } mira la mano de { $other_hero }.
princess-event-hand-shown = { $hero } enseña su mano a todos.
princess-event-looked-secret = { $hero } mira el secreto de { $other_hero }: «{ $definition }».
princess-event-looked-secret-hidden = { $hero } mira el secreto de { $other_hero }.
princess-event-secrets-swapped = { $hero } y { $other_hero } intercambian sus secretos.
princess-event-hands-swapped = { $hero } y { $other_hero } intercambian sus manos.
princess-event-characters-swapped = { $hero } y { $other_hero } intercambian sus personajes.
princess-event-looked-deck = { $cards ->
    [one] { $hero } mira la carta superior del mazo.
   *[other] { $hero } mira las { $cards } cartas superiores del mazo.
 }
princess-event-arranged = { $cards ->
    [one] { $hero } devuelve la carta superior.
   *[other] { $hero } devuelve las { $cards } cartas superiores en el orden que quiere.
 }
princess-event-top-discarded = Se descarta la carta superior del mazo: «{ $card }».
princess-event-shuffled = { $cards ->
    [one] Se baraja una carta en el mazo.
   *[other] Se baraja el mazo de { $cards } cartas.
 }
princess-event-took = { $hero } toma «{ $card }».
princess-event-named = { $found ->
    [0] { $hero } nombra «{ $definition }». { $other_hero } no la tiene.
   *[other] { $hero } nombra «{ $definition }», y { $other_hero } la tiene.
 }
princess-event-guessed = { $right ->
    [0] { $hero } apuesta por { $type_word } y falla con { $other_hero }.
   *[other] { $hero } apuesta por { $type_word } y acierta con { $other_hero }.
 }
princess-event-card-shown = { $hero } enseña «{ $card }».
princess-event-skipped = { $hero } pierde un turno.
princess-event-extra = { $hero } obtiene otra acción.
princess-event-prevented = { $hero } se libra de { $amount } de daño.
princess-event-survived = { $hero } sobrevive con { $life } de vida.
princess-event-counts-as = La carta de { $hero } cuenta como { $type_word }.
princess-event-left-game = «{ $card }» sale del juego.
princess-event-ended = El trayecto ha terminado.
princess-event-kidnapped = La Princesa vuelve a estar Secuestrada.
princess-event-gold-stolen = { $amount ->
    [0] { $hero } no encuentra oro en { $other_hero }.
   *[other] { $hero } le quita { $amount } de oro a { $other_hero }.
 }
princess-event-enchants = { $hero } encanta con «{ $card }».
princess-event-saw = Ves «{ $card }» en la mano de { $other_hero }.
princess-event-saw-deck = Ves «{ $card }» en el mazo.
princess-event-new-secret = Tu secreto es ahora «{ $definition }».

## Desenlaces

princess-outcome-holds-princess = { $winners ->
    [one] El trayecto termina con la Princesa junto a { $winner }: ¡{ $winner } gana!
   *[other] El trayecto termina y la Princesa está en buenas manos: ¡ganan { $winner }!
 }
princess-outcome-never-freed = { $winners ->
    [one] El trayecto termina y la Princesa nunca quedó libre. { $winner } era quien la secuestró, ¡y gana!
   *[other] El trayecto termina y la Princesa nunca quedó libre: ¡ganan { $winner }, con el Secuestrador!
 }
princess-outcome-nobody-can = Ya nadie puede llevarse a la Princesa: empate entre los vivos.
princess-outcome-laps = Cinco vueltas a la mesa y nadie se ha llevado a la Princesa: empate entre los vivos.
princess-outcome-turn-limit = Se alcanza el límite de turnos: empate entre los vivos.
princess-outcome-card = { $winners ->
    [0] Una carta pone fin al trayecto: nadie gana.
    [one] Una carta decide el trayecto: ¡gana { $winner }!
   *[other] Una carta decide el trayecto: ¡ganan { $winner }!
 }

## Negativas

princess-refusal-over = El trayecto ha terminado.
princess-refusal-not-usable = La carta no puede hacer nada ahora.
princess-refusal-not-now = Ahora no es posible.
princess-refusal-not-your-decision = La decisión es de otra persona.
princess-refusal-discard-one = Para resucitar hay que descartar al menos una carta.
princess-refusal-not-in-hand = No tienes esa carta en la mano.
princess-refusal-not-in-that-hand = Esa carta no está en esa mano.
princess-refusal-no-target = Ahí no se puede elegir a nadie.
princess-refusal-a-ghost = Eres un fantasma: puedes Vagar, Encantar o Resucitar.
princess-refusal-a-hero = Sigues con vida: puedes Explorar, Comerciar o Desafiar.
princess-refusal-forbidden = Una carta en juego lo prohíbe.
princess-refusal-deck-empty = El mazo de aventura está vacío.
princess-refusal-no-card-to-place = No tienes ninguna carta que poner.
princess-refusal-not-alone = Quedan otros héroes vivos.
princess-refusal-no-opponent = Elige a otro héroe como oponente.
princess-refusal-opponent-is-a-ghost = No se puede desafiar a un fantasma.
princess-refusal-no-cards = No tienes cartas con las que resucitar.
princess-refusal-must-resurrect = Con tantas cartas debes resucitar.
princess-refusal-too-many-cards = Para Vagar hay que tener menos de { $cards } cartas en la mano.
princess-refusal-no-spell = Solo se puede encantar con un hechizo.
princess-refusal-must-place = Debes poner una carta.
princess-refusal-princess-cannot-be-placed = La Princesa no se puede jugar en un desafío.
princess-refusal-already-played = Esa carta ya se ha jugado en este desafío.
princess-refusal-type-forbidden = Ahora no se puede jugar { $type_word }.
princess-refusal-sell-first = Primero se vende y después se compra.
princess-refusal-princess-not-for-sale = La Princesa no está en venta.
princess-refusal-no-card = En ese hueco no hay ninguna carta.
princess-refusal-too-dear = Cuesta { $price } de oro y tienes { $gold }.

## Preguntas

princess-question-character = ¿Con quién juegas?
princess-question-act = ¿Qué hace { $hero }?
princess-question-trade = ¿Con qué comercias?
princess-question-place = ¿Qué carta pones?
princess-question-apply = ¿Para quién es «{ $spell }»?
princess-question-keep = ¿Qué cartas te quedas?
princess-question-princess = La Princesa está en el centro. ¿Te la llevas?
princess-question-resurrect = ¿Qué cartas cambias por vida?
princess-question-discard = ¿Qué carta descartas?
princess-question-steal = ¿Qué carta te llevas?
princess-question-name = ¿Qué carta nombras?
princess-question-give = ¿Qué carta entregas?
princess-question-shop = ¿Qué carta tomas de la tienda?
princess-question-salvage = ¿Qué carta tomas del mazo de descartes?
princess-question-curse = ¿Qué maldición?
princess-question-curse-to = ¿Sobre quién recae ahora «{ $spell }»?
princess-question-arrange = ¿Qué carta va encima a continuación?
princess-question-let = «{ $definition }»: ¿qué eliges?
princess-question-guess = «{ $definition }»: ¿por qué tipo apuestas?
princess-question-effect = ¿Usar «{ $definition }»?
princess-question-pick-hero = «{ $definition }»: ¿qué héroe?
princess-question-pick-card = «{ $definition }»: ¿qué carta?
princess-question-pick-option = «{ $definition }»: ¿qué eliges?

## La mesa

princess-table-hero = { $hero }: vida { $life }/{ $maximum }, oro { $gold }, cartas { $cards }
princess-table-ghost = { $hero }: fantasma, oro { $gold }, cartas { $cards }
princess-table-undecided = Puesto { $seat }: aún sin personaje
princess-table-overloaded = con sobrecarga
princess-table-turn = en su turno
princess-table-secret = Secreto: { $secret }
princess-table-secret-own = tu secreto: { $secret }
princess-table-secret-hidden = Secreto boca abajo
princess-table-curses = Maldiciones: { $curses }
princess-table-holder = tiene a la Princesa
princess-table-known = cartas conocidas: { $known }
princess-table-deck = Mazo de aventura: { $cards ->
    [0] vacío
    [one] 1 carta
   *[other] { $cards } cartas
 }
princess-table-deck-top = reverso de la carta superior: { $mark_word }
princess-table-discard = Descartes: { $cards }
princess-table-shop = Tienda: { $shop }
princess-table-shop-empty = Tienda: vacía hasta el próximo turno
princess-table-environment = Entorno: { $card }
princess-table-no-environment = Entorno: ninguno
princess-table-princess-kidnapped = La Princesa está Secuestrada.
princess-table-princess-centre = La Princesa está Libre, en el centro de la mesa.
princess-table-princess-held = La Princesa está Libre, con { $hero }.
princess-table-challenge = { $hero } contra { $other_hero }, ronda { $round }
princess-table-challenge-alone = { $hero }, sin nadie en el camino
princess-table-face-down = boca abajo
princess-table-face-down-mark = boca abajo, reverso: { $mark_word }
princess-table-placed = { $hero }: { $card }
princess-table-hand = Tu mano: { $hand }
princess-table-hand-empty = Tu mano está vacía.
princess-table-card = { $card } ({ $type_word })
