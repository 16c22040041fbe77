### Valhalla in French.
### Names of cards and players arrive without an article, and nothing agrees with them. Clans are all
### masculine. $side and $condition arrive as side-… and thor_condition-… name them here, which is what
### their selectors match. The plural category “one” means 0 and 1.

## Nouns of the game, singular or plural (count: "many")

-game = Valhalla
-glory =
    { $count ->
        [one] point de Gloire
        [many] points de Gloire
       *[none] Gloire
    }
    .gender = feminine
-warrior =
    { $count ->
       *[one] Guerrier
        [many] Guerriers
    }
    .gender = masculine
-team = Troupe
    .gender = feminine
-jarl =
    { $count ->
       *[one] Jarl
        [many] Jarls
    }
    .gender = masculine
-tactic =
    { $count ->
       *[one] Tactique
        [many] Tactiques
    }
    .gender = feminine
-mission = Mission
    .gender = feminine
-shield =
    { $count ->
       *[one] bouclier
        [many] boucliers
    }
    .gender = masculine
-king = Roi de la Colline
    .gender = masculine
-monster = Monstre
    .gender = masculine
-ragnarok = Ragnarök
    .gender = masculine
-loki = Ruse de Loki
    .gender = feminine
-thor = Soutien de Thor
    .gender = masculine
-tyr = Colère de Tyr
    .gender = feminine

## What happened

event-set_up =
    { $loki ->
        [none] La table est prête. { $first } joue le premier tour.
       *[other] La table est prête. { $first } joue le premier tour. { -loki } : { $loki }.
    }
event-dealt_jarls = Tu choisis parmi les { -jarl(count: "many") } { $jarls }.
event-chose_jarl = Tu suis { $jarl }.
event-jarls_revealed = Les { -jarl(count: "many") } sont révélés. { $pairs }.
event-row = Dans la rangée ouverte : { $cards }.
event-took_from_row = { $seat } prend dans la rangée : { $card }.
event-draft_passed = { $seat } passe et complète sa main dans la rangée.
event-laid = { $seat } pose dans la rangée : { $card }.
event-exchanged =
    { $count ->
        [0] { $seat } garde toute sa main.
        [one] { $seat } échange { $count } carte.
       *[other] { $seat } échange { $count } cartes.
    }
event-hand_chosen = { $seat } écarte : { $cards }.
event-drew_tyr = { $seat } pioche une carte { -tyr }.
event-turn = Tour { $turn } : { $seat }.
event-last_round = La pioche ou les boucliers s’épuisent : la dernière manche suit le tour en cours ({ $seat }).
event-deployed = { $seat } envoie { $warrior } dans sa { -team }.
event-dismissed = { $seat } renvoie { $warrior }.
event-attached = { $seat } attache { $card } à { $warrior }.
event-drew =
    { $count ->
        [0] { $seat } ne trouve aucune carte à piocher.
        [one] { $seat } pioche { $count } carte.
       *[other] { $seat } pioche { $count } cartes.
    }
event-drew_cards = { $seat } a pioché : { $cards }.
event-kept = { $seat } garde : { $card }.
event-discarded = { $seat } défausse : { $card }.
event-discarded_hand = { $seat } défausse sa main : { $cards }.
event-milled = De la pioche à la défausse : { $cards }.
event-took_from_discard = { $seat } prend dans la défausse : { $card }.
event-looked_at_hand = { $seat } regarde la main tenue par { $other }.
event-hand_shown = { $seat } a en main : { $cards }.
event-stole = { $seat } prend une carte au hasard à { $other }.
event-stole_card = { $seat } a pris { $card } à { $other }.
event-attacked = { $attacker } attaque { $defender } !
event-no_battle = { $seat } n’a armé personne : pas de bataille.
event-rolled = { $seat } lance les dés : { $dice }.
event-rerolled = { $seat } relance { $before } : { $dice }.
event-spent_die = { $seat } renonce à un dé : { $dice }.
event-turned = { $seat } tourne un dé : { $before } devient { $dice }.
event-rolled_grey = { $seat } lance de nouvelles armes : { $dice }.
event-kept_die = { $seat } garde le dé { $dice }.
event-activated = { $seat } arme { $warrior } : { $dice }.
event-frost =
    { $dice ->
        [one] Givre ! Face à { $seat }, l’ennemi lance { $dice } dé de moins.
       *[other] Givre ! Face à { $seat }, l’ennemi lance { $dice } dés de moins.
    }
event-played = { $seat } joue { $card }.
event-used_jarl = { $seat } fait appel à { $jarl } (trait { $trait }).
event-jarl_cut_off = { $seat } n’a plus de contact avec son { -jarl }.
event-on_the_road = { $seat } met { $warrior } en route vers le Valhalla : { $strength } de force en moins.
event-blocked = { $seat } bloque { $warrior }.
event-denied = { $seat } ferme le Valhalla à { $warrior }.
event-forged = { $seat } forge pour { $warrior } : une carte attend face cachée près du Nain.
event-forge_revealed = { $seat } avait forgé avec : { $cards }.
event-strength = { $seat } combat avec une force de { $strength }.
event-battle_won = { $winner } gagne la bataille : attaque { $attack }, défense { $defence }.
event-took_shield =
    { $left ->
        [0] { $seat } prend à { $other } son dernier { -shield }.
       *[other] { $seat } prend un { -shield } à { $other } ; il en reste { $left }.
    }
