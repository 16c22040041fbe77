### Valhalla po polsku.
### Klucze są symbolami kodu gry; $seat i $other to imiona graczy, karty, kości i klany przychodzą
### jako nazwy w mianowniku, liczby jako liczby. Wojownicy i Jarlowie mają imię i płeć, o której
### zdania nic nie mówią. Taktyki i cechy Jarlów, które po angielsku stoją w danych kart, są tutaj.

## Nouns of the game: case is nom (usual), gen, dat, acc, ins, loc; count is one (usual) or many

-game = Valhalla
-glory =
    { $case ->
        [gen] Chwały
        [acc] Chwałę
       *[nom] Chwała
    }
-warrior =
    { $case ->
        [gen] Wojownika
        [acc] Wojownika
        [dat] Wojownikowi
       *[nom] Wojownik
    }
-warriors =
    { $case ->
        [gen] Wojowników
        [acc] Wojowników
       *[nom] Wojownicy
    }
-team =
    { $case ->
        [gen] Drużyny
        [dat] Drużynie
        [acc] Drużynę
        [loc] Drużynie
       *[nom] Drużyna
    }
-jarl =
    { $count ->
        [many]
            { $case ->
                [gen] Jarlów
               *[nom] Jarlowie
            }
       *[one]
            { $case ->
                [gen] Jarla
                [acc] Jarla
               *[nom] Jarl
            }
    }
-tactic =
    { $case ->
        [gen] Taktyki
        [acc] Taktykę
       *[nom] Taktyka
    }
-tactics =
    { $case ->
        [gen] Taktyk
       *[nom] Taktyki
    }
-mission =
    { $case ->
        [gen] Misji
        [acc] Misję
       *[nom] Misja
    }
-shield =
    { $count ->
        [many]
            { $case ->
                [gen] tarcz
               *[nom] tarcze
            }
       *[one]
            { $case ->
                [gen] tarczy
                [acc] tarczę
               *[nom] tarcza
            }
    }
-king =
    { $case ->
        [ins] Królem Góry
       *[nom] Król Góry
    }
-monster =
    { $case ->
        [gen] Potwora
        [acc] Potwora
        [ins] Potworem
       *[nom] Potwór
    }
-ragnarok =
    { $case ->
        [loc] Ragnaröku
       *[nom] Ragnarök
    }
-loki = Podstęp Lokiego
-thor = Wsparcie Thora
-tyr =
    { $case ->
        [gen] Gniewu Tyra
       *[nom] Gniew Tyra
    }

## What happened

event-set_up =
    { $loki ->
        [none] Stół gotowy. Pierwszą turę ma { $first }.
       *[other] Stół gotowy. Pierwszą turę ma { $first }. Loki knuje: { $loki }.
    }
event-dealt_jarls = Do wyboru masz { -jarl(case: "gen", count: "many") }: { $jarls }.
event-chose_jarl = Twój { -jarl }: { $jarl }.
event-jarls_revealed = Odkryci { -jarl(count: "many") }: { $pairs }.
event-row = W odkrytej puli: { $cards }.
event-took_from_row = { $seat } bierze z puli: { $card }.
event-draft_passed = { $seat } pasuje i uzupełnia rękę z puli.
event-laid = { $seat } kładzie do puli: { $card }.
event-exchanged =
    { $count ->
        [0] { $seat } zatrzymuje całą rękę.
        [one] { $seat } wymienia 1 kartę.
        [few] { $seat } wymienia { $count } karty.
       *[many] { $seat } wymienia { $count } kart.
    }
event-hand_chosen = { $seat } odkłada: { $cards }.
event-drew_tyr = { $seat } dobiera kartę { -tyr(case: "gen") }.
event-turn = Tura { $turn }: { $seat }.
event-last_round = Kończy się talia albo tarcze. Po tej turze ({ $seat }) zaczyna się ostatnia runda.
event-deployed = { $seat } wprowadza do { -team(case: "gen") }: { $warrior }.
event-dismissed = { $seat } odprawia: { $warrior }.
event-attached = { $seat } dołącza kartę „{ $card }”. Nosi ją { $warrior }.
event-drew =
    { $count ->
        [0] { $seat } nie ma czego dobrać.
        [one] { $seat } dobiera kartę.
        [few] { $seat } dobiera { $count } karty.
       *[many] { $seat } dobiera { $count } kart.
    }
event-drew_cards = { $seat } dobiera: { $cards }.
event-kept = { $seat } zatrzymuje: { $card }.
event-discarded = { $seat } odrzuca: { $card }.
event-discarded_hand = { $seat } odrzuca rękę: { $cards }.
event-milled = Z talii na stos odrzuconych: { $cards }.
event-took_from_discard = { $seat } bierze ze stosu odrzuconych: { $card }.
event-looked_at_hand = { $seat } ogląda czyjąś rękę: { $other }.
event-hand_shown = { $seat } ma na ręce: { $cards }.
event-stole = { $seat } bierze losową kartę. Traci ją { $other }.
event-stole_card = { $seat } zabiera kartę: { $card }. Traci ją { $other }.
event-attacked = { $attacker } atakuje, broni się { $defender }!
event-no_battle = { $seat } nikogo nie zbroi: walki nie będzie.
event-rolled = { $seat } rzuca: { $dice }.
event-rerolled = { $seat } przerzuca: { $before }. Teraz: { $dice }.
event-spent_die = { $seat } poświęca kość: { $dice }.
event-turned = { $seat } obraca kość: było { $before }, jest { $dice }.
event-rolled_grey = { $seat } rzuca po nowe bronie: { $dice }.
event-kept_die = { $seat } zatrzymuje kość: { $dice }.
event-activated = { $seat } zbroi: { $warrior } ({ $dice }).
event-frost =
    { $dice ->
        [one] Mróz! { $seat } odbiera przeciwnikowi jedną kość.
       *[other] Mróz! { $seat } odbiera przeciwnikowi { $dice } kości.
    }
event-played = { $seat } zagrywa: { $card }.
event-used_jarl = { $seat } wzywa { -jarl(case: "acc") }: { $jarl } (cecha { $trait }).
event-jarl_cut_off = { $seat }: { -jarl } odcięty od { -team(case: "gen") }.
event-on_the_road = { $seat } wysyła w drogę do Valhalli: { $warrior }. Utracona siła: { $strength }.
event-blocked = { $seat } blokuje: { $warrior }.
event-denied = { $seat } zamyka drogę do Valhalli: { $warrior }.
event-forged = { $seat } kuje: { $warrior }. Obok leży zakryta karta.
event-forge_revealed = { $seat } odkrywa, co wykuto: { $cards }.
event-strength = { $seat } walczy z siłą { $strength }.
event-battle_won = { $winner } wygrywa walkę: atak { $attack }, obrona { $defence }.
event-took_shield =
    { $left ->
        [0] { $seat } zdobywa { -shield(case: "acc") }. { $other } traci ostatnią.
       *[other] { $seat } zdobywa { -shield(case: "acc") }. { $other } ma jeszcze { $left }.
    }
event-gave_shield = { $seat } oddaje { -shield(case: "acc") }. Bierze ją { $other }.
event-to_valhalla = { $seat } wysyła do Valhalli: { $warriors }.
event-rewarded = { $seat } zyskuje w Valhalli: { $warrior }.
event-mission = { $seat } wypełnia kartę „{ $card }”.
event-premium = Loki się uśmiecha: { $seat } bierze premię z rzędu { $row } ({ $effect }).
event-supported = { $seat } wspiera: { $other }. Karta: { $card }.
event-support_rewarded = { $seat } trafnie wspiera zwycięzcę, do Valhalli idzie: { $card }.
event-support_lost = { $seat } wspiera przegranego i odrzuca: { $card }.
event-took_tactic = { $seat } bierze { -tactic(case: "acc") } z powrotem na rękę: { $card }.
event-crowned = { -king }: { $seat }.
event-king_bonus = { $seat } to { -king }, poziom { $level }. Należna { -glory }: { $glory }.
event-ragnarok = { -ragnarok }: ostatnia walka, staje do niej { $seat }.
event-game_over = Wszystkie walki stoczone. Liczymy { -glory(case: "acc") }.
event-helper = { $other } pomaga, walczy { $seat }.
event-monster_rolled =
    { $dice ->
        [none] { -monster } nie wyrzuca żadnej broni. Zakryte symbole: { $covered }.
       *[other] { -monster } rzuca: { $dice }. Zakryte symbole: { $covered }.
    }
event-attacked_monster = { $seat } atakuje { -monster(case: "acc") }: karta { $level }, siła { $strength }.
event-monster_attacked = { -monster } atakuje, broni się { $seat }: karta { $level }, siła { $strength }.
event-monster_battle_won = { $seat } pokonuje { -monster(case: "acc") }: { $strength } do { $monster }.
event-monster_battle_lost = { $seat } przegrywa z { -monster(case: "ins") }: { $strength } do { $monster }.
event-next_monster = Odkryta karta { -monster(case: "gen") }: { $level }.
event-last_attack = { $seat } ma ostatni atak. Od niego zależy wszystko.
event-lost_shield =
    { $left ->
        [0] { $seat } traci ostatnią { -shield(case: "acc") }.
       *[other] { $seat } traci { -shield(case: "acc") }. Zostaje: { $left }.
    }
event-lost_glory = Przepada { -glory } w Valhalli: { $glory }.
event-monster_beaten = { -monster } pokonany!
event-monster_won = { -monster } zwycięża.

## Scenes: what a card shows over the board. $what says who wins and who loses a shield.

scene-battle = { $attacker } przeciw: { $defender }
scene-battle_result = { $more } do { $less }: { $what }.
scene-won = { $seat } wygrywa
scene-won_you = wygrywasz
scene-shield = { $seat } traci { -shield(case: "acc") }
scene-shield_you = tracisz { -shield(case: "acc") }
scene-no_battle = Walki nie będzie
scene-monster_battle = { $seat } walczy z { -monster(case: "ins") }
scene-last_fight = Do Valhalli
scene-ragnarok = { -ragnarok }
scene-last_round = Koniec się zbliża
scene-last_attack = Ostatni atak
scene-jarls_revealed = Jarlowie
scene-game_over = Po ostatniej walce

## What is asked. $… is what the question is about.

ask-choose_jarl = Którego { -jarl(case: "acc") } wybierasz?
ask-pick_warrior = Który { -warrior } z puli dołącza do twojej { -team(case: "gen") }?
ask-choose_hand =
    { $left ->
        [one] Odrzuć 1 kartę. Którą?
        [few] Odrzuć { $left } karty. Które?
       *[many] Odrzuć { $left } kart. Które?
    }
ask-draft = Kładziesz kartę do puli, bierzesz czy pasujesz?
ask-exchange_hand = Które karty z pierwszej ręki wymieniasz?
ask-action = Twoja tura: co robisz?
ask-deploy =
    { $symbols ->
        [none]
            { $left ->
                [one] Który { -warrior } dołącza do twojej { -team(case: "gen") }?
               *[other] Którzy { -warriors } dołączają do twojej { -team(case: "gen") }? Najwyżej { $left }.
            }
       *[other] Kto dołącza? Jeszcze najwyżej { $left }; broni łącznie najwyżej { $symbols }.
    }
ask-make_room = { $warrior } potrzebuje miejsca: kto opuszcza { -team(case: "acc") }?
ask-choose_space =
    { $warrior ->
        [none] Gdzie staje { -warrior }?
       *[other] Gdzie staje { $warrior }?
    }
ask-attach_tyr = Dołączasz kartę { -tyr(case: "gen") } do nowego { -warrior(case: "gen") }?
ask-choose_bearer = Kto nosi kartę „{ $card }”?
ask-jarl_for_draw =
    { $count ->
        [one] Dobierasz kartę. Najpierw wzywasz { -jarl(case: "acc") }?
        [few] Dobierasz { $count } karty. Najpierw wzywasz { -jarl(case: "acc") }?
       *[many] Dobierasz { $count } kart. Najpierw wzywasz { -jarl(case: "acc") }?
    }
ask-keep_card =
    { $keep ->
        [one] Którą kartę zatrzymujesz?
       *[other] Które karty zatrzymujesz? Należą ci się { $keep }.
    }
ask-order_discards = Która karta teraz trafia na stos odrzuconych?
ask-before_battle = Przed walką: co robisz?
ask-jarl_before_roll = Wzywasz { -jarl(case: "acc") } przed rzutem?
ask-phase =
    { $strength ->
        [none] { -ragnarok }: co robisz?
       *[other] Twoja rola: { $side }, siła { $strength }. Co robisz?
    }
