face-loot = Loot
