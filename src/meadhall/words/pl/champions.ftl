### Wojownicy Midgardu po polsku.
### Klucze są symbolami kodu gry; $seat i $other to imiona graczy, karty, miejsca i dobra
### przychodzą jako nazwy w mianowniku, liczby jako liczby. Nazwy jak w wydaniu Portal Games.
### Po dwukropku stoi wyliczenie w mianowniku: „Anna zyskuje: 2 monety i 1 miecznik”.

## Nouns of the game: case is nom (usual), gen, acc, ins, loc; count is one (usual) or many

-game = Wojownicy Midgardu
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
                [gen] łask
               *[nom] łaski
            }
       *[one]
            { $case ->
                [gen] łaski
                [acc] łaskę
               *[nom] łaska
            }
    }
-blame =
    { $count ->
        [many]
            { $case ->
                [gen] potępień
               *[nom] potępienia
            }
       *[one]
            { $case ->
                [gen] potępienia
                [ins] potępieniem
                [loc] potępieniu
               *[nom] potępienie
            }
    }
-worker =
    { $count ->
        [many]
            { $case ->
                [gen] robotników
               *[nom] robotnicy
            }
       *[one]
            { $case ->
                [gen] robotnika
                [acc] robotnika
               *[nom] robotnik
            }
    }
-warrior =
    { $count ->
        [many]
            { $case ->
                [gen] wojowników
                [acc] wojowników
                [ins] wojownikami
               *[nom] wojownicy
            }
       *[one]
            { $case ->
                [gen] wojownika
                [acc] wojownika
               *[nom] wojownik
            }
    }
-destiny =
    { $count ->
        [many]
            { $case ->
                [gen] przeznaczeń
               *[nom] przeznaczenia
            }
       *[one]
            { $case ->
                [gen] przeznaczenia
               *[nom] przeznaczenie
            }
    }
-journey =
    { $case ->
        [gen] podróży
       *[nom] podróż
    }
-rune =
    { $count ->
        [many]
            { $case ->
                [gen] run
               *[nom] runy
            }
       *[one]
            { $case ->
                [gen] runy
                [acc] runę
               *[nom] runa
            }
    }
-troll =
    { $count ->
        [many]
            { $case ->
                [gen] trolli
               *[nom] trolle
            }
       *[one]
            { $case ->
                [gen] trolla
                [ins] trollem
               *[nom] troll
            }
    }
-draugr =
    { $count ->
        [many]
            { $case ->
                [gen] draugrów
               *[nom] draugry
            }
       *[one]
            { $case ->
                [gen] draugra
                [ins] draugrem
               *[nom] draugr
            }
    }
-monster =
    { $count ->
        [many]
            { $case ->
                [gen] potworów
               *[nom] potwory
            }
       *[one]
            { $case ->
                [gen] potwora
                [ins] potworem
               *[nom] potwór
            }
    }
-shore =
    { $case ->
        [gen] krainy
        [acc] krainę
        [loc] krainie
       *[nom] kraina
    }
-longship =
    { $case ->
        [gen] langskipu
       *[nom] langskip
    }
-marker = znacznik pierwszego gracza

## What happened

event-set_up = Stół gotowy. { $first } ma { -marker }. Stragany w mieście: { $stalls }.
event-chose_leader = { $seat } gra jako { $leader }.
event-round = Zaczyna się runda { $round }.
event-clean_up = Koniec rundy { $round }. Porządki w mieście.
event-troll_unbeaten = Nikt nie zabił { -troll(case: "gen") }: każdy bierze 1 { -blame }.
event-game_over = Koniec ostatniej rundy. Liczymy { -glory(case: "acc") }.
event-placed = { $seat } wysyła { -worker(case: "acc") }: { $space }.
event-first_player = { $seat } przejmuje { -marker }.
event-took_dice =
    { $lapsed ->
        [0] { $seat } bierze: { $warriors }.
       *[other] { $seat } bierze: { $warriors }. Dla kolejnych brak miejsca: { $lapsed }.
    }
event-recruited = { $seat } werbuje: { $die }.
event-gained =
    { $goods ->
        [none] { $seat } nic nie zyskuje.
       *[other] { $seat } zyskuje: { $goods }.
    }
event-paid = { $seat } płaci: { $goods }.
event-traded = { $seat } oddaje: { $give }, bierze: { $get }.
event-bought_worker = { $seat } najmuje jeszcze jednego { -worker(case: "acc") }.
event-took_rune = { $seat } bierze { -rune(case: "acc") }: { $rune }.
event-used_rune = { $seat } używa { -rune(case: "gen") }: { $rune }.
event-built = { $seat } buduje { -longship }: { $ship }.
event-sailed = { $seat } wypływa: { $ship }, { -shore } { $shore }.
event-peeked = { $seat } podgląda kartę { -journey(case: "gen") }: { -shore } { $shore }.
event-saw_journey = Karta { -journey(case: "gen") } w { -shore(case: "loc") } { $shore }: { $journey }.
event-drew_destinies =
    { $count ->
        [0] Talia { -destiny(case: "gen", count: "many") } jest pusta.
        [one] { $seat } dobiera kartę { -destiny(case: "gen") }.
        [few] { $seat } dobiera { $count } karty { -destiny(case: "gen") }.
       *[many] { $seat } dobiera { $count } kart { -destiny(case: "gen") }.
    }
