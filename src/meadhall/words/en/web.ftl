### What the web table itself says: buttons, headings, states. Sentences of the games come from the
### hall, in common.ftl, hall.ftl and the file of each game.

## The bar at the top

bar-home = To the hall
bar-watching =
    { $n ->
        [one] 1 spectator
       *[other] { $n } spectators
    }

## The line to the hall

line-connecting = connecting …
line-live = saved
line-saving = saving …
line-reconnecting = reconnecting …
line-reconnecting_in = reconnecting in { $n } s
line-offline = offline
line-kept = Your choice is kept and will be sent again.
line-gone = no connection

## What is asked

prompt-label = What is asked
prompt-draft =
    { $n ->
        [one] 1 step laid out; it counts when you finish
       *[other] { $n } steps laid out; they count when you finish
    }
prompt-over = The game is over.
prompt-watching = You are watching.
doubt-label = Are you sure?
doubt-final = { $what }: there is no way back.
doubt-sure = Do it
doubt-no = Not yet
turn-title = Your turn · { $game }
turn-next =
    { $n ->
        [one] Next table: 1 waits for you
       *[other] Next table: { $n } wait for you
    }
prompt-ending = Show the final count
prompt-skip = Skip to me
prompt-list =
    { $n ->
        [one] 1 option
       *[other] All { $n } options
    }
prompt-why =
    { $n ->
        [one] Why is 1 closed?
       *[other] Why are { $n } closed?
    }
prompt-since = What happened since my last turn
prompt-explain = Explain what I touch
prompt-undo = Undo
prompt-undo_key = Take the last choice back (key u)
options-label = All options
options-final = no way back
options-closed = Closed, and why
options-part = a part; more can follow
options-keys = Arrow keys move, Enter chooses, 1 to 9 choose at once.
rule-read = Read rule { $rule }

## The players

seat-unnamed = Guest { $n }
seats-label = Players
seat-bot = bot, { $level }
seat-you = you
seat-here = is here
seat-away = is away
seat-glory =
    { $n ->
       *[other] { $n } Glory
    }
seat-asked = is asked now
seat-out_of_time = out of time
strip-seat = { $name }: { $n } Glory
strip-seat_asked = { $name }: { $n } Glory, is asked now
clock-left = { $time } left
clock-out = Out of time: { $time }
crest-raven = raven
crest-wolf = wolf
crest-boar = boar
crest-deer = deer
crest-bear = bear
crest-drakkar = drakkar

## Around the board

saga-label = What happened
saga-title = Saga
saga-again = Show again
saga-go_back = Go back …
saga-go_back_hint = Choose the moment to go back to. It happens when everybody at the table agrees.
saga-ask_back = Ask all to go back to here
saga-void = taken back
talk-label = Saga and chat
chat-title = Chat
chat-write = Say something to the table
chat-send = Send
chat-said = { $name }: { $text }
chat-host = Host
chat-empty = Nobody has said anything yet.
chat-read_only = Only those who sit at the table can write here.
chat-unsent = It was not sent: the hall cannot be reached. Your words are still here.
chat-removed = Removed by the host
chat-remove = Remove this line of { $name }
chat-unread =
    { $n ->
        [one] Chat: 1 new message
       *[other] Chat: { $n } new messages
    }
since-replay = Show it again on the board
since-nothing = Nothing has happened since.

## Instead of a blank page

trouble-title = Something went wrong
trouble-text = The page could not be shown. Nothing at your table is lost.
trouble-again = Try again
trouble-reload = Load the page anew

## Scenes: a card over the board, and how fast they play

pace-speed = Speed { $speed }
scene-go_on = Go on
scene-more =
    { $n ->
        [one] 1 more to come
       *[other] { $n } more to come
    }
panel-options = All options
panel-since = Since your last turn
panel-saga = Saga
panel-chat = Chat
panel-menu = Menu
sheet-close = Close
odds-label = The odds
odds-percent = { $n } %
odds-exact = exact
odds-more = { $n } more
odds-fewer = Fewer

## Going back together, and bots in people's seats

rewind-label = Going back
rewind-asked = { $name } asks everybody to go back.
rewind-moment = Back to after this: { $line }
rewind-waiting = Waiting for { $names }.
rewind-agree = Agree
rewind-decline = Decline
sitting-label = Your seat
sitting-bot = A bot plays for you now.
sitting-time = Your clock has run down; a bot plays for you now.
sitting-late = Your clock has run down. The others wait for you.
sitting-back = Take my seat back
sitting-offer = If you have to go, a bot can play on for you. You can take your seat back at any time.
sitting-away = Let a bot play for me

## The menu of a table

