### Reavers of Midgard in English.
### Keys are symbols of the game's own code: event-KEY, ask-KIND, do-VERB, why-REASON, and
### names as KIND-ID. $seat and $other are players' names; cards, spaces and goods arrive as
### names, numbers as numbers. A card that its owner has renamed arrives with the owner's name.

## Nouns of the game

-game = Reavers of Midgard
-glory = Glory
-favour = favour
-terror = terror
-reaver = Reaver
-jarl = Jarl
-artifact = Artifact
-prophecy = Prophecy
-prophecies = Prophecies
-upgrade = Ship Upgrade
-territory = territory
-defence = Defence
-success = success
-crew = crew
-marker = Start Player marker
-honour_ship = Honour Ship
-pile = Glory pile

## What happened

event-set_up =
    { $honor ->
        [none] The board is laid out. { $start } holds the { -marker }.
       *[other] The board is laid out. { $start } holds the { -marker } and { $honor } the { -honour_ship }.
    }
event-trade_dice = Rolled for the traders: { $dice }.
event-round = Round { $round } begins. The order of selecting is { $order }.
event-selected = { $seat } selects { $space }.
event-clean_up = Round { $round } is over. The board is tidied up.
event-honor_ship = The { -honour_ship } passes to { $seat }.
event-start_marker = { $seat } holds the { -marker } now.
event-game_over = The last round is over. { -glory } is counted.
event-acts = { $seat } acts: { $space }.
event-rests = { $seat } rests.
event-gained =
    { $goods ->
        [none] { $seat } gains nothing.
       *[other] { $seat } gains { $goods }.
    }
event-lost =
    { $goods ->
        [none] { $seat } loses nothing.
       *[other] { $seat } loses { $goods }.
    }
event-paid =
    { $goods ->
        [none] { $seat } pays nothing.
       *[other] { $seat } pays { $goods }.
    }
event-paid_die = { $seat } discards a die: { $die }.
event-rolled = { $seat } rolls: { $dice }.
event-set_die = { $seat } takes a die: { $die }.
event-took_die = { $seat } takes a die from the traders: { $die }.
event-lost_die = { $seat } loses a die: { $die }.
event-discarded_die = { $seat } has no room for a die and discards it: { $die }.
event-stored_die = { $seat } lays a die on { $artifact }: { $die }.
event-flipped = { $seat } flips a tile: { $tile }.
event-took_tile = { $seat } takes a tile: { $tile }.
event-lost_tile = { $seat } loses a tile: { $tile }.
event-took_pair = { $seat } takes the pair { $cards }.
event-drew = { $seat } draws from the { $deck } deck: { $cards }.
event-drew_extra = { $seat } draws as extra cards: { $cards }.
event-drew_prophecies =
    { $count ->
        [one] { $seat } draws a { -prophecy }.
       *[other] { $seat } draws { $count } { -prophecies }.
    }
event-own_prophecies = You drew: { $cards }.
event-looked_at = You see from the { $deck } deck: { $cards }.
event-not_kept = { $seat } puts back under the { $deck } deck: { $cards }.
event-took_prophecy = { $seat } takes the { -prophecy } { $prophecy }.
event-discarded_prophecy = { $seat } puts a { -prophecy } under the deck: { $prophecy }.
event-reshuffled = The discarded cards of the { $deck } deck are shuffled.
event-to_pile = { $seat } lays { $card } on the { -pile }.
event-rallied = { $seat } rallies with { $reaver }.
event-specialized = { $seat } specialises { $reaver }: { $space }.
event-promoted = { $seat } promotes { $reaver } to { -jarl }.
event-lost_jarl = { $seat } loses the { -jarl }, { $reaver }.
event-discarded_reaver = { $seat } gives up { $reaver }.
event-specialist = { $reaver } serves { $seat }.
event-placed_artifact = { $seat } gains the { -artifact } { $artifact }.
event-discarded_artifact = { $seat } lays the { -artifact } { $artifact } on the { -pile }.
event-used_artifact = { $seat } uses { $artifact }.
event-artifact_reaver = { $seat } turns { $artifact } to { $reaver }.
event-journey = { $seat } sails and meets: { $journey }.
event-battle =
    { $from_deck ->
        [0] { $seat } chooses to battle: { $card }.
       *[other] { $seat } turns up a battle from the deck: { $card }.
    }
