## Informes de campañas: en qué quedan muchas partidas de bots. Los números y los nombres llegan como se muestran;
## las proporciones son textos («27 %»). Lo propio de cada juego está en <juego>/reports.ftl.

report-title = Informe de pruebas: { $game }
report-subtitle = { $games } partidas de { $game }
report-compare-title = Comparación: { $game }
report-compare-subtitle = { $pairs } pares de partidas con la misma semilla
report-heading-facts = Qué se ha jugado
report-heading-findings = Lo más importante
report-heading-edits = Qué se ha editado
report-heading-method = Cómo se lee
report-heading-page = Página
report-heading-tables = Todos los números

## Números.
report-points = { $number } puntos
    .help = puntos: puntos porcentuales
report-below = < { $number }
report-span = de { $low } a { $high }
report-sample = n = { $number }
report-times = { $number ->
    [one] una vez
   *[other] { $number } veces
}
report-more = { $number ->
    [one] otro más
   *[other] { $number } más
}
report-median = mediana { $number }
report-place = { $place ->
    [1] En primer lugar
    [2] En segundo lugar
    [3] En tercer lugar
    [4] En cuarto lugar
   *[other] Lugar { $place }
}
report-players = { $number ->
    [one] 1 jugador
   *[other] { $number } jugadores
}
report-won-games = Partidas ganadas

## Qué se ha jugado.
report-fact-release = Contenido
report-fact-games = Partidas
report-fact-seats = Jugadores
report-fact-bots = Juegan
report-fact-seeds = Semillas
report-fact-broken = Partidas interrumpidas
report-fact-first = Antes
report-fact-second = Después
report-fact-pairs = Pares
report-fact-equal = Pares que fueron exactamente iguales
report-games-so-far = { $games } de { $planned } por ahora
report-bot-random = jugadas al azar
    .help = cada decisión se sortea
report-bot-planner = bot planificador
    .help = recorre mentalmente su propio turno y juega el mejor que encuentra
report-bot-team = bot de equipo
    .help = planifica su turno pensando en el objetivo común
report-bot-believer = bot adivino
    .help = deduce de lo que hacen los demás quiénes son y qué tienen
report-bot-mcts = bot buscador
    .help = sigue jugando mentalmente, también por los demás, mientras le dure el tiempo de reflexión

## Lo más importante, en frases.
report-finding-broken = { $games ->
    [one] 1 partida se ha roto
   *[other] { NUMBER($games) } partidas se han roto
 } { $known ->
    [yes] por «{ $name }»
   *[no] sin que ninguna carta tenga la culpa
 }; no { $games ->
    [one] está
   *[other] están
 } en ninguna de las cifras.
report-compare-broken = { $side ->
    [1] Primer contenido: { $finding }
   *[other] Segundo contenido: { $finding }
 }
report-finding-nothing = Todavía no ha terminado ninguna partida.
report-finding-small = { $games ->
    [one] Por ahora hay una sola partida: no es más que una primera impresión.
   *[other] Por ahora solo hay { $games } partidas: todo esto es una primera impresión.
}
report-finding-team = El grupo gana el { $share } de sus partidas ({ $span }).
report-finding-solo = Se gana en el { $share } de los casos ({ $span }).
report-finding-undecided = El { $share } de las partidas acaba sin que gane nadie ({ $span }).
report-finding-extremes = { $mark }: lo más difícil es { $hard }, con el { $hard_share } de partidas ganadas ({ $hard_span }); lo más fácil, { $easy }, con el { $easy_share } ({ $easy_span }).
report-finding-above = { $name } gana más de lo esperado: { $share } ({ $span }) en vez de { $fair }, n = { $of }.
report-finding-below = { $name } gana menos de lo esperado: { $share } ({ $span }) en vez de { $fair }, n = { $of }.
report-finding-even = { $kind }: nadie gana claramente más ni menos que los demás.
report-finding-first-above = Con { $seats } jugadores conviene empezar: quien empieza gana el { $share } de las partidas ({ $span }) en vez del { $fair }.
report-finding-first-below = Con { $seats } jugadores es una desventaja empezar: quien empieza gana el { $share } de las partidas ({ $span }) en vez del { $fair }.
report-finding-first-even = Con { $seats } jugadores no se aprecia que empezar ayude ni perjudique: quien empieza gana el { $share } de las partidas ({ $span }); lo justo sería el { $fair }.
report-finding-length = Una partida dura { $median } rondas (mediana); la mitad de las partidas duran de { $low } a { $high }.
report-finding-only = { $kind }: solo { $number ->
    [one] se ha jugado
   *[other] se han jugado
 } { $names } ({ NUMBER($number) } de { NUMBER($of) }). Aquí no se dice nada de los demás ni de lo que les pertenece.
report-finding-unused = { $way } ({ $number }): { $names }.
report-finding-fall = La causa de derrota más frecuente es «{ $cause }»: el { $share } de los casos.

## Secciones.
report-section-who = Victorias: { $kind }
report-section-together = Combinaciones
report-section-parties = Grupos
report-section-places = Orden de turno con { $seats } jugadores
report-section-mark = Partidas ganadas: { $mark }
report-section-endings = Cómo acaban las partidas
report-section-seats = Partidas ganadas según el número de jugadores
report-section-bots = Victorias por bot
report-section-length = Duración de las partidas
report-section-pace = Ritmo
report-section-scores = Puntos en solitario
report-section-use = { $way }: { $kinds }
report-section-falls = Causas de derrota
report-section-numbers = Otros números por partida
report-intro-who = Proporción de partidas ganadas por quienes jugaron con ello. Los bigotes son intervalos del 95 %; el naranja queda claramente por encima de la marca y el verde azulado, claramente por debajo.
report-intro-together = Proporción de partidas ganadas con ambos; hay un punto donde las partidas son muy pocas.
report-intro-parties = Quiénes compartieron mesa: los mejores y los peores con cinco partidas como mínimo.
report-intro-places = Proporción de partidas ganadas según el lugar en el orden de turno.
report-intro-mark = Proporción de partidas que ganó el grupo, o que ganó alguien.
report-intro-endings = Proporción de todas las partidas.
report-intro-seats = Proporción de partidas que ganó alguien.
report-intro-bots = Proporción de partidas que ganó cada bot.
report-intro-length = Rondas hasta el final. La franja es la mitad central de las partidas.
report-intro-pace = Lo que ha reunido un jugador, de media, al final de cada ronda, mientras siga en juego al menos la mitad de las partidas.
report-intro-scores = Puntos de las partidas ganadas.
report-intro-falls = { $number } por partida, de media.
report-chart-together = Junto con: { $kind }
report-chart-endings = Cómo acabaron estas partidas
report-chart-length = Rondas, { $players }
report-chart-pace = Por jugador y ronda
report-chart-scores = Puntos
report-chart-impact = Victorias de quienes lo hicieron, frente a su parte justa
report-chart-impact-team = Partidas ganadas con ello, frente a todas las partidas
report-chart-use = { $way }: proporción de partidas en que ocurrió
report-chart-use-most = { $way }: proporción de partidas en que ocurrió, los { $number } más frecuentes
report-mark-fair = parte justa
report-mark-team = todas las partidas
report-axis-turns = rondas
report-axis-rounds = ronda
report-axis-points = puntos
report-column-name = Nombre
report-column-entry = Carta
report-column-kind = Tipo
report-column-party = Grupo
report-column-players = Jugadores
report-column-games = Partidas
report-column-times = Veces
report-column-wins = Victorias
report-column-share = Proporción
report-column-interval = Intervalo del 95 %
report-column-against-fair = Frente a la marca
report-column-sample = n
report-column-mean = Media
report-column-median = Mediana
report-column-half = Mitad central
report-column-range = Rango
report-column-milestone = Hito
report-column-cause = Causa
report-column-number = Número
report-column-before = Antes
report-column-after = Después
report-column-change = Cambio
report-column-chance = Por azar
report-column-verdict = Veredicto
report-column-users = Victorias con ello
report-note-use = «Victorias» dice cómo les fue a quienes lo hicieron. Muestra una relación, no una causa: quien va por delante también puede permitirse más.
report-note-left-out = { $number ->
    [one] Se ha omitido una fila más, menos clara que estas.
   *[other] Se han omitido { $number } filas más, menos claras que estas.
}
report-note-unused = { $way }: { $names }.
report-note-chance = «Por azar» dice con qué frecuencia el azar solo mostraría un cambio así si la edición no hiciera nada, teniendo en cuenta cuántos números se miran; por debajo del 5 % se da por cambiado. Los «puntos» son puntos porcentuales: del 20 % al 25 % hay 5.
report-note-chance-alone = «Por azar» dice con qué frecuencia el azar solo mostraría un cambio así si la edición no hiciera nada; por debajo del 5 % es más que azar. Los «puntos» son puntos porcentuales: del 20 % al 25 % hay 5.

## De qué maneras aparece algo; .never: el encabezado de lo que nunca apareció así.
report-way-bought = Comprado
    .never = Nunca comprado
    .inside = comprado
    .note = Cuentan todas las partidas, también aquellas en las que nadie pudo comprarlo porque nunca estuvo en la tienda.
report-way-taken = Conseguido
    .never = Nunca conseguido
    .inside = conseguido
    .note = Cuentan todas las partidas, también aquellas en las que nunca estuvo a la vista para cogerlo.
report-way-found = Encontrado
    .never = Nunca encontrado
    .inside = encontrado
    .note = Cuentan todas las partidas, también aquellas en las que nunca salió del mazo.
report-way-used = Usado
    .never = Nunca usado
    .inside = usado
report-way-drawn = Robado
    .never = Nunca robado
    .inside = robado
report-way-decisive = Gana un desafío
    .never = Nunca gana un desafío
    .inside = gana un desafío
report-way-sold = Vendido
    .never = Nunca vendido
    .inside = vendido
report-way-held = En mano
    .never = Nunca en mano
    .inside = en mano
report-way-revealed = Revelado
    .never = Nunca revelado
    .inside = revelado
report-way-defeated = Derrotado
    .never = Nunca derrotado
    .inside = derrotado
report-way-met = En juego
    .never = Nunca en juego
    .inside = en juego

## Dos versiones con las mismas semillas.
report-verdict-moved = ha cambiado
report-verdict-hint = indicio
report-verdict-same = sin cambios
report-verdict-open = sin pruebas
report-compare-nothing = Todavía no ha terminado ningún par de partidas.
report-compare-few = { $pairs ->
    [one] Por ahora hay un solo par: demasiado poco para afirmar nada.
   *[other] Por ahora solo hay { $pairs } pares: demasiado pocos para afirmar nada.
}
report-compare-equal = Todos los pares fueron exactamente iguales: el cambio no ha alterado nada en estas partidas.
report-compare-none = { $besides ->
    [yes] Nada más ha cambiado más allá del azar.
   *[no] Nada ha cambiado más allá del azar.
 } El { $share } de los pares fue exactamente igual.
report-compare-moved = { $besides ->
    [yes] { $number ->
        [one] Otro número ha cambiado más allá del azar.
       *[other] Otros { $number } números han cambiado más allá del azar.
    }
   *[no] { $number ->
        [one] Un número ha cambiado más allá del azar.
       *[other] { $number } números han cambiado más allá del azar.
    }
 }
report-compare-change = { $subject }: de { $before } a { $after } ({ $change }; 95 %: { $span }).
report-edited-change = { $subject } { $before } → { $after }, { $change } ({ $span }), { $verdict }.
report-edited-verdict-moved = más que azar
report-edited-verdict-same = sin cambios
report-edited-verdict-open = puede ser azar
report-edited-unseen = { $number ->
    [one] Se ha editado { $names }, pero no aparece en ningún número de estas partidas.
   *[other] Se han editado { $names }, pero no aparecen en ningún número de estas partidas.
}
report-edit-added = nuevo
report-edit-removed = eliminado
report-edit-changed = cambiado
report-edit-rules = Texto de reglas
report-compare-hints = { $number ->
    [one] Otro número puede haber cambiado: con más partidas se sabría.
   *[other] Otros { $number } números pueden haber cambiado: con más partidas se sabría.
}
report-section-moved = Qué ha cambiado
report-section-edited = Qué ha sido de las cartas editadas
report-section-wins = Victorias antes y después
report-section-usage = Otras cartas antes y después
report-section-lengths = Duración y otros números antes y después
report-intro-moved = Cambio entre antes y después con su intervalo del 95 %; el naranja es más y el verde azulado, menos. Solo lo que es más que azar aunque se miren tantos números.
report-intro-edited = La pregunta de esta comparación: cada número de lo que se ha editado se comprueba por separado.
report-intro-hints = Nada de esto es más que azar, teniendo en cuenta cuántos números se miran. Esto es lo que más se acerca.
report-intro-wins = Las semillas son las mismas: el azar reparte lo mismo a los dos lados.
report-intro-usage = Proporción de partidas en que ocurrió.
report-intro-lengths = Medias de los pares.
report-chart-moved = Cambio en puntos porcentuales
report-chart-means = Cambio de las medias: el eje cuenta desviaciones típicas; el número de al lado es el cambio mismo
report-subject-won = Partidas ganadas
report-subject-turns = Rondas
report-subject-actions = Decisiones
report-subject-score = Puntos
report-subject-who = Gana { $name }
report-subject-place = Gana el lugar { $place }
report-subject-use = { $name }: { $way }
report-subject-fall = Derrota por: { $cause }
report-subject-reason = Final: { $reason }
report-subject-milestone = { $milestone } (ronda)

## Notas sobre el método.
report-method-interval = Los intervalos de las proporciones son de Wilson, al 95 %: de cien intervalos así, unos noventa y cinco contienen el valor verdadero. Una barra solo lleva color, y solo se nombra a alguien en «Lo más importante», si eso se mantiene con la corrección de Bonferroni para todos los que allí se comparan.
report-method-small = Las muestras de menos de { $number } van en tono pálido y con asterisco: una primera impresión, nada más.
report-method-fair = La marca roja es la parte justa: lo que ganaría cada cual si todos fueran iguales, contado en las partidas en que participó.
report-method-team = La marca roja es la proporción de todas las partidas ganadas: el grupo gana y pierde a la vez.
report-method-solo = La marca roja es la proporción de todas las partidas ganadas.
report-method-use = Las proporciones de las cartas se cuentan por partida y sus victorias, por jugador. Estas partidas las han jugado bots: muestran qué premian las reglas, no qué divierte a la gente.
report-method-paired = Las partidas se emparejan por ajustes y semilla. Las proporciones se contrastan con la prueba exacta de McNemar en los pares que difieren, y sus intervalos son los de Bonett y Price; las medias, con una prueba t para datos emparejados.
report-method-edited = Lo que se ha editado es la pregunta de una comparación, así que sus números se comprueban uno por uno, sin corrección: de veinte que no han cambiado, más o menos uno parece que sí. Cuantas más cartas se editan a la vez, más importa.
report-method-holm = Quien mira muchos números siempre encuentra alguno que ha cambiado por azar. Una corrección (la de Holm) lo tiene en cuenta, pregunta por pregunta (quién gana, qué se compra, cuánto dura): «ha cambiado» vale también después de ella e «indicio», solo antes.
report-method-same = «Sin cambios» quiere decir que el intervalo excluye un cambio de más de { $number } puntos porcentuales; «sin pruebas», que con más partidas aún podría aparecer.
report-method-growing = Lo que se dice mientras siguen llegando partidas es provisional: quien mira una y otra vez acaba encontrando algo que es solo azar. Lo que vale es la campaña terminada.
