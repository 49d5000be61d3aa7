## Die Suche des Studios. Wörter, die aus etwas nur eine Frage machen: „wer erschöpft?“
search-asking-words = wer welche welcher welches was wessen wie wo hat haben ist sind karte karten die der das mit