event-won_battle = { $seat } wins the battle at sea: { $card }.
event-lost_battle = { $seat } does not beat { $card }.
event-committed = { $seat } sends a die into the fight: { $die }.
event-battle_roll =
    { $successes ->
        [one] { $seat } rolls { $dice }: 1 { -success } in all.
       *[other] { $seat } rolls { $dice }: { $successes } successes in all.
    }
event-won_combat = { $seat } wins the fight: { $successes } against { -defence } { $defense }.
event-lost_combat = { $seat } loses the fight: { $successes } against { -defence } { $defense }.
event-chose = { $seat } resolves { $card }: { $effect }.
event-pillaged = { $seat } pillages: { $card }.
event-attempt =
    { $how ->
        [force] { $seat } attacks a { $stack }.
       *[other] { $seat } pays for a { $stack }.
    }
event-subdued = { $seat } subdues a { $stack }.
event-turned_over = { $seat } turns over: { $tiles }.
event-tile_reward = { $seat } takes the reward of { $tile }.

## What is asked. $… is what the question is about.

ask-select_space = Select an action space ({ $activation } of 4 this round).
ask-act_or_rest = { $space }: act or rest?
ask-rest = You rest: take food, or a die with a face of your choice.
ask-end_turn = Your turn ends. Use an { -artifact } before it does?
ask-specialist = { $card } could serve you. Pay for it?
ask-recruit = Which { -reaver }s do you recruit?
ask-pick_reaver = Which { -reaver } do you use first?
ask-use_reaver = { $card }: how do you use it?
ask-trade =
    { $picks ->
        [one] Trade: one pick left.
       *[other] Trade: { $picks } picks left.
    }
ask-trade_die = Which other die do you take?
ask-raid =
    { $extra_cards ->
        [0] Which cards do you raid?
        [one] Which cards do you raid? You draw one more.
       *[other] Which cards do you raid? You draw { $extra_cards } more.
    }
ask-order_spoils = Which card do you resolve next?
ask-spoils_choice = { $card }: which do you choose?
ask-pillage =
    { $defense ->
        [0] { $card }: pillage it?
       *[other] { $card }: fight { -defence } { $defense } to pillage it?
    }
ask-fifth_artifact = Too many { -artifact }s: which goes to the { -pile }?
ask-recruited_reaver = { $artifact }: for which { -reaver }?
ask-artifact_die =
    { $left ->
        [one] Which die do you discard for { $artifact }?
       *[other] Which dice do you discard for { $artifact }? { $left } are needed.
    }
ask-journey = { $journey }: pay, or suffer it?
ask-choose_battle = Which battle do you choose?
ask-battle = { $card } ({ -defence } { $defense }): fight or pay?
ask-commit =
    { $battle_dice ->
        [one] { -defence } { $defense }, 1 battle die: send more, or roll?
       *[other] { -defence } { $defense }, { $battle_dice } battle dice: send more, or roll?
    }
ask-reroll = { $successes } of { $defense }: re-roll dice for 1 { -favour }, or stop?
ask-subdue =
    { $left ->
        [one] Which { -territory } do you try? It is your last attempt.
       *[other] Which { -territory } do you try? You have { $left } attempts.
    }
ask-exchange_tile = Use { $artifact } to take level 3 instead?
ask-tile_rewards = Which reward do you take next?
ask-pay_dice =
    { $icon ->
        [any]
            { $left ->
                [one] Which die pays?
               *[other] Which dice pay? { $left } are needed.
            }
       *[other] Pay for { $face } with which die or tile? { $left } needed.
    }
ask-discard_reaver =
    { $left ->
        [one] Which { -reaver } do you give up?
       *[other] Which { -reaver }s do you give up? { $left } must go.
    }
ask-gain_die = Which die do you take?
ask-may_pay = Pay for more?
ask-lose_die = Which die do you lose?
ask-lose_one_of = What do you lose, an { -artifact } or a { -upgrade }?
ask-give_terror = Who takes the { -terror }?
ask-discard_prophecy = Which { -prophecy } goes under the deck?
ask-keep_card =
    { $keep ->
        [one] Which { $deck } card do you keep?
       *[other] Which { $deck } cards do you keep? { $keep } are yours.
    }