menu-title = Menu
menu-links = Elsewhere
menu-rules = Rules
menu-look_back = Look back at the game
menu-glossary = Glossary
menu-leave = Leave
menu-leave_text = Leaving loses nothing: the table is on your list, and the game waits for you.
menu-settings = Settings
menu-notices = Tell me when it is my turn
menu-seat = Your seat
menu-record = Record
menu-record_seen = Everything your seat has seen so far. When the game is over the record is whole.
menu-record_whole = The whole game, with the secret that proves the dice.
menu-download = Download
menu-dice = Fair dice
menu-dice_text = The hall sealed its secret with this number before anybody said a word for luck. When the game is over the record opens the seal, and everybody can check every die.
menu-dice_open = This table goes on from a record: whoever has that record can work out the dice.
menu-host = Host
notice-text = While you look at the table you are not disturbed.
notice-mine = By this you are told
notice-waits = waits for its code
notice-kind = Tell me by
notice-kind_push = This browser
notice-kind_email = E-mail
notice-kind_ntfy = ntfy
notice-kind_telegram = Telegram
notice-kind_discord = Discord
notice-kind_private = Another service
notice-push = Let this browser tell me
notice-push_refused = The browser does not allow it. Notices can be allowed in its settings for this page.
notice-topic = Topic
notice-topic_text = Subscribe to this topic in the ntfy app. Whoever knows its name can read along, so it should be hard to guess.
notice-server = Server
notice-webhook = Address of the webhook
notice-webhook_text = In Discord: settings of the channel, integrations, webhooks, copy the address.
notice-token = Token of your bot
notice-token_text = @BotFather makes a bot and tells its token. Write to your bot once: bots may not write to strangers.
notice-chat = Number of the chat
notice-chat_text = Write to @{ $bot } once: bots may not write to strangers. You will get a code there.
notice-email = E-mail address
notice-email_text = You will get a code there, so that nobody else can have letters sent to you.
notice-address = Address of a service
notice-examples = An Apprise address, for example:
notice-code_sent = A code is on its way to you.
notice-code = The code that came by { $kind }
notice-give_code = Give it back
notice-keep = Tell me there
notice-drop = No more: { $kind }
notice-kept = The hall will tell you there.
notice-dropped = You will not be told there any more.
notice-refused_bad_request = Something here is not written as it should be.
host-bot = Let a bot play for { $name }
host-person = Give { $name } the seat back
host-invite = New invite to the seat of { $name }
host-invited = Whoever sat here has lost the seat. This link opens it, once:
host-invite_label = Invite to the seat of { $name }
host-mute = Take the chat from { $name }
host-unmute = Give { $name } the chat back
host-title = Title
host-rename = Rename
host-watch_link = New link for spectators
host-watch_changed = The old link opens nothing any more. This is the new one:
host-close = Close the table
host-close_sure = Nobody can play on at a closed table. Close it?
host-close_yes = Yes, close it
host-close_no = No
host-nothing = The game is over; there is nothing to do for a host.
mine-label = What is yours
side-label = Players and saga
pan-closer = Closer
pan-farther = Farther away
edge-more = { $side ->
    [left] { $n } more to the left
    [right] { $n } more to the right
    [top] { $n } more above
   *[bottom] { $n } more below
}

## The player aid: one line of a section a sentence

panel-aid = Player aid
aid-open = Player aid (key h)
aid-understood = Understood
aid-aim = The aim
aid-scores = What scores
aid-dice = The dice
aid-round = The order of play
aid-champions_aim = Have the most Glory after 8 rounds. Glory comes from fights; workers bring what fights need.
aid-champions_scores =
    During the game: the Glory printed on every enemy you defeat.
    5 for each set of a red, a yellow and a blue enemy.
    Runes, used or not, and your own longship: what is printed on them.
    Destinies: the higher value if you alone lead, the lower one if you share the lead.
    2 for each favour left; 1 for every 3 coins.
    Blame costs 1, 3, 6, 10, 15, 21 for 1 to 6 tokens.
aid-champions_dice =
    Each weapon deals 1 damage; damage stays until the fight ends.
    Each shield saves one warrior from the enemy's attack.
    1 favour: re-roll any of the dice just rolled.
aid-champions_round =
    New enemies, goods and runes are laid out.
    Place your workers, one at a time in turn.
    Send warriors, and food for voyages: 1 food feeds 2 warriors to a near shore, 1 to a far one.
    The hunt, then the fights: troll, draugr, then the shores.
    Is the troll alive? Everybody takes 1 blame.
aid-reavers_aim = Have the most Glory after 6 rounds of raids, trade and battles at sea.
aid-reavers_scores =
    During the game: Glory from battles, raids and cards.
    Artifacts: what is printed. Treasure 2, 4, 9, 16. Art 3, 6, 10. Armor 1, 2, 6, 12, 20, 30.
    Tapestries: 15 for the three kinds together, 2 for each other one.
    Farms 1, walls 2, towers 3 each; from 4 tokens 1 more each, from 6 tokens 2 more; the most of a kind: +3, +4, +5.
    Prophecies: 1 for everything they count.
    Terror costs 1, 3, 6, 10, 15, 21, then 6 more for each.
aid-reavers_dice =
    Your crew are dice: faces pay for spaces and fights.
    In a fight, successes are compared with the defence.
aid-reavers_round =
    4 times a round somebody selects a space and takes its bonus.
    Everybody's specialists at that space work.
    Everybody in turn acts at the space or rests.
    At the end the board is tidied up.
aid-valhalla_aim = Have the most points when the deck runs out or somebody loses the last shield, and Ragnarök is fought.
aid-valhalla_scores =
    Glory on all your cards in Valhalla.
    2 for each shield you hold; with two players only for captured ones.
    From three players on: more for captured shields of different opponents.
aid-valhalla_dice =
    Sword, axe, spear, bow, shield, miss: one face each.
    Give up a die: re-roll as many of the others as you like.
    A Warrior is armed with dice for all its symbols at once.
aid-valhalla_round =
    Part A, one of four: play a Warrior; play two with 3 symbols together at most; attack; draw 2 cards and keep 1.
    Part B: draw 2 cards, keep 1.
    In a battle the attacker arms Warriors, then the defender; the higher strength wins a shield.
aid-valhalla_solo_aim = Beat all six cards of the Monster, one after another, before the deck runs out or your last shield is gone.
aid-valhalla_solo_scores =
    Nothing is counted: you win or you lose.
    With one Monster card left when the deck ends you make one last attack.
    A lost battle costs cards of the deck, a lost defence a shield as well.
