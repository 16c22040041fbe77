### What the table itself says in French, whatever the game.
### No player's name follows “de” or “que” (elision), and nothing agrees with one. What can be chosen
### is an infinitive: a replay tells it of others as well.

-table = Meadhall

list-comma = ,{" "}
list-and = { $most } et { $last }
seat-you = Joueur
seat-nobody = personne
seat-unnamed = Invité { $n }
word-round = manche

crest-raven = corbeau
crest-wolf = loup
crest-boar = sanglier
crest-deer = cerf
crest-bear = ours
crest-drakkar = drakkar

## Events every game can have

event-undo = { $seat } reprend son dernier choix.
event-rewind = Toute la table revient en arrière.

## Asking

ask-prompt = { $seat }, à toi de choisir
ask-options =
    { $n ->
        [one] Une possibilité :
       *[other] { $n } possibilités :
    }
ask-option = { $number }. { $text }
ask-option_final = { $number }. { $text } (sans retour)
ask-final_sign = { $sign } choix sans retour
ask-help_sign = h : aide

## Handing over

hand-over = Passe à { $seat }. { $seat }, appuie sur Entrée.
hand-over_undo = Passe à { $seat }. { $seat }, appuie sur Entrée. { $before } peut encore taper u pour reprendre son dernier choix.
hand-hide = { $seat }, appuie sur Entrée pour cacher ceci, puis passe à { $next }.
hand-thinking = { $seat } réfléchit…
hand-thinking_somebody = Quelqu’un réfléchit…

## Answers

answer-saved = Partie enregistrée : { $file }
answer-saved_copy = Copie enregistrée : { $file }
answer-undone = Choix repris.
answer-cannot_undo = Impossible de revenir en arrière : { $why }
answer-nothing_closed = Rien n’est fermé : tout ce qui existe ici t’est ouvert.
answer-closed = { $option } – { $why } ({ $rule })
answer-rule = { $rule } : { $text }
answer-log_empty = Il ne s’est encore rien passé.
answer-leave = La partie est enregistrée. Pour la reprendre : meadhall play --resume { $file }
answer-cards_guess = { $name } : { $values } [reconstitué]
answer-cards_known = { $name } : { $values }
answer-cards_note =
    { $n ->
        [0] Aucune valeur n’est reconstituée : ce sont tes propres cartes.
        [one] { $n } carte porte des valeurs [reconstituées] : les nôtres, pas celles d’origine. Tu as la boîte ? meadhall cards export { $game }
       *[other] { $n } cartes portent des valeurs [reconstituées] : les nôtres, pas celles d’origine. Tu as la boîte ? meadhall cards export { $game }
    }
answer-commitment = Tout le hasard de cette partie est déjà scellé. Empreinte : { $commitment }

## Undo: why not

undo-nothing_to_undo = tu n’as fait aucun choix que l’on puisse reprendre.
undo-other_seat_acted = quelqu’un d’autre a joué depuis.
undo-die_rolled = un dé est tombé.
undo-revealed = une chose cachée a été montrée.
undo-all_decide = tous décident maintenant en même temps.
undo-game_over = la partie est finie.
undo-rewound = toute la table est déjà revenue en arrière.
undo-record_full = le journal de la partie est plein.

## Mistakes at the prompt

error-no_option = Il n’y a pas de choix { $said }. Donne un nombre de 1 à { $n }, les mots d’un choix, ou h.
error-no_words = Rien ici ne s’appelle « { $said } ». Donne un nombre de 1 à { $n }, les mots d’un choix, ou h.
error-near = Rien ici ne s’appelle « { $said } ». Tu voulais dire : { $near } ?
error-several = « { $said } » peut désigner : { $options }.
error-closed = C’est fermé : { $option } – { $why } ({ $rule })
error-not_yours = Après « { $before } », c’est à quelqu’un d’autre de choisir : arrête-toi là.
error-after_luck = Après « { $before } », un dé tombe ou une carte se retourne : à dire seul ou en dernier.
error-save = Impossible d’enregistrer : { $why }
error-refused = Refusé : { $why }
error-bot = { $seat } a donné une réponse qui n’est pas une option ; la première option a été prise.
error-empty = Donne un nombre ou quelques mots ; h pour l’aide.

