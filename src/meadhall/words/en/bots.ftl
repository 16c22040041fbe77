### Bots: how strong they are, and what they like. Read by the terminal, the hall and the web.

## Levels, from the weakest to the strongest

bot-thrall = Thrall
    .text = a kind beginner who sees what is good, but dimly
bot-farmer = Farmer
    .text = learns from every evening, and still misjudges a lot
bot-warrior = Warrior
    .text = knows the game, and errs now and then
bot-huscarl = Huscarl
    .text = sees clearly, and is seldom wrong
bot-jarl = Jarl
    .text = tries its best ideas out before it chooses
bot-king = King
    .text = takes time to look further ahead
bot-allfather = Allfather
    .text = looks as far ahead as anybody here can

## Levels that have learned nothing

bot-random = Fledgling
    .text = takes any legal choice, and is good company for a first game
bot-quick = Hasty
    .text = tries its options out at random, in haste
bot-rollout = Seasoned
    .text = tries its options out at random, with care
bot-patient = Patient
    .text = tries its options out at random, for as long as it takes

## What they like

character-raider = raider
    .text = likes fights, and what is taken in them
character-trader = trader
    .text = likes goods, and a piece of everything
character-carver = rune carver
    .text = likes what takes patience, such as runes, artifacts, shields of its own
character-seer = seer
    .text = likes what the gods have in mind, such as destinies, prophecies, Valhalla
character-any = any character
    .text = you will see who comes
character-none = no special taste
    .text = likes all Glory alike

## Told together

bot-named = { $bot }, { $character }
bot-sits = { $seat } is a bot: { $bot }
bot-at_once = at once
bot-seconds = up to { $seconds } s a choice
bot-strength =
    { $shields ->
        [one] 1 shield of { $most }
       *[other] { $shields } shields of { $most }
    }
bot-default = usual
bot-levels = Levels
bot-unlearned = Without a net
bot-installed = Installed
bot-characters = Characters
bot-how = Ask for one by its name, with or without a character:
