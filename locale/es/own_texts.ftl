## Las palabras que un texto de reglas propio puede usar en lugar de las cifras de un número, separadas por comas

number-0 = cero, ningún, ninguna, ninguno
number-1 = uno, un, una, una vez
number-2 = dos, ambos, ambas, doble, segundo, segunda
number-3 = tres, triple, tercer, tercera
number-4 = cuatro
number-5 = cinco
number-6 = seis
number-7 = siete
number-8 = ocho
number-9 = nueve
number-10 = diez
number-11 = once
number-12 = doce

## Lo que puede seguir a la raíz del sustantivo al que sustituye un icono

icon-endings = a, as, o, os, e, es, s
