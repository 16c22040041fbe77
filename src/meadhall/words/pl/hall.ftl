### Co sala mówi o stole poza samą grą.

hall-bot = Bot { $number }
hall-waiting = Czekamy na ruch: { $seats }.
hall-waiting_somebody = Ktoś może teraz odpowiedzieć.
hall-undo_somebody = Ktoś cofa ostatni wybór.
hall-cannot_undo = Nie można cofnąć: { $why }

## What happened at the table (the seat's name is its person's)

hall-entered = { $seat } siada do stołu.
hall-opened = Miejsce znów wolne: { $seat }. Gospodarz kogoś na nie zaprasza.
hall-word = { $seat } mówi słowo na szczęście.
hall-sealed = { $seat } mówi słowo na szczęście, w zalakowanej kopercie.
hall-words_fixed = Słów nie można już zmienić; zalakowane są teraz otwierane.
hall-word_opened = { $seat } otwiera zalakowane słowo.
hall-word_missing = Zalakowane słowo nie zostało otwarte ({ $seat }): liczy się jak niewypowiedziane.
hall-started = Gra się zaczyna.
hall-bot_sat_host = { $seat }: odtąd gra bot.
hall-bot_sat_time = { $seat }: koniec czasu, dalej gra bot.
hall-bot_quicker = { $seat }: zabrakło czasu na namysł, wybrał szybszy bot.
hall-person_sat = { $seat } znów gra.
hall-rewind_asked = { $seat } prosi wszystkich, by cofnąć grę do wcześniejszej chwili.
hall-rewind_agreed = { $seat } zgadza się na cofnięcie.
hall-rewind_refused = { $seat } nie chce cofać gry.
hall-time_up = { $seat }: koniec czasu.
hall-closed_host = Gospodarz zamyka stół.
hall-closed_other = Stół jest zamknięty.
hall-muted_no_more = { $seat }: znów wolno pisać na czacie.
hall-muted = Gospodarz odbiera głos na czacie: { $seat }.
hall-renamed = Stół nazywa się teraz „{ $title }”.

## Powiadomienia dla tych, których nie ma przy stole

hall-notice_title = { $table }: twoja kolej
hall-notice_body = { $seat }, stół czeka na ciebie.
hall-notice_code_title = Twój kod do sali: { $code }
hall-notice_code_body = Wpisz { $code } tam, gdzie prosi o to sala, a będzie tu dawać znać, gdy przyjdzie twoja kolej. Jeśli to nie twoja prośba, nie rób nic: więcej wiadomości nie będzie.
