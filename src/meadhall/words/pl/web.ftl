### Co mówi sam stół w przeglądarce: przyciski, nagłówki, stany. Zdania gier przychodzą z sali,
### z common.ftl, hall.ftl i pliku każdej gry.

## The bar at the top

bar-home = Do sali

## The line to the hall

line-connecting = łączenie …
line-live = zapisano
line-saving = zapisywanie …
line-reconnecting = ponowne łączenie …
line-gone = brak połączenia

## What is asked

prompt-label = O co chodzi
prompt-draft =
    { $n ->
        [one] 1 wybór zebrany, jeszcze niewysłany
        [few] { $n } wybory zebrane, jeszcze niewysłane
       *[many] { $n } wyborów zebranych, jeszcze niewysłanych
    }
prompt-skip = Pomiń
prompt-options =
    { $closed ->
        [0] Wszystkie opcje: { $open }
       *[other] Otwarte: { $open }, zamknięte: { $closed }. Dlaczego?
    }
prompt-explain = Wyjaśnij to, czego dotknę
prompt-undo = Cofnij
prompt-undo_key = Cofnij ostatni wybór (klawisz u)
options-label = Wszystkie opcje
options-final = bez odwrotu
options-closed = Zamknięte i dlaczego

## The players

seats-label = Gracze
seat-bot = bot, { $level }
seat-you = ty
seat-here = jest tutaj
seat-away = poza stołem
seat-glory =
    { $n ->
        [one] 1 Chwała
       *[other] { $n } Chwały
    }
seat-asked = teraz wybiera
crest-raven = kruk
crest-wolf = wilk
crest-boar = dzik
crest-deer = jeleń
crest-bear = niedźwiedź
crest-drakkar = drakkar

## Around the board

saga-label = Co się wydarzyło
saga-title = Saga
mine-label = Co jest twoje
side-label = Gracze i saga
pan-closer = Bliżej
pan-farther = Dalej

## Stages of a table

table-opening = Otwieranie stołu …
table-gone = Tego stołu nie da się otworzyć
table-closed = Ten stół jest zamknięty
table-closed_text = Gospodarz zakończył go, zanim zaczęła się gra.

## Champions

champions-map = Miasto, fiord i odległe krainy
champions-taken = { $what }, zajmuje: { $who }
champions-waiting = { $what }, czeka: { $n }
champions-slain = zabity
champions-near = Kraina { $n }, blisko
champions-far = Kraina { $n }, daleko
champions-no_monster = brak potwora
champions-shore = { $where }: { $monster }
champions-ship_here = { $what }; cumuje { $who }: { $ship }
champions-looked = { $what }, zna ją: { $who }
champions-supply = Pula
champions-in_supply = { $what }, w puli: { $n }
champions-longhouse = Długi dom: wojownicy { $n } z { $cap }
champions-hand = Runy, przeznaczenia i twój langskip
champions-used = { $what }, użyte
champions-trophies = Pokonani
champions-count = { $what }: { $n }
champions-runes = Runy
champions-destinies = Przeznaczenia
champions-round = Runda { $n } z { $of }
champions-scene-battle = Walka
champions-scene-hunt = Polowanie
champions-scene-voyage = Na morzu
champions-scene-muster = Twoi wojownicy wyruszają
champions-scene-leaders = Przywódcy
champions-scene-runes = Runy
champions-scene-prayer = Modlitwa
champions-scene-ships = Statki
champions-scene-times = Umowa
champions-scene-market = Targ
champions-scene-goods = Zasoby
champions-scene-recruits = Rekruci
champions-scene-destinies = Przeznaczenia
champions-scene-blame = Kto ponosi winę?
champions-fold = Spójrz na mapę
champions-unfold = Wróć do pytania
champions-against = { $who } kontra { $enemy }
champions-hunts = { $who } poluje
champions-dice = Kości na stole
champions-die =
    { $state ->
        [fallen] { $die }, poległ
        [marked] { $die }, trafienia { $hits }, tarcze { $shields }, do przerzutu
       *[lies] { $die }, trafienia { $hits }, tarcze { $shields }
    }
champions-damage = Obrażenia
champions-damage_of = Obrażenia: { $n } z { $of }
champions-losses = Tarcze
champions-shields_of = Tarcze: { $n } na atak { $of }
champions-food_of = Żywność: { $n }, najwyżej { $of }
champions-crew = Na pokładzie
champions-sent = Wysłani: { $n }, miejsca: { $of }
champions-left = W domu zostaje: { $n }

## Reavers

reavers-board = Mapa najazdów
reavers-turn = { $name }: { $space }
reavers-space-taken = { $space }, wybiera: { $name }
reavers-pair-taken = Para { $n } jest zabrana
reavers-deck =
    { $n ->
        [one] { $deck }, 1 zakryta karta
        [few] { $deck }, { $n } zakryte karty
       *[many] { $deck }, { $n } zakrytych kart
    }
reavers-stack =
    { $n ->
        [0] { $stack }, nie ma już płytek
        [one] { $stack }, została 1 płytka
        [few] { $stack }, zostały { $n } płytki
       *[many] { $stack }, zostało { $n } płytek
    }
reavers-fleet = Jeszcze nie wypłynęły langskipy: { $names }
reavers-fleet-none = Wszystkie langskipy wypłynęły
reavers-amount = { $thing }: { $n }
reavers-crew = Załoga { $n } / { $places }
reavers-jarl = Jarl
reavers-jarl-is = Jarl: { $name }
reavers-jarl-none = Bez Jarla
reavers-specialists = Wyspecjalizowani
reavers-artifacts = Artefakty
reavers-holdings = Okręt i ziemie
reavers-post = { $space }, twoi: { $n }
reavers-used = { $thing }, użyte
reavers-pile =
    { $n ->
        [one] 1 karta na Stosie Chwały
        [few] { $n } karty na Stosie Chwały
       *[many] { $n } kart na Stosie Chwały
    }
reavers-count-specialists =
    { $n ->
        [one] 1 wyspecjalizowany
       *[other] { $n } wyspecjalizowanych
    }
reavers-count-artifacts =
    { $n ->
        [one] 1 Artefakt
        [few] { $n } Artefakty
       *[many] { $n } Artefaktów
    }
reavers-count-upgrades =
    { $n ->
        [one] 1 Ulepszenie Okrętu
        [few] { $n } Ulepszenia Okrętu
       *[many] { $n } Ulepszeń Okrętu
    }
reavers-count-tiles =
    { $n ->
        [one] 1 terytorium
        [few] { $n } terytoria
       *[many] { $n } terytoriów
    }
reavers-progress = Runda { $round } z { $rounds }, aktywacja { $activation } z { $activations }
reavers-battle = Walka
reavers-battle-none = Jeszcze żadnych kości walki
reavers-battle-count = Sukcesy: { $hits } z { $defense }
reavers-battle-die = kość walki przed rzutem
reavers-battle-die-shows =
    { $n ->
        [0] kość walki bez sukcesu
        [one] kość walki z 1 sukcesem
       *[other] kość walki z { $n } sukcesami
    }
reavers-battle-die-picked =
    { $n ->
        [0] kość walki bez sukcesu, do przerzutu
        [one] kość walki z 1 sukcesem, do przerzutu
       *[other] kość walki z { $n } sukcesami, do przerzutu
    }

## The frame of every page

frame-name = Meadhall
frame-page_title = { $page } · Meadhall
frame-skip = Do treści strony
frame-ways = Drogi przez salę
frame-way_mine = Moje stoły
frame-way_watch = Oglądaj
frame-way_rules = Zasady
frame-way_glossary = Słowniczek
frame-way_pads = Arkusze punktacji
frame-way_about = O Meadhall
frame-fan_work = Dzieło fanów, niezwiązane z wydawcami tych gier.

## Settings

settings-title = Ustawienia
settings-language = Język
settings-theme = Światło
settings-theme_candle = Blask świec
settings-theme_night = Noc
settings-theme_contrast = Wysoki kontrast
settings-motion = Ruch
settings-motion_system = Jak w urządzeniu
settings-motion_on = Włączony
settings-motion_off = Wyłączony
settings-sound = Dźwięk

## Games, levels of bots, states of a table

