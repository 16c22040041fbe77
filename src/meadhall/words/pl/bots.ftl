### Bots: how strong they are, and what they like. Read by the terminal, the hall and the web.

## Levels, from the weakest to the strongest

bot-thrall = Sługa
    .text = życzliwy początkujący, który widzi, co dobre, ale jak przez mgłę
bot-farmer = Rolnik
    .text = uczy się co wieczór, a wciąż wiele ocenia źle
bot-warrior = Wojownik
    .text = zna grę, czasem się myli
bot-huscarl = Huskarl
    .text = widzi jasno i rzadko się myli
bot-jarl = Jarl
    .text = sprawdza najlepsze pomysły, zanim wybierze
bot-king = Król
    .text = daje sobie czas, by spojrzeć dalej
bot-allfather = Wszechojciec
    .text = patrzy tak daleko, jak tylko tu można

## Levels that have learned nothing

bot-random = Nowicjusz
    .text = wybiera cokolwiek zgodnego z zasadami, dobre towarzystwo na pierwszą grę
bot-quick = Porywczy
    .text = sprawdza możliwości na chybił trafił, w pośpiechu
bot-rollout = Zaprawiony
    .text = sprawdza możliwości na chybił trafił, starannie
bot-patient = Cierpliwy
    .text = sprawdza możliwości na chybił trafił, tak długo, jak trzeba

## What they like

character-raider = łupieżca
    .text = lubi walkę i to, co się w niej zdobywa
character-trader = kupiec
    .text = lubi towary i po sztuce wszystkiego
character-carver = rytownik run
    .text = lubi to, co wymaga cierpliwości, jak runy, artefakty, własne tarcze
character-seer = wieszcz
    .text = lubi to, co zamyślili bogowie, jak przeznaczenia, proroctwa, Walhallę
character-any = dowolny charakter
    .text = zobaczysz, kto przyjdzie
character-none = bez upodobań
    .text = każdą Chwałę lubi tak samo

## Told together

bot-named = { $bot }, { $character }
bot-sits = { $seat } to bot: { $bot }
bot-at_once = od razu
bot-seconds = do { $seconds } s na wybór
bot-strength =
    { $shields ->
        [one] { $shields } tarcza z { $most }
        [few] { $shields } tarcze z { $most }
       *[many] { $shields } tarcz z { $most }
    }
bot-default = zwykle
bot-levels = Poziomy
bot-unlearned = Bez sieci
bot-installed = Zainstalowane
bot-characters = Charaktery
bot-how = Poproś o bota po nazwie, z charakterem albo bez:
