### What the hall says about a table beside the game itself, in French.

hall-guest = Invité
hall-bot = Bot { $number }
hall-waiting = En attente : { $seats }.
hall-waiting_somebody = Quelqu’un peut répondre maintenant.
hall-cannot_undo = Impossible de revenir en arrière : { $why }

## What happened at the table (the seat's name is its person's)

hall-entered = { $seat } s’installe à la table.
hall-opened = Un siège se libère ({ $seat }) ; l’hôte y invite quelqu’un.
hall-word = { $seat } a donné son mot porte-bonheur.
hall-started = La partie commence.
hall-bot_sat_host = Un bot joue maintenant pour { $seat }.
hall-bot_sat_time = { $seat } n’a plus de temps ; un bot prend le relais.
hall-person_sat = { $seat } joue de nouveau.
hall-rewind_asked = { $seat } propose à tout le monde de revenir au choix { $to }.
hall-rewind_agreed = { $seat } veut bien revenir en arrière.
hall-rewind_refused = { $seat } ne veut pas revenir en arrière.
hall-time_up = { $seat } n’a plus de temps.
hall-closed_host = L’hôte a fermé la table.
hall-closed_other = La table est fermée.
