### What the table itself says, whatever the game.

-table = Meadhall

list-comma = ,{" "}
list-and = { $most } and { $last }
seat-you = Player
seat-nobody = nobody
seat-unnamed = Guest { $n }
word-round = round

crest-raven = raven
crest-wolf = wolf
crest-boar = boar
crest-deer = deer
crest-bear = bear
crest-drakkar = drakkar

## Events every game can have

event-undo = { $seat } takes the last choice back.
event-rewind = All agreed to go back.

## Asking

ask-prompt = { $seat }, your choice
ask-options =
    { $n ->
        [one] One option:
       *[other] { $n } options:
    }
ask-option = { $number }. { $text }
ask-option_final = { $number }. { $text } (no way back)
ask-final_sign = { $sign } no way back once chosen
ask-help_sign = h: help

## Handing over

hand-over = Pass to { $seat }. { $seat }, press Enter.
hand-over_undo = Pass to { $seat }. { $seat }, press Enter. { $before } may still type u to take the last choice back.
hand-hide = { $seat }, press Enter to hide this and pass on to { $next }.
hand-thinking = { $seat } thinks …
hand-thinking_somebody = Somebody thinks …

## Answers

answer-saved = Saved: { $file }
answer-saved_copy = A copy is saved: { $file }
answer-undone = Taken back.
answer-cannot_undo = Nothing is taken back: { $why }
answer-nothing_closed = Nothing is closed: all that exists here is open to you.
answer-closed = { $option }: { $why } ({ $rule })
answer-rule = { $rule }: { $text }
answer-log_empty = Nothing has happened yet.
answer-leave = The game is saved. Go on with it any time: meadhall play --resume { $file }
answer-cards_guess = { $name }: { $values } [reconstructed]
answer-cards_known = { $name }: { $values }
answer-cards_note =
    { $n ->
        [0] No value is reconstructed: these are your own cards.
        [one] 1 entry holds values marked [reconstructed]: ours, not the printed ones. Own the box? meadhall cards export { $game }
       *[other] { $n } entries hold values marked [reconstructed]: ours, not the printed ones. Own the box? meadhall cards export { $game }
    }
answer-commitment = All luck of this game is settled. Commitment: { $commitment }

## Undo: why not

undo-nothing_to_undo = you have made no choice that could be.
undo-other_seat_acted = somebody else has acted since.
undo-die_rolled = a die has fallen.
undo-revealed = something hidden has been shown.
undo-all_decide = all decide at the same time now.
undo-game_over = the game is over.
undo-rewound = the table has gone back together.
undo-record_full = the record has no room for it.

## Mistakes at the prompt

error-no_option = There is no option { $said }. Say a number from 1 to { $n }, the words of an option, or h.
error-no_words = Nothing here is called “{ $said }”. Say a number from 1 to { $n }, the words of an option, or h.
error-near = Nothing here is called “{ $said }”. Did you mean: { $near }?
error-several = “{ $said }” could be: { $options }.
error-closed = { $option } is closed: { $why } ({ $rule })
error-not_yours = After “{ $before }” somebody else decides: say no more than that.
error-after_luck = After “{ $before }” a die falls or a card turns: say it alone, or last.
error-save = It could not be saved: { $why }
error-refused = That was refused: { $why }
error-bot = { $seat } gave an answer that is no option; the first option was taken.
error-empty = Say a number or some words; h helps.

## Help at the prompt

help-line_1 = a number, or the words of an option: 3, or market, or place mar
help-line_2 = several at once with commas, all or none: 3, 3, done
help-line_3 = ? or ? 7 : what is asked, what option 7 does, and the rule
help-line_4 = w : what is closed, and why
help-line_5 = u : take your last choice back, as long as no die fell and nothing hidden was shown
help-line_6 = o : the options again
help-line_7 = b : the board
help-line_8 = l : the saga so far
help-line_9 = c : the values of all cards, and which of them are reconstructed
help-line_10 = s or s FILE : where the game is saved, or a copy of it
help-line_11 = q : leave; the game is kept and can be resumed

## The end

end-title = The saga is told
end-line = { $seat }: { $source }, { $points }.
end-total = { $seat }: { $points } in all.
end-winner = { $seats } wins.
end-lost = The game is lost.
end-winners = { $seats } share the victory.
end-record = Record: { $file }
end-verify = Check every die and shuffle: meadhall verify { $file }
end-sum = total

## Resuming

resume-offer =
    { $n ->
        [one] A game was left unfinished:
       *[other] { $n } games were left unfinished:
    }
resume-game = { $number }. { $players }, { $choices } choices, { $when }
resume-ask = Number to go on with it, Enter for a new game
resume-welcome = You go on with the game of { $players }.
resume-bad = Say a number from 1 to { $n }, or press Enter.

## Replay

replay-start = 0. { $game } begins.
replay-choice = { $n }. { $seat }: { $option }
replay-secret = a choice of their own
replay-back = { $n }. The table goes back.
replay-prompt = { $n } of { $last }: Enter on, b back, a number, e end, q leave
replay-help = Enter or n goes on, b back, a number from 0 to { $last } jumps, e is the end, q leaves.
replay-go_on = Enter

## The story of a game: a choice that nothing else was told about

story-choice = { $seat }: { $option }

## Rules

rule-edition = { $edition } only
rule-edition_option = { $edition } only, elsewhere an option
rule-stale = the English text is newer
rule-english = only in English so far
rule-more = and { $n } more: --most { $all }

## Card files

cards-good =
    { $n ->
        [one] { $file }: a good card set for { $game }; 1 entry is reconstructed
       *[other] { $file }: a good card set for { $game }; { $n } entries are reconstructed
    }
cards-play = Play with it: { $command }
cards-reconstructed = reconstructed
cards-ours =
    { $n ->
        [one] 1 entry with values that are ours, not the printed ones
       *[other] { $n } entries with values that are ours, not the printed ones
    }

## The game in words, for whoever answers in them

words-you = You are { $seat }.
words-news = Since your last answer:
words-rules = The rules behind it:
words-reply = End your reply with a line of its own: the number of your option, from 1 to { $n }.
words-unclear = The end of that reply does not say which option it takes. End it with one number from 1 to { $n }.
words-no_option = There is no option { $said }. End your reply with one number from 1 to { $n }.
words-tries =
    { $n ->
        [one] One more try.
       *[other] { $n } more tries.
    }
words-waiting = { $seat } is not asked now.
words-over = The game is over.
