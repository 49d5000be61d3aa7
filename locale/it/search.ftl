## La ricerca dello studio. Parole che fanno di qualcosa soltanto una domanda: «chi esaurisce?»
search-asking-words = chi che cosa quale quali come dove ha hanno carta carte con
