## Lo que dice `manage.py sprites`

sprites-rendered = { $pack }: { $pictures ->
    [one] 1 imagen generada
   *[other] { $pictures } imágenes generadas
 }.
sprites-sound = { $pack }: sin errores, { $sprites ->
    [one] 1 dibujo
   *[other] { $sprites } dibujos
 }.

## Errores en los dibujos de píxeles

fault-sprite-no-palette = Falta la paleta: palette.yaml da un color a cada carácter.
fault-sprite-colour = «{ $character }: { $colour }» no es un color de la paleta: escribe un carácter aún sin usar y seis cifras hexadecimales entre comillas.
fault-sprite-form = El archivo debe contener un único dibujo de 1 a { $largest } filas y columnas, y nada más.
fault-sprite-row = Esta fila tiene { $is } caracteres; la primera tiene { $wanted }.
fault-sprite-character = «{ $found }», en la columna { $column }, no es un color de la paleta.
fault-sprite-without-entry = Este dibujo no corresponde a ninguna entrada: falta «{ $wanted }» en el paquete.
fault-sprite-stale = «{ $picture }» no es la imagen de este dibujo: ejecuta «manage.py sprites render».
