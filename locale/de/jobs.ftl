## Was Aufträge sagen: Arbeit, die länger dauert als eine Anfrage darf

job-step-read = Die Datei wird gelesen
job-step-compare = Sie wird mit dem Inhalt verglichen
job-step-write = Es wird geschrieben
job-step-interrupted = unterbrochen; wird gleich neu begonnen
fault-job-interrupted = Die Arbeit wurde zweimal unterbrochen und deshalb aufgegeben. Nichts wurde geändert; bitte noch einmal versuchen.
fault-job-broken = Etwas Unerwartetes ist schiefgegangen ({ $problem }). Nichts wurde geändert; das Protokoll des Studios sagt mehr.
fault-job-not-allowed = Die Rolle der Person, die das bestellt hat, erlaubt es nicht mehr. Nichts wurde geändert.

check-step-content = Inhalt wird gelesen
check-step-texts = Texte werden geprüft
check-step-faces = es wird geprüft, ob alles auf die Seiten passt
check-step-interrupted = unterbrochen; wird neu begonnen
