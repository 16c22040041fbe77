### Champions of Midgard in English.
### Keys are symbols of the game's own code: event-KEY, ask-KIND, do-VERB, why-REASON, and
### names as KIND-ID. $seat and $other are players' names; cards, places and goods arrive as
### names, numbers as numbers. A card that its owner has renamed arrives with the owner's name.

## Nouns of the game

-game = Champions of Midgard
-glory = Glory
-favour = favour
-blame = blame
-worker = worker
-warrior = warrior
-destiny = destiny
-journey = journey
-rune = rune
-troll = troll
-draugr = draugr
-monster = monster
-shore = shore
-longship = longship
-marker = first player marker

## What happened

event-set_up = The table is set. { $first } holds the { -marker }. Stalls in town: { $stalls }.
event-chose_leader = { $seat } leads as { $leader }.
event-round = Round { $round } begins.
event-clean_up = Round { $round } is over. The town is tidied up.
event-troll_unbeaten = The { -troll } was not slain: everybody takes 1 { -blame }.
event-game_over = The last round is over. Glory is counted.
event-placed = { $seat } sends a { -worker } to { $space }.
event-first_player = { $seat } takes the { -marker }.
event-took_dice =
    { $lapsed ->
        [0] { $seat } takes { $warriors }.
       *[other] { $seat } takes { $warriors }; no room for { $lapsed } more.
    }
event-recruited = { $seat } recruits: { $die }.
event-gained =
    { $goods ->
        [none] { $seat } gains nothing.
       *[other] { $seat } gains { $goods }.
    }
event-paid = { $seat } pays { $goods }.
event-traded = { $seat } trades { $give } for { $get }.
event-bought_worker = { $seat } hires one more { -worker }.
event-took_rune = { $seat } takes the { -rune } { $rune }.
event-used_rune = { $seat } uses the { -rune } { $rune }.
event-built = { $seat } has a { -longship } built: { $ship }.
event-sailed = { $seat } sends { $ship } to { -shore } { $shore }.
event-peeked = { $seat } looks at the { -journey } card of { -shore } { $shore }.
event-saw_journey = You see the { -journey } card of { -shore } { $shore }: { $journey }.
event-drew_destinies =
    { $count ->
        [0] The { -destiny } deck is empty.
        [one] { $seat } draws a { -destiny } card.
       *[other] { $seat } draws { $count } { -destiny } cards.
    }
event-saw_destinies = You see: { $destinies }.
event-kept_destiny = You keep the { -destiny } { $destiny }.
event-returned_destinies =
    { $count ->
        [one] { $seat } puts 1 { -destiny } card under the deck.
       *[other] { $seat } puts { $count } { -destiny } cards under the deck.
    }
event-revealed_destiny = { $seat } reveals the { -destiny } { $destiny }: { $glory } { -glory }.
event-took_blame = { $seat } takes 1 { -blame }.
event-lost_blame = { $seat } sheds 1 { -blame }.
event-gave_blame = { $seat } lays 1 { -blame } on { $other }.
event-asked_order = { $seat } asks for turn order.
event-assigned =
    { $cargo ->
        [none] { $seat } sends nobody: { $place }.
       *[other] { $seat } sends { $cargo }: { $place }.
    }
event-rolled = { $seat } rolls: { $dice }.
event-rerolled = { $seat } re-rolls. Now: { $dice }.
event-spent_favour = { $seat } spends 1 { -favour }.
event-leader_glory =
    { $seat }'s leader earns { $glory } { -glory }.
event-struck =
    { $losses ->
        [0] { $seat } deals { $dealt } to { $enemy } ({ $damage } in all) and loses nobody.
        [one] { $seat } deals { $dealt } to { $enemy } ({ $damage } in all) and must lose 1 { -warrior }.
       *[other] { $seat } deals { $dealt } to { $enemy } ({ $damage } in all) and must lose { $losses } { -warrior }s.
    }
event-defeated =
    { $goods ->
        [none] { $seat } defeats { $enemy }: { $glory } { -glory }.
       *[other] { $seat } defeats { $enemy }: { $glory } { -glory } and { $goods }.
    }
event-lost_fight = { $enemy } beats back { $seat }: all who fought there are lost.
event-lost_warriors = { $seat } loses { $warriors } ({ $place }).
event-lost_food = { $seat } loses { $count } food ({ $place }).
event-hunted =
    { $food ->
        [0] { $seat } comes home from the hunt with nothing.
       *[other] { $seat } brings { $food } food from the hunt.
    }
event-journey = At sea, { -shore } { $shore }: { $seat } turns up { $journey }.
event-fed =
    { $hungry ->
        [0] { $seat } feeds all aboard with { $food } food.
        [one] { $seat } has { $food } food aboard: 1 { -warrior } goes hungry.
       *[other] { $seat } has { $food } food aboard: { $hungry } { -warrior }s go hungry.
    }
event-journeys_reshuffled = The { -journey } deck is made anew from { $count } cards.

## What is asked. $… is what the question is about.

ask-choose_leader = Choose your leader.
ask-place_worker =
    { $workers ->
        [one] Place your last { -worker }.
       *[other] Place a { -worker }. You have { $workers }.
    }
ask-rune_window =
    { $window ->
        [before_placement] Before placement: use a { -rune }?
        [before_assignment] Before warriors are assigned: use a { -rune }?
        [before_combat] Before the fights: use a { -rune }?
        [before_scoring] Before the final scoring: use a { -rune }?
        [after_placement] Use a { -rune } before your turn ends?
        [after_fight] That is over. Use a { -rune }?
        [sage] The sage waits. Use a { -rune } before you draw?
        [loss] { $enemy } would take { $losses }. Use a { -rune } to save them?
        [win] { $enemy } is beaten. Use a { -rune } for more { -glory }?
        [journey] { $journey } lies on { -shore } { $shore }. Use a { -rune } to turn it aside?
       *[other] Use a { -rune }?
    }
ask-sail = Where does { $ship } sail? It carries { $capacity }.
ask-stall_times = How often do you want it?
ask-market = Trade at the market, one for one, until you are done.
ask-runesmith = Which { -rune } do you take?
ask-stave_church = How much { -favour } do you pray for?
ask-shipwright = Which { -longship } is built for you?
ask-peek = At which { -shore } do you look at the { -journey } card?
ask-keep_destiny = Which { -destiny } do you keep?
ask-recruit =
    { $room ->
        [one] Which { -warrior } joins you? There is room for one.
       *[other] Which { -warrior } joins you? There is room for { $room }.
    }
ask-take_goods =
    { $left ->
        [one] Take one more of the goods.
       *[other] Take { $left } goods, one by one.
    }
ask-ask_for_order = Does everybody assign at the same time, or do you ask for turn order?
ask-assign = Send your { -warrior }s and food, then be done.
ask-hunt = The hunt: { $food } food as the dice lie. Re-roll, or go on?
ask-combat_roll = The fight with { $enemy }. Re-roll, or go on?
ask-combat_losses =
    { $left ->
        [one] Who falls? One { -warrior } must.
       *[other] Who falls? { $left } must.
    }
ask-starvation =
    { $left ->
        [one] Who starves? One { -warrior } must.
       *[other] Who starves? { $left } must.
    }
ask-journey_losses =
    { $left ->
        [one] What does the sea take? One thing more.
       *[other] What does the sea take? { $left } things.
    }
ask-troll_killed = The { -troll } is dead. What about the { -blame }?
ask-virtue = Shed a { -blame }, or lay one on another?
ask-success = Which { -destiny } do you reveal?

## What can be chosen

