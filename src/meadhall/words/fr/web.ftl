### What the web table itself says in French: buttons, headings, states. Sentences of the games come
### from the hall, in common.ftl, hall.ftl and the file of each game.

## The bar at the top

bar-home = Vers le hall

## The line to the hall

line-connecting = connexion…
line-live = enregistré
line-saving = enregistrement…
line-reconnecting = reconnexion…
line-gone = hors connexion

## What is asked

prompt-label = La question
prompt-draft =
    { $n ->
        [one] { $n } choix prêt, pas encore envoyé
       *[other] { $n } choix prêts, pas encore envoyés
    }
prompt-skip = Passer
prompt-options =
    { $closed ->
        [0] Tous les choix ({ $open })
       *[other] Ouverts : { $open }, fermés : { $closed }. Pourquoi ?
    }
prompt-explain = Expliquer ce que je touche
prompt-undo = Annuler
prompt-undo_key = Reprendre le dernier choix (touche u)
options-label = Tous les choix
options-final = sans retour
options-closed = Fermés, et pourquoi

## The players

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
crest-raven = corbeau
crest-wolf = loup
crest-boar = sanglier
crest-deer = cerf
crest-bear = ours
crest-drakkar = drakkar

## Around the board

saga-label = Ce qui s’est passé
saga-title = Saga
mine-label = Ce qui est à toi
side-label = Table et saga
pan-closer = Plus près
pan-farther = Plus loin

## Stages of a table

table-opening = Ouverture de la table…
table-gone = Cette table ne s’ouvre pas
table-closed = Cette table est fermée
table-closed_text = L’hôte y a mis fin avant le début de la partie.

## Champions

champions-map = La ville, le fjord et les rivages
champions-taken = { $what }, pris par { $who }
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
