### Reavers of Midgard po polsku.
### Klucze są symbolami kodu gry; $seat i $other to imiona graczy, karty, pola i dobra przychodzą
### jako nazwy w mianowniku, liczby jako liczby. Kolory są kolorami kości, więc rodzaju żeńskiego;
### przy symbolach innego rodzaju uzgadnia je die-named.

## Nouns of the game: case is nom (usual), gen, dat, acc, ins, loc; count is one (usual) or many

-game = Reavers of Midgard
-glory =
    { $case ->
        [gen] Chwały
        [acc] Chwałę
       *[nom] Chwała
    }
-favour =
    { $count ->
        [many]
            { $case ->
                [gen] przysług
               *[nom] przysługi
            }
       *[one]
            { $case ->
                [gen] przysługi
                [acc] przysługę
               *[nom] przysługa
            }
    }
-terror =
    { $count ->
        [many]
            { $case ->
                [gen] przerażeń
               *[nom] przerażenia
            }
       *[one]
            { $case ->
                [gen] przerażenia
               *[nom] przerażenie
            }
    }
-reaver =
    { $count ->
        [many]
            { $case ->
                [gen] Łupieżców
                [acc] Łupieżców
               *[nom] Łupieżcy
            }
       *[one]
            { $case ->
                [gen] Łupieżcy
                [acc] Łupieżcę
               *[nom] Łupieżca
            }
    }
-jarl =
    { $case ->
        [gen] Jarla
        [acc] Jarla
       *[nom] Jarl
    }
-artifact =
    { $count ->
        [many]
            { $case ->
                [gen] Artefaktów
               *[nom] Artefakty
            }
       *[one]
            { $case ->
                [gen] Artefaktu
               *[nom] Artefakt
            }
    }
-prophecy =
    { $case ->
        [gen] Przepowiedni
        [acc] Przepowiednię
       *[nom] Przepowiednia
    }
-prophecies =
    { $case ->
        [gen] Przepowiedni
       *[nom] Przepowiednie
    }
-upgrade =
    { $case ->
        [gen] Ulepszenia Okrętu
       *[nom] Ulepszenie Okrętu
    }
-territory =
    { $count ->
        [many]
            { $case ->
                [gen] terytoriów
               *[nom] terytoria
            }
       *[one] terytorium
    }
-defence =
    { $case ->
        [dat] Obronie
       *[nom] Obrona
    }
-success =
    { $count ->
        [many]
            { $case ->
                [gen] sukcesów
                [ins] sukcesami
               *[nom] sukcesy
            }
       *[one]
            { $case ->
                [gen] sukcesu
                [ins] sukcesem
               *[nom] sukces
            }
    }
-crew =
    { $case ->
        [gen] załogi
       *[nom] załoga
    }
-marker = znacznik Pierwszego Gracza
-honour_ship = Honorowy Okręt
-pile =
    { $case ->
        [loc] Stosie Chwały
       *[nom] Stos Chwały
    }

## What happened

event-set_up =
    { $honor ->
        [none] Plansza gotowa. { $start } ma { -marker }.
       *[other] Plansza gotowa. { $start } ma { -marker }. { -honour_ship }: { $honor }.
    }
event-trade_dice = Kości handlarzy: { $dice }.
event-round = Zaczyna się runda { $round }. Kolejność wyboru: { $order }.
event-selected = { $seat } wybiera pole: { $space }.
event-clean_up = Koniec rundy { $round }. Porządkujemy planszę.
event-honor_ship = { $seat } przejmuje { -honour_ship }.
event-start_marker = { $seat } ma teraz { -marker }.
event-game_over = Koniec ostatniej rundy. Liczymy { -glory(case: "acc") }.
event-acts = { $seat } działa: { $space }.
event-rests = { $seat } odpoczywa.
event-gained =
    { $goods ->
        [none] { $seat } nic nie zyskuje.
       *[other] { $seat } zyskuje: { $goods }.
    }
event-lost =
    { $goods ->
        [none] { $seat } nic nie traci.
       *[other] { $seat } traci: { $goods }.
    }
event-paid =
    { $goods ->
        [none] { $seat } nic nie płaci.
       *[other] { $seat } płaci: { $goods }.
    }
event-paid_die = { $seat } odrzuca kość: { $die }.
event-rolled = { $seat } rzuca: { $dice }.
event-set_die = { $seat } bierze kość: { $die }.
event-took_die = { $seat } bierze kość od handlarzy: { $die }.
event-lost_die = { $seat } traci kość: { $die }.
event-discarded_die = { $seat } nie ma miejsca na kość i odrzuca ją: { $die }.
event-stored_die = { $seat } kładzie kość na karcie „{ $artifact }”: { $die }.
event-flipped = { $seat } odwraca płytkę: { $tile }.
event-took_tile = { $seat } bierze płytkę: { $tile }.
event-lost_tile = { $seat } traci płytkę: { $tile }.
event-took_pair = { $seat } bierze parę: { $cards }.
event-drew = { $seat } dobiera z talii „{ $deck }”: { $cards }.
event-drew_extra = { $seat } dobiera dodatkowo: { $cards }.
event-drew_prophecies =
    { $count ->
        [one] { $seat } dobiera { -prophecy(case: "acc") }.
        [few] { $seat } dobiera { $count } { -prophecies }.
       *[many] { $seat } dobiera { $count } { -prophecies(case: "gen") }.
    }
