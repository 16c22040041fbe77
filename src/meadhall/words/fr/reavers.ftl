### Reavers of Midgard in French.
### Names of cards and players arrive without an article: they follow a colon or a bracket. Faces of
### dice are all masculine, so that colours can be too. What cards do is said in infinitives. The
### plural category “one” means 0 and 1.

## Nouns of the game, singular or plural (count: "many")

-game = Pillards de Midgard
-glory =
    { $count ->
        [one] point de Gloire
        [many] points de Gloire
       *[none] Gloire
    }
    .gender = feminine
-favour =
    { $count ->
       *[one] Faveur
        [many] Faveurs
    }
    .gender = feminine
-terror =
    { $count ->
        [one] jeton Terreur
        [many] jetons Terreur
       *[none] Terreur
    }
    .gender = feminine
-reaver =
    { $count ->
       *[one] Pillard
        [many] Pillards
    }
    .gender = masculine
-jarl = Jarl
    .gender = masculine
-artifact =
    { $count ->
       *[one] Artefact
        [many] Artefacts
    }
    .gender = masculine
-prophecy =
    { $count ->
       *[one] Prophétie
        [many] Prophéties
    }
    .gender = feminine
-upgrade = Amélioration de navire
    .gender = feminine
-territory =
    { $count ->
       *[one] territoire
        [many] territoires
    }
    .gender = masculine
-defence = Défense
    .gender = feminine
-success = succès
    .gender = masculine
-crew = équipage
    .gender = masculine
-marker = marqueur Premier joueur
    .gender = masculine
-honour_ship = Navire d’honneur
    .gender = masculine
-pile = pile de Gloire
    .gender = feminine

## What happened

event-set_up =
    { $honor ->
        [none] Le plateau est prêt. { $start } a le { -marker }.
       *[other] Le plateau est prêt. { $start } a le { -marker }, et { $honor } le { -honour_ship }.
    }
event-trade_dice = Dés lancés pour les marchands : { $dice }.
event-round = La manche { $round } commence. Ordre de choix : { $order }.
event-selected = { $seat } choisit : { $space }.
event-clean_up = La manche { $round } est finie. On range le plateau.
event-honor_ship = Le { -honour_ship } passe à { $seat }.
event-start_marker = { $seat } a maintenant le { -marker }.
event-game_over = La dernière manche est finie. On compte la { -glory }.
event-acts = { $seat } agit : { $space }.
event-rests = { $seat } se repose.
event-gained =
    { $goods ->
        [none] { $seat } ne gagne rien.
       *[other] { $seat } gagne { $goods }.
    }
event-lost =
    { $goods ->
        [none] { $seat } ne perd rien.
       *[other] { $seat } perd { $goods }.
    }
event-paid =
    { $goods ->
        [none] { $seat } ne paie rien.
       *[other] { $seat } paie { $goods }.
    }
event-paid_die = { $seat } défausse un dé : { $die }.
event-rolled = { $seat } lance les dés : { $dice }.
event-set_die = { $seat } prend un dé : { $die }.
event-took_die = { $seat } prend un dé chez les marchands : { $die }.
event-lost_die = { $seat } perd un dé : { $die }.
event-discarded_die = { $seat } n’a plus de place et défausse un dé : { $die }.
event-stored_die = { $seat } pose un dé sur { $artifact } : { $die }.
event-flipped = { $seat } retourne une tuile : { $tile }.
event-took_tile = { $seat } prend une tuile : { $tile }.
event-lost_tile = { $seat } perd une tuile : { $tile }.
event-took_pair = { $seat } prend la paire { $cards }.
event-drew = { $seat } pioche ({ $deck }) : { $cards }.
event-drew_extra = { $seat } pioche en plus : { $cards }.
event-drew_prophecies =
    { $count ->
        [one] { $seat } pioche { $count } { -prophecy }.
       *[other] { $seat } pioche { $count } { -prophecy(count: "many") }.
    }
event-own_prophecies = Tu as pioché : { $cards }.
event-looked_at = Tu vois dans la pioche { $deck } : { $cards }.
event-not_kept = { $seat } remet sous la pioche { $deck } : { $cards }.
event-took_prophecy = { $seat } prend la { -prophecy } { $prophecy }.
event-discarded_prophecy = { $seat } remet une { -prophecy } sous la pioche : { $prophecy }.
event-reshuffled = La défausse { $deck } est mélangée et redevient pioche.
event-to_pile = { $seat } met sur sa { -pile } : { $card }.
event-rallied = { $seat } rallie ses forces avec un { -reaver } : { $reaver }.
event-specialized = { $seat } spécialise un { -reaver } ({ $reaver }) : { $space }.
event-promoted = { $seat } a un nouveau { -jarl } : { $reaver }.
event-lost_jarl = { $seat } perd son { -jarl } : { $reaver }.
event-discarded_reaver = { $seat } renonce à un { -reaver } : { $reaver }.
event-specialist = Un spécialiste sert { $seat } : { $reaver }.
event-placed_artifact = { $seat } gagne un { -artifact } : { $artifact }.
event-discarded_artifact = { $seat } met un { -artifact } sur sa { -pile } : { $artifact }.
event-used_artifact = { $seat } utilise { $artifact }.
event-artifact_reaver = { $seat } applique { $artifact } à un { -reaver } : { $reaver }.
event-journey = { $seat } prend la mer et rencontre « { $journey } ».
event-battle =
    { $from_deck ->
        [0] { $seat } choisit sa bataille : { $card }.
       *[other] { $seat } révèle une bataille de la pioche : { $card }.
    }
event-won_battle = { $seat } gagne la bataille navale : { $card }.
event-lost_battle = { $seat } perd la bataille navale : { $card }.
event-committed = { $seat } engage un dé au combat : { $die }.
event-battle_roll = { $seat } lance les dés : { $dice }. Au total : { $successes } { -success }.
event-won_combat = { $seat } gagne le combat : { $successes } { -success } contre { -defence } { $defense }.
event-lost_combat = { $seat } perd le combat : { $successes } { -success } contre { -defence } { $defense }.
event-chose = { $seat } résout { $card } : { $effect }.
event-pillaged = { $seat } pille : { $card }.
event-attempt =
    { $how ->
        [force] { $seat } attaque un { $stack }.
       *[other] { $seat } paie pour un { $stack }.
    }
event-subdued = { $seat } soumet un { $stack }.
event-turned_over = { $seat } retourne : { $tiles }.
event-tile_reward = { $seat } prend la récompense : { $tile }.

## Scenes: what a card shows over the board. The result is a sentence from above.

scene-fight = { $seat } se bat : { $cause }
scene-battle = { $seat } en mer
scene-raid = { $seat } fait une prise
scene-voyage = { $seat } prend la mer
scene-phase = { $seat } : { $space }
scene-round = Fin de la manche { $round }

## What is asked

ask-select_space = Choisis un lieu d’action ({ $activation } sur 4 dans cette manche).
ask-act_or_rest = { $space } : agir, ou te reposer ?
ask-rest = Tu te reposes : prends de la nourriture, ou un dé avec la face de ton choix.
ask-end_turn = Ton tour s’achève. Utiliser d’abord un { -artifact } ?
ask-specialist = Un spécialiste peut te servir : { $card }. Tu paies ?
ask-recruit = Quels { -reaver(count: "many") } recrutes-tu ?
ask-pick_reaver = Quel { -reaver } utilises-tu en premier ?
ask-use_reaver = { $card } : comment l’utilises-tu ?
ask-trade = Commerce : encore { $picks } choix.
ask-trade_die = Quel autre dé prends-tu ?
ask-raid =
    { $extra_cards ->
        [0] Quelles cartes prends-tu dans ce raid ?
       *[other] Quelles cartes prends-tu dans ce raid ? Tu en pioches { $extra_cards } de plus.
    }
ask-order_spoils = Quelle carte résous-tu ensuite ?
ask-spoils_choice = { $card } : que choisis-tu ?
ask-pillage =
    { $defense ->
        [0] { $card } : piller ?
       *[other] { $card } : combattre ({ -defence } { $defense }) pour piller ?
    }
ask-fifth_artifact = Trop d’{ -artifact(count: "many") } : lequel va sur la { -pile } ?
ask-recruited_reaver = { $artifact } : pour quel { -reaver } ?
ask-artifact_die =
    { $left ->
        [one] Quel dé défausses-tu pour { $artifact } ?
       *[other] Quels dés défausses-tu pour { $artifact } ? Il en faut { $left }.
    }
ask-journey = { $journey } : payer, ou subir ?
ask-choose_battle = Quelle bataille choisis-tu ?
ask-battle = { $card } ({ -defence } { $defense }) : combattre, ou payer ?
ask-commit =
    { $battle_dice ->
        [one] { -defence } { $defense }, { $battle_dice } dé de bataille : en engager d’autres, ou lancer ?
       *[other] { -defence } { $defense }, { $battle_dice } dés de bataille : en engager d’autres, ou lancer ?
    }
