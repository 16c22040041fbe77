## A game in five minutes: for the page that a newcomer reads first

primer-minutes = In five minutes
primer-aim = What it is about
primer-course =
    { $game ->
        [valhalla] A turn, step by step
       *[other] A round, step by step
    }
primer-scores = What scores
primer-more = All rules about it
primer-play = Set up a table
primer-book = The whole book of rules

## Champions of Midgard

champions-aim = A harbour town is beset by trolls, draugr and monsters from the sea. You lead a clan: your workers fetch warriors, food and wood, and your warriors fight. After 8 rounds whoever has the most glory wins.
champions-place = Place your workers
    .text = In turn, everybody puts one worker on a free space and takes at once what it gives: warriors, food, wood, coins, a rune. A taken space is closed to the others. A worker also reserves an enemy on land or sends a longship to a shore.
champions-send = Send your warriors
    .text = Your warriors are dice: swordsmen, spearmen, axemen. Divide them among the fights you have reserved; a longship needs food as well. With a worker at the Hunting Grounds, those who stay at home hunt.
champions-fight = Fight
    .text = Roll all dice. Each weapon deals one damage. Each shield stops one point of the enemy’s attack; for every point that gets through you lose a warrior. A favour lets you roll again. It goes on until the enemy falls or your last warrior: there is no retreat.
champions-sail = Sail
    .text = A voyage begins with a hidden journey card: calm, a storm, perhaps the Kraken. Then the crew eats, and those without food are lost. Whoever is left fights the monster.
champions-troll = Mind the troll
    .text = If nobody kills the troll, everybody takes 1 blame. Its killer puts one blame back and hands one to another player.
champions-score_enemies = Enemies: the glory printed on each, at once
champions-score_sets = A red, a yellow and a blue enemy: 5 glory
champions-score_destiny = Destinies: for having the most of something
champions-score_runes = Runes and your own longship: the glory printed on them
champions-score_favour = Favour left over: 2 glory each
champions-score_coins = Coins: 1 glory for every 3
champions-score_blame = Blame: 1, 3, 6, 10, 15, 21 glory lost for 1 to 6

## Reavers of Midgard

reavers-aim = You gather a crew of dice and Reavers, and raid villages, keeps and seas with it. After 6 rounds whoever has the most Glory wins.
reavers-choose = Choose a space
    .text = A round has 4 activations. In each, one player puts a longship on a space nobody has chosen this round and gets a small bonus for it. The space is then everybody’s.
reavers-specialists = Specialists first
    .text = Everybody’s Reavers who are specialised in that space do what they can.
reavers-act = Act or rest
    .text = Beginning with the active player, each pays the price and acts: the nearer to the active player, the more it brings. Who cannot or will not pay rests, and takes 2 Food or a die set to any face.
reavers-dice = Dice are what you pay with
    .text = Chests pay for villages, Shields for keeps, Hammers fight. The icon of a clan stands for any of these while your Jarl is of that clan.
reavers-recruit = Three uses for a Reaver
    .text = Rally: dice at once, set to faces you choose. Specialise: a helper for the rest of the game. Promote: a Jarl, with a bonus at once and jokers on your dice.
reavers-combat = Fight
    .text = Hammers become battle dice, and each shows 0, 1 or 2 successes. As many as the Defense or more, and you have won; a Favor lets you roll again. The dice are gone either way.
reavers-score_territories = Territories: 1 Glory each at the end of rounds 1 to 5
reavers-score_sets = Sets of Treasure, Art, Armor and Tapestries: the larger, the better
reavers-score_tokens = Farms, Walls and Towers: more for many, and a bonus for having the most
reavers-score_artifacts = Artifacts: the Glory printed on them
reavers-score_prophecies = Prophecies: Glory for things you own
reavers-score_terror = Terror: 1, 3, 6, 10, 15, 21 Glory lost for 1 to 6

## Valhalla

valhalla-aim = A Viking wishes for a glorious death. Your Warriors fight the other clans, take their shields and go to Valhalla. Whoever has the most Glory there, shields included, wins.
valhalla-turn = One action, then draw
    .text = Play a Warrior into your Team; or two small ones with no more than 3 weapon symbols together; or attack another player; or draw. At the end of the turn you draw 2 cards and keep 1.
valhalla-arm = Roll and arm
    .text = The attacker rolls 6 dice. A Warrior fights when dice lie on all of its weapon symbols. Give up one die to roll others again; Tactics from your hand help. Then the defender does the same.
valhalla-compare = Compare
    .text = Add up the strength of the armed Warriors and the Tactics. The higher one wins, and in a tie the attacker does.
valhalla-after = Shields and Valhalla
    .text = A winning attacker takes a shield of the defender, and all armed Warriors go to Valhalla. A winning defender loses no shield and chooses who goes. Those who leave score, but you must fill your Team again.
valhalla-end = Ragnarök
    .text = When somebody loses the last own shield, or the deck runs out, everybody has one more turn. Then each player rolls once more: whoever is armed goes to Valhalla, all others are lost.
valhalla-score_glory = Warriors in Valhalla: the Glory on each
valhalla-score_shields = Shields: 2 points each, your own and captured ones (with 2 players only captured ones)
valhalla-score_sets = Shields captured from different players: sets give more, from 3 players on