event-own_prophecies = Dobierasz: { $cards }.
event-looked_at = Widzisz z talii „{ $deck }”: { $cards }.
event-not_kept = { $seat } odkłada pod talię „{ $deck }”: { $cards }.
event-took_prophecy = { $seat } bierze { -prophecy(case: "acc") }: { $prophecy }.
event-discarded_prophecy = { $seat } odkłada pod talię { -prophecy(case: "acc") }: { $prophecy }.
event-reshuffled = Odrzucone karty talii „{ $deck }” są tasowane.
event-to_pile = { $seat } kładzie na { -pile }: { $card }.
event-rallied = { $seat } przegrupowuje siły: { $reaver }.
event-specialized = { $seat } szkoli: { $reaver } ({ $space }).
event-promoted = { $seat } ma nowego { -jarl(case: "acc") }: { $reaver }.
event-lost_jarl = { $seat } traci { -jarl(case: "acc") }: { $reaver }.
event-discarded_reaver = { $seat } odprawia: { $reaver }.
event-specialist = { $seat } korzysta z usług: { $reaver }.
event-placed_artifact = { $seat } zdobywa { -artifact }: { $artifact }.
event-discarded_artifact = { $seat } kładzie { -artifact } na { -pile }: { $artifact }.
event-used_artifact = { $seat } używa karty: { $artifact }.
event-artifact_reaver = { $seat } używa karty „{ $artifact }”: { $reaver }.
event-journey = { $seat } wypływa i spotyka: „{ $journey }”.
event-battle =
    { $from_deck ->
        [0] { $seat } wybiera bitwę: { $card }.
       *[other] { $seat } odkrywa bitwę z talii: { $card }.
    }
event-won_battle = { $seat } wygrywa bitwę morską: { $card }.
event-lost_battle = { $seat } nie wygrywa bitwy: { $card }.
event-committed = { $seat } posyła kość do walki: { $die }.
event-battle_roll =
    { $successes ->
        [one] { $seat } rzuca: { $dice }. Razem 1 { -success }.
        [few] { $seat } rzuca: { $dice }. Razem { $successes } { -success(count: "many") }.
       *[many] { $seat } rzuca: { $dice }. Razem { $successes } { -success(case: "gen", count: "many") }.
    }
event-won_combat = { $seat } wygrywa walkę: { $successes } przeciw { -defence(case: "dat") } { $defense }.
event-lost_combat = { $seat } przegrywa walkę: { $successes } przeciw { -defence(case: "dat") } { $defense }.
event-chose = { $seat } rozpatruje kartę „{ $card }”: { $effect }.
event-pillaged = { $seat } plądruje: { $card }.
event-attempt =
    { $how ->
        [force] { $seat } atakuje: { $stack }.
       *[other] { $seat } płaci za: { $stack }.
    }
event-subdued = { $seat } przejmuje: { $stack }.
event-turned_over = { $seat } odkrywa: { $tiles }.
event-tile_reward = { $seat } bierze nagrodę: { $tile }.

## Scenes: what a card shows over the board. The result is a sentence from above.

scene-fight = { $seat } walczy: { $cause }
scene-battle = { $seat } na morzu
scene-raid = { $seat } zdobywa łup
scene-voyage = { $seat } wypływa
scene-phase = { $seat }: { $space }
scene-round = Koniec rundy { $round }

## What is asked. $… is what the question is about.

ask-select_space = Wybierz Pole Akcji ({ $activation } z 4 w tej rundzie).
ask-act_or_rest = { $space }: działasz czy odpoczywasz?
ask-rest = Odpoczywasz: weź żywność albo kość z dowolnym symbolem.
ask-end_turn = Koniec twojej tury. Używasz jeszcze { -artifact(case: "gen") }?
ask-specialist = { $card } może ci służyć. Płacisz?
ask-recruit = Których { -reaver(case: "acc", count: "many") } werbujesz?
ask-pick_reaver = Którego { -reaver(case: "gen") } używasz najpierw?
ask-use_reaver = { $card }: co robi?
ask-trade =
    { $picks ->
        [one] Handel: został jeden wybór.
        [few] Handel: zostały { $picks } wybory.
       *[many] Handel: zostało { $picks } wyborów.
    }
ask-trade_die = Którą drugą kość bierzesz?
ask-raid =
    { $extra_cards ->
        [0] Które karty zagarniasz?
        [one] Które karty zagarniasz? Dobierzesz jeszcze jedną.
        [few] Które karty zagarniasz? Dobierzesz jeszcze { $extra_cards }.
       *[many] Które karty zagarniasz? Dobierzesz jeszcze { $extra_cards }.
    }