ask-reroll = { $successes } sur { $defense } : relancer des dés pour 1 { -favour }, ou s’arrêter là ?
ask-subdue =
    { $left ->
        [one] Quel { -territory } tentes-tu ? C’est ton dernier essai.
       *[other] Quel { -territory } tentes-tu ? Il te reste { $left } essais.
    }
ask-exchange_tile = Utiliser { $artifact } pour prendre plutôt le niveau 3 ?
ask-tile_rewards = Quelle récompense prends-tu ensuite ?
ask-pay_dice =
    { $icon ->
        [any]
            { $left ->
                [one] Avec quel dé paies-tu ?
               *[other] Avec quels dés paies-tu ? Il en faut { $left }.
            }
       *[other] Quel dé ou quelle tuile paie pour : { $face } ? Il en faut { $left }.
    }
ask-discard_reaver =
    { $left ->
        [one] À quel { -reaver } renonces-tu ?
       *[other] À quels { -reaver(count: "many") } renonces-tu ? Encore { $left }.
    }
ask-gain_die = Quel dé prends-tu ?
ask-may_pay = Payer pour avoir plus ?
ask-lose_die = Quel dé perds-tu ?
ask-lose_one_of = Que perds-tu : un { -artifact } ou une { -upgrade } ?
ask-give_terror = À qui donnes-tu la { -terror } ?
ask-discard_prophecy = Quelle { -prophecy } remets-tu sous la pioche ?
ask-keep_card =
    { $keep ->
        [one] Quelle carte { $deck } gardes-tu ?
       *[other] Quelles cartes { $deck } gardes-tu ? Tu en gardes { $keep }.
    }
ask-draw_choice = Dans quelle pioche prends-tu une carte ?
ask-surplus_dice =
    { $excess ->
        [one] { $excess } dé de trop. Lequel défausses-tu ?
       *[other] { $excess } dés de trop. Lequel défausses-tu ?
    }
ask-store_die = Quel dé poses-tu pour de bon sur { $artifact } ?

## What can be chosen

do-select = Choisir : { $space }
do-act = Agir
do-rest = Se reposer
do-take = Prendre : { $good }
do-set_die = Prendre un dé : { $die }
do-roll_die = Lancer un dé { $colour }
do-take_die = Prendre le dé { $die }
do-pay_die = Payer avec le dé { $die }
do-pay_upgrade = Payer avec la tuile { $tile }
do-discard_die = Défausser le dé { $die }
do-pair = Prendre la paire { $pair }
do-from_deck = Prendre dans la pioche, sans voir
do-resolve = Résoudre { $card }
do-keep = Garder { $card }
do-rally = Rallier ses forces
do-specialize = Spécialiser : { $space }
do-promote = Promouvoir comme { -jarl }
do-draw = Piocher : { $deck }
do-prophecy = Prendre la { -prophecy } { $prophecy }
do-discard_prophecy = Remettre { $prophecy } sous la pioche
do-use = L’utiliser
do-skip = S’en passer
do-pay = Payer
do-suffer = Subir
do-sail_on = Poursuivre sa route
do-discard_reaver =
    { $where ->
        [jarl] Renoncer à son { -jarl }
       *[other] Renoncer au { -reaver } ({ $space }, place { $number })
    }
do-discard_artifact = Mettre { $artifact } sur la { -pile }
do-discard_upgrade = Rendre la tuile { $tile }
do-battle = Affronter : { $card }
do-fight = Combattre
do-give_up = Renoncer
do-commit_die = Engager le dé { $die }
do-commit_upgrade = Utiliser la tuile { $tile }
do-roll = Lancer les dés de bataille
do-mark =
    { $successes ->
        [0] Choisir pour la relance : un dé sans { -success }
       *[other] Choisir pour la relance : un dé à { $successes } { -success }
    }
do-reroll = Dépenser 1 { -favour } et relancer les dés choisis
do-stop = S’arrêter là
do-choose =
    { $option ->
        [first] Le premier choix
        [second] Le deuxième choix
       *[other] Le troisième choix
    }
do-choose_effect = Choisir : { $effect }
do-pillage = Piller
do-give = Donner à { $seat }
do-subdue =
    { $how ->
        [force] Attaquer un { $stack }
       *[other] Payer pour un { $stack }
    }
do-reward = Prendre la récompense de la tuile { $tile }
do-done = Terminer
do-artifact = Utiliser { $artifact }
do-store = Poser pour de bon un dé sur { $artifact }
do-store_die = Poser le dé { $die }

## Why something is closed

why-already_selected = { $other } l’a choisi pendant cette manche.
why-cannot_pay =
    { $cost ->
        [none] Tu ne peux pas en payer le prix.
       *[other] Tu ne peux pas en payer le prix : { $cost }.
    }
why-deck_empty = Cette pioche est vide.
why-first_attempt_is_a_must = Qui agit ici doit faire au moins un essai.
why-no_attempt_possible = Tu ne peux ni payer un { -territory }, ni te battre pour en avoir un.
why-no_battle_dice = Tu n’as rien pour combattre.
why-no_die_in_supply = La réserve n’a plus de dé de cette couleur.
why-space_full = Trois { -reaver(count: "many") } y sont déjà.
why-stack_empty = Il n’y a plus de tuile de cette sorte.
why-wrong_moment = Cela ne sert à rien en ce moment.
why-wrong_space = Cela sert à un autre lieu d’action.
why-used_already = Cela a déjà servi pendant cette activation.
why-no_matching_die = Tu n’as aucun dé qui montre cette face.
why-no_reaver_acquired = Tu n’as gagné aucun { -reaver } à ce tour.
why-nothing_to_gain = Cela ne changerait rien maintenant.
why-no_tile_left = La réserve n’a plus de tuile de cette sorte.
why-no_upgrade_space = Ton navire n’a plus de place pour une { -upgrade }.
why-no_terror = Tu n’as pas de { -terror } dont te débarrasser.
why-kept_by_artifact = Il est sur un { -artifact } qu’aucun autre dé ne remplit : le perdre ne fait pas de place.
why-has_die = Un dé s’y trouve déjà.
why-wrong_face = L’{ -artifact } demande une autre face.
why-wrong_icon = Cela ne paie pas ce symbole.
why-wrong_colour = Il faut un dé d’une autre couleur.
why-tile_is_no_die = Une tuile ne remplace pas un dé ici.
why-needed_for_the_rest = Sans cela, tu ne pourrais pas payer le reste du prix.
why-no_hammer = Cela ne compte pas comme marteau.
why-enough_battle_dice = Tu lances déjà autant de dés de bataille que permis.
why-all_marked = Tous les dés de ce résultat sont déjà choisis.
why-none_marked = Choisis au moins un dé à relancer.
why-some_marked = Tu as choisi des dés à relancer.
why-pair_taken = Cette paire a été prise pendant cette manche.
why-die_taken = Il ne reste aucun dé de ce genre chez les marchands.

## Sources of Glory

score-track = piste de { -glory }
score-terror = { -terror }
score-artifact = { -artifact } { $card }
score-set = série ({ $card })
score-tapestries = Tapisseries
score-tokens = jetons ({ $card })
score-majority = majorité ({ $card })
score-prophecy = { -prophecy } { $card }
score-total = total

## Amounts

amount-nothing = rien
amount-food =
    { $n ->
        [one] { $n } nourriture
       *[other] { $n } nourritures
    }
amount-favor =
    { $n ->
        [one] { $n } { -favour }
       *[other] { $n } { -favour(count: "many") }
    }
amount-glory =
    { $n ->
        [one] { $n } { -glory(count: "one") }
       *[other] { $n } { -glory(count: "many") }
    }
amount-terror =
    { $n ->
        [one] { $n } { -terror(count: "one") }
       *[other] { $n } { -terror(count: "many") }
    }
amount-farm =
    { $n ->
        [one] { $n } jeton Ferme
       *[other] { $n } jetons Ferme
    }
amount-wall =
    { $n ->
        [one] { $n } jeton Muraille
       *[other] { $n } jetons Muraille
    }
amount-tower =
    { $n ->
        [one] { $n } jeton Tour
       *[other] { $n } jetons Tour
    }
amount-jarl = ton { -jarl }
amount-die =
    { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }
amount-die_face =
    { $n ->
        [one] { $n } dé { $face }
       *[other] { $n } dés { $face }
    }
amount-die_colour =
    { $n ->
        [one] { $n } dé { $colour }
       *[other] { $n } dés { $colour }s
    }
amount-reaver_on_board =
    { $n ->
        [one] { $n } { -reaver } de ton plateau
       *[other] { $n } { -reaver(count: "many") } de ton plateau
    }
die-named = { $face } { $colour }
dice-some =
    { $n ->
        [one] { $die }
       *[other] { $n } × { $die }
    }
