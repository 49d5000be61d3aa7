## La búsqueda del estudio. Palabras que solo convierten algo en pregunta: «¿quién agota?»
search-asking-words = quien quién que qué cual cuál cuales cuáles cómo dónde tiene tienen carta cartas con
