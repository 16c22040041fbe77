### Champions of Midgard in French.
### Names of cards and players arrive without an article: they follow a colon, a bracket, or “contre”,
### “avec”, “pour”, “à”. The plural category “one” means 0 and 1.

## Nouns of the game, singular or plural (count: "many")

-game = Champions de Midgard
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
-blame =
    { $count ->
       *[one] Blâme
        [many] Blâmes
    }
    .gender = masculine
-worker =
    { $count ->
       *[one] ouvrier
        [many] ouvriers
    }
    .gender = masculine
-warrior =
    { $count ->
       *[one] Guerrier
        [many] Guerriers
    }
    .gender = masculine
-destiny =
    { $count ->
       *[one] Destin
        [many] Destins
    }
    .gender = masculine
-journey = Expédition
    .gender = feminine
-rune =
    { $count ->
       *[one] Rune
        [many] Runes
    }
    .gender = feminine
-troll =
    { $count ->
       *[one] Troll
        [many] Trolls
    }
    .gender = masculine
-draugr = Draugr
    .gender = masculine
-monster =
    { $count ->
       *[one] Monstre
        [many] Monstres
    }
    .gender = masculine
-shore =
    { $count ->
       *[one] rivage
        [many] rivages
    }
    .gender = masculine
-longship =
    { $count ->
       *[one] bateau
        [many] bateaux
    }
    .gender = masculine
-marker = marqueur Premier joueur
    .gender = masculine

## What happened

event-set_up = La table est prête. { $first } a le { -marker }. Étals en ville : { $stalls }.
event-chose_leader = { $seat } prend pour Chef : { $leader }.
event-round = La manche { $round } commence.
event-clean_up = La manche { $round } est finie. On range la ville.
event-troll_unbeaten = Le { -troll } est toujours en vie : tout le monde prend 1 { -blame }.
event-game_over = La dernière manche est finie. On compte la { -glory }.
event-placed = { $seat } envoie un { -worker } : { $space }.
event-first_player = { $seat } prend le { -marker }.
event-took_dice =
    { $lapsed ->
        [0] { $seat } prend { $warriors }.
       *[other] { $seat } prend { $warriors } ; pas de place pour { $lapsed } de plus.
    }
event-recruited = { $seat } recrute : { $die }.
event-gained =
    { $goods ->
        [none] { $seat } ne gagne rien.
       *[other] { $seat } gagne { $goods }.
    }
event-paid = { $seat } paie { $goods }.
event-traded = { $seat } échange 1 { $give } contre 1 { $get }.
event-bought_worker = { $seat } engage un { -worker } de plus.
event-took_rune = { $seat } prend la { -rune } { $rune }.
event-used_rune = { $seat } utilise la { -rune } { $rune }.
event-built = { $seat } fait construire un { -longship } : { $ship }.
event-sailed = { $seat } envoie { $ship } vers le { -shore } { $shore }.
event-peeked = { $seat } regarde la carte { -journey } du { -shore } { $shore }.
event-saw_journey = Tu vois la carte { -journey } du { -shore } { $shore } : { $journey }.
event-drew_destinies =
    { $count ->
        [0] { $seat } ne pioche rien : la pioche { -destiny } est vide.
        [one] { $seat } pioche une carte { -destiny }.
       *[other] { $seat } pioche { $count } cartes { -destiny }.
    }
event-saw_destinies = Tu vois : { $destinies }.
event-kept_destiny = Tu gardes le { -destiny } { $destiny }.
event-returned_destinies =
    { $count ->
        [one] { $seat } remet { $count } carte { -destiny } sous la pioche.
       *[other] { $seat } remet { $count } cartes { -destiny } sous la pioche.
    }
event-revealed_destiny =
    { $glory ->
        [one] { $seat } révèle le { -destiny } { $destiny } : { $glory } { -glory(count: "one") }.
       *[other] { $seat } révèle le { -destiny } { $destiny } : { $glory } { -glory(count: "many") }.
    }
event-took_blame = { $seat } prend 1 { -blame }.
event-lost_blame = { $seat } se défait d’1 { -blame }.
event-gave_blame = { $seat } rejette 1 { -blame } sur { $other }.
event-asked_order = { $seat } demande l’ordre du tour.
event-assigned =
    { $cargo ->
        [none] { $seat } n’envoie personne : { $place }.
       *[other] { $seat } envoie { $cargo } : { $place }.
    }
