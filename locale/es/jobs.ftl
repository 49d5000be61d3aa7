## Lo que dicen las tareas: trabajo que dura más que una petición

job-step-read = leyendo el archivo
job-step-compare = comparándolo con el contenido
job-step-write = escribiendo
job-step-interrupted = interrumpida; enseguida vuelve a empezar
fault-job-interrupted = el trabajo se interrumpió dos veces y se ha abandonado. No se ha cambiado nada; se puede volver a intentar.
fault-job-broken = ha ocurrido algo inesperado ({ $problem }). No se ha cambiado nada; el registro del estudio dice más.
fault-job-not-allowed = el rol de quien lo pidió ya no lo permite. No se ha cambiado nada.

check-step-content = leyendo el contenido
check-step-texts = comprobando textos
check-step-faces = mirando si todo cabe en las caras
check-step-interrupted = interrumpido; se empieza de nuevo