event-gave_shield = { $seat } donne un { -shield } à { $other }.
event-to_valhalla = { $seat } envoie au Valhalla : { $warriors }.
event-rewarded = { $seat } gagne pour son Valhalla : { $warrior }.
event-mission = { $seat } accomplit une mission : { $card }.
event-premium = Loki accorde à { $seat } la prime de la ligne { $row } : { $effect }.
event-supported = { $seat } soutient { $other } avec { $card }.
event-support_rewarded = { $seat } a soutenu le bon camp : { $card } va au Valhalla.
event-support_lost = { $seat } a soutenu le mauvais camp : { $card } est à la défausse.
event-took_tactic = { $seat } reprend en main la { -tactic } { $card }.
event-crowned = Le titre de { -king } revient à { $seat }.
event-king_bonus =
    { $glory ->
        [one] Titre de { -king }, niveau { $level } : { $glory } { -glory(count: "one") } pour { $seat }.
       *[other] Titre de { -king }, niveau { $level } : { $glory } { -glory(count: "many") } pour { $seat }.
    }
event-ragnarok = { -ragnarok } : { $seat } livre son dernier combat.
event-game_over = Les combats sont finis. On compte la { -glory }.
event-helper = { $other } aide { $seat }.
event-monster_rolled =
    { $dice ->
        [none] Le { -monster } n’obtient aucune arme ; symboles couverts : { $covered }.
       *[other] Le { -monster } obtient { $dice } ; symboles couverts : { $covered }.
    }
event-attacked_monster = { $seat } attaque le { -monster } : carte { $level }, force { $strength }.
event-monster_attacked = Le { -monster } attaque { $seat } : carte { $level }, force { $strength }.
event-monster_battle_won = { $seat } bat le { -monster } : { $strength } contre { $monster }.
event-monster_battle_lost = { $seat } perd contre le { -monster } : { $strength } contre { $monster }.
event-next_monster = La carte { $level } du { -monster } est maintenant visible.
event-last_attack = { $seat } a une dernière attaque. Tout se joue là.
event-lost_shield =
    { $left ->
        [0] { $seat } perd son dernier { -shield }.
       *[other] { $seat } perd un { -shield } ; il en reste { $left }.
    }
event-lost_glory =
    { $glory ->
        [one] { $glory } { -glory(count: "one") } du Valhalla est perdu.
       *[other] { $glory } { -glory(count: "many") } du Valhalla sont perdus.
    }
event-monster_beaten = Le { -monster } est vaincu !
event-monster_won = Le { -monster } a gagné.

## Scenes: what a card shows over the board. $what says who wins and who loses a shield.

scene-battle = { $attacker } contre { $defender }
scene-battle_result = { $more } à { $less } : { $what }.
scene-won = { $seat } gagne
scene-won_you = vous gagnez
scene-shield = { $seat } perd un { -shield }
scene-shield_you = vous perdez un { -shield }
scene-no_battle = Pas de bataille
scene-monster_battle = { $seat } affronte le { -monster }
scene-last_fight = Au Valhalla
scene-ragnarok = { -ragnarok }
scene-last_round = La fin approche
scene-last_attack = La dernière attaque
scene-jarls_revealed = Les { -jarl(count: "many") }
scene-game_over = Tout est joué

## What is asked

ask-choose_jarl = Quel { -jarl } suis-tu ?
ask-pick_warrior = Quel { -warrior } de la rangée rejoint ta { -team } ?
ask-choose_hand =
    { $left ->
        [one] Quelle carte écartes-tu ? Encore { $left }.
       *[other] Quelles cartes écartes-tu ? Encore { $left }.
    }
ask-draft = Poser une carte dans la rangée, en prendre une, ou passer ?
ask-exchange_hand = Quelles cartes de ta première main échanges-tu ?
ask-action = À toi : que fais-tu ?
ask-deploy =
    { $symbols ->
        [none]
            { $left ->
                [one] Quel { -warrior } rejoint ta { -team } ?
               *[other] Quels { -warrior(count: "many") } rejoignent ta { -team } ? { $left } au plus.
            }
       *[other] Qui rejoint ta { -team } ? Encore { $left } ; armes au plus : { $symbols }.
    }
ask-make_room = Il faut une place pour { $warrior } : qui quitte ta { -team } ?
ask-choose_space =
    { $warrior ->
        [none] Où se place le { -warrior } ?
       *[other] Où se place { $warrior } ?
    }
ask-attach_tyr = Attacher une carte { -tyr } à un nouveau { -warrior } ?
ask-choose_bearer = Qui reçoit { $card } ?
ask-jarl_for_draw =
    { $count ->
        [one] Tu pioches { $count } carte. Faire d’abord appel à ton { -jarl } ?
       *[other] Tu pioches { $count } cartes. Faire d’abord appel à ton { -jarl } ?
    }
ask-keep_card =
    { $keep ->
        [one] Quelle carte gardes-tu ?
       *[other] Quelles cartes gardes-tu ? Tu en gardes { $keep }.
    }
ask-order_discards = Quelle carte va maintenant à la défausse ?
ask-before_battle = Avant la bataille : que fais-tu ?
ask-jarl_before_roll = Faire appel à ton { -jarl } avant de lancer ?
ask-phase =
    { $strength ->
        [none] { -ragnarok } : que fais-tu ?
       *[other] En { $side }, force { $strength } : que fais-tu ?
    }
ask-mark_dice =
    { $rerolls ->
        [one] Quels dés relances-tu ?
       *[other] Quels dés relances-tu ? Encore { $rerolls } relances.
    }
ask-spend_die = À quel dé renonces-tu ?
ask-turn_dice =
    { $left ->
        [one] Quel dé tournes-tu ?
       *[other] Quels dés tournes-tu ? { $left } au plus.
    }