event-saw_destinies = Widzisz: { $destinies }.
event-kept_destiny = Zatrzymujesz { -destiny }: { $destiny }.
event-returned_destinies =
    { $count ->
        [one] { $seat } odkłada pod talię 1 kartę { -destiny(case: "gen") }.
        [few] { $seat } odkłada pod talię { $count } karty { -destiny(case: "gen") }.
       *[many] { $seat } odkłada pod talię { $count } kart { -destiny(case: "gen") }.
    }
event-revealed_destiny = { $seat } odkrywa { -destiny }: { $destiny }. { -glory }: { $glory }.
event-took_blame = { $seat } bierze 1 { -blame }.
event-lost_blame = { $seat } zrzuca 1 { -blame }.
event-gave_blame = { $seat } rzuca oskarżenie: { $other } bierze 1 { -blame }.
event-asked_order = { $seat } prosi o kolejność graczy.
event-assigned =
    { $cargo ->
        [none] { $seat } nikogo nie wysyła: { $place }.
       *[other] { $seat } wysyła: { $cargo } ({ $place }).
    }
event-rolled = { $seat } rzuca: { $dice }.
event-rerolled = { $seat } przerzuca. Teraz: { $dice }.
event-spent_favour = { $seat } wydaje 1 { -favour(case: "acc") }.
event-leader_glory =
    { $glory ->
        [one] { $seat }: przywódca zdobywa 1 { -glory(case: "acc") }.
       *[other] { $seat }: przywódca zdobywa { $glory } { -glory(case: "gen") }.
    }
event-struck =
    { $losses ->
        [0] { $seat } uderza: { $enemy }. Obrażenia: { $dealt } (razem { $damage }). Nikt nie ginie.
        [one] { $seat } uderza: { $enemy }. Obrażenia: { $dealt } (razem { $damage }). Musi zginąć 1 { -warrior }.
       *[other] { $seat } uderza: { $enemy }. Obrażenia: { $dealt } (razem { $damage }). Musi zginąć { $losses } { -warrior(case: "gen", count: "many") }.
    }
event-defeated =
    { $goods ->
        [none] { $seat } pokonuje wroga: { $enemy }. { -glory }: { $glory }.
       *[other] { $seat } pokonuje wroga: { $enemy }. { -glory }: { $glory }. Łup: { $goods }.
    }
event-lost_fight = { $enemy } odpiera atak. { $seat } traci wszystkich, którzy tam walczyli.
event-lost_warriors = { $seat } traci: { $warriors } ({ $place }).
event-lost_food =
    { $count ->
        [one] { $seat } traci 1 żywność ({ $place }).
       *[other] { $seat } traci { $count } żywności ({ $place }).
    }
event-hunted =
    { $food ->
        [0] { $seat } wraca z polowania z pustymi rękami.
        [one] { $seat } przynosi z polowania 1 żywność.
       *[other] { $seat } przynosi z polowania { $food } żywności.
    }
event-journey = Na morzu, { -shore } { $shore }: { $seat } odkrywa kartę „{ $journey }”.
event-fed =
    { $hungry ->
        [0] { $seat } karmi całą załogę. Żywność na pokładzie: { $food }.
        [one] { $seat } nie wykarmi załogi. Żywność na pokładzie: { $food }. Głoduje 1 { -warrior }.
       *[other] { $seat } nie wykarmi załogi. Żywność na pokładzie: { $food }. Głoduje { $hungry } { -warrior(case: "gen", count: "many") }.
    }
event-journeys_reshuffled =
    { $count ->
        [one] Nowa talia { -journey(case: "gen") }: 1 karta.
        [few] Nowa talia { -journey(case: "gen") }: { $count } karty.
       *[many] Nowa talia { -journey(case: "gen") }: { $count } kart.
    }

## Scenes: what a card shows over the board. The result is a sentence from above where none is here.

scene-fight = { $seat } przeciw: { $enemy }
scene-hunt = { $seat } rusza na łowy
scene-voyage = { $seat } płynie: { -shore } { $shore }
scene-muster = Wymarsz
scene-round = Koniec rundy { $round }
scene-troll_lives = Troll żyje: po 1 { -blame } dla każdego.
scene-troll_slain = Troll nie żyje.

## What is asked. $… is what the question is about.

ask-choose_leader = Wybierz przywódcę.
ask-place_worker =
    { $workers ->
        [one] Postaw ostatniego { -worker(case: "acc") }.
       *[other] Postaw { -worker(case: "acc") }. Masz ich { $workers }.
    }