aid-valhalla_solo_round =
    Part A, one of four: play a Warrior; play two with 3 symbols together at most; attack the Monster; draw 2 cards and keep 1.
    Part B: draw 2 cards, keep 1.
    Then it is the Monster’s turn. You attack with as much strength as it has, but defend only with more.

## Stages of a table

table-opening = Opening the table …
table-gone = This table does not open
table-closed = This table is closed
table-closed_text = Its host ended it before the game began.
table-stranded = This game is stranded
table-stranded_text = The rules have changed since it began, so it cannot go on here. Its last position and its record are kept.

## Champions

champions-map = The town, the fjord and the shores
champions-taken = { $what }, taken by { $who }
champions-waiting = { $what }, { $n } waiting
champions-slain = slain
champions-near = Shore { $n }, near
champions-far = Shore { $n }, far
champions-no_monster = no monster
champions-shore = { $where }: { $monster }
champions-ship_here = { $what }; { $who } lies here with { $ship }
champions-looked = { $what }, looked at by { $who }
champions-supply = Supply
champions-in_supply = { $what }: { $n } in the supply
champions-longhouse = Longhouse: { $n } of { $cap } warriors
champions-hand = Runes, destinies and your ship
champions-used = { $what }, used
champions-trophies = Defeated
champions-count = { $what }: { $n }
champions-runes = Runes
champions-destinies = Destinies
champions-round = Round { $n } of { $of }
champions-scene-battle = Battle
champions-scene-hunt = The hunt
champions-scene-voyage = At sea
champions-scene-muster = Your warriors set out
champions-scene-leaders = Leaders
champions-scene-runes = Runes
champions-scene-prayer = Prayer
champions-scene-ships = Ships
champions-scene-times = A deal
champions-scene-market = Market
champions-scene-goods = Goods
champions-scene-recruits = Recruits
champions-scene-destinies = Destinies
champions-scene-blame = Who bears the blame?
champions-nobody_sent = Nobody is sent to { $where }.
champions-fold = Look at the map
champions-unfold = Back to the question
champions-against = { $who } against { $enemy }
champions-hunts = { $who } hunts
champions-dice = The dice on the table
champions-die =
    { $state ->
        [fallen] { $die }, fallen
        [marked] { $die }, { $hits } hits, { $shields } shields, picked for the re-roll
       *[lies] { $die }, { $hits } hits, { $shields } shields
    }
champions-damage = Damage
champions-damage_of = { $n } damage of { $of } needed
champions-losses = Shields
champions-shields_of = { $n } shields against an attack of { $of }
champions-food_of = { $n } food, at most { $of }
champions-crew = Aboard
champions-tied = tied { $n }
champions-sent = { $n } sent, room for { $of }
champions-feeds_near = 1 food feeds 2 warriors on this way.
champions-feeds_far = 1 food feeds 1 warrior on this way.
champions-hungry =
    { $n ->
        [one] At least 1 warrior has nothing to eat.
       *[other] At least { $n } warriors have nothing to eat.
    }
champions-left = { $n } left at home

## Reavers

reavers-board = The raid chart
reavers-turn = { $name } at { $space }
reavers-space-taken = { $space }, selected by { $name }
reavers-pair-taken = Pair { $n } is taken
reavers-deck = { $deck }, { $n } cards face down
reavers-stack =
    { $n ->
        [0] { $stack }, none left
        [one] { $stack }, 1 tile left
       *[other] { $stack }, { $n } tiles left
    }
reavers-fleet = Longships still to sail: { $names }
reavers-fleet-none = All longships have sailed
reavers-amount = { $thing }: { $n }
reavers-crew = Crew { $n } / { $places }
reavers-jarl = Jarl
reavers-jarl-is = Jarl: { $name }
reavers-jarl-none = No Jarl
reavers-specialists = Specialists
reavers-artifacts = Artifacts
reavers-holdings = Ship and land
reavers-post = { $space }: { $n } of yours
reavers-used = { $thing }, used
reavers-pile =
    { $n ->
        [one] 1 card in the Glory pile
       *[other] { $n } cards in the Glory pile
    }
reavers-count-specialists =
    { $n ->
        [one] 1 specialist
       *[other] { $n } specialists
    }
reavers-count-artifacts =
    { $n ->
        [one] 1 Artifact
       *[other] { $n } Artifacts
    }
reavers-count-upgrades =
    { $n ->
        [one] 1 Ship Upgrade
       *[other] { $n } Ship Upgrades
    }
reavers-count-tiles =
    { $n ->
        [one] 1 territory
       *[other] { $n } territories
    }
reavers-progress = Round { $round } of { $rounds }, activation { $activation } of { $activations }
reavers-battle = The fight
reavers-battle-none = No battle dice yet
reavers-battle-count = { $hits } of { $defense } needed
reavers-battle-die = battle die, not rolled yet
reavers-battle-die-shows =
    { $n ->
        [0] battle die without a success
        [one] battle die with 1 success
       *[other] battle die with { $n } successes
    }
reavers-battle-die-picked =
    { $n ->
        [0] battle die without a success, picked for the re-roll
        [one] battle die with 1 success, picked for the re-roll
       *[other] battle die with { $n } successes, picked for the re-roll
    }

## The frame of every page

