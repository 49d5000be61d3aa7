## What is wrong with layouts (printing/layouts), icons and fonts

fault-layout-mapping = aquí deben ir propiedades con sus valores, no «{ $is }».
fault-layout-list = aquí debe ir una lista, no «{ $is }».
fault-layout-unknown = «{ $is }» no significa nada aquí. Se permite: { $allowed }.
fault-layout-element = esto no es un elemento, o es más de uno: { $found }. Debe contener exactamente uno de estos nombres: { $allowed }.
fault-layout-number = «{ $is }» no es un número.
fault-layout-numbers = «{ $is }» no es una lista de números; se esperan { $wanted } números.
fault-layout-flag = «{ $is }» no es ni true ni false.
fault-layout-size = «{ $is }» no es un tamaño: escribe el nombre de un tamaño, [ancho, alto] en milímetros o una cuadrícula con su celda.
fault-layout-no-size = el diseño «{ $is }» es el anverso de un componente y necesita un tamaño.
fault-layout-contour = «{ $is }» no es un contorno: escribe round, card o una lista de puntos [x, y].
fault-layout-folds = «{ $is }» no son pliegues: escribe una lista de líneas [x, y, x, y].
fault-layout-path = el trazado no se puede leer en «{ $is }».
fault-layout-colour = «{ $is }» no es un color. Colores de este juego: { $allowed }; o seis cifras hexadecimales entre comillas.
fault-layout-hex = «{ $is }» no es un color: escribe seis cifras hexadecimales entre comillas.
fault-layout-binding-form = «{ $is }» no es un enlace: escribe un campo, una ruta como boss.name, o say: y el nombre de un mensaje.
fault-layout-condition = esto no es una condición: escribe un enlace, o campos con los valores que deben tener.
fault-layout-message = no existe el mensaje «{ $is }»: añádelo a locale/<idioma>/<juego>/faces.ftl en todos los idiomas.
fault-layout-field = { $kind } no tiene el campo «{ $is }». Campos: { $allowed }.
fault-layout-deeper = «{ $is }» no lleva a ninguna parte: { $path } es un valor simple.
fault-layout-no-entry = «{ $is }» no se puede leer aquí: este componente no representa ninguna entrada.
fault-layout-circle = diseños que vuelven a sí mismos: { $circle }.
fault-layout-image-missing = no hay ninguna imagen «{ $is }» junto al diseño. Imágenes que hay: { $allowed }.
fault-layout-flow = un flujo de texto necesita el marco de sus columnas, at: [x, y, ancho, alto], y al menos una columna; se encontró: «{ $is }».
fault-layout-move = «{ $is }» no es un desplazamiento: escribe un valor y los milímetros hacia la derecha y hacia abajo por unidad, como en [item.column, 20, 0].
fault-layout-required = falta «{ $is }».
fault-layout-key-twice = el punto { $first } ya usa la clave «{ $is }»: cada componente necesita una propia.
fault-layout-reserved = ningún diseño puede llamarse «{ $is }»: con esta palabra las entradas encuadran su imagen en todos los diseños. Ponle otro nombre al archivo.
fault-layout-no-game = no hay diseños para { $game }. Juegos con diseños: { $allowed }.
fault-layout-no-components = falta components.yaml: enumera de qué consta el juego en papel.
fault-icon-character = «{ $is }» no es un carácter de una paleta: un signo para cada color.
fault-icon-pixel = «{ $found }» en la columna { $column } no es un color de la paleta.
fault-icon-view = «{ $is }» no es un marco: escribe [ancho, alto].
fault-icon-shape = esta forma no se puede leer: { $is }.
fault-font-package = falta la fuente { $file }: instala el paquete { $package }.
fault-font-missing = el paquete { $package } no contiene la fuente { $file }; véase printing/fonts.yaml.
fault-font-broken = la fuente { $file } no se puede leer: { $problem }.

## What is wrong with one face

fault-glyph-missing = ninguna fuente tiene el carácter «{ $character }» ({ $code }) de «{ $text }». Escríbelo de otra forma o añade una fuente a printing/fonts.yaml.
fault-face-art-missing = la imagen { $hash } no está: vuelve a subir la ilustración.
fault-face-unsound = no se pueden dibujar cartas: alguna entrada guardada ya no encaja en su tipo. Las comprobaciones dicen cuál.
fault-face-colour = el diseño pide el color «{ $is }», que el juego no tiene.
fault-face-icon = el diseño pide el icono «{ $is }», que el juego no tiene.
fault-face-grid = el diseño pide un mapa y encuentra «{ $is }».
fault-face-page = no hay página { $is }: el libro tiene { $pages }.
fault-face-number = el diseño necesita un número de { $binding } y encuentra «{ $is }».