ask-order_spoils = Którą kartę rozpatrujesz teraz?
ask-spoils_choice = { $card }: co wybierasz?
ask-pillage =
    { $defense ->
        [0] { $card }: plądrujesz?
       *[other] { $card }: walczysz, by plądrować? { -defence }: { $defense }.
    }
ask-fifth_artifact = Za dużo { -artifact(case: "gen", count: "many") }: który idzie na { -pile }?
ask-recruited_reaver = { $artifact }: dla którego { -reaver(case: "gen") }?
ask-artifact_die =
    { $left ->
        [one] { $artifact }: którą kość odrzucasz?
        [few] { $artifact }: które kości odrzucasz? Potrzeba { $left }.
       *[many] { $artifact }: które kości odrzucasz? Potrzeba { $left }.
    }
ask-journey = { $journey }: płacisz czy ponosisz skutki?
ask-choose_battle = Którą bitwę wybierasz?
ask-battle = { $card } ({ -defence } { $defense }): walczysz czy płacisz?
ask-commit =
    { $battle_dice ->
        [one] { -defence } { $defense }, masz 1 kość walki: posyłasz więcej czy rzucasz?
        [few] { -defence } { $defense }, masz { $battle_dice } kości walki: posyłasz więcej czy rzucasz?
       *[many] { -defence } { $defense }, masz { $battle_dice } kości walki: posyłasz więcej czy rzucasz?
    }
ask-reroll = { $successes } z { $defense }: przerzucasz kości za 1 { -favour(case: "acc") } czy kończysz?
ask-subdue =
    { $left ->
        [one] Które { -territory } próbujesz przejąć? To ostatnia próba.
        [few] Które { -territory } próbujesz przejąć? Masz { $left } próby.
       *[many] Które { -territory } próbujesz przejąć? Masz { $left } prób.
    }
ask-exchange_tile = { $artifact }: bierzesz zamiast tego poziom 3?
ask-tile_rewards = Którą nagrodę bierzesz teraz?
ask-pay_dice =
    { $icon ->
        [any]
            { $left ->
                [one] Którą kością płacisz?
               *[other] Którymi kośćmi płacisz? Potrzeba { $left }.
            }
       *[other] Symbol: { $face }. Jaką kością lub płytką płacisz? Potrzeba { $left }.
    }
ask-discard_reaver =
    { $left ->
        [one] Którego { -reaver(case: "acc") } odprawiasz?
       *[other] Których { -reaver(case: "acc", count: "many") } odprawiasz? Musi odejść { $left }.
    }
ask-gain_die = Którą kość bierzesz?
ask-may_pay = Płacisz za więcej?
ask-lose_die = Którą kość tracisz?
ask-lose_one_of = Co tracisz: { -artifact } czy { -upgrade }?
ask-give_terror = Kto bierze { -terror }?
ask-discard_prophecy = Która { -prophecy } idzie pod talię?
ask-keep_card =
    { $keep ->
        [one] Talia „{ $deck }”: którą kartę zatrzymujesz?
       *[other] Talia „{ $deck }”: które karty zatrzymujesz? Zostają { $keep }.
    }
ask-draw_choice = Z której talii dobierasz?
ask-surplus_dice =
    { $excess ->
        [one] Masz o jedną kość za dużo. Którą odrzucasz?
        [few] Masz o { $excess } kości za dużo. Którą odrzucasz?
       *[many] Masz o { $excess } kości za dużo. Którą odrzucasz?
    }
ask-store_die = { $artifact }: która kość leży tu odtąd?

## What can be chosen

do-select = Wybierz: { $space }
do-act = Działaj
do-rest = Odpocznij
do-take = Weź: { $good }
do-set_die = Weź kość: { $die }
do-roll_die = Rzut: { $colour } kość
do-take_die = Weź kość: { $die }
do-pay_die = Zapłać kością: { $die }
do-pay_upgrade = Zapłać płytką: { $tile }
do-discard_die = Odrzuć: { $die }
do-pair = Weź parę { $pair }
do-from_deck = Weź w ciemno z talii
do-resolve = Rozpatrz: { $card }
do-keep = Zatrzymaj: { $card }
do-rally = Przegrupowanie
do-specialize = Specjalizacja: { $space }
do-promote = Awans na { -jarl(case: "acc") }
do-draw = Dobierz z talii: { $deck }
do-prophecy = Weź { -prophecy(case: "acc") }: { $prophecy }
do-discard_prophecy = Odłóż pod talię: { $prophecy }
do-use = Użyj
do-skip = Zostaw
do-pay = Zapłać
do-suffer = Ponieś skutki
do-sail_on = Płyń dalej
do-discard_reaver =
    { $where ->
        [jarl] Odpraw swojego { -jarl(case: "acc") }
       *[other] Odpraw { -reaver(case: "acc") }: { $space }, miejsce { $number }
    }
