# Der Übersetzungstisch: was die Prüfungen zu einem Text sagen und wie er passt.
fault-text-number-lost = Im Ausgangstext steht { $is }, in der Übersetzung nicht.
fault-text-number-invented = In der Übersetzung steht { $is }, im Ausgangstext nicht.
fault-text-term-unused = „{ $is }“ ist ein Begriff des Spiels: Hier heißt er „{ $instead }“.
fault-text-capital = Der Ausgangstext beginnt groß, die Übersetzung mit „{ $is }“.
fault-text-ending = Der Ausgangstext endet mit { $instead }, die Übersetzung mit { $is }.
fault-text-inconsistent = Derselbe Text lautet an { $times ->
    [one] einer anderen Stelle
   *[other] { $times } anderen Stellen
 } anders: „{ $instead }“.
fault-text-identical = Das ist der Ausgangstext selbst: Ist das übersetzt?
desk-fits = Passt: { $size } pt, gewünscht sind { $normal } pt.
desk-fits-well = Passt, in { $size } pt wie gewünscht.
desk-no-face = Die Karte lässt sich nicht zeichnen: Der Eintrag passt nicht zu seiner Art.
# Prüfung.
fault-review-own = Diesen Text hast du geschrieben: Hier prüft ihn jemand anderes.
fault-review-not-yours = Diese Sprache prüfst du nicht ({ $language }); speichere den Text als Entwurf.
fault-replace-nothing = Schreibe, was gesucht werden soll.
fault-replace-empty = Von dem Text bliebe nichts übrig.
