### Co mówi sam stół w przeglądarce: przyciski, nagłówki, stany. Zdania gier przychodzą z sali,
### z common.ftl, hall.ftl i pliku każdej gry.

## The bar at the top

bar-home = Do sali
bar-watching =
    { $n ->
        [one] 1 widz
       *[other] { $n } widzów
    }

## The line to the hall

line-connecting = łączenie …
line-live = zapisano
line-saving = zapisywanie …
line-reconnecting = ponowne łączenie …
line-reconnecting_in = ponowne łączenie za { $n } s
line-offline = brak sieci
line-kept = Twój wybór czeka i zostanie wysłany ponownie.
line-gone = brak połączenia

## What is asked

prompt-label = O co chodzi
prompt-draft =
    { $n ->
        [one] 1 krok przygotowany; liczy się, gdy skończysz
        [few] { $n } kroki przygotowane; liczą się, gdy skończysz
       *[many] { $n } kroków przygotowanych; liczą się, gdy skończysz
    }
prompt-over = Gra skończona.
prompt-watching = Oglądasz tę grę.
doubt-label = Na pewno?
doubt-final = { $what }: tego nie da się cofnąć.
doubt-sure = Zrób to
doubt-no = Jeszcze nie
turn-title = Twoja kolej · { $game }
turn-next =
    { $n ->
        [one] Następny stół: 1 czeka na ciebie
        [few] Następny stół: { $n } czekają na ciebie
       *[many] Następny stół: { $n } czeka na ciebie
    }
prompt-ending = Pokaż końcową punktację
prompt-skip = Do mojej tury
prompt-list =
    { $n ->
        [one] 1 opcja
       *[other] Wszystkie opcje: { $n }
    }
prompt-why =
    { $n ->
        [one] Dlaczego 1 jest zamknięta?
        [few] Dlaczego { $n } są zamknięte?
       *[many] Dlaczego { $n } jest zamkniętych?
    }
prompt-since = Co się działo od mojej ostatniej tury
prompt-explain = Wyjaśnij to, czego dotknę
prompt-undo = Cofnij
prompt-undo_key = Cofnij ostatni wybór (klawisz u)
options-label = Wszystkie opcje
options-final = bez odwrotu
options-closed = Zamknięte i dlaczego
options-part = część wyboru; może być dalszy ciąg
options-keys = Strzałki przesuwają, Enter wybiera, cyfry od 1 do 9 wybierają od razu.
rule-read = Przeczytaj zasadę { $rule }

## The players

seat-unnamed = Gość { $n }
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
seat-out_of_time = koniec czasu
strip-seat = { $name }: Chwała { $n }
strip-seat_asked = { $name }: Chwała { $n }, teraz wybiera
clock-left = zostało { $time }
clock-out = Koniec czasu: { $time }
crest-raven = kruk
crest-wolf = wilk
crest-boar = dzik
crest-deer = jeleń
crest-bear = niedźwiedź
crest-drakkar = drakkar

## Around the board

saga-label = Co się wydarzyło
saga-title = Saga
saga-again = Pokaż znowu
saga-go_back = Cofnij grę …
saga-go_back_hint = Wybierz moment, do którego gra ma się cofnąć. Stanie się to, gdy zgodzą się wszyscy przy stole.
saga-ask_back = Poproś wszystkich o powrót tutaj
saga-void = cofnięte
talk-label = Saga i czat
chat-title = Czat
chat-write = Powiedz coś przy stole
chat-send = Wyślij
chat-said = { $name }: { $text }
chat-host = Gospodarz
chat-empty = Nikt jeszcze nic nie mówi.
chat-read_only = Pisać mogą tu tylko ci, którzy siedzą przy stole.
chat-unsent = Nie wysłano: sala nie odpowiada. Twoje słowa wciąż tu są.
chat-removed = Usunięte przez gospodarza
chat-remove = Usuń tę wypowiedź: { $name }
chat-unread =
    { $n ->
        [one] Czat: 1 nowa wiadomość
        [few] Czat: { $n } nowe wiadomości
       *[many] Czat: { $n } nowych wiadomości
    }
since-replay = Pokaż to znowu na planszy
since-nothing = Od tamtej pory nic się nie wydarzyło.

## Instead of a blank page

trouble-title = Coś poszło nie tak
trouble-text = Nie udało się pokazać strony. Na twoim stole nic nie przepadło.
trouble-again = Spróbuj ponownie
trouble-reload = Wczytaj stronę od nowa

## Scenes: a card over the board, and how fast they play

pace-speed = Tempo { $speed }
scene-go_on = Dalej
scene-more =
    { $n ->
        [one] Jeszcze 1
        [few] Jeszcze { $n }
       *[many] Jeszcze { $n }
    }
panel-options = Wszystkie opcje
panel-since = Od twojej ostatniej tury
panel-saga = Saga
panel-chat = Czat
panel-menu = Menu
sheet-close = Zamknij
odds-label = Szanse
odds-percent = { $n }%
odds-exact = dokładnie
odds-more = Jeszcze { $n }
odds-fewer = Mniej

## Going back together, and bots in people's seats

rewind-label = Cofanie gry
rewind-asked = { $name } prosi wszystkich, by cofnąć grę.
rewind-moment = Powrót do chwili tuż po: { $line }
rewind-waiting = Czekamy na odpowiedź: { $names }.
rewind-agree = Zgadzam się
rewind-decline = Nie chcę
sitting-label = Twoje miejsce
sitting-bot = Teraz gra za ciebie bot.
sitting-time = Twój czas się skończył; teraz gra za ciebie bot.
sitting-late = Twój czas się skończył. Pozostali czekają na ciebie.
sitting-back = Wracam na swoje miejsce
sitting-offer = Jeśli musisz odejść, bot może grać za ciebie dalej. Na swoje miejsce wrócisz, kiedy zechcesz.
sitting-away = Niech bot gra za mnie

