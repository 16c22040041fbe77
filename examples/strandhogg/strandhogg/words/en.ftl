ask-muster = Which crew do you send?
ask-oath = You lead the raid. What do you swear to bring home?
ask-voyage =
    { $oath ->
        [0] { $aboard } silver aboard. Row on, or sail home?
       *[other] { $aboard } silver aboard, { $oath } sworn. Row on, or sail home?
    }

do-muster = crew { $crew }
do-swear =
    { $oath ->
        [0] no oath
       *[other] swear { $oath }
    }
do-row =
    { $dice ->
        [one] row with one die
       *[other] row with { $dice } dice
    }
do-home = sail home

why-already_sworn = you have sworn this oath before
why-nothing_aboard = there is nothing aboard yet
why-hold_full = the hold takes no more than { $hold }
why-too_heavy = with { $heavy } or more aboard the ship is too heavy

event-round = Raid { $round } begins.
event-chosen = { $seat } sends crew { $crew }.
event-mustered = { $seat } shows crew { $crew }.
event-sworn = { $seat } swears to bring home { $oath }.
event-rowed = { $seat } rows: { $faces }.
event-storm =
    { $silver ->
        [0] A storm! { $seat } comes home with nothing.
       *[other] A storm! { $seat } loses { $silver } silver.
    }
event-home = { $seat } sails home with { $silver } silver.
event-oath_kept = { $seat } has kept the oath of { $oath }.
event-oath_broken = { $seat } has broken the oath of { $oath }.
event-shared = { $seat } rowed along for { $silver }.
event-farmed = { $seat } earns { $silver } on the farm.

score-looted = raids
score-shared = shares
score-farmed = farm
score-vowed = oaths
