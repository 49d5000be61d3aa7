## Parts of Dungeons, as people choose what to print

part-heroes = Héroes
part-equipment = Equipo
part-abilities = Habilidades
part-items = Objetos
part-enemies = Enemigos
part-markers = Cartas marcadoras
part-help-cards = Cartas de ayuda
part-tiles = Losetas
part-standees = Figuras
part-dice = Dados de enemigo para plegar
part-stickers = Pegatinas para dados de enemigo
part-adventures = Aventuras
