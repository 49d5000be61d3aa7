face-loot = Beute