ask-rune_window =
    { $window ->
        [before_placement] Przed rozmieszczaniem: używasz { -rune(case: "gen") }?
        [before_assignment] Przed przypisaniem wojowników: używasz { -rune(case: "gen") }?
        [before_combat] Przed walkami: używasz { -rune(case: "gen") }?
        [before_scoring] Przed końcową punktacją: używasz { -rune(case: "gen") }?
        [after_placement] Używasz { -rune(case: "gen") }, zanim skończy się twoja tura?
        [after_fight] Już po wszystkim. Używasz { -rune(case: "gen") }?
        [sage] Szaman czeka. Używasz { -rune(case: "gen") }, zanim dobierzesz kartę?
        [loss] { $enemy } zabiera ofiary: { $losses }. Używasz { -rune(case: "gen") }, by je ocalić?
        [win] { $enemy } pada. Używasz { -rune(case: "gen") }, by zdobyć więcej { -glory(case: "gen") }?
        [journey] Karta w { -shore(case: "loc") } { $shore }: { $journey }. Używasz { -rune(case: "gen") }, by jej uniknąć?
       *[other] Używasz { -rune(case: "gen") }?
    }
ask-sail = Dokąd płynie { $ship }? Ładowność: { $capacity }.
ask-stall_times = Ile razy?
ask-market = Wymieniaj na targu jeden za jeden, aż skończysz.
ask-runesmith = Którą { -rune(case: "acc") } bierzesz?
ask-stave_church = O ile { -favour(case: "gen", count: "many") } się modlisz?
ask-shipwright = Który { -longship } budujesz?
ask-peek = W której { -shore(case: "loc") } podglądasz kartę { -journey(case: "gen") }?
ask-keep_destiny = Które { -destiny } zatrzymujesz?
ask-recruit =
    { $room ->
        [one] Kto do ciebie dołącza? Jest jedno miejsce.
        [few] Kto do ciebie dołącza? Są { $room } miejsca.
       *[many] Kto do ciebie dołącza? Jest { $room } miejsc.
    }
ask-take_goods =
    { $left ->
        [one] Weź jeszcze jeden zasób.
        [few] Weź { $left } zasoby, jeden po drugim.
       *[many] Weź { $left } zasobów, jeden po drugim.
    }
ask-ask_for_order = Przypisujecie wszyscy naraz czy prosisz o kolejność graczy?
ask-assign = Wyślij { -warrior(case: "acc", count: "many") } i żywność, potem zakończ.
ask-hunt = Polowanie. Żywność z tego rzutu: { $food }. Przerzucasz czy idziesz dalej?
ask-combat_roll = Walka: { $enemy }. Przerzucasz czy idziesz dalej?
ask-combat_losses =
    { $left ->
        [one] Kto ginie? Musi zginąć 1 { -warrior }.
       *[other] Kto ginie? Musi zginąć { $left } { -warrior(case: "gen", count: "many") }.
    }
ask-starvation =
    { $left ->
        [one] Kto umiera z głodu? Musi umrzeć 1 { -warrior }.
       *[other] Kto umiera z głodu? Musi umrzeć { $left } { -warrior(case: "gen", count: "many") }.
    }
ask-journey_losses =
    { $left ->
        [one] Co zabiera morze? Jeszcze jedną rzecz.
        [few] Co zabiera morze? { $left } rzeczy.
       *[many] Co zabiera morze? { $left } rzeczy.
    }
ask-troll_killed = Troll nie żyje. Kto weźmie { -blame }?
ask-virtue = Zrzucasz { -blame } czy obarczasz nim kogoś innego?
ask-success = Które { -destiny } odkrywasz?

## What can be chosen

do-leader = Graj jako { $leader }
do-place = Postaw { -worker(case: "acc") }: { $space }
do-rune = Użyj { -rune(case: "gen") }: { $rune }
do-continue = Dalej
do-done = Gotowe
do-take = Weź: { $good }
do-recruit = Zwerbuj: { $die }
do-peek = Podejrzyj { -shore(case: "acc") } { $shore }
do-keep = Zatrzymaj: { $destiny }
do-trade = Oddaj: { $give }, weź: { $get }
do-take_rune = Weź: { $rune }
do-take_unseen_rune = Weź w ciemno wierzchnią { -rune(case: "acc") } z talii
do-pray =
    { $favour ->
        [one] Módl się o 1 { -favour(case: "acc") }
        [few] Módl się o { $favour } { -favour(count: "many") }
       *[many] Módl się o { $favour } { -favour(case: "gen", count: "many") }
    }
do-build = Zbuduj: { $ship }
do-sail = Płyń: { -shore } { $shore }
do-times =
    { $times ->
        [one] Raz
        [2] Dwa razy
       *[other] { $times } razy
    }
do-assign = Wyślij: { $cargo } ({ $place })
do-mark = Do przerzutu: { $die }, { $face }
do-reroll = Wydaj 1 { -favour(case: "acc") } i przerzuć wybrane kości
do-lose = Tracisz: { $cargo }
do-blame = Obarcz { -blame(case: "ins") }: { $seat }
do-atone = Zrzuć 1 własne { -blame }
do-blame_all = Obarcz wszystkich innych: po 1 { -blame(case: "loc") }
do-reveal = Odkryj: { $destiny }
do-ask_order = Poproś o kolejność graczy

## Why something is closed

