## Words on printed faces of Dungeons: the booklets of adventures

face-how = How to read this booklet
face-how-text =
    Read the introduction aloud and set up the adventure. From then on, read nothing but the paragraph you are sent to: → 12 sends you to paragraph 12. The numbers tell nothing about the order of the story.

    North, East, South and West are the openings as they are printed on the tile, however it lies. Columns are counted from the left, rows from the top, as on the tile.

    Rock behind the dashed line of a tile does not count: other tiles may lie on it.

    Enemies are listed like this: threat, type and Health (with a die instead: roll for them), point of interest, number of heroes with which they appear.
face-setup = Setup
face-lay-first = This room lies on the table:
face-start-spaces = Each hero starts on one of these spaces, chosen in the order of seats:
face-start-entries = The heroes start on the entries of this room and on the spaces nearest to them.
face-deal = Lay out the Enemy cards listed below and their dice, and turn up three items.
face-read-first = Then read:
face-in-force = In force from the start:
face-offered = Offered from the start:
face-rounds = Lost at the end of round
face-all-fall = Lost as soon as no hero is left standing.
face-threats = The enemies
face-dice = Attack dice
face-lay = Lay the tile
face-read-on = Read:
face-opens = Open
face-pool = Choose one of these at random; each is chosen only once:
face-new-rule = From now on:
face-you-may = Heroes can:
face-cost = Cost:
face-only = Possible
face-then = When it is done:
face-exactly = Successes, exactly
face-no-retry = It cannot be tried again.
face-nothing = Nothing else happens.
face-won = The heroes have won.
face-lost = The heroes have lost.
face-watch = Keep an eye on this
face-watch-text = As soon as one of these comes true, read its paragraph.
face-notes = Notes
face-notes-text = Give each counter a row when it first comes up: write down its name and tick its number. Write down here what holds from now on:

## Parts of Dungeons, as people choose what to print

part-heroes = Heroes
part-equipment = Equipment
part-abilities = Abilities
part-items = Items
part-enemies = Enemies
part-markers = Markers
part-help-cards = Help cards
part-tiles = Tiles
part-standees = Standees
part-dice = Enemy dice to fold
part-stickers = Enemy dice stickers
part-adventures = Adventures
