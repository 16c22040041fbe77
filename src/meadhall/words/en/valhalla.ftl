### Valhalla in English.
### Keys are symbols of the game's own code: event-KEY, ask-KIND, do-VERB, why-REASON, and
### names as KIND-ID. $seat and $other are players' names; cards, dice and clans arrive as
### names, numbers as numbers. Warriors, Jarls, Tactics and Monsters are called what the card
### data call them; what has no name there is named here.

## Nouns of the game

-game = Valhalla
-glory = Glory
-warrior = Warrior
-warriors = Warriors
-team = Team
-jarl = Jarl
-tactic = Tactic
-tactics = Tactics
-mission = Mission
-shield = shield
-king = King of the Hill
-monster = Monster
-ragnarok = Ragnarök
-loki = Loki's Trick
-thor = Thor's Support
-tyr = Tyr's Wrath

## What happened

event-set_up =
    { $loki ->
        [none] The table is laid. { $first } takes the first turn.
       *[other] The table is laid. { $first } takes the first turn. Loki plays his trick with { $loki }.
    }
event-dealt_jarls = You choose among the { -jarl }s { $jarls }.
event-chose_jarl = You follow { $jarl }.
event-jarls_revealed = The { -jarl }s are turned up: { $pairs }.
event-row = In the open row: { $cards }.
event-took_from_row = { $seat } takes { $card } from the row.
event-draft_passed = { $seat } passes and fills up from the row.
event-laid = { $seat } lays { $card } into the row.
event-exchanged =
    { $count ->
        [0] { $seat } keeps the whole hand.
        [one] { $seat } exchanges 1 card.
       *[other] { $seat } exchanges { $count } cards.
    }