event-rolled = { $seat } lance les dés : { $dice }.
event-rerolled = { $seat } relance. Résultat : { $dice }.
event-spent_favour = { $seat } dépense 1 { -favour }.
event-leader_glory =
    { $glory ->
        [one] { $seat } gagne { $glory } { -glory(count: "one") } grâce à son Chef.
       *[other] { $seat } gagne { $glory } { -glory(count: "many") } grâce à son Chef.
    }
event-struck =
    { $losses ->
        [0] { $seat } contre { $enemy } : dégâts +{ $dealt }, { $damage } au total ; aucune perte.
        [one] { $seat } contre { $enemy } : dégâts +{ $dealt }, { $damage } au total ; { $losses } { -warrior } à perdre.
       *[other] { $seat } contre { $enemy } : dégâts +{ $dealt }, { $damage } au total ; { $losses } { -warrior(count: "many") } à perdre.
    }
event-defeated =
    Victoire pour { $seat } ({ $enemy }) : { $glory ->
        [one] { $glory } { -glory(count: "one") }
       *[other] { $glory } { -glory(count: "many") }
    }{ $goods ->
        [none] .
       *[other] {" "}et { $goods }.
    }
event-lost_fight = { $seat } recule face à l’ennemi ({ $enemy }) : aucun { -warrior } n’en revient.
event-lost_warriors = { $seat } perd { $warriors } ({ $place }).
event-lost_food =
    { $count ->
        [one] { $seat } perd { $count } nourriture ({ $place }).
       *[other] { $seat } perd { $count } nourritures ({ $place }).
    }
event-hunted =
    { $food ->
        [0] { $seat } rentre bredouille de la chasse.
        [one] { $seat } rapporte { $food } nourriture de la chasse.
       *[other] { $seat } rapporte { $food } nourritures de la chasse.
    }
event-journey = En mer, { -shore } { $shore } : { $seat } révèle « { $journey } ».
event-fed =
    { $hungry ->
        [0] Vivres à bord : { $food }. { $seat } nourrit tout l’équipage.
        [one] Vivres à bord : { $food }. { $seat } laisse { $hungry } { -warrior } le ventre vide.
       *[other] Vivres à bord : { $food }. { $seat } laisse { $hungry } { -warrior(count: "many") } le ventre vide.
    }
event-journeys_reshuffled =
    { $count ->
        [one] La pioche { -journey } est reformée : { $count } carte.
       *[other] La pioche { -journey } est reformée : { $count } cartes.
    }

## Scenes: what a card shows over the board. The result is a sentence from above where none is here.

scene-fight = { $seat } contre { $enemy }
scene-hunt = { $seat } part à la chasse
scene-voyage = { $seat } fait voile : { -shore } { $shore }
scene-muster = Le départ
scene-round = Fin de la manche { $round }
scene-troll_lives = Le { -troll } vit encore : 1 { -blame } chacun.
scene-troll_slain = Le { -troll } est mort.

## What is asked

ask-choose_leader = Choisis ton Chef.
ask-place_worker =
    { $workers ->
        [one] Place ton dernier { -worker }.
       *[other] Place un { -worker }. Il t’en reste { $workers }.
    }
ask-rune_window =
    { $window ->
        [before_placement] Avant le placement : utiliser une { -rune } ?
        [before_assignment] Avant l’envoi des Guerriers : utiliser une { -rune } ?
        [before_combat] Avant les combats : utiliser une { -rune } ?
        [before_scoring] Avant le décompte final : utiliser une { -rune } ?
        [after_placement] Utiliser une { -rune } avant la fin de ton tour ?
        [after_fight] C’est terminé. Utiliser une { -rune } ?
        [sage] Le sage t’attend. Utiliser une { -rune } avant de piocher ?
        [loss] Pertes face à l’ennemi ({ $enemy }) : { $losses }. Utiliser une { -rune } pour les éviter ?
        [win] Ennemi vaincu ({ $enemy }). Utiliser une { -rune } pour plus de { -glory } ?
        [journey] « { $journey } » t’attend au { -shore } { $shore }. Utiliser une { -rune } pour y échapper ?
       *[other] Utiliser une { -rune } ?
    }
ask-sail = Où envoies-tu { $ship } ? Capacité : { $capacity }.
ask-stall_times = Combien de fois le veux-tu ?
ask-market = Échange au marché, un contre un, aussi longtemps que tu veux.
ask-runesmith = Quelle { -rune } prends-tu ?
ask-stave_church = Pour combien de { -favour(count: "many") } pries-tu ?
ask-shipwright = Quel { -longship } fais-tu construire ?
ask-peek = À quel { -shore } regardes-tu la carte { -journey } ?
ask-keep_destiny = Quel { -destiny } gardes-tu ?
ask-recruit =
    { $room ->
        [one] Quel { -warrior } te rejoint ? Il te reste { $room } place.
       *[other] Quel { -warrior } te rejoint ? Il te reste { $room } places.
    }
ask-take_goods =
    { $left ->
        [one] Prends encore une ressource.
       *[other] Prends { $left } ressources, une par une.
    }
ask-ask_for_order = L’envoi se fait-il tous ensemble, ou demandes-tu l’ordre du tour ?
ask-assign = Envoie tes { -warrior(count: "many") } et ta nourriture, puis termine.
ask-hunt =
    { $food ->
        [one] La chasse : ces dés donnent { $food } nourriture. Relancer, ou continuer ?
       *[other] La chasse : ces dés donnent { $food } nourritures. Relancer, ou continuer ?
    }
ask-combat_roll = Combat : { $enemy }. Relancer, ou continuer ?
ask-combat_losses =
    { $left ->
        [one] Qui tombe au combat ? Encore un { -warrior }.
       *[other] Qui tombe au combat ? Encore { $left }.
    }
ask-starvation =
    { $left ->
        [one] Qui meurt de faim ? Encore un { -warrior }.
       *[other] Qui meurt de faim ? Encore { $left }.
    }
ask-journey_losses =
    { $left ->
        [one] Que prend la mer ? Encore une perte.
       *[other] Que prend la mer ? Encore { $left } pertes.
    }
ask-troll_killed = Le { -troll } est mort. Que fais-tu du { -blame } ?
ask-virtue = Te défaire d’un { -blame }, ou en rejeter un ?
ask-success = Quel { -destiny } révèles-tu ?

## What can be chosen

do-leader = Jouer { $leader }
do-place = Placer un { -worker } : { $space }
do-rune = Utiliser la { -rune } { $rune }
do-continue = Continuer
do-done = Terminer
do-take = Prendre 1 { $good }
do-recruit = Recruter 1 { $die }
do-peek = Regarder le { -shore } { $shore }
do-keep = Garder { $destiny }
do-trade = Échanger 1 { $give } contre 1 { $get }
do-take_rune = Prendre { $rune }
do-take_unseen_rune = Prendre la première carte { -rune } de la pioche, sans la voir
do-pray =
    { $favour ->
        [one] Prier pour { $favour } { -favour }
       *[other] Prier pour { $favour } { -favour(count: "many") }
    }
do-build = Construire { $ship }
do-sail = Naviguer vers le { -shore } { $shore }
do-times =
    { $times ->
        [one] Une fois
        [2] Deux fois
       *[other] { $times } fois
    }
do-assign = Envoyer 1 { $cargo } : { $place }
do-mark = Choisir pour la relance : { $die }, { $face }
do-reroll = Dépenser 1 { -favour } et relancer les dés choisis
do-lose = Perdre 1 { $cargo }
do-blame = Rejeter le { -blame } sur { $seat }
do-atone = Se défaire d’1 { -blame }
do-blame_all = Rejeter 1 { -blame } sur tous les autres
do-reveal = Révéler { $destiny }
do-ask_order = Demander l’ordre du tour

## Why something is closed

why-occupied = { $other } y est déjà.
why-worker_already_bought = Tu as déjà acheté ton { -worker } supplémentaire.
why-all_workers_sold = Il n’y a plus d’{ -worker } à acheter.
why-cannot_pay =
    { $coin ->
        [0]
            { $cost ->
                [none] Tu ne peux pas en payer le prix.
               *[other] Tu ne peux pas en payer le prix : { $cost }.
            }
        [one] Tu ne peux pas payer { $coin } pièce.
       *[other] Tu ne peux pas payer { $coin } pièces.
    }
