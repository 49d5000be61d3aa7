## Probar una entrada antes de guardarla

try-which-effect = ¿Qué efecto?
try-acts = «{ $name }» actúa.
try-lasts = Esto vale mientras «{ $name }» esté en juego.
try-in-play = «{ $name }» está en juego.
try-found = Partida { NUMBER($number, useGrouping: "false") }, { $decisions ->
    [0] al principio
    [one] tras una decisión
   *[other] tras { NUMBER($decisions) } decisiones
}.
try-not-found = «{ $name }» no ha hecho nada.
try-played = Se { $games ->
    [one] ha jugado una partida
   *[other] han jugado { NUMBER($games) } partidas
}, con { $decisions ->
    [one] una decisión
   *[other] { NUMBER($decisions) } decisiones
}.
try-another = Otra posición
try-search-on = Jugar más partidas
try-cannot-act = «{ $name }» no hace nada por sí solo en una partida. Las partidas rápidas muestran qué cambia.

# Por qué no ha pasado nada
try-why = ¿Por qué no ha pasado nada?
try-why-partly = Lo que no se cumplía
try-why-never-in-play = Nunca ha entrado en juego.
try-why-never-moment = Estaba en juego, pero su momento no ha llegado nunca.
try-why-moment = Su momento ha llegado, pero no como lo pide la carta: era de otra persona o con otro número.
try-why-condition = Esto no se cumplía: «{ $what }».
try-why-idle = No habría tenido ningún efecto, así que no ha empezado.
try-why-card = Su carta ya se había usado o ya no estaba.
try-why-cost = { $known ->
    [yes] Esto no se podía pagar: «{ $what }».
   *[no] No se podía pagar lo que piden las reglas.
}
try-why-target = No había nada ni nadie que elegir.
try-why-fork = Ha empezado, pero esto no se cumplía: «{ $what }».
try-why-times = { $why } ({ $times ->
    [one] una vez
   *[other] { NUMBER($times) } veces
})
try-hitch = Esta es la primera posición en la que podría haber actuado:

# Paso a paso
try-steps = Paso a paso
try-before = Antes
try-after = Después
try-back = Un paso atrás
try-forward = Un paso adelante
try-at-first = La mesa antes
try-mark = esta carta
try-decides = { $name }: { $what }
try-eyes = Como lo ve { $name }.

# Partidas rápidas
try-pairs = { NUMBER($done) } de { NUMBER($total) } partidas, cada una jugada dos veces.
try-against = Una vez como está guardado y otra como está en el formulario; mismos asientos, mismas semillas.
try-with-and-without = Una vez sin la entrada nueva y otra con ella; mismos asientos, mismas semillas.
try-same = En el formulario está lo mismo que se ha guardado, así que ambas deben ser iguales.
try-stop = Parar
try-more = 20 más
try-progress = Partidas jugadas
try-numbers = Números de las partidas rápidas
try-quick-note = Todos juegan deprisa y sin pensar por adelantado. Tan pocas partidas solo muestran cambios grandes.
try-full-note = La comparación completa juega lo que está guardado.
try-broken = Una partida se ha interrumpido.
try-broken-saved = Una partida se ha interrumpido con lo guardado, no con lo que está en el formulario.
try-unplayable = Todavía no se puede jugar ninguna partida.
try-unreadable = Otras entradas de este juego no encajan en su tipo. La página de publicar dice cuáles.