## The menu of a table

menu-title = Menu
menu-links = Gdzie indziej
menu-rules = Zasady
menu-look_back = Obejrzyj dotychczasową grę
menu-glossary = Słowniczek
menu-leave = Wyjdź
menu-leave_text = Wychodząc, niczego nie tracisz: stół jest na twojej liście, a gra czeka na ciebie.
menu-settings = Ustawienia
menu-notices = Daj mi znać, gdy moja kolej
menu-seat = Twoje miejsce
menu-record = Zapis
menu-record_seen = Wszystko, co dotąd było widać z twojego miejsca. Gdy gra się skończy, zapis będzie pełny.
menu-record_whole = Cała gra razem z sekretem, który dowodzi, że kości są uczciwe.
menu-download = Pobierz
menu-dice = Uczciwe kości
menu-dice_text = Zanim padło pierwsze słowo na szczęście, sala zapieczętowała tą liczbą swój sekret. Gdy gra się skończy, zapis otworzy pieczęć i każdy sprawdzi każdą kość.
menu-dice_open = Ten stół gra dalej z zapisu: kto ma ten zapis, może obliczyć kości.
menu-host = Gospodarz
notice-text = Gdy patrzysz na stół, nic ci nie przeszkadza.
notice-mine = Dostajesz znać tak
notice-waits = czeka na swój kod
notice-kind = Jak dać mi znać
notice-kind_push = Ta przeglądarka
notice-kind_email = E-mail
notice-kind_ntfy = ntfy
notice-kind_telegram = Telegram
notice-kind_discord = Discord
notice-kind_private = Inna usługa
notice-push = Niech ta przeglądarka da mi znać
notice-push_refused = Przeglądarka na to nie pozwala. Powiadomienia możesz włączyć w jej ustawieniach dla tej strony.
notice-topic = Temat
notice-topic_text = Zapisz się na ten temat w aplikacji ntfy. Kto zna jego nazwę, może czytać razem z tobą, więc niech będzie trudna do zgadnięcia.
notice-server = Serwer
notice-webhook = Adres webhooka
notice-webhook_text = W Discordzie: ustawienia kanału, integracje, webhooki, skopiuj adres.
notice-token = Token twojego bota
notice-token_text = @BotFather tworzy bota i podaje jego token. Napisz raz do swojego bota: boty nie mogą pisać do obcych.
notice-chat = Numer czatu
notice-chat_text = Napisz raz do @{ $bot }: boty nie mogą pisać do obcych. Dostaniesz tam kod.
notice-email = Adres e-mail
notice-email_text = Dostaniesz tam kod, żeby nikt inny nie mógł zamówić listów do ciebie.
notice-address = Adres usługi
notice-examples = Adres Apprise, na przykład:
notice-code_sent = Kod jest w drodze do ciebie.
notice-code = Kod, który przyszedł przez { $kind }
notice-give_code = Oddaj kod
notice-keep = Dawaj mi znać tam
notice-drop = Koniec powiadomień: { $kind }
notice-kept = Sala da ci tam znać.
notice-dropped = Tam powiadomień już nie będzie.
notice-refused_bad_request = Coś tu nie jest zapisane tak, jak powinno.
host-bot = Niech gra bot: { $name }
host-person = Oddaj miejsce z powrotem: { $name }
host-invite = Nowe zaproszenie na miejsce: { $name }
host-invited = Kto tu dotąd siedział, traci miejsce. Ten link otwiera je, jeden raz:
host-invite_label = Zaproszenie na miejsce: { $name }
host-mute = Odbierz czat: { $name }
host-unmute = Przywróć czat: { $name }
host-title = Tytuł
host-rename = Zmień tytuł
host-watch_link = Nowy link dla widzów
host-watch_changed = Stary link niczego już nie otwiera. Oto nowy:
host-close = Zamknij stół
host-close_sure = Przy zamkniętym stole nikt już nie zagra. Zamykasz?
host-close_yes = Tak, zamknij
host-close_no = Nie
host-nothing = Gra skończona; gospodarz nie ma już nic do zrobienia.
mine-label = Co jest twoje
side-label = Gracze i saga
pan-closer = Bliżej
pan-farther = Dalej
edge-more = { $side ->
    [left] Jeszcze { $n } po lewej
    [right] Jeszcze { $n } po prawej
    [top] Jeszcze { $n } powyżej
   *[bottom] Jeszcze { $n } poniżej
}

## The player aid: one line of a section a sentence

panel-aid = Ściąga
aid-open = Ściąga (klawisz h)
aid-understood = Jasne
aid-aim = Cel gry
aid-scores = Co daje punkty
aid-dice = Kości
aid-round = Kolejność gry
aid-champions_aim = Miej najwięcej Chwały po 8 rundach. Chwała pochodzi z walk; robotnicy zdobywają to, czego walka wymaga.
aid-champions_scores =
    W trakcie gry: Chwała z każdego pokonanego wroga.
    5 za każdy zestaw wrogów: czerwony, żółty i niebieski.
    Runy, także użyte, i własny langskip: tyle, ile na nich widnieje.
    Przeznaczenia: wyższa wartość, gdy prowadzisz sam, niższa, gdy prowadzisz razem z innymi.
    2 za każdą niewydaną łaskę; 1 za każde 3 monety.
    Potępienia kosztują 1, 3, 6, 10, 15, 21 za 1 do 6 żetonów.
