## Co można wybrać przy stole: ustawienia gier, ich wartości i zdanie o każdym.
## Po angielsku mówi je sam silnik.

## Settings of Champions of Midgard

setting-champions-edition = Wydanie
    .text = W które wydanie gracie: w najnowsze czy w pierwsze.
setting-champions-edition-portal = najnowsze
setting-champions-edition-classic = pierwsze
setting-champions-begging_reward = Datek za żebranie
    .text = Co żebrak dostaje oprócz potępienia: wybrany zasób, monetę czy żywność.
setting-champions-begging_reward-choice = wybrany zasób
setting-champions-begging_reward-coin = moneta
setting-champions-begging_reward-food = żywność
setting-champions-hut_prices = Ceny w Chatach Robotników
    .text = Ile kosztują dodatkowi robotnicy, od pierwszego najętego do ostatniego.
setting-champions-blame_over_six = Potępienia powyżej sześciu
    .text = Czy każde potępienie powyżej szóstego kosztuje jeszcze 6 Chwały, czy już nic.
setting-champions-blame_over_six-minus6_each = każde jeszcze 6
setting-champions-blame_over_six-cap21 = nic więcej
setting-champions-shore_layout = Układ krain
    .text = Które krainy są blisko, a która jest tylko dla czterech graczy.
setting-champions-shore_layout-portal = najnowsze wydanie
setting-champions-shore_layout-classic = pierwsze wydanie
setting-champions-shore_layout-czacha_text = polski tekst zasad
setting-champions-destiny_min_one = Przeznaczenie wymaga choć jednego
    .text = Czy karta przeznaczenia wymaga choć jednej sztuki tego, co liczy.
setting-champions-troll_kill_blame = Potępienie od zabójcy trolla
    .text = Czy zabójca trolla musi obarczyć potępieniem jednego gracza, czy może wszystkich innych.
setting-champions-troll_kill_blame-mandatory_one = musi jednego
setting-champions-troll_kill_blame-optional_each_opponent = może wszystkich
setting-champions-glory_rune_kraken = Runa Chwała przy Krakenie
    .text = Czy runy Chwała można użyć przy Krakenie.
setting-champions-potential_locks_dice = Potencjał blokuje kości
    .text = Czy kości przerzuconych runą Potencjał nie można już przerzucać za łaskę.
setting-champions-svanhildr_reaction_shield_damage = Svanhildra i runa Odwet
    .text = Ile obrażeń zadaje z runą Odwet tarcza na miecznikach Svanhildry.
setting-champions-gullinkambi = Gullinkambi
    .text = Czy pływa trzeci wspólny langskip; ma go tylko najnowsze wydanie.
setting-champions-assignment = Przypisywanie wojowników
    .text = Czy gracze przypisują wojowników po kolei, czy wszyscy naraz.
setting-champions-assignment-ordered = po kolei
setting-champions-assignment-simultaneous = wszyscy naraz
setting-champions-hall_of_fame = Sala Sławy
    .text = Wariant: pokonani wrogowie leżą odkryci, wszyscy ich widzą.
setting-champions-distrustful_townsfolk = Nieufność ludu
    .text = Wariant: każdy gracz zaczyna z jednym potępieniem.
setting-champions-first_player = Pierwszy gracz
    .text = Kto na początku ma znacznik pierwszego gracza: losowe miejsce czy wybrane.
setting-champions-first_player-random = losowo

## Settings of Reavers of Midgard

setting-reavers-selection_bonus_even_if_resting = Premia za wybór przy odpoczynku
    .text = Czy aktywny gracz zachowuje premię za wybór pola, gdy odpoczywa.
setting-reavers-territory_glory_in_round_6 = Terytoria w ostatniej rundzie
    .text = Czy na koniec ostatniej rundy terytoria jeszcze raz dają Chwałę.
setting-reavers-artifact_dice_usable_as_crew = Kości na Artefaktach w załodze
    .text = Czy kość na Artefakcie nadal należy do załogi; jeśli nie, zostaje tam i służy tylko jemu.
setting-reavers-upgrade_pays_any_die_cost = Ulepszenia zastępują każdą kość
    .text = Czy Ulepszenie Okrętu może zapłacić tam, gdzie trzeba dowolnej kości.
setting-reavers-double_hammer_pays_single_hammer = Podwójny młot płaci za młot
    .text = Czy podwójnym młotem można zapłacić za jeden młot.
setting-reavers-battle_dice_cap = Najwięcej kości walki
    .text = Ile najwyżej kości walki może być w jednej walce.
