### What the web table itself says in French: buttons, headings, states. Sentences of the games come
### from the hall, in common.ftl, hall.ftl and the file of each game.
### Nothing agrees with an inserted name or with the reader, and no name follows “de” or “que”. The
### plural category “one” means 0 and 1.

## The bar at the top

bar-home = Vers le hall
bar-watching =
    { $n ->
        [one] { $n } spectateur
       *[other] { $n } spectateurs
    }

## The line to the hall

line-connecting = connexion…
line-live = enregistré
line-saving = enregistrement…
line-reconnecting = reconnexion…
line-reconnecting_in = reconnexion dans { $n } s
line-offline = hors ligne
line-kept = Ton choix est gardé et sera envoyé de nouveau.
line-gone = pas de connexion

## What is asked

prompt-label = La question
prompt-draft =
    { $n ->
        [one] { $n } étape préparée ; elle compte quand tu as fini
       *[other] { $n } étapes préparées ; elles comptent quand tu as fini
    }
prompt-over = La partie est finie.
prompt-watching = Tu regardes cette partie.
doubt-label = Sûr ?
doubt-final = { $what } : impossible de revenir en arrière.
doubt-sure = Oui, faire cela
doubt-no = Pas encore
turn-title = À toi de jouer · { $game }
turn-next =
    { $n ->
        [one] Table suivante : { $n } t’attend
       *[other] Table suivante : { $n } t’attendent
    }
prompt-ending = Voir le décompte final
prompt-skip = Aller à mon tour
prompt-list =
    { $n ->
        [one] { $n } choix
       *[other] Les { $n } choix
    }
prompt-why =
    { $n ->
        [one] { $n } choix fermé : pourquoi ?
       *[other] { $n } choix fermés : pourquoi ?
    }
prompt-since = Ce qui s’est passé depuis mon dernier tour
prompt-explain = Expliquer ce que je touche
prompt-undo = Annuler
prompt-undo_key = Reprendre le dernier choix (touche u)
options-label = Tous les choix
options-final = sans retour
options-closed = Fermés, et pourquoi
options-part = une partie ; la suite peut venir après
options-keys = Flèches pour se déplacer, Entrée pour choisir, 1 à 9 pour choisir d’un coup.
rule-read = Lire la règle { $rule }

## The players

seat-unnamed = Invité { $n }
seats-label = À la table
seat-bot = bot, { $level }
seat-you = toi
seat-here = en ligne
seat-away = hors ligne
seat-glory =
    { $n ->
        [one] { $n } point de Gloire
       *[other] { $n } points de Gloire
    }
seat-asked = doit choisir
seat-out_of_time = n’a plus de temps
strip-seat =
    { $n ->
        [one] { $name } : { $n } point de Gloire
       *[other] { $name } : { $n } points de Gloire
    }
strip-seat_asked =
    { $n ->
        [one] { $name } : { $n } point de Gloire, doit choisir
       *[other] { $name } : { $n } points de Gloire, doit choisir
    }
clock-left = reste { $time }
clock-out = Temps écoulé : { $time }
crest-raven = corbeau
crest-wolf = loup
crest-boar = sanglier
crest-deer = cerf
crest-bear = ours
crest-drakkar = drakkar

## Around the board

saga-label = Ce qui s’est passé
saga-title = Saga
saga-again = Revoir
saga-go_back = Revenir en arrière…
saga-go_back_hint = Choisis le moment où revenir. Cela se fait quand toute la table est d’accord.
saga-ask_back = Proposer de revenir ici
saga-void = repris
talk-label = Saga et discussion
chat-title = Discussion
chat-write = Dire quelque chose à la table
chat-send = Envoyer
chat-said = { $name } : { $text }
chat-host = Hôte
chat-empty = Personne n’a encore rien dit.
chat-read_only = Pour écrire ici, il faut un siège à la table.
chat-unsent = Rien n’est parti : le hall ne répond pas. Tes mots sont toujours là.
chat-removed = Retiré par l’hôte
chat-remove = Retirer cette ligne de { $name }
chat-unread =
    { $n ->
        [one] Discussion : { $n } nouveau message
       *[other] Discussion : { $n } nouveaux messages
    }
since-replay = Le revoir sur le plateau
since-nothing = Rien ne s’est passé depuis.

## Instead of a blank page

trouble-title = Quelque chose a échoué
trouble-text = La page n’a pas pu s’afficher. Rien n’est perdu à votre table.
trouble-again = Réessayer
trouble-reload = Recharger la page

## Scenes: a card over the board, and how fast they play

pace-speed = Vitesse { $speed }
scene-go_on = Continuer
scene-more =
    { $n ->
        [one] Encore { $n }
       *[other] Encore { $n }
    }
panel-options = Tous les choix
panel-since = Depuis ton dernier tour
panel-saga = Saga
panel-chat = Discussion
panel-menu = Menu
sheet-close = Fermer
odds-label = Les chances
odds-percent = { $n } %
odds-exact = valeur exacte
odds-more = { $n } de plus
odds-fewer = Moins

## Going back together, and bots in people's seats

rewind-label = Retour en arrière
rewind-asked = { $name } propose à tout le monde de revenir en arrière.
rewind-moment = Revenir juste après ceci : { $line }
rewind-waiting = En attente : { $names }.
rewind-agree = D’accord
rewind-decline = Refuser
sitting-label = Ton siège
sitting-bot = Un bot joue pour toi en ce moment.
sitting-time = Ton temps est écoulé ; un bot joue pour toi.
sitting-late = Ton temps est écoulé. Les autres t’attendent.
sitting-back = Reprendre mon siège
sitting-offer = Si tu dois partir, un bot peut continuer pour toi. Tu reprends ton siège quand tu veux.
sitting-away = Laisser un bot jouer pour moi

## The menu of a table