aid-champions_dice =
    Każda broń zadaje 1 obrażenie; obrażenia zostają do końca walki.
    Każda tarcza ratuje jednego wojownika przed atakiem wroga.
    1 łaska: przerzuć dowolne z rzuconych kości.
aid-champions_round =
    Pojawiają się nowi wrogowie, towary i runy.
    Rozmieszczacie robotników, po jednym na zmianę.
    Wysyłacie wojowników i żywność na wyprawy: 1 żywność karmi 2 wojowników do bliskiej krainy, 1 do dalekiej.
    Polowanie, potem walki: troll, draugry, wreszcie krainy.
    Troll żyje? Każdy bierze 1 potępienie.
aid-reavers_aim = Miej najwięcej Chwały po 6 rundach łupieży, handlu i bitew morskich.
aid-reavers_scores =
    W trakcie gry: Chwała z bitew, łupieży i kart.
    Artefakty: tyle, ile na nich widnieje. Skarb 2, 4, 9, 16. Sztuka 3, 6, 10. Zbroja 1, 2, 6, 12, 20, 30.
    Arrasy: 15 za trzy rodzaje razem, 2 za każdy inny.
    Farmy po 1, mury po 2, wieże po 3; 4 żetony i więcej: o 1 więcej za każdy, 6 i więcej: o 2 więcej; najwięcej danego rodzaju: +3, +4, +5.
    Przepowiednie: 1 za wszystko, co liczą.
    Przerażenie kosztuje 1, 3, 6, 10, 15, 21, potem po 6 za każdy następny żeton.
aid-reavers_dice =
    Twoja załoga to kości: ich ściankami opłacasz pola i walki.
    W walce liczba sukcesów mierzy się z obroną.
aid-reavers_round =
    4 razy w rundzie ktoś wybiera pole i bierze jego premię.
    Działają specjaliści wszystkich graczy z tego pola.
    Każdy po kolei wykonuje akcję pola albo odpoczywa.
    Na koniec plansza jest porządkowana.
aid-valhalla_aim = Miej najwięcej punktów, gdy skończy się talia albo ktoś straci ostatnią tarczę i stoczy się Ragnarök.
aid-valhalla_scores =
    Chwała na wszystkich twoich kartach w Valhalli.
    2 za każdą tarczę, którą masz; przy dwóch graczach tylko za zdobyte.
    Od trzech graczy: premia za zdobyte tarcze różnych przeciwników.
aid-valhalla_dice =
    Miecz, topór, włócznia, łuk, tarcza, pudło: po jednej ściance.
    Oddaj kość, a przerzucisz dowolnie wiele pozostałych.
    Wojownika zbroi się od razu wszystkimi kośćmi, których wymaga.
aid-valhalla_round =
    Część A, jedno z czterech: zagraj Wojownika; zagraj dwóch, łącznie najwyżej z 3 symbolami; atakuj; dobierz 2 karty i zachowaj 1.
    Część B: dobierz 2 karty, zachowaj 1.
    W walce najpierw zbroi się atakujący, potem obrońca; większa siła zdobywa tarczę.
aid-valhalla_solo_aim = Pokonaj po kolei wszystkie sześć kart Potwora, zanim skończy się talia albo stracisz ostatnią tarczę.
aid-valhalla_solo_scores =
    Nic się nie liczy: wygrywasz albo przegrywasz.
    Jeśli na koniec talii została 1 karta Potwora, wykonujesz ostatni atak.
    Przegrana walka kosztuje karty z talii, przegrana obrona także tarczę.
aid-valhalla_solo_round =
    Część A, jedno z czterech: zagraj Wojownika; zagraj dwóch, łącznie najwyżej z 3 symbolami; atakuj Potwora; dobierz 2 karty i zachowaj 1.
    Część B: dobierz 2 karty, zachowaj 1.
    Potem kolej Potwora. Do wygranego ataku wystarczy siła równa jego sile, do obrony potrzeba większej.

## Stages of a table

table-opening = Otwieranie stołu …
table-gone = Tego stołu nie da się otworzyć
table-closed = Ten stół jest zamknięty
table-closed_text = Gospodarz zakończył go, zanim zaczęła się gra.
table-stranded = Ta gra utknęła
table-stranded_text = Odkąd się zaczęła, zmieniły się zasady, więc nie może tu trwać dalej. Jej ostatnia pozycja i zapis są zachowane.

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
champions-nobody_sent = Nikt nie wyrusza: { $where }.
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
champions-tied = remis { $n }
champions-sent = Wysłani: { $n }, miejsca: { $of }
champions-feeds_near = W tej podróży 1 żywność karmi 2 wojowników.
champions-feeds_far = W tej podróży 1 żywność karmi 1 wojownika.
champions-hungry =
    { $n ->
        [one] Co najmniej 1 wojownik nie ma co jeść.
       *[other] Co najmniej { $n } wojowników nie ma co jeść.
    }
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
frame-way_start = W pięć minut
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
settings-asks_first = Pytaj przed tym, czego nie da się cofnąć

## Games, states of a table

game-champions = Wojownicy Midgardu
game-reavers = Reavers of Midgard
game-valhalla = Valhalla
status-gathering = gracze się zbierają
status-playing = trwa gra
status-over = zakończony
status-closed = zamknięty
status-stranded = utknął

## Valhalla

valhalla-board = Drużyny wojenne
valhalla-jarls_first = Dobrzy na pierwszą grę
valhalla-jarls_rest = Wszyscy pozostali
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
valhalla-room = Chwała w Valhalli
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
valhalla-play_card = Zagraj: { $name }
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
front-maintenance = Chwilowo bez nowych gier: { $why }. Trwające gry toczą się dalej.
front-name = Twoje imię
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
front-book_start = O co w grze chodzi, z obrazkami
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

