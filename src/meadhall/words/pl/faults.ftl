## Co jest nie tak: w ustawieniach i arkuszach. Po angielsku mówi to sam silnik.

fault-setting_unknown =
    { $close ->
        [none] nie ma ustawienia { $name }; są: { $known }
       *[other] nie ma ustawienia { $name }; może chodzi o { $close }?
    }
fault-setting_value =
    { $rule ->
        [none] { $name } = { $value } nie jest możliwe; możliwe: { $allowed }
       *[other] { $name } = { $value } nie jest możliwe; możliwe: { $allowed } ({ $rule })
    }
fault-setting_needs = { $name } = { $value } wymaga { $other } = { $needed }, a nie { $found } ({ $rule })
fault-setting_twice = ustawienie { $name } podano dwa razy; podaj je raz
fault-setting_none = { $written } to nie ustawienie; napisz nazwa=wartość, na przykład { $example }
fault-pad_field =
    { $close ->
        [none] { $where }nie ma pola { $field }; są: { $known }
       *[other] { $where }nie ma pola { $field }; może chodzi o { $close }?
    }
fault-pad_number = { $where }{ $field } = { $value } nie jest dozwolone; dozwolona jest liczba całkowita od { $least } do { $most }
fault-pad_flag = { $where }{ $field } = { $value } nie jest dozwolone; dozwolone jest true albo false
fault-pad_list = { $where }{ $field } = { $value } nie jest dozwolone; dozwolona jest lista nazw
fault-pad_table =
    { $example ->
        [none] { $where }{ $field } = { $value } nie jest dozwolone; dozwolona jest tabela
       *[other] { $where }{ $field } = { $value } nie jest dozwolone; dozwolona jest tabela, na przykład { $example }
    }
fault-pad_choice =
    { $close ->
        [none] { $where }{ $field } = { $value } nie jest dozwolone; są: { $known }
       *[other] { $where }{ $field } = { $value } nie jest dozwolone; może chodzi o { $close }?
    }
fault-pad_name =
    { $close ->
        [none] { $where }{ $field }: nieznana nazwa { $value }; są: { $known }
       *[other] { $where }{ $field }: nieznana nazwa { $value }; może chodzi o { $close }?
    }
fault-pad_no_list = { $where }player to nie lista; napisz [[player]] nad każdym graczem
fault-pad_players = { $where }liczba graczy: { $n }; możliwe jest od { $few } do { $many }, każdy pod wierszem [[player]]
fault-pad_same_name = { $where }dwoje graczy nazywa się { $name }; nadaj każdemu inną nazwę
fault-pad_player = { $where }gracz { $n }: nazwa { $value } nie jest dozwolona; ma mieć od 1 do { $most } znaków
fault-pad_solo = gry solo się nie liczy: wygrywa się ją albo przegrywa; wpisz od 2 do 6 graczy
fault-pad_king = { $where }king = true wymaga king = true nad graczami (VH-KING-01)
fault-pad_other = { $where }zdobyte tarcze: { $name } to nie inny gracz; są: { $known }
fault-pad_edition = { $where }{ $field }: w tym wydaniu ({ $edition }) nie ma karty { $name }
fault-pad_box = { $where }{ $field }: karta { $name } wpisana { $times } razy, a w pudełku jest { $count }

## Zestawy kart

fault-card_value = { $place }: { $field } = { $value } nie jest dozwolone; dozwolone: { $allowed }
fault-card_clash = { $place }: coś się nie zgadza; musi zachodzić: { $needed }
fault-card_absent = { $place }: tego brakuje; ma tu być dokładnie jeden wpis
fault-card_misplaced = { $place }: { $value } nie jest tu dozwolone; dozwolone: { $allowed }
fault-card_missing =
    { $allowed ->
        [none] { $place }: brakuje pola { $field }
       *[other] { $place }: brakuje pola { $field }; dozwolone: { $allowed }
    }
fault-card_unknown =
    { $close ->
        [none] { $known ->
            [none] { $place }: nieznana nazwa { $name }
           *[other] { $place }: nieznana nazwa { $name }; są: { $known }
        }
       *[other] { $place }: nieznana nazwa { $name }; może chodzi o { $close }?
    }
fault-card_more = { $source }: i jeszcze tyle błędów: { $n }
fault-card_toml =
    { $place ->
        [none] { $source }: to nie jest plik TOML
       *[other] { $source }: to nie jest plik TOML; kłopot w miejscu (wiersz:kolumna) { $place }
    }

## Polecenia

fault-game_unknown =
    { $close ->
        [none] nie ma gry { $name }; są: { $known }
       *[other] nie ma gry { $name }; może chodzi o { $close }?
    }
fault-bot_unknown =
    { $close ->
        [none] nie ma bota { $name }; są: { $known }
       *[other] nie ma bota { $name }; może chodzi o { $close }?
    }
fault-game_which = w co chcesz zagrać? Na przykład: { $command }
fault-seats_fixed = przy --{ $word } liczba graczy to { $fixed }, a nie { $n }; pomiń jedno albo drugie
fault-seats_count = { $game }: liczba graczy to { $counts }, a nie { $n }
fault-seat_empty = jedno miejsce jest puste; wpisz you, imię, bot albo bot:random
fault-seats_alike = dwa miejsca nazywają się { $name }; nadaj każdemu inną nazwę
fault-save_exists = plik { $file } już istnieje; graj z niego dalej przez --resume albo podaj inny
fault-save_over = { $file }: ta gra jest skończona; obejrzysz ją tak: { $command }
fault-file_missing = { $file }: nie ma takiego pliku
fault-file_no_text = { $file }: to nie jest plik tekstowy
fault-cards_more = i jeszcze tyle błędów: { $n }; wszystkie pokaże { $command }
fault-pad_which = który plik? Taki zaczniesz przez: { $command }
fault-rule_none =
    { $near ->
        [none] żadna zasada nie pasuje do „{ $text }”; użyj mniej słów albo innych
       *[other] nie ma zasady „{ $text }”; podobne: { $near }
    }
