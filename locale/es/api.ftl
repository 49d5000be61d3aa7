## The API: what it says of itself, and its refusals

api-root = La API de un estudio Tilewright: contenido, publicaciones, partidas de prueba, campañas e impresiones.

error-token-missing = Nadie ha iniciado sesión y no se ha enviado ningún token.
    .hint = Envía un token en la cabecera «Authorization: Bearer …». Los tokens se crean en el estudio, en «Tokens».
error-token-invalid = Este token no es válido.
    .hint = Puede haber caducado, haber sido revocado o estar incompleto. Crea otro en el estudio, en «Tokens».
error-scope-missing = Este token no sirve para esto: le falta el permiso «{ $scope }».
    .hint = Crea un token que tenga ese permiso.
error-role-missing = El rol de la persona a quien pertenece este token no permite «{ $scope }».
    .hint = Pide otro rol a quien dirige el estudio.
error-not-allowed = Tu rol en este estudio no incluye esto («{ $right }»).
    .hint = Pregunta a quien dirige el estudio si debería incluirlo.
error-forbidden = Esta petición se rechaza.
    .hint = Quien ha iniciado sesión en el navegador debe enviar el token CSRF, como hacen los formularios.
error-not-found = No hay nada en esta dirección.
    .hint = Revisa los nombres e identificadores; puede que se haya renombrado o borrado.
error-unknown-version = No hay ninguna versión «{ $is }» de la API. Versiones: { $allowed }.
error-method = Esta dirección no responde a este método.
    .hint = La cabecera «Allow» enumera los que sí responde.
error-not-acceptable = Esta dirección no puede responder en el tipo de contenido pedido.
    .hint = Omite «Accept» o admite application/json.
error-media-type = El cuerpo de la petición tiene un tipo de contenido que aquí no se lee.
    .hint = Envía JSON con «Content-Type: application/json».
error-malformed = La petición no se puede leer.
error-malformed-json = El cuerpo no es JSON válido; el fallo está en la línea { $line }, columna { $column }.
    .hint = Envía un solo valor JSON en UTF-8.
error-malformed-text = Un texto contiene caracteres que no se pueden guardar.
    .hint = Quita el carácter NUL y las mitades de pares suplentes.
error-too-deep = Hay listas y objetos anidados a más de { $most } niveles.
error-too-large-number = Hay un número demasiado grande; el mayor es { $most }.
error-too-large = La petición es demasiado grande.
error-throttled = Demasiadas peticiones. Inténtalo de nuevo dentro de { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
 }.
    .hint = La cabecera «Retry-After» indica los segundos.
error-unknown-language = Aquí no existe el idioma «{ $is }». Idiomas: { $allowed }.
error-internal = Algo ha fallado en el estudio; ha quedado anotado en su registro.
    .hint = Inténtalo de nuevo; si vuelve a fallar, cuéntale lo que hiciste a quien administra el estudio.
error-rules = El juego lo rechaza: { $problem }

error-invalid = { $n ->
    [one] Hay 1 error
   *[other] Hay { $n } errores
 } en lo que se ha enviado.
    .hint = Cada uno figura en «details» con su ruta.
error-stale = Entretanto alguien más ha guardado cambios ({ $by }); ahora es la versión { $version }.
    .hint = Mira «conflict», que muestra las dos partes, y envía tu cambio de nuevo con la versión nueva.
error-in-use = { $n ->
    [one] 1 entrada más remite
   *[other] { $n } entradas más remiten
 } a esta, así que no se puede quitar.
    .hint = Cambia antes las entradas que figuran en «details».
error-mentioned = { $kind }/{ $slug } remite a ella.
error-frozen-slug = «{ $slug }» ya se ha publicado y conserva su nombre para siempre.
error-content-changed = El contenido ha cambiado desde que lo miraste.
    .hint = Míralo otra vez y publica lo que veas entonces.
error-checks-failed = { $n ->
    [one] 1 error impide
   *[other] { $n } errores impiden
 } publicar.
    .hint = Cada uno figura en «details» con su lugar.
error-too-many-prints = Tienes demasiadas impresiones en curso.
    .hint = Espera a que termine una o detén una.