ask-keep_die = Lequel des deux dés gardes-tu ?
ask-place_dice = Quel dé pour { $warrior } ? Déjà placés : { $placed }.
ask-block_warrior = Qui bloques-tu ?
ask-disarm = Tu dois défausser une { -tactic } : laquelle ?
ask-forge = Quelle carte poses-tu face cachée près du Nain ?
ask-deny_warrior = À qui fermes-tu le Valhalla ?
ask-road_to_valhalla = Qui prend la route du Valhalla et n’ajoute aucune force ?
ask-from_hand = Quelle carte, dans la main tenue par { $other } ?
ask-after_battle = Après la bataille : faire appel à ton { -jarl } ?
ask-recover_tactic = Quelle { -tactic } reprends-tu ?
ask-take_played_tactic = Prendre une { -tactic } qui a été jouée ?
ask-send =
    { $room ->
        [none] Qui part au Valhalla ? Choix : { $chosen } sur { $most } au plus.
       *[other] Qui part au Valhalla ? Choix : { $chosen } sur { $most } au plus ; { -glory } : { $room } au plus.
    }
ask-premium = { -loki } : l’écart est de { $difference }. Quelle prime prends-tu ?
ask-reward =
    { $due ->
        [one] On te doit { $due } { -glory(count: "one") } : quelle carte de la défausse ?
       *[other] On te doit { $due } { -glory(count: "many") } : quelle carte de la défausse ?
    }
ask-mission = Jouer une { -mission } accomplie ?
ask-support = { $attacker } affronte { $defender } : soutenir un camp ?
ask-helper = Qui t’aide dans cette bataille ?
ask-lose_card = Quelle carte défausses-tu ?
ask-lose_warrior = Quel { -warrior } perds-tu ?

## What can be chosen

do-play_one = Jouer un { -warrior }
do-play_two = Jouer deux { -warrior(count: "many") }
do-attack = Attaquer { $seat }
do-attack_monster = Attaquer le { -monster }
do-draw = Piocher des cartes
do-jarl = Faire appel à son { -jarl } (trait { $trait })
do-pass = Passer
do-done = Terminer
do-end_phase = Finir sa part de la bataille
do-reroll = Renoncer à un dé pour en relancer d’autres
do-free_reroll = Relancer des dés gratuitement
do-roll = Lancer les dés choisis
do-mark = Choisir le dé { $die }
do-spend = Renoncer au dé { $die }
do-place = Placer le dé { $die }
do-keep_die = Garder le dé { $face }
do-turn = Tourner le dé { $die } sur { $weapon }
do-activate = Armer { $warrior }
do-play = Jouer { $card }
do-support =
    { $side ->
        [attaque] Soutenir l’{ $side } avec { $card }
       *[other] Soutenir la { $side } avec { $card }
    }
do-forge = Forger pour { $warrior }
do-deploy = Jouer { $warrior }
do-dismiss = Renvoyer { $warrior }
do-target = Choisir { $warrior }
do-send = Envoyer { $warrior }
do-attach = Attacher { $card }
do-space = Place { $space }
do-discard = Défausser { $card }
do-keep = Garder { $card }
do-take = Prendre { $card }
do-lay = Poser { $card }
do-reward =
    { $glory ->
        [one] Prendre une carte { $clan } à { $glory } { -glory(count: "one") }
       *[other] Prendre une carte { $clan } à { $glory } { -glory(count: "many") }
    }
do-premium = Prendre la prime de la ligne { $row }
do-choose_jarl = Suivre { $jarl }
do-helper = Demander de l’aide à { $seat }

## Why something is closed

why-all_on_the_road = Tous les { -warrior(count: "many") } armés de l’attaque sont déjà en route.
why-already_marked = Tous ces dés sont déjà choisis.
why-attacker_only = Cela ne se joue qu’en attaque.
why-denied = Un Nain ferme le Valhalla à ce { -warrior }.
why-denied_already = Le Valhalla est déjà fermé à ce { -warrior }.
why-die_not_needed = Ce { -warrior } n’en a pas besoin maintenant.
why-enough_sent =
    { $most ->
        [one] Un seul peut partir.
       *[other] { $most } au plus peuvent partir.
    }
