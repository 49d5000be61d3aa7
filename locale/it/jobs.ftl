## Che cosa dicono le attività: lavori che durano più di una richiesta

job-step-read = lettura del file
job-step-compare = confronto con i contenuti
job-step-write = scrittura
job-step-interrupted = interrotta; sta per ricominciare
fault-job-interrupted = il lavoro è stato interrotto due volte ed è stato abbandonato. Non è cambiato nulla; riprovare.
fault-job-broken = è successo qualcosa di inatteso ({ $problem }). Non è cambiato nulla; il registro dello studio dice di più.
fault-job-not-allowed = il ruolo di chi l’ha chiesto non lo consente più. Non è cambiato nulla.

check-step-content = lettura dei contenuti
check-step-texts = controllo dei testi
check-step-faces = verifica che tutto stia sulle facce
check-step-interrupted = interrotto; si ricomincia
