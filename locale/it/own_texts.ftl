## Le parole che un testo di regole proprio può usare al posto delle cifre di un numero, separate da virgole

number-0 = zero, nessun, nessuna, nessuno
number-1 = uno, un, una, un’
number-2 = due, entrambi, entrambe, doppio, doppia, secondo, seconda
number-3 = tre, triplo, terzo, terza
number-4 = quattro
number-5 = cinque
number-6 = sei
number-7 = sette
number-8 = otto
number-9 = nove
number-10 = dieci
number-11 = undici
number-12 = dodici

## Ciò che può seguire la radice del sostantivo sostituito da un’icona

icon-endings = a, e, o, i