do-leader = Lead as { $leader }
do-place = Place a { -worker }: { $space }
do-rune = Use the { -rune } { $rune }
do-continue = Go on
do-done = Done
do-take = Take 1 { $good }
do-recruit = Recruit one { $die }
do-peek = Look at { -shore } { $shore }
do-keep = Keep { $destiny }
do-trade = Trade 1 { $give } for 1 { $get }
do-take_rune = Take { $rune }
do-take_unseen_rune = Take the top card of the { -rune } deck, unseen
do-pray =
    { $favour ->
        [one] Pray for 1 { -favour }
       *[other] Pray for { $favour } { -favour }
    }
do-build = Build { $ship }
do-sail = Sail to { -shore } { $shore }
do-times =
    { $times ->
        [one] Once
        [2] Twice
       *[other] { $times } times
    }
do-assign = Send 1 { $cargo }: { $place }
do-mark = Pick for the re-roll: { $die }, { $face }
do-reroll = Spend 1 { -favour } and re-roll what you picked
do-lose = Lose 1 { $cargo }
do-blame = Lay the { -blame } on { $seat }
do-atone = Shed 1 { -blame } of your own
do-blame_all = Lay 1 { -blame } on everybody else
do-reveal = Reveal { $destiny }
do-ask_order = Ask for turn order

## Why something is closed

why-occupied = { $other } stands there already.
why-worker_already_bought = You have bought your extra { -worker } already.
why-all_workers_sold = No { -worker } is left to buy.
why-cannot_pay =
    { $coin ->
        [0]
            { $cost ->
                [none] You cannot pay its cost.
               *[other] You cannot pay its cost: { $cost }.
            }
        [one] You cannot pay 1 coin.
       *[other] You cannot pay { $coin } coins.
    }
why-has_private_ship = You own a private { -longship } already.
why-no_ship_left = No { -longship } is left to build.
why-no_private_ship = You own no private { -longship }.
why-ship_at_sea = Your { -longship } is at sea.
why-no_free_shore = No { -shore } with a { -monster } is free.
why-no_enemy = No enemy is there.
why-no_rune_left = No { -rune } is left.
why-shore_taken = A { -longship } lies there already.
why-no_monster = No { -monster } lives there now.
why-none_left = You have none left to send.
why-ship_full = The ship is full.
why-banned_weapon = This enemy cannot be harmed by that weapon.
why-nothing_to_give = You have none of that to give.
why-traded_the_other_way = You have traded the other way round in this visit.
why-no_blank = No die shows a blank.
why-locked_by_potential = The rune Potential has re-rolled it: it stays as it lies.
why-no_favour = You have no { -favour } to spend.
why-not_in_this_window = This { -rune } does nothing at this moment.
why-no_hidden_journey = No hidden { -journey } card lies on a { -shore }.
why-no_secret_destiny = You hold no secret { -destiny }.
why-leader_taken = Somebody has chosen this leader.
why-supply_empty = The supply has none of these dice left.
why-no_blame = You have no { -blame } to discard.
why-marking_dice = You are choosing dice for a re-roll.
why-nothing_marked = No die is chosen yet.
why-all_marked = All dice that show this are chosen already.
why-reaction_used = Reaction counts for this roll already.
why-none_here = None of these is there.
why-rune_deck_empty = No hidden { -rune } is left.
why-no_hidden_card = No hidden { -journey } card lies there.

## Phases and sources of Glory

phase-set_up = Set-up
phase-placement = Worker placement
phase-assignment = Assign warriors
phase-combat = Combat
phase-clean_up = Clean-up
phase-scoring = Final scoring
phase-over = The end

score-track = { -glory } track
score-destiny = { -destiny }: { $card }
score-sets = sets of three colours
score-rune = { -rune }: { $card }
score-longship = { -longship }: { $card }
score-favour = unspent { -favour }
score-coins = coins
score-blame = { -blame }
score-total = total

## Amounts