successes =
    { $n ->
        [0] face vide
       *[other] { $n } { -success }
    }

## What cards do

effect-die_roll =
    { $which ->
        [any] un dé lancé, couleur au choix
        [same_as_discarded] un dé lancé de la même couleur
       *[other] un dé { $colour } lancé
    }
effect-die_choose =
    { $which ->
        [any] un dé, couleur et face au choix
        [same_as_discarded] un dé de la même couleur, face au choix
       *[other] un dé { $colour }, face au choix
    }
effect-die_face =
    { $which ->
        [any] un dé { $face }, couleur au choix
        [same_as_discarded] un dé { $face } de la même couleur
       *[other] un dé { $face } { $colour }
    }
effect-twice = { $effect }, { $n } fois
effect-draw =
    { $n ->
        [one] piocher { $n } carte { $deck }
       *[other] piocher { $n } cartes { $deck }
    }
effect-draw_keep = piocher { $n } cartes { $deck } et en garder { $keep }
effect-draw_choice = piocher 1 carte au choix : { $decks }
effect-may_pay = si tu veux, payer { $cost } pour { $effect }
effect-lose = perdre { $goods }
effect-lose_die =
    { $which ->
        [any] perdre { $dice }
        [jarl_colour] perdre { $dice } de la couleur de ton { -jarl }
       *[other] perdre { $dice } ({ $colour })
    }
effect-lose_one_of = perdre un { -artifact } ou une { -upgrade }
effect-give_other_player = donner { $goods } à quelqu’un d’autre
effect-battle_dice =
    { $n ->
        [one] { $n } dé de bataille de plus
       *[other] { $n } dés de bataille de plus
    }
effect-cancel_sea_journey = la carte Voyage en mer ne fait rien
effect-upgrade_subdued_territory = prendre plutôt le niveau 3 de la même sorte
effect-jarl_bonus_of_recruited = le bonus de { -jarl } d’un { -reaver } gagné à ce tour
effect-specialize_ability_of_recruited = la capacité d’un { -reaver } gagné à ce tour
effect-discard_prophecy = remettre 1 { -prophecy } sous la pioche
effect-take_start_player_marker = le { -marker }
effect-take_upgrade_tile = la tuile { $tile }
effect-for = payer { $cost } : { $effect }
effect-nothing = rien

about-space = Coûte { $cost }. { $bonus ->
        [none] { $what }
       *[other] Qui le choisit reçoit : { $bonus }. { $what }
    }
about-free_space = { $bonus ->
        [none] { $what }
       *[other] Qui le choisit reçoit : { $bonus }. { $what }
    }
about-reaver = Clan { $clan } ; lance { $gain }. Capacité : { $ability }. Ralliement : { $rally }.
about-artifact =
    { $glory ->
        [one] { $glory } { -glory(count: "one") }. { $space }, défausser un dé { $face } : { $effect }.
       *[other] { $glory } { -glory(count: "many") }. { $space }, défausser un dé { $face } : { $effect }.
    }
about-artifact_anywhere =
    { $glory ->
        [one] { $glory } { -glory(count: "one") }. N’importe où, défausser un dé { $face } : { $effect }.
       *[other] { $glory } { -glory(count: "many") }. N’importe où, défausser un dé { $face } : { $effect }.
    }
about-any_die = quelconque
about-one_of = Au choix : { $choices }.
about-pillage = { $first } ; piller : { $more }.
about-pillage_fight = { $first } ; combattre ({ -defence } { $defense }) : { $more }.
about-set = Les séries valent { $values } { -glory(count: "many") }.
about-tapestry = Trois différentes valent { $set } { -glory(count: "many") }, toute autre { $loose }.
about-prophecy =
    { $glory ->
        [one] { $glory } { -glory(count: "one") } par { $unit }.
       *[other] { $glory } { -glory(count: "many") } par { $unit }.
    }
about-battle =
    { $glory ->
        [one] { -defence } { $defense }, ou défausser { $dice }. Vaut { $glory } { -glory(count: "one") } et : { $reward }.
       *[other] { -defence } { $defense }, ou défausser { $dice }. Vaut { $glory } { -glory(count: "many") } et : { $reward }.
    }
about-journey = { $reward ->
        [none] Payer { $cost }, sinon : { $effect }.
       *[other] Payer { $cost } et gagner { $reward }, sinon : { $effect }.
    }
