### Co mówi sam stół, niezależnie od gry.
### Imiona graczy i nazwy kart przychodzą w mianowniku: zdania są zbudowane tak, by mianownik
### był w nich na miejscu, a czasownik nie zależał od płci gracza.

-table = Meadhall

list-comma = ,{" "}
list-and = { $most } i { $last }
seat-you = Gracz
seat-nobody = nikt
# A chair without a name, in sentences of the third person: “Gość 2 wysyła robotnika”.
seat-unnamed = Gość { $n }
word-round = runda

crest-raven = kruk
crest-wolf = wilk
crest-boar = dzik
crest-deer = jeleń
crest-bear = niedźwiedź
crest-drakkar = drakkar

## Events every game can have

event-undo = { $seat } cofa ostatni wybór.
event-rewind = Za zgodą wszystkich gra się cofa.

## Asking

ask-prompt = { $seat }, twój wybór
ask-options =
    { $n ->
        [one] Jedna opcja:
        [few] { $n } opcje:
       *[many] { $n } opcji:
    }
ask-option = { $number }. { $text }
ask-option_final = { $number }. { $text } (bez odwrotu)
ask-final_sign = { $sign } tego wyboru nie da się cofnąć
ask-help_sign = h: pomoc

## Handing over

hand-over = Teraz { $seat }. Przekaż urządzenie. { $seat }, naciśnij Enter.
hand-over_undo = Teraz { $seat }. Przekaż urządzenie. { $seat }, naciśnij Enter. { $before } może jeszcze wpisać u, by cofnąć ostatni wybór.
hand-hide = { $seat }, naciśnij Enter, by to ukryć. Następna osoba: { $next }.
hand-thinking = { $seat } myśli …
hand-thinking_somebody = Ktoś myśli …

## Answers

answer-saved = Zapisano: { $file }
answer-saved_copy = Zapisano kopię: { $file }
answer-undone = Cofnięto.
answer-cannot_undo = Nie można cofnąć: { $why }
answer-nothing_closed = Nic nie jest zamknięte: wszystko, co tu jest, stoi przed tobą otworem.
answer-closed = { $option }: { $why } ({ $rule })
answer-rule = { $rule }: { $text }
answer-log_empty = Jeszcze nic się nie wydarzyło.
answer-leave = Gra jest zapisana. Wrócisz do niej, kiedy zechcesz: meadhall play --resume { $file }
answer-cards_guess = { $name }: { $values } [odtworzone]
answer-cards_known = { $name }: { $values }
answer-cards_note =
    { $n ->
        [0] Żadna wartość nie jest odtworzona: to twoje własne karty.
        [one] 1 wpis ma wartości oznaczone [odtworzone]: są nasze, nie z pudełka. Masz grę? meadhall cards export { $game }
        [few] { $n } wpisy mają wartości oznaczone [odtworzone]: są nasze, nie z pudełka. Masz grę? meadhall cards export { $game }
       *[many] { $n } wpisów ma wartości oznaczone [odtworzone]: są nasze, nie z pudełka. Masz grę? meadhall cards export { $game }
    }
answer-commitment = Los tej gry jest już przesądzony. Zobowiązanie: { $commitment }

## Undo: why not

undo-nothing_to_undo = nie ma twojego wyboru, który dałoby się cofnąć.
undo-other_seat_acted = ktoś inny zdążył już zagrać.
undo-die_rolled = kości zostały rzucone.
undo-revealed = coś ukrytego wyszło na jaw.
undo-all_decide = teraz wszyscy decydują jednocześnie.
undo-game_over = gra się skończyła.
undo-rewound = cały stół już się cofnął.
undo-record_full = w zapisie gry nie ma na to miejsca.

## Mistakes at the prompt

error-no_option = Nie ma opcji { $said }. Podaj liczbę od 1 do { $n }, słowa opcji albo h.
error-no_words = Nic tu się nie nazywa „{ $said }”. Podaj liczbę od 1 do { $n }, słowa opcji albo h.
error-near = Nic tu się nie nazywa „{ $said }”. Czy chodzi o: { $near }?
error-several = „{ $said }” może znaczyć: { $options }.
error-closed = { $option }: zamknięte. { $why } ({ $rule })
error-not_yours = Po „{ $before }” decyduje ktoś inny: na tym zakończ.
error-after_luck = Po „{ $before }” spada kość albo odkrywa się karta: podaj to osobno albo na końcu.
error-save = Nie udało się zapisać: { $why }
error-refused = Odmowa: { $why }
error-bot = { $seat }: odpowiedź spoza możliwości; wybrano pierwszą z nich.
error-empty = Podaj liczbę albo słowa; h to pomoc.