frame-name = Meadhall
frame-page_title = { $page } · Meadhall
frame-skip = To the page itself
frame-ways = Ways through the hall
frame-way_mine = My tables
frame-way_watch = Watch
frame-way_start = In five minutes
frame-way_rules = Rules
frame-way_glossary = Glossary
frame-way_pads = Score pads
frame-way_about = About Meadhall
frame-fan_work = A fan work, not affiliated with the publishers of these games.

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Light
settings-theme_candle = Candle-light
settings-theme_night = Night
settings-theme_contrast = High contrast
settings-motion = Motion
settings-motion_system = As the device
settings-motion_on = On
settings-motion_off = Off
settings-sound = Sound
settings-asks_first = Ask before what cannot be undone

## Games, states of a table

game-champions = Champions of Midgard
game-reavers = Reavers of Midgard
game-valhalla = Valhalla
status-gathering = people gather
status-playing = a game is on
status-over = finished
status-closed = closed
status-stranded = stranded

## Valhalla

valhalla-board = The war bands
valhalla-jarls_first = Good for a first game
valhalla-jarls_rest = All others
valhalla-warrior =
    { $state ->
        [leaving] { $name }, leaves for Valhalla
        [road] { $name }, on the road to Valhalla
        [denied] { $name }, may not leave
        [blocked] { $name }, blocked
        [armed] { $name }, armed
       *[plain] { $name }
    }{ $tyr ->
        [none] { "" }
       *[other] ; bears { $tyr }
    }
valhalla-band =
    { $name }: { $warriors ->
        [one] one Warrior
       *[other] { $warriors } Warriors
    }, { $shields ->
        [one] one own shield
       *[other] { $shields } own shields
    }, { $hand ->
        [one] one card in hand
       *[other] { $hand } cards in hand
    }
valhalla-team = Team of { $name }
valhalla-space = Empty space { $n }
valhalla-own_shields = { $n } of { $all } own shields
valhalla-captured =
    { $n ->
        [one] one shield of { $name }
       *[other] { $n } shields of { $name }
    }
valhalla-ally = ally of { $name }
valhalla-king = King of the Hill, level { $level }
valhalla-jarl =
    { $state ->
        [silenced] Jarl { $name }, silenced in this battle
        [rested] Jarl { $name }, called upon already
       *[ready] Jarl { $name }
    }
valhalla-jarl_silenced = silenced
valhalla-jarl_rested = at rest
valhalla-deck =
    { $n ->
        [one] one card left in the deck
       *[other] { $n } cards left in the deck
    }
valhalla-deck_short = deck
valhalla-discard_short = discard
valhalla-leaf_discard =
    { $n ->
        [one] Leaf through the discard pile: one card
       *[other] Leaf through the discard pile: { $n } cards
    }
valhalla-leaf_valhalla =
    { $n ->
        [one] Look into your Valhalla: one card, { $glory } Glory
       *[other] Look into your Valhalla: { $n } cards, { $glory } Glory
    }
valhalla-pile_discard = Discard pile
valhalla-pile_valhalla = Your Valhalla
valhalla-pile_cards =
    { $n ->
        [one] one card
       *[other] { $n } cards
    }
valhalla-close = Close
valhalla-grey =
    { $n ->
        [one] one grey die to share
       *[other] { $n } grey dice to share
    }
valhalla-loki = Loki
valhalla-monster = { $name }, level { $level }: strength { $strength }, { $covered } of { $symbols } symbols covered, { $left } cards left
valhalla-level = Level
valhalla-left = Cards left
valhalla-room = Glory in Valhalla
valhalla-clans = Clans
valhalla-next = The next card
valhalla-spread_drawn = Drawn
valhalla-spread_row = Face up
valhalla-spread_known = A hand you look into
valhalla-dice =
    { $side ->
        [attacker] Dice of the attacker
       *[defender] Dice of the defender
    }
valhalla-die_marked = { $die }, to be rolled again
valhalla-played = Cards played
valhalla-clash = Strengths
valhalla-strength = { $side }: strength { $n }
valhalla-strength_parts = Warriors { $warriors }, cards, Jarls and support { $others }
valhalla-won = { $name } wins
valhalla-frost =
    { $n ->
        [one] Frost: the defender rolls one die fewer
       *[other] Frost: the defender rolls { $n } dice fewer
    }
valhalla-play_card = Play { $name }
valhalla-hand =
    { $n ->
        [one] Your hand: one card
       *[other] Your hand: { $n } cards
    }
valhalla-hand_count =
    { $n ->
        [one] one card in hand
       *[other] { $n } cards in hand
    }
valhalla-team_count =
    { $n ->
        [one] one Warrior in the Team
       *[other] { $n } Warriors in the Team
    }
valhalla-valhalla_count =
    { $n ->
        [one] one card in Valhalla
       *[other] { $n } cards in Valhalla
    }
valhalla-known = You know of: { $cards }
valhalla-aside = { $name }, put aside
valhalla-turn = Turn { $n }
valhalla-last_round =
    { $n ->
        [one] Last round: one turn left
       *[other] Last round: { $n } turns left
    }

## The front page

front-lead = Three Viking board games at one table: with friends from afar, or against bots right now.
front-maintenance = No new games for a while: { $why }. Games that run go on.
front-name = Your name
front-level = Bots to play against
front-doors = The games
front-seats = Seats
front-seats_n =
    { $n ->
        [one] 1 seat: you alone
       *[other] { $n } seats: you and bots in the others
    }
