## Parts of Dungeons, as people choose what to print

part-heroes = Helden
part-equipment = Ausrüstung
part-abilities = Fähigkeiten
part-items = Gegenstände
part-enemies = Gegner
part-markers = Markerkarten
part-help-cards = Übersichtskarten
part-tiles = Kartenteile
part-standees = Aufsteller
part-dice = Gegnerwürfel zum Falten
part-stickers = Aufkleber für Gegnerwürfel
part-adventures = Abenteuer