game-champions = Wojownicy Midgardu
game-reavers = Reavers of Midgard
game-valhalla = Valhalla
level-random = Nowicjusz
    .text = wybiera cokolwiek zgodnego z zasadami: dobre towarzystwo na pierwszą grę
level-quick = Porywczy
    .text = myśli jedną dziesiątą sekundy
level-rollout = Zaprawiony
    .text = sprawdza swoje możliwości przez 0,4 sekundy
level-patient = Cierpliwy
    .text = każdy wybór rozważa przez dwie sekundy
status-gathering = gracze się zbierają
status-playing = trwa gra
status-over = zakończony
status-closed = zamknięty

## Valhalla

valhalla-board = Drużyny wojenne
valhalla-warrior =
    { $state ->
        [leaving] { $name }, odchodzi do Valhalli
        [road] { $name }, w drodze do Valhalli
        [denied] { $name }, nie może odejść
        [blocked] { $name }, blokada
        [armed] { $name }, pod bronią
       *[plain] { $name }
    }{ $tyr ->
        [none] { "" }
       *[other] ; nosi kartę „{ $tyr }”
    }
valhalla-band =
    { $name }: { $warriors ->
        [one] 1 Wojownik
       *[other] { $warriors } Wojowników
    }, { $shields ->
        [one] 1 własna tarcza
        [few] { $shields } własne tarcze
       *[many] { $shields } własnych tarcz
    }, { $hand ->
        [one] 1 karta na ręce
        [few] { $hand } karty na ręce
       *[many] { $hand } kart na ręce
    }
valhalla-team = Drużyna: { $name }
valhalla-space = Puste pole { $n }
valhalla-own_shields = Własne tarcze: { $n } z { $all }
valhalla-captured =
    { $n ->
        [one] 1 zdobyta tarcza: { $name }
        [few] { $n } zdobyte tarcze: { $name }
       *[many] { $n } zdobytych tarcz: { $name }
    }
valhalla-ally = sojusz: { $name }
valhalla-king = Król Góry, poziom { $level }
valhalla-jarl =
    { $state ->
        [silenced] Jarl { $name }, bez głosu w tej walce
        [rested] Jarl { $name }, cecha już użyta
       *[ready] Jarl { $name }
    }
valhalla-jarl_silenced = bez głosu
valhalla-jarl_rested = odpoczywa
valhalla-deck =
    { $n ->
        [one] w talii została 1 karta
        [few] w talii zostały { $n } karty
       *[many] w talii zostało { $n } kart
    }
valhalla-deck_short = talia
valhalla-discard_short = odrzucone
valhalla-leaf_discard =
    { $n ->
        [one] Przejrzyj stos odrzuconych: 1 karta
        [few] Przejrzyj stos odrzuconych: { $n } karty
       *[many] Przejrzyj stos odrzuconych: { $n } kart
    }
valhalla-leaf_valhalla =
    { $n ->
        [one] Zajrzyj do swojej Valhalli: 1 karta, Chwała { $glory }
        [few] Zajrzyj do swojej Valhalli: { $n } karty, Chwała { $glory }
       *[many] Zajrzyj do swojej Valhalli: { $n } kart, Chwała { $glory }
    }
valhalla-pile_discard = Stos odrzuconych
valhalla-pile_valhalla = Twoja Valhalla
valhalla-pile_cards =
    { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[many] { $n } kart
    }
valhalla-close = Zamknij
valhalla-grey =
    { $n ->
        [one] 1 szara kość dla wszystkich
        [few] { $n } szare kości dla wszystkich
       *[many] { $n } szarych kości dla wszystkich
    }
valhalla-loki = Loki
valhalla-monster = { $name }, poziom { $level }: siła { $strength }, zakryte symbole { $covered } z { $symbols }, zostało kart: { $left }
valhalla-level = Poziom
valhalla-left = Zostało kart
valhalla-room = Miejsce
valhalla-clans = Klany
valhalla-next = Następna karta
valhalla-spread_drawn = Dobrane
valhalla-spread_row = Odkryte
valhalla-spread_known = Ręka, do której zaglądasz
valhalla-dice =
    { $side ->
        [attacker] Kości atakującego
       *[defender] Kości obrońcy
    }
