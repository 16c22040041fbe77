## Ce qu’on choisit à table : les réglages des jeux, leurs valeurs et une phrase pour chacun.
## En anglais, c’est le moteur lui-même qui la dit.

## Settings of Champions of Midgard

setting-champions-edition = Édition
    .text = À quelle édition joue-t-on : la plus récente ou la première ?
setting-champions-edition-portal = la plus récente
setting-champions-edition-classic = la première
setting-champions-begging_reward = Don aux suppliants
    .text = Que reçoit-on avec le Blâme quand on supplie : une ressource au choix, une pièce ou une nourriture ?
setting-champions-begging_reward-choice = une ressource au choix
setting-champions-begging_reward-coin = une pièce
setting-champions-begging_reward-food = une nourriture
setting-champions-hut_prices = Prix des ouvriers
    .text = Ce que coûtent les ouvriers supplémentaires, du premier vendu au dernier.
setting-champions-blame_over_six = Blâmes au-delà de six
    .text = Chaque Blâme après le sixième coûte-t-il 6 points de Gloire de plus, ou rien de plus ?
setting-champions-blame_over_six-minus6_each = 6 de plus chacun
setting-champions-blame_over_six-cap21 = rien de plus
setting-champions-shore_layout = Disposition des rivages
    .text = Quels rivages sont proches, et lequel ne sert qu’à quatre ?
setting-champions-shore_layout-portal = édition la plus récente
setting-champions-shore_layout-classic = première édition
setting-champions-shore_layout-czacha_text = texte polonais des règles
setting-champions-destiny_min_one = Un Destin demande au moins un
    .text = Faut-il au moins un exemplaire de ce que compte un Destin ?
setting-champions-troll_kill_blame = Blâme de qui tue le Troll
    .text = Qui tue le Troll doit-il rejeter un Blâme sur une personne, ou peut-il en rejeter un sur chacune ?
setting-champions-troll_kill_blame-mandatory_one = doit, sur une seule
setting-champions-troll_kill_blame-optional_each_opponent = peut, sur chacune
setting-champions-glory_rune_kraken = Rune Gloire sur le Kraken
    .text = La Rune Gloire sert-elle aussi contre un Kraken ?
setting-champions-potential_locks_dice = Potentiel bloque les dés
    .text = Les dés relancés par la Rune Potentiel échappent-ils aux relances par Faveur ?
setting-champions-svanhildr_reaction_shield_damage = Boucliers de Svanhildr avec Réaction
    .text = Combien de dégâts inflige un bouclier des épéistes de Svanhildr avec la Rune Réaction ?
setting-champions-gullinkambi = Gullinkambi
    .text = Le troisième bateau public navigue-t-il ? Seule l’édition la plus récente l’a.
setting-champions-assignment = Envoi des Guerriers
    .text = Les Guerriers sont-ils envoyés dans l’ordre du tour, ou tous en même temps ?
setting-champions-assignment-ordered = dans l’ordre du tour
setting-champions-assignment-simultaneous = tous ensemble
setting-champions-hall_of_fame = Temple de la renommée
    .text = Variante : les ennemis vaincus restent visibles de tous.
setting-champions-distrustful_townsfolk = Villageois méfiants
    .text = Variante : tout le monde commence avec un Blâme.
setting-champions-first_player = Qui commence
    .text = Qui a le marqueur Premier joueur au début : un siège au hasard ou un siège précis ?
setting-champions-first_player-random = au hasard

## Settings of Reavers of Midgard

setting-reavers-selection_bonus_even_if_resting = Bonus de choix même au repos
    .text = Garde-t-on le bonus de choix du lieu quand on se repose ?
setting-reavers-territory_glory_in_round_6 = Territoires à la dernière manche
    .text = Les territoires rapportent-ils encore leur Gloire à la fin de la dernière manche ?
setting-reavers-artifact_dice_usable_as_crew = Dés des Artefacts dans l’équipage
    .text = Un dé posé sur un Artefact sert-il encore d’équipage ? Sinon, il y reste et ne sert que lui.
setting-reavers-upgrade_pays_any_die_cost = Les Améliorations paient tout dé
    .text = Une Amélioration de navire peut-elle payer un dé quelconque ?
setting-reavers-double_hammer_pays_single_hammer = Un double marteau paie un marteau
    .text = Un double marteau peut-il payer un seul marteau ?
setting-reavers-battle_dice_cap = Dés de bataille au plus
    .text = Le plus grand nombre de dés de bataille dans un combat.
