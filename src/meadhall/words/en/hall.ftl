### What the hall says about a table beside the game itself.

hall-bot = Bot { $number }
hall-waiting = Waiting for { $seats }.
hall-waiting_somebody = Somebody may answer now.
hall-undo_somebody = Somebody takes the last choice back.
hall-cannot_undo = It cannot be taken back: { $why }

## What happened at the table (the seat's name is its person's)

hall-entered = { $seat } sits down at the table.
hall-opened = The seat of { $seat } is free again; the host invites somebody to it.
hall-word = { $seat } has said a word for luck.
hall-sealed = { $seat } has said a word for luck, under seal.
hall-words_fixed = All words are fixed now; the sealed ones are being opened.
hall-word_opened = { $seat } opens the sealed word.
hall-word_missing = { $seat } has not opened the sealed word: it counts as not said.
hall-started = The game begins.
hall-bot_sat_host = A bot plays for { $seat } now.
hall-bot_sat_time = The clock of { $seat } has run down; a bot plays on.
hall-bot_quicker = { $seat } did not get to think in time; a quicker bot chose.
hall-person_sat = { $seat } plays again.
hall-rewind_asked = { $seat } asks everybody to go back to an earlier moment.
hall-rewind_agreed = { $seat } agrees to go back.
hall-rewind_refused = { $seat } does not want to go back.
hall-time_up = The clock of { $seat } has run down.
hall-closed_host = The host has closed the table.
hall-closed_other = The table is closed.
hall-muted_no_more = { $seat } may speak in the chat again.
hall-muted = The host has taken the chat from { $seat }.
hall-renamed = The table is called “{ $title }” now.

## Notices that go out to people who are not at the table

hall-notice_title = { $table }: your turn
hall-notice_body = { $seat }, the table waits for you.
hall-notice_code_title = Your code for the hall: { $code }
hall-notice_code_body = Write { $code } where the hall asks for it, and it will tell you here when it is your turn. If you did not ask for this, leave it: nothing more will come.