menu-title = Menu
menu-links = Ailleurs
menu-rules = Règles
menu-look_back = Revoir la partie
menu-glossary = Glossaire
menu-leave = Quitter
menu-leave_text = Quitter ne fait rien perdre : la table est dans ta liste, et la partie t’attend.
menu-settings = Réglages
menu-notices = Me prévenir quand c’est à moi
menu-seat = Ton siège
menu-record = Journal
menu-record_seen = Tout ce que ton siège a vu jusqu’ici. À la fin de la partie, le journal sera complet.
menu-record_whole = Toute la partie, avec le secret qui prouve les dés.
menu-download = Télécharger
menu-dice = Dés honnêtes
menu-dice_text = Le hall a scellé son secret avec ce nombre avant que quiconque ne donne son mot porte-bonheur. À la fin de la partie, le journal ouvre le sceau, et tout le monde peut vérifier chaque dé.
menu-dice_open = Cette table continue un journal : qui possède ce journal peut calculer les dés.
menu-host = Hôte
notice-text = Tant que tu regardes la table, rien ne te dérange.
notice-mine = Le hall te prévient ainsi
notice-waits = attend son code
notice-kind = Me prévenir par
notice-kind_push = Ce navigateur
notice-kind_email = E-mail
notice-kind_ntfy = ntfy
notice-kind_telegram = Telegram
notice-kind_discord = Discord
notice-kind_private = Un autre service
notice-push = Me prévenir par ce navigateur
notice-push_refused = Le navigateur ne le permet pas. Ses réglages pour cette page peuvent autoriser les notifications.
notice-topic = Sujet
notice-topic_text = Abonne-toi à ce sujet dans l’application ntfy. Qui connaît son nom peut lire aussi : qu’il soit difficile à deviner.
notice-server = Serveur
notice-webhook = Adresse du webhook
notice-webhook_text = Dans Discord : paramètres du salon, intégrations, webhooks, copier l’adresse.
notice-token = Jeton de ton bot
notice-token_text = @BotFather crée un bot et donne son jeton. Écris une fois à ton bot : les bots ne peuvent pas écrire à des inconnus.
notice-chat = Numéro de la discussion
notice-chat_text = Écris une fois à @{ $bot } : les bots ne peuvent pas écrire à des inconnus. Tu y recevras un code.
notice-email = Adresse e-mail
notice-email_text = Tu y recevras un code, pour que personne d’autre ne te fasse envoyer des lettres.
notice-address = Adresse d’un service
notice-examples = Une adresse Apprise, par exemple :
notice-code_sent = Un code est en route vers toi.
notice-code = Le code arrivé par { $kind }
notice-give_code = Rendre le code
notice-keep = Me prévenir là
notice-drop = Plus rien : { $kind }
notice-kept = Le hall te préviendra là.
notice-dropped = Rien ne t’y préviendra plus.
notice-refused_bad_request = Quelque chose n’est pas écrit comme il faut.
host-bot = Laisser un bot jouer pour { $name }
host-person = Rendre son siège à { $name }
host-invite = Nouvelle invitation à ce siège ({ $name })
host-invited = Qui occupait ce siège l’a perdu. Ce lien l’ouvre, une seule fois :
host-invite_label = Invitation à ce siège ({ $name })
host-mute = Retirer la discussion à { $name }
host-unmute = Rendre la discussion à { $name }
host-title = Titre
host-rename = Renommer
host-watch_link = Nouveau lien pour les spectateurs
host-watch_changed = L’ancien lien n’ouvre plus rien. Voici le nouveau :
host-close = Fermer la table
host-close_sure = À une table fermée, personne ne joue plus. La fermer ?
host-close_yes = Oui, la fermer
host-close_no = Non
host-nothing = La partie est finie : l’hôte n’a plus rien à faire.
mine-label = Ce qui est à toi
side-label = Table et saga
pan-closer = Plus près
pan-farther = Plus loin
edge-more = { $side ->
    [left] Encore { $n } à gauche
    [right] Encore { $n } à droite
    [top] Encore { $n } plus haut
   *[bottom] Encore { $n } plus bas
}

## The player aid: one line of a section a sentence

panel-aid = Aide de jeu
aid-open = Aide de jeu (touche h)
aid-understood = Compris
aid-aim = Le but
aid-scores = Ce qui rapporte
aid-dice = Les dés
aid-round = L’ordre du jeu
aid-champions_aim = Avoir le plus de Gloire après 8 manches. La Gloire vient des combats ; les ouvriers procurent ce qu’il y faut.
aid-champions_scores =
    En cours de partie : la Gloire de chaque ennemi vaincu.
    5 par série d’un ennemi rouge, d’un jaune et d’un bleu.
    Les runes, utilisées ou non, et ton bateau privé : ce qui y est inscrit.
    Les destins : la plus haute valeur si tu es seul en tête, la plus basse à égalité.
    2 par faveur non dépensée ; 1 pour 3 pièces.
    Les blâmes coûtent 1, 3, 6, 10, 15, 21 pour 1 à 6 jetons.
aid-champions_dice =
    Chaque arme inflige 1 dégât ; les dégâts restent jusqu’à la fin du combat.
    Chaque bouclier sauve un guerrier de l’attaque de l’ennemi.
    1 faveur : relance des dés de ton choix.
aid-champions_round =
    De nouveaux ennemis, des ressources et des runes arrivent.
    Placez vos ouvriers, un par un à tour de rôle.
    Envoyez des guerriers, et de la nourriture pour les voyages : 1 nourrit 2 guerriers vers un rivage proche, 1 vers un rivage lointain.
    La chasse, puis les combats : le troll, les draugr, puis les rivages.
    Le troll vit encore ? Tout le monde prend 1 blâme.
aid-reavers_aim = Avoir le plus de Gloire après 6 manches de raids, de commerce et de batailles navales.
aid-reavers_scores =
    En cours de partie : la Gloire des batailles, des raids et des cartes.
    Artefacts : ce qui y est inscrit. Trésor 2, 4, 9, 16. Art 3, 6, 10. Armure 1, 2, 6, 12, 20, 30.
    Tapisseries : 15 pour les trois sortes ensemble, 2 pour chaque autre.
    Fermes 1, murailles 2, tours 3 ; dès 4 jetons 1 de plus chacun, dès 6 jetons 2 de plus ; le plus d’une sorte : +3, +4, +5.
    Prophéties : 1 pour tout ce qu’elles comptent.
    La terreur coûte 1, 3, 6, 10, 15, 21, puis 6 de plus par jeton.
aid-reavers_dice =
    Ton équipage, ce sont des dés : leurs faces paient les lieux et les combats.
    Au combat, les succès se mesurent à la défense.
aid-reavers_round =
    4 fois par manche, quelqu’un choisit un lieu et reçoit son bonus.
    Les spécialistes de tout le monde à ce lieu agissent.
    Chacun à son tour agit sur le lieu ou se repose.
    À la fin, le plateau est remis en ordre.
aid-valhalla_aim = Avoir le plus de points quand la pioche est vide ou que quelqu’un perd son dernier bouclier, puis que le Ragnarök est livré.
aid-valhalla_scores =
    La Gloire de toutes tes cartes au Valhalla.
    2 par bouclier que tu tiens ; à deux, seulement pour ceux que tu as pris.
    À partir de trois : davantage pour des boucliers pris à des adversaires différents.
aid-valhalla_dice =
    Épée, hache, lance, arc, bouclier, échec : une face chacun.
    Abandonne un dé : relance autant d’autres que tu veux.
    Un Guerrier s’arme d’un coup, avec des dés pour tous ses symboles.
aid-valhalla_round =
    Partie A, une action sur quatre : jouer un Guerrier ; en jouer deux, 3 symboles au plus ensemble ; attaquer ; piocher 2 cartes et en garder 1.
    Partie B : piocher 2 cartes, en garder 1.
    Dans une bataille, l’attaquant arme ses Guerriers, puis le défenseur ; la plus grande force prend un bouclier.
