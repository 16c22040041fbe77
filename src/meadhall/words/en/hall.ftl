### What the hall says about a table beside the game itself.

hall-guest = Guest
hall-bot = Bot { $number }
hall-waiting = Waiting for { $seats }.
hall-waiting_somebody = Somebody may answer now.
hall-cannot_undo = It cannot be taken back: { $why }

## What happened at the table (the seat's name is its person's)

hall-entered = { $seat } sits down at the table.
hall-opened = The seat of { $seat } is free again; the host invites somebody to it.
hall-word = { $seat } has said a word for luck.
hall-started = The game begins.
hall-bot_sat_host = A bot plays for { $seat } now.
hall-bot_sat_time = The clock of { $seat } has run down; a bot plays on.
hall-person_sat = { $seat } plays again.
hall-rewind_asked = { $seat } asks everybody to go back to choice { $to }.
hall-rewind_agreed = { $seat } agrees to go back.
hall-rewind_refused = { $seat } does not want to go back.
hall-time_up = The clock of { $seat } has run down.
hall-closed_host = The host has closed the table.
hall-closed_other = The table is closed.