do-discard_artifact = Odłóż na { -pile }: { $artifact }
do-discard_upgrade = Oddaj płytkę: { $tile }
do-battle = Bitwa: { $card }
do-fight = Walcz
do-give_up = Odpuść
do-commit_die = Poślij: { $die }
do-commit_upgrade = Użyj płytki: { $tile }
do-roll = Rzuć kośćmi walki
do-mark =
    { $successes ->
        [0] Do przerzutu: kość bez { -success(case: "gen") }
        [one] Do przerzutu: kość z 1 { -success(case: "ins") }
       *[other] Do przerzutu: kość z { $successes } { -success(case: "ins", count: "many") }
    }
do-reroll = Wydaj 1 { -favour(case: "acc") } i przerzuć wybrane kości
do-stop = Dość
do-choose =
    { $option ->
        [first] Pierwsza możliwość
        [second] Druga możliwość
       *[other] Trzecia możliwość
    }
do-choose_effect = Wybierz: { $effect }
do-pillage = Plądruj
do-give = Oddaj to: { $seat }
do-subdue =
    { $how ->
        [force] Zaatakuj: { $stack }
       *[other] Opłać: { $stack }
    }
do-reward = Weź nagrodę z płytki { $tile }
do-done = Gotowe
do-artifact = Użyj karty: { $artifact }
do-store = Połóż na stałe kość: { $artifact }
do-store_die = Połóż: { $die }

## Why something is closed

why-already_selected = { $other } ma to pole w tej rundzie.
why-cannot_pay =
    { $cost ->
        [none] Nie stać cię na to.
       *[other] Nie stać cię na to. Koszt: { $cost }.
    }
why-deck_empty = W tej talii nie ma już kart.
why-first_attempt_is_a_must = Kto tu działa, musi spróbować choć raz.
why-no_attempt_possible = Nie możesz ani zapłacić za { -territory }, ani o nie walczyć.
why-no_battle_dice = Nie masz czym walczyć.
why-no_die_in_supply = W zasobach nie ma kości tego koloru.
why-space_full = Stoi tam już trzech { -reaver(case: "gen", count: "many") }.
why-stack_empty = Nie ma już takich płytek.
why-wrong_moment = W tej chwili to nic nie da.
why-wrong_space = Działa na innym Polu Akcji.
why-used_already = Już użyte w tej aktywacji.
why-no_matching_die = Nie masz kości z tym symbolem.
why-no_reaver_acquired = W tej turze nie masz nowego { -reaver(case: "gen") }.
why-nothing_to_gain = Teraz to nic nie zmieni.
why-no_tile_left = W zasobach nie ma już takich płytek.
why-no_upgrade_space = Na twoim okręcie nie ma miejsca na kolejne { -upgrade }.
why-no_terror = Nie masz { -terror(case: "gen") }, którego można się pozbyć.
why-kept_by_artifact = Leży na karcie, której nie wypełni inna kość: jej utrata nie zrobi miejsca.
why-has_die = Leży już na nim kość.
why-wrong_face = { -artifact } wymaga innego symbolu.
why-wrong_icon = Nie można nią opłacić tego symbolu.
why-wrong_colour = Potrzebna jest kość innego koloru.
why-tile_is_no_die = Płytka nie zastąpi tu kości.
why-needed_for_the_rest = Bez tego nie opłacisz reszty kosztu.
why-no_hammer = Nie liczy się jako młot.
why-enough_battle_dice = Masz już tyle kości walki, ile wolno.
why-all_marked = Wszystkie kości z tym wynikiem są już wybrane.
why-none_marked = Wybierz choć jedną kość do przerzutu.
why-some_marked = Masz już kości wybrane do przerzutu.
why-pair_taken = Ta para została zabrana w tej rundzie.
why-die_taken = U handlarzy nie ma już takiej kości.

## Sources of Glory

score-track = tor { -glory(case: "gen") }
score-terror = { -terror }
score-artifact = { -artifact }: { $card }
score-set = zestaw: { $card }
score-tapestries = Arrasy
score-tokens = żetony: { $card }
score-majority = przewaga: { $card }
score-prophecy = { -prophecy }: { $card }
score-total = razem

## Amounts

amount-nothing = nic
amount-food =
    { $n ->
        [one] 1 żywność
       *[other] { $n } żywności
    }
amount-favor =
    { $n ->
        [one] 1 { -favour }
        [few] { $n } { -favour(count: "many") }
       *[many] { $n } { -favour(case: "gen", count: "many") }
    }
amount-glory =
    { $n ->
        [one] 1 { -glory }
       *[other] { $n } { -glory(case: "gen") }
    }
amount-terror =
    { $n ->
        [one] 1 { -terror }
        [few] { $n } { -terror(count: "many") }
       *[many] { $n } { -terror(case: "gen", count: "many") }
    }
amount-farm =
    { $n ->
        [one] 1 żeton farmy
        [few] { $n } żetony farm
       *[many] { $n } żetonów farm
    }
amount-wall =
    { $n ->
        [one] 1 żeton muru
        [few] { $n } żetony murów
       *[many] { $n } żetonów murów
    }
