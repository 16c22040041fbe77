## What a game lets a table choose: its settings by name, and their values. What each of them means
## the engine says in English itself; the other languages say it here.

## Settings of Champions of Midgard

setting-champions-edition = Edition
setting-champions-edition-portal = newest
setting-champions-edition-classic = first
setting-champions-begging_reward = What a beggar gets
setting-champions-begging_reward-choice = a good of choice
setting-champions-begging_reward-coin = a coin
setting-champions-begging_reward-food = a food
setting-champions-hut_prices = Prices of the worker huts
setting-champions-blame_over_six = Blame above six
setting-champions-blame_over_six-minus6_each = 6 more each
setting-champions-blame_over_six-cap21 = nothing more
setting-champions-shore_layout = Layout of the shores
setting-champions-shore_layout-portal = newest edition
setting-champions-shore_layout-classic = first edition
setting-champions-shore_layout-czacha_text = Polish rules text
setting-champions-destiny_min_one = Destinies need at least one
setting-champions-troll_kill_blame = Blame by the troll's slayer
setting-champions-troll_kill_blame-mandatory_one = must blame one
setting-champions-troll_kill_blame-optional_each_opponent = may blame all
setting-champions-glory_rune_kraken = Glory rune on a Kraken
setting-champions-potential_locks_dice = Potential locks dice
setting-champions-svanhildr_reaction_shield_damage = Svanhildr and the Reaction rune
setting-champions-gullinkambi = Gullinkambi
setting-champions-assignment = Assigning warriors
setting-champions-assignment-ordered = in turn order
setting-champions-assignment-simultaneous = all at once
setting-champions-hall_of_fame = Hall of fame
setting-champions-distrustful_townsfolk = Distrustful townsfolk
setting-champions-first_player = First player
setting-champions-first_player-random = by lot

## Settings of Reavers of Midgard

setting-reavers-selection_bonus_even_if_resting = Selection bonus when resting
setting-reavers-territory_glory_in_round_6 = Territories in the last round
setting-reavers-artifact_dice_usable_as_crew = Dice on artifacts are crew
setting-reavers-upgrade_pays_any_die_cost = Upgrades pay any die
setting-reavers-double_hammer_pays_single_hammer = Double Hammer pays one
setting-reavers-battle_dice_cap = Most battle dice
setting-reavers-battle_dice_cap-0 = no limit
setting-reavers-runic_left_needs_own_terror = Runic Carvings need Terror
setting-reavers-bodn_discards_a_second_die = Bodn costs two dice
setting-reavers-majority_needs_at_least_one_token = Majorities need a token
setting-reavers-start_player = Start player
setting-reavers-start_player-random = by lot

## Settings of Valhalla

setting-valhalla-mode = Mode
setting-valhalla-mode-versus = against each other
setting-valhalla-mode-solo = alone
setting-valhalla-mode-coop = together
setting-valhalla-loki = Loki's Trick
setting-valhalla-loki-none = without
setting-valhalla-loki-random = a random card
setting-valhalla-thor = Thor's Support
setting-valhalla-valkyries = Valkyries
setting-valhalla-dwarves = Dwarves of Svartalfheim
setting-valhalla-tyr = Tyr's Wrath
setting-valhalla-king = King of the Hill
setting-valhalla-teams = Team play
setting-valhalla-teams-none = without
setting-valhalla-teams-cooperation = partners
setting-valhalla-teams-alliance = allies
setting-valhalla-simplified = Simplified game
setting-valhalla-hand = Starting hand
setting-valhalla-hand-choose = choose
setting-valhalla-hand-draft = draft
setting-valhalla-jarls = Choice of Jarls
setting-valhalla-jarls-three = among three
setting-valhalla-jarls-five = among five
setting-valhalla-jarls-first_game = for a first game
setting-valhalla-monster = Monster
setting-valhalla-monster-none = none
setting-valhalla-level = How hard the Monster hits
setting-valhalla-level-normal = 2 cards
setting-valhalla-level-hard = 4 cards
setting-valhalla-level-impossible = 6 cards
setting-valhalla-monster_traits = Traits of the Monster
setting-valhalla-monster_traits-true = they count
setting-valhalla-solo_jarls = Jarls of a solo game
setting-valhalla-solo_jarls-any = all
setting-valhalla-solo_jarls-suitable = suitable ones
setting-valhalla-spaces = Spaces of Warriors
setting-valhalla-spaces-automatic = by themselves
setting-valhalla-spaces-chosen = players choose
setting-valhalla-first_player = First turn
setting-valhalla-first_player-random = by lot

## Values of settings

setting-on = on
setting-off = off

## The command

setting-list_title = { $game }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
setting-list_setting = setting
setting-list_values = values
setting-list_usual = usual
setting-list_text = what it means
setting-list_rule = rule
setting-list_choose = Choose with --set NAME=VALUE: { $command }