## A link to hand on

share-copy = Kopiuj
share-copied = Skopiowano
share-share = Udostępnij
share-qr = Kod QR
share-qr_label = Kod QR: { $what }

## What the hall refuses

refused-stale = Gra poszła już dalej. Spójrz jeszcze raz i wybierz.
refused-not_your_turn = Teraz wybiera ktoś inny.
refused-not_an_option = Tego nie można teraz wybrać.
refused-after_luck = Wcześniej spadłyby kości; wybieraj po kolei.
refused-not_your_seat = To teraz nie jest twoje miejsce.
refused-not_the_host = To może zrobić tylko gospodarz.
refused-table_over = Przy tym stole gra się już skończyła.
refused-words_sealed = Nie wszystkie zalakowane słowa są otwarte. Poczekaj chwilę i zacznij jeszcze raz.
refused-cannot_undo = Ostatniego wyboru nie można cofnąć.
refused-cannot_rewind = Gra nie może się tam cofnąć albo ktoś już o to prosi.
refused-seat_present = Ta osoba jest przy stole; bot może grać tylko za kogoś, kogo nie ma.
refused-bad_address = Na ten adres sala nie może wysyłać powiadomień.
refused-wrong_code = To nie jest kod, który przyszedł, albo jest już za stary.
refused-unreachable = Sala nie odpowiada. Czy działa i czy masz połączenie?
refused-rate_limited = Za dużo próśb naraz. Odczekaj chwilę i spróbuj znowu.
refused-busy = W sali jest tłok. Odczekaj chwilę i spróbuj znowu.
refused-too_long = To trwa dłużej, niż sala ma na to czasu.
refused-too_large = To jest większe, niż sala czyta.
refused-over_quota = Więcej na razie nie można. Zamknij niepotrzebny stół albo spróbuj później.
refused-unknown_table = Nie ma tu takiego stołu albo nie jest dla ciebie otwarty.
refused-unknown_game = W tej sali nie ma tej gry.
refused-unknown_key = Ten link niczego tu już nie otwiera. Poproś o nowy.
refused-not_started = Gra jeszcze się nie zaczęła.
refused-already_started = Gra już się zaczęła.
refused-seat_taken = Ktoś już tu siedzi.
refused-bad_settings = Te ustawienia do siebie nie pasują.
refused-bad_cards = Takim zestawem kart nie da się grać.
refused-bad_record = Z tego zapisu sala nie może skorzystać.
refused-bad_request = Coś tu nie jest zapisane tak, jak powinno.
refused-not_found = Niczego tu już nie ma.
refused-not_allowed = Tego nie można tu zrobić.
refused-wrong_rules = Tę grę zaczęto według innych zasad, niż sala ma dzisiaj. Można ją obejrzeć, ale nie da się grać dalej.
refused-stranded = Tej gry nie da się tu dokończyć. Można ją obejrzeć.
refused-too_slow = To nie dotarło na czas. Sprawdź połączenie i spróbuj jeszcze raz.
refused-maintenance = Sala na razie nie zaczyna nowych gier. Trwające gry toczą się dalej.
refused-muted = Gospodarz odebrał ci głos przy tym stole.

## Setting a table

new-title = Przygotuj stół
new-lead = Wybierz grę, posadź na krzesłach ludzi i boty i roześlij zaproszenia.
new-game = Gra
new-seats = Kto siedzi przy stole
new-seat = Miejsce { $n }
new-seat_name = Imię na miejscu { $n }
new-seat_level = Siła bota na miejscu { $n }
new-seat_character = Co lubi bot na miejscu { $n }
new-kind_person = Człowiek
new-kind_bot = Bot
new-fallback_bot = Bot { $n }
new-same_name = Dwa miejsca mają to samo imię.
new-sit_here = Siadam tutaj
new-i_sit_here = Siedzisz tutaj
new-remove = Zabierz miejsce { $n }
new-add_person = Krzesło dla człowieka
new-add_bot = Krzesło dla bota
new-host_sits = Siadasz od razu; pozostali przyjdą przez linki, które im wyślesz.
new-host_none = Nie zajmujesz miejsca: tylko prowadzisz stół i oglądasz.
new-settings = Co jest w grze
new-setting_changed = zmienione
new-setting_fixed = Tutaj zawsze: { $value }
new-setting_dropped = Twój wybór nie pasował już do reszty i został cofnięty.
new-fine =
    { $changed ->
        [0] Szczegóły zasad ({ $n })
       *[other] Szczegóły zasad ({ $n }, zmienione: { $changed })
    }
new-cards = Własny zestaw kart
new-cards_text = Masz pudełko z grą? Wpisz jego wartości do zestawu kart i graj z nimi.
new-cards_standard = Pobierz zestaw standardowy
new-cards_bring = Wczytaj plik
new-cards_have = Na stole leży { $name }.
new-cards_away = Graj z zestawem standardowym
new-table = Sam stół
new-name = Nazwa stołu
new-public = Każdy może oglądać
new-public_on = Publiczny: widać go na liście stołów.
new-public_off = Wyłączone: bez linku nikt go nie widzi.
new-clock_on = Gra z zegarem
new-clock_bank = Czas w banku każdego gracza
new-clock_increment = Dodatek, gdy kolej przechodzi dalej
new-clock_unit = Jednostka czasu
new-clock_out = Gdy bank jest pusty
new-clock_out_wait = wszyscy czekają
new-clock_out_bot = gra bot
new-clock_level = Siła tego bota
new-unit_second = sekundy
new-unit_minute = minuty
new-unit_hour = godziny
new-unit_day = dni
new-make = Przygotuj stół
new-look_at_settings = Coś do siebie nie pasuje: spójrz na zaznaczone ustawienia.