why-has_private_ship = Tu as déjà un { -longship } privé.
why-no_ship_left = Il n’y a plus de { -longship } à construire.
why-no_private_ship = Tu n’as pas de { -longship } privé.
why-ship_at_sea = Ton { -longship } est en mer.
why-no_free_shore = Aucun { -shore } avec un { -monster } n’est libre.
why-no_enemy = Il n’y a pas d’ennemi ici.
why-no_rune_left = Il n’y a plus de { -rune }.
why-shore_taken = Un { -longship } y est déjà.
why-no_monster = Aucun { -monster } n’y vit pour l’instant.
why-none_left = Tu n’en as plus à envoyer.
why-ship_full = Le bateau est plein.
why-banned_weapon = Cette arme ne peut rien contre cet ennemi.
why-nothing_to_give = Tu n’en as pas à donner.
why-traded_the_other_way = Tu as déjà fait l’échange inverse pendant cette visite.
why-no_blank = Aucun dé ne montre de face vide.
why-locked_by_potential = La Rune Potentiel l’a déjà relancé : ce dé reste ainsi.
why-no_favour = Tu n’as pas de { -favour } à dépenser.
why-not_in_this_window = Cette { -rune } ne sert à rien en ce moment.
why-no_hidden_journey = Aucune carte { -journey } n’est cachée sur un { -shore }.
why-no_secret_destiny = Tu n’as pas de { -destiny } secret.
why-leader_taken = Quelqu’un a déjà choisi ce Chef.
why-supply_empty = La réserve n’a plus de ces dés.
why-no_blame = Tu n’as pas de { -blame } à défausser.
why-marking_dice = Tu es en train de choisir des dés à relancer.
why-nothing_marked = Aucun dé n’est encore choisi.
why-all_marked = Tous les dés de cette face sont déjà choisis.
why-reaction_used = Réaction compte déjà pour ce lancer.
why-none_here = Il n’y en a pas ici.
why-rune_deck_empty = Il n’y a plus de { -rune } cachée.
why-no_hidden_card = Aucune carte { -journey } n’y est cachée.

## Phases and sources of Glory

phase-set_up = Mise en place
phase-placement = Placement des ouvriers
phase-assignment = Envoi des Guerriers
phase-combat = Combats
phase-clean_up = Nettoyage
phase-scoring = Décompte final
phase-over = Fin

score-track = piste de { -glory }
score-destiny = { -destiny } { $card }
score-sets = séries de trois couleurs
score-rune = { -rune } { $card }
score-longship = { -longship } ({ $card })
score-favour = { -favour(count: "many") } non dépensées
score-coins = pièces
score-blame = { -blame }
score-total = total

## Amounts

amount-food =
    { $n ->
        [one] { $n } nourriture
       *[other] { $n } nourritures
    }
amount-wood = { $n } bois
amount-coin =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
amount-favour =
    { $n ->
        [one] { $n } { -favour }
       *[other] { $n } { -favour(count: "many") }
    }
amount-glory =
    { $n ->
        [one] { $n } { -glory(count: "one") }
       *[other] { $n } { -glory(count: "many") }
    }
amount-blame =
    { $n ->
        [one] { $n } { -blame }
       *[other] { $n } { -blame(count: "many") }
    }
amount-swordsman =
    { $n ->
        [one] { $n } épéiste
       *[other] { $n } épéistes
    }
amount-spearman =
    { $n ->
        [one] { $n } lancier
       *[other] { $n } lanciers
    }
amount-axeman =
    { $n ->
        [one] { $n } porte-hache
       *[other] { $n } porte-haches
    }
amount-any_warrior =
    { $n ->
        [one] { $n } { -warrior } au choix
       *[other] { $n } { -warrior(count: "many") } au choix
    }
amount-hits =
    { $n ->
        [one] { $n } touche
       *[other] { $n } touches
    }
amount-shields =
    { $n ->
        [one] { $n } bouclier
       *[other] { $n } boucliers
    }
amount-blank = face vide
amount-nothing = rien

## Goods and dice

die-shows =
    { $n ->
        [one] { $die } ({ $face })
       *[other] { $n } × { $die } ({ $face })
    }
good-food = nourriture
good-wood = bois
good-coin = pièce
die-swordsman = épéiste
die-spearman = lancier
die-axeman = porte-hache
weapon-sword = épée
weapon-spear = lance
weapon-axe = hache
weapon-none = aucune
colour-red = rouge
colour-yellow = jaune
colour-blue = bleu
colour-none = sans couleur
kind-troll = { -troll }
kind-draugr = { -draugr }
kind-monster = { -monster }
kind-kraken = Kraken

## Leaders

leader-asmundr = Asmundr le Pieux
    .about =
        { $amount ->
            [one] { $amount } { -glory(count: "one") } immédiat pour chaque { -favour } dépensée pour relancer.
           *[other] { $amount } { -glory(count: "many") } immédiats pour chaque { -favour } dépensée pour relancer.
        }
leader-dagrun = Dagrun la Prédestinée
    .about =
        { $amount ->
            [one] À la Hutte du Sage, tu pioches { $amount } { -destiny } de plus et n’en gardes qu’un.
           *[other] À la Hutte du Sage, tu pioches { $amount } { -destiny(count: "many") } de plus et n’en gardes qu’un.
        }
leader-gylfir = Gylfir le Navigateur
    .about =
        { $amount ->
            [one] Au Navire marchand, tu paies { $amount } pièce de moins.
           *[other] Au Navire marchand, tu paies { $amount } pièces de moins.
        }
leader-svanhildr = Svanhildr la Fine Lame
    .about =
        { $amount ->
            [one] Un épéiste qui touche inflige { $amount } dégât de plus, au combat comme à la chasse.
           *[other] Un épéiste qui touche inflige { $amount } dégâts de plus, au combat comme à la chasse.
        }
leader-ullr = Ullr le Berserker
    .about =
        { $amount ->
            [one] { $amount } { -glory(count: "one") } à chaque tour de combat où un dé montre deux armes.
           *[other] { $amount } { -glory(count: "many") } à chaque tour de combat où un dé montre deux armes.
        }

## Spaces of the town. $cost is what it costs, $gain what it gives.

space-swordsmith = Fourbisseur
    .about = Prends tous les épéistes présents.
space-hafter = Emmancheur
    .about = Prends tous les lanciers présents.
space-blacksmith = Forgeron
    .about = Prends tous les porte-haches présents.
space-smokehouse = Fumoir
    .about = Prends toute la nourriture présente.
space-jarls_longhouse = Maison longue du Jarl
    .about = 1 épéiste et le { -marker } ; si tu l’as déjà, il passe à gauche.
space-sages_hut = Hutte du Sage
    .about = Regarde une carte { -journey } cachée, puis pioche une carte { -destiny }.
space-worker_huts = Hutte des Ouvriers
    .about = Paie le prix : tu as un { -worker } de plus jusqu’à la fin de la partie.
space-market = Marché
    .about = Échange nourriture, bois et pièces, un contre un, autant que tu veux.
space-merchant_ship = Navire marchand
    .about = Paie { $cost } et prends ce que le marchand a à bord.
space-runesmith = Graveur de runes
    .about = Paie { $cost } et prends une { -rune } : une des cartes visibles, ou la première de la pioche.
space-stave_church = Église en bois debout
    .about = Achète de 1 à 4 { -favour(count: "many") } avec des pièces.
space-shipwright = Charpentier
    .about = Achète un { -longship } privé, une seule fois dans la partie.
space-small_longship = Petit bateau
    .about = Envoie le petit { -longship } vers un { -shore } libre.
space-large_longship = Grand bateau
    .about = Paie { $cost } et envoie le grand { -longship } vers un { -shore } libre.
space-private_longship = Ton bateau
    .about = Envoie ton propre { -longship } vers un { -shore } libre.
space-gullinkambi_longship = Gullinkambi
    .about = Paie { $cost } et envoie le Gullinkambi vers un { -shore } libre.
space-troll = Troll
    .about = Réserve le combat contre le { -troll }. Tant qu’il vit, tout le monde prend 1 { -blame } à la fin de la manche.
space-draugr_left = Draugr de gauche
    .about = Réserve le combat contre le { -draugr } de gauche.
space-draugr_right = Draugr de droite
    .about = Réserve le combat contre le { -draugr } de droite.
space-hunting_grounds = Terrain de chasse
    .about = Chasse avec les { -warrior(count: "many") } restés à la maison ; une touche vaut une nourriture.
space-beg = Supplier
    .about = Prends 1 { -blame } et reçois un petit don.
space-wealthy_stranger = Riche étranger
    .about = Prends { $gain }.
space-skald = Scalde
    .about = Gagne { $gain }.
space-generous_merchant = Marchand généreux
    .about = Prends { $gain }.
space-alms = Aumône
    .about = Paie { $cost } pour recevoir { $gain }, jusqu’à { $times } fois.
space-varangians = Varègues
    .about = Paie { $cost } et prends { $gain }.
space-mercenaries = Mercenaires
    .about = Paie { $cost } et prends { $gain }.
space-jomsvikings = Jomsvikings
    .about = Paie { $cost } et prends { $gain }.
space-recruits = Recrues
    .about = Paie { $cost } et prends { $gain }.

## Places where warriors are sent

place-troll = le { -troll }
place-draugr_left = le { -draugr } de gauche
place-draugr_right = le { -draugr } de droite
place-shore_1 = { -shore } 1
place-shore_2 = { -shore } 2
place-shore_3 = { -shore } 3
place-shore_4 = { -shore } 4

## Runes

rune-gifts = Présents
    .about =
        { $amount ->
            [one] Prends { $amount } ressource : nourriture, bois ou pièce.
           *[other] Prends { $amount } ressources au choix : nourriture, bois et pièces.
        }