setting-reavers-battle_dice_cap-0 = bez ograniczeń
setting-reavers-runic_left_needs_own_terror = Rzeźby Runiczne wymagają przerażenia
    .text = Czy pierwsza możliwość na karcie Rzeźby Runiczne wymaga własnego przerażenia.
setting-reavers-bodn_discards_a_second_die = Bodn kosztuje dwie kości
    .text = Czy Bodn kosztuje jeszcze drugą kość.
setting-reavers-majority_needs_at_least_one_token = Przewaga wymaga żetonu
    .text = Czy premia za przewagę wymaga choć jednego żetonu tego rodzaju.
setting-reavers-start_player = Pierwszy gracz
    .text = Kto na początku ma znacznik Pierwszego Gracza: losowe miejsce czy wybrane.
setting-reavers-start_player-random = losowo

## Settings of Valhalla

setting-valhalla-mode = Tryb
    .text = Przeciw sobie, w pojedynkę przeciw Potworowi albo razem przeciw niemu.
setting-valhalla-mode-versus = przeciw sobie
setting-valhalla-mode-solo = w pojedynkę
setting-valhalla-mode-coop = razem
setting-valhalla-loki = Podstęp Lokiego
    .text = Przegrany w wyrównanej walce dostaje premię; karta losowa czy wybrana.
setting-valhalla-loki-none = bez
setting-valhalla-loki-random = losowa karta
setting-valhalla-thor = Wsparcie Thora
    .text = Karty zagrywane w walkach innych graczy.
setting-valhalla-valkyries = Walkirie
    .text = Talia Walkirii, 40 kart.
setting-valhalla-dwarves = Karły ze Svartalfheim
    .text = Talia 40 kart.
setting-valhalla-tyr = Gniew Tyra
    .text = Karty dołączane do Wojowników.
setting-valhalla-king = Król Góry
    .text = Korona, która daje Chwałę i kusi do ataku.
setting-valhalla-teams = Gra zespołowa
    .text = Współpracownicy, którzy sobie pomagają, albo sojusznicy, którzy wygrywają razem.
setting-valhalla-teams-none = bez
setting-valhalla-teams-cooperation = współpracownicy
setting-valhalla-teams-alliance = sojusznicy
setting-valhalla-simplified = Gra uproszczona
    .text = Wariant: bez Jarlów, z pięcioma kartami na początek i bez wybierania.
setting-valhalla-hand = Startowa ręka
    .text = Skąd bierze się startowa ręka: siedem kart, z których dwie odrzucasz, albo draft.
setting-valhalla-hand-choose = wybór
setting-valhalla-hand-draft = draft
setting-valhalla-jarls = Jarlowie do wyboru
    .text = Spośród ilu Jarlów wybiera każdy gracz; albo losowy, dobry na pierwszą grę.
setting-valhalla-jarls-three = spośród trzech
setting-valhalla-jarls-five = spośród pięciu
setting-valhalla-jarls-first_game = na pierwszą grę
setting-valhalla-monster = Potwór
    .text = Z którym Potworem walczycie w grze solo albo razem.
setting-valhalla-monster-none = żaden
setting-valhalla-level = Jak mocno bije Potwór
    .text = Ile kart kosztuje walka przegrana z Potworem: 2, 4 czy 6.
setting-valhalla-level-normal = 2 karty
setting-valhalla-level-hard = 4 karty
setting-valhalla-level-impossible = 6 kart
setting-valhalla-monster_traits = Cechy Potwora
    .text = Czy liczą się cechy z kart Potwora; pierwsza gra może się bez nich obyć.
setting-valhalla-monster_traits-true = liczą się
setting-valhalla-solo_jarls = Jarlowie w grze solo
    .text = Czy w grze solo wybiera się spośród wszystkich Jarlów, czy tylko odpowiednich.
setting-valhalla-solo_jarls-any = wszyscy
setting-valhalla-solo_jarls-suitable = odpowiedni
setting-valhalla-spaces = Pola Wojowników
    .text = Czy gracze wybierają pole dla każdego Wojownika; pola nie wpływają na grę.
setting-valhalla-spaces-automatic = samoczynnie
setting-valhalla-spaces-chosen = wybierają gracze
setting-valhalla-first_player = Pierwsza tura
    .text = Kto ma pierwszą turę: losowe miejsce czy wybrane.
setting-valhalla-first_player-random = losowo

## Values of settings

setting-on = tak
setting-off = nie

## Polecenie

setting-list_title = { $game }, { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
       *[many] { $seats } miejsc
    }
setting-list_setting = ustawienie
setting-list_values = wartości
setting-list_usual = zwykle
setting-list_text = co znaczy
setting-list_rule = zasada
setting-list_choose = Wybierz przez --set NAZWA=WARTOŚĆ: { $command }
