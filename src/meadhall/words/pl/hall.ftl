### Co sala mówi o stole poza samą grą.

# A name in sentences of the third person: “Gość wysyła robotnika”.
hall-guest = Gość
hall-bot = Bot { $number }
hall-waiting = Czekamy na ruch: { $seats }.
hall-waiting_somebody = Ktoś może teraz odpowiedzieć.
hall-cannot_undo = Nie można cofnąć: { $why }

## What happened at the table (the seat's name is its person's)

hall-entered = { $seat } siada do stołu.
hall-opened = Miejsce znów wolne: { $seat }. Gospodarz kogoś na nie zaprasza.
hall-word = { $seat } mówi słowo na szczęście.
hall-started = Gra się zaczyna.
hall-bot_sat_host = { $seat }: odtąd gra bot.
hall-bot_sat_time = { $seat }: koniec czasu, dalej gra bot.
hall-person_sat = { $seat } znów gra.
hall-rewind_asked = { $seat } prosi wszystkich, by cofnąć grę do wyboru { $to }.
hall-rewind_agreed = { $seat } zgadza się na cofnięcie.
hall-rewind_refused = { $seat } nie chce cofać gry.
hall-time_up = { $seat }: koniec czasu.
hall-closed_host = Gospodarz zamyka stół.
hall-closed_other = Stół jest zamknięty.
