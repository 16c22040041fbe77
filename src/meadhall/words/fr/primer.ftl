## Un jeu en cinq minutes : la page qu’on lit en premier

primer-minutes = En cinq minutes
primer-aim = De quoi il s’agit
primer-course =
    { $game ->
        [valhalla] Un tour, pas à pas
       *[other] Une manche, pas à pas
    }
primer-scores = Ce qui rapporte
primer-more = Toutes les règles à ce sujet
primer-play = Préparer une table
primer-book = Le livre des règles en entier

## Champions de Midgard

champions-aim = Une ville portuaire est assiégée par les Trolls, les Draugr et les Monstres venus de la mer. Tu mènes un clan : tes ouvriers rapportent Guerriers, nourriture et bois, et tes Guerriers combattent. Après 8 manches, le joueur qui a le plus de Gloire gagne.
champions-place = Place tes ouvriers
    .text = À tour de rôle, chacun pose un ouvrier sur un emplacement libre et prend aussitôt ce qu’il donne : Guerriers, nourriture, bois, pièces, une Rune. Un emplacement pris est fermé aux autres. Un ouvrier réserve aussi un ennemi à terre ou envoie un bateau vers un rivage.
champions-send = Envoie tes Guerriers
    .text = Tes Guerriers sont des dés : épéistes, lanciers, porte-haches. Répartis-les entre les combats réservés ; un bateau demande aussi de la nourriture. Avec un ouvrier sur le Terrain de chasse, ceux qui restent à la maison chassent.
champions-fight = Combats
    .text = Lance tous les dés. Chaque arme inflige un dégât. Chaque bouclier arrête un point de l’attaque ennemie ; pour chaque point qui passe, tu perds un Guerrier. Une Faveur permet de relancer. On continue jusqu’à la mort de l’ennemi ou du dernier Guerrier : pas de retraite.
champions-sail = Prends la mer
    .text = Un voyage commence par une carte Expédition cachée : mer calme, tempête, peut-être le Kraken. Puis l’équipage mange, et ceux qui n’ont rien sont perdus. Ceux qui restent combattent le Monstre.
champions-troll = Gare au Troll
    .text = Si personne ne tue le Troll, chacun prend 1 Blâme. Qui le tue défausse un de ses Blâmes et en donne un à un autre joueur.
champions-score_enemies = Ennemis : la Gloire imprimée sur chacun, aussitôt
champions-score_sets = Un ennemi rouge, un jaune et un bleu : 5 points de Gloire
champions-score_destiny = Destins : pour avoir le plus de quelque chose
champions-score_runes = Runes et bateau privé : la Gloire imprimée dessus
champions-score_favour = Faveurs restantes : 2 points de Gloire chacune
champions-score_coins = Pièces : 1 point de Gloire pour 3
champions-score_blame = Blâmes : 1, 3, 6, 10, 15, 21 points de Gloire perdus pour 1 à 6

## Pillards de Midgard

reavers-aim = Tu réunis un équipage de dés et de Pillards, et tu pars avec lui contre les villages, les forteresses et les mers. Après 6 manches, le joueur qui a le plus de Gloire gagne.
reavers-choose = Choisis un lieu
    .text = Une manche compte 4 activations. À chacune, un joueur pose un drakkar sur un lieu que personne n’a choisi dans cette manche et reçoit un petit bonus. Le lieu sert ensuite à tous.
reavers-specialists = D’abord les spécialistes
    .text = Les Pillards de chacun qui sont spécialisés dans ce lieu font ce qu’ils savent faire.
reavers-act = Agis ou repose-toi
    .text = En commençant par le joueur actif, chacun paie et agit : plus on est près du joueur actif, plus cela rapporte. Qui ne peut ou ne veut pas payer se repose et prend 2 Nourritures ou un dé posé sur la face de son choix.
reavers-dice = On paie avec des dés
    .text = Les Coffres paient les villages, les Boucliers les forteresses, les Marteaux combattent. L’icône d’un clan remplace chacun d’eux tant que ton Jarl est de ce clan.
reavers-recruit = Un Pillard, trois usages
    .text = Rallier : des dés tout de suite, sur des faces choisies. Spécialiser : une aide pour toute la partie. Promouvoir : un Jarl, avec un bonus immédiat et des jokers sur tes dés.
reavers-combat = Combats
    .text = Les Marteaux deviennent des dés de bataille, et chacun montre 0, 1 ou 2 succès. Atteins la Défense, et c’est gagné ; une Faveur permet de relancer. Les dés utilisés sont perdus dans tous les cas.
reavers-score_territories = Territoires : 1 point de Gloire chacun à la fin des manches 1 à 5
reavers-score_sets = Séries de Trésors, d’Objets d’art, d’Armures et de Tapisseries : plus elles sont grandes, mieux c’est
reavers-score_tokens = Fermes, Murailles et Tours : plus on en a, plus chacune vaut, et un bonus de majorité
reavers-score_artifacts = Artefacts : la Gloire imprimée dessus
reavers-score_prophecies = Prophéties : de la Gloire pour ce que tu possèdes
reavers-score_terror = Terreur : 1, 3, 6, 10, 15, 21 points de Gloire perdus pour 1 à 6

## Valhalla

valhalla-aim = Un Viking rêve d’une mort glorieuse. Tes Guerriers combattent les autres clans, prennent leurs boucliers et gagnent le Valhalla. Le joueur qui y a le plus de Gloire, boucliers compris, l’emporte.
valhalla-turn = Une action, puis la pioche
    .text = Joue un Guerrier dans ta Troupe ; ou deux petits qui font 3 symboles d’armes au plus ; ou attaque un autre joueur ; ou pioche. À la fin du tour, tu pioches 2 cartes et tu en gardes 1.
valhalla-arm = Lance et arme
    .text = L’attaquant lance 6 dés. Un Guerrier combat quand des dés couvrent tous ses symboles d’armes. Défausse un dé pour en relancer d’autres ; les Tactiques de ta main t’aident. Puis le défenseur fait de même.
valhalla-compare = Compare
    .text = Additionne la force des Guerriers armés et des Tactiques. La plus haute gagne, et à égalité l’attaquant.
valhalla-after = Boucliers et Valhalla
    .text = L’attaquant vainqueur prend un bouclier au défenseur, et tous ses Guerriers armés partent au Valhalla. Le défenseur vainqueur ne perd aucun bouclier et choisit qui part. Ceux qui partent rapportent, mais la Troupe est à refaire.
valhalla-end = Ragnarök
    .text = Quand un joueur perd son dernier bouclier gardé, ou que la pioche est vide, chacun a encore un tour. Puis chacun lance une dernière fois : les Guerriers armés partent au Valhalla, les autres sont perdus.
valhalla-score_glory = Guerriers au Valhalla : la Gloire de chacun
valhalla-score_shields = Boucliers : 2 points chacun, gardés et capturés (à 2 joueurs seulement les capturés)
valhalla-score_sets = Boucliers capturés à des joueurs différents : les séries rapportent plus, à partir de 3 joueurs