why-occupied = { $other } już tam stoi.
why-worker_already_bought = Masz już swojego dodatkowego { -worker(case: "acc") }.
why-all_workers_sold = Nie ma już { -worker(case: "gen", count: "many") } do najęcia.
why-cannot_pay =
    { $coin ->
        [0]
            { $cost ->
                [none] Nie stać cię na to.
               *[other] Nie stać cię na to. Koszt: { $cost }.
            }
        [one] Nie masz 1 monety.
       *[other] Nie masz { $coin } monet.
    }
why-has_private_ship = Masz już własny { -longship }.
why-no_ship_left = Nie ma już { -longship(case: "gen") } do zbudowania.
why-no_private_ship = Nie masz własnego { -longship(case: "gen") }.
why-ship_at_sea = Twój { -longship } jest na morzu.
why-no_free_shore = Żadna { -shore } z { -monster(case: "ins") } nie jest wolna.
why-no_enemy = Nie ma tam wroga.
why-no_rune_left = Nie ma już { -rune(case: "gen", count: "many") }.
why-shore_taken = Cumuje tam już inny { -longship }.
why-no_monster = Nie ma tam teraz { -monster(case: "gen") }.
why-none_left = Nie masz już kogo ani co wysłać.
why-ship_full = Na pokładzie nie ma już miejsca.
why-banned_weapon = Ta broń nie rani tego wroga.
why-nothing_to_give = Nie masz czego oddać.
why-traded_the_other_way = Podczas tej wizyty wymiana szła już w drugą stronę.
why-no_blank = Żadna kość nie pokazuje pudła.
why-locked_by_potential = Przerzuciła ją runa Potencjał: zostaje tak, jak leży.
why-no_favour = Nie masz { -favour(case: "gen", count: "many") } do wydania.
why-not_in_this_window = W tej chwili ta { -rune } nic nie daje.
why-no_hidden_journey = W żadnej { -shore(case: "loc") } nie leży zakryta karta { -journey(case: "gen") }.
why-no_secret_destiny = Nie masz tajnego { -destiny(case: "gen") }.
why-leader_taken = Ktoś już gra tym przywódcą.
why-supply_empty = W zasobach nie ma już takich kości.
why-no_blame = Nie masz { -blame(case: "gen") } do odrzucenia.
why-marking_dice = Wybierasz właśnie kości do przerzutu.
why-nothing_marked = Żadna kość nie jest jeszcze wybrana.
why-all_marked = Wszystkie kości z tym wynikiem są już wybrane.
why-reaction_used = Odwet liczy się już przy tym rzucie.
why-none_here = Nie ma tam nic takiego.
why-rune_deck_empty = Nie ma już zakrytych { -rune(case: "gen", count: "many") }.
why-no_hidden_card = Nie leży tam zakryta karta { -journey(case: "gen") }.

## Phases and sources of Glory

phase-set_up = Przygotowanie
phase-placement = Rozmieszczanie robotników
phase-assignment = Przypisywanie wojowników
phase-combat = Rozstrzyganie walk
phase-clean_up = Porządkowanie
phase-scoring = Końcowa punktacja
phase-over = Koniec

score-track = tor { -glory(case: "gen") }
score-destiny = { -destiny }: { $card }
score-sets = zestawy trzech kolorów
score-rune = { -rune }: { $card }
score-longship = { -longship }: { $card }
score-favour = niewydane { -favour(count: "many") }
score-coins = monety
score-blame = { -blame(count: "many") }
score-total = razem

## Amounts

amount-food =
    { $n ->
        [one] 1 żywność
       *[other] { $n } żywności
    }
amount-wood =
    { $n ->
        [one] 1 drewno
       *[other] { $n } drewna
    }
amount-coin =
    { $n ->
        [one] 1 moneta
        [few] { $n } monety
       *[many] { $n } monet
    }
amount-favour =
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
amount-blame =
    { $n ->
        [one] 1 { -blame }
        [few] { $n } { -blame(count: "many") }
       *[many] { $n } { -blame(case: "gen", count: "many") }
    }
amount-swordsman =
    { $n ->
        [one] 1 miecznik
       *[other] { $n } mieczników
    }
amount-spearman =
    { $n ->
        [one] 1 włócznik
       *[other] { $n } włóczników
    }
amount-axeman =
    { $n ->
        [one] 1 topornik
       *[other] { $n } toporników
    }
amount-any_warrior =
    { $n ->
        [one] 1 dowolny { -warrior }
       *[other] { $n } dowolnych { -warrior(case: "gen", count: "many") }
    }
amount-hits =
    { $n ->
        [one] 1 trafienie
        [few] { $n } trafienia
       *[many] { $n } trafień
    }
amount-shields =
    { $n ->
        [one] 1 tarcza
        [few] { $n } tarcze
       *[many] { $n } tarcz
    }
amount-blank = pudło
amount-nothing = nic

## Goods and dice

die-shows =
    { $n ->
        [one] { $die } ({ $face })
       *[other] { $n } × { $die } ({ $face })
    }
