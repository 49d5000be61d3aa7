## Con qué se puede empezar una partida, y por qué no. Las opciones de cada juego están en <juego>/options.ftl, cada una con
## su título, una línea de ayuda y los nombres de sus valores («choice-none»: nada elegido; «choice-minus-1»: -1).

setting-game = Juego
setting-seats = Jugadores
setting-chance = Dados
setting-yes = sí
setting-no = no

## La lista de manage.py play --options

options-heading = { $game }: de { $least } a { $most } jugadores.
options-how = Una opción se indica con --option nombre=valor, tantas veces como haga falta.
options-option = { $title }. { $help }
options-choice = { $value }: { $name }
options-range = Un número entero de { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) }.
options-default = Por defecto: { $value }
options-example = Ejemplo: { $example }

## Qué está mal. Delante va la opción; detrás, lo que quizá se quería decir y la cláusula de las reglas.

option-error-named = { $title } ({ $path }): { $text }
option-error-unnamed = { $path }: { $text }

option-error-other-game = Esta edición es de { $game }, no de { $is }.
option-error-unknown-option = Esa opción no existe. Existen: { $allowed }.
option-error-missing = Falta este dato. Hacen falta { $allowed }.
option-error-wrong-type = Aquí va { $wanted }, no «{ $is }».
option-error-length = Aquí van juntos { $wanted } valores, no { $is }.
option-error-unreadable = «{ $is }» no se puede leer.
option-error-range = { $is } está fuera de lo permitido. Se admite de { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) }.
option-error-choice = «{ $is }» no es una de las opciones. Se admite: { $allowed }.
option-error-too-few = Hacen falta al menos { $least }, no { $is }.
option-error-too-many = Hay datos para { $is } puestos, pero solo { $seats } jugadores. Quita alguno o sienta a más jugadores.
option-error-no-seat = No existe el puesto { $is }. Los puestos van del 0 al { $most }; -1 significa al azar.
option-error-seats = El juego es para { $least } a { $most } jugadores, no para { $is }.
option-error-entry = En esta edición no existe «{ $is }» ({ $kind }). Existen: { $allowed }.
option-error-twice = «{ $is }» está en dos puestos, pero de cada carta hay una sola. Elige otra para uno de ellos.
option-error-not-enough = { $kinds }: hacen falta { $needed } y esta edición tiene { $held }. Cambia las opciones o añade cartas al conjunto.
