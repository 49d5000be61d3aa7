## The options of Platformer, and why it cannot be set up. content/playwording.py says how they are found.

platformer-setting-tile-set = Dungeon
    .help = Which tiles the dungeon is built from.
    .choice-any = Forest or Void, by lot
    .choice-forest = Forest
    .choice-void = Void
    .choice-mixed = Forest and Void mixed
platformer-setting-boss = Boss
    .help = Who waits on the boss level.
    .choice-none = by lot
platformer-setting-heroes = Heroes
    .help = The heroes in order of seats; a seat without one gets its hero by lot.
    .choice-none = by lot
platformer-setting-first-player = First player
    .help = The seat that begins; the first seat is 0.
    .choice-minus-1 = by lot
platformer-setting-artifacts = Artifacts
    .help = Play with two artifacts.
platformer-setting-larger-map = Larger map
    .help = Four normal levels instead of three; not in the solo game.
platformer-setting-portal-cost = Portal price
    .help = How much Gold a trip by Void Portal costs.
platformer-setting-collect-on = Collecting
    .help = The ways of entering a space on which its Gold or Gem may be taken.
    .choice-none = never
    .choice-move = moving by symbol
    .choice-card = moving by card
    .choice-portal = by Void Portal
    .choice-fall = falling
    .choice-push = being pushed
    .choice-respawn = respawning
platformer-setting-catch-ladder = Ladders catch
    .help = A falling hero stops on a ladder.
platformer-setting-start-bonus = Starting bonus
    .help = Gold and Gems of the players in turn order.
    .pair = { $gold } Gold and { $gems } { $gems ->
        [one] Gem
       *[other] Gems
     }
platformer-setting-start-bonus-gold = Gold
platformer-setting-start-bonus-gems = Gems
platformer-setting-boss-ignores-walls = Boss strikes through walls
    .help = Besides its attack cards, the boss’s attacks by enemy die and on moving heroes go through walls too.
platformer-setting-turn-limit = Turn limit
    .help = After so many turns of each player the game is a draw.

platformer-option-error-solo-larger-map = The solo game uses the standard dungeon. Switch this off, or seat more players.
platformer-option-error-tile-heights = The tiles that were drawn are not all of the same height. Choose another dungeon, or redraw the tiles.
platformer-option-error-not-enough-tiles = The dungeon needs { $needed } normal tiles and 2 boss tiles; of “{ $set }” this release has { $held } and { $boss_held }. Choose another dungeon, or add tiles.
platformer-option-error-no-enemy = There is no rank { $rank } enemy left for Level { $level }. Add one to the set.