why-forged_already = Une carte se trouve déjà à côté de ce Nain.
why-hand_empty = Ta main est vide.
why-leaves_a_rest = Avec elle, les autres cartes ne feraient pas { $due } de { -glory }.
why-miss_arms_nobody = Un raté n’arme personne.
why-monster_has_no_warriors = Le { -monster } n’a pas de { -warrior(count: "many") }.
why-no_tactic = Ce n’est pas une { -tactic }.
why-not_a_miss = Seul un raté peut être tourné.
why-nothing_marked = Choisis d’abord au moins un dé.
why-of_the_partner = Ce { -warrior } appartient à une autre { -team }.
why-on_the_road = Ce { -warrior } est déjà en route.
why-one_card_only = En dernier, tu ne peux poser qu’une seule carte.
why-one_warrior_only = Tu n’as qu’un seul { -warrior } en main.
why-other_weapon = Ton { -jarl } tourne les dés vers une autre arme.
why-own_phase_only = Cela ne se joue qu’après ton premier lancer.
why-space_taken = Cet emplacement est occupé.
why-still_fits = Il y a encore de la place au Valhalla pour l’un d’eux.
why-supply_is_no_die = Une carte n’est pas un dé : elle ne paie pas une relance.
why-thor_stays = Les cartes de Thor ne se prennent pas.
why-worth_too_much = Il ne t’est dû que { $due } de { -glory }.
why-wrong_weapon = Cette { -tactic } demande une autre arme.
why-before_battle_only = Cela ne se joue qu’avant une bataille.
why-blocked = Un Nain bloque ce { -warrior }.
why-dice_missing = Tes dés ne montrent pas les armes qu’il faut.
why-jarl_cancelled = Ton { -jarl } n’a pas son mot à dire dans cette bataille.
why-jarl_condition = La condition de ce trait n’est pas remplie.
why-jarl_no_effect = Cela ne changerait rien maintenant.
why-jarl_used = Ce trait a déjà servi.
why-just_played = Ce { -warrior } vient à peine d’arriver.
why-must_play = Ta { -team } est vide et tu as un { -warrior } en main : joue-le d’abord.
why-no_die_left_to_reroll = Il ne resterait aucun dé à relancer.
why-no_effect = Cela ne changerait rien maintenant.
why-no_more_tactics = Tu ne peux plus jouer de { -tactic } dans cette bataille.
why-no_shield = Cette personne n’a plus de { -shield } à prendre.
why-no_warrior = Tu n’as pas de { -warrior } en main.
why-not_in_ragnarok = Cela n’aide personne pendant le { -ragnarok }.
why-no_grey_die = Il n’y a plus de dé gris.
why-monster_forbids = Le { -monster } ne le permet pas.
why-no_die = Tu n’as pas de dé pour cela.
why-no_such_die = Aucun de tes dés ne montre cette arme.
why-no_miss = Aucun de tes dés n’est raté.
why-no_jarl_to_cut_off = Il n’y a pas de { -jarl } à isoler.
why-defender_only = Cela ne se joue qu’en défense.
why-no_warrior_in_discard = Il n’y a aucun { -warrior } dans la défausse.
why-team_not_smaller = Ta { -team } n’est pas la plus petite.
why-not_fulfilled = Cette { -mission } n’est pas accomplie.
why-one_thor_card = Tu as déjà soutenu un camp dans cette bataille.
why-over_valhalla_limit = Le Valhalla n’a plus de place que pour { $room } de { -glory }.
why-own_team_empty = Ta { -team } est vide.
why-partner = Vous jouez ensemble.
why-row_above = L’écart de force dépasse cette ligne.
why-team_empty = Cette { -team } est vide.
why-team_too_large = La { -team } à soutenir est trop grande.
why-too_many_symbols = Ensemble, ces { -warrior(count: "many") } demandent plus de { $limit } armes.

## Sources of points

score-valhalla = { $card } au Valhalla
score-valhalla_all = { -warrior(count: "many") } et cartes au Valhalla
score-own_shields = boucliers gardés
score-captured_shields = boucliers capturés
score-shield_sets = séries de boucliers
score-king = { -king }
score-monster = { $card }, cartes vaincues
score-total = total

## Dice

die-own = { $face }
die-grey = { $face } (gris)
die-card = { $face } (carte)
dice-some =
    { $n ->
        [one] { $die }
       *[other] { $n } × { $die }
    }
dice-none = rien
face-sword = épée
face-axe = hache
face-spear = lance
face-bow = arc
face-shield = bouclier
face-miss = raté

## Things by name

clan-bear = Ours
clan-wolf = Loup
clan-boar = Sanglier
clan-deer = Cerf
clan-ice_giant = Géant de glace
clan-dwarf = Nain
clan_short-bear = Ou
clan_short-wolf = Lo
clan_short-boar = Sa
clan_short-deer = Ce
clan_short-ice_giant = Gé
clan_short-dwarf = Na
side-attacker = attaque
side-defender = défense
trait-upper = du haut
trait-lower = du bas
phase-set_up = mise en place
phase-turn = tour
phase-battle = bataille
phase-ragnarok = { -ragnarok }
phase-over = fin
level-normal = normal
level-hard = difficile
level-impossible = impossible

loki-loki_01 = Carte Loki 1
loki-loki_02 = Carte Loki 2
loki-loki_03 = Carte Loki 3
loki-loki_04 = Carte Loki 4
loki-loki_05 = Carte Loki 5
loki-loki_06 = Carte Loki 6
loki-loki_07 = Carte Loki 7
loki-loki_08 = Carte Loki 8
loki-loki_09 = Carte Loki 9
loki-loki_10 = Carte Loki 10

card-mission_no_reroll = Mission Main sûre
card-mission_margin_5 = Mission Raz-de-marée
card-mission_three_activated = Mission Côte à côte
card-tyr_hate_bear = Colère contre les Ours
card-tyr_hate_wolf = Colère contre les Loups
card-tyr_hate_boar = Colère contre les Sangliers
card-tyr_hate_deer = Colère contre les Cerfs
card-tyr_hate_ice_giant = Colère contre les Géants
card-tyr_might = Puissance de Tyr
card-tyr_ease_sword = Épée de Tyr
card-tyr_ease_axe = Hache de Tyr
card-tyr_ease_spear = Lance de Tyr
card-tyr_ease_bow = Arc de Tyr
card-tyr_ease_shield = Bouclier de Tyr
thor-named = Thor « { $bonus } » ({ $condition })
thor_condition-fewer = moins
thor_condition-fewer_or_equal = pas plus
thor_bonus-draw =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
thor_bonus-free_reroll =
    { $n ->
        [one] { $n } relance gratuite
       *[other] { $n } relances gratuites
    }
thor_bonus-steal_random =
    { $n ->
        [one] voler { $n } carte
       *[other] voler { $n } cartes
    }
thor_bonus-strength = +{ $n } de force
thor_bonus-extra_die =
    { $n ->
        [one] { $n } dé de plus
       *[other] { $n } dés de plus
    }
