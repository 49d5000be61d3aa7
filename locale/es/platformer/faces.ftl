## Words on printed faces of Platformer

face-loot = Botín
face-per-level = por Nivel
face-boss-tokens = Fichas
face-activation = Cómo elige sus Ataques:
face-score-title = Puntuación en solitario
face-score-hero = Héroe
face-score-boss = Jefe
face-score-events = Eventos que quedan en el mazo
face-score-enemies = Enemigos Derrotados
face-score-wounds = Heridas por encima de la Salud del Jefe
face-score-gems = Gemas que conservas
face-score-gold = Oro y precio de tus cartas
face-score-total = Total
face-score-note = El Jefe debe caer en un máximo de 12 turnos. Al dividir el Oro se redondea hacia abajo. Tus Objetos y Pociones cuentan por su precio impreso; los Artefactos no cuentan.

## Parts of Platformer, as people choose what to print

part-heroes = Héroes
part-enemies = Enemigos
part-items = Objetos
part-potions = Pociones
part-artifacts = Artefactos
part-events = Eventos
part-boss-attacks = Ataques de Jefe
part-help-cards = Cartas de ayuda
part-bosses = Jefes
part-tiles = Losetas
part-tokens = Fichas
part-standees = Figuras
part-dice = Dados para plegar
part-stickers = Pegatinas para dados
part-sheets = Hoja de puntuación
