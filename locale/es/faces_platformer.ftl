face-loot = Botín