front-play = Play now against bots
front-set = Set a table
front-about_champions = Gather warriors in the harbour town, sail out, and slay what lives beyond the fjord.
front-about_reavers = Crew a longship, raid villages, strongholds and the sea, and bring home the most Glory.
front-about_valhalla = Lead a war band of dice and cards from battle to battle, up to the golden hall.
front-mine = Your tables
front-turns =
    { $n ->
        [one] one waits for you
       *[other] { $n } wait for you
    }
front-all_mine = All my tables
front-public = Tables to watch
front-all_public = All public tables
front-books = On the shelf
front-book_start = What a game is about, with pictures
front-book_rules = Every rule, numbered and searchable
front-book_glossary = Game words in three languages
front-book_pads = For the boxes on your own table
front-book_watch = Public tables, now
front-book_about = Who made what, and the licences

## A table in a list

slip-your_turn = It is your turn
slip-turn_of = Waiting for { $names }
slip-missing =
    { $n ->
        [one] one seat is still free
       *[other] { $n } seats are still free
    }
slip-won =
    { $n ->
        [one] { $names } won
       *[other] { $names } won together
    }
slip-host = you are the host

## A link to hand on

share-copy = Copy
share-copied = Copied
share-share = Share
share-qr = QR code
share-qr_label = QR code: { $what }

## What the hall refuses

refused-stale = The table has moved on. Look again, then choose.
refused-not_your_turn = You are not asked now.
refused-not_an_option = This cannot be chosen now.
refused-after_luck = Dice would fall before this; choose one after the other.
refused-not_your_seat = This is not your seat now.
refused-not_the_host = Only the host can do this.
refused-table_over = This table is over.
refused-words_sealed = Some sealed words are not opened yet. Wait a moment, then begin again.
refused-cannot_undo = The last choice cannot be taken back.
refused-cannot_rewind = The table cannot go back there, or somebody asks for it already.
refused-seat_present = This person is at the table; a bot can only play for somebody absent.
refused-bad_address = The hall cannot send notices to this address.
refused-wrong_code = This is not the code that was sent, or it is too old.
refused-unreachable = The hall cannot be reached. Is it running, and are you online?
refused-rate_limited = Too many requests just now. Wait a moment, then try again.
refused-busy = The hall is busy. Wait a moment, then try again.
refused-too_long = This takes longer than the hall has time for.
refused-too_large = This is larger than the hall reads.
refused-over_quota = The hall allows no more of this for now. End a table you no longer need, or try again later.
refused-unknown_table = There is no such table here, or it is not open to you.
refused-unknown_game = This hall does not have this game.
refused-unknown_key = This link opens nothing here any more. Ask for a new one.
refused-not_started = The game has not started yet.
refused-already_started = The game has started already.
refused-seat_taken = Somebody sits here already.
refused-bad_settings = These settings do not go together.
refused-bad_cards = This is no card set one can play with.
refused-bad_record = This is no record the hall can use.
refused-bad_request = Something here is not written as it should be.
refused-not_found = There is nothing here any more.
refused-not_allowed = This cannot be done here.
refused-wrong_rules = This game was begun with other rules than the hall has today. It can be seen again, but not played on.
refused-stranded = Here the game cannot go on. It can be seen again.
refused-too_slow = This did not arrive in time. Check your connection, then try again.
refused-maintenance = The hall begins no new games for a while. Games that run go on.
refused-muted = The host does not let you speak at this table.

## Setting a table

new-title = Set a table
new-lead = Choose a game, put people and bots on the chairs, and send out the invitations.
new-game = The game
new-seats = Who sits at the table
new-seat = Seat { $n }
new-seat_name = Name at seat { $n }
new-seat_level = Strength of the bot at seat { $n }
new-seat_character = What the bot at seat { $n } likes
new-kind_person = Person
new-kind_bot = Bot
new-fallback_bot = Bot { $n }
new-same_name = Two seats have this name.
new-sit_here = I sit here
new-i_sit_here = You sit here
new-remove = Take seat { $n } away
new-add_person = A chair for a person
new-add_bot = A chair for a bot
new-host_sits = You take your seat at once; the others come by the links you send them.
new-host_none = You take no seat: you only keep the table and watch.
new-settings = What is played
new-setting_changed = changed
new-setting_fixed = Here it is always: { $value }
new-setting_dropped = Your choice no longer went with the rest and was taken back.
new-fine =
    { $changed ->
        [0] Fine points of the rules ({ $n })
       *[other] Fine points of the rules ({ $n }, changed: { $changed })
    }
new-cards = A card set of your own
new-cards_text = Do you own the box? Write its values into the card set and play with them.
new-cards_standard = Take the standard set
new-cards_bring = Bring a file
new-cards_have = { $name } is on the table.
new-cards_away = Play with the standard set
new-table = The table itself
new-name = Name of the table
new-public = Let anybody watch
new-public_on = Public: it stands in the list of tables.
new-public_off = Off: nobody sees it without a link.
new-clock_on = Play with a clock
new-clock_bank = Time in everybody's bank
new-clock_increment = More each time the turn passes on
new-clock_unit = Unit of time
new-clock_out = When a bank is empty
new-clock_out_wait = all wait on
new-clock_out_bot = a bot plays
new-clock_level = Strength of that bot
new-unit_second = seconds
new-unit_minute = minutes
new-unit_hour = hours
new-unit_day = days
new-make = Set the table
new-look_at_settings = Something does not go together: look at the marked settings.

## People gather at a table

gather-missing =
    { $n ->
        [one] One seat is still free.
       *[other] { $n } seats are still free.
    }
