## Die Wörter für eine Zahl, die in einem eigenen Regeltext statt der Ziffern stehen können, mit Komma getrennt

number-0 = null, kein, keine, keinen, keinem, keiner
number-1 = ein, eine, einen, einem, einer, eines, eins, einmal
number-2 = zwei, zweimal, beide, beiden, doppelt, zweite, zweiten
number-3 = drei, dreimal, dreifach, dritte, dritten
number-4 = vier, viermal
number-5 = fünf, fünfmal
number-6 = sechs, sechsmal
number-7 = sieben
number-8 = acht
number-9 = neun
number-10 = zehn
number-11 = elf
number-12 = zwölf

## Was auf den Stamm des Wortes folgen kann, für das ein Symbol steht

icon-endings = e, en, n, s, es, er, symbol, symbole, symbolen, symbols