amount-tower =
    { $n ->
        [one] 1 żeton wieży
        [few] { $n } żetony wież
       *[many] { $n } żetonów wież
    }
amount-jarl = twój { -jarl }
amount-die =
    { $n ->
        [one] 1 kość
       *[other] { $n } kości
    }
amount-die_face =
    { $n ->
        [one] 1 kość ({ $face })
       *[other] { $n } kości ({ $face })
    }
amount-die_colour =
    { $n ->
        [one] 1 { $colour } kość
       *[other] { $n } × { $colour } kość
    }
amount-reaver_on_board =
    { $n ->
        [one] 1 { -reaver } z twojej planszy
       *[other] { $n } { -reaver(case: "gen", count: "many") } z twojej planszy
    }
die-named =
    { $icon ->
        [chest] { $colour } { $face }
        [shield] { $colour } { $face }
        [tree]
            { $which ->
                [red] czerwone { $face }
                [blue] niebieskie { $face }
               *[yellow] żółte { $face }
            }
        [any] { $colour }, { $face }
       *[other]
            { $which ->
                [red] czerwony { $face }
                [blue] niebieski { $face }
               *[yellow] żółty { $face }
            }
    }
dice-some =
    { $n ->
        [one] { $die }
       *[other] { $n } × { $die }
    }
successes =
    { $n ->
        [0] pudło
        [one] 1 { -success }
        [few] { $n } { -success(count: "many") }
       *[many] { $n } { -success(case: "gen", count: "many") }
    }

## What cards do

effect-die_roll =
    { $which ->
        [any] rzut kością dowolnego koloru
        [same_as_discarded] rzut kością tego samego koloru
       *[other] rzut ({ $colour } kość)
    }
effect-die_choose =
    { $which ->
        [any] kość dowolnego koloru z dowolnym symbolem
        [same_as_discarded] kość tego samego koloru z dowolnym symbolem
       *[other] { $colour } kość z dowolnym symbolem
    }
effect-die_face =
    { $which ->
        [any] kość dowolnego koloru ({ $face })
        [same_as_discarded] kość tego samego koloru ({ $face })
       *[other] { $colour } kość ({ $face })
    }
effect-twice = { $effect }, { $n } razy
effect-draw =
    { $n ->
        [one] 1 karta „{ $deck }”
        [few] { $n } karty „{ $deck }”
       *[many] { $n } kart „{ $deck }”
    }
effect-draw_keep =
    { $n ->
        [one] 1 karta „{ $deck }”, zostaje { $keep }
        [few] { $n } karty „{ $deck }”, zostaje { $keep }
       *[many] { $n } kart „{ $deck }”, zostaje { $keep }
    }
effect-draw_choice = 1 karta do wyboru ({ $decks })
effect-may_pay = za opłatą ({ $cost }) jeszcze { $effect }
effect-lose = utrata ({ $goods })
effect-lose_die =
    { $which ->
        [any] utrata ({ $dice })
        [jarl_colour] utrata ({ $dice } w kolorze twojego { -jarl(case: "gen") })
       *[other] utrata ({ $dice }, { $colour })
    }
effect-lose_one_of = utrata ({ -artifact } albo { -upgrade })
effect-give_other_player = { $goods } dla innego gracza
effect-battle_dice =
    { $n ->
        [one] 1 kość walki więcej
       *[other] { $n } kości walki więcej
    }
effect-cancel_sea_journey = karta podróży nie działa
effect-upgrade_subdued_territory = zamiast tego poziom 3 tego samego rodzaju
effect-jarl_bonus_of_recruited = premia { -jarl(case: "gen") } od { -reaver(case: "gen") } zdobytego w tej turze
effect-specialize_ability_of_recruited = zdolność { -reaver(case: "gen") } zdobytego w tej turze
effect-discard_prophecy = 1 { -prophecy } pod talię
effect-take_start_player_marker = { -marker }
effect-take_upgrade_tile = płytka { $tile }
effect-for = za opłatą ({ $cost }) { $effect }
effect-nothing = nic

about-space = Koszt: { $cost }. { $bonus ->
        [none] { $what }
       *[other] Kto je wybiera, zyskuje: { $bonus }. { $what }
    }
about-free_space = { $bonus ->
        [none] { $what }
       *[other] Kto je wybiera, zyskuje: { $bonus }. { $what }
    }
about-reaver = Klan: { $clan }. Rzut: { $gain }. Zdolność: { $ability }. Przegrupowanie: { $rally }.
about-artifact = { -glory }: { $glory }. { $space }, odrzuć kość ({ $face }): { $effect }.
about-artifact_anywhere = { -glory }: { $glory }. Wszędzie, odrzuć kość ({ $face }): { $effect }.
about-any_die = dowolna
about-one_of = Do wyboru: { $choices }.
about-pillage = { $first }; po splądrowaniu: { $more }.
about-pillage_fight = { $first }; po walce ({ -defence } { $defense }): { $more }.
about-set = Zestawy są warte { $values } { -glory(case: "gen") }.
about-tapestry = Trzy różne są warte { $set } { -glory(case: "gen") }, każdy pozostały { $loose }.
about-prophecy = +{ $glory } { -glory(case: "gen") } za { $unit }.
about-battle = { -defence }: { $defense }, albo odrzuć: { $dice }. { -glory }: { $glory }. Nagroda: { $reward }.
about-journey = { $reward ->
        [none] Zapłać: { $cost }. Inaczej: { $effect }.
       *[other] Zapłać: { $cost }, a zyskujesz: { $reward }. Inaczej: { $effect }.
    }