rune-glory = Gloire
    .about = Quand tu vaincs un ennemi, gagne encore la moitié de sa { -glory }.
rune-healing = Guérison
    .about = Tu ne perds personne pendant un tour de combat.
rune-journey = Expédition
    .about = Défausse la carte { -journey } révélée et prends la suivante de la pioche.
rune-knowledge = Savoir
    .about = Regarde en secret toutes les cartes { -journey } cachées des { -shore(count: "many") }.
rune-potential = Potentiel
    .about = Après un lancer, relance tous les dés qui montrent une face vide.
rune-reaction = Réaction
    .about = Après un lancer, chaque bouclier touche aussi.
rune-success = Réussite
    .about = Révèle un { -destiny } et marque-le tout de suite ; il compte encore à la fin.
rune-true_vision = Vision véritable
    .about =
        { $amount ->
            [one] À la Hutte du Sage, pioche { $amount } carte { -destiny } de plus et n’en garde qu’une.
           *[other] À la Hutte du Sage, pioche { $amount } cartes { -destiny } de plus et n’en garde qu’une.
        }
rune-wealth = Richesse
    .about = Gagne autant de pièces que tu en as, { $amount } au plus.
rune-virtue = Vertu
    .about = Défais-toi d’1 { -blame }, ou rejettes-en un sur quelqu’un.

## Destinies

destiny-crusher_of_ice = Broyeur de glace
destiny-earth_smasher = Fracasseur de terre
destiny-master_of_flames = Maître des flammes
destiny-craftsman = Artisan
destiny-leader_of_armies = Meneur d’armées
destiny-odins_favored = Favori d’Odin
destiny-prepared = Prévoyant
destiny-prosperous = Prospère
destiny-runemaster = Maître des runes
destiny-monster_hunter = Chasseur de monstres
destiny-slayer_of_the_undead = Tueur de morts-vivants
destiny-troll_slayer = Tueur de trolls
destiny-despised = Mal-aimé
destiny-about =
    { $full ->
        [one] Majorité : { $metric }. { $full } { -glory(count: "one") }, { $tied } en cas d’égalité.
       *[other] Majorité : { $metric }. { $full } { -glory(count: "many") }, { $tied } en cas d’égalité.
    }

metric-red_enemies = ennemis rouges
metric-yellow_enemies = ennemis jaunes
metric-blue_enemies = ennemis bleus
metric-wood = bois
metric-warriors = { -warrior(count: "many") }
metric-favour = { -favour(count: "many") }
metric-food = nourriture
metric-coins = pièces
metric-runes = { -rune(count: "many") }
metric-monsters = { -monster(count: "many") }
metric-draugr = { -draugr }
metric-trolls = { -troll(count: "many") }
metric-blame = { -blame(count: "many") }

## Journey cards

journey-all_quiet = Tout est calme
    .about = Il ne se passe rien.
journey-kraken = Kraken
    .about = Combat contre le Kraken avant que l’on mange.
journey-lost = Égarés
    .about =
        { $any ->
            [one] { $any } perte à bord : { -warrior } ou nourriture, à ton choix.
           *[other] { $any } pertes à bord : { -warrior(count: "many") } ou nourriture, à ton choix.
        }
journey-no_wind = Calme plat
    .about =
        { $food ->
            [one] { $food } nourriture est perdue.
           *[other] { $food } nourritures sont perdues.
        }
journey-storm = Tempête
    .about =
        { $any ->
            [one] { $any } { -warrior } ou nourriture est à perdre.
           *[other] { $any } { -warrior(count: "many") } ou nourritures sont à perdre.
        }
journey-whirlpool = Tourbillon
    .about =
        { $warriors ->
            [one] { $warriors } { -warrior } est perdu.
           *[other] { $warriors } { -warrior(count: "many") } sont perdus.
        }
journey-shipwreck = Épave
    .about =
        { $coins ->
            [one] Tu y trouves { $coins } pièce.
           *[other] Tu y trouves { $coins } pièces.
        }
journey-hidden = cachée

## Ships

ship-small = le petit bateau
ship-large = le grand bateau
ship-gullinkambi = le Gullinkambi
ship-karvi = le Karvi
ship-snekkja = le Snekkja
ship-skeid = le Skeid
ship-drakkar = le Drakkar
ship_short-small = petit
ship_short-large = grand
ship_short-gullinkambi = Gullinkambi
ship_short-karvi = Karvi
ship_short-snekkja = Snekkja
ship_short-skeid = Skeid
ship_short-drakkar = Drakkar
ship-about =
    { $glory ->
        [one] Capacité : { $capacity }. Vaut { $glory } { -glory(count: "one") }. Coûte { $cost }.
       *[other] Capacité : { $capacity }. Vaut { $glory } { -glory(count: "many") }. Coûte { $cost }.
    }