ask-draw_choice = From which deck do you draw?
ask-surplus_dice =
    { $excess ->
        [one] One die too many. Which one goes?
       *[other] { $excess } dice too many. Which one goes?
    }
ask-store_die = Which die lies on { $artifact } from now on?

## What can be chosen

do-select = Select { $space }
do-act = Act
do-rest = Rest
do-take = Take { $good }
do-set_die = Take a die: { $die }
do-roll_die = Roll a { $colour } die
do-take_die = Take the die { $die }
do-pay_die = Pay with { $die }
do-pay_upgrade = Pay with the tile { $tile }
do-discard_die = Discard { $die }
do-pair = Take pair { $pair }
do-from_deck = Take from the deck, unseen
do-resolve = Resolve { $card }
do-keep = Keep { $card }
do-rally = Rally
do-specialize = Specialise: { $space }
do-promote = Promote to { -jarl }
do-draw = Draw from the { $deck } deck
do-prophecy = Take the { -prophecy } { $prophecy }
do-discard_prophecy = Put { $prophecy } under the deck
do-use = Use it
do-skip = Leave it
do-pay = Pay
do-suffer = Suffer it
do-sail_on = Sail on
do-discard_reaver =
    { $where ->
        [jarl] Give up your { -jarl }
       *[other] Give up the { -reaver } at { $space }, place { $number }
    }
do-discard_artifact = Lay { $artifact } on the { -pile }
do-discard_upgrade = Give back the tile { $tile }
do-battle = Battle { $card }
do-fight = Fight
do-give_up = Give up
do-commit_die = Send { $die }
do-commit_upgrade = Use the tile { $tile }
do-roll = Roll the battle dice
do-mark =
    { $successes ->
        [0] Pick for the re-roll: a die without a { -success }
        [one] Pick for the re-roll: a die with 1 { -success }
       *[other] Pick for the re-roll: a die with { $successes } successes
    }
do-reroll = Spend 1 { -favour } and re-roll what you picked
do-stop = Stop here
do-choose =
    { $option ->
        [first] The first choice
        [second] The second choice
       *[other] The third choice
    }
do-choose_effect = Choose: { $effect }
do-pillage = Pillage
do-give = Give it to { $seat }
do-subdue =
    { $how ->
        [force] Attack a { $stack }
       *[other] Pay for a { $stack }
    }
do-reward = Take the reward of tile { $tile }
do-done = Done
do-artifact = Use { $artifact }
do-store = Lay a die on { $artifact } for good
do-store_die = Lay down { $die }

## Why something is closed

why-already_selected = { $other } has selected it in this round.
why-cannot_pay =
    { $cost ->
        [none] You cannot pay its cost.
       *[other] You cannot pay its cost: { $cost }.
    }
why-deck_empty = No card of this deck is left.
why-first_attempt_is_a_must = Whoever acts here must try at least once.
why-no_attempt_possible = You can neither pay for a { -territory } nor fight for one.
why-no_battle_dice = You have nothing to fight with.
why-no_die_in_supply = The supply has no die of this colour.
why-space_full = Three { -reaver }s stand there already.
why-stack_empty = No tile of this kind is left.
why-wrong_moment = It is of no use at this moment.
why-wrong_space = It serves another action space.
why-used_already = It has been used in this activation.
why-no_matching_die = You have no die that shows its face.
why-no_reaver_acquired = You have gained no { -reaver } in this turn.
why-nothing_to_gain = It would change nothing now.
why-no_tile_left = No tile of this kind is left in the supply.
why-no_upgrade_space = Your ship has no room for another { -upgrade }.
why-no_terror = You have no { -terror } to get rid of.
why-kept_by_artifact = It lies on an { -artifact } that no other die fills: losing it makes no room.
why-has_die = A die lies on it already.
why-wrong_face = The { -artifact } asks for another face.
why-wrong_icon = It does not pay this icon.
why-wrong_colour = A die of another colour is asked for.
why-tile_is_no_die = A tile cannot take the place of a die here.
why-needed_for_the_rest = Without it you could not pay the rest of the cost.
why-no_hammer = It does not count as a hammer.
why-enough_battle_dice = You roll as many battle dice as allowed already.
why-all_marked = All dice with this result are chosen already.
why-none_marked = Choose at least one die to roll again.
why-some_marked = You have chosen dice to roll again.
why-pair_taken = This pair has been taken in this round.
why-die_taken = No such die is left with the traders.