## People gather at a table

gather-missing =
    { $n ->
        [one] Jeszcze 1 wolne miejsce.
        [few] Jeszcze { $n } wolne miejsca.
       *[many] Jeszcze { $n } wolnych miejsc.
    }
gather-all_here = Są już wszyscy.
gather-seats = Kto siedzi przy stole
gather-bot = bot, { $level }
gather-you = to ty
gather-free = wolne
gather-here = jest tutaj
gather-sits = siedzi tu, patrzy gdzie indziej
gather-said = słowo już jest
gather-invite_for = Zaproszenie: { $name }
gather-invite_text = Siadaj z nami do stołu: { $title }
gather-invite_new = Nowe zaproszenie
gather-invite_instead = Zaproś kogoś innego
gather-bot_in = Niech gra bot
gather-person_back = Znów człowiek
gather-change = Zmień
gather-start = Zacznij grę
gather-start_early = Możesz zacząć już teraz; kogo jeszcze nie ma, ten może przyjść później przez swój link.
gather-wait = Gospodarz zacznie grę, gdy wszyscy będą gotowi. Zacznie się tutaj sama.
gather-played = Co jest w grze
gather-plain = Zwykła gra, zgodnie z zasadami.
gather-own_cards = Z własnym zestawem kart gospodarza.
gather-clock =
    { $minutes ->
        [one] Z zegarem: 1 minuta dla każdego.
        [few] Z zegarem: { $minutes } minuty dla każdego.
       *[many] Z zegarem: { $minutes } minut dla każdego.
    }
gather-rules = Przeczytaj zasady
gather-host = Dla gospodarza
gather-watch = Kto ma ten link, może oglądać, ale nie zajmie miejsca.
gather-watch_public = Stół jest publiczny: każdy może oglądać.
gather-watch_link = Link dla widzów
gather-close = Zamknij stół
gather-close_sure = Na pewno? Nikt już tu nie usiądzie.
gather-close_no = Zostaw otwarty
gather-refused_seat_present = Ta osoba jest właśnie przy stole; obecnych nikt nie zastępuje.

## A word for the dice

word-title = Twoje słowo miesza kości
word-text = Cokolwiek napiszesz, wmiesza się w los tej gry, więc nikt nie może podsunąć fałszywych kości.
word-label = Słowo na szczęście
word-say = Zamieszaj
word-again = inne
word-said = Twoje słowo już jest. Do początku gry pozostanie tajne.
word-fixed = Słów nie można już zmienić. Zalakowane są otwierane, potem zaczyna się gra.
word-what = Co to jest?
word-what_text = Zanim padło pierwsze słowo, sala wybrała tajną liczbę i pokazała ten jej odcisk. Kości powstają z tej liczby i ze słów wszystkich graczy. Po grze liczba zostaje odkryta i każdy może sprawdzić, czy pasuje do odcisku i czy dała właśnie te kości.
word-commitment = Odcisk liczby sali:

## Coming by an invitation

enter-title = Masz zaproszenie
enter-lead = Zapraszamy do gry: { $game }. Zajmij miejsce!
enter-sit = Usiądź
enter-sits = Siedzisz już przy tym stole.
enter-to_table = Do stołu
enter-started = Gra już trwa; twoje miejsce czeka na ciebie.
enter-refused_unknown_key = To zaproszenie już nie działa. Może ktoś z niego skorzystał albo gospodarz zrobił nowe. Poproś gospodarza o świeży link.
enter-refused_seat_taken = Ktoś już tu siedzi. Poproś gospodarza o inne miejsce.
enter-refused_table_over = Ten stół jest zamknięty; nikt już przy nim nie usiądzie.
enter-refused_unknown_table = Nie ma takiego stołu. Może już go sprzątnięto.
enter-refused_not_your_seat = Ten link jest do innego stołu.
enter-refused_bad_request = Ktoś przy tym stole ma już to imię albo nie da się go pokazać. Wybierz inne.
enter-refused_already_started = Gra tymczasem się zaczęła. Otwórz link jeszcze raz, by zająć swoje miejsce.

## My tables

mine-asked = Twoja kolej
mine-playing = Czekamy na innych
mine-gathering = Gracze się zbierają
mine-over = Zakończone
mine-closed = Zamknięte
mine-stranded = Utknęły po zmianie zasad
mine-none = Nie siedzisz jeszcze przy żadnym stole.
mine-begin = Wybierz grę
mine-carry = Także na innym urządzeniu
mine-carry_text = Otwórz swój osobisty link na telefonie albo innym komputerze, a wszystkie twoje stoły będą i tam.
mine-carry_warning = Zachowaj go dla siebie: kto ma ten link, siedzi przy twoich stołach.
mine-carry_link = Twój osobisty link

## Watching

watch-lead = Stań za krzesłami: widzisz to, co wolno widzieć każdemu, i żadnych tajemnic.
watch-playing = Teraz w grze
watch-gathering = Gracze się zbierają
watch-over = Zakończone
watch-stranded = Utknęły po zmianie zasad
watch-none = Żaden stół nie jest teraz publiczny.

## Tables carried to this device

carry-title = Twoje stoły, tutaj
carry-looking = Szukanie twoich stołów …
carry-done =
    { $n ->
        [0] To urządzenie jest teraz twoje. Stołów jeszcze nie ma.
        [one] Na tym urządzeniu jest teraz 1 stół.
        [few] Na tym urządzeniu są teraz { $n } stoły.
       *[many] Na tym urządzeniu jest teraz { $n } stołów.
    }