ask-mark_dice =
    { $rerolls ->
        [one] Które kości rzucasz ponownie?
        [few] Które kości rzucasz ponownie? Zostały { $rerolls } przerzuty.
       *[many] Które kości rzucasz ponownie? Zostało { $rerolls } przerzutów.
    }
ask-spend_die = Którą kość poświęcasz?
ask-turn_dice =
    { $left ->
        [one] Którą kość obracasz?
       *[other] Które kości obracasz? Najwyżej { $left }.
    }
ask-keep_die = Którą z dwóch kości zatrzymujesz?
ask-place_dice = { $warrior }: którą kość kładziesz? Położone: { $placed }.
ask-block_warrior = Kogo blokujesz?
ask-disarm = Musisz odrzucić { -tactic(case: "acc") }: którą?
ask-forge = Którą kartę kładziesz zakrytą obok Karła?
ask-deny_warrior = Kto nie wejdzie do Valhalli?
ask-road_to_valhalla = Kto rusza w drogę do Valhalli i nie dodaje siły?
ask-from_hand = Ręka, którą ma { $other }: która karta?
ask-after_battle = Po walce: wzywasz { -jarl(case: "acc") }?
ask-recover_tactic = Którą { -tactic(case: "acc") } odzyskujesz?
ask-take_played_tactic = Bierzesz zagraną { -tactic(case: "acc") }?
ask-send =
    { $room ->
        [none] Kto odchodzi do Valhalli? Wybrano { $chosen } z najwyżej { $most }.
       *[other] Kto odchodzi do Valhalli? Wybrano { $chosen } z najwyżej { $most }; miejsce na { -glory(case: "acc") }: { $room }.
    }
ask-premium = { -loki }: różnica sił { $difference }. Którą premię bierzesz?
ask-reward = Należna ci { -glory }: { $due }. Która karta ze stosu odrzuconych?
ask-mission = Zagrywasz wypełnioną { -mission(case: "acc") }?
ask-support = { $attacker } atakuje, broni się { $defender }: wspierasz kogoś?
ask-helper = Kto pomaga ci w tej walce?
ask-lose_card = Którą kartę odrzucasz?
ask-lose_warrior = Którego { -warrior(case: "acc") } tracisz?

## What can be chosen

do-play_one = Zagraj { -warrior(case: "acc") }
do-play_two = Zagraj dwóch { -warriors(case: "acc") }
do-attack = Zaatakuj: { $seat }
do-attack_monster = Zaatakuj { -monster(case: "acc") }
do-draw = Dobierz karty
do-jarl = Wezwij { -jarl(case: "acc") } (cecha { $trait })
do-pass = Zostaw
do-done = Gotowe
do-end_phase = Zakończ swoją część walki
do-reroll = Poświęć kość, by przerzucić inne
do-free_reroll = Przerzuć kości za darmo
do-roll = Rzuć wybranymi
do-mark = Zaznacz: { $die }
do-spend = Poświęć: { $die }
do-place = Połóż: { $die }
do-keep_die = Zatrzymaj: { $face }
do-turn = Obróć: { $die }, będzie { $weapon }
do-activate = Uzbrój: { $warrior }
do-play = Zagraj: { $card }
do-support = Wesprzyj ({ $side }): { $card }
do-forge = Kuj: { $warrior }
do-deploy = Zagraj: { $warrior }
do-dismiss = Odpraw: { $warrior }
do-target = Wybierz: { $warrior }
do-send = Wyślij: { $warrior }
do-attach = Dołącz: { $card }
do-space = Pole { $space }
do-discard = Odrzuć: { $card }
do-keep = Zatrzymaj: { $card }
do-take = Weź: { $card }
do-lay = Połóż: { $card }
do-reward = Weź kartę: { $clan }, { -glory } { $glory }
do-premium = Weź premię z rzędu { $row }
do-choose_jarl = Wybierz: { $jarl }
do-helper = Poproś o pomoc: { $seat }

## Why something is closed

why-all_on_the_road = Wszyscy uzbrojeni { -warriors } atakującego są już w drodze.
why-already_marked = Wszystkie takie kości są już wybrane.
why-attacker_only = Może to zagrać tylko atakujący.
why-denied = Karzeł zamyka temu { -warrior(case: "dat") } drogę do Valhalli.
why-denied_already = Ten { -warrior } ma już drogę do Valhalli zamkniętą.
why-die_not_needed = Ten { -warrior } teraz jej nie potrzebuje.
why-enough_sent =
    { $most ->
        [one] Odejść może tylko jeden.
        [few] Odejść może najwyżej { $most }.
       *[many] Odejść może najwyżej { $most }.
    }
why-forged_already = Obok tego Karła leży już karta.
why-hand_empty = Nie masz kart na ręce.
why-leaves_a_rest = Z tą kartą pozostałe nie złożą się na { $due } { -glory(case: "gen") }.
why-miss_arms_nobody = Pudło nikogo nie uzbroi.
why-monster_has_no_warriors = { -monster } nie ma { -warriors(case: "gen") }.
why-no_tactic = To nie jest { -tactic }.
why-not_a_miss = Obrócić można tylko pudło.
why-nothing_marked = Najpierw wybierz przynajmniej jedną kość.
why-of_the_partner = Ten { -warrior } należy do innej { -team(case: "gen") }.
why-on_the_road = Ten { -warrior } jest już w drodze.
why-one_card_only = Jako ostatni w grze możesz wyłożyć tylko jedną kartę.
why-one_warrior_only = Masz na ręce tylko jednego { -warrior(case: "acc") }.
why-other_weapon = Twój { -jarl } obraca kości na inną broń.
why-own_phase_only = Zagrywa się to dopiero po pierwszym rzucie.
why-space_taken = To miejsce jest zajęte.
why-still_fits = Ktoś jeszcze zmieści się w Valhalli.
why-supply_is_no_die = Karta to nie kość: nie zapłacisz nią za przerzut.
why-thor_stays = Kart Thora się nie zabiera.
why-worth_too_much = Tyle { -glory(case: "gen") } ci się nie należy: zostało { $due }.
why-wrong_weapon = Ta { -tactic } wymaga innej broni.
why-before_battle_only = Zagrywa się to tylko przed walką.
why-blocked = Karzeł blokuje tego { -warrior(case: "acc") }.
why-dice_missing = Twoje kości nie pokazują potrzebnej broni.
why-jarl_cancelled = Twój { -jarl } nie ma głosu w tej walce.
why-jarl_condition = Warunek tej cechy nie jest spełniony.
why-jarl_no_effect = Teraz to nic nie zmieni.
why-jarl_used = Ta cecha jest już użyta.
why-just_played = Dołącza dopiero teraz.
why-must_play = Twoja { -team } jest pusta, a masz na ręce { -warrior(case: "acc") }: najpierw go zagraj.
why-no_die_left_to_reroll = Nie zostałaby żadna kość do przerzutu.
why-no_effect = Teraz to nic nie zmieni.
why-no_more_tactics = W tej walce nie możesz zagrać więcej { -tactics(case: "gen") }.
why-no_shield = Ten gracz nie ma już { -shield(case: "gen", count: "many") } do zdobycia.
why-no_warrior = Nie masz na ręce { -warrior(case: "gen") }.
why-not_in_ragnarok = W { -ragnarok(case: "loc") } nikomu to nie pomoże.
why-no_grey_die = Nie ma już szarych kości.
why-monster_forbids = { -monster } na to nie pozwala.
why-no_die = Nie masz na to kości.
why-no_such_die = Nie masz kości z tą bronią.
why-no_miss = Żadna twoja kość nie pokazuje pudła.
why-no_jarl_to_cut_off = Nie ma { -jarl(case: "gen") } do odcięcia.
why-defender_only = Może to zagrać tylko obrońca.
why-no_warrior_in_discard = Na stosie odrzuconych nie ma { -warrior(case: "gen") }.
why-team_not_smaller = Twoja { -team } nie jest mniejsza.
why-not_fulfilled = Ta { -mission } nie jest wypełniona.
why-one_thor_card = W tej walce już kogoś wspierasz.
why-over_valhalla_limit = Miejsce na { -glory(case: "acc") } w Valhalli: już tylko { $room }.
why-own_team_empty = Twoja { -team } jest pusta.
why-partner = Gracie razem.
why-row_above = Różnica sił nie pasuje do tego rzędu.
why-team_empty = Ta { -team } jest pusta.
why-team_too_large = Wspierana { -team } jest za duża.
why-too_many_symbols =
    { $limit ->
        [one] { -warriors } potrzebują razem więcej niż 1 broni.
       *[other] { -warriors } potrzebują razem więcej niż { $limit } broni.
    }

## Sources of points

score-valhalla = { $card } w Valhalli
score-valhalla_all = { -warriors } i karty w Valhalli
score-own_shields = własne tarcze
score-captured_shields = zdobyte tarcze
score-shield_sets = zestawy tarcz
score-king = { -king }
score-monster = pokonane karty: { $card }
score-total = razem

## Dice

die-own = { $face }
die-grey = { $face } (szara kość)
die-card = { $face } (karta)
dice-some =
    { $n ->
        [one] { $die }
       *[other] { $n } × { $die }
    }
dice-none = nic
face-sword = miecz
face-axe = topór
face-spear = włócznia
face-bow = łuk
face-shield = tarcza
face-miss = pudło

## Things by name

clan-bear = Niedźwiedź
clan-wolf = Wilk
clan-boar = Dzik
clan-deer = Jeleń
clan-ice_giant = Lodowy Gigant
clan-dwarf = Karzeł
clan_short-bear = Ni
clan_short-wolf = Wi
clan_short-boar = Dz
clan_short-deer = Je
clan_short-ice_giant = Gi
clan_short-dwarf = Ka
side-attacker = atakujący
side-defender = obrońca
trait-upper = podstawowa
trait-lower = rozszerzona
phase-set_up = przygotowanie
phase-turn = tura
phase-battle = walka
phase-ragnarok = { -ragnarok }
phase-over = koniec
level-normal = zwykły
level-hard = trudny
level-impossible = niemożliwy

loki-loki_01 = Karta Lokiego 1
loki-loki_02 = Karta Lokiego 2
loki-loki_03 = Karta Lokiego 3
loki-loki_04 = Karta Lokiego 4
loki-loki_05 = Karta Lokiego 5
loki-loki_06 = Karta Lokiego 6
loki-loki_07 = Karta Lokiego 7
loki-loki_08 = Karta Lokiego 8
loki-loki_09 = Karta Lokiego 9
loki-loki_10 = Karta Lokiego 10

card-mission_no_reroll = Misja: pewna ręka
card-mission_margin_5 = Misja: miażdżąca przewaga
card-mission_three_activated = Misja: ramię w ramię
card-tyr_hate_bear = Gniew na Niedźwiedzie
card-tyr_hate_wolf = Gniew na Wilki
card-tyr_hate_boar = Gniew na Dziki
card-tyr_hate_deer = Gniew na Jelenie
card-tyr_hate_ice_giant = Gniew na Gigantów
card-tyr_might = Potęga Tyra
card-tyr_ease_sword = Miecz Tyra
card-tyr_ease_axe = Topór Tyra
card-tyr_ease_spear = Włócznia Tyra
card-tyr_ease_bow = Łuk Tyra
card-tyr_ease_shield = Tarcza Tyra
thor-named = Thor: { $bonus } ({ $condition })
thor_condition-fewer = mniej
thor_condition-fewer_or_equal = nie więcej
thor_bonus-draw =
    { $n ->
        [one] karta
        [few] { $n } karty
       *[many] { $n } kart
    }
thor_bonus-free_reroll =
    { $n ->
        [one] darmowy przerzut
        [few] { $n } darmowe przerzuty
       *[many] { $n } darmowych przerzutów
    }
thor_bonus-steal_random =
    { $n ->
        [one] skradziona karta
        [few] { $n } skradzione karty
       *[many] { $n } skradzionych kart
    }
thor_bonus-strength = +{ $n } siły
thor_bonus-extra_die =
    { $n ->
        [one] dodatkowa kość
        [few] { $n } dodatkowe kości
       *[many] { $n } dodatkowych kości
    }
card-hidden = zakryta karta

## What cards do