card-hidden = une carte cachée

## What cards do

needs-exact = demande { $weapons }
needs-any =
    { $n ->
        [one] demande une arme quelconque
       *[other] demande { $n } armes quelconques
    }
needs-same = demande { $n } armes identiques
needs-pairs = demande des paires, { $n } armes
needs-different = demande { $n } armes différentes
about-warrior =
    { $glory ->
        [one] { $clan }, force { $strength }, { $needs }, { $glory } { -glory(count: "one") }.
       *[other] { $clan }, force { $strength }, { $needs }, { $glory } { -glory(count: "many") }.
    }
warrior_trait-boar_hunt = +{ $bonus } de force contre une { -team } avec un { $target }.
warrior_trait-kin = +{ $one } de force avec un { $target } dans ta { -team }, +{ $two } avec plusieurs.
warrior_trait-variety = +{ $one } de force avec 3 clans dans ta { -team }, +{ $two } avec 4.
warrior_trait-giant_frost = Armé en attaque : la défense lance un dé de moins.
warrior_trait-favour_company = { -glory } +{ $bonus } pour chaque autre { -warrior } qui part avec.
warrior_trait-favour_clan = { -glory } +{ $bonus } si un { $target } part avec.
warrior_trait-favour_alone = { -glory } +{ $bonus } si personne ne part avec.
warrior_trait-dwarf_block = Armé en attaque : bloque un ennemi.
warrior_trait-dwarf_deny = Ferme le Valhalla à un ennemi.
warrior_trait-dwarf_disarm = Armé : l’ennemi défausse une { -tactic }.
warrior_trait-dwarf_forge = +{ $bonus } de force pour une carte posée à côté.
about-tactic-fury_2 = +{ $strength } de force.
about-tactic-fury_3 = +{ $strength } de force si ta { -team } est la plus petite.
about-tactic-heroic_3 = +{ $strength } de force en échange d’un dé quelconque.
about-tactic-heroic_4 = +{ $strength } de force en échange d’un dé { $face }.
about-tactic-new_weapons = Lance { $roll } dés gris et gardes-en { $keep }.
about-tactic-push_back =
    { $rerolls ->
        [one] { $rerolls } relance gratuite.
       *[other] { $rerolls } relances gratuites.
    }
about-tactic-exchange = Tourne autant de ratés que tu veux sur les armes de ton choix.
about-tactic-cut_off = En attaque : le { -jarl } ennemi n’a pas son mot à dire dans cette bataille.
about-tactic-weapon_supply = Sert de dé : { $face }.
about-tactic-road_to_valhalla = En défense : un { -warrior } armé de l’attaque n’ajoute aucune force et part au Valhalla.
about-tactic-call_to_arms = Avant une bataille : le { -warrior } le plus haut de la défausse rejoint ta { -team }.
about-tactic-battle_cry_team = +{ $n } de force pour chaque { -warrior } de ta { -team }.
about-tactic-battle_cry_activation = Force selon le nombre de { -warrior(count: "many") } armés : { $values }.
about-mission-mission_no_reroll = { -glory } +{ $glory } pour une bataille gagnée sans renoncer à un dé pour relancer.
about-mission-mission_margin_5 = { -glory } +{ $glory } pour une bataille gagnée avec { $margin } de force d’écart ou plus.
about-mission-mission_three_activated = { -glory } +{ $glory } pour une bataille gagnée avec { $activated } { -warrior(count: "many") } armés ou plus.
about-thor =
    { $condition ->
        [moins] { -glory } +{ $glory } si le camp soutenu gagne. Pour une { -team } qui compte moins de { -warrior(count: "many") } que l’autre.
       *[other] { -glory } +{ $glory } si le camp soutenu gagne. Pour une { -team } qui ne compte pas plus de { -warrior(count: "many") } que l’autre.
    }
about-tyr-strength_if_opponent_clan = +{ $n } de force contre une { -team } avec un { $clan }.
about-tyr-strength = +{ $n } de force.
about-tyr-requirement_minus = Qui la porte a besoin d’une arme de moins : { $weapon }.
about-monster = Force et place au Valhalla, carte par carte : { $cards }.
about-trait_if = Si { $condition } : { $text }
about-premium = Écart { $range } : { $effect }.
range-up_to = de { $least } à { $most }
range-from = de { $least } ou plus

condition-own_shields_at_most =
    { $n ->
        [one] tu as gardé au plus { $n } bouclier
       *[other] tu as gardé au plus { $n } boucliers
    }
condition-own_shields_fewer_than_opponent = tu as gardé moins de boucliers que l’ennemi
condition-team_size_at_least = ta { -team } compte au moins { $n } { -warrior(count: "many") }
condition-team_size_at_most =
    { $n ->
        [0] ta { -team } est vide
        [one] ta { -team } compte au plus { $n } { -warrior }
       *[other] ta { -team } compte au plus { $n } { -warrior(count: "many") }
    }
condition-team_smaller_than_opponent = ta { -team } est la plus petite
condition-activated_exactly =
    { $n ->
        [one] tu as armé exactement { $n } { -warrior }
       *[other] tu as armé exactement { $n } { -warrior(count: "many") }
    }
condition-activated_at_least = tu as armé au moins { $n } { -warrior(count: "many") }
condition-hand_at_most =
    { $n ->
        [one] tu as au plus { $n } carte en main
       *[other] tu as au plus { $n } cartes en main
    }
condition-hand_smaller_than_opponent = tu as moins de cartes en main que l’ennemi
condition-clan_in_team_at_least = ta { -team } compte au moins { $n } { -warrior(count: "many") } du clan { $clan }
condition-no_warrior_in_hand = tu n’as pas de { -warrior } en main
condition-role_is =
    { $role ->
        [attack] tu attaques
       *[other] tu te défends
    }