about-journey_calm = Nic się nie dzieje.
about-attack = { -defence }: { $defense }.
about-attack_odds = { -defence }: { $defense }, około { $percent } procent szans na wygraną.
about-costs = Koszt: { $cost }.
about-jarl = Klan: { $clan }. Kości tego klanu stają się dowolne. Premia: { $bonus }.
about-rest_food = { $goods } albo kość dowolnego koloru z dowolnym symbolem.
about-upgrade = Zastępuje raz na rundę: { $faces }.
about-odds = Około { $percent } procent szans na wygraną ze wszystkim, co masz.

what-recruit_reavers = Weź parę { -reaver(case: "gen", count: "many") } albo dwóch z talii.
what-trade_with_villages = Wybierz żywność, { -favour(case: "acc") }, kości lub { -prophecy(case: "acc") }, do trzech razy.
what-sea_battle = Przepłyń przez kartę podróży i stocz bitwę morską.
what-raid_villages = Weź parę Łupów Wioski albo dwie karty z talii.
what-raid_keeps = Weź parę Łupów Twierdzy albo dwie karty z talii.
what-subdue_territories = Przejmij siłą lub pokojowo do trzech terytoriów.

unit-reaver_helm = każdego { -reaver(case: "acc") } z Klanu Hełmu
unit-reaver_raven = każdego { -reaver(case: "acc") } z Klanu Kruka
unit-reaver_tree = każdego { -reaver(case: "acc") } z Klanu Drzewa
unit-territory_food = każde { -territory } żywności
unit-territory_favor = każde { -territory } { -favour(case: "gen", count: "many") }
unit-territory_dice = każde { -territory } kości
unit-farm_token = każdy żeton farmy
unit-wall_token = każdy żeton muru
unit-tower_token = każdy żeton wieży
unit-treasure_card = każdą kartę Skarbu
unit-art_card = każdą kartę Sztuki
unit-armor_card = każdą kartę Zbroi
unit-tapestry_card = każdą kartę Arrasu
unit-sea_battle_card = każdą wygraną kartę Bitwy Morskiej
unit-artifact_card = każdy { -artifact }
unit-ship_upgrade_tile_on_board = każde { -upgrade } na twoim okręcie
unit-prophecy_card_including_this = każdą { -prophecy(case: "acc") }, z tą włącznie

## Things by name

colour-red = czerwona
colour-blue = niebieska
colour-yellow = żółta
clan-helm = Hełm
clan-raven = Kruk
clan-tree = Drzewo
face-hammer = młot
face-double_hammer = podwójny młot
face-chest = skrzynia
face-ship = okręt
face-shield = tarcza
face-clan = klan
face-helm = hełm
face-raven = kruk
face-tree = drzewo
face-any = dowolny symbol
good-food = żywność
good-favor = { -favour }
token-farm = farmy
token-wall = mury
token-tower = wieże
deck-reaver = Łupieżcy
deck-village_spoils = Łupy Wioski
deck-keep_spoils = Łupy Twierdzy
deck-sea_journey = Podróże Morskie
deck-sea_battle = Bitwy Morskie
deck-prophecy = Przepowiednie
cause-sea_battle = Bitwa morska
cause-pillage = Plądrowanie
cause-subdue = Przejęcie

space-recruit_reavers = Werbunek Łupieżców
space-trade_with_villages = Handel z Wioskami
space-sea_battle = Bitwa Morska
space-raid_villages = Najazd na Wioski
space-raid_keeps = Najazd na Twierdze
space-subdue_territories = Przejęcie Terytoriów
space_short-recruit_reavers = Werbunek
space_short-trade_with_villages = Handel
space_short-sea_battle = Morze
space_short-raid_villages = Wioski
space_short-raid_keeps = Twierdze
space_short-subdue_territories = Terytoria

territory-food = żywność
territory-favor = przysługi
territory-dice = kości
stack-named = { -territory } „{ $type }” poziomu { $level }
tile-named = { $stack } ({ $reward })

upgrade-shield_upgrade = Ulepszenie Tarczy
upgrade-chest_upgrade = Ulepszenie Skrzyni
upgrade-ship_upgrade = Ulepszenie Okrętu

## Reavers