## Help at the prompt

help-line_1 = un nombre, ou les mots d’un choix : 3, ou marché, ou placer mar
help-line_2 = plusieurs choix avec des virgules, tous ou aucun : 3, 3, terminer
help-line_3 = { "?" } ou { "? 7" } : la question posée, ce que fait le choix 7, et la règle
help-line_4 = w : ce qui est fermé, et pourquoi
help-line_5 = u : reprendre ton dernier choix, si aucun dé n’est tombé et si rien de caché n’a été montré
help-line_6 = o : les choix, encore une fois
help-line_7 = b : le plateau
help-line_8 = l : la saga jusqu’ici
help-line_9 = c : les valeurs de toutes les cartes, et lesquelles sont reconstituées
help-line_10 = s ou s FICHIER : où la partie est enregistrée, ou en faire une copie
help-line_11 = q : quitter ; la partie est gardée et tu peux la reprendre

## The end

end-title = La saga est contée
end-line = { $seat } : { $source }, { $points }.
end-total = { $seat } : { $points } en tout.
end-winner = { $seats } remporte la partie.
end-lost = La partie est perdue.
end-winners = { $seats } partagent la victoire.
end-record = Journal de la partie : { $file }
end-verify = Pour vérifier chaque dé et chaque mélange : meadhall verify { $file }
end-sum = total

## Resuming

resume-offer =
    { $n ->
        [one] Une partie n’est pas terminée :
       *[other] { $n } parties ne sont pas terminées :
    }
resume-game = { $number }. { $players }, { $choices } choix, { $when }
resume-ask = Un numéro pour la reprendre, Entrée pour une nouvelle partie
resume-welcome = La partie reprend : { $players }.
resume-bad = Donne un nombre de 1 à { $n }, ou appuie sur Entrée.

## Replay

replay-start = 0. { $game } : la partie commence.
replay-choice = { $n }. { $seat } : { $option }
replay-secret = un choix secret
replay-back = { $n }. La table revient en arrière.
replay-prompt = { $n } sur { $last } : Entrée avance, b recule, un nombre, e fin, q quitte
replay-help = Entrée ou n avance, b recule, un nombre de 0 à { $last } y va, e va à la fin, q quitte.
replay-go_on = Entrée

## The story of a game: a choice that nothing else was told about

story-choice = { $seat } : { $option }

## Règles

rule-edition =
    { $edition ->
        [portal] seulement dans l’édition la plus récente
        [classic] seulement dans la première édition
       *[other] seulement : { $edition }
    }
rule-edition_option =
    { $edition ->
        [portal] seulement dans l’édition la plus récente, sinon une option
        [classic] seulement dans la première édition, sinon une option
       *[other] seulement : { $edition }, sinon une option
    }
rule-stale = le texte anglais est plus récent
rule-english = seulement en anglais pour l’instant
rule-more = et { $n } de plus : --most { $all }

## Card files

cards-good =
    { $n ->
        [one] { $file } : un bon jeu de cartes pour { $game } ; { $n } entrée est reconstituée
       *[other] { $file } : un bon jeu de cartes pour { $game } ; { $n } entrées sont reconstituées
    }
cards-play = Pour y jouer : { $command }
cards-reconstructed = reconstitué
cards-ours =
    { $n ->
        [one] { $n } entrée dont les valeurs sont les nôtres, et non celles qui sont imprimées
       *[other] { $n } entrées dont les valeurs sont les nôtres, et non celles qui sont imprimées
    }

## The game in words, for whoever answers in them

words-you = Tu es { $seat }.
words-news = Depuis ta dernière réponse :
words-rules = Les règles qui s’appliquent :
words-reply = Termine ta réponse par une ligne à part : le numéro de ton choix, de 1 à { $n }.
words-unclear = La fin de cette réponse ne dit pas quel choix elle prend. Termine-la par un seul nombre de 1 à { $n }.
words-no_option = Il n’y a pas de choix { $said }. Termine ta réponse par un seul nombre de 1 à { $n }.
words-tries =
    { $n ->
        [one] Encore un essai.
       *[other] Encore { $n } essais.
    }
words-waiting = { $seat } n’a rien à décider maintenant.
words-over = La partie est terminée.