needs-exact = potrzeba: { $weapons }
needs-any =
    { $n ->
        [one] potrzeba dowolnej broni
       *[other] potrzeba { $n } dowolnych broni
    }
needs-same = potrzeba { $n } jednakowych broni
needs-pairs = potrzeba par broni, razem { $n }
needs-different = potrzeba { $n } różnych broni
about-warrior = { $clan }, siła { $strength }, { $needs }, { -glory } { $glory }.
warrior_trait-boar_hunt = +{ $bonus } przeciw { -team(case: "dat") }, w której jest { $target }.
warrior_trait-kin = +{ $one }, gdy w twojej { -team(case: "loc") } jest { $target }, +{ $two }, gdy jest ich więcej.
warrior_trait-variety = +{ $one } przy 3 klanach w twojej { -team(case: "loc") }, +{ $two } przy 4.
warrior_trait-giant_frost = Z bronią w ataku: obrońca rzuca o jedną kość mniej.
warrior_trait-favour_company = +{ $bonus } { -glory(case: "gen") } za każdego towarzysza w drodze do Valhalli.
warrior_trait-favour_clan = +{ $bonus } { -glory(case: "gen") }, gdy do Valhalli odchodzi też { $target }.
warrior_trait-favour_alone = +{ $bonus } { -glory(case: "gen") }, gdy odchodzi samotnie.
warrior_trait-dwarf_block = Z bronią w ataku: blokuje wroga.
warrior_trait-dwarf_deny = Zamyka wrogowi drogę do Valhalli.
warrior_trait-dwarf_disarm = Z bronią: przeciwnik odrzuca { -tactic(case: "acc") }.
warrior_trait-dwarf_forge = +{ $bonus } za kartę położoną obok.
about-tactic-fury_2 = +{ $strength } siły.
about-tactic-fury_3 = +{ $strength } siły, gdy twoja { -team } jest mniejsza.
about-tactic-heroic_3 = +{ $strength } siły za dowolną kość.
about-tactic-heroic_4 = +{ $strength } siły za kość: { $face }.
about-tactic-new_weapons =
    { $roll ->
        [one] Rzuć 1 szarą kością i zatrzymaj { $keep }.
       *[other] Rzuć { $roll } szarymi kośćmi i zatrzymaj { $keep }.
    }
about-tactic-push_back =
    { $rerolls ->
        [one] 1 darmowy przerzut.
        [few] { $rerolls } darmowe przerzuty.
       *[many] { $rerolls } darmowych przerzutów.
    }
about-tactic-exchange = Obróć dowolnie wiele pudeł na wybrane bronie.
about-tactic-cut_off = W ataku: { -jarl } przeciwnika nie ma głosu w tej walce.
about-tactic-weapon_supply = Służy za kość: { $face }.
about-tactic-road_to_valhalla = W obronie: jeden uzbrojony { -warrior } atakującego nie dodaje siły i odchodzi do Valhalli.
about-tactic-call_to_arms = Przed walką: wierzchni { -warrior } ze stosu odrzuconych dołącza do twojej { -team(case: "gen") }.
about-tactic-battle_cry_team = +{ $n } siły za każdego { -warrior(case: "acc") } w twojej { -team(case: "loc") }.
about-tactic-battle_cry_activation = Siła według liczby uzbrojonych { -warriors(case: "gen") }: { $values }.
about-mission-mission_no_reroll = +{ $glory } { -glory(case: "gen") } za walkę wygraną bez poświęcenia kości na przerzut.
about-mission-mission_margin_5 = +{ $glory } { -glory(case: "gen") } za walkę wygraną z przewagą siły co najmniej { $margin }.
about-mission-mission_three_activated = +{ $glory } { -glory(case: "gen") } za walkę wygraną, gdy uzbrojonych jest co najmniej { $activated } { -warriors(case: "gen") }.
about-thor = +{ $glory } { -glory(case: "gen") }, jeśli wygra wspierana strona. Dla { -team(case: "gen") }, która ma { $condition } { -warriors(case: "gen") } niż druga.
about-tyr-strength_if_opponent_clan = +{ $n } siły przeciw { -team(case: "dat") }, w której jest { $clan }.
about-tyr-strength = +{ $n } siły.
about-tyr-requirement_minus = Kto ją nosi, potrzebuje o jedną broń mniej ({ $weapon }).
about-monster = Siła i miejsce w Valhalli, karta po karcie: { $cards }.
about-trait_if = Jeśli { $condition }: { $text }
about-premium = Różnica { $range }: { $effect }.
range-up_to = od { $least } do { $most }
range-from = { $least } lub więcej

condition-own_shields_at_most =
    { $n ->
        [one] masz najwyżej 1 własną { -shield(case: "acc") }
        [few] masz najwyżej { $n } własne { -shield(count: "many") }
       *[many] masz najwyżej { $n } własnych { -shield(case: "gen", count: "many") }
    }
condition-own_shields_fewer_than_opponent = masz mniej własnych { -shield(case: "gen", count: "many") } niż przeciwnik
condition-team_size_at_least =
    { $n ->
        [one] twoja { -team } ma co najmniej 1 { -warrior(case: "acc") }
       *[other] twoja { -team } ma co najmniej { $n } { -warriors(case: "gen") }
    }
condition-team_size_at_most =
    { $n ->
        [0] twoja { -team } jest pusta
        [one] twoja { -team } ma najwyżej 1 { -warrior(case: "acc") }
       *[other] twoja { -team } ma najwyżej { $n } { -warriors(case: "gen") }
    }
condition-team_smaller_than_opponent = twoja { -team } jest mniejsza
condition-activated_exactly =
    { $n ->
        [one] zbroisz dokładnie 1 { -warrior(case: "acc") }
       *[other] zbroisz dokładnie { $n } { -warriors(case: "gen") }
    }
condition-activated_at_least =
    { $n ->
        [one] zbroisz co najmniej 1 { -warrior(case: "acc") }
       *[other] zbroisz co najmniej { $n } { -warriors(case: "gen") }
    }
condition-hand_at_most =
    { $n ->
        [one] masz na ręce najwyżej 1 kartę
        [few] masz na ręce najwyżej { $n } karty
       *[many] masz na ręce najwyżej { $n } kart
    }