aid-valhalla_solo_aim = Vaincre une à une les six cartes du Monstre, avant que la pioche soit vide ou que ton dernier bouclier tombe.
aid-valhalla_solo_scores =
    On ne compte rien : tu gagnes ou tu perds.
    S’il reste 1 carte de Monstre quand la pioche est vide, tu mènes une dernière attaque.
    Une bataille perdue coûte des cartes de la pioche, une défense perdue aussi un bouclier.
aid-valhalla_solo_round =
    Partie A, une action sur quatre : jouer un Guerrier ; en jouer deux, avec 3 symboles au plus en tout ; attaquer le Monstre ; piocher 2 cartes et en garder 1.
    Partie B : piocher 2 cartes, en garder 1.
    Puis vient le Monstre. Pour attaquer, il suffit d’égaler sa force ; pour défendre, il faut la dépasser.

## Stages of a table

table-opening = Ouverture de la table…
table-gone = Cette table ne s’ouvre pas
table-closed = Cette table est fermée
table-closed_text = L’hôte y a mis fin avant le début de la partie.
table-stranded = Cette partie est échouée
table-stranded_text = Les règles ont changé depuis son début : elle ne peut pas continuer ici. Sa dernière position et son compte rendu sont conservés.

## Champions

champions-map = La ville, le fjord et les rivages
champions-taken = { $what } : { $who } y est
champions-waiting = { $what }, en attente : { $n }
champions-slain = vaincu
champions-near = Rivage { $n }, proche
champions-far = Rivage { $n }, lointain
champions-no_monster = aucun Monstre
champions-shore = { $where } : { $monster }
champions-ship_here = { $what } ; { $who } y mouille avec { $ship }
champions-looked = { $what }, carte vue par { $who }
champions-supply = Réserve
champions-in_supply = { $what } : { $n } en réserve
champions-longhouse = Maison longue, Guerriers : { $n } sur { $cap }
champions-hand = Runes, Destins et ton bateau
champions-used = Rune { $what }, utilisée
champions-trophies = Vaincus
champions-count = { $what } : { $n }
champions-runes = Runes
champions-destinies = Destins
champions-round = Manche { $n } sur { $of }
champions-scene-battle = Combat
champions-scene-hunt = La chasse
champions-scene-voyage = En mer
champions-scene-muster = Tes Guerriers se mettent en route
champions-scene-leaders = Chefs
champions-scene-runes = Runes
champions-scene-prayer = Prière
champions-scene-ships = Bateaux
champions-scene-times = Un échange
champions-scene-market = Marché
champions-scene-goods = Ressources
champions-scene-recruits = Recrues
champions-scene-destinies = Destins
champions-scene-blame = Qui prend le Blâme ?
champions-nobody_sent = Personne n’est envoyé : { $where }.
champions-fold = Voir la carte
champions-unfold = Retour à la question
champions-against = { $who } contre { $enemy }
champions-hunts = { $who } chasse
champions-dice = Les dés sur la table
champions-die =
    { $state ->
        [fallen] { $die }, tombé au combat
        [marked] { $die }, touches : { $hits }, boucliers : { $shields }, à relancer
       *[lies] { $die }, touches : { $hits }, boucliers : { $shields }
    }
champions-damage = Dégâts
champions-damage_of = Dégâts : { $n } sur { $of }
champions-losses = Boucliers
champions-shields_of = Boucliers : { $n } contre une attaque de { $of }
champions-food_of = Nourriture : { $n }, { $of } au plus
champions-crew = À bord
champions-tied = égalité { $n }
champions-sent = Envoyés : { $n }, places : { $of }
champions-feeds_near = 1 nourriture suffit à 2 guerriers sur cette route.
champions-feeds_far = 1 nourriture suffit à 1 guerrier sur cette route.
champions-hungry =
    { $n ->
        [one] Au moins { $n } guerrier n’a rien à manger.
       *[other] Au moins { $n } guerriers n’ont rien à manger.
    }
champions-left = À la maison : { $n }

## Reavers

reavers-board = La carte des raids
reavers-turn = { $name } : { $space }
reavers-space-taken = { $space }, lieu choisi par { $name }
reavers-pair-taken = La paire { $n } est prise
reavers-deck =
    { $n ->
        [one] { $deck }, { $n } carte face cachée
       *[other] { $deck }, { $n } cartes face cachée
    }
reavers-stack =
    { $n ->
        [0] { $stack }, plus aucune tuile
        [one] { $stack }, encore { $n } tuile
       *[other] { $stack }, encore { $n } tuiles
    }
reavers-fleet = Drakkars encore au port : { $names }
reavers-fleet-none = Tous les drakkars sont partis
reavers-amount = { $thing } : { $n }
reavers-crew = Équipage { $n } / { $places }
reavers-jarl = Jarl
reavers-jarl-is = Jarl : { $name }
reavers-jarl-none = Sans Jarl
reavers-specialists = Spécialistes
reavers-artifacts = Artefacts
reavers-holdings = Navire et terres
reavers-post = { $space } : { $n } à toi
reavers-used = { $thing }, a déjà servi
reavers-pile =
    { $n ->
        [one] { $n } carte dans la pile de Gloire
       *[other] { $n } cartes dans la pile de Gloire
    }
reavers-count-specialists =
    { $n ->
        [one] { $n } spécialiste
       *[other] { $n } spécialistes
    }
reavers-count-artifacts =
    { $n ->
        [one] { $n } Artefact
       *[other] { $n } Artefacts
    }
reavers-count-upgrades =
    { $n ->
        [one] { $n } Amélioration de navire
       *[other] { $n } Améliorations de navire
    }
reavers-count-tiles =
    { $n ->
        [one] { $n } territoire
       *[other] { $n } territoires
    }
reavers-progress = Manche { $round } sur { $rounds }, activation { $activation } sur { $activations }
reavers-battle = Le combat
reavers-battle-none = Encore aucun dé de bataille
reavers-battle-count = Succès : { $hits } sur { $defense }
reavers-battle-die = dé de bataille, pas encore lancé
reavers-battle-die-shows =
    { $n ->
        [0] dé de bataille sans succès
       *[other] dé de bataille à { $n } succès
    }
reavers-battle-die-picked =
    { $n ->
        [0] dé de bataille sans succès, à relancer
       *[other] dé de bataille à { $n } succès, à relancer
    }

## The frame of every page

frame-name = Meadhall
frame-page_title = { $page } · Meadhall
frame-skip = Aller à la page elle-même
frame-ways = Chemins du hall
frame-way_mine = Mes tables
frame-way_watch = Regarder
frame-way_start = En cinq minutes
frame-way_rules = Règles
frame-way_glossary = Glossaire
frame-way_pads = Feuilles de score
frame-way_about = À propos
frame-fan_work = Une création de fans, sans lien avec les éditeurs de ces jeux.