condition-opponent_has_more_captured_shields = l’ennemi a capturé plus de boucliers que toi
condition-opponent_has_most_captured_shields = personne n’a capturé plus de boucliers que l’ennemi
condition-shares_clan_with_defender = tu partages un clan avec la défense

effect-draw =
    { $n ->
        [one] piocher { $n } carte
       *[other] piocher { $n } cartes
    }
effect-draw_keep =
    { $draw ->
        [one] piocher { $draw } carte et en garder { $keep }
       *[other] piocher { $draw } cartes et en garder { $keep }
    }
effect-send_all = tous tes { -warrior(count: "many") } armés vont au Valhalla
effect-send =
    { $n ->
        [one] un de tes { -warrior(count: "many") } armés va au Valhalla
       *[other] jusqu’à { $n } de tes { -warrior(count: "many") } armés vont au Valhalla
    }
effect-steal_random =
    { $n ->
        [one] prendre { $n } carte au hasard dans la main du camp vainqueur
       *[other] prendre { $n } cartes au hasard dans la main du camp vainqueur
    }
effect-recover_tactic =
    { $n ->
        [one] reprendre { $n } { -tactic } que tu as jouée
       *[other] reprendre { $n } { -tactic(count: "many") } que tu as jouées
    }
effect-play_from_hand =
    { $n ->
        [one] jouer { $n } { -warrior } de ta main
       *[other] jouer { $n } { -warrior(count: "many") } de ta main
    }
effect-winner_discards_random =
    { $n ->
        [one] le camp vainqueur défausse { $n } carte au hasard
       *[other] le camp vainqueur défausse { $n } cartes au hasard
    }

premium-draw = piocher
premium-draw_keep = piocher et garder
premium-send_all = tous les { -warrior(count: "many") } armés vont au Valhalla
premium-send = des { -warrior(count: "many") } armés vont au Valhalla
premium-steal_random = une carte du camp vainqueur
premium-recover_tactic = une { -tactic } revient
premium-play_from_hand = un { -warrior } de la main
premium-winner_discards_random = le camp vainqueur défausse au hasard

bane-mill_one = À chaque tour, une carte de la pioche est perdue
bane-lose_hand_card = Avant une bataille, tu défausses une carte
bane-lose_random_card = Après une bataille, tu défausses une carte au hasard
bane-jarl_blocked = Ton { -jarl } n’a pas son mot à dire en bataille
bane-team_limit_minus_1 = Ta { -team } a une place de moins
bane-loss_costs_glory = Une bataille perdue coûte de la { -glory }
bane-battle_costs_glory = Chaque bataille coûte de la { -glory }
bane-clan_trait_ignored = Les traits du clan { $clan } n’ajoutent aucune force
bane-minus_one_die = Tu lances un dé de moins
bane-two_tactics_max = Deux { -tactic(count: "many") } au plus par bataille
bane-no_tactics = Aucune { -tactic } en bataille
bane-lose_warrior = Avant une bataille, tu perds un { -warrior }
bane-no_push_back_no_exchange = Ni Repousser l’ennemi, ni Échange d’armes

## The board in words and headings

board-turn = Tour { $turn }
board-deck =
    { $n ->
        [one] pioche : { $n } carte
       *[other] pioche : { $n } cartes
    }
board-last_round = DERNIÈRE MANCHE
board-set_up = Mise en place
board-over = Fin
board-ragnarok = { -ragnarok }
board-no_jarl = sans { -jarl }
board-silenced = muet
board-rested = utilisé
board-hand = main
board-valhalla = Valhalla
board-own_shields = gardés
board-captured = capturés
board-empty_team = aucun { -warrior } ici
board-your_hand = Ta main
board-your_valhalla = Ton Valhalla
board-nothing = rien
board-discard =
    { $n ->
        [0] Défausse : vide
        [one] Défausse, { $n } carte : { $cards }
       *[other] Défausse, { $n } cartes, la plus haute d’abord : { $cards }
    }
board-row = Rangée ouverte : { $cards }
board-loki = { $card } : { $rows }
board-drawn = Pioche
board-aside = Mis de côté
board-known = on sait : { $cards }
board-tyr_known = une carte Tyr
board-king = Roi { $level }
board-partner = avec { $seat }
board-attacks = attaque
board-defends = défend
board-strength = force
board-dice = dés
board-no_dice = aucun dé
board-battle = Bataille : { $attacker } contre { $defender }
board-ragnarok_of = { -ragnarok } : { $seat }
board-helper = avec l’aide : { $seat }
board-supports =
    { $side ->
        [attaque] { $seat } soutient l’{ $side }
       *[other] { $seat } soutient la { $side }
    }
board-frost = givre : { $n }
board-played = joué
board-leaving = en partance
board-monster = { $monster }, carte { $level } (encore { $left })
board-monster_strength = force { $strength }
board-monster_warriors =
    { $n ->
        [one] vaut { $n } { -warrior }
       *[other] vaut { $n } { -warrior(count: "many") }
    }
board-monster_next = ensuite : carte { $level }, force { $strength }
board-monster_room = Valhalla : { $glory } sur { $limit } de { -glory }
board-blocked = blocage
board-denied = Valhalla fermé
board-road = en route
board-forge = forge
board-legend = Armes : { $sword } épée, { $axe } hache, { $spear } lance, { $bow } arc, { $shield } bouclier, { $miss } raté ; { $any } arme quelconque, { $same } identiques, { $pairs } paires, { $different } différentes. g : dé gris, c : carte qui sert de dé. { $armed } armé, { $glory } Gloire, { $own } bouclier gardé, { $lost } bouclier perdu.