condition-hand_smaller_than_opponent = masz na ręce mniej kart niż przeciwnik
condition-clan_in_team_at_least =
    { $n ->
        [one] twoja { -team } ma co najmniej 1 { -warrior(case: "acc") } tego klanu ({ $clan })
       *[other] twoja { -team } ma co najmniej { $n } { -warriors(case: "gen") } tego klanu ({ $clan })
    }
condition-no_warrior_in_hand = nie masz na ręce { -warrior(case: "gen") }
condition-role_is =
    { $role ->
        [attack] atakujesz
       *[other] się bronisz
    }
condition-opponent_has_more_captured_shields = przeciwnik ma więcej zdobytych { -shield(case: "gen", count: "many") } niż ty
condition-opponent_has_most_captured_shields = nikt nie ma więcej zdobytych { -shield(case: "gen", count: "many") } niż przeciwnik
condition-shares_clan_with_defender = macie z obrońcą wspólny klan

effect-draw =
    { $n ->
        [one] dobierz kartę
        [few] dobierz { $n } karty
       *[many] dobierz { $n } kart
    }
effect-draw_keep =
    { $draw ->
        [one] dobierz kartę, zatrzymaj { $keep }
        [few] dobierz { $draw } karty, zatrzymaj { $keep }
       *[many] dobierz { $draw } kart, zatrzymaj { $keep }
    }
effect-send_all = wszyscy twoi uzbrojeni { -warriors } idą do Valhalli
effect-send =
    { $n ->
        [one] jeden z twoich uzbrojonych { -warriors(case: "gen") } idzie do Valhalli
       *[other] najwyżej { $n } twoich uzbrojonych { -warriors(case: "gen") } idzie do Valhalli
    }
effect-steal_random =
    { $n ->
        [one] weź losową kartę zwycięzcy
        [few] weź { $n } losowe karty zwycięzcy
       *[many] weź { $n } losowych kart zwycięzcy
    }
effect-recover_tactic =
    { $n ->
        [one] odzyskaj zagraną { -tactic(case: "acc") }
        [few] odzyskaj { $n } zagrane { -tactics }
       *[many] odzyskaj { $n } zagranych { -tactics(case: "gen") }
    }
effect-play_from_hand =
    { $n ->
        [one] zagraj { -warrior(case: "acc") } z ręki
       *[other] zagraj { $n } { -warriors(case: "acc") } z ręki
    }
effect-winner_discards_random =
    { $n ->
        [one] zwycięzca odrzuca losową kartę
        [few] zwycięzca odrzuca { $n } losowe karty
       *[many] zwycięzca odrzuca { $n } losowych kart
    }

premium-draw = dobranie kart
premium-draw_keep = dobranie i wybór kart
premium-send_all = wszyscy uzbrojeni { -warriors } idą do Valhalli
premium-send = uzbrojeni { -warriors } idą do Valhalli
premium-steal_random = karta zwycięzcy
premium-recover_tactic = powrót { -tactic(case: "gen") }
premium-play_from_hand = { -warrior } z ręki
premium-winner_discards_random = zwycięzca odrzuca losowo

bane-mill_one = Co turę przepada karta z talii
bane-lose_hand_card = Przed walką odrzucasz kartę
bane-lose_random_card = Po walce odrzucasz losową kartę
bane-jarl_blocked = Twój { -jarl } nie ma głosu w walce
bane-team_limit_minus_1 = Twoja { -team } jest o jednego mniejsza
bane-loss_costs_glory = Przegrana walka kosztuje { -glory(case: "acc") }
bane-battle_costs_glory = Każda walka kosztuje { -glory(case: "acc") }
bane-clan_trait_ignored = Cechy klanu nie dodają siły ({ $clan })
bane-minus_one_die = Rzucasz o jedną kość mniej
bane-two_tactics_max = Najwyżej dwie { -tactics } w walce
bane-no_tactics = W walce bez { -tactics(case: "gen") }
bane-lose_warrior = Przed walką tracisz { -warrior(case: "acc") }
bane-no_push_back_no_exchange = Bez Odepchnięcia wroga i Wymiany broni

## The board in words and headings

board-turn = Tura { $turn }
board-deck =
    { $n ->
        [one] talia: 1 karta
        [few] talia: { $n } karty
       *[many] talia: { $n } kart
    }
board-last_round = OSTATNIA RUNDA
board-set_up = Przygotowanie
board-over = Koniec
board-ragnarok = { -ragnarok }
board-no_jarl = bez { -jarl(case: "gen") }
board-silenced = bez głosu
board-rested = użyte
board-hand = ręka
board-valhalla = Valhalla
board-own_shields = własne
board-captured = zdobyte
board-empty_team = nikt tu nie stoi
board-your_hand = Twoja ręka
board-your_valhalla = Twoja Valhalla
board-nothing = nic
board-discard =
    { $n ->
        [0] Stos odrzuconych: pusty
        [one] Stos odrzuconych, 1 karta: { $cards }
        [few] Stos odrzuconych, { $n } karty od wierzchu: { $cards }
       *[many] Stos odrzuconych, { $n } kart od wierzchu: { $cards }
    }
board-row = Odkryta pula: { $cards }
board-loki = { $card }: { $rows }
board-drawn = Dobrane
board-aside = Odłożone
board-known = znane: { $cards }
board-tyr_known = karta Tyra
board-king = Król { $level }
board-partner = razem z: { $seat }
board-attacks = atakuje
board-defends = broni się
board-strength = siła
board-dice = kości
board-no_dice = brak kości
board-battle = Walka: { $attacker } kontra { $defender }
board-ragnarok_of = { -ragnarok }: { $seat }
board-helper = pomaga: { $seat }
board-supports = { $seat } wspiera: { $side }
board-frost = mróz: { $n }
board-played = zagrane
board-leaving = odchodzą
board-monster = { $monster }, karta { $level } (zostało: { $left })
board-monster_strength = siła { $strength }
board-monster_warriors =
    { $n ->
        [one] liczy się za 1 { -warrior(case: "acc") }
       *[other] liczy się za { $n } { -warriors(case: "gen") }
    }