good-food = żywność
good-wood = drewno
good-coin = moneta
die-swordsman = miecznik
die-spearman = włócznik
die-axeman = topornik
weapon-sword = miecz
weapon-spear = włócznia
weapon-axe = topór
weapon-none = żadna
colour-red = czerwony
colour-yellow = żółty
colour-blue = niebieski
colour-none = bez koloru
kind-troll = { -troll }
kind-draugr = { -draugr }
kind-monster = { -monster }
kind-kraken = kraken

## Leaders

leader-asmundr = Asmundr Pobożny
    .about = +{ $amount } { -glory(case: "gen") } od razu za każdą { -favour(case: "acc") } wydaną na przerzut.
leader-dagrun = Dagrun Naznaczona
    .about =
        { $amount ->
            [one] W Chacie Szamana dobierasz o 1 kartę { -destiny(case: "gen") } więcej i zatrzymujesz jedną ze wszystkich.
            [few] W Chacie Szamana dobierasz o { $amount } karty { -destiny(case: "gen") } więcej i zatrzymujesz jedną ze wszystkich.
           *[many] W Chacie Szamana dobierasz o { $amount } kart { -destiny(case: "gen") } więcej i zatrzymujesz jedną ze wszystkich.
        }
leader-gylfir = Gylfir Żeglarz
    .about =
        { $amount ->
            [one] Na Statku Kupieckim płacisz o 1 monetę mniej.
            [few] Na Statku Kupieckim płacisz o { $amount } monety mniej.
           *[many] Na Statku Kupieckim płacisz o { $amount } monet mniej.
        }
leader-svanhildr = Svanhildra Mistrzyni Miecza
    .about = Miecznik, który trafia, zadaje o { $amount } więcej, także na polowaniu.
leader-ullr = Ullr Berserker
    .about = +{ $amount } { -glory(case: "gen") } za każdą rundę walki, w której kość pokazuje dwie bronie.

## Spaces of the town. $cost is what it costs, $gain what it gives.

space-swordsmith = Płatnerz
    .about = Weź wszystkich mieczników, którzy tu są.
space-hafter = Zbrojmistrz
    .about = Weź wszystkich włóczników, którzy tu są.
space-blacksmith = Kowal
    .about = Weź wszystkich toporników, którzy tu są.
space-smokehouse = Wędzarnia
    .about = Weź całą żywność, która tu jest.
space-jarls_longhouse = Długi Dom Jarla
    .about = 1 miecznik i { -marker }; kto już go ma, oddaje go w lewo.
space-sages_hut = Chata Szamana
    .about = Podejrzyj jedną zakrytą kartę { -journey(case: "gen") }, potem dobierz kartę { -destiny(case: "gen") }.
space-worker_huts = Chaty Robotników
    .about = Zapłać i miej jednego { -worker(case: "acc") } więcej do końca gry.
space-market = Targ
    .about = Wymieniaj żywność, drewno i monety jeden za jeden, ile razy chcesz.
space-merchant_ship = Statek Kupiecki
    .about = Zapłać: { $cost }. Weź to, co kupiec ma na pokładzie.
space-runesmith = Kowal Run
    .about = Zapłać: { $cost }. Weź { -rune(case: "acc") }: jedną z odkrytych albo z wierzchu talii.
space-stave_church = Kościół Klepkowy
    .about = Kup za monety od 1 do 4 { -favour(case: "gen", count: "many") }.
space-shipwright = Szkutnik
    .about = Kup własny { -longship }, raz na grę.
space-small_longship = Mały Langskip
    .about = Wyślij mały { -longship } do wolnej { -shore(case: "gen") }.
space-large_longship = Duży Langskip
    .about = Zapłać: { $cost }. Wyślij duży { -longship } do wolnej { -shore(case: "gen") }.
space-private_longship = Twój Langskip
    .about = Wyślij własny { -longship } do wolnej { -shore(case: "gen") }.
space-gullinkambi_longship = Gullinkambi
    .about = Zapłać: { $cost }. Wyślij Gullinkambi do wolnej { -shore(case: "gen") }.
space-troll = Troll
    .about = Zarezerwuj walkę z { -troll(case: "ins") }. Dopóki żyje, na koniec rundy każdy bierze 1 { -blame }.
space-draugr_left = Lewy Draugr
    .about = Zarezerwuj walkę z lewym { -draugr(case: "ins") }.
space-draugr_right = Prawy Draugr
    .about = Zarezerwuj walkę z prawym { -draugr(case: "ins") }.
space-hunting_grounds = Tereny Łowieckie
    .about = Poluj { -warrior(case: "ins", count: "many") }, którzy zostają w domu; trafienie to 1 żywność.
space-beg = Żebrak
    .about = Weź 1 { -blame } i drobny datek.
space-wealthy_stranger = Bogaty Nieznajomy
    .about = Weź: { $gain }.
space-skald = Skald
    .about = Zyskaj: { $gain }.
space-generous_merchant = Hojny Kupiec
    .about = Weź: { $gain }.
space-alms = Jałmużna
    .about = Zapłać: { $cost }. Weź: { $gain }. Możesz to zrobić do { $times } razy.
space-varangians = Waregowie
    .about = Zapłać: { $cost }. Weź: { $gain }.
