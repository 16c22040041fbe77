## Gra w pięć minut: strona, którą nowa osoba czyta najpierw

primer-minutes = W pięć minut
primer-aim = O co chodzi
primer-course =
    { $game ->
        [valhalla] Tura krok po kroku
       *[other] Runda krok po kroku
    }
primer-scores = Co daje punkty
primer-more = Wszystkie zasady na ten temat
primer-play = Przygotuj stół
primer-book = Cała księga zasad

## Wojownicy Midgardu

champions-aim = Portowe miasto nękają trolle, draugry i potwory z morza. Prowadzisz klan: robotnicy zdobywają wojowników, żywność i drewno, a wojownicy walczą. Po 8 rundach wygrywa gracz, który ma najwięcej Chwały.
champions-place = Rozmieść robotników
    .text = Po kolei każdy stawia robotnika na wolnym polu i od razu bierze to, co pole daje: wojowników, żywność, drewno, monety, runę. Zajęte pole jest dla innych zamknięte. Robotnik rezerwuje też wroga na lądzie albo wysyła langskip do krainy.
champions-send = Przypisz wojowników
    .text = Wojownicy to kości: miecznicy, włócznicy, topornicy. Podziel ich między zarezerwowane walki; na langskip trzeba też żywności. Gdy twój robotnik stoi na Terenach Łowieckich, ci, którzy zostają w domu, polują.
champions-fight = Walcz
    .text = Rzuć wszystkimi kośćmi. Każda broń zadaje jedno obrażenie. Każda tarcza zatrzymuje jeden punkt ataku wroga; za każdy niezatrzymany tracisz wojownika. Łaska pozwala rzucić jeszcze raz. Walka trwa, aż padnie wróg albo ostatni wojownik: odwrotu nie ma.
champions-sail = Wypłyń
    .text = Wyprawa zaczyna się od zakrytej karty podróży: cisza, sztorm, może Kraken. Potem załoga je, a dla kogo nie starczy żywności, ten ginie. Kto zostanie, walczy z potworem.
champions-troll = Pamiętaj o trollu
    .text = Jeśli nikt nie zabije trolla, każdy bierze 1 potępienie. Zabójca trolla odrzuca jedno swoje i wręcza jedno innemu graczowi.
champions-score_enemies = Wrogowie: od razu Chwała wydrukowana na każdym
champions-score_sets = Czerwony, żółty i niebieski wróg: 5 Chwały
champions-score_destiny = Przeznaczenia: za to, że masz czegoś najwięcej
champions-score_runes = Runy i własny langskip: wydrukowana na nich Chwała
champions-score_favour = Niewydane łaski: po 2 Chwały
champions-score_coins = Monety: 1 Chwała za każde 3
champions-score_blame = Potępienia: za 1 do 6 tracisz 1, 3, 6, 10, 15, 21 Chwały

## Reavers of Midgard

reavers-aim = Zbierasz załogę z kości i Łupieżców, a z nią najeżdżasz wioski i twierdze i ruszasz na morze. Po 6 rundach wygrywa gracz, który ma najwięcej Chwały.
reavers-choose = Wybierz pole
    .text = Runda ma 4 aktywacje. W każdej jeden gracz stawia Langskip na polu, którego w tej rundzie nikt jeszcze nie wybrał, i dostaje za to małą premię. Z pola korzystają potem wszyscy.
reavers-specialists = Najpierw specjaliści
    .text = Łupieżcy wszystkich graczy wyspecjalizowani w tym polu robią, co potrafią.
reavers-act = Działaj albo odpocznij
    .text = Zaczynając od aktywnego gracza, każdy płaci i działa: im bliżej aktywnego gracza, tym więcej to daje. Kto nie może lub nie chce zapłacić, odpoczywa i bierze 2 Żywności albo kość ustawioną na dowolnej ściance.
reavers-dice = Kościami się płaci
    .text = Skrzynie opłacają najazd na wioski, Tarcze na twierdze, Młoty walczą. Ikona klanu zastępuje każdą z nich, dopóki twój Jarl jest z tego klanu.
reavers-recruit = Trzy zastosowania Łupieżcy
    .text = Przegrupowanie: od razu kości ze ściankami do wyboru. Specjalizacja: pomocnik do końca gry. Awans: Jarl, czyli premia od razu i jokery na kościach.
reavers-combat = Walcz
    .text = Młoty zamieniają się w kości Walki, a każda pokazuje 0, 1 lub 2 sukcesy. Wygrywasz, gdy jest ich co najmniej tyle, ile wynosi Obrona; Przysługa pozwala rzucić jeszcze raz. Użyte kości przepadają tak czy inaczej.
reavers-score_territories = Terytoria: po 1 Chwały na koniec rund od 1 do 5
reavers-score_sets = Zestawy Skarbów, Sztuki, Zbroi i Arrasów: im większe, tym lepiej
reavers-score_tokens = Farmy, Mury i Wieże: za wiele więcej, a za przewagę premia
reavers-score_artifacts = Artefakty: wydrukowana na nich Chwała
reavers-score_prophecies = Przepowiednie: Chwała za to, co masz
reavers-score_terror = Przerażenie: za 1 do 6 tracisz 1, 3, 6, 10, 15, 21 Chwały

## Valhalla

valhalla-aim = Wiking marzy o chwalebnej śmierci. Twoi Wojownicy walczą z innymi klanami, zabierają im tarcze i idą do Valhalli. Wygrywa, kto ma tam najwięcej Chwały, licząc z tarczami.
valhalla-turn = Jedna akcja, potem dobieranie
    .text = Zagraj Wojownika do Drużyny; albo dwóch, którzy mają razem najwyżej 3 symbole broni; albo zaatakuj innego gracza; albo dobierz karty. Na koniec tury dobierasz 2 karty i zatrzymujesz 1.
valhalla-arm = Rzuć i uzbrój
    .text = Atakujący rzuca 6 kośćmi. Wojownik walczy, gdy kości leżą na wszystkich jego symbolach broni. Oddaj jedną kość, by przerzucić inne; pomagają Taktyki z ręki. Potem to samo robi obrońca.
valhalla-compare = Porównaj
    .text = Dodaj siłę uzbrojonych Wojowników i Taktyk. Wygrywa wyższa, a przy remisie atakujący.
valhalla-after = Tarcze i Valhalla
    .text = Zwycięski atakujący zabiera obrońcy tarczę, a wszyscy jego uzbrojeni Wojownicy idą do Valhalli. Zwycięski obrońca nie traci tarczy i sam wybiera, kto idzie. Kto odchodzi, daje punkty, ale Drużynę trzeba zebrać na nowo.
valhalla-end = Ragnarök
    .text = Gdy ktoś straci ostatnią własną tarczę albo skończy się talia, każdy ma jeszcze jedną turę. Potem każdy rzuca ostatni raz: uzbrojeni idą do Valhalli, pozostali przepadają.
valhalla-score_glory = Wojownicy w Valhalli: Chwała na każdym z nich
valhalla-score_shields = Tarcze: po 2 punkty, własne i zdobyte (przy 2 graczach tylko zdobyte)
valhalla-score_sets = Tarcze zdobyte na różnych graczach: zestawy dają więcej, od 3 graczy
