# La mesa de traducción: lo que dicen las comprobaciones sobre un texto y cómo cabe.
fault-text-number-lost = El original dice { $is }; la traducción, no.
fault-text-number-invented = La traducción dice { $is }; el original, no.
fault-text-term-unused = «{ $is }» es un término del juego: aquí se llama «{ $instead }».
fault-text-capital = El original empieza con mayúscula; la traducción, con «{ $is }».
fault-text-ending = El original termina en { $instead }; la traducción, en { $is }.
fault-text-inconsistent = El mismo texto dice otra cosa en { $times ->
    [one] otro lugar
   *[other] otros { $times } lugares
 }: «{ $instead }».
fault-text-identical = Es el propio original: ¿está traducido?
desk-fits = Cabe: { $size } pt; se desean { $normal } pt.
desk-fits-well = Cabe, en { $size } pt, como se desea.
desk-no-face = La carta no se puede dibujar: la entrada no encaja con su tipo.
# Revisión.
fault-review-own = Este texto lo has escrito tú: aquí lo revisa otra persona.
fault-review-not-yours = No revisas este idioma ({ $language }); guárdalo como borrador.
fault-replace-nothing = Escribe qué hay que buscar.
fault-replace-empty = No quedaría nada del texto.