space-mercenaries = Najemnicy
    .about = Zapłać: { $cost }. Weź: { $gain }.
space-jomsvikings = Jomswikingowie
    .about = Zapłać: { $cost }. Weź: { $gain }.
space-recruits = Rekruci
    .about = Zapłać: { $cost }. Weź: { $gain }.

## Places where warriors are sent

place-troll = { -troll }
place-draugr_left = lewy { -draugr }
place-draugr_right = prawy { -draugr }
place-shore_1 = { -shore } 1
place-shore_2 = { -shore } 2
place-shore_3 = { -shore } 3
place-shore_4 = { -shore } 4

## Runes

rune-gifts = Dary
    .about =
        { $amount ->
            [one] Weź 1 zasób: żywność, drewno albo monetę.
            [few] Weź { $amount } zasoby: żywność, drewno i monety w dowolnym zestawie.
           *[many] Weź { $amount } zasobów: żywność, drewno i monety w dowolnym zestawie.
        }
rune-glory = Chwała
    .about = Gdy pokonasz wroga, zdobywasz dodatkowo połowę jego { -glory(case: "gen") }.
rune-healing = Uzdrowienie
    .about = W jednej rundzie walki nikogo nie tracisz.
rune-journey = Wędrówka
    .about = Odrzuć odkrytą kartę { -journey(case: "gen") } i weź zamiast niej następną z talii.
rune-knowledge = Wiedza
    .about = Tylko ty widzisz wszystkie zakryte karty { -journey(case: "gen") }.
rune-potential = Potencjał
    .about = Po rzucie przerzuć każdą kość, która pokazuje pudło.
rune-reaction = Odwet
    .about = Po rzucie każda tarcza jest też trafieniem.
rune-success = Sukces
    .about = Odkryj { -destiny } i punktuj je teraz; na koniec gry policzysz je znowu.
rune-true_vision = Prawdziwa Wizja
    .about =
        { $amount ->
            [one] W Chacie Szamana dobierz o 1 kartę { -destiny(case: "gen") } więcej i zatrzymaj jedną ze wszystkich.
            [few] W Chacie Szamana dobierz o { $amount } karty { -destiny(case: "gen") } więcej i zatrzymaj jedną ze wszystkich.
           *[many] W Chacie Szamana dobierz o { $amount } kart { -destiny(case: "gen") } więcej i zatrzymaj jedną ze wszystkich.
        }
rune-wealth = Bogactwo
    .about = Zyskujesz tyle monet, ile masz, najwyżej { $amount }.
rune-virtue = Cnota
    .about = Zrzuć 1 { -blame } albo obarcz nim kogoś innego.

## Destinies

destiny-crusher_of_ice = Kruszyciel Lodu
destiny-earth_smasher = Gromiciel Ziemi
destiny-master_of_flames = Władca Płomieni
destiny-craftsman = Rzemieślnik
destiny-leader_of_armies = Wódz Armii
destiny-odins_favored = Ulubieniec Odyna
destiny-prepared = Przezorny
destiny-prosperous = Zamożny
destiny-runemaster = Mistrz Run
destiny-monster_hunter = Łowca Potworów
destiny-slayer_of_the_undead = Pogromca Nieumarłych
destiny-troll_slayer = Zabójca Trolli
destiny-despised = Wzgardzony
destiny-about = Przewaga: { $metric }. { -glory }: { $full }, przy remisie { $tied }.

metric-red_enemies = czerwoni wrogowie
metric-yellow_enemies = żółci wrogowie
metric-blue_enemies = niebiescy wrogowie
metric-wood = drewno
metric-warriors = { -warrior(count: "many") }
metric-favour = { -favour(count: "many") }
metric-food = żywność
metric-coins = monety
metric-runes = { -rune(count: "many") }
metric-monsters = { -monster(count: "many") }
metric-draugr = { -draugr(count: "many") }
metric-trolls = { -troll(count: "many") }
metric-blame = { -blame(count: "many") }

## Journey cards

journey-all_quiet = Cisza
    .about = Nic się nie dzieje.
journey-kraken = Kraken
    .about = Walczysz z Krakenem, zanim ktokolwiek coś zje.
journey-lost = Zagubieni
    .about =
        { $any ->
            [one] Tracisz z pokładu { -warrior(case: "acc") } albo żywność, jak wolisz.
           *[other] Tracisz z pokładu { $any } rzeczy: { -warrior(case: "acc", count: "many") } lub żywność, jak wolisz.
        }
journey-no_wind = Flauta
    .about =
        { $food ->
            [one] Tracisz 1 żywność.
           *[other] Tracisz { $food } żywności.
        }
journey-storm = Sztorm
    .about =
        { $any ->
            [one] Tracisz z pokładu { -warrior(case: "acc") } albo żywność.
           *[other] Tracisz z pokładu { $any } rzeczy: { -warrior(case: "acc", count: "many") } lub żywność.
        }
journey-whirlpool = Wir wodny
    .about =
        { $warriors ->
            [one] Tracisz 1 { -warrior(case: "acc") }.
           *[other] Tracisz { $warriors } { -warrior(case: "gen", count: "many") }.
        }