amount-food = { $n } food
amount-wood = { $n } wood
amount-coin =
    { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
amount-favour = { $n } { -favour }
amount-glory = { $n } { -glory }
amount-blame = { $n } { -blame }
amount-swordsman =
    { $n ->
        [one] 1 swordsman
       *[other] { $n } swordsmen
    }
amount-spearman =
    { $n ->
        [one] 1 spearman
       *[other] { $n } spearmen
    }
amount-axeman =
    { $n ->
        [one] 1 axeman
       *[other] { $n } axemen
    }
amount-any_warrior =
    { $n ->
        [one] 1 { -warrior } of your choice
       *[other] { $n } { -warrior }s of your choice
    }
amount-hits =
    { $n ->
        [one] 1 hit
       *[other] { $n } hits
    }
amount-shields =
    { $n ->
        [one] 1 shield
       *[other] { $n } shields
    }
amount-blank = blank
amount-nothing = nothing

## Goods and dice

die-shows =
    { $n ->
        [one] { $die } { $face }
       *[other] { $n } × { $die } { $face }
    }
good-food = food
good-wood = wood
good-coin = coin
die-swordsman = swordsman
die-spearman = spearman
die-axeman = axeman
weapon-sword = sword
weapon-spear = spear
weapon-axe = axe
weapon-none = none
colour-red = red
colour-yellow = yellow
colour-blue = blue
colour-none = no colour
kind-troll = { -troll }
kind-draugr = { -draugr }
kind-monster = { -monster }
kind-kraken = kraken

## Leaders

leader-asmundr = Asmundr the Pious
    .about = { $amount } { -glory } at once for every { -favour } spent on a re-roll.
leader-dagrun = Dagrun the Destined
    .about = At the Sage's Hut you draw { $amount } more { -destiny } and keep one of all.
leader-gylfir = Gylfir the Seaworthy
    .about = Pays { $amount } coin less at the Merchant Ship.
leader-svanhildr = Svanhildr the Swordmaiden
    .about = A swordsman that hits deals { $amount } more, in fights and in the hunt.
leader-ullr = Ullr the Berzerker
    .about = { $amount } { -glory } in every combat round in which a die shows two weapons.

## Spaces of the town. $cost is what it costs, $gain what it gives.

space-swordsmith = Swordsmith
    .about = Take all swordsmen there.
space-hafter = Hafter
    .about = Take all spearmen there.
space-blacksmith = Blacksmith
    .about = Take all axemen there.
space-smokehouse = Smokehouse
    .about = Take all food there.
space-jarls_longhouse = Jarl's Longhouse
    .about = 1 swordsman and the { -marker }; who holds it passes it to the left.
space-sages_hut = Sage's Hut
    .about = Look at one hidden { -journey } card, then draw a { -destiny } card.
space-worker_huts = Worker Huts
    .about = Pay the price and have one more { -worker } for the rest of the game.
space-market = Market
    .about = Trade food, wood and coins one for one, as often as you like.
space-merchant_ship = Merchant Ship
    .about = Pay { $cost } and take what the merchant has on board.
space-runesmith = Runesmith
    .about = Pay { $cost } and take a { -rune }: one of those shown, or the top of the deck.
space-stave_church = Stave Church
    .about = Buy 1 to 4 { -favour } with coins.
space-shipwright = Shipwright
    .about = Buy a private { -longship }, once in a game.
space-small_longship = Small Longship
    .about = Send the small { -longship } to a free { -shore }.
space-large_longship = Large Longship
    .about = Pay { $cost } and send the large { -longship } to a free { -shore }.
space-private_longship = Your Longship
    .about = Send your own { -longship } to a free { -shore }.
space-gullinkambi_longship = Gullinkambi
    .about = Pay { $cost } and send the Gullinkambi to a free { -shore }.
space-troll = Troll
    .about = Reserve the fight with the { -troll }. While it lives, everybody takes 1 { -blame } at the end of the round.
space-draugr_left = Left Draugr
    .about = Reserve the fight with the left { -draugr }.
space-draugr_right = Right Draugr
    .about = Reserve the fight with the right { -draugr }.
space-hunting_grounds = Hunting Grounds
    .about = Hunt with the { -warrior }s you leave at home; a hit is a food.
space-beg = Beg
    .about = Take 1 { -blame } and a small gift.
space-wealthy_stranger = Wealthy Stranger
    .about = Take { $gain }.
space-skald = Skald
    .about = Gain { $gain }.
space-generous_merchant = Generous Merchant
    .about = Take { $gain }.
space-alms = Alms
    .about = Pay { $cost } for { $gain }, up to { $times } times.
space-varangians = Varangians
    .about = Pay { $cost } and take { $gain }.
space-mercenaries = Mercenaries
    .about = Pay { $cost } and take { $gain }.
space-jomsvikings = Jomsvikings
    .about = Pay { $cost } and take { $gain }.
space-recruits = Recruits
    .about = Pay { $cost } and take { $gain }.

## Places where warriors are sent

place-troll = the { -troll }
place-draugr_left = the left { -draugr }
place-draugr_right = the right { -draugr }
place-shore_1 = { -shore } 1
place-shore_2 = { -shore } 2
place-shore_3 = { -shore } 3
place-shore_4 = { -shore } 4

## Runes

rune-gifts = Gifts
    .about = Take { $amount } goods in any mix of food, wood and coins.
rune-glory = Glory
    .about = When you defeat an enemy, gain half its printed { -glory } again.
rune-healing = Healing
    .about = You lose nobody in one combat round.
rune-journey = Journey
    .about = Throw away the { -journey } card turned up and take the next of the deck instead.
rune-knowledge = Knowledge
    .about = See every hidden { -journey } card on the { -shore }s, alone.
rune-potential = Potential
    .about = After a roll, re-roll every die that shows a blank.
rune-reaction = Reaction
    .about = After a roll, every shield hits as well.
rune-success = Success
    .about = Reveal a { -destiny } and score it now; it scores again at the end.
rune-true_vision = True Vision
    .about = At the Sage's Hut draw { $amount } more { -destiny } cards and keep one of all.
rune-wealth = Wealth
    .about = Gain as many coins as you have, at most { $amount }.
rune-virtue = Virtue
    .about = Shed 1 { -blame }, or lay one on another player.

## Destinies

destiny-crusher_of_ice = Crusher of Ice
destiny-earth_smasher = Earth Smasher
destiny-master_of_flames = Master of Flames
destiny-craftsman = Craftsman
destiny-leader_of_armies = Leader of Armies
destiny-odins_favored = Odin's Favored
destiny-prepared = Prepared
destiny-prosperous = Prosperous
destiny-runemaster = Runemaster
destiny-monster_hunter = Monster Hunter
destiny-slayer_of_the_undead = Slayer of the Undead
destiny-troll_slayer = Troll Slayer
destiny-despised = Despised
destiny-about = Most { $metric }: { $full } { -glory } alone, { $tied } if shared.

metric-red_enemies = red enemies
metric-yellow_enemies = yellow enemies
metric-blue_enemies = blue enemies
metric-wood = wood
metric-warriors = { -warrior }s
metric-favour = { -favour }
metric-food = food
metric-coins = coins
metric-runes = { -rune }s
metric-monsters = { -monster }s
metric-draugr = { -draugr }
metric-trolls = { -troll }s
metric-blame = { -blame }

## Journey cards

journey-all_quiet = All Quiet
    .about = Nothing happens.
journey-kraken = Kraken
    .about = The Kraken is fought before anybody eats.
journey-lost = Lost
    .about = { $any } aboard are lost: { -warrior }s or food, as the owner likes.
journey-no_wind = No Wind
    .about = { $food } food is lost.
journey-storm = Storm
    .about = { $any } { -warrior } or food is lost.
journey-whirlpool = Whirlpool
    .about = { $warriors } { -warrior } is lost.
journey-shipwreck = Shipwreck
    .about = { $coins } coins are found.
journey-hidden = hidden

## Ships

ship-small = the small longship
ship-large = the large longship
ship-gullinkambi = Gullinkambi
ship-karvi = the Karvi
ship-snekkja = the Snekkja
ship-skeid = the Skeid
ship-drakkar = the Drakkar
ship_short-small = small
ship_short-large = large
ship_short-gullinkambi = Gullinkambi
ship_short-karvi = Karvi
ship_short-snekkja = Snekkja
ship_short-skeid = Skeid
ship_short-drakkar = Drakkar
ship-about = Carries { $capacity }, worth { $glory } { -glory }, costs { $cost }.

## Enemies, by the name they share

enemy-bridge_troll = Bridge Troll
enemy-forest_troll = Forest Troll
enemy-stone_troll = Stone Troll
enemy-cave_troll = Cave Troll
enemy-barrow_thrall = Barrow Thrall
enemy-grave_guard = Grave Guard
enemy-bone_raider = Bone Raider
enemy-rust_blade = Rust Blade
enemy-shield_breaker = Shield Breaker
enemy-howling_dead = Howling Dead
enemy-barrow_king = Barrow King
enemy-fenris_cub = Fenris Cub
enemy-sea_hag = Sea Hag
enemy-reef_stalker = Reef Stalker
enemy-iron_scale = Iron Scale
enemy-ice_bear = Ice Bear
enemy-storm_harpy = Storm Harpy
enemy-moss_giant = Moss Giant
enemy-salt_serpent = Salt Serpent
enemy-ember_hound = Ember Hound
enemy-lindwurm = Lindwurm
enemy-frost_jotun = Frost Jotun
enemy-fire_jotun = Fire Jotun
enemy-kraken = Kraken

## The board in words and headings

board-town = Town
board-fight = Battle
board-hunt = The hunt
board-supply = supply
board-round = Round { $round } of { $rounds }
board-first = first: { $seat }
board-destiny = { $destiny } ({ $metric }: { $full }, tied { $tied })
board-near = near
board-far = far
board-troll_dead = slain
board-empty = empty
board-runes = runes
board-used = used
board-shields = shields
board-odds_keep = { $percent } win as they lie
board-odds_reroll = { $percent } with the re-roll
board-pick = a number picks its die for the re-roll
board-sure = won already
board-slain = slain: { $enemies }
board-short_attack = att
board-short_defence = def
board-no_weapon = no { $weapon }
board-short_runes =
    { $n ->
        [one] 1 rune
       *[other] { $n } runes
    }
board-short_destinies =
    { $n ->
        [one] 1 destiny
       *[other] { $n } destinies
    }
board-first_short = first
board-against = { $seat } against { $enemy }
board-damage = damage
board-food = food
board-short_of = { $n } short
board-would_lose =
    { $n ->
        [0] nobody falls
        [one] 1 falls
       *[other] { $n } fall
    }
board-journey = at sea: { $card }
board-legend = { $sword } swordsman, { $spear } spearman, { $axe } axeman, { $shield } shield, f food, w wood, c coin, { $favour } favour, { $blame } blame, { $glory } Glory, { $wave } capacity

## The table in sentences

told-progress = { $where }. { $first } holds the { -marker }.
told-seat =
    { $workers ->
        [one] { $seat }: { $glory } { -glory }; { $goods }; at home { $warriors }; 1 { -worker } in hand.
       *[other] { $seat }: { $glory } { -glory }; { $goods }; at home { $warriors }; { $workers } { -worker }s in hand.
    }
told-leader = { $seat } leads as { $leader }.
told-runes = { $seat } has the { -rune }s { $runes }.
told-ship = { $seat } owns { $ship }.
told-destiny = { $seat }'s { -destiny }: { $destiny }. { $about }
told-hidden_destinies =
    { $n ->
        [one] { $seat } holds 1 secret { -destiny }.
       *[other] { $seat } holds { $n } secret destinies.
    }
told-slain = { $seat } has slain { $enemies }.
told-stands = { $seat } stands at: { $space }.
told-empty_town = Nobody stands in town.
told-smiths = At the smiths and the smokehouse: { $goods }.
told-stalls = Stalls: { $stalls }.
told-merchant = The merchant has { $goods }.
told-rune_display = At the runesmith: { $runes }.
told-hut_price =
    { $coin ->
        [one] A { -worker } costs 1 coin.
       *[other] A { -worker } costs { $coin } coins.
    }
told-ship_left = At the shipwright: { $ship }. { $about }
told-enemy = { $enemy } ({ $colour }), attack { $attack }, defence { $defence }, banned weapon { $banned }, worth { $glory } { -glory } and { $goods }.
told-crew = { $seat } sends { $cargo }.
told-shore = Shore { $shore }, { $where }: { $enemy } Card at sea: { $journey }.{ $crew }
told-dice = On the table: { $dice }.
told-fight = { $damage } of { $defence } damage against { $enemy }; { $shields } shields against attack { $attack }.
told-losses =
    { $n ->
        [0] As the dice lie, nobody falls.
        [one] As the dice lie, 1 { -warrior } falls.
       *[other] As the dice lie, { $n } { -warrior }s fall.
    }
told-hungry =
    { $n ->
        [one] { $place }: at least 1 { -warrior } has nothing to eat on the way.
       *[other] { $place }: at least { $n } { -warrior }s have nothing to eat on the way.
    }
told-odds_continue = About { $percent } percent to win if you keep the dice.
told-odds_reroll = About { $percent } percent to win if you re-roll what you picked.
told-odds_place = About { $percent } percent to win: { $place }.

## Things explained: tokens, dice, enemies, decks. Numbers come from the card data.

good-favour = { -favour }
good-blame = { -blame }
good-glory = { -glory }
good-worker = { -worker }
good-marker = { -marker }
about-good-food = Feeds { -warrior }s at sea: 1 food feeds two on the way to a near { -shore }, one to a far one.
about-good-wood = Pays for ships and { -rune }s.
about-good-coin =
    { $n ->
        [one] Pays in town. Each one left at the end is worth 1 { -glory }.
       *[other] Pays in town. Every { $n } left at the end are worth 1 { -glory }.
    }
about-good-favour = Spend 1 to re-roll any of your dice. Each one left at the end is worth { $n } { -glory }.
about-good-blame = Costs { -glory } at the end, for 0, 1, 2 and more of it: { $values }.
about-good-glory = Whoever has the most at the end wins.
about-good-worker = Stands on one space a round and uses it.
about-good-marker = Its holder takes the first turn of a round.

face-hit = hit
face-shield = shield
face-blank = blank
about-face-hit = 1 damage in a fight, 1 food in the hunt.
about-face-shield = Saves one { -warrior } from the enemy's attack in this combat round.
about-face-blank = Does nothing.
about-die = Its sides: { $faces }.

about-enemy = Attack { $attack }, defence { $defence } ({ $kind }, { $colour }).
about-enemy_banned = Cannot be harmed by this weapon: { $weapon }.
about-enemy_worth = Worth { $goods }.
about-colour = Three defeated enemies of three colours are a set, worth { $n } { -glory } at the end.

merchant-named = Merchant with { $goods }
about-merchant = For { $cost }: { $goods }.
about-rune_worth = Worth { $n } { -glory } at the end, used or not.
about-journey-hidden = A { -journey } card lies face down: whoever sails here turns it up.
about-place_shore = A ship sails here: the { -journey } card is turned up, then all aboard eat, then they fight the { -monster }.

deck-troll = { -troll } deck
deck-draugr = { -draugr } deck
deck-monster = { -monster } deck
deck-journey = { -journey } deck
deck-rune = { -rune } deck
deck-destiny = { -destiny } deck
deck-merchant = merchant ships
## Scenes: what a card shows over the board. The result is a sentence from above where none is here.

scene-fight = { $seat } against { $enemy }
scene-hunt = { $seat } goes hunting
scene-voyage = { $seat } sails to { -shore } { $shore }
scene-muster = The { -warrior }s set out
scene-round = Round { $round } is over
scene-troll_lives = The { -troll } lives: 1 { -blame } each.
scene-troll_slain = The { -troll } is slain.