gather-all_here = Everybody is here.
gather-seats = Who sits at the table
gather-bot = bot, { $level }
gather-you = that is you
gather-free = free
gather-here = is here
gather-sits = sits here, looks elsewhere
gather-said = has said a word
gather-invite_for = Invitation for { $name }
gather-invite_text = Come and sit at our table: { $title }
gather-invite_new = New invitation
gather-invite_instead = Invite somebody else
gather-bot_in = Let a bot play
gather-person_back = A person again
gather-change = Change
gather-start = Begin the game
gather-start_early = You can begin now; those who are missing may still come by their links.
gather-wait = The host begins the game when all are ready. It starts here by itself.
gather-played = What is played
gather-plain = The plain game, by the book.
gather-own_cards = With a card set of the host's own.
gather-clock =
    { $minutes ->
        [one] With a clock: 1 minute for each.
       *[other] With a clock: { $minutes } minutes for each.
    }
gather-rules = Read the rules
gather-host = For the host
gather-watch = Whoever has this link may watch, and take no seat.
gather-watch_public = The table is public: anybody may watch.
gather-watch_link = Link for spectators
gather-close = Close the table
gather-close_sure = Really? Nobody can sit down here any more.
gather-close_no = Keep it open
gather-refused_seat_present = This person is at the table right now; nobody who is present is replaced.

## A word for the dice

word-title = Your word stirs the dice
word-text = Whatever you write is mixed into the luck of this game, so that nobody can have loaded the dice.
word-label = A word for luck
word-say = Stir
word-again = another one
word-said = Your word is in. It stays secret until the game begins.
word-fixed = All words are fixed. The sealed ones are being opened, then the game begins.
word-what = What is this?
word-what_text = Before anybody said a word, the hall chose a secret number and showed this fingerprint of it. The dice are made from that number and everybody's words together. After the game the number is shown, and anyone can check that it fits the fingerprint and made exactly these dice.
word-commitment = Fingerprint of the hall's number:

## Coming by an invitation

enter-title = You are invited
enter-lead = You are invited to a game of { $game }. Take your seat!
enter-sit = Sit down
enter-sits = You sit at this table already.
enter-to_table = To the table
enter-started = The game has begun; your seat is waiting for you.
enter-refused_unknown_key = This invitation is no longer good. Perhaps somebody has used it, or the host made a new one. Ask the host for a fresh link.
enter-refused_seat_taken = Somebody sits here already. Ask the host for another seat.
enter-refused_table_over = This table is closed; nobody can sit down any more.
enter-refused_unknown_table = There is no such table. Perhaps it has been cleared away.
enter-refused_not_your_seat = This link is for another table.
enter-refused_bad_request = Somebody at this table has that name already, or it cannot be shown. Choose another one.
enter-refused_already_started = The game has begun meanwhile. Open the link again to take your seat.

## My tables

mine-asked = It is your turn
mine-playing = Waiting for others
mine-gathering = People gather
mine-over = Finished
mine-closed = Closed
mine-stranded = Stranded by new rules
mine-none = You sit at no table yet.
mine-begin = Choose a game
mine-carry = On another device too
mine-carry_text = Open your personal link on your phone or another computer, and all your tables are there as well.
mine-carry_warning = Keep it to yourself: whoever has this link sits at your tables.
mine-carry_link = Your personal link

## Watching

watch-lead = Stand behind the chairs: you see what everybody may see, and no secrets.
watch-playing = Playing now
watch-gathering = People gather
watch-over = Finished
watch-stranded = Stranded by new rules
watch-none = No table is public just now.

## Tables carried to this device

carry-title = Your tables, here
carry-looking = Looking for your tables …
carry-done =
    { $n ->
        [0] This device is yours now. There are no tables yet.
        [one] One table is now on this device.
       *[other] { $n } tables are now on this device.
    }
carry-others =
    { $n ->
        [one] This device has a table of its own already.
       *[other] This device has { $n } tables of its own already.
    }
carry-others_text = A device shows the tables of one person. If you go on, those vanish from here; they are only reached again by their own personal link (on the page of your tables).
carry-take = Show the tables of the link
carry-keep = Leave it as it is
carry-refused_unknown_key = The hall does not know this personal link.

## No such page

lost-title = No such page
lost-text = The raven came back without an answer: nothing is at this address.

## About

about-lead = Three Viking board games, by the book: a table for friends from afar, and for bots.
about-fan = A fan work
about-fan_text = Meadhall is made by people who love these games. It is not affiliated with, sponsored by or endorsed by the publishers or designers of Champions of Midgard, Reavers of Midgard or Valhalla. None of their texts and pictures are in here: rules are told in our own words, pictures are our own.
about-names = Names and trade marks belong to their owners; they only say which game is meant.
about-numbers = Where a value printed on a card or die is not public, ours is made up to fit what is known. If you own the box, bring a card set of your own.
about-buy = If you like a game, buy it: a table with real dice on it has no substitute.
about-icons = Icons
about-icons_text = The line-cut icons come from the Game-icons set. Those used here were drawn by these people and by others of that set:
about-fonts = Fonts
about-fonts_text = Both under a free licence, served from this hall:
about-source = The program
about-source_text = Meadhall is free software under the MIT licence. Its source comes with it, and everybody may run a hall of their own.
about-privacy = The hall keeps no accounts: only keys, names people give themselves, and what they play. Settings stay in your browser.
about-api = Addresses for programs

## The ending