board-monster_next = następna: karta { $level }, siła { $strength }
board-monster_room = Valhalla: { -glory } { $glory } z { $limit }
board-blocked = blokada
board-denied = wstęp do Valhalli wzbroniony
board-road = w drodze do Valhalli
board-forge = kuźnia
board-legend = Bronie: { $sword } miecz, { $axe } topór, { $spear } włócznia, { $bow } łuk, { $shield } tarcza, { $miss } pudło; { $any } dowolna broń, { $same } jednakowe, { $pairs } pary, { $different } różne. Szare kości mają znak g, karty w roli kości c. { $armed } uzbrojeni, { $glory } Chwała, { $own } własna tarcza, { $lost } utracona tarcza.

## The table in sentences

told-progress = { $where }.
told-last_round = To ostatnia runda.
told-active = Turę ma { $seat }.
told-seat =
    { $hand ->
        [one] { $seat }: własne tarcze { $shields }, na ręce 1 karta, w Valhalli { $valhalla }.
        [few] { $seat }: własne tarcze { $shields }, na ręce { $hand } karty, w Valhalli { $valhalla }.
       *[many] { $seat }: własne tarcze { $shields }, na ręce { $hand } kart, w Valhalli { $valhalla }.
    }
told-jarl = { $seat }, { -jarl }: { $jarl }. { $about }
told-jarl_silenced = { $jarl } nie ma teraz głosu.
told-captured =
    { $n ->
        [one] { $seat } ma 1 zdobytą { -shield(case: "acc") }: { $other }.
        [few] { $seat } ma { $n } zdobyte { -shield(count: "many") }: { $other }.
       *[many] { $seat } ma { $n } zdobytych { -shield(case: "gen", count: "many") }: { $other }.
    }
told-king = { $seat } to { -king }, poziom { $level }.
told-partner = { $seat } i { $other } grają razem.
told-known = Wiesz, co ma na ręce { $seat }: { $cards }.
told-team_empty = { -team } jest pusta: { $seat }.
told-warrior = { $seat }, { -team }: { $warrior }, { $about }
told-warrior_tyr = { $warrior } nosi kartę „{ $card }”.
told-warrior_armed = { $warrior } ma w ręku broń.
told-warrior_state = { $warrior }: { $state }.
told-hand = Masz na ręce: { $cards }.
told-no_hand = Nie masz kart na ręce.
told-drawn = Dobierasz: { $cards }.
told-aside = Odkładasz: { $cards }.
told-valhalla = Twoja Valhalla: { $cards }.
told-valhalla_of = Valhalla, { $seat }: { $cards }.
told-discard =
    { $n ->
        [one] Na stosie odrzuconych leży 1 karta: { $card }.
        [few] Na stosie odrzuconych leżą { $n } karty, na wierzchu: { $card }.
       *[many] Na stosie odrzuconych leży { $n } kart, na wierzchu: { $card }.
    }
told-discard_empty = Stos odrzuconych jest pusty.
told-row = W odkrytej puli: { $cards }.
told-loki = { $card }. { $rows }
told-battle = { $attacker } atakuje, broni się { $defender }: siła { $attack } do { $defence }.
told-ragnarok = { -ragnarok }: ostatni raz walczy { $seat }.
told-dice = W puli kości: { $dice }.
told-tactics = Zagrane { -tactics } ({ $side }): { $cards }.
told-support = { $seat } wspiera ({ $side }): { $card }.
told-helper = { $seat } pomaga.
told-monster =
    { $warriors ->
        [one] { $monster }: odkryta karta { $level }, zostało kart: { $left }. Siła { $strength }, liczy się za 1 { -warrior(case: "acc") } z klanów: { $clans }.
       *[other] { $monster }: odkryta karta { $level }, zostało kart: { $left }. Siła { $strength }, liczy się za { $warriors } { -warriors(case: "gen") } z klanów: { $clans }.
    }
told-monster_symbols = Atakuje, gdy wszystkie symbole są zakryte: { $symbols }. Zakryte: { $covered }.
told-monster_trait = { $trait }.
told-monster_next = Pod nią: karta { $level }, siła { $strength }.
told-monster_room = Twoja Valhalla mieści { $glory } z { $limit } { -glory(case: "gen") }.
told-monster_lost = Przepadła { -glory }: { $n }.
told-card = { $card }: { $about }

## Things explained: tokens, dice, clans. Numbers come from the card data.

good-glory = { -glory }
good-own_shield = własna { -shield }
good-captured_shield = zdobyta { -shield }
good-king = { -king }
about-good-glory = Liczy się { -glory } na kartach w Valhalli. Wygrywa najwięcej punktów.
about-good-own_shield = Tracisz jedną, gdy przegrasz w obronie. Gdy ktoś straci ostatnią, zaczyna się ostatnia runda.
about-good-captured_shield = Zabrana obrońcy, który przegrał walkę.
about-good-king = Kto pokona Króla, przejmuje tytuł. Daje { -glory(case: "acc") } na początku każdej tury i jeszcze { $n } na koniec.
about-shield_points =
    { $n ->
        [0] Na koniec bez punktów.
        [one] Na koniec 1 punkt.
        [few] Na koniec { $n } punkty.
       *[many] Na koniec { $n } punktów.
    }
about-face_weapon = Zbroi { -warrior(case: "acc") }, który potrzebuje tej broni.
about-face-miss = Nikogo nie zbroi.
about-die_own = Kość broni. Ścianki: { $faces }.
about-die_grey = Dodatkowa kość, od karty albo { -jarl(case: "gen") }. Ścianki: { $faces }.
about-die_card = Karta, która służy za kość.
about-clan =
    { $n ->
        [one] W talii jest 1 { -warrior } tego klanu.
       *[other] W talii jest { $n } { -warriors(case: "gen") } tego klanu.
    }
clan-shown = pokazany na karcie
result-won = wygrana
result-lost = przegrana
about-card-hidden = Tę kartę zna tylko jej właściciel.

told-odds_attack = Około { $percent } procent szans na wygraną, jeśli zaatakujesz: { $seat }.
told-odds_monster = Około { $percent } procent szans na pokonanie { -monster(case: "gen") }, jeśli zaatakujesz.
told-odds_win = Około { $percent } procent szans na wygraną w tej walce.
told-odds_reroll = Około { $percent } procent szans na wygraną, jeśli przerzucisz kości.
told-odds_ragnarok =
    { $n ->
        [one] Uzbroisz jeszcze około 1 { -warrior(case: "gen") }.
       *[other] Uzbroisz jeszcze około { $n } { -warriors(case: "gen") }.
    }

## Tactics