journey-shipwreck = Wrak
    .about =
        { $coins ->
            [one] Znajdujesz 1 monetę.
            [few] Znajdujesz { $coins } monety.
           *[many] Znajdujesz { $coins } monet.
        }
journey-hidden = zakryta

## Ships

ship-small = mały langskip
ship-large = duży langskip
ship-gullinkambi = Gullinkambi
ship-karvi = Karvi
ship-snekkja = Snekkja
ship-skeid = Skeid
ship-drakkar = Drakkar
ship_short-small = mały
ship_short-large = duży
ship_short-gullinkambi = Gullinkambi
ship_short-karvi = Karvi
ship_short-snekkja = Snekkja
ship_short-skeid = Skeid
ship_short-drakkar = Drakkar
ship-about = Ładowność: { $capacity }. { -glory }: { $glory }. Koszt: { $cost }.

## Enemies, by the name they share

enemy-bridge_troll = Troll Mostowy
enemy-forest_troll = Troll Leśny
enemy-stone_troll = Troll Kamienny
enemy-cave_troll = Troll Jaskiniowy
enemy-barrow_thrall = Niewolnik Kurhanu
enemy-grave_guard = Strażnik Grobów
enemy-bone_raider = Kościany Łupieżca
enemy-rust_blade = Rdzawe Ostrze
enemy-shield_breaker = Łamacz Tarcz
enemy-howling_dead = Wyjący Trup
enemy-barrow_king = Król Kurhanu
enemy-fenris_cub = Szczenię Fenrisa
enemy-sea_hag = Morska Wiedźma
enemy-reef_stalker = Łowca z Raf
enemy-iron_scale = Żelaznołuski
enemy-ice_bear = Lodowy Niedźwiedź
enemy-storm_harpy = Burzowa Harpia
enemy-moss_giant = Omszały Olbrzym
enemy-salt_serpent = Słony Wąż
enemy-ember_hound = Żarowy Ogar
enemy-lindwurm = Lindworm
enemy-frost_jotun = Jotun Mrozu
enemy-fire_jotun = Jotun Ognia
enemy-kraken = Kraken

## The board in words and headings

board-town = Miasto
board-fight = Walka
board-hunt = Polowanie
board-supply = pula
board-round = Runda { $round } z { $rounds }
board-first = zaczyna: { $seat }
board-destiny = { $destiny } ({ $metric }: { $full }, remis { $tied })
board-near = blisko
board-far = daleko
board-troll_dead = zabity
board-empty = pusto
board-runes = runy
board-used = użyta
board-shields = tarcze
board-odds_keep = { $percent } na wygraną tak, jak leżą
board-odds_reroll = { $percent } z przerzutem
board-pick = numer wybiera kość do przerzutu
board-sure = już wygrana
board-slain = pokonani: { $enemies }
board-short_attack = atk
board-short_defence = obr
board-no_weapon = nie { $weapon }
board-short_runes =
    { $n ->
        [one] 1 runa
        [few] { $n } runy
       *[many] { $n } run
    }
board-short_destinies =
    { $n ->
        [one] 1 przeznaczenie
        [few] { $n } przeznaczenia
       *[many] { $n } przeznaczeń
    }
board-first_short = 1. gracz
board-against = { $seat } kontra { $enemy }
board-damage = obrażenia
board-food = żywność
board-short_of = brakuje { $n }
board-would_lose =
    { $n ->
        [0] nikt nie ginie
        [one] 1 ginie
        [few] { $n } giną
       *[many] { $n } ginie
    }
board-journey = na morzu: { $card }
board-legend = { $sword } miecznik, { $spear } włócznik, { $axe } topornik, { $shield } tarcza, f żywność, w drewno, c moneta, { $favour } łaska, { $blame } potępienie, { $glory } Chwała, { $wave } ładowność

## The table in sentences

told-progress = { $where }. { $first } ma { -marker }.
told-seat =
    { $workers ->
        [one] { $seat }: { -glory } { $glory }; { $goods }; w domu: { $warriors }; do postawienia 1 { -worker }.
       *[other] { $seat }: { -glory } { $glory }; { $goods }; w domu: { $warriors }; do postawienia { $workers } { -worker(case: "gen", count: "many") }.
    }
told-leader = { $seat } gra jako { $leader }.
told-runes = { $seat } ma { -rune(count: "many") }: { $runes }.
told-ship = { $seat } ma { -longship }: { $ship }.
told-destiny = { $seat }, { -destiny }: { $destiny }. { $about }
told-hidden_destinies =
    { $n ->
        [one] { $seat } ma 1 tajne { -destiny }.
        [few] { $seat } ma { $n } tajne { -destiny(count: "many") }.
       *[many] { $seat } ma { $n } tajnych { -destiny(case: "gen", count: "many") }.
    }
told-slain = { $seat }, pokonani wrogowie: { $enemies }.
told-stands = { $seat } stoi tu: { $space }.
told-empty_town = W mieście nikt nie stoi.
told-smiths = U kowali i w wędzarni: { $goods }.
told-stalls = Stragany: { $stalls }.
told-merchant = Kupiec ma: { $goods }.
told-rune_display = U Kowala Run: { $runes }.
told-hut_price =
    { $coin ->
        [one] Robotnik kosztuje 1 monetę.
        [few] Robotnik kosztuje { $coin } monety.
       *[many] Robotnik kosztuje { $coin } monet.
    }
told-ship_left = U Szkutnika: { $ship }. { $about }
told-enemy = { $enemy } (wróg { $colour }), atak { $attack }, obrona { $defence }, zakazana broń: { $banned }, { -glory } { $glory }, łup: { $goods }.
told-crew = { $seat } wysyła: { $cargo }.
told-shore = Kraina { $shore }, { $where }: { $enemy } Karta na morzu: { $journey }.{ $crew }
told-dice = Na stole: { $dice }.
told-fight = { $enemy }: obrażenia { $damage } z { $defence }; tarcze { $shields } na atak { $attack }.
told-losses =
    { $n ->
        [0] Tak, jak leżą kości, nikt nie ginie.
        [one] Tak, jak leżą kości, ginie 1 { -warrior }.
       *[other] Tak, jak leżą kości, ginie { $n } { -warrior(case: "gen", count: "many") }.
    }
told-hungry =
    { $n ->
        [one] { $place }: co najmniej 1 { -warrior } nie ma w drodze co jeść.
       *[other] { $place }: co najmniej { $n } { -warrior(case: "gen", count: "many") } nie ma w drodze co jeść.
    }
told-odds_continue = Około { $percent } procent szans na wygraną, jeśli zostawisz kości.
told-odds_reroll = Około { $percent } procent szans na wygraną, jeśli przerzucisz wybrane.
told-odds_place = Około { $percent } procent szans na wygraną: { $place }.

## Things explained: tokens, dice, enemies, decks. Numbers come from the card data.

good-favour = { -favour }
good-blame = { -blame }
good-glory = { -glory }
good-worker = { -worker }
good-marker = { -marker }
about-good-food = Karmi { -warrior(case: "acc", count: "many") } na morzu: 1 żywność wystarcza dwóm w drodze do bliskiej { -shore(case: "gen") }, jednemu do dalekiej.
about-good-wood = Płacisz nim za statki i { -rune(count: "many") }.
about-good-coin =
    { $n ->
        [one] Płacisz nią w mieście. Każda, która zostanie na koniec, jest warta 1 { -glory(case: "acc") }.
        [few] Płacisz nią w mieście. Każde { $n } monety, które zostaną na koniec, są warte 1 { -glory(case: "acc") }.
       *[many] Płacisz nią w mieście. Każde { $n } monet, które zostanie na koniec, jest warte 1 { -glory(case: "acc") }.
    }
about-good-favour =
    { $n ->
        [one] Wydaj 1, by przerzucić dowolne swoje kości. Każda, która zostanie na koniec, jest warta 1 { -glory(case: "acc") }.
       *[other] Wydaj 1, by przerzucić dowolne swoje kości. Każda, która zostanie na koniec, jest warta { $n } { -glory(case: "gen") }.
    }
about-good-blame = Na koniec kosztuje { -glory(case: "acc") }, zależnie od liczby (0, 1, 2 i więcej): { $values }.
about-good-glory = Kto na koniec ma jej najwięcej, wygrywa.
about-good-worker = Staje na jednym polu w rundzie i z niego korzysta.
about-good-marker = Kto go ma, wykonuje pierwszą turę rundy.

face-hit = trafienie
face-shield = tarcza
face-blank = pudło
about-face-hit = 1 obrażenie w walce, 1 żywność na polowaniu.
about-face-shield = W tej rundzie walki ratuje jednego { -warrior(case: "acc") } przed atakiem wroga.
about-face-blank = Nic nie daje.
about-die = Ścianki: { $faces }.

about-enemy = Atak { $attack }, obrona { $defence } ({ $kind }, { $colour }).
about-enemy_banned = Ta broń go nie rani: { $weapon }.
about-enemy_worth = Nagroda: { $goods }.
about-colour = Trzech pokonanych wrogów w trzech kolorach to zestaw. { -glory } na koniec: { $n }.

merchant-named = Kupiec: { $goods }
about-merchant = Koszt: { $cost }. Dostajesz: { $goods }.
about-rune_worth = { -glory } na koniec, także po użyciu: { $n }.
about-journey-hidden = Leży tu zakryta karta { -journey(case: "gen") }: odkrywa ją ten, kto tu przypłynie.
about-place_shore = Tu przypływa statek: odkrywa się kartę { -journey(case: "gen") }, załoga je, a potem walczy z { -monster(case: "ins") }.

deck-troll = talia { -troll(case: "gen", count: "many") }
deck-draugr = talia { -draugr(case: "gen", count: "many") }
deck-monster = talia { -monster(case: "gen", count: "many") }
deck-journey = talia { -journey(case: "gen") }
deck-rune = talia { -rune(case: "gen", count: "many") }
deck-destiny = talia { -destiny(case: "gen", count: "many") }
deck-merchant = statki kupieckie