ending-counting = The Glory is counted …
ending-skip = Skip to the result
ending-title_own = Victory is yours!
ending-title_won = { $names } wins
ending-title_shared = { $names } share the victory
ending-title_allies = { $names } win together
ending-title_solo_won = The Monster is beaten
ending-title_coop_won = Together you have beaten the Monster
ending-title_solo_lost = The Monster has won
ending-title_coop_lost = The Monster has won
ending-title_lost = The game is lost
ending-text_won = With { $n } Glory. Skalds will sing of it.
ending-text_won_low = With { $n } Glory: the others fared even worse.
ending-text_won_tied = With { $n } Glory, as much as others have: the tie-break decided.
ending-text_shared = With { $n } Glory each, and even after the tie-break.
ending-text_allies = With { $n } Glory between them.
ending-text_solo_won = All cards of { $monster } are beaten. Skalds will sing of it.
ending-text_coop_won = All cards of { $monster } are beaten, and nobody could have done it alone.
ending-text_solo_lost =
    { $n ->
        [one] You fell to { $monster } with one card of it beaten. This game is lost.
       *[other] You fell to { $monster } with { $n } of its cards beaten. This game is lost.
    }
ending-text_coop_lost =
    { $n ->
        [one] All fell to { $monster } with one card of it beaten. This game is lost for everybody.
       *[other] All fell to { $monster } with { $n } of its cards beaten. This game is lost for everybody.
    }
ending-text_lost = Nobody wins it.
ending-winner = winner
ending-again = Play again
ending-again_new = Set a new table
ending-replay = Watch the replay
ending-board = Look at the board
ending-count = The final count
ending-count_label = The final count, seat by seat
ending-counted = { $source }: { $seats }
ending-counted_seat = { $name } { $n }
ending-breakdown = Where the Glory comes from
ending-total = Total
ending-source_destiny = Destinies
ending-source_rune = Runes
ending-source_longship = Longship
ending-source_artifact = Artifacts
ending-source_set = Sets of spoils
ending-source_tokens = Farms, walls and towers
ending-source_majority = Most of a kind
ending-source_prophecy = Prophecies
ending-chart =
    { $game ->
        [valhalla] Glory over the turns
       *[other] Glory over the rounds
    }
ending-chart_label = A line for each seat; the same numbers follow as a table.
ending-as_table = As a table
ending-round =
    { $game ->
        [valhalla] Turn { $n }
       *[other] Round { $n }
    }
ending-luck = Luck
ending-luck_about =
    { $game ->
        [champions] Hits of all dice rolled (right), against what such dice bring on average (left).
        [reavers] Successes of all battle dice rolled (right), against what such dice bring on average (left).
       *[other] Weapons on all dice rolled (right), against what such dice bring on average (left).
    }
ending-luck_none = No dice rolled.
ending-luck_even =
    { $dice ->
        [one] One die: { $got } for { $expected } expected. As it should be.
       *[other] { $dice } dice: { $got } for { $expected } expected. As it should be.
    }
ending-luck_good =
    { $dice ->
        [one] One die: { $got } for { $expected } expected, { $off } more.
       *[other] { $dice } dice: { $got } for { $expected } expected, { $off } more.
    }
ending-luck_bad =
    { $dice ->
        [one] One die: { $got } for { $expected } expected, { $off } fewer.
       *[other] { $dice } dice: { $got } for { $expected } expected, { $off } fewer.
    }
ending-record = The record of this game
ending-record_about = Every choice, every die and every shuffle is written down. Before the first die the hall sealed its secret; now that it is open, everything can be played again and checked.
ending-verify = Check the dice
ending-download = Download the record
ending-holds = The record holds.
ending-broken = The record does NOT hold.
ending-other_seal = The record is not the one that was sealed at the start.
ending-checked = In order: { $choices } choices, { $dice } dice, { $shuffles } shuffles.
ending-yourself = Check it yourself
ending-yourself_how = With Meadhall on your own computer, without asking this hall:
ending-seal = The seal that was shown when the game began:

## The replay

replay-title = Replay
replay-leave = Back to the table
replay-opening = Opening the replay …
replay-gone = This replay does not open
replay-open_about = Open the record of a finished game, and watch it from every seat.
replay-open = Open a record
replay-open_another = Open another record
replay-drop = Choose the file, or drop it here. The hall checks every die of it first.
replay-reading = Reading and checking …
replay-refused_bad_record = This is not the whole record of a finished game, or it was changed.
replay-controls = The way through the game
replay-slider = Moment of the game
replay-place = { $round }, step { $step } of { $steps }
replay-step = { $step } / { $steps }
replay-setup = Set-up
replay-round = Jump to
replay-speed = Speed
replay-times = { $n } ×
replay-play = Play
replay-pause = Pause
replay-step_back = One step back
replay-next = One step on
replay-round_back = To the start of the round
replay-round_next = To the next round
replay-view = Seen by
replay-spectator = Spectators
replay-steps = All steps in words
replay-begins = The table is set. Nobody has chosen anything yet.
replay-quiet = Something happened that this seat does not see.
replay-panel_mine = Board
replay-panel_seats = Players
replay-panel_steps = Saga
replay-panel_further = This moment
replay-share = Share this moment
replay-share_label = Link to this moment
replay-share_open = This table is public: the link opens for everybody.
replay-share_key = The link carries the key of a spectator: whoever has it can watch this table.
replay-share_own = The link opens for those who have this table on their list. Its host can hand out a link for spectators.
replay-play_on = Go on from here
replay-go_on_about = A new table at this very moment, with bots in the other seats. The dice to come are those of the record.
replay-go_on_end = The game is over here. Go back to a moment from which you want to play on.
replay-go_on_seat = Your seat
replay-go_on_level = Bots
replay-go_on_button = Play on from here