carry-others =
    { $n ->
        [one] To urządzenie ma już 1 własny stół.
        [few] To urządzenie ma już { $n } własne stoły.
       *[many] To urządzenie ma już { $n } własnych stołów.
    }
carry-others_text = Urządzenie pokazuje stoły jednej osoby. Jeśli pójdziesz dalej, tamte stąd znikną; wrócisz do nich tylko przez ich własny osobisty link (na stronie twoich stołów).
carry-take = Pokaż stoły z linku
carry-keep = Zostaw, jak jest
carry-refused_unknown_key = Sala nie zna tego osobistego linku.

## No such page

lost-title = Nie ma takiej strony
lost-text = Kruk wraca bez odpowiedzi: pod tym adresem nic nie ma.

## About

about-lead = Trzy gry planszowe o wikingach, zgodnie z zasadami: stół dla przyjaciół z daleka i dla botów.
about-fan = Dzieło fanów
about-fan_text = Meadhall tworzą ludzie, którzy kochają te gry. Wydawcy i autorzy gier { game-champions }, { game-reavers } i { game-valhalla } nie są z nim związani, nie sponsorują go ani nie popierają. Nie ma tu ich tekstów ani obrazów: zasady opowiadamy własnymi słowami, obrazy są nasze.
about-names = Nazwy i znaki towarowe należą do swoich właścicieli; mówią tylko, o którą grę chodzi.
about-numbers = Gdy wartość z karty lub kości nie jest publicznie znana, nasza jest wymyślona tak, by pasowała do tego, co wiadomo. Masz pudełko? Wczytaj własny zestaw kart.
about-buy = Jeśli gra ci się podoba, kup ją: stołu z prawdziwymi kośćmi nic nie zastąpi.
about-icons = Ikony
about-icons_text = Ikony pochodzą ze zbioru Game-icons. Te, które tu widać, narysowali ci autorzy i inni z tego zbioru:
about-fonts = Kroje pisma
about-fonts_text = Oba na wolnej licencji, podawane z tej sali:
about-source = Program
about-source_text = Meadhall to wolne oprogramowanie na licencji MIT. Kod źródłowy jest w komplecie i każdy może prowadzić własną salę.
about-privacy = Sala nie prowadzi kont: ma tylko klucze, imiona, które ludzie sami sobie nadają, i to, w co grają. Ustawienia zostają w twojej przeglądarce.
about-api = Adresy dla programów

## The ending

ending-counting = Liczymy Chwałę …
ending-skip = Od razu do wyniku
ending-title_own = Zwycięstwo jest twoje!
ending-title_won = Wygrywa { $names }
ending-title_shared = Zwycięstwo dzielą: { $names }
ending-title_allies = Razem wygrywają: { $names }
ending-title_solo_won = Potwór pokonany
ending-title_coop_won = Razem pokonujecie Potwora
ending-title_solo_lost = Potwór zwycięża
ending-title_coop_lost = Potwór zwycięża
ending-title_lost = Gra przegrana
ending-text_won = Chwała: { $n }. Skaldowie będą o tym śpiewać.
ending-text_won_low = Chwała: { $n }. Innym poszło jeszcze gorzej.
ending-text_won_tied = Chwała: { $n }, tyle samo mają inni. Decyduje rozstrzygnięcie remisu.
ending-text_shared = Każdy ma Chwałę { $n }, a remisu nic nie rozstrzyga.
ending-text_allies = Wspólna Chwała: { $n }.
ending-text_solo_won = { $monster }: wszystkie karty pokonane. Skaldowie będą o tym śpiewać.
ending-text_coop_won = { $monster }: wszystkie karty pokonane, a w pojedynkę nikt nie dałby rady.
ending-text_solo_lost =
    { $n ->
        [one] Zwycięża { $monster }, pokonana 1 karta. Gra przegrana.
        [few] Zwycięża { $monster }, pokonane { $n } karty. Gra przegrana.
       *[many] Zwycięża { $monster }, pokonanych { $n } kart. Gra przegrana.
    }
ending-text_coop_lost =
    { $n ->
        [one] Zwycięża { $monster }, pokonana 1 karta. Gra przegrana dla wszystkich.
        [few] Zwycięża { $monster }, pokonane { $n } karty. Gra przegrana dla wszystkich.
       *[many] Zwycięża { $monster }, pokonanych { $n } kart. Gra przegrana dla wszystkich.
    }
ending-text_lost = Nikt jej nie wygrywa.
ending-winner = zwycięstwo
ending-again = Zagraj znowu
ending-again_new = Przygotuj nowy stół
ending-replay = Obejrzyj powtórkę
ending-board = Spójrz na planszę
ending-count = Końcowa punktacja
ending-count_label = Końcowa punktacja, miejsce po miejscu
ending-counted = { $source }: { $seats }
ending-counted_seat = { $name } { $n }
ending-breakdown = Skąd ta Chwała
ending-total = Razem
ending-source_destiny = Przeznaczenia
ending-source_rune = Runy
ending-source_longship = Langskip
ending-source_artifact = Artefakty
ending-source_set = Zestawy łupów
ending-source_tokens = Farmy, mury i wieże
ending-source_majority = Przewaga
ending-source_prophecy = Przepowiednie
ending-chart =
    { $game ->
        [valhalla] Chwała tura po turze
       *[other] Chwała runda po rundzie
    }
ending-chart_label = Każde miejsce ma swoją linię; te same liczby są niżej w tabeli.
ending-as_table = W tabeli
ending-round =
    { $game ->
        [valhalla] Tura { $n }
       *[other] Runda { $n }
    }
