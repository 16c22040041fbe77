### Bots: how strong they are, and what they like. Read by the terminal, the hall and the web.

## Levels, from the weakest to the strongest

bot-thrall = Serf
    .text = un débutant aimable qui voit ce qui est bon, mais flou
bot-farmer = Fermier
    .text = apprend chaque soir, et se trompe encore souvent
bot-warrior = Guerrier
    .text = connaît le jeu, et se trompe parfois
bot-huscarl = Huscarl
    .text = voit clair, et se trompe rarement
bot-jarl = Jarl
    .text = essaie ses meilleures idées avant de choisir
bot-king = Roi
    .text = prend le temps de voir plus loin
bot-allfather = Père de Tout
    .text = voit aussi loin que possible ici

## Levels that have learned nothing

bot-random = Oisillon
    .text = prend n’importe quel choix permis, bonne compagnie pour une première partie
bot-quick = Pressé
    .text = essaie ses choix au hasard, à la hâte
bot-rollout = Aguerri
    .text = essaie ses choix au hasard, avec soin
bot-patient = Patient
    .text = essaie ses choix au hasard, aussi longtemps qu’il faut

## What they like

character-raider = pillard
    .text = aime le combat, et ce qu’on y prend
character-trader = marchand
    .text = aime les biens, et un peu de tout
character-carver = graveur de runes
    .text = aime ce qui demande de la patience, comme les runes, artefacts, ses propres boucliers
character-seer = devin
    .text = aime ce que les dieux préparent, comme les destins, les prophéties et le Valhalla
character-any = n’importe quel caractère
    .text = vous verrez qui vient
character-none = sans goût particulier
    .text = aime toute Gloire également

## Told together

bot-named = { $bot }, { $character }
bot-sits = { $seat } est un bot : { $bot }
bot-at_once = aussitôt
bot-seconds = jusqu’à { $seconds } s par choix
bot-strength =
    { $shields ->
        [one] { $shields } bouclier sur { $most }
       *[other] { $shields } boucliers sur { $most }
    }
bot-default = d’usage
bot-levels = Niveaux
bot-unlearned = Sans réseau
bot-installed = Installés
bot-characters = Caractères
bot-how = Demandez-en un par son nom, avec ou sans caractère :