## Enemies, by the name they share

enemy-bridge_troll = Troll des ponts
enemy-forest_troll = Troll des forêts
enemy-stone_troll = Troll de pierre
enemy-cave_troll = Troll des cavernes
enemy-barrow_thrall = Esclave du tumulus
enemy-grave_guard = Gardien des tombes
enemy-bone_raider = Pilleur d’ossements
enemy-rust_blade = Lame rouillée
enemy-shield_breaker = Brise-bouclier
enemy-howling_dead = Mort hurlant
enemy-barrow_king = Roi du tumulus
enemy-fenris_cub = Louveteau de Fenrir
enemy-sea_hag = Sorcière des mers
enemy-reef_stalker = Rôdeur des récifs
enemy-iron_scale = Écaille-de-fer
enemy-ice_bear = Ours des glaces
enemy-storm_harpy = Harpie des tempêtes
enemy-moss_giant = Géant des mousses
enemy-salt_serpent = Serpent de sel
enemy-ember_hound = Molosse de braise
enemy-lindwurm = Lindworm
enemy-frost_jotun = Jötunn du givre
enemy-fire_jotun = Jötunn du feu
enemy-kraken = Kraken

## The board in words and headings

board-town = Ville
board-fight = Combat
board-hunt = La chasse
board-supply = réserve
board-round = Manche { $round } sur { $rounds }
board-first = commence : { $seat }
board-destiny = { $destiny } ({ $metric } : { $full }, à égalité { $tied })
board-near = près
board-far = loin
board-troll_dead = tué
board-empty = vide
board-runes = runes
board-used = utilisée
board-shields = boucliers
board-odds_keep = { $percent } de chances ainsi
board-odds_reroll = { $percent } en relançant
board-pick = un numéro choisit son dé à relancer
board-sure = déjà gagné
board-slain = vaincus : { $enemies }
board-short_attack = att
board-short_defence = déf
board-no_weapon = sans { $weapon }
board-short_runes =
    { $n ->
        [one] { $n } rune
       *[other] { $n } runes
    }
board-short_destinies =
    { $n ->
        [one] { $n } destin
       *[other] { $n } destins
    }
board-first_short = commence
board-against = { $seat } contre { $enemy }
board-damage = dégâts
board-food = vivres
board-short_of = il en manque { $n }
board-would_lose =
    { $n ->
        [0] aucune perte
        [one] { $n } perte
       *[other] { $n } pertes
    }
board-journey = en mer : { $card }
board-legend = { $sword } épéiste, { $spear } lancier, { $axe } porte-hache, { $shield } bouclier, f nourriture, w bois, c pièce, { $favour } Faveur, { $blame } Blâme, { $glory } Gloire, { $wave } capacité

## The table in sentences

told-progress = { $where }. { $first } a le { -marker }.
told-seat =
    { $seat } : { $glory ->
        [one] { $glory } { -glory(count: "one") }
       *[other] { $glory } { -glory(count: "many") }
    } ; { $goods } ; à la maison : { $warriors } ; { $workers ->
        [one] { $workers } { -worker }
       *[other] { $workers } { -worker(count: "many") }
    } en main.
told-leader = { $seat } a pour Chef : { $leader }.
told-runes = { $seat } a les { -rune(count: "many") } : { $runes }.
told-ship = { $seat } possède { $ship }.
told-destiny = { $seat }, { -destiny } : { $destiny }. { $about }
told-hidden_destinies =
    { $n ->
        [one] { $seat } a { $n } { -destiny } secret.
       *[other] { $seat } a { $n } { -destiny(count: "many") } secrets.
    }
told-slain = { $seat } a vaincu : { $enemies }.
told-stands = { $seat } occupe : { $space }.
told-empty_town = Il n’y a personne en ville.
told-smiths = Chez les forgerons et au fumoir : { $goods }.
told-stalls = Étals : { $stalls }.
told-merchant = Le marchand a { $goods }.
told-rune_display = Chez le graveur de runes : { $runes }.
told-hut_price =
    { $coin ->
        [one] Un { -worker } coûte { $coin } pièce.
       *[other] Un { -worker } coûte { $coin } pièces.
    }