about-journey_calm = Il ne se passe rien.
about-attack = { -defence } { $defense }.
about-attack_odds = { -defence } { $defense }, environ { $percent } pour cent de chances.
about-costs = Coûte { $cost }.
about-jarl = Les dés du clan { $clan } deviennent des jokers. Bonus : { $bonus }.
about-rest_food = { $goods }, ou un dé, couleur et face au choix.
about-upgrade = Remplace { $faces }, une fois par manche.
about-odds = Environ { $percent } pour cent de chances avec tout ce que tu as.

what-recruit_reavers = Prends une paire de { -reaver(count: "many") }, ou deux de la pioche.
what-trade_with_villages = Choisis nourriture, { -favour }, dés ou { -prophecy }, jusqu’à trois fois.
what-sea_battle = Fais un voyage en mer, puis livre une bataille navale.
what-raid_villages = Prends une paire de Butins de village, ou deux de la pioche.
what-raid_keeps = Prends une paire de Butins de forteresse, ou deux de la pioche.
what-subdue_territories = Prends des territoires par la force ou contre des biens, jusqu’à trois.

unit-reaver_helm = { -reaver } du Heaume
unit-reaver_raven = { -reaver } du Corbeau
unit-reaver_tree = { -reaver } de l’Arbre
unit-territory_food = { -territory } Vivres
unit-territory_favor = { -territory } Faveur
unit-territory_dice = { -territory } Dés
unit-farm_token = jeton Ferme
unit-wall_token = jeton Muraille
unit-tower_token = jeton Tour
unit-treasure_card = carte Trésor
unit-art_card = carte Objet d’art
unit-armor_card = carte Armure
unit-tapestry_card = carte Tapisserie
unit-sea_battle_card = carte Bataille navale gagnée
unit-artifact_card = { -artifact }
unit-ship_upgrade_tile_on_board = { -upgrade } en ta possession
unit-prophecy_card_including_this = { -prophecy }, celle-ci comprise

## Things by name

colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
clan-helm = Heaume
clan-raven = Corbeau
clan-tree = Arbre
face-hammer = marteau
face-double_hammer = double marteau
face-chest = coffre
face-ship = navire
face-shield = bouclier
face-clan = clan
face-helm = heaume
face-raven = corbeau
face-tree = arbre
face-any = quelconque
good-food = nourriture
good-favor = { -favour }
token-farm = fermes
token-wall = murailles
token-tower = tours
deck-reaver = Pillard
deck-village_spoils = Butin de village
deck-keep_spoils = Butin de forteresse
deck-sea_journey = Voyage en mer
deck-sea_battle = Bataille navale
deck-prophecy = Prophétie
cause-sea_battle = Bataille navale
cause-pillage = Pillage
cause-subdue = Conquête

space-recruit_reavers = Recrutement de Pillards
space-trade_with_villages = Commerce avec les villages
space-sea_battle = Bataille navale
space-raid_villages = Raid sur les villages
space-raid_keeps = Raid sur les forteresses
space-subdue_territories = Conquête de territoires
space_short-recruit_reavers = Recrutement
space_short-trade_with_villages = Commerce
space_short-sea_battle = Mer
space_short-raid_villages = Villages
space_short-raid_keeps = Forteresses
space_short-subdue_territories = Territoires

territory-food = Vivres
territory-favor = { -favour }
territory-dice = Dés
stack-named = { -territory } { $type } de niveau { $level }
tile-named = { $stack } ({ $reward })

upgrade-shield_upgrade = Amélioration bouclier
upgrade-chest_upgrade = Amélioration coffre
upgrade-ship_upgrade = Amélioration navire

## Reavers

card-fanatic = Fanatique
card-pillager = Pilleur
card-arsonist = Incendiaire
card-favorite_of_the_gods = Favori des dieux
card-warrior = Guerrier
card-axe_chief = Chef des haches
card-berserker = Berserker
card-experienced_hunter = Chasseur aguerri
card-huskarl = Huscarl
card-veteran = Vétéran
card-freeman = Homme libre
card-spear_chief = Chef des lances
card-hero = Héros
card-seer = Devin
card-prophetess = Prophétesse
card-book_keeper = Gardien des livres
card-sword_chief = Chef des épées
card-scout = Éclaireur

## Village Spoils

card-andvarinaut = Andvarinaut
card-bodn = Bodn
card-brisingamen = Brisingamen
card-dainsleif = Dainsleif
card-draupnir = Draupnir
card-eldhrimnir = Eldhrimnir
card-ljosalfar_harp = Harpe des Ljósálfar
card-hringhorni = Hringhorni
card-jarnglofar = Járnglófar
card-friggs_goblet = Coupe de Frigg
card-laevateinn = Laevateinn
card-mjolnir_shard = Éclat de Mjölnir
card-skidbladnir = Skidbladnir
card-holy_ash_staff = Bâton de frêne sacré
card-shield_upgrade = Amélioration bouclier
card-chest_upgrade = Amélioration coffre
card-ship_upgrade = Amélioration navire
card-farm = Ferme
card-village_wall = Muraille de village
card-bundle_of_swords = Faisceau d’épées
card-bows_and_arrows = Arcs et flèches
card-axes_and_spears = Haches et lances
card-runic_carvings = Gravures runiques

## Keep Spoils

card-treasure = Trésor
card-art = Objet d’art
card-armor = Armure
card-tapestry_dearg = Tapisserie Dearg
card-tapestry_buigh = Tapisserie Buigh
card-tapestry_gorm = Tapisserie Gorm
card-keep_wall = Muraille de forteresse
card-tower_blue_yellow = Tour
card-tower_red_yellow = Tour
card-tower_red_blue = Tour

## Prophecies

card-berserkers_glory = Gloire du berserker
card-proud_conquerors = Fiers conquérants
card-plunderer = Maraudeur
card-juggernaut = Mastodonte
card-treasure_hunter = Chasseur de trésors
card-master_of_the_sea = Maître de la mer
card-champion_of_valhalla = Champion du Valhalla
card-sailors_reward = Récompense du marin
card-vanquisher = Vainqueur
card-prophet_of_odin = Prophète d’Odin
card-stolen_armor = Armure volée
card-world_shaman = Chaman du monde
card-feast_of_the_gods = Festin des dieux
card-warrior_of_odin = Guerrier d’Odin
card-chosen_of_seidr = Élu du seidr
card-refined_taste = Goût raffiné
card-slayer_of_lords = Tueur de seigneurs

## Sea Battles and Sea Journeys

card-merchant_ship = Navire marchand
card-draugr_raiders = Pilleurs draugr
card-boat = Barque
card-knarr = Knarr
card-infamous_outcasts = Bannis infâmes
card-longship = Drakkar
card-lyngbakr = Lyngbakr
card-spawn_of_jormungandr = Rejeton de Jörmungandr
journey-calm_seas = Mer calme
journey-famine = Famine
journey-kraken = Kraken !
journey-viking_raiders = Pilleurs vikings
journey-rough_seas = Mer agitée
journey-draugr_ambush = Embuscade de draugr
journey-spoiled_food = Vivres gâtés

## The board in words and headings

board-round = Manche { $round } sur { $rounds }
board-activation = activation { $n } sur 4
board-set_up = Mise en place
board-over = Fin
board-start_short = début
board-honour_short = honneur
board-empty = pris
board-supply = réserve
board-no_jarl = sans { -jarl }
board-jarl = { -jarl }
board-short_defence = déf
board-prophecies = { -prophecy(count: "many") }
board-yours = Ton plateau
board-fight = { $cause } : { $seat }
board-battle_dice = dés
board-successes = succès
board-enough = gagné
board-short_of = il en manque { $n }
board-odds_roll = { $percent } de chances à ce lancer
board-odds_reroll = { $percent } en relançant
board-odds_all = { $percent } avec tout ce que tu as
board-legend = Dés : { $hammer } marteau, { $double } double marteau, { $chest } coffre, { $ship } navire, { $shield } bouclier, { $helm } heaume, { $raven } corbeau, { $tree } arbre, après la lettre de la couleur. f nourriture, { $favour } Faveur, { $terror } Terreur, { $glory } Gloire, { $farm } jeton Ferme, { $wall } Muraille, { $tower } Tour.

## The table in sentences

told-progress = { $where }. { $start } a le { -marker }.
told-order = Ordre de choix : { $order }.
told-seat =
    { $glory ->
        [one] { $seat } : { $glory } { -glory(count: "one") } ; { $goods }.
       *[other] { $seat } : { $glory } { -glory(count: "many") } ; { $goods }.
    }