## Sources of Glory

score-track = { -glory } track
score-terror = { -terror }
score-artifact = { -artifact }: { $card }
score-set = set: { $card }
score-tapestries = Tapestries
score-tokens = tokens: { $card }
score-majority = most of a kind: { $card }
score-prophecy = { -prophecy }: { $card }
score-total = total

## Amounts

amount-nothing = nothing
amount-food = { $n } food
amount-favor = { $n } { -favour }
amount-glory = { $n } { -glory }
amount-terror = { $n } { -terror }
amount-farm =
    { $n ->
        [one] 1 farm token
       *[other] { $n } farm tokens
    }
amount-wall =
    { $n ->
        [one] 1 wall token
       *[other] { $n } wall tokens
    }
amount-tower =
    { $n ->
        [one] 1 tower token
       *[other] { $n } tower tokens
    }
amount-jarl = your { -jarl }
amount-die =
    { $n ->
        [one] 1 die
       *[other] { $n } dice
    }
amount-die_face =
    { $n ->
        [one] 1 { $face } die
       *[other] { $n } { $face } dice
    }
amount-die_colour =
    { $n ->
        [one] 1 { $colour } die
       *[other] { $n } { $colour } dice
    }
amount-reaver_on_board =
    { $n ->
        [one] 1 { -reaver } of your board
       *[other] { $n } { -reaver }s of your board
    }
die-named = { $colour } { $face }
dice-some =
    { $n ->
        [one] { $die }
       *[other] { $n } × { $die }
    }
successes =
    { $n ->
        [0] blank
        [one] 1 { -success }
       *[other] { $n } successes
    }

## What cards do

effect-die_roll =
    { $which ->
        [any] a rolled die of any colour
        [same_as_discarded] a rolled die of the same colour
       *[other] a rolled { $colour } die
    }
effect-die_choose =
    { $which ->
        [any] a die of any colour and face
        [same_as_discarded] a die of the same colour with any face
       *[other] a { $colour } die with any face
    }
effect-die_face =
    { $which ->
        [any] a die of any colour showing { $face }
        [same_as_discarded] a die of the same colour showing { $face }
       *[other] a { $colour } die showing { $face }
    }
effect-twice = { $effect }, { $n } times
effect-draw =
    { $n ->
        [one] draw 1 { $deck } card
       *[other] draw { $n } { $deck } cards
    }
effect-draw_keep = draw { $n } { $deck } cards and keep { $keep }
effect-draw_choice = draw 1 card: { $decks }
effect-may_pay = you may pay { $cost } for { $effect }
effect-lose = lose { $goods }
effect-lose_die =
    { $which ->
        [any] lose { $dice }
        [jarl_colour] lose { $dice } of your { -jarl }'s colour
       *[other] lose { $dice } ({ $colour })
    }
effect-lose_one_of = lose an { -artifact } or a { -upgrade }
effect-give_other_player = give { $goods } to another player
effect-battle_dice =
    { $n ->
        [one] 1 more battle die
       *[other] { $n } more battle dice
    }
effect-cancel_sea_journey = the journey card does nothing
effect-upgrade_subdued_territory = take level 3 of the same kind instead
effect-jarl_bonus_of_recruited = the { -jarl } bonus of a { -reaver } you gained this turn
effect-specialize_ability_of_recruited = the ability of a { -reaver } you gained this turn
effect-discard_prophecy = put 1 { -prophecy } under the deck
effect-take_start_player_marker = the { -marker }
effect-take_upgrade_tile = the tile { $tile }
effect-for = pay { $cost }: { $effect }
effect-nothing = nothing

about-space = Costs { $cost }. { $bonus ->
        [none] { $what }
       *[other] Whoever selects it: { $bonus }. { $what }
    }
about-free_space = { $bonus ->
        [none] { $what }
       *[other] Whoever selects it: { $bonus }. { $what }
    }