## The table in sentences

told-progress = { $where }.
told-last_round = C’est la dernière manche.
told-active = C’est à { $seat } de jouer.
told-seat =
    { $seat } : { $shields ->
        [one] { $shields } bouclier gardé
       *[other] { $shields } boucliers gardés
    }, { $hand ->
        [one] { $hand } carte en main
       *[other] { $hand } cartes en main
    }, { $valhalla } au Valhalla.
told-jarl = { $seat } suit { $jarl }. { $about }
told-jarl_silenced = { $jarl } n’a pas son mot à dire pour l’instant.
told-captured =
    { $n ->
        [one] { $seat } a capturé { $n } bouclier à { $other }.
       *[other] { $seat } a capturé { $n } boucliers à { $other }.
    }
told-king = { $seat } porte le titre de { -king }, niveau { $level }.
told-partner = { $seat } joue avec { $other }.
told-known = Tu connais, dans la main tenue par { $seat } : { $cards }.
told-team_empty = { $seat } a une { -team } vide.
told-warrior = { $seat } a dans sa { -team } { $warrior } : { $about }
told-warrior_tyr = { $warrior } porte { $card }.
told-warrior_armed = { $warrior } a toutes ses armes.
told-warrior_state = { $warrior } : { $state }.
told-hand = Tu as en main : { $cards }.
told-no_hand = Tu n’as aucune carte en main.
told-drawn = Tu as pioché : { $cards }.
told-aside = Tu as mis de côté : { $cards }.
told-valhalla = Ton Valhalla : { $cards }.
told-valhalla_of = Valhalla, { $seat } : { $cards }.
told-discard =
    { $n ->
        [one] Défausse, { $n } carte. Sur le dessus : { $card }.
       *[other] Défausse, { $n } cartes. Sur le dessus : { $card }.
    }
told-discard_empty = La défausse est vide.
told-row = Dans la rangée ouverte : { $cards }.
told-loki = { $card }. { $rows }
told-battle = { $attacker } attaque { $defender } : force { $attack } contre { $defence }.
told-ragnarok = { -ragnarok } : { $seat } combat pour la dernière fois.
told-dice = Dés à placer : { $dice }.
told-tactics = Joué en { $side } : { $cards }.
told-support =
    { $side ->
        [attaque] { $seat } soutient l’{ $side } avec { $card }.
       *[other] { $seat } soutient la { $side } avec { $card }.
    }
told-helper = { $seat } donne son aide.
told-monster =
    { $warriors ->
        [one] { $monster } : la carte { $level } est visible, encore { $left }. Force { $strength }, vaut { $warriors } { -warrior } des clans { $clans }.
       *[other] { $monster } : la carte { $level } est visible, encore { $left }. Force { $strength }, vaut { $warriors } { -warrior(count: "many") } des clans { $clans }.
    }
told-monster_symbols = Il attaque quand tous ses symboles sont couverts : { $symbols }. Couverts : { $covered }.
told-monster_trait = { $trait }.
told-monster_next = En dessous : carte { $level }, force { $strength }.
told-monster_room = Ton Valhalla contient { $glory } sur { $limit } de { -glory }.
told-monster_lost =
    { $n ->
        [one] { $n } { -glory(count: "one") } est perdu.
       *[other] { $n } { -glory(count: "many") } sont perdus.
    }
told-card = { $card } : { $about }

## Things explained: tokens, dice, clans

good-glory = { -glory }
good-own_shield = { -shield } gardé
good-captured_shield = { -shield } capturé
good-king = { -king }
about-good-glory = La { -glory } compte sur les cartes au Valhalla. Le plus de points gagne.
about-good-own_shield = Une défense perdue en coûte un. Dès que quelqu’un perd son dernier, la dernière manche commence.
about-good-captured_shield = Pris à une défense qui a perdu la bataille.
about-good-king = Qui bat le Roi prend le titre. Il rapporte de la { -glory } au début de chaque tour, et { $n } à la fin.
about-shield_points =
    { $n ->
        [0] Aucun point à la fin.
        [one] { $n } point à la fin.
       *[other] { $n } points à la fin.
    }
about-face_weapon = Arme un { -warrior } qui en a besoin.
about-face-miss = N’arme personne.
about-die_own = Un dé de bataille. Ses faces : { $faces }.
about-die_grey = Un dé de plus, grâce à une carte ou à un { -jarl }. Ses faces : { $faces }.
about-die_card = Une carte qui sert de dé.
about-clan =
    { $n ->
        [one] Il y a { $n } { -warrior } de ce clan dans les cartes.
       *[other] Il y a { $n } { -warrior(count: "many") } de ce clan dans les cartes.
    }
clan-shown = montré
result-won = gagnée
result-lost = perdue
about-card-hidden = Seule la personne qui la tient connaît cette carte.

told-odds_attack = Environ { $percent } pour cent de chances si tu attaques { $seat }.
told-odds_monster = Environ { $percent } pour cent de chances si tu attaques le { -monster }.
told-odds_win = Environ { $percent } pour cent de chances de gagner cette bataille.
told-odds_reroll = Environ { $percent } pour cent de chances si tu relances des dés.
told-odds_ragnarok =
    { $n ->
        [one] Tu peux encore armer environ { $n } { -warrior }.
       *[other] Tu peux encore armer environ { $n } { -warrior(count: "many") }.
    }