told-ship_left = Chez le charpentier : { $ship }. { $about }
told-enemy =
    { $glory ->
        [one] { $enemy } ({ $colour }), attaque { $attack }, défense { $defence }, arme interdite : { $banned }, vaut { $glory } { -glory(count: "one") } ; butin : { $goods }.
       *[other] { $enemy } ({ $colour }), attaque { $attack }, défense { $defence }, arme interdite : { $banned }, vaut { $glory } { -glory(count: "many") } ; butin : { $goods }.
    }
told-crew = Envoi ({ $seat }) : { $cargo }.
told-shore = Rivage { $shore }, { $where } : { $enemy } Carte en mer : { $journey }.{ $crew }
told-dice = Sur la table : { $dice }.
told-fight = Dégâts contre { $enemy } : { $damage } sur { $defence } ; boucliers : { $shields } contre attaque { $attack }.
told-losses =
    { $n ->
        [0] Avec ces dés, personne ne tombe.
        [one] Avec ces dés, { $n } { -warrior } tombe.
       *[other] Avec ces dés, { $n } { -warrior(count: "many") } tombent.
    }
told-hungry =
    { $n ->
        [one] { $place} : au moins { $n } { -warrior } n’a rien à manger en route.
       *[other] { $place} : au moins { $n } { -warrior(count: "many") } n’ont rien à manger en route.
    }
told-odds_continue = Environ { $percent } pour cent de chances si tu gardes les dés.
told-odds_reroll = Environ { $percent } pour cent de chances si tu relances les dés choisis.
told-odds_place = Environ { $percent } pour cent de chances de gagner : { $place }.

## Things explained: tokens, dice, enemies, decks

good-favour = { -favour }
good-blame = { -blame }
good-glory = { -glory }
good-worker = { -worker }
good-marker = { -marker }
about-good-food = Nourrit les { -warrior(count: "many") } en mer : 1 nourriture pour deux vers un { -shore } proche, pour un seul vers un { -shore } lointain.
about-good-wood = Paie les bateaux et les { -rune(count: "many") }.
about-good-coin =
    { $n ->
        [one] Paie en ville. Chaque pièce qui reste à la fin vaut 1 { -glory(count: "one") }.
       *[other] Paie en ville. À la fin, { $n } pièces restantes valent 1 { -glory(count: "one") }.
    }
about-good-favour =
    { $n ->
        [one] Dépenses-en 1 pour relancer les dés de ton choix. Chacune vaut { $n } { -glory(count: "one") } à la fin.
       *[other] Dépenses-en 1 pour relancer les dés de ton choix. Chacune vaut { $n } { -glory(count: "many") } à la fin.
    }
about-good-blame = Coûte de la { -glory } à la fin, pour 0, 1, 2 { -blame(count: "many") } et plus : { $values }.
about-good-glory = Qui en a le plus à la fin gagne.
about-good-worker = Occupe un lieu par manche et s’en sert.
about-good-marker = Qui l’a joue en premier dans la manche.

face-hit = touche
face-shield = bouclier
face-blank = face vide
about-face-hit = 1 dégât au combat, 1 nourriture à la chasse.
about-face-shield = Sauve un { -warrior } de l’attaque ennemie pendant ce tour de combat.
about-face-blank = Ne fait rien.
about-die = Ses faces : { $faces }.

about-enemy = { $kind } ({ $colour }). Attaque { $attack }, défense { $defence }.
about-enemy_banned = Cette arme ne peut rien contre lui : { $weapon }.
about-enemy_worth = Vaut { $goods }.
about-colour =
    { $n ->
        [one] Trois ennemis vaincus de trois couleurs font une série : { $n } { -glory(count: "one") } à la fin.
       *[other] Trois ennemis vaincus de trois couleurs font une série : { $n } { -glory(count: "many") } à la fin.
    }

merchant-named = Marchand avec { $goods }
about-merchant = Pour { $cost } : { $goods }.
about-rune_worth =
    { $n ->
        [one] Vaut { $n } { -glory(count: "one") } à la fin, utilisée ou non.
       *[other] Vaut { $n } { -glory(count: "many") } à la fin, utilisée ou non.
    }
about-journey-hidden = Une carte { -journey } face cachée : qui navigue jusqu’ici la révèle.
about-place_shore = Un bateau arrive ici : on révèle la carte { -journey }, tout le monde à bord mange, puis affronte le { -monster }.

deck-troll = pioche { -troll }
deck-draugr = pioche { -draugr }
deck-monster = pioche { -monster }
deck-journey = pioche { -journey }
deck-rune = pioche { -rune }
deck-destiny = pioche { -destiny }
deck-merchant = navires marchands