about-reaver = { $clan }; rolls { $gain }. Ability: { $ability }. Rally: { $rally }.
about-artifact = { $glory } { -glory }. { $space }, discard { $face }: { $effect }.
about-artifact_anywhere = { $glory } { -glory }. Anywhere, discard { $face }: { $effect }.
about-any_die = any die
about-one_of = One of: { $choices }.
about-pillage = { $first }; pillage for { $more }.
about-pillage_fight = { $first }; fight { -defence } { $defense } for { $more }.
about-set = Sets are worth { $values } { -glory }.
about-tapestry = Three different ones are worth { $set } { -glory }, another one { $loose }.
about-prophecy = { $glory } { -glory } for each { $unit }.
about-battle = { -defence } { $defense }, or discard { $dice }. Worth { $glory } { -glory } and { $reward }.
about-journey = { $reward ->
        [none] Pay { $cost }, or { $effect }.
       *[other] Pay { $cost } and gain { $reward }, or { $effect }.
    }
about-journey_calm = Nothing happens.
about-attack = { -defence } { $defense }.
about-attack_odds = { -defence } { $defense }, about { $percent } percent to win.
about-costs = Costs { $cost }.
about-jarl = { $clan } dice become wild. Bonus: { $bonus }.
about-rest_food = { $goods }, or a die of any colour and face.
about-upgrade = Stands for { $faces }, once a round.
about-odds = About { $percent } percent to win with all you have.

what-recruit_reavers = Take a pair of { -reaver }s, or two from the deck.
what-trade_with_villages = Pick food, { -favour }, dice or a { -prophecy }, up to three times.
what-sea_battle = Sail through a journey and fight a battle at sea.
what-raid_villages = Take a pair of Village Spoils, or two from the deck.
what-raid_keeps = Take a pair of Keep Spoils, or two from the deck.
what-subdue_territories = Take territories by force or for goods, up to three.

unit-reaver_helm = Helm { -reaver }
unit-reaver_raven = Raven { -reaver }
unit-reaver_tree = Tree { -reaver }
unit-territory_food = food { -territory }
unit-territory_favor = { -favour } { -territory }
unit-territory_dice = dice { -territory }
unit-farm_token = farm token
unit-wall_token = wall token
unit-tower_token = tower token
unit-treasure_card = Treasure card
unit-art_card = Art card
unit-armor_card = Armor card
unit-tapestry_card = Tapestry card
unit-sea_battle_card = Sea Battle card you won
unit-artifact_card = { -artifact }
unit-ship_upgrade_tile_on_board = { -upgrade } on your ship
unit-prophecy_card_including_this = { -prophecy }, this one included

## Things by name

colour-red = red
colour-blue = blue
colour-yellow = yellow
clan-helm = Helm
clan-raven = Raven
clan-tree = Tree
face-hammer = hammer
face-double_hammer = double hammer
face-chest = chest
face-ship = ship
face-shield = shield
face-clan = clan
face-helm = helm
face-raven = raven
face-tree = tree
face-any = any
good-food = food
good-favor = { -favour }
token-farm = farms
token-wall = walls
token-tower = towers
deck-reaver = Reaver
deck-village_spoils = Village Spoils
deck-keep_spoils = Keep Spoils
deck-sea_journey = Sea Journey
deck-sea_battle = Sea Battle
deck-prophecy = Prophecy
cause-sea_battle = Battle at sea
cause-pillage = Pillaging
cause-subdue = Subduing

space-recruit_reavers = Recruit Reavers
space-trade_with_villages = Trade with Villages
space-sea_battle = Battle at Sea
space-raid_villages = Raid Villages
space-raid_keeps = Raid Keeps
space-subdue_territories = Subdue Territories
space_short-recruit_reavers = Recruit
space_short-trade_with_villages = Trade
space_short-sea_battle = Sea
space_short-raid_villages = Villages
space_short-raid_keeps = Keeps
space_short-subdue_territories = Territories

territory-food = food
territory-favor = { -favour }
territory-dice = dice
stack-named = { $type } { -territory } of level { $level }
tile-named = { $stack } ({ $reward })

upgrade-shield_upgrade = Shield Upgrade
upgrade-chest_upgrade = Chest Upgrade
upgrade-ship_upgrade = Ship Upgrade

## Reavers

card-fanatic = Fanatic
card-pillager = Pillager
card-arsonist = Arsonist
card-favorite_of_the_gods = Favorite of the Gods
card-warrior = Warrior
card-axe_chief = Axe Chief
card-berserker = Berserker
card-experienced_hunter = Experienced Hunter
card-huskarl = Huskarl
card-veteran = Veteran
card-freeman = Freeman
card-spear_chief = Spear Chief
card-hero = Hero
card-seer = Seer
card-prophetess = Prophetess
card-book_keeper = Keeper of Books
card-sword_chief = Sword Chief
card-scout = Scout