ending-luck = Szczęście
ending-luck_about =
    { $game ->
        [champions] Trafienia na wszystkich rzuconych kościach (po prawej) i to, co takie kości dają średnio (po lewej).
        [reavers] Sukcesy na wszystkich rzuconych kościach walki (po prawej) i to, co takie kości dają średnio (po lewej).
       *[other] Bronie na wszystkich rzuconych kościach (po prawej) i to, co takie kości dają średnio (po lewej).
    }
ending-luck_none = Żadnych rzutów.
ending-luck_even =
    { $dice ->
        [one] 1 kość: wynik { $got }, średnia { $expected }. Tak, jak być powinno.
       *[other] { $dice } kości: wynik { $got }, średnia { $expected }. Tak, jak być powinno.
    }
ending-luck_good =
    { $dice ->
        [one] 1 kość: wynik { $got }, średnia { $expected }, o { $off } więcej.
       *[other] { $dice } kości: wynik { $got }, średnia { $expected }, o { $off } więcej.
    }
ending-luck_bad =
    { $dice ->
        [one] 1 kość: wynik { $got }, średnia { $expected }, o { $off } mniej.
       *[other] { $dice } kości: wynik { $got }, średnia { $expected }, o { $off } mniej.
    }
ending-record = Zapis tej gry
ending-record_about = Każdy wybór, każda kość i każde tasowanie są zapisane. Przed pierwszą kością sala zapieczętowała swój sekret; teraz jest otwarty, więc wszystko można odegrać znowu i sprawdzić.
ending-verify = Sprawdź kości
ending-download = Pobierz zapis
ending-holds = Zapis się zgadza.
ending-broken = Zapis się NIE zgadza.
ending-other_seal = To nie jest zapis, który zapieczętowano na początku.
ending-checked = W porządku. Wybory: { $choices }, kości: { $dice }, tasowania: { $shuffles }.
ending-yourself = Sprawdź na własną rękę
ending-yourself_how = Z programem Meadhall na własnym komputerze, bez pytania tej sali:
ending-seal = Pieczęć pokazana na początku gry:

## The replay

replay-title = Powtórka
replay-leave = Wróć do stołu
replay-opening = Otwieranie powtórki …
replay-gone = Tej powtórki nie da się otworzyć
replay-open_about = Otwórz zapis skończonej gry i obejrzyj ją z każdego miejsca.
replay-open = Otwórz zapis
replay-open_another = Otwórz inny zapis
replay-drop = Wybierz plik albo upuść go tutaj. Sala sprawdzi najpierw każdą kość.
replay-reading = Czytanie i sprawdzanie …
replay-refused_bad_record = To nie jest pełny zapis skończonej gry albo ktoś go zmienił.
replay-controls = Droga przez grę
replay-slider = Moment gry
replay-place = { $round }, krok { $step } z { $steps }
replay-step = { $step } / { $steps }
replay-setup = Przygotowanie
replay-round = Skocz do
replay-speed = Tempo
replay-times = { $n } ×
replay-play = Odtwarzaj
replay-pause = Pauza
replay-step_back = Krok wstecz
replay-next = Krok dalej
replay-round_back = Na początek rundy
replay-round_next = Do następnej rundy
replay-view = Kto patrzy
replay-spectator = Widzowie
replay-steps = Wszystkie kroki słowami
replay-begins = Stół gotowy. Nikt jeszcze niczego nie wybiera.
replay-quiet = Dzieje się coś, czego z tego miejsca nie widać.
replay-panel_mine = Plansza
replay-panel_seats = Gracze
replay-panel_steps = Saga
replay-panel_further = Ten moment
replay-share = Udostępnij ten moment
replay-share_label = Link do tego momentu
replay-share_open = Ten stół jest publiczny: link otworzy się każdemu.
replay-share_key = Link zawiera klucz widza: kto go ma, może oglądać ten stół.
replay-share_own = Link otworzy się tym, którzy mają ten stół na liście. Gospodarz może dać link dla widzów.
replay-play_on = Graj dalej stąd
replay-go_on_about = Nowy stół dokładnie w tym momencie, z botami na pozostałych miejscach. Dalsze kości będą takie jak w zapisie.
replay-go_on_end = Tu gra jest już skończona. Cofnij się do momentu, od którego chcesz grać dalej.
replay-go_on_seat = Twoje miejsce
replay-go_on_level = Boty
replay-go_on_button = Graj dalej od tego momentu

## The books: rules and glossary

books-others = To samo dla każdej gry
books-key = Klawisz / prowadzi tutaj
books-lead_start = O co chodzi, co się dzieje w rundzie, co daje punkty? O którą grę chodzi?
books-lead_rules = Każda zasada ma numer, a każdy numer adres. Którą księgę otworzyć?
books-lead_glossary = Co jak się nazywa po angielsku, po polsku i po francusku. Którą księgę otworzyć?
books-lead_pads = Do gry na twoim własnym stole, z prawdziwym pudełkiem: zapisz, co kto ma, a silnik policzy. O którą grę chodzi?
books-opening = Otwieranie księgi …
books-no_game = Nie ma tu gry „{ $name }”.
books-refused_unreachable = Sala nie odpowiada, a to urządzenie nie ma jeszcze tej księgi. Otwórz ją raz, gdy sala działa.
rules-subtitle = Zasady opowiedziane naszymi słowami
rules-in_english = Same zasady są po angielsku; jak co się nazywa w twoim języku, mówi słowniczek.
rules-search = Szukaj słowa albo numeru
rules-contents = Spis treści
rules-all =
    { $rules ->
        [one] 1 zasada.
        [few] { $rules } zasady.
       *[many] { $rules } zasad.
    }