card-fanatic = Fanatyk
card-pillager = Grabieżca
card-arsonist = Podpalacz
card-favorite_of_the_gods = Ulubieniec Bogów
card-warrior = Wojownik
card-axe_chief = Wódz Toporów
card-berserker = Berserker
card-experienced_hunter = Doświadczony Myśliwy
card-huskarl = Huskarl
card-veteran = Weteran
card-freeman = Wolny Człowiek
card-spear_chief = Wódz Włóczni
card-hero = Bohater
card-seer = Jasnowidz
card-prophetess = Prorokini
card-book_keeper = Strażnik Ksiąg
card-sword_chief = Wódz Mieczy
card-scout = Zwiadowca

## Village Spoils

card-andvarinaut = Andvarinaut
card-bodn = Bodn
card-brisingamen = Brisingamen
card-dainsleif = Dainsleif
card-draupnir = Draupnir
card-eldhrimnir = Eldhrimnir
card-ljosalfar_harp = Harfa Ljósálfara
card-hringhorni = Hringhorni
card-jarnglofar = Járnglófar
card-friggs_goblet = Kielich Friggi
card-laevateinn = Laevateinn
card-mjolnir_shard = Odłamek Mjölnira
card-skidbladnir = Skidbladnir
card-holy_ash_staff = Święty Kostur z Jesionu
card-shield_upgrade = Ulepszenie Tarczy
card-chest_upgrade = Ulepszenie Skrzyni
card-ship_upgrade = Ulepszenie Okrętu
card-farm = Farma
card-village_wall = Mury Wioski
card-bundle_of_swords = Miecze
card-bows_and_arrows = Łuki i Strzały
card-axes_and_spears = Topory i Włócznie
card-runic_carvings = Rzeźby Runiczne

## Keep Spoils

card-treasure = Skarb
card-art = Sztuka
card-armor = Zbroja
card-tapestry_dearg = Arras Dearga
card-tapestry_buigh = Arras Buigha
card-tapestry_gorm = Arras Gorma
card-keep_wall = Mury Twierdzy
card-tower_blue_yellow = Wieża
card-tower_red_yellow = Wieża
card-tower_red_blue = Wieża

## Prophecies

card-berserkers_glory = Chwała Berserkera
card-proud_conquerors = Dumni Zdobywcy
card-plunderer = Grabieżca
card-juggernaut = Juggernaut
card-treasure_hunter = Łowca Skarbów
card-master_of_the_sea = Mistrz Morza
card-champion_of_valhalla = Mistrz Walhalli
card-sailors_reward = Nagroda Żeglarza
card-vanquisher = Pogromca
card-prophet_of_odin = Prorok Odyna
card-stolen_armor = Skradziona Zbroja
card-world_shaman = Szaman Świata
card-feast_of_the_gods = Uczta Bogów
card-warrior_of_odin = Wojownik Odyna
card-chosen_of_seidr = Wybraniec Seidy
card-refined_taste = Wyrafinowany Gust
card-slayer_of_lords = Zabójca Panów

## Sea Battles and Sea Journeys

card-merchant_ship = Statek Kupiecki
card-draugr_raiders = Najeźdźcy Draugrów
card-boat = Łódź
card-knarr = Knara
card-infamous_outcasts = Niesławni Wyrzutkowie
card-longship = Langskip
card-lyngbakr = Lyngbakr
card-spawn_of_jormungandr = Pomiot Jormungandra
journey-calm_seas = Cisza na Morzu
journey-famine = Głód
journey-kraken = Kraken!
journey-viking_raiders = Najeźdźcy Wikingów
journey-rough_seas = Wzburzone Morza
journey-draugr_ambush = Zasadzka Draugrów
journey-spoiled_food = Zepsuta Żywność

## The board in words and headings

board-round = Runda { $round } z { $rounds }
board-activation = aktywacja { $n } z 4
board-set_up = Przygotowanie
board-over = Koniec
board-start_short = start
board-honour_short = honor
board-empty = zabrane
board-supply = zasoby
board-no_jarl = bez { -jarl(case: "gen") }
board-jarl = { -jarl }
board-short_defence = obr
board-prophecies = { -prophecies }
board-yours = Twoja plansza
board-fight = { $cause }: { $seat }
board-battle_dice = kości
board-successes = sukcesy
board-enough = wygrana
board-short_of = brakuje { $n }
board-odds_roll = { $percent } na wygraną tym rzutem
board-odds_reroll = { $percent } z przerzutem
board-odds_all = { $percent } ze wszystkim, co masz
board-legend = Kości: { $hammer } młot, { $double } podwójny młot, { $chest } skrzynia, { $ship } okręt, { $shield } tarcza, { $helm } hełm, { $raven } kruk, { $tree } drzewo, po literze koloru. f żywność, { $favour } przysługa, { $terror } przerażenie, { $glory } Chwała, { $farm } farma, { $wall } mur, { $tower } wieża.

## The table in sentences

told-progress = { $where }. { $start } ma { -marker }.
told-order = Kolejność wyboru: { $order }.
told-seat = { $seat }: { -glory } { $glory }; { $goods }.
told-dice = { $seat }, { -crew } { $n } z { $most }: { $dice }.
told-no_dice = { $seat } nie ma kości { -crew(case: "gen") }.
told-jarl = { $seat }, { -jarl }: { $reaver } (klan: { $clan }).
told-specialists = { $seat }, { $space }: { $reavers }.
told-artifacts = { $seat } ma { -artifact(count: "many") }: { $artifacts }.
told-artifact_used = { $artifact } (użyty)
told-artifact_die = { $artifact } (leży: { $die })
told-upgrades = { $seat } ma płytki: { $tiles }.
told-upgrade_flipped = { $tile } (odwrócone)
told-territories =
    { $n ->
        [one] { $seat } ma 1 { -territory }: { $tiles }.
        [few] { $seat } ma { $n } { -territory(count: "many") }: { $tiles }.
       *[many] { $seat } ma { $n } { -territory(case: "gen", count: "many") }: { $tiles }.
    }
told-pile =
    { $n ->
        [one] { $seat } ma na { -pile(case: "loc") } 1 kartę.
        [few] { $seat } ma na { -pile(case: "loc") } { $n } karty.
       *[many] { $seat } ma na { -pile(case: "loc") } { $n } kart.
    }
told-own_prophecies = Twoje { -prophecies }: { $cards }
told-selected = { $seat } zajmuje pole: { $space }.
told-open_space = Wolne pole: { $space }.
told-pair = { $space }, para { $pair }: { $cards }.
told-taken = { $space }: wszystkie pary zabrane.
told-battle = Na morzu: { $card }. { $about }
told-prophecy = U handlarzy: { $card }. { $about }
told-trade_dice = U handlarzy: { $dice }.
told-stack =
    { $n ->
        [0] Nie ma już płytek: { $stack }.
        [one] Została 1 płytka: { $stack }. Koszt: { $cost }.
        [few] Zostały { $n } płytki: { $stack }. Koszt każdej: { $cost }.
       *[many] Zostało { $n } płytek: { $stack }. Koszt każdej: { $cost }.
    }
told-supply = W zasobach: { $goods }.
told-combat = { $cause }, { $seat }: { -defence } { $defense }, na razie { $n ->
        [one] 1 kość walki
       *[other] { $n } kości walki
    }.
told-rolled = Na stole: { $dice }. Sukcesy: { $successes } z { $defense }.
told-journey = Na morzu: { $journey }. { $about }
told-card = { $card }: { $about }
told-looked_at = Oglądasz: { $cards }.
told-odds_roll = Około { $percent } procent szans na wygraną, jeśli rzucisz teraz.
told-odds_reroll = Około { $percent } procent szans na wygraną, jeśli przerzucisz wybrane.
told-odds_all = Około { $percent } procent szans na wygraną ze wszystkim, co masz.
told-odds_level = Poziom { $level }: około { $percent } procent szans na wygraną ze wszystkim, co masz.

## Things explained: tokens, dice, tiles, decks. Numbers come from the card data.

good-glory = { -glory }
good-terror = { -terror }
good-start = { -marker }
good-honor = { -honour_ship }
about-good-food = Płacisz nią za działanie, za płytki terytoriów i w podróży.
about-good-favor = Wydaj 1, by przerzucić kości walki. Rozstrzyga remisy na koniec gry.
about-good-glory = Kto na koniec ma jej najwięcej, wygrywa.
about-good-terror = Na koniec kosztuje { -glory(case: "acc") }, zależnie od liczby (0, 1, 2 i więcej): { $values }; potem po { $n } za każde następne.
about-good-start = Kto go ma, zaczyna wybór w rundzie.
about-good-honor = W trzy osoby: kto go ma, wybiera w rundzie czwarte Pole Akcji.
about-token =
    { -glory } za sztukę: { $few } przy najwyżej 3, { $some } przy 4 lub 5, { $many } od 6. Kto ma ich najwięcej, zyskuje jeszcze { $most }.

die-battle = kość walki
about-die_crew = Kość { -crew(case: "gen") }. Ścianki: { $faces }.
about-die_battle = Rzucasz nią w walce. Ścianki: { $faces }.
about-face-hammer = Posyła do walki 1 kość walki.
about-face-double_hammer = Posyła do walki 2 kości walki.
about-face-chest = Płaci za najazd na wioski i wszędzie, gdzie trzeba skrzyni.
about-face-ship = Płaci wszędzie, gdzie trzeba okrętu.
about-face-shield = Płaci za najazd na twierdze i wszędzie, gdzie trzeba tarczy.
about-face_clan = Płaci jako swój klan. Gdy twój { -jarl } jest z tego klanu, zastępuje też młot, skrzynię, okręt lub tarczę.

about-stack = { -defence }: { $defense }, albo zapłać: { $cost }. Płytki dają: { $rewards }.
about-tile =
    { $glory ->
        [0] Daje: { $reward }.
       *[other] Daje: { $reward }. Przy każdym porządkowaniu { -glory }: { $glory }.
    }
tile-gained = nagroda odebrana
about-deck =
    { $n ->
        [one] Razem 1 karta.
        [few] Razem { $n } karty.
       *[many] Razem { $n } kart.
    }