## Help at the prompt

help-line_1 = liczba albo słowa opcji: 3 albo targ, albo market
help-line_2 = kilka naraz po przecinku, wszystkie albo żadna: 3, 3, done
help-line_3 = ? albo ? 7 : o co chodzi, co robi opcja 7 i jaka to zasada
help-line_4 = w : co jest zamknięte i dlaczego
help-line_5 = u : cofnij ostatni wybór, póki nie spadła kość i nic ukrytego nie wyszło na jaw
help-line_6 = o : jeszcze raz opcje
help-line_7 = b : plansza
help-line_8 = l : dotychczasowa saga
help-line_9 = c : wartości wszystkich kart i które z nich są odtworzone
help-line_10 = s albo s PLIK : gdzie zapisana jest gra albo jej kopia
help-line_11 = q : wyjdź; gra zostaje i można do niej wrócić

## The end

end-title = Saga dobiegła końca
end-line = { $seat }: { $source }, { $points }.
end-total = { $seat }: razem { $points }.
end-winner = Wygrywa { $seats }.
end-lost = Gra przegrana.
end-winners = Zwycięstwo dzielą: { $seats }.
end-record = Zapis: { $file }
end-verify = Sprawdź każdą kość i każde tasowanie: meadhall verify { $file }
end-sum = razem

## Resuming

resume-offer =
    { $n ->
        [one] Czeka niedokończona gra:
        [few] Czekają { $n } niedokończone gry:
       *[many] Czeka { $n } niedokończonych gier:
    }
resume-game = { $number }. { $players }, wybory: { $choices }, { $when }
resume-ask = Numer, by wrócić do gry, Enter, by zacząć nową
resume-welcome = Wracasz do gry, w którą grają: { $players }.
resume-bad = Podaj liczbę od 1 do { $n } albo naciśnij Enter.

## Replay

replay-start = 0. Zaczyna się gra: { $game }.
replay-choice = { $n }. { $seat }: { $option }
replay-secret = tajny wybór
replay-back = { $n }. Stół się cofa.
replay-prompt = { $n } z { $last }: Enter dalej, b wstecz, liczba, e koniec, q wyjście
replay-help = Enter albo n to dalej, b wstecz, liczba od 0 do { $last } to skok, e to koniec, q wyjście.
replay-go_on = Enter

## The story of a game: a choice that nothing else was told about

story-choice = { $seat }: { $option }

## Zasady

rule-edition =
    { $edition ->
        [portal] tylko w najnowszym wydaniu
        [classic] tylko w pierwszym wydaniu
       *[other] tylko: { $edition }
    }
rule-edition_option =
    { $edition ->
        [portal] tylko w najnowszym wydaniu, poza nim opcja
        [classic] tylko w pierwszym wydaniu, poza nim opcja
       *[other] tylko: { $edition }, poza tym opcja
    }
rule-stale = tekst angielski jest nowszy
rule-english = na razie tylko po angielsku
rule-more = i jeszcze { $n }: --most { $all }

## Card files

cards-good =
    { $n ->
        [one] { $file }: dobry zestaw kart do gry { $game }; 1 wpis jest odtworzony
        [few] { $file }: dobry zestaw kart do gry { $game }; { $n } wpisy są odtworzone
       *[many] { $file }: dobry zestaw kart do gry { $game }; { $n } wpisów jest odtworzonych
    }
cards-play = Tak się nim gra: { $command }
cards-reconstructed = odtworzone
cards-ours =
    { $n ->
        [one] 1 wpis z wartościami naszymi, nie drukowanymi
        [few] { $n } wpisy z wartościami naszymi, nie drukowanymi
       *[many] { $n } wpisów z wartościami naszymi, nie drukowanymi
    }

## The game in words, for whoever answers in them

words-you = Grasz jako { $seat }.
words-news = Od twojej ostatniej odpowiedzi:
words-rules = Zasady, które za tym stoją:
words-reply = Zakończ odpowiedź osobnym wierszem: numerem opcji, od 1 do { $n }.
words-unclear = Koniec tej odpowiedzi nie mówi, którą opcję wybiera. Zakończ ją jedną liczbą od 1 do { $n }.
words-no_option = Nie ma opcji { $said }. Zakończ odpowiedź jedną liczbą od 1 do { $n }.
words-tries =
    { $n ->
        [one] Jeszcze jedna próba.
        [few] Jeszcze { $n } próby.
       *[many] Jeszcze { $n } prób.
    }
words-waiting = { $seat } nie ma teraz nic do wyboru.
words-over = Gra się skończyła.