card-fury_2 = Furia
card-fury_3 = Furia (w mniejszości)
card-heroic_3 = Heroiczny atak
card-heroic_4_sword = Heroiczny atak (miecz)
card-heroic_4_axe = Heroiczny atak (topór)
card-heroic_4_spear = Heroiczny atak (włócznia)
card-heroic_4_bow = Heroiczny atak (łuk)
card-heroic_4_shield = Heroiczny atak (tarcza)
card-new_weapons = Nowe bronie
card-push_back = Odepchnięcie wroga
card-exchange = Wymiana broni
card-cut_off = Odcięcie drużyny od dowódcy
card-weapon_supply_sword = Dostawa broni (miecz)
card-weapon_supply_axe = Dostawa broni (topór)
card-weapon_supply_spear = Dostawa broni (włócznia)
card-weapon_supply_bow = Dostawa broni (łuk)
card-weapon_supply_shield = Dostawa broni (tarcza)
card-road_to_valhalla = Droga do Valhalli
card-call_to_arms = Wezwanie do walki
card-battle_cry_team = Okrzyk bojowy: Drużyna
card-battle_cry_activation = Okrzyk bojowy: aktywacja

## Jarls: the upper trait, and the lower, which follows “Jeśli …:”

jarl-sigurd = Sigurd
    .upper = Raz na walkę możesz przerzucić dowolne swoje kości bez poświęcania żadnej.
    .lower = możesz to zrobić dwa razy na walkę.
jarl-solveig = Solveig
    .upper = Raz na walkę możesz obrócić 1 kość z pudłem na dowolną broń.
    .lower = obróć zamiast tego do 2 takich kości.
jarl-sigvard = Sigvard
    .upper = +2 siły, gdy atakujesz.
    .lower = zamiast tego +4 siły.
jarl-hodr = Hodr
    .upper = W części B dobierasz 1 kartę więcej.
    .lower = także zatrzymujesz o 1 więcej.
jarl-agnar = Agnar
    .upper = Gdy atakujesz, rzucasz 1 dodatkową kością.
    .lower = zamiast tego rzucasz 2 dodatkowymi kośćmi.
jarl-villsvin = Villsvin
    .upper = Każdy uzbrojony { -warrior } z klanu Dzika ma +1 siły.
    .lower = zamiast tego każdy ma +2 siły.
jarl-valgard = Valgard
    .upper = +2 siły, gdy się bronisz.
    .lower = zamiast tego +4 siły.
jarl-styr = Styr
    .upper = Gdy wygrasz, atakując, dobierasz 1 kartę.
    .lower = zamiast tego dobierasz 2 karty.
jarl-vingor = Vingor
    .upper = Każdy uzbrojony { -warrior } z klanu Wilka ma +1 siły.
    .lower = zamiast tego każdy ma +2 siły.
jarl-aslaug = Aslaug
    .upper = Gdy zamiast grać dobierasz karty, dobierasz o 1 więcej.
    .lower = gdy zamiast grać dobierasz karty, zatrzymujesz o 1 więcej.
jarl-einar = Einar
    .upper = Każda zagrana { -tactic } siły daje jeszcze +1 siły.
    .lower = zamiast tego jeszcze +2.
jarl-thord = Thord
    .upper = Gdy przegrasz walkę, wraca na rękę 1 zagrana w niej { -tactic }.
    .lower = gdy wygrasz walkę, wraca na rękę 1 zagrana w niej { -tactic }.
jarl-ottar = Ottar
    .upper = Gdy zagrywasz dwóch naraz, mogą mieć 4 symbole broni łącznie.
    .lower = gdy zagrywasz dwóch naraz, mogą mieć 5 symboli broni łącznie.
jarl-esbjorn = Esbjorn
    .upper = Każdy uzbrojony { -warrior } z klanu Niedźwiedzia ma +1 siły.
    .lower = zamiast tego każdy ma +2 siły.
jarl-egil = Egil
    .upper = Akcja w części A: weź na rękę wierzchniego { -warrior(case: "acc") } ze stosu odrzuconych.
    .lower = akcja w części A: wprowadź do { -team(case: "gen") } wierzchniego { -warrior(case: "acc") } ze stosu odrzuconych.
jarl-beinir = Beinir
    .upper = Twoja { -team } liczy do 6 { -warriors(case: "gen") }.
    .lower = akcja w części A: zagraj z ręki 2 { -warriors(case: "acc") } bez względu na symbole.
jarl-bernhard = Bernhard
    .upper = Raz na walkę możesz obrócić 1 kość ze swojej puli na tarczę.
    .lower = raz na walkę możesz obrócić 1 kość ze swojej puli na dowolną broń.
jarl-ragnvald = Ragnvald
    .upper = Gdy wygrasz, atakując, bierzesz 1 losową kartę z ręki przegranego.
    .lower = zamiast tego oglądasz rękę i wybierasz kartę.
jarl-gudrun = Gudrun
    .upper = Przed swoją walką oglądasz rękę przeciwnika.
    .lower = odrzucasz też z niej 1 wybraną { -tactic(case: "acc") }.
jarl-torstein = Torstein
    .upper = Broniąc się, wygrywasz remisy.
    .lower = gdy wygrasz, broniąc się, dobierasz 2 karty.
jarl-hakon = Hakon
    .upper = Raz między swoimi turami: po walce dwojga innych graczy weź 1 zagraną w niej { -tactic(case: "acc") }.
    .lower = zamiast tego weź 2.
jarl-ylva = Ylva
    .upper = Gdy przegrasz, broniąc się, bierzesz 1 losową kartę z ręki zwycięzcy.
    .lower = zamiast tego bierzesz 2 losowe karty.
jarl-knut = Knut
    .upper = +2 siły, gdy atakujesz gracza, który ma więcej zdobytych { -shield(case: "gen", count: "many") } niż ty.
    .lower = zamiast tego +3 siły.
jarl-freydis = Freydis
    .upper = Gdy atakujesz, { -jarl } obrońcy nie ma głosu w tej walce.
    .lower = obrońca może też zagrać najwyżej 2 { -tactics }.
jarl-halvard = Halvard
    .upper = Raz między swoimi turami: daj +2 siły obrońcy w walce dwojga innych graczy; jeśli obrońca wygra, dobierasz 1 kartę.
    .lower = zamiast tego daj +3 siły.