## Village Spoils

card-andvarinaut = Andvarinaut
card-bodn = Bodn
card-brisingamen = Brisingamen
card-dainsleif = Dainsleif
card-draupnir = Draupnir
card-eldhrimnir = Eldhrimnir
card-ljosalfar_harp = Ljósálfar Harp
card-hringhorni = Hringhorni
card-jarnglofar = Járnglófar
card-friggs_goblet = Frigg's Goblet
card-laevateinn = Laevateinn
card-mjolnir_shard = Mjölnir Shard
card-skidbladnir = Skidbladnir
card-holy_ash_staff = Holy Ash Staff
card-shield_upgrade = Shield Upgrade
card-chest_upgrade = Chest Upgrade
card-ship_upgrade = Ship Upgrade
card-farm = Farm
card-village_wall = Village Wall
card-bundle_of_swords = Bundle of Swords
card-bows_and_arrows = Bows and Arrows
card-axes_and_spears = Axes and Spears
card-runic_carvings = Runic Carvings

## Keep Spoils

card-treasure = Treasure
card-art = Art
card-armor = Armor
card-tapestry_dearg = Dearg Tapestry
card-tapestry_buigh = Buigh Tapestry
card-tapestry_gorm = Gorm Tapestry
card-keep_wall = Keep Wall
card-tower_blue_yellow = Tower
card-tower_red_yellow = Tower
card-tower_red_blue = Tower

## Prophecies

card-berserkers_glory = Berserker's Glory
card-proud_conquerors = Proud Conquerors
card-plunderer = Plunderer
card-juggernaut = Juggernaut
card-treasure_hunter = Treasure Hunter
card-master_of_the_sea = Master of the Sea
card-champion_of_valhalla = Champion of Valhalla
card-sailors_reward = Sailor's Reward
card-vanquisher = Vanquisher
card-prophet_of_odin = Prophet of Odin
card-stolen_armor = Stolen Armor
card-world_shaman = World Shaman
card-feast_of_the_gods = Feast of the Gods
card-warrior_of_odin = Warrior of Odin
card-chosen_of_seidr = Chosen of Seidr
card-refined_taste = Refined Taste
card-slayer_of_lords = Slayer of Lords

## Sea Battles and Sea Journeys

card-merchant_ship = Merchant Ship
card-draugr_raiders = Draugr Raiders
card-boat = Boat
card-knarr = Knarr
card-infamous_outcasts = Infamous Outcasts
card-longship = Longship
card-lyngbakr = Lyngbakr
card-spawn_of_jormungandr = Spawn of Jormungandr
journey-calm_seas = Calm Seas
journey-famine = Famine
journey-kraken = Kraken!
journey-viking_raiders = Viking Raiders
journey-rough_seas = Rough Seas
journey-draugr_ambush = Draugr Ambush
journey-spoiled_food = Spoiled Food

## The board in words and headings

board-round = Round { $round } of { $rounds }
board-activation = activation { $n } of 4
board-set_up = Set-up
board-over = The end
board-start_short = start
board-honour_short = honour
board-empty = taken
board-supply = supply
board-no_jarl = no { -jarl }
board-jarl = { -jarl }
board-short_defence = def
board-prophecies = { -prophecies }
board-yours = Your board
board-fight = { $cause }: { $seat }
board-battle_dice = dice
board-successes = successes
board-enough = won
board-short_of = { $n } short
board-odds_roll = { $percent } to win with this roll
board-odds_reroll = { $percent } with the re-roll
board-odds_all = { $percent } with all you have
board-legend = Dice: { $hammer } hammer, { $double } double hammer, { $chest } chest, { $ship } ship, { $shield } shield, { $helm } helm, { $raven } raven, { $tree } tree, after the colour's letter. f food, { $favour } favour, { $terror } terror, { $glory } Glory, { $farm } farm, { $wall } wall, { $tower } tower token.

## The table in sentences