event-hand_chosen = { $seat } puts away { $cards }.
event-drew_tyr = { $seat } draws a card of { -tyr }.
event-turn = Turn { $turn }: { $seat }.
event-last_round = The deck or the shields run out: the last round begins after { $seat }'s turn.
event-deployed = { $seat } sends { $warrior } into the { -team }.
event-dismissed = { $seat } dismisses { $warrior }.
event-attached = { $seat } attaches { $card } to { $warrior }.
event-drew =
    { $count ->
        [0] { $seat } finds no card to draw.
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
event-drew_cards = { $seat } drew: { $cards }.
event-kept = { $seat } keeps { $card }.
event-discarded = { $seat } discards { $card }.
event-discarded_hand = { $seat } discards the hand: { $cards }.
event-milled = From the deck to the discard pile: { $cards }.
event-took_from_discard = { $seat } takes { $card } from the discard pile.
event-looked_at_hand = { $seat } looks at the hand of { $other }.
event-hand_shown = { $seat } holds: { $cards }.
event-stole = { $seat } takes a random card from the hand of { $other }.
event-stole_card = { $seat } took { $card } from { $other }.
event-attacked = { $attacker } attacks { $defender }!
event-no_battle = { $seat } has armed nobody: there is no battle.
event-rolled = { $seat } rolls: { $dice }.
event-rerolled = { $seat } re-rolls { $before }: { $dice }.
event-spent_die = { $seat } gives up a die: { $dice }.
event-turned = { $seat } turns a die from { $before } to { $dice }.
event-rolled_grey = { $seat } rolls new weapons: { $dice }.
event-kept_die = { $seat } keeps the { $dice }.
event-activated = { $seat } arms { $warrior } with { $dice }.
event-frost =
    { $dice ->
        [one] Frost! The enemy of { $seat } rolls one die fewer.
       *[other] Frost! The enemy of { $seat } rolls { $dice } dice fewer.
    }
event-played = { $seat } plays { $card }.
event-used_jarl = { $seat } calls on { $jarl } ({ $trait } trait).
event-jarl_cut_off = { $seat } is cut off from the { -jarl }.
event-on_the_road = { $seat } chooses { $warrior } for the road to Valhalla: { $strength } strength is lost.
event-blocked = { $seat } blocks { $warrior }.
event-denied = { $seat } bars { $warrior } from Valhalla.
event-forged = { $seat } forges for { $warrior }: a card lies face down beside the Dwarf.
event-forge_revealed = { $seat } had forged with { $cards }.
event-strength = { $seat } fights with strength { $strength }.
event-battle_won = { $winner } wins the battle: attack { $attack }, defence { $defence }.
event-took_shield =
    { $left ->
        [0] { $seat } takes the last { -shield } of { $other }.
       *[other] { $seat } takes a { -shield } of { $other }, who has { $left } left.
    }
event-gave_shield = { $seat } gives a { -shield } to { $other }.
event-to_valhalla = { $seat } sends to Valhalla: { $warriors }.
event-rewarded = { $seat } gains { $warrior } for Valhalla.
event-mission = { $seat } fulfils a mission: { $card }.
event-premium = Loki gives { $seat } the premium of row { $row }: { $effect }.
event-supported = { $seat } supports { $other } with { $card }.
event-support_rewarded = { $seat } backed the winner: { $card } goes to Valhalla.
event-support_lost = { $seat } backed the loser: { $card } is discarded.
event-took_tactic = { $seat } takes the { -tactic } { $card } back into the hand.
event-crowned = { $seat } is { -king }.
event-king_bonus = { $seat } is { -king }, level { $level }: { $glory } { -glory } is due.
event-ragnarok = { -ragnarok }: the last fight of { $seat }.
event-game_over = All is fought. { -glory } is counted.
event-helper = { $other } helps { $seat }.
event-monster_rolled =
    { $dice ->
        [none] The { -monster } rolls no weapon. Symbols covered: { $covered }.
       *[other] The { -monster } rolls { $dice }. Symbols covered: { $covered }.
    }
event-attacked_monster = { $seat } attacks the { -monster }: card { $level }, strength { $strength }.
event-monster_attacked = The { -monster } attacks { $seat }: card { $level }, strength { $strength }.
event-monster_battle_won = { $seat } beats the { -monster }: { $strength } against { $monster }.
event-monster_battle_lost = { $seat } loses to the { -monster }: { $strength } against { $monster }.
event-next_monster = Card { $level } of the { -monster } lies open now.
event-last_attack = { $seat } has one last attack. It decides everything.
event-lost_shield =
    { $left ->
        [0] { $seat } loses the last { -shield }.
       *[other] { $seat } loses a { -shield } and has { $left } left.
    }
event-lost_glory = { $glory } { -glory } in Valhalla is lost.
event-monster_beaten = The { -monster } is beaten!
event-monster_won = The { -monster } has won.

## What is asked. $… is what the question is about.

ask-choose_jarl = Which { -jarl } do you follow?
ask-pick_warrior = Which { -warrior } of the row joins your { -team }?
ask-choose_hand =
    { $left ->
        [one] Which card do you put away? One must go.
       *[other] Which cards do you put away? { $left } must go.
    }
ask-draft = Lay a card into the row, take one, or pass?
ask-exchange_hand = Which cards of your first hand do you exchange?
ask-action = Your turn: what do you do?
ask-deploy =
    { $symbols ->
        [none]
            { $left ->
                [one] Which { -warrior } joins your { -team }?
               *[other] Which { -warriors } join your { -team }? Up to { $left }.
            }
       *[other] Who joins? { $left } more, { $symbols } weapons at most.
    }
ask-make_room = { $warrior } needs a space: who leaves your { -team }?
ask-choose_space =
    { $warrior ->
        [none] Where does the { -warrior } stand?
       *[other] Where does { $warrior } stand?
    }
ask-attach_tyr = Attach a card of { -tyr } to a new { -warrior }?
ask-choose_bearer = Who bears { $card }?
ask-jarl_for_draw =
    { $count ->
        [one] You draw a card. Call on your { -jarl } first?
       *[other] You draw { $count } cards. Call on your { -jarl } first?
    }
ask-keep_card =
    { $keep ->
        [one] Which card do you keep?
       *[other] Which cards do you keep? { $keep } are yours.
    }
ask-order_discards = Which card goes on the discard pile next?
ask-before_battle = Before the battle: what do you do?
ask-jarl_before_roll = Call on your { -jarl } before you roll?
ask-phase =
    { $strength ->
        [none] { -ragnarok }: what do you do?
       *[other] As { $side }, strength { $strength }: what do you do?
    }
ask-mark_dice =
    { $rerolls ->
        [one] Which dice do you roll again?
       *[other] Which dice do you roll again? { $rerolls } re-rolls left.
    }
ask-spend_die = Which die do you give up?
ask-turn_dice =
    { $left ->
        [one] Which die do you turn?
       *[other] Which dice do you turn? Up to { $left }.
    }
ask-keep_die = Which of the two dice do you keep?
ask-place_dice = Which die goes on { $warrior }? { $placed } placed so far.
ask-block_warrior = Whom do you block?
ask-disarm = You must discard a { -tactic }: which one?
ask-forge = Which card do you lay face down beside the Dwarf?
ask-deny_warrior = Who may not go to Valhalla?
ask-road_to_valhalla = Who takes the road to Valhalla and adds no strength?
ask-from_hand = Which card of { $other }'s hand?
ask-after_battle = After the battle: call on your { -jarl }?
ask-recover_tactic = Which { -tactic } do you take back?
ask-take_played_tactic = Take a { -tactic } that was played?
ask-send =
    { $room ->
        [none] Who leaves for Valhalla? { $chosen } of up to { $most } chosen.
       *[other] Who leaves for Valhalla? { $chosen } of up to { $most } chosen; room for { $room } { -glory }.
    }
ask-premium = { -loki }: the difference is { $difference }. Which premium do you take?
ask-reward = { $due } { -glory } is due to you: which card from the discard pile?
ask-mission = Play a fulfilled { -mission }?
ask-support = { $attacker } fights { $defender }: support one of them?
ask-helper = Who helps you in this battle?
ask-lose_card = Which card do you discard?
ask-lose_warrior = Which { -warrior } do you lose?

## What can be chosen

do-play_one = Play a { -warrior }
do-play_two = Play two { -warriors }
do-attack = Attack { $seat }
do-attack_monster = Attack the { -monster }
do-draw = Draw cards
do-jarl = Call on your { -jarl } ({ $trait } trait)
do-pass = Leave it
do-done = Done
do-end_phase = End your part of the battle
do-reroll = Give up a die to roll others again
do-free_reroll = Roll dice again for free
do-roll = Roll what you picked
do-mark = Pick { $die }
do-spend = Give up { $die }
do-place = Place { $die }
do-keep_die = Keep { $face }
do-turn = Turn { $die } to { $weapon }
do-activate = Arm { $warrior }
do-play = Play { $card }
do-support = Support the { $side } with { $card }
do-forge = Forge for { $warrior }
do-deploy = Play { $warrior }
do-dismiss = Dismiss { $warrior }
do-target = Choose { $warrior }
do-send = Send { $warrior }
do-attach = Attach { $card }
do-space = Space { $space }
do-discard = Discard { $card }
do-keep = Keep { $card }
do-take = Take { $card }
do-lay = Lay { $card }
do-reward = Take a { $clan } card worth { $glory } { -glory }
do-premium = Take the premium of row { $row }
do-choose_jarl = Follow { $jarl }
do-helper = Ask { $seat } for help

## Why something is closed

why-all_on_the_road = All armed { -warriors } of the attacker are on the road already.
why-already_marked = All such dice are picked already.
why-attacker_only = Only an attacker may play it.
why-denied = A Dwarf bars this { -warrior } from Valhalla.
why-denied_already = This { -warrior } is barred from Valhalla already.
why-die_not_needed = This { -warrior } does not need it now.
why-enough_sent =
    { $most ->
        [one] No more than one may leave.
       *[other] No more than { $most } may leave.
    }
why-forged_already = A card lies beside this Dwarf already.
why-hand_empty = Your hand is empty.
why-leaves_a_rest = With it the other cards could not make up { $due } { -glory }.
why-miss_arms_nobody = A miss arms nobody.
why-monster_has_no_warriors = The { -monster } has no { -warriors }.
why-no_tactic = It is no { -tactic }.
why-not_a_miss = Only a miss can be turned.
why-nothing_marked = Pick at least one die first.
why-of_the_partner = This { -warrior } belongs to another { -team }.
why-on_the_road = This { -warrior } is on the road already.
why-one_card_only = As the last player you may lay one card only.
why-one_warrior_only = You hold one { -warrior } only.
why-other_weapon = Your { -jarl } turns dice to another weapon.
why-own_phase_only = It is played after your first roll only.
why-space_taken = Somebody stands there.
why-still_fits = Somebody else still fits into Valhalla.
why-supply_is_no_die = A card is no die: it cannot pay for a re-roll.
why-thor_stays = Cards of Thor are never taken.
why-worth_too_much = Only { $due } { -glory } is due to you.
why-wrong_weapon = The { -tactic } asks for another weapon.
why-before_battle_only = It is played before a battle only.
why-blocked = A Dwarf has blocked this { -warrior }.
why-dice_missing = Your dice do not show the weapons it needs.
why-jarl_cancelled = Your { -jarl } has no say in this battle.
why-jarl_condition = The condition of this trait is not met.
why-jarl_no_effect = It would change nothing now.
why-jarl_used = It has been used already.
why-just_played = It has joined only just now.
why-must_play = Your { -team } is empty and you hold a { -warrior }: play one first.
why-no_die_left_to_reroll = No die would be left to roll again.
why-no_effect = It would change nothing now.
why-no_more_tactics = You may play no more { -tactics } in this battle.
why-no_shield = This player has no { -shield } left to take.
why-no_warrior = You hold no { -warrior }.
why-not_in_ragnarok = It helps nobody in { -ragnarok }.
why-no_grey_die = No grey die is left.
why-monster_forbids = The { -monster } does not allow it.
why-no_die = You have no die for it.
why-no_such_die = You have no die that shows its weapon.
why-no_miss = None of your dice shows a miss.
why-no_jarl_to_cut_off = There is no { -jarl } to cut off.
why-defender_only = Only a defender may play it.
why-no_warrior_in_discard = No { -warrior } lies in the discard pile.
why-team_not_smaller = Your { -team } is not the smaller one.
why-not_fulfilled = This { -mission } is not fulfilled.
why-one_thor_card = You have supported somebody in this battle already.
why-over_valhalla_limit = Valhalla has room for { $room } more { -glory } only.
why-own_team_empty = Your { -team } is empty.
why-partner = You play together.
why-row_above = The difference in strength is beyond this row.
why-team_empty = This { -team } is empty.
why-team_too_large = The { -team } it would support is too large.
why-too_many_symbols = The { -warriors } need more than { $limit } weapons together.

## Sources of points

score-valhalla = { $card } in Valhalla
score-valhalla_all = { -warriors } and cards in Valhalla
score-own_shields = own shields
score-captured_shields = captured shields
score-shield_sets = sets of shields
score-king = { -king }
score-monster = cards of { $card } beaten
score-total = total

## Dice

die-own = { $face }
die-grey = grey { $face }
die-card = { $face } (card)
dice-some =
    { $n ->
        [one] { $die }
       *[other] { $n } × { $die }
    }
dice-none = nothing
face-sword = sword
face-axe = axe
face-spear = spear
face-bow = bow
face-shield = shield
face-miss = miss

## Things by name

clan-bear = Bear
clan-wolf = Wolf
clan-boar = Boar
clan-deer = Deer
clan-ice_giant = Ice Giant
clan-dwarf = Dwarf
clan_short-bear = Be
clan_short-wolf = Wo
clan_short-boar = Bo
clan_short-deer = De
clan_short-ice_giant = Gi
clan_short-dwarf = Dw
side-attacker = attacker
side-defender = defender
trait-upper = upper
trait-lower = lower
phase-set_up = set-up
phase-turn = turn
phase-battle = battle
phase-ragnarok = { -ragnarok }
phase-over = the end
level-normal = normal
level-hard = hard
level-impossible = impossible

loki-loki_01 = Loki's card 1
loki-loki_02 = Loki's card 2
loki-loki_03 = Loki's card 3
loki-loki_04 = Loki's card 4
loki-loki_05 = Loki's card 5
loki-loki_06 = Loki's card 6
loki-loki_07 = Loki's card 7
loki-loki_08 = Loki's card 8
loki-loki_09 = Loki's card 9
loki-loki_10 = Loki's card 10

card-mission_no_reroll = Mission: steady hand
card-mission_margin_5 = Mission: overwhelming
card-mission_three_activated = Mission: side by side
card-tyr_hate_bear = Wrath at Bears
card-tyr_hate_wolf = Wrath at Wolves
card-tyr_hate_boar = Wrath at Boars
card-tyr_hate_deer = Wrath at Deer
card-tyr_hate_ice_giant = Wrath at Giants
card-tyr_might = Might of Tyr
card-tyr_ease_sword = Tyr's sword
card-tyr_ease_axe = Tyr's axe
card-tyr_ease_spear = Tyr's spear
card-tyr_ease_bow = Tyr's bow
card-tyr_ease_shield = Tyr's shield
thor-named = Thor: { $bonus } ({ $condition })
thor_condition-fewer = fewer
thor_condition-fewer_or_equal = not more
thor_bonus-draw =
    { $n ->
        [one] a card
       *[other] { $n } cards
    }
thor_bonus-free_reroll =
    { $n ->
        [one] a free re-roll
       *[other] { $n } free re-rolls
    }
thor_bonus-steal_random =
    { $n ->
        [one] steal a card
       *[other] steal { $n } cards
    }
thor_bonus-strength = +{ $n } strength
thor_bonus-extra_die =
    { $n ->
        [one] an extra die
       *[other] { $n } extra dice
    }
card-hidden = a hidden card

## What cards do

needs-exact = needs { $weapons }
needs-any =
    { $n ->
        [one] needs any weapon
       *[other] needs any { $n } weapons
    }
needs-same = needs { $n } equal weapons
needs-pairs = needs pairs, { $n } weapons
needs-different = needs { $n } different weapons
about-warrior = { $clan }, strength { $strength }, { $needs }, { $glory } { -glory }.
warrior_trait-boar_hunt = +{ $bonus } against a { -team } with a { $target }.
warrior_trait-kin = +{ $one } with a { $target } in your { -team }, +{ $two } with more.
warrior_trait-variety = +{ $one } with 3 clans in your { -team }, +{ $two } with 4.
warrior_trait-giant_frost = Armed in attack: the defender rolls a die fewer.
warrior_trait-favour_company = +{ $bonus } { -glory } for each other who leaves with it.
warrior_trait-favour_clan = +{ $bonus } { -glory } if a { $target } leaves with it.
warrior_trait-favour_alone = +{ $bonus } { -glory } if it leaves alone.
warrior_trait-dwarf_block = Armed in attack: blocks an enemy.
warrior_trait-dwarf_deny = Bars an enemy from Valhalla.
warrior_trait-dwarf_disarm = Armed: the enemy discards a { -tactic }.
warrior_trait-dwarf_forge = +{ $bonus } for a card laid beside it.
about-tactic-fury_2 = +{ $strength } strength.
about-tactic-fury_3 = +{ $strength } strength if your { -team } is the smaller one.
about-tactic-heroic_3 = +{ $strength } strength for any die.
about-tactic-heroic_4 = +{ $strength } strength for a die with { $face }.
about-tactic-new_weapons = Roll { $roll } grey dice and keep { $keep }.
about-tactic-push_back = { $rerolls } free re-rolls.
about-tactic-exchange = Turn any number of misses to weapons of your choice.
about-tactic-cut_off = In attack: the enemy's { -jarl } has no say in this battle.
about-tactic-weapon_supply = It is a die that shows { $face }.
about-tactic-road_to_valhalla = In defence: an armed { -warrior } of the attacker adds no strength and leaves for Valhalla.
about-tactic-call_to_arms = Before a battle: the topmost { -warrior } of the discard pile joins your { -team }.
about-tactic-battle_cry_team = +{ $n } strength for each { -warrior } in your { -team }.
about-tactic-battle_cry_activation = Strength by armed { -warriors }: { $values }.
about-mission-mission_no_reroll = { $glory } { -glory } for a battle won without giving up a die to re-roll.
about-mission-mission_margin_5 = { $glory } { -glory } for a battle won by { $margin } strength or more.
about-mission-mission_three_activated = { $glory } { -glory } for a battle won with { $activated } armed { -warriors } or more.
about-thor = { $glory } { -glory } if the side you back wins. For a { -team } with { $condition } { -warriors } than the other.
about-tyr-strength_if_opponent_clan = +{ $n } strength against a { -team } with a { $clan }.
about-tyr-strength = +{ $n } strength.
about-tyr-requirement_minus = Its bearer needs one { $weapon } less.
about-monster = Strength and room in Valhalla, card by card: { $cards }.
about-trait_if = If { $condition }: { $text }
about-premium = Difference { $range }: { $effect }.
range-up_to = { $least } to { $most }
range-from = { $least } or more

condition-own_shields_at_most = you have { $n } own shields or fewer
condition-own_shields_fewer_than_opponent = you have fewer own shields than the enemy
condition-team_size_at_least = your { -team } has { $n } or more { -warriors }
condition-team_size_at_most =
    { $n ->
        [0] your { -team } is empty
       *[other] your { -team } has { $n } or fewer { -warriors }
    }
condition-team_smaller_than_opponent = your { -team } is the smaller one
condition-activated_exactly = you armed exactly { $n }
condition-activated_at_least = you armed { $n } or more
condition-hand_at_most = you hold { $n } cards or fewer
condition-hand_smaller_than_opponent = you hold fewer cards than the enemy
condition-clan_in_team_at_least = your { -team } has { $n } or more of the { $clan } clan
condition-no_warrior_in_hand = you hold no { -warrior }
condition-role_is =
    { $role ->
        [attack] you attack
       *[other] you defend
    }
condition-opponent_has_more_captured_shields = the enemy has captured more shields than you
condition-opponent_has_most_captured_shields = nobody has captured more shields than the enemy
condition-shares_clan_with_defender = you share a clan with the defender

effect-draw =
    { $n ->
        [one] draw a card
       *[other] draw { $n } cards
    }
effect-draw_keep = draw { $draw } cards and keep { $keep }
effect-send_all = all your armed { -warriors } go to Valhalla
effect-send =
    { $n ->
        [one] one of your armed { -warriors } goes to Valhalla
       *[other] up to { $n } of your armed { -warriors } go to Valhalla
    }
effect-steal_random =
    { $n ->
        [one] take a random card of the winner
       *[other] take { $n } random cards of the winner
    }
effect-recover_tactic =
    { $n ->
        [one] take back a { -tactic } you played
       *[other] take back { $n } { -tactics } you played
    }
effect-play_from_hand =
    { $n ->
        [one] play a { -warrior } from the hand
       *[other] play { $n } { -warriors } from the hand
    }
effect-winner_discards_random =
    { $n ->
        [one] the winner discards a random card
       *[other] the winner discards { $n } random cards
    }

premium-draw = draw
premium-draw_keep = draw and keep
premium-send_all = all armed { -warriors } go to Valhalla
premium-send = armed { -warriors } go to Valhalla
premium-steal_random = a card of the winner
premium-recover_tactic = a { -tactic } comes back
premium-play_from_hand = a { -warrior } from the hand
premium-winner_discards_random = the winner discards at random

bane-mill_one = Each turn a card of the deck is lost
bane-lose_hand_card = Before a battle you discard a card
bane-lose_random_card = After a battle you discard a random card
bane-jarl_blocked = Your { -jarl } has no say in battle
bane-team_limit_minus_1 = Your { -team } is one smaller
bane-loss_costs_glory = A battle lost costs { -glory }
bane-battle_costs_glory = Every battle costs { -glory }
bane-clan_trait_ignored = Traits of the { $clan } clan add no strength
bane-minus_one_die = You roll one die fewer
bane-two_tactics_max = At most two { -tactics } in a battle
bane-no_tactics = No { -tactics } in battle
bane-lose_warrior = Before a battle you lose a { -warrior }
bane-no_push_back_no_exchange = Neither Push Back nor Weapons Exchange

## The board in words and headings

board-turn = Turn { $turn }
board-deck =
    { $n ->
        [one] deck 1 card
       *[other] deck { $n } cards
    }
board-last_round = LAST ROUND
board-set_up = Set-up
board-over = The end
board-ragnarok = { -ragnarok }
board-no_jarl = no { -jarl }
board-silenced = silenced
board-rested = used
board-hand = hand
board-valhalla = Valhalla
board-own_shields = own
board-captured = captured
board-empty_team = no { -warrior } stands here
board-your_hand = Your hand
board-your_valhalla = Your Valhalla
board-nothing = nothing
board-discard =
    { $n ->
        [0] Discard pile: empty
        [one] Discard pile, 1 card: { $cards }
       *[other] Discard pile, { $n } cards, topmost first: { $cards }
    }
board-row = Open row: { $cards }
board-loki = { $card }: { $rows }
board-drawn = Drawn
board-aside = Put aside
board-known = known: { $cards }
board-tyr_known = a Tyr card
board-king = King { $level }
board-partner = with { $seat }
board-attacks = attacks
board-defends = defends
board-strength = strength
board-dice = dice
board-no_dice = no dice
board-battle = Battle: { $attacker } against { $defender }
board-ragnarok_of = { -ragnarok } of { $seat }
board-helper = helped by { $seat }
board-supports = { $seat } supports the { $side }
board-frost = frost: { $n }
board-played = played
board-leaving = leaving
board-monster = { $monster }, card { $level } ({ $left } left)
board-monster_strength = strength { $strength }
board-monster_warriors = counts as { $n } { -warriors }
board-monster_next = next: card { $level }, strength { $strength }
board-monster_room = Valhalla { $glory } of { $limit } { -glory }
board-blocked = blocked
board-denied = barred
board-road = on the road
board-forge = forged
board-legend = Weapons: { $sword } sword, { $axe } axe, { $spear } spear, { $bow } bow, { $shield } shield, { $miss } miss; { $any } any weapon, { $same } equal ones, { $pairs } pairs, { $different } different ones. Grey dice are marked g, cards that serve as dice c. { $armed } armed, { $glory } Glory, { $own } own shield, { $lost } lost shield.

## The table in sentences

told-progress = { $where }.
told-last_round = This is the last round.
told-active = It is the turn of { $seat }.
told-seat =
    { $hand ->
        [one] { $seat } has { $shields } own shields, 1 card in hand and { $valhalla } in Valhalla.
       *[other] { $seat } has { $shields } own shields, { $hand } cards in hand and { $valhalla } in Valhalla.
    }
told-jarl = { $seat } follows { $jarl }. { $about }
told-jarl_silenced = { $jarl } has no say now.
told-captured =
    { $n ->
        [one] { $seat } has captured 1 shield of { $other }.
       *[other] { $seat } has captured { $n } shields of { $other }.
    }
told-king = { $seat } is { -king }, level { $level }.
told-partner = { $seat } plays with { $other }.
told-known = You know of { $seat }'s hand: { $cards }.
told-team_empty = { $seat }'s { -team } is empty.
told-warrior = { $seat }'s { -team }: { $warrior }, { $about }
told-warrior_tyr = { $warrior } bears { $card }.
told-warrior_armed = { $warrior } is armed.
told-warrior_state = { $warrior } is { $state }.
told-hand = You hold: { $cards }.
told-no_hand = You hold no card.
told-drawn = You have drawn: { $cards }.
told-aside = You have put aside: { $cards }.
told-valhalla = Your Valhalla: { $cards }.
told-valhalla_of = Valhalla of { $seat }: { $cards }.
told-discard = On top of the discard pile of { $n }: { $card }.
told-discard_empty = The discard pile is empty.
told-row = In the open row: { $cards }.
told-loki = { $card }. { $rows }
told-battle = { $attacker } attacks { $defender }: strength { $attack } against { $defence }.
told-ragnarok = { -ragnarok }: { $seat } fights for the last time.
told-dice = In the pool: { $dice }.
told-tactics = The { $side } has played { $cards }.
told-support = { $seat } supports the { $side } with { $card }.
told-helper = { $seat } helps.
told-monster = { $monster }: card { $level } lies open, { $left } are left. Strength { $strength }, counts as { $warriors } { -warriors } of the clans { $clans }.
told-monster_symbols = It attacks when all its symbols are covered: { $symbols }. Covered: { $covered }.
told-monster_trait = { $trait }.
told-monster_next = Below it: card { $level }, strength { $strength }.
told-monster_room = Your Valhalla holds { $glory } of { $limit } { -glory }.
told-monster_lost = { $n } { -glory } is lost.
told-card = { $card }: { $about }

## Things explained: tokens, dice, clans. Numbers come from the card data.

good-glory = { -glory }
good-own_shield = own { -shield }
good-captured_shield = captured { -shield }
good-king = { -king }
about-good-glory = { -glory } counts on cards in Valhalla. Most points win.
about-good-own_shield = A battle lost in defence costs one. When somebody loses the last one, the last round begins.
about-good-captured_shield = Taken from a defender who lost the battle.
about-good-king = Whoever beats the King takes the title. It brings { -glory } at the start of each turn, and { $n } at the end.
about-shield_points =
    { $n ->
        [0] No points at the end.
        [one] 1 point at the end.
       *[other] { $n } points at the end.
    }
about-face_weapon = Arms a { -warrior } who needs it.
about-face-miss = Arms nobody.
about-die_own = A battle die. Its sides: { $faces }.
about-die_grey = An extra die, from a card or a { -jarl }. Its sides: { $faces }.
about-die_card = A card that serves as a die.
about-clan =
    { $n ->
        [one] 1 { -warrior } of this clan is among the cards.
       *[other] { $n } { -warriors } of this clan are among the cards.
    }
clan-shown = shown
result-won = won
result-lost = lost
about-card-hidden = Nobody but its owner knows this card.

told-odds_attack = About { $percent } percent to win if you attack { $seat }.
told-odds_monster = About { $percent } percent to beat the { -monster } if you attack it.
told-odds_win = About { $percent } percent to win this battle.
told-odds_reroll = About { $percent } percent to win if you roll dice again.
told-odds_ragnarok =
    { $n ->
        [one] About 1 { -warrior } more can be armed.
       *[other] About { $n } { -warriors } more can be armed.
    }
## Scenes: what a card shows over the board. $what says who wins and who loses a shield.

scene-battle = { $attacker } against { $defender }
scene-battle_result = { $more } to { $less }: { $what }.
scene-won = { $seat } wins
scene-won_you = you win
scene-shield = { $seat } loses a { -shield }
scene-shield_you = you lose a { -shield }
scene-no_battle = No battle
scene-monster_battle = { $seat } against the { -monster }
scene-last_fight = To Valhalla
scene-ragnarok = { -ragnarok }
scene-last_round = The end draws near
scene-last_attack = The last attack
scene-jarls_revealed = The { -jarl }s
scene-game_over = All is fought

## Jarls whose card data calls an action by its number, which no screen shows

jarl-aslaug =
    .upper = When you draw cards instead of playing, draw 1 more card.
    .lower = When you draw cards instead of playing, keep 1 more card.
jarl-ottar =
    .upper = When you play two { -warriors }, they may have 4 weapon symbols in total.
    .lower = When you play two { -warriors }, they may have 5 weapon symbols in total.