## What English finds in the card data: Tactics, and the traits of Jarls. A lower trait always follows
## its condition (about-trait_if), hence the small letter.

card-fury_2 = Furie
card-fury_3 = Furie (en infériorité)
card-heroic_3 = Attaque héroïque
card-heroic_4_sword = Attaque héroïque (épée)
card-heroic_4_axe = Attaque héroïque (hache)
card-heroic_4_spear = Attaque héroïque (lance)
card-heroic_4_bow = Attaque héroïque (arc)
card-heroic_4_shield = Attaque héroïque (bouclier)
card-new_weapons = Nouvelles armes
card-push_back = Repousser l’ennemi
card-exchange = Échange d’armes
card-cut_off = Isolement du chef
card-weapon_supply_sword = Livraison d’armes (épée)
card-weapon_supply_axe = Livraison d’armes (hache)
card-weapon_supply_spear = Livraison d’armes (lance)
card-weapon_supply_bow = Livraison d’armes (arc)
card-weapon_supply_shield = Livraison d’armes (bouclier)
card-road_to_valhalla = Route du Valhalla
card-call_to_arms = Appel aux armes
card-battle_cry_team = Cri de guerre (Troupe)
card-battle_cry_activation = Cri de guerre (armes)

jarl-sigurd =
    .upper = Une fois par bataille, tu peux relancer les dés de ton choix sans renoncer à un dé.
    .lower = tu peux le faire deux fois par bataille.
jarl-solveig =
    .upper = Une fois par bataille, tu peux tourner 1 raté sur l’arme de ton choix.
    .lower = tourne plutôt jusqu’à 2 ratés.
jarl-sigvard =
    .upper = +2 de force quand tu attaques.
    .lower = plutôt +4 de force.
jarl-hodr =
    .upper = Pioche 1 carte de plus en partie B.
    .lower = gardes-en aussi 1 de plus.
jarl-agnar =
    .upper = Lance 1 dé de plus quand tu attaques.
    .lower = lance plutôt 2 dés de plus.
jarl-villsvin =
    .upper = Chaque { -warrior } du clan Sanglier que tu armes a +1 de force.
    .lower = plutôt +2 de force chacun.
jarl-valgard =
    .upper = +2 de force quand tu te défends.
    .lower = plutôt +4 de force.
jarl-styr =
    .upper = Après une victoire en attaque, pioche 1 carte.
    .lower = pioche plutôt 2 cartes.
jarl-vingor =
    .upper = Chaque { -warrior } du clan Loup que tu armes a +1 de force.
    .lower = plutôt +2 de force chacun.
jarl-aslaug =
    .upper = Quand tu pioches au lieu de jouer, pioche 1 carte de plus.
    .lower = quand tu pioches au lieu de jouer, garde 1 carte de plus.
jarl-einar =
    .upper = Chaque { -tactic } de force que tu joues donne +1 de force de plus.
    .lower = plutôt +2 de plus.
jarl-thord =
    .upper = Après une bataille perdue, reprends en main 1 { -tactic } que tu y as jouée.
    .lower = après une bataille gagnée, reprends en main 1 { -tactic } que tu y as jouée.
jarl-ottar =
    .upper = Si tu en joues deux à la fois, ils peuvent avoir 4 symboles d’armes au total.
    .lower = si tu en joues deux à la fois, ils peuvent avoir 5 symboles d’armes au total.
jarl-esbjorn =
    .upper = Chaque { -warrior } du clan Ours que tu armes a +1 de force.
    .lower = plutôt +2 de force chacun.
jarl-egil =
    .upper = Comme action en partie A : prends en main le { -warrior } le plus haut de la défausse.
    .lower = comme action en partie A, mets dans ta { -team } le { -warrior } le plus haut de la défausse.
jarl-beinir =
    .upper = Ta { -team } peut compter 6 { -warrior(count: "many") }.
    .lower = comme action en partie A, joue 2 { -warrior(count: "many") } de ta main, quels que soient leurs symboles.
jarl-bernhard =
    .upper = Une fois par bataille, tu peux tourner 1 dé à placer sur un bouclier.
    .lower = une fois par bataille, tu peux tourner 1 dé à placer sur l’arme de ton choix.
jarl-ragnvald =
    .upper = Après une victoire en attaque, prends 1 carte au hasard dans la main du camp vaincu.
    .lower = regarde plutôt cette main et choisis la carte.
jarl-gudrun =
    .upper = Avant ta bataille, regarde la main ennemie.
    .lower = fais-y aussi défausser 1 { -tactic } de ton choix.
jarl-torstein =
    .upper = Tu gagnes les égalités quand tu te défends.
    .lower = après une victoire en défense, pioche 2 cartes.
jarl-hakon =
    .upper = Une fois entre tes tours : après une bataille entre deux autres personnes, prends 1 { -tactic } qui y a été jouée.
    .lower = prends-en plutôt 2.
jarl-ylva =
    .upper = Après une défaite en défense, prends 1 carte au hasard dans la main du camp vainqueur.
    .lower = prends plutôt 2 cartes au hasard.
jarl-knut =
    .upper = +2 de force quand tu attaques quelqu’un qui a capturé plus de boucliers que toi.
    .lower = plutôt +3 de force.
jarl-freydis =
    .upper = Quand tu attaques, le { -jarl } de la défense est annulé pour la bataille.
    .lower = la défense peut aussi jouer 2 { -tactic(count: "many") } au plus.
jarl-halvard =
    .upper = Une fois entre tes tours : donne +2 de force à la défense dans une bataille entre deux autres personnes ; si elle gagne, pioche 1 carte.
    .lower = donne plutôt +3 de force.