told-progress = { $where }. { $start } holds the { -marker }.
told-order = The order of selecting is { $order }.
told-seat = { $seat }: { $glory } { -glory }; { $goods }.
told-dice = { $seat }'s { -crew }, { $n } of { $most }: { $dice }.
told-no_dice = { $seat } has no { -crew } dice.
told-jarl = { $seat }'s { -jarl } is { $reaver } of the { $clan } clan.
told-specialists = { $seat } has at { $space }: { $reavers }.
told-artifacts = { $seat } has the { -artifact }s { $artifacts }.
told-artifact_used = { $artifact } (used)
told-artifact_die = { $artifact } (holding { $die })
told-upgrades = { $seat } has the tiles { $tiles }.
told-upgrade_flipped = { $tile } (flipped)
told-territories = { $seat } owns { $n } territories: { $tiles }.
told-pile =
    { $n ->
        [one] { $seat } has 1 card in the { -pile }.
       *[other] { $seat } has { $n } cards in the { -pile }.
    }
told-own_prophecies = Your { -prophecies }: { $cards }.
told-selected = { $seat } has selected { $space }.
told-open_space = { $space } can be selected.
told-pair = { $space }, pair { $pair }: { $cards }.
told-taken = { $space }: all pairs are taken.
told-battle = At sea: { $card }. { $about }
told-prophecy = With the traders: { $card }. { $about }
told-trade_dice = With the traders: { $dice }.
told-stack =
    { $n ->
        [0] No { $stack } is left.
        [one] 1 { $stack } is left; it costs { $cost }.
       *[other] { $n } of { $stack } are left; each costs { $cost }.
    }
told-supply = In the supply: { $goods }.
told-combat = { $cause } of { $seat }: { -defence } { $defense }, { $n ->
        [one] 1 battle die
       *[other] { $n } battle dice
    } so far.
told-rolled = On the table: { $dice }. { $successes } of { $defense }.
told-journey = At sea: { $journey }. { $about }
told-card = { $card }: { $about }
told-looked_at = You look at { $cards }.
told-odds_roll = About { $percent } percent to win if you roll now.
told-odds_reroll = About { $percent } percent to win if you re-roll what you picked.
told-odds_all = About { $percent } percent to win with all you have.
told-odds_level = Level { $level }: about { $percent } percent to win with all you have.

## Things explained: tokens, dice, tiles, decks. Numbers come from the card data.

good-glory = { -glory }
good-terror = { -terror }
good-start = { -marker }
good-honor = { -honour_ship }
about-good-food = Pays for acting, for { -territory } tiles and for journeys.
about-good-favor = Spend 1 to re-roll battle dice. It breaks ties at the end.
about-good-glory = Whoever has the most at the end wins.
about-good-terror = Costs { -glory } at the end, for 0, 1, 2 and more of it: { $values }; then { $n } for each more.
about-good-start = Its holder selects first in a round.
about-good-honor = With three players its holder selects a fourth action space in the round.
about-token =
    Worth { $few } { -glory } each for up to 3 of them, { $some } for 4 or 5, { $many } for 6 and more. Whoever has the most gains { $most } more.

die-battle = battle die
about-die_crew = A { -crew } die. Its sides: { $faces }.
about-die_battle = Rolled in fights. Its sides: { $faces }.
about-face-hammer = Sends 1 battle die into a fight.
about-face-double_hammer = Sends 2 battle dice into a fight.
about-face-chest = Pays for raiding villages, and wherever a chest is asked for.
about-face-ship = Pays wherever a ship is asked for.
about-face-shield = Pays for raiding keeps, and wherever a shield is asked for.
about-face_clan = Pays as its clan. Under a { -jarl } of its clan it also stands for hammer, chest, ship or shield.

about-stack = { -defence } { $defense }, or pay { $cost }. Its tiles bring: { $rewards }.
about-tile =
    { $glory ->
        [0] Brings { $reward }.
       *[other] Brings { $reward }, and { $glory } { -glory } at every clean-up.
    }
tile-gained = reward taken
about-deck =
    { $n ->
        [one] 1 card in all.
       *[other] { $n } cards in all.
    }
## Scenes: what a card shows over the board. The result is a sentence from above.

scene-fight = { $seat } fights: { $cause }
scene-battle = { $seat } at sea
scene-raid = { $seat } takes a prize
scene-voyage = { $seat } sails
scene-phase = { $seat }: { $space }
scene-round = Round { $round } is over