valhalla-die_marked = { $die }, do przerzutu
valhalla-played = Zagrane karty
valhalla-clash = Porównanie sił
valhalla-strength = { $side }: siła { $n }
valhalla-strength_parts = Wojownicy { $warriors }, karty, Jarlowie i wsparcie { $others }
valhalla-won = Wygrywa { $name }
valhalla-frost =
    { $n ->
        [one] Mróz: obrońca rzuca o 1 kość mniej
       *[other] Mróz: obrońca rzuca o { $n } kości mniej
    }
valhalla-hand =
    { $n ->
        [one] Twoja ręka: 1 karta
        [few] Twoja ręka: { $n } karty
       *[many] Twoja ręka: { $n } kart
    }
valhalla-hand_count =
    { $n ->
        [one] 1 karta na ręce
        [few] { $n } karty na ręce
       *[many] { $n } kart na ręce
    }
valhalla-team_count =
    { $n ->
        [one] 1 Wojownik w Drużynie
       *[other] { $n } Wojowników w Drużynie
    }
valhalla-valhalla_count =
    { $n ->
        [one] 1 karta w Valhalli
        [few] { $n } karty w Valhalli
       *[many] { $n } kart w Valhalli
    }
valhalla-known = Znasz: { $cards }
valhalla-aside = { $name }, odłożone
valhalla-turn = Tura { $n }
valhalla-last_round =
    { $n ->
        [one] Ostatnia runda: została 1 tura
        [few] Ostatnia runda: zostały { $n } tury
       *[many] Ostatnia runda: zostało { $n } tur
    }

## The front page

front-lead = Trzy gry planszowe o wikingach przy jednym stole: z przyjaciółmi z daleka albo od razu z botami.
front-name = Twoje imię
front-name_none = Gość
front-level = Z jakimi botami grasz
front-doors = Gry
front-seats = Miejsca
front-seats_n =
    { $n ->
        [one] 1 miejsce: grasz w pojedynkę
        [few] { $n } miejsca: ty, a na pozostałych boty
       *[many] { $n } miejsc: ty, a na pozostałych boty
    }
front-play = Zagraj od razu z botami
front-set = Przygotuj stół
front-about_champions = Zbierz wojowników w portowym mieście, wypłyń i zgładź to, co żyje za fiordem.
front-about_reavers = Obsadź langskip, łup wioski, twierdze i morze, i przywieź do domu najwięcej Chwały.
front-about_valhalla = Prowadź drużynę kości i kart od walki do walki, aż do złotej hali.
front-mine = Twoje stoły
front-turns =
    { $n ->
        [one] jeden czeka na ciebie
        [few] { $n } czekają na ciebie
       *[many] { $n } czeka na ciebie
    }
front-all_mine = Wszystkie moje stoły
front-public = Stoły do oglądania
front-all_public = Wszystkie publiczne stoły
front-books = Na półce
front-book_rules = Każda zasada z numerem i wyszukiwaniem
front-book_glossary = Słowa gier w trzech językach
front-book_pads = Do pudełek na twoim własnym stole
front-book_watch = Publiczne stoły, teraz
front-book_about = Kto co zrobił i na jakich licencjach

## A table in a list

slip-your_turn = Twoja kolej
slip-turn_of = Czekamy na ruch: { $names }
slip-missing =
    { $n ->
        [one] jeszcze 1 wolne miejsce
        [few] jeszcze { $n } wolne miejsca
       *[many] jeszcze { $n } wolnych miejsc
    }
slip-won =
    { $n ->
        [one] wygrywa { $names }
       *[other] wspólnie wygrywają: { $names }
    }
slip-host = gospodarzem jesteś ty

## Sharing

share-copy = Kopiuj
share-copied = Skopiowano
share-share = Udostępnij
share-qr = Kod QR
share-qr_label = Kod QR: { $what }

## Refused

refused-unreachable = Sala nie odpowiada. Czy działa i czy masz połączenie?
refused-rate_limited = Za dużo próśb naraz. Odczekaj chwilę i spróbuj znowu.
refused-busy = W sali jest tłok. Odczekaj chwilę i spróbuj znowu.
refused-unknown_table = Nie ma tu takiego stołu albo nie jest dla ciebie otwarty.