rules-found =
    { $rules ->
        [0] Nic nie znaleziono.
        [one] Znaleziono 1 zasadę.
        [few]
            { $chapters ->
                [one] { $rules } zasady w 1 rozdziale.
               *[other] { $rules } zasady w { $chapters } rozdziałach.
            }
       *[many]
            { $chapters ->
                [one] { $rules } zasad w 1 rozdziale.
               *[other] { $rules } zasad w { $chapters } rozdziałach.
            }
    }
rules-none = Żadna zasada nic nie mówi na temat „{ $query }”.
rules-no_rule = W tej księdze nie ma zasady { $rule }.
rules-stale = tekst angielski jest nowszy
rules-only_english = na razie tylko po angielsku
rules-edition =
    { $edition ->
        [portal] najnowsze wydanie
        [classic] pierwsze wydanie
       *[other] { $edition }
    }
rules-edition_option =
    { $edition ->
        [portal] najnowsze wydanie, poza nim opcja
        [classic] pierwsze wydanie, poza nim opcja
       *[other] opcja
    }
glossary-subtitle = Słowa gry w trzech językach
glossary-search = Szukaj słowa w dowolnym języku
glossary-all =
    { $n ->
        [one] 1 hasło.
        [few] { $n } hasła.
       *[many] { $n } haseł.
    }
glossary-found =
    { $n ->
        [0] Nic nie znaleziono.
        [one] Znaleziono 1 hasło.
        [few] Znaleziono { $n } hasła.
       *[many] Znaleziono { $n } haseł.
    }
glossary-none = W żadnym języku nic się nie nazywa „{ $query }”.
glossary-missing = brak słowa
glossary-language_en = angielski
glossary-language_pl = polski
glossary-language_fr = francuski

## Score pads

pads-subtitle = Arkusz punktacji do pudełka na twoim własnym stole
pads-player = Gracz { $n }
pads-name = Imię gracza { $n }
pads-sit = Jeszcze jeden gracz
pads-rise = Usuń z arkusza: { $name }
pads-new = Nowy arkusz
pads-older =
    { $n ->
        [one] 1 starszy arkusz
        [few] { $n } starsze arkusze
       *[many] { $n } starszych arkuszy
    }
pads-forget = Wyrzuć arkusz: { $names }
pads-share = Udostępnij
pads-copied = Wynik skopiowano.
pads-print = Drukuj
pads-what = Co kto ma
pads-source = Skąd pochodzi
pads-none = nic
pads-choose = Wybierz
pads-times = { $n } × { $name }
pads-less = o jeden mniej
pads-more = o jeden więcej
pads-done = Gotowe
pads-finer = Szczegóły
pads-by_edition = jak w wydaniu
pads-standing = Kto ile ma
pads-leads = prowadzi
pads-reckoning = Rachunek
pads-total = Razem
pads-winner =
    { $n ->
        [one] Wygrywa { $names }.
       *[other] Zwycięstwo dzielą: { $names }.
    }
pads-engine_starting = Pobieranie silnika, który liczy. Dzieje się to raz; potem zostaje na tym urządzeniu i liczy bez sieci.
pads-engine_failed = Nie udało się pobrać silnika, który liczy. Co zapiszesz, i tak zostanie.
pads-again = Spróbuj znowu
pads-kept = Policzone na tym urządzeniu zasadami samego silnika. Arkusz zostaje na tym urządzeniu.

## What the pad of Champions of Midgard asks for

pad-champions-group-track = Tor Chwały
pad-champions-group-goods = Zasoby i wojownicy
pad-champions-group-cards = Karty i statki
pad-champions-group-enemies = Pokonani wrogowie
pad-champions-glory = Chwała przed końcem
pad-champions-food = Żywność
pad-champions-wood = Drewno
pad-champions-coins = Monety
pad-champions-favour = Niewydane łaski
pad-champions-blame = Potępienia
pad-champions-warriors = Wojownicy (wszystkie kości)
pad-champions-destinies = Przeznaczenia, także odkryte
pad-champions-runes = Runy, także użyte
pad-champions-longship = Własny langskip
pad-champions-trolls = Trolle
pad-champions-draugr = Draugry, kolor { $what }
pad-champions-monsters = Potwory, kolor { $what }

## What the pad of Reavers of Midgard asks for

pad-reavers-group-track = Tor Chwały
pad-reavers-group-tokens = Żetony
pad-reavers-group-spoils = Łupy
pad-reavers-group-deeds = Przepowiednie i to, co liczą
pad-reavers-glory = Chwała przed końcem
pad-reavers-terror = Przerażenia
pad-reavers-favor = Przysługi (na remis)
pad-reavers-farm = Farmy
pad-reavers-wall = Mury wiosek
pad-reavers-tower = Wieże
pad-reavers-artifacts = Artefakty
pad-reavers-treasure = Karty Skarbu
pad-reavers-art = Karty Sztuki
pad-reavers-armor = Karty Zbroi
pad-reavers-tapestry_dearg = Arrasy Dearga
pad-reavers-tapestry_buigh = Arrasy Buigha
pad-reavers-tapestry_gorm = Arrasy Gorma
pad-reavers-prophecies = Przepowiednie
pad-reavers-reavers = Łupieżcy, klan { $what }
pad-reavers-territories = Terytoria, { $what }
pad-reavers-sea_battles = Wygrane Bitwy Morskie
pad-reavers-ship_upgrades = Ulepszenia Okrętu

## What the pad of Valhalla asks for

pad-valhalla-group-valhalla = Valhalla
pad-valhalla-group-shields = Tarcze
pad-valhalla-group-king = Król Góry
pad-valhalla-valhalla = Chwała na wszystkich kartach
pad-valhalla-own_shields = Zachowane własne tarcze
pad-valhalla-captured = Zdobyte tarcze: { $what }
pad-valhalla-king = Ma tytuł
