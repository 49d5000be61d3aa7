face-loot = Bottino