setting-reavers-battle_dice_cap-0 = sans limite
setting-reavers-runic_left_needs_own_terror = Gravures runiques et Terreur
    .text = Le premier choix des Gravures runiques demande-t-il un jeton Terreur à soi ?
setting-reavers-bodn_discards_a_second_die = Bodn défausse deux dés
    .text = Bodn coûte-t-il un deuxième dé ?
setting-reavers-majority_needs_at_least_one_token = Une majorité demande un jeton
    .text = Faut-il au moins un jeton de la sorte pour un bonus de majorité ?
setting-reavers-start_player = Qui commence
    .text = Qui a le marqueur Premier joueur au début : un siège au hasard ou un siège précis ?
setting-reavers-start_player-random = au hasard

## Settings of Valhalla

setting-valhalla-mode = Mode
    .text = Les uns contre les autres, en solitaire contre un Monstre, ou tous ensemble contre lui.
setting-valhalla-mode-versus = les uns contre les autres
setting-valhalla-mode-solo = en solitaire
setting-valhalla-mode-coop = tous ensemble
setting-valhalla-loki = Ruse de Loki
    .text = Qui perd de peu une bataille reçoit une prime ; carte au hasard ou carte précise.
setting-valhalla-loki-none = sans
setting-valhalla-loki-random = carte au hasard
setting-valhalla-thor = Soutien de Thor
    .text = Des cartes à jouer dans les batailles des autres.
setting-valhalla-valkyries = Valkyries
    .text = Le paquet Valkyries : 40 cartes.
setting-valhalla-dwarves = Nains de Svartalfheim
    .text = Un paquet de 40 cartes.
setting-valhalla-tyr = Colère de Tyr
    .text = Des cartes à attacher aux Guerriers.
setting-valhalla-king = Roi de la Colline
    .text = Une couronne qui rapporte et attire les attaques.
setting-valhalla-teams = Jeu par équipes
    .text = Des partenaires qui s’entraident, ou des alliés qui gagnent ensemble.
setting-valhalla-teams-none = sans
setting-valhalla-teams-cooperation = partenaires
setting-valhalla-teams-alliance = alliés
setting-valhalla-simplified = Partie simplifiée
    .text = Variante : pas de Jarls, cinq cartes au départ et rien à choisir.
setting-valhalla-hand = Main de départ
    .text = Comment se forme la main de départ : sept cartes dont on écarte deux, ou un draft.
setting-valhalla-hand-choose = choix
setting-valhalla-hand-draft = draft
setting-valhalla-jarls = Jarls au choix
    .text = Parmi combien de Jarls on choisit, ou un Jarl au hasard qui convient à une première partie.
setting-valhalla-jarls-three = parmi trois
setting-valhalla-jarls-five = parmi cinq
setting-valhalla-jarls-first_game = première partie
setting-valhalla-monster = Monstre
    .text = Le Monstre à combattre, en solitaire ou tous ensemble.
setting-valhalla-monster-none = aucun
setting-valhalla-level = Dureté du Monstre
    .text = Combien de cartes coûte une bataille perdue contre le Monstre : 2, 4 ou 6.
setting-valhalla-level-normal = 2 cartes
setting-valhalla-level-hard = 4 cartes
setting-valhalla-level-impossible = 6 cartes
setting-valhalla-monster_traits = Traits du Monstre
    .text = Les traits imprimés sur les cartes du Monstre comptent-ils ? Une première partie peut s’en passer.
setting-valhalla-monster_traits-true = ils comptent
setting-valhalla-solo_jarls = Jarls en solitaire
    .text = En solitaire, choisit-on parmi tous les Jarls ou parmi ceux qui conviennent ?
setting-valhalla-solo_jarls-any = tous
setting-valhalla-solo_jarls-suitable = ceux qui conviennent
setting-valhalla-spaces = Places des Guerriers
    .text = Choisit-on la place de chaque Guerrier ? Les places sont sans effet sur le jeu.
setting-valhalla-spaces-automatic = d’elles-mêmes
setting-valhalla-spaces-chosen = au choix
setting-valhalla-first_player = Qui commence
    .text = Qui joue le premier tour : un siège au hasard ou un siège précis ?
setting-valhalla-first_player-random = au hasard

## Values of settings

setting-on = oui
setting-off = non

## La commande

setting-list_title = { $game }, { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }
setting-list_setting = réglage
setting-list_values = valeurs
setting-list_usual = d’habitude
setting-list_text = ce que cela veut dire
setting-list_rule = règle
setting-list_choose = Choisis avec --set NOM=VALEUR : { $command }