told-dice = { $seat }, { -crew } ({ $n } sur { $most }) : { $dice }.
told-no_dice = { $seat } n’a aucun dé d’{ -crew }.
told-jarl = { $seat } a pour { -jarl } : { $reaver }, clan { $clan }.
told-specialists = { $seat } a des spécialistes ({ $space }) : { $reavers }.
told-artifacts = { $seat } a pour { -artifact(count: "many") } : { $artifacts }.
told-artifact_used = { $artifact } (déjà utilisé)
told-artifact_die = { $artifact } (avec un dé : { $die })
told-upgrades = { $seat } a les tuiles : { $tiles }.
told-upgrade_flipped = { $tile } (retournée)
told-territories =
    { $n ->
        [one] { $seat } possède { $n } { -territory } : { $tiles }.
       *[other] { $seat } possède { $n } { -territory(count: "many") } : { $tiles }.
    }
told-pile =
    { $n ->
        [one] { $seat } a { $n } carte dans sa { -pile }.
       *[other] { $seat } a { $n } cartes dans sa { -pile }.
    }
told-own_prophecies = Tes { -prophecy(count: "many") } : { $cards }
told-selected = { $seat } a choisi : { $space }.
told-open_space = Encore libre : { $space }.
told-pair = { $space }, paire { $pair } : { $cards }.
told-taken = { $space } : toutes les paires sont prises.
told-battle = En mer : { $card }. { $about }
told-prophecy = Chez les marchands : { $card }. { $about }
told-trade_dice = Chez les marchands : { $dice }.
told-stack =
    { $n ->
        [0] Il ne reste aucun { $stack }.
        [one] Il reste { $n } { $stack } ; il coûte { $cost }.
       *[other] Il reste { $n } tuiles ({ $stack }) ; chacune coûte { $cost }.
    }
told-supply = Dans la réserve : { $goods }.
told-combat = { $cause } ({ $seat }) : { -defence } { $defense }, { $n ->
        [one] { $n } dé de bataille
       *[other] { $n } dés de bataille
    } pour l’instant.
told-rolled = Sur la table : { $dice }. { $successes } sur { $defense }.
told-journey = En mer : { $journey }. { $about }
told-card = { $card } : { $about }
told-looked_at = Tu regardes : { $cards }.
told-odds_roll = Environ { $percent } pour cent de chances si tu lances maintenant.
told-odds_reroll = Environ { $percent } pour cent de chances si tu relances les dés choisis.
told-odds_all = Environ { $percent } pour cent de chances avec tout ce que tu as.
told-odds_level = Niveau { $level } : environ { $percent } pour cent de chances avec tout ce que tu as.

## Things explained: tokens, dice, tiles, decks

good-glory = { -glory }
good-terror = { -terror }
good-start = { -marker }
good-honor = { -honour_ship }
about-good-food = Paie les actions, les tuiles { -territory } et les voyages.
about-good-favor = Dépenses-en 1 pour relancer des dés de bataille. Départage les égalités à la fin.
about-good-glory = Qui en a le plus à la fin gagne.
about-good-terror = Coûte de la { -glory } à la fin, pour 0, 1, 2 jetons et plus : { $values } ; puis { $n } par jeton de plus.
about-good-start = Qui l’a choisit en premier dans la manche.
about-good-honor = À trois, qui l’a choisit un quatrième lieu d’action dans la manche.
about-token =
    { -glory } par jeton : { $few } jusqu’à 3 jetons, { $some } pour 4 ou 5, { $many } à partir de 6. Qui en a le plus gagne encore { $most }.

die-battle = dé de bataille
about-die_crew = Un dé d’{ -crew }. Ses faces : { $faces }.
about-die_battle = Se lance dans les combats. Ses faces : { $faces }.
about-face-hammer = Engage 1 dé de bataille dans un combat.
about-face-double_hammer = Engage 2 dés de bataille dans un combat.
about-face-chest = Paie les raids sur les villages, et partout où l’on demande un coffre.
about-face-ship = Paie partout où l’on demande un navire.
about-face-shield = Paie les raids sur les forteresses, et partout où l’on demande un bouclier.
about-face_clan = Paie pour son clan. Sous un { -jarl } de ce clan, vaut aussi marteau, coffre, navire ou bouclier.

about-stack = { -defence } { $defense }, ou payer { $cost }. Ses tuiles rapportent : { $rewards }.
about-tile =
    { $glory ->
        [0] Rapporte : { $reward }.
        [one] Rapporte : { $reward }, et { $glory } { -glory(count: "one") } à chaque fin de manche.
       *[other] Rapporte : { $reward }, et { $glory } { -glory(count: "many") } à chaque fin de manche.
    }
tile-gained = récompense prise
about-deck =
    { $n ->
        [one] { $n } carte en tout.
       *[other] { $n } cartes en tout.
    }
