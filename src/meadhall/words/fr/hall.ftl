### What the hall says about a table beside the game itself, in French.

hall-bot = Bot { $number }
hall-waiting = En attente : { $seats }.
hall-waiting_somebody = Quelqu’un peut répondre maintenant.
hall-undo_somebody = Quelqu’un reprend son dernier choix.
hall-cannot_undo = Impossible de revenir en arrière : { $why }

## What happened at the table (the seat's name is its person's)

hall-entered = { $seat } s’installe à la table.
hall-opened = Un siège se libère ({ $seat }) ; l’hôte y invite quelqu’un.
hall-word = { $seat } a donné son mot porte-bonheur.
hall-sealed = { $seat } a dit un mot pour la chance, sous scellé.
hall-words_fixed = Tous les mots sont fixés ; les mots scellés sont maintenant ouverts.
hall-word_opened = { $seat } ouvre son mot scellé.
hall-word_missing = { $seat } n’a pas ouvert son mot scellé : il compte comme non dit.
hall-started = La partie commence.
hall-bot_sat_host = Un bot joue maintenant pour { $seat }.
hall-bot_sat_time = { $seat } n’a plus de temps ; un bot prend le relais.
hall-bot_quicker = { $seat } n’a pas pu réfléchir à temps ; un bot plus rapide a choisi.
hall-person_sat = { $seat } joue de nouveau.
hall-rewind_asked = { $seat } propose à tout le monde de revenir à un moment antérieur.
hall-rewind_agreed = { $seat } veut bien revenir en arrière.
hall-rewind_refused = { $seat } ne veut pas revenir en arrière.
hall-time_up = { $seat } n’a plus de temps.
hall-closed_host = L’hôte a fermé la table.
hall-closed_other = La table est fermée.
hall-muted_no_more = { $seat } peut de nouveau écrire dans la discussion.
hall-muted = L’hôte retire la parole à { $seat } dans la discussion.
hall-renamed = La table s’appelle désormais « { $title } ».

## Ce qui est envoyé à qui n’est pas à la table

hall-notice_title = { $table } : à toi de jouer
hall-notice_body = { $seat }, la table t’attend.
hall-notice_code_title = Ton code pour le hall : { $code }
hall-notice_code_body = Écris { $code } là où le hall le demande, et il te préviendra ici quand ce sera ton tour. Si tu n’as rien demandé, ne fais rien : plus rien ne viendra.