## The books: rules and glossary

books-others = The same for each game
books-key = The key / leads here
books-lead_start = What is it about, what happens in a round, what scores? Which game shall it be?
books-lead_rules = Every rule has a number, and every number an address. Which book shall be opened?
books-lead_glossary = What things are called in English, Polish and French. Which book shall be opened?
books-lead_pads = For a game on your own table, with the real box: write down what everybody holds, and the engine counts. Which game did you play?
books-opening = The book is being opened …
books-no_game = There is no game called “{ $name }” here.
books-refused_unreachable = The hall cannot be reached, and this device has not kept this book yet. Open it once while the hall is there.
rules-subtitle = The rules, told in our own words
rules-in_english = The rules themselves are in English; what each word is called in your language stands in the glossary.
rules-search = Look up a word or a number
rules-contents = Contents
rules-all =
    { $rules ->
        [one] One rule.
       *[other] { $rules } rules.
    }
rules-found =
    { $rules ->
        [0] Nothing was found.
        [one] One rule was found.
       *[other]
        { $chapters ->
            [one] { $rules } rules in one chapter.
           *[other] { $rules } rules in { $chapters } chapters.
        }
    }
rules-none = No rule says anything about “{ $query }”.
rules-no_rule = There is no rule { $rule } in this book.
rules-stale = the English text is newer
rules-only_english = only in English so far
rules-edition =
    { $edition ->
        [portal] newest edition
        [classic] first edition
       *[other] { $edition }
    }
rules-edition_option =
    { $edition ->
        [portal] newest edition, otherwise an option
        [classic] first edition, otherwise an option
       *[other] an option
    }
glossary-subtitle = The words of the game in three languages
glossary-search = Look up a word in any language
glossary-all =
    { $n ->
        [one] One entry.
       *[other] { $n } entries.
    }
glossary-found =
    { $n ->
        [0] Nothing was found.
        [one] One entry was found.
       *[other] { $n } entries were found.
    }
glossary-none = No language calls anything “{ $query }”.
glossary-missing = no word
glossary-language_en = English
glossary-language_pl = Polish
glossary-language_fr = French

## Score pads

pads-subtitle = Score pad for the box on your own table
pads-player = Player { $n }
pads-name = Name of player { $n }
pads-sit = One more player
pads-rise = Take { $name } off the pad
pads-new = New pad
pads-older =
    { $n ->
        [one] One older pad
       *[other] { $n } older pads
    }
pads-forget = Throw away the pad of { $names }
pads-share = Share
pads-copied = The result was copied.
pads-print = Print
pads-what = What is held
pads-source = Where it comes from
pads-none = none
pads-choose = Choose
pads-times = { $n } × { $name }
pads-less = one less
pads-more = one more
pads-done = Done
pads-finer = Finer points
pads-by_edition = as the edition says
pads-standing = How all stand
pads-leads = leads
pads-reckoning = The reckoning
pads-total = Total
pads-winner =
    { $n ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
pads-engine_starting = The engine that counts is being fetched. That is done once; then it stays on this device and counts without a network.
pads-engine_failed = The engine that counts could not be fetched. What you write down is kept all the same.
pads-again = Try again
pads-kept = Counted on this device by the rules of the engine itself. The pad stays on this device.

## What the pad of Champions of Midgard asks for

pad-champions-group-track = The track
pad-champions-group-goods = Goods and warriors
pad-champions-group-cards = Cards and ships
pad-champions-group-enemies = Defeated enemies
pad-champions-glory = Glory before the end
pad-champions-food = Food
pad-champions-wood = Wood
pad-champions-coins = Coins
pad-champions-favour = Unspent favour
pad-champions-blame = Blame
pad-champions-warriors = Warriors (all dice)
pad-champions-destinies = Destinies, also those shown
pad-champions-runes = Runes, used or not
pad-champions-longship = Own longship
pad-champions-trolls = Trolls
pad-champions-draugr = Draugr, { $what }
pad-champions-monsters = Monsters, { $what }

## What the pad of Reavers of Midgard asks for

pad-reavers-group-track = The track
pad-reavers-group-tokens = Tokens
pad-reavers-group-spoils = Spoils
pad-reavers-group-deeds = Prophecies and what they count
pad-reavers-glory = Glory before the end
pad-reavers-terror = Terror
pad-reavers-favor = Favor (for ties)
pad-reavers-farm = Farms
pad-reavers-wall = Village walls
pad-reavers-tower = Towers
pad-reavers-artifacts = Artifacts
pad-reavers-treasure = Treasure cards
pad-reavers-art = Art cards
pad-reavers-armor = Armor cards
pad-reavers-tapestry_dearg = Tapestries, Dearg
pad-reavers-tapestry_buigh = Tapestries, Buigh
pad-reavers-tapestry_gorm = Tapestries, Gorm
pad-reavers-prophecies = Prophecies
pad-reavers-reavers = Reavers, { $what }
pad-reavers-territories = Territories, { $what }
pad-reavers-sea_battles = Sea Battles won
pad-reavers-ship_upgrades = Ship Upgrades

## What the pad of Valhalla asks for

pad-valhalla-group-valhalla = Valhalla
pad-valhalla-group-shields = Shields
pad-valhalla-group-king = King of the Hill
pad-valhalla-valhalla = Glory on all cards there
pad-valhalla-own_shields = Own shields nobody took
pad-valhalla-captured = Shields taken from { $what }
pad-valhalla-king = Holds the title
