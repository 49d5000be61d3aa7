## The API: what it says of itself, and its refusals

api-root = La API de un estudio Tilewright: contenido, ediciones, partidas de prueba, campañas e impresiones.

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
error-too-long = La dirección es demasiado larga: como máximo { $most } caracteres.
error-database-busy = El estudio tiene mucho que hacer en este momento; no se ha cambiado nada.
    .hint = Inténtalo de nuevo dentro de { $seconds } segundos; la cabecera «Retry-After» también lo dice.
error-database-storage = El estudio no puede guardar en este momento: su disco está lleno o no se puede escribir en él. No se ha cambiado nada.
    .hint = Avisa a quien administra el estudio.
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
error-withdrawn = La edición { $number } ha sido retirada: { $reason }
    .hint = Cambia el contenido, nombra otra edición o pide a un propietario que anule la retirada.
error-not-withdrawn = La edición { $number } no está retirada.
error-content-changed = El contenido ha cambiado desde que lo miraste.
    .hint = Míralo otra vez y publica lo que veas entonces.
error-checks-failed = { $n ->
    [one] 1 error impide
   *[other] { $n } errores impiden
 } publicar.
    .hint = Cada uno figura en «details» con su lugar.
error-too-many-prints = Tienes demasiadas impresiones en curso.
    .hint = Espera a que termine una o detén una.

api-docs = API
api-docs-intro = Aquí se puede probar todo con los propios permisos; los programas usan un token.
api-docs-tokens = A los tokens
api-docs-subjects = Temas
api-docs-parameters = Parámetros
api-docs-body = Lo que se envía
api-docs-send = Enviar
api-docs-answer = La respuesta
api-docs-answers = Respuestas

job-waiting = en espera
job-running = en curso
job-paused = en pausa
job-done = terminado
job-failed = fallido
job-cancelled = cancelado

error-near = Este nombre no existe.
    .hint = ¿Querías decir «{ $near }»?
error-unknown-game = Aquí no hay ningún juego «{ $is }». Juegos: { $allowed }.
error-unknown-kind = Este juego no tiene ningún tipo «{ $is }». Tipos: { $allowed }.
error-unknown-entry = No hay ninguna entrada «{ $is }» del tipo «{ $kind }».
    .hint = La lista de entradas las nombra todas.
error-unknown-release = Este juego no tiene ninguna edición { $is }. Ediciones: { $allowed }.
error-unknown-art = No hay ninguna imagen con el hash «{ $is }».
error-unknown-job = No existe ese trabajo.
    .hint = El identificador de un trabajo se recibe al encargarlo; los trabajos borrados ya no existen.
error-unknown-job-kind = No hay trabajos del tipo «{ $is }». Tipos: { $allowed }.
error-unknown-file = Este trabajo no tiene ningún archivo «{ $is }».
    .hint = El resultado del trabajo enumera sus archivos.
error-old-release = Esta edición tiene una forma que esta versión del estudio no puede leer.
    .hint = Publica el contenido de nuevo.
error-no-page = No hay página { $page }; la última es { $pages }.
error-no-if-match = Falta la cabecera «If-Match».
    .hint = Envía el ETag o la versión que has leído, para no sobrescribir a ciegas el trabajo de nadie.
error-if-match = «{ $is }» en «If-Match» no es ni el ETag de una entrada ni una versión.
    .hint = Envía el ETag que vino con la entrada, por ejemplo "7-0f3c".
error-invalid-query = { $n ->
    [one] 1 parámetro de la dirección es erróneo
   *[other] { $n } parámetros de la dirección son erróneos
 }.
    .hint = Cada uno figura en «details».
error-parameter-unknown = Aquí no hay ningún parámetro «{ $is }». Parámetros: { $allowed }.
error-parameter-twice = El parámetro «{ $is }» aparece más de una vez.
error-state-missing = «translation» indica en qué idioma se busca un estado, pero falta «state».
error-field-unknown = Aquí no hay ningún campo «{ $is }». Campos: { $allowed }.
error-not-printable = No hay diseños para «{ $game }», así que no se puede imprimir nada.
error-no-release = No hay edición actual de «{ $game }»: aún no se ha publicado nada o todas las ediciones han sido retiradas.
    .hint = Publícalo antes o pide el borrador.
error-draft-or-release = Se piden un borrador y una edición a la vez.
    .hint = Omite uno de los dos.
error-print-failed = La impresión ha fallado.
    .hint = Los motivos figuran en «details».
error-job-open = El trabajo sigue en curso.
    .hint = Cancélalo antes.
error-job-over = El trabajo ha terminado; no hay nada que cancelar.

## Tokens

fault-token-name = un token necesita un nombre de 1 a { $most } caracteres.
fault-token-no-scope = un token necesita al menos un permiso. Permisos: { $allowed }.
fault-token-too-many = ya hay { $most } tokens válidos. Revoca alguno antes.
token-no-user = No hay ningún usuario «{ $name }».
token-shown-once = Este es el token. Solo se muestra ahora: guárdalo en un lugar seguro.
token-unknown = No hay ningún token con el identificador «{ $id }».
token-is-revoked = «{ $name }» queda revocado.
token-valid = válido
token-revoked = revocado
token-expired = caducado

tokens = Tokens
tokens-intro = Con un token, un programa actúa en tu nombre. Nunca puede hacer más de lo que permite tu rol, y quien lo tenga puede usarlo: trátalo como una contraseña.
tokens-docs = Qué se puede hacer con él: la API
tokens-new = Token nuevo
tokens-name = Nombre
tokens-name-help = Para qué es, para que lo reconozcas.
tokens-scopes = Permisos
tokens-beyond-role = Tu rol todavía no lo permite.
tokens-lifetime = Válido
tokens-days = { $days ->
    [one] durante 1 día
   *[other] durante { $days } días
 }
tokens-for-ever = hasta que se revoque
tokens-issue = Crear
tokens-once = Este es el token. Solo se muestra ahora: guárdalo en un lugar seguro.
tokens-shown = Token
tokens-example = Por ejemplo:
tokens-list = Tus tokens
tokens-none = Todavía no se ha creado ningún token.
tokens-owner = De quién
tokens-state = Estado
tokens-used = Último uso
tokens-never-used = nunca
tokens-expires = Válido hasta
tokens-revoke = Revocar
scope-content-read = leer contenido y ediciones
scope-content-write = editar entradas y traducciones
scope-releases-publish = publicar
scope-games-create = crear partidas de prueba
scope-games-play = jugar partidas de prueba
scope-games-watch = observar partidas de prueba
scope-campaigns = ver y llevar a cabo campañas
scope-printing = encargar impresiones