## Settings

settings-title = Réglages
settings-language = Langue
settings-theme = Éclairage
settings-theme_candle = Chandelle
settings-theme_night = Nuit
settings-theme_contrast = Contraste élevé
settings-motion = Animations
settings-motion_system = Comme l’appareil
settings-motion_on = Avec
settings-motion_off = Sans
settings-sound = Son
settings-asks_first = Demander avant ce qui est sans retour

## Games, states of a table

game-champions = Champions de Midgard
game-reavers = Pillards de Midgard
game-valhalla = Valhalla
status-gathering = on s’installe
status-playing = partie en cours
status-over = terminée
status-closed = fermée
status-stranded = échouée

## Valhalla

valhalla-board = Les bandes de guerre
valhalla-jarls_first = Pour une première partie
valhalla-jarls_rest = Tous les autres
valhalla-warrior =
    { $state ->
        [leaving] { $name }, part pour le Valhalla
        [road] { $name }, en route vers le Valhalla
        [denied] { $name }, Valhalla fermé
        [blocked] { $name }, Guerrier bloqué
        [armed] { $name }, en armes
       *[plain] { $name }
    }{ $tyr ->
        [none] { "" }
       *[other] , porte { $tyr }
    }
valhalla-band =
    { $name } : { $warriors ->
        [one] { $warriors } Guerrier
       *[other] { $warriors } Guerriers
    }, { $shields ->
        [one] { $shields } bouclier gardé
       *[other] { $shields } boucliers gardés
    }, { $hand ->
        [one] { $hand } carte en main
       *[other] { $hand } cartes en main
    }
valhalla-team = Troupe : { $name }
valhalla-space = Place { $n }, vide
valhalla-own_shields = Boucliers gardés : { $n } sur { $all }
valhalla-captured =
    { $n ->
        [one] { $n } bouclier pris à { $name }
       *[other] { $n } boucliers pris à { $name }
    }
valhalla-ally = joue avec { $name }
valhalla-king = Roi de la Colline, niveau { $level }
valhalla-jarl =
    { $state ->
        [silenced] Jarl { $name }, muet dans cette bataille
        [rested] Jarl { $name }, déjà utilisé
       *[ready] Jarl { $name }
    }
valhalla-jarl_silenced = muet
valhalla-jarl_rested = au repos
valhalla-deck =
    { $n ->
        [one] { $n } carte dans la pioche
       *[other] { $n } cartes dans la pioche
    }
valhalla-deck_short = pioche
valhalla-discard_short = défausse
valhalla-leaf_discard =
    { $n ->
        [one] Feuilleter la défausse : { $n } carte
       *[other] Feuilleter la défausse : { $n } cartes
    }
valhalla-leaf_valhalla =
    { $n ->
        [one] Voir ton Valhalla : { $n } carte, Gloire : { $glory }
       *[other] Voir ton Valhalla : { $n } cartes, Gloire : { $glory }
    }
valhalla-pile_discard = Défausse
valhalla-pile_valhalla = Ton Valhalla
valhalla-pile_cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
valhalla-close = Fermer
valhalla-grey =
    { $n ->
        [one] { $n } dé gris commun
       *[other] { $n } dés gris communs
    }
valhalla-loki = Loki
valhalla-monster = { $name }, niveau { $level } : force { $strength }, symboles couverts : { $covered } sur { $symbols }, cartes restantes : { $left }
valhalla-level = Niveau
valhalla-left = Cartes restantes
valhalla-room = Gloire au Valhalla
valhalla-clans = Clans
valhalla-next = Carte suivante
valhalla-spread_drawn = Pioche
valhalla-spread_row = Rangée ouverte
valhalla-spread_known = Une main que tu regardes
valhalla-dice =
    { $side ->
        [attacker] Dés de l’attaque
       *[defender] Dés de la défense
    }
valhalla-die_marked = { $die }, à relancer
valhalla-played = Cartes jouées
valhalla-clash = Forces
valhalla-strength = { $side } : force { $n }
valhalla-strength_parts = Guerriers { $warriors } ; cartes, Jarls et soutien { $others }
valhalla-won = { $name } gagne
valhalla-frost =
    { $n ->
        [one] Givre : { $n } dé de moins en défense
       *[other] Givre : { $n } dés de moins en défense
    }
valhalla-play_card = Jouer { $name }
valhalla-hand =
    { $n ->
        [one] Ta main : { $n } carte
       *[other] Ta main : { $n } cartes
    }
valhalla-hand_count =
    { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
valhalla-team_count =
    { $n ->
        [one] { $n } Guerrier dans la Troupe
       *[other] { $n } Guerriers dans la Troupe
    }
valhalla-valhalla_count =
    { $n ->
        [one] { $n } carte au Valhalla
       *[other] { $n } cartes au Valhalla
    }
valhalla-known = Tu connais : { $cards }
valhalla-aside = { $name }, carte mise de côté
valhalla-turn = Tour { $n }
valhalla-last_round =
    { $n ->
        [one] Dernière manche : encore { $n } tour
       *[other] Dernière manche : encore { $n } tours
    }


## The front page

front-lead = Trois jeux de plateau vikings à une même table : avec des amis au loin, ou tout de suite contre des bots.
front-maintenance = Pas de nouvelle partie pour l’instant : { $why }. Les parties en cours continuent.
front-name = Ton nom
front-level = Bots à affronter
front-doors = Les jeux
front-seats = Sièges
front-seats_n =
    { $n ->
        [one] { $n } siège : le tien
       *[other] { $n } sièges : toi, et des bots pour le reste
    }
front-play = Jouer contre des bots
front-set = Dresser une table
front-about_champions = Rassemble des Guerriers dans la ville du port, prends la mer et terrasse ce qui vit au-delà du fjord.
front-about_reavers = Arme un drakkar, pille villages, forteresses et mers, et rapporte le plus de Gloire.
front-about_valhalla = Mène une bande de dés et de cartes de bataille en bataille, jusqu’à la salle d’or.
front-mine = Tes tables
front-turns =
    { $n ->
        [one] { $n } t’attend
       *[other] { $n } t’attendent
    }
front-all_mine = Toutes mes tables
front-public = Tables à regarder
front-all_public = Toutes les tables publiques
front-books = Sur l’étagère
front-book_start = De quoi parle un jeu, en images
front-book_rules = Chaque règle, numérotée et facile à trouver
front-book_glossary = Les mots des jeux en trois langues
front-book_pads = Pour les boîtes sur ta propre table
front-book_watch = Les tables publiques, en ce moment
front-book_about = Qui a fait quoi, et les licences

## A table in a list

slip-your_turn = C’est à toi
slip-turn_of = En attente : { $names }
slip-missing =
    { $n ->
        [one] encore { $n } siège libre
       *[other] encore { $n } sièges libres
    }
slip-won =
    { $n ->
        [one] Victoire : { $names }
       *[other] Victoire partagée : { $names }
    }
slip-host = l’hôte, c’est toi

## A link to hand on

share-copy = Copier
share-copied = Copié
share-share = Partager
share-qr = Code QR
share-qr_label = Code QR : { $what }

## What the hall refuses

refused-stale = La table a avancé. Regarde de nouveau, puis choisis.
refused-not_your_turn = Ce n’est pas à toi de choisir.
refused-not_an_option = Ce choix n’est pas possible maintenant.
refused-after_luck = Des dés tomberaient avant : choisis l’un après l’autre.
refused-not_your_seat = Ce siège n’est pas à toi en ce moment.
refused-not_the_host = Seul l’hôte peut faire cela.
refused-table_over = Cette table est terminée.
refused-words_sealed = Tous les mots scellés ne sont pas encore ouverts. Attendez un instant, puis recommencez.
refused-cannot_undo = Le dernier choix ne peut pas être repris.
refused-cannot_rewind = La table ne peut pas y revenir, ou quelqu’un le propose déjà.
refused-seat_present = Cette personne est à la table ; un bot ne joue que pour les absents.
refused-bad_address = Le hall ne peut rien envoyer à cette adresse.
refused-wrong_code = Ce n’est pas le code envoyé, ou il est trop ancien.
refused-unreachable = Le hall ne répond pas. Est-il ouvert, et as-tu du réseau ?
refused-rate_limited = Trop de demandes à la fois. Attends un instant, puis réessaie.
refused-busy = Le hall est débordé. Attends un instant, puis réessaie.
refused-too_long = C’est plus long que ce que le hall peut y consacrer.
refused-too_large = C’est plus grand que ce que le hall accepte de lire.
refused-over_quota = Le hall n’en permet pas plus pour l’instant. Ferme une table inutile, ou réessaie plus tard.
refused-unknown_table = Cette table n’existe pas ici, ou elle ne t’est pas ouverte.
refused-unknown_game = Ce hall n’a pas ce jeu.
refused-unknown_key = Ce lien n’ouvre plus rien ici. Demandes-en un nouveau.
refused-not_started = La partie n’a pas encore commencé.
refused-already_started = La partie a déjà commencé.
refused-seat_taken = Quelqu’un est déjà assis ici.
refused-bad_settings = Ces réglages ne vont pas ensemble.
refused-bad_cards = On ne peut pas jouer avec ces cartes-là.
refused-bad_record = Le hall ne peut rien faire de ce journal de partie.
refused-bad_request = Quelque chose n’est pas écrit comme il le faudrait.
refused-not_found = Il n’y a plus rien ici.
refused-not_allowed = Ce n’est pas possible ici.
refused-wrong_rules = Cette partie a commencé avec d’autres règles que celles du hall aujourd’hui. On peut la revoir, mais pas la continuer.
refused-stranded = Cette partie ne peut pas continuer ici. On peut la revoir.
refused-too_slow = Ce n’est pas arrivé à temps. Vérifie ta connexion, puis réessaie.
refused-maintenance = Le hall ne commence pas de nouvelle partie pour l’instant. Les parties en cours continuent.
refused-muted = L’hôte t’a retiré la parole à cette table.

## Setting a table

new-title = Dresser une table
new-lead = Choisis un jeu, place des gens et des bots sur les chaises, et envoie les invitations.
new-game = Le jeu
new-seats = Qui est à la table
new-seat = Siège { $n }
new-seat_name = Nom au siège { $n }
new-seat_level = Force du bot au siège { $n }
new-seat_character = Ce que le bot du siège { $n } aime
new-kind_person = Personne
new-kind_bot = Bot
new-fallback_bot = Bot { $n }
new-same_name = Deux sièges portent ce nom.
new-sit_here = Ce siège est pour moi
new-i_sit_here = C’est ton siège
new-remove = Enlever le siège { $n }
new-add_person = Une chaise pour quelqu’un
new-add_bot = Une chaise pour un bot
new-host_sits = Tu prends place aussitôt ; les autres viennent par les liens que tu leur envoies.
new-host_none = Tu ne prends pas de siège : tu tiens la table et tu regardes.
new-settings = À quoi l’on joue
new-setting_changed = modifié
new-setting_fixed = Ici, c’est toujours : { $value }
new-setting_dropped = Ton choix n’allait plus avec le reste : il est annulé.
new-fine =
    { $changed ->
        [0] Points de détail des règles ({ $n })
       *[other] Points de détail des règles ({ $n }, modifiés : { $changed })
    }
new-cards = Tes propres cartes
new-cards_text = Tu as la boîte ? Écris ses valeurs dans le fichier des cartes et joue avec.
new-cards_standard = Prendre les cartes de base
new-cards_bring = Apporter un fichier
new-cards_have = Sur la table : { $name }.
new-cards_away = Jouer avec les cartes de base
new-table = La table elle-même
new-name = Nom de la table
new-public = Tout le monde peut regarder
new-public_on = Publique : elle figure dans la liste des tables.
new-public_off = Non : sans lien, personne ne la voit.
new-clock_on = Jouer avec une horloge
new-clock_bank = Temps pour chaque siège
new-clock_increment = Temps en plus à la fin du tour
new-clock_unit = Unité de temps
new-clock_out = Quand le temps est écoulé
new-clock_out_wait = on attend encore
new-clock_out_bot = un bot joue
new-clock_level = Force de ce bot
new-unit_second = secondes
new-unit_minute = minutes
new-unit_hour = heures
new-unit_day = jours
new-make = Dresser la table
new-look_at_settings = Quelque chose ne va pas ensemble : regarde les réglages marqués.

## People gather at a table

gather-missing =
    { $n ->
        [one] Encore { $n } siège libre.
       *[other] Encore { $n } sièges libres.
    }
gather-all_here = Tout le monde est là.
gather-seats = Qui est à la table
gather-bot = bot, { $level }
gather-you = c’est toi
gather-free = libre
gather-here = est là
gather-sits = a sa place, regarde ailleurs
gather-said = a donné son mot
gather-invite_for = Invitation pour { $name }
gather-invite_text = Viens t’asseoir à notre table : { $title }
gather-invite_new = Nouvelle invitation
gather-invite_instead = Inviter quelqu’un d’autre
gather-bot_in = Laisser un bot jouer
gather-person_back = De nouveau quelqu’un
gather-change = Changer
gather-start = Commencer la partie
gather-start_early = Tu peux commencer ; qui manque peut encore venir par son lien.
gather-wait = L’hôte commence la partie quand la table est prête. Elle s’ouvrira ici d’elle-même.
gather-played = À quoi l’on joue
gather-plain = Le jeu tel quel, selon les règles.
gather-own_cards = Avec les propres cartes de l’hôte.
gather-clock =
    { $minutes ->
        [one] Avec une horloge : { $minutes } minute chacun.
       *[other] Avec une horloge : { $minutes } minutes chacun.
    }
gather-rules = Lire les règles
gather-host = Pour l’hôte
gather-watch = Qui a ce lien peut regarder, sans prendre de siège.
gather-watch_public = La table est publique : tout le monde peut regarder.
gather-watch_link = Lien pour regarder
gather-close = Fermer la table
gather-close_sure = Vraiment ? Plus personne ne pourra s’y asseoir.
gather-close_no = La laisser ouverte
gather-refused_seat_present = Cette personne est à la table en ce moment ; on ne remplace pas qui est là.

## A word for the dice

word-title = Ton mot remue les dés
word-text = Ce que tu écris se mêle au hasard de cette partie : personne ne peut avoir pipé les dés.
word-label = Un mot porte-bonheur
word-say = Remuer
word-again = un autre
word-said = Ton mot y est. Il reste secret jusqu’au début de la partie.
word-fixed = Tous les mots sont fixés. Les mots scellés sont ouverts, puis la partie commence.
word-what = Qu’est-ce que c’est ?
word-what_text = Avant que quiconque ne donne son mot, le hall a choisi un nombre secret et en a montré cette empreinte. Les dés naissent de ce nombre et des mots de tout le monde. Après la partie, le nombre est montré, et chacun peut vérifier qu’il va avec l’empreinte et qu’il a bien donné ces dés.
word-commitment = Empreinte du nombre du hall :

## Coming by an invitation

enter-title = On t’invite
enter-lead = On t’invite à une partie : { $game }. Prends place !
enter-sit = Prendre place
enter-sits = Tu as déjà un siège à cette table.
enter-to_table = Vers la table
enter-started = La partie a commencé ; ton siège t’attend.
enter-refused_unknown_key = Cette invitation n’est plus valable. Quelqu’un s’en est peut-être servi, ou l’hôte en a fait une nouvelle. Demande-lui un autre lien.
enter-refused_seat_taken = Quelqu’un a déjà ce siège. Demande un autre siège à l’hôte.
enter-refused_table_over = Cette table est fermée ; plus personne ne peut s’y asseoir.
enter-refused_unknown_table = Cette table n’existe pas. Elle a peut-être été débarrassée.
enter-refused_not_your_seat = Ce lien est pour une autre table.
enter-refused_bad_request = Quelqu’un porte déjà ce nom à cette table, ou ce nom ne peut pas s’afficher. Choisis-en un autre.
enter-refused_already_started = La partie a commencé entre-temps. Ouvre de nouveau le lien pour prendre place.

## My tables

mine-asked = C’est à toi
mine-playing = On attend les autres
mine-gathering = On s’installe
mine-over = Terminées
mine-closed = Fermées
mine-stranded = Échouées : règles nouvelles
mine-none = Tu n’as encore de siège à aucune table.
mine-begin = Choisir un jeu
mine-carry = Sur un autre appareil aussi
mine-carry_text = Ouvre ton lien personnel sur ton téléphone ou un autre ordinateur, et toutes tes tables y seront aussi.
mine-carry_warning = Garde-le pour toi : qui a ce lien joue à ta place.
mine-carry_link = Ton lien personnel

## Watching

watch-lead = Mets-toi derrière les chaises : tu vois ce que tout le monde peut voir, et aucun secret.
watch-playing = On y joue
watch-gathering = On s’installe
watch-over = Terminées
watch-stranded = Échouées : règles nouvelles
watch-none = Aucune table publique en ce moment.

## Tables carried to this device

carry-title = Tes tables, ici
carry-looking = Recherche de tes tables…
carry-done =
    { $n ->
        [0] Cet appareil est à toi. Il n’y a encore aucune table.
        [one] { $n } table est maintenant sur cet appareil.
       *[other] { $n } tables sont maintenant sur cet appareil.
    }
carry-others =
    { $n ->
        [one] Cet appareil a déjà { $n } table à lui.
       *[other] Cet appareil a déjà { $n } tables à lui.
    }
carry-others_text = Un appareil montre les tables d’une seule personne. Si tu continues, celles-ci disparaissent d’ici ; seul leur propre lien personnel (sur la page de tes tables) y ramène.
carry-take = Montrer les tables du lien
carry-keep = Laisser comme c’est
carry-refused_unknown_key = Le hall ne connaît pas ce lien personnel.

## No such page

lost-title = Page introuvable
lost-text = Le corbeau est revenu sans réponse : il n’y a rien à cette adresse.

## About

about-lead = Trois jeux de plateau vikings, selon les règles : une table pour des amis au loin, et pour des bots.
about-fan = Une création de fans
about-fan_text = Meadhall est fait par des gens qui aiment ces jeux. Il n’est ni affilié aux éditeurs et auteurs de Champions de Midgard, de Pillards de Midgard et de Valhalla, ni soutenu ou approuvé par eux. Aucun de leurs textes, aucune de leurs images ne se trouve ici : les règles sont dites avec nos mots, les images sont les nôtres.
about-names = Les noms et les marques sont à leurs propriétaires ; ils disent seulement de quel jeu il s’agit.
about-numbers = Quand une valeur imprimée sur une carte ou un dé n’est pas publique, la nôtre est inventée d’après ce que l’on sait. Si tu as la boîte, apporte tes propres cartes.
about-buy = Si un jeu te plaît, achète-le : rien ne remplace une table avec de vrais dés.
about-icons = Icônes
about-icons_text = Les icônes gravées viennent de la collection Game-icons. Celles d’ici ont été dessinées par ces personnes et par d’autres de cette collection :
about-fonts = Polices
about-fonts_text = Toutes deux sous licence libre, servies par ce hall :
about-source = Le programme
about-source_text = Meadhall est un logiciel libre sous licence MIT. Son code source l’accompagne, et chacun peut ouvrir son propre hall.
about-privacy = Le hall ne tient aucun compte : seulement des clés, les noms que les gens se donnent, et ce qu’ils jouent. Les réglages restent dans ton navigateur.
about-api = Adresses pour les programmes

## The ending

ending-counting = On compte la Gloire…
ending-skip = Passer au résultat
ending-title_own = La victoire est à toi !
ending-title_won = { $names } gagne
ending-title_shared = { $names } partagent la victoire
ending-title_allies = { $names } gagnent ensemble
ending-title_solo_won = Le Monstre est vaincu
ending-title_coop_won = Ensemble, vous avez vaincu le Monstre
ending-title_solo_lost = Le Monstre a gagné
ending-title_coop_lost = Le Monstre a gagné
ending-title_lost = La partie est perdue
ending-text_won =
    { $n ->
        [one] Avec { $n } point de Gloire. Les scaldes le chanteront.
       *[other] Avec { $n } points de Gloire. Les scaldes le chanteront.
    }
ending-text_won_low =
    { $n ->
        [one] Avec { $n } point de Gloire : les autres ont fait pire encore.
       *[other] Avec { $n } points de Gloire : les autres ont fait pire encore.
    }
ending-text_won_tied =
    { $n ->
        [one] Avec { $n } point de Gloire, à égalité : le départage a tranché.
       *[other] Avec { $n } points de Gloire, à égalité : le départage a tranché.
    }
ending-text_shared =
    { $n ->
        [one] Avec { $n } point de Gloire chacun, à égalité même après le départage.
       *[other] Avec { $n } points de Gloire chacun, à égalité même après le départage.
    }
ending-text_allies =
    { $n ->
        [one] Avec { $n } point de Gloire à eux tous.
       *[other] Avec { $n } points de Gloire à eux tous.
    }
ending-text_solo_won = Toutes les cartes sont vaincues : { $monster }. Les scaldes le chanteront.
ending-text_coop_won = Toutes les cartes sont vaincues : { $monster }. Personne n’y serait arrivé seul.
ending-text_solo_lost =
    { $n ->
        [one] { $monster } t’a fait tomber ; { $n } carte vaincue. La partie est perdue.
       *[other] { $monster } t’a fait tomber ; { $n } cartes vaincues. La partie est perdue.
    }
ending-text_coop_lost =
    { $n ->
        [one] { $monster } vous a fait tomber ; { $n } carte vaincue. La partie est perdue pour tout le monde.
       *[other] { $monster } vous a fait tomber ; { $n } cartes vaincues. La partie est perdue pour tout le monde.
    }
ending-text_lost = Personne ne la gagne.
ending-winner = victoire
ending-again = Rejouer
ending-again_new = Dresser une nouvelle table
ending-replay = Revoir la partie
ending-board = Voir le plateau
ending-count = Le décompte final
ending-count_label = Le décompte final, siège par siège
ending-counted = { $source } : { $seats }
ending-counted_seat = { $name } { $n }
ending-breakdown = D’où vient la Gloire
ending-total = Total
ending-source_destiny = Destins
ending-source_rune = Runes
ending-source_longship = Bateau
ending-source_artifact = Artefacts
ending-source_set = Séries de butin
ending-source_tokens = Fermes, murailles et tours
ending-source_majority = Majorités
ending-source_prophecy = Prophéties
ending-chart =
    { $game ->
        [valhalla] La Gloire au fil des tours
       *[other] La Gloire au fil des manches
    }
ending-chart_label = Une ligne par siège ; les mêmes nombres suivent en tableau.
ending-as_table = En tableau
ending-round =
    { $game ->
        [valhalla] Tour { $n }
       *[other] Manche { $n }
    }
ending-luck = Chance
ending-luck_about =
    { $game ->
        [champions] Touches de tous les dés lancés (à droite), face à ce que de tels dés donnent en moyenne (à gauche).
        [reavers] Succès de tous les dés de bataille lancés (à droite), face à ce que de tels dés donnent en moyenne (à gauche).
       *[other] Armes de tous les dés lancés (à droite), face à ce que de tels dés donnent en moyenne (à gauche).
    }
ending-luck_none = Aucun dé lancé.
ending-luck_even =
    { $dice ->
        [one] { $dice } dé : { $got }, pour une moyenne de { $expected }. Comme il se doit.
       *[other] { $dice } dés : { $got }, pour une moyenne de { $expected }. Comme il se doit.
    }
ending-luck_good =
    { $dice ->
        [one] { $dice } dé : { $got }, pour une moyenne de { $expected } ; { $off } de plus.
       *[other] { $dice } dés : { $got }, pour une moyenne de { $expected } ; { $off } de plus.
    }
ending-luck_bad =
    { $dice ->
        [one] { $dice } dé : { $got }, pour une moyenne de { $expected } ; { $off } de moins.
       *[other] { $dice } dés : { $got }, pour une moyenne de { $expected } ; { $off } de moins.
    }
ending-record = Le journal de cette partie
ending-record_about = Chaque choix, chaque dé et chaque mélange est noté. Avant le premier dé, le hall a scellé son secret ; maintenant que le sceau est ouvert, tout peut être rejoué et vérifié.
ending-verify = Vérifier les dés
ending-download = Télécharger le journal
ending-holds = Le journal est juste.
ending-broken = Le journal n’est PAS juste.
ending-other_seal = Ce journal n’est pas celui qui a été scellé au début.
ending-checked = Tout est en ordre ; choix : { $choices }, dés : { $dice }, mélanges : { $shuffles }.
ending-yourself = Vérifier soi-même
ending-yourself_how = Avec Meadhall sur ton propre ordinateur, sans rien demander à ce hall :
ending-seal = Le sceau montré au début de la partie :

## The replay

replay-title = Revoir une partie
replay-leave = Retour à la table
replay-opening = Ouverture de la partie…
replay-gone = Cette partie ne s’ouvre pas
replay-open_about = Ouvre le journal d’une partie finie, et regarde-la depuis chaque siège.
replay-open = Ouvrir un journal
replay-open_another = Ouvrir un autre journal
replay-drop = Choisis le fichier, ou dépose-le ici. Le hall en vérifie d’abord chaque dé.
replay-reading = Lecture et vérification…
replay-refused_bad_record = Ce n’est pas le journal complet d’une partie finie, ou il a été modifié.
replay-controls = Le chemin de la partie
replay-slider = Moment de la partie
replay-place = { $round }, étape { $step } sur { $steps }
replay-step = { $step } / { $steps }
replay-setup = Mise en place
replay-round = Aller à
replay-speed = Vitesse
replay-times = { $n } ×
replay-play = Lecture
replay-pause = Pause
replay-step_back = Une étape en arrière
replay-next = Une étape en avant
replay-round_back = Au début de la manche
replay-round_next = À la manche suivante
replay-view = Vu par
replay-spectator = Spectateurs
replay-steps = Toutes les étapes en mots
replay-begins = La table est prête. Personne n’a encore rien choisi.
replay-quiet = Il s’est passé quelque chose que ce siège ne voit pas.
replay-panel_mine = Plateau
replay-panel_seats = Sièges
replay-panel_steps = Saga
replay-panel_further = Ce moment
replay-share = Partager ce moment
replay-share_label = Lien vers ce moment
replay-share_open = Cette table est publique : le lien s’ouvre à tout le monde.
replay-share_key = Le lien porte une clé de spectateur : qui l’a peut regarder cette table.
replay-share_own = Le lien s’ouvre pour qui a cette table dans sa liste. L’hôte peut donner un lien pour regarder.
replay-play_on = Continuer d’ici
replay-go_on_about = Une nouvelle table à ce moment précis, avec des bots aux autres sièges. Les dés à venir sont ceux du journal.
replay-go_on_end = La partie est finie ici. Reviens à un moment d’où tu veux continuer.
replay-go_on_seat = Ton siège
replay-go_on_level = Bots
replay-go_on_button = Jouer la suite d’ici

## The books: rules and glossary

books-others = La même chose pour chaque jeu
books-key = La touche / mène ici
books-lead_start = De quoi s’agit-il, que se passe-t-il dans une manche, qu’est-ce qui rapporte ? De quel jeu s’agit-il ?
books-lead_rules = Chaque règle a un numéro, et chaque numéro une adresse. Quel livre ouvrir ?
books-lead_glossary = Comment les choses s’appellent en anglais, en polonais et en français. Quel livre ouvrir ?
books-lead_pads = Pour une partie sur ta propre table, avec la vraie boîte : note ce que chacun possède, et le moteur compte. À quel jeu avez-vous joué ?
books-opening = Le livre s’ouvre…
books-no_game = Aucun jeu ne s’appelle « { $name } » ici.
books-refused_unreachable = Le hall ne répond pas, et cet appareil n’a pas encore gardé ce livre. Ouvre-le une fois quand le hall est là.
rules-subtitle = Les règles, dites avec nos mots
rules-in_english = Les règles elles-mêmes sont en anglais ; le glossaire dit comment chaque mot s’appelle dans ta langue.
rules-search = Chercher un mot ou un numéro
rules-contents = Sommaire
rules-all =
    { $rules ->
        [one] { $rules } règle.
       *[other] { $rules } règles.
    }
rules-found =
    { $rules ->
        [0] Rien trouvé.
        [one] { $rules } règle trouvée.
       *[other]
        { $chapters ->
            [one] { $rules } règles dans { $chapters } chapitre.
           *[other] { $rules } règles dans { $chapters } chapitres.
        }
    }
rules-none = Aucune règle ne parle de ceci : « { $query } ».
rules-no_rule = Il n’y a pas de règle { $rule } dans ce livre.
rules-stale = le texte anglais est plus récent
rules-only_english = seulement en anglais pour l’instant
rules-edition =
    { $edition ->
        [portal] édition la plus récente
        [classic] première édition
       *[other] { $edition }
    }
rules-edition_option =
    { $edition ->
        [portal] édition la plus récente, sinon une option
        [classic] première édition, sinon une option
       *[other] une option
    }
glossary-subtitle = Les mots du jeu en trois langues
glossary-search = Chercher un mot dans une des langues
glossary-all =
    { $n ->
        [one] { $n } entrée.
       *[other] { $n } entrées.
    }
glossary-found =
    { $n ->
        [0] Rien trouvé.
        [one] { $n } entrée trouvée.
       *[other] { $n } entrées trouvées.
    }
glossary-none = Dans aucune langue, rien ne s’appelle « { $query } ».
glossary-missing = pas de mot
glossary-language_en = Anglais
glossary-language_pl = Polonais
glossary-language_fr = Français

## Score pads

pads-subtitle = Feuille de score pour la boîte sur ta propre table
pads-player = Siège { $n }
pads-name = Nom au siège { $n }
pads-sit = Un siège de plus
pads-rise = Retirer { $name } de la feuille
pads-new = Nouvelle feuille
pads-older =
    { $n ->
        [one] { $n } ancienne feuille
       *[other] { $n } anciennes feuilles
    }
pads-forget = Jeter cette feuille : { $names }
pads-share = Partager
pads-copied = Résultat copié.
pads-print = Imprimer
pads-what = Ce que l’on a
pads-source = D’où cela vient
pads-none = rien
pads-choose = Choisir
pads-times = { $n } × { $name }
pads-less = un de moins
pads-more = un de plus
pads-done = Terminé
pads-finer = Points de détail
pads-by_edition = selon l’édition
pads-standing = Où l’on en est
pads-leads = en tête
pads-reckoning = Le décompte
pads-total = Total
pads-winner =
    { $n ->
        [one] { $names } gagne.
       *[other] { $names } partagent la victoire.
    }
pads-engine_starting = Le moteur qui compte arrive. Cela se fait une fois ; ensuite il reste sur cet appareil et compte sans réseau.
pads-engine_failed = Le moteur qui compte n’a pas pu être chargé. Ce que tu notes est gardé quand même.
pads-again = Réessayer
pads-kept = Compté sur cet appareil par les règles du moteur lui-même. La feuille reste sur cet appareil.

## What the pad of Champions of Midgard asks for

pad-champions-group-track = La piste
pad-champions-group-goods = Ressources et Guerriers
pad-champions-group-cards = Cartes et bateaux
pad-champions-group-enemies = Ennemis vaincus
pad-champions-glory = Gloire avant la fin
pad-champions-food = Nourriture
pad-champions-wood = Bois
pad-champions-coins = Pièces
pad-champions-favour = Faveurs non dépensées
pad-champions-blame = Blâmes
pad-champions-warriors = Guerriers (tous les dés)
pad-champions-destinies = Destins, révélés ou non
pad-champions-runes = Runes, utilisées ou non
pad-champions-longship = Bateau privé
pad-champions-trolls = Trolls
pad-champions-draugr = Draugr : { $what }
pad-champions-monsters = Monstres : { $what }

## What the pad of Reavers of Midgard asks for

pad-reavers-group-track = La piste
pad-reavers-group-tokens = Jetons
pad-reavers-group-spoils = Butin
pad-reavers-group-deeds = Prophéties et ce qu’elles comptent
pad-reavers-glory = Gloire avant la fin
pad-reavers-terror = Terreur
pad-reavers-favor = Faveurs (en cas d’égalité)
pad-reavers-farm = Fermes
pad-reavers-wall = Murailles de village
pad-reavers-tower = Tours
pad-reavers-artifacts = Artefacts
pad-reavers-treasure = Cartes Trésor
pad-reavers-art = Cartes Art
pad-reavers-armor = Cartes Armure
pad-reavers-tapestry_dearg = Tapisseries Dearg
pad-reavers-tapestry_buigh = Tapisseries Buigh
pad-reavers-tapestry_gorm = Tapisseries Gorm
pad-reavers-prophecies = Prophéties
pad-reavers-reavers = Pillards : { $what }
pad-reavers-territories = Territoires : { $what }
pad-reavers-sea_battles = Batailles navales gagnées
pad-reavers-ship_upgrades = Améliorations de navire

## What the pad of Valhalla asks for

pad-valhalla-group-valhalla = Valhalla
pad-valhalla-group-shields = Boucliers
pad-valhalla-group-king = Roi de la Colline
pad-valhalla-valhalla = Gloire de toutes les cartes
pad-valhalla-own_shields = Boucliers gardés
pad-valhalla-captured = Boucliers pris à { $what }
pad-valhalla-king = Porte le titre
