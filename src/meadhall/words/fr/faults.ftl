## Ce qui ne va pas, dans les réglages et les feuilles de score. En anglais, le moteur le dit lui-même.

fault-setting_unknown =
    { $close ->
        [none] il n’y a pas de réglage { $name } ; il y a : { $known }
       *[other] il n’y a pas de réglage { $name } ; s’agit-il de { $close } ?
    }
fault-setting_value =
    { $rule ->
        [none] { $name } = { $value } n’est pas possible ; possible : { $allowed }
       *[other] { $name } = { $value } n’est pas possible ; possible : { $allowed } ({ $rule })
    }
fault-setting_needs = { $name } = { $value } demande { $other } = { $needed }, et non { $found } ({ $rule })
fault-setting_twice = le réglage { $name } est donné deux fois ; donne-le une seule fois
fault-setting_none = { $written } n’est pas un réglage ; écris nom=valeur, par exemple { $example }
fault-pad_field =
    { $close ->
        [none] { $where }il n’y a pas de champ { $field } ; il y a : { $known }
       *[other] { $where }il n’y a pas de champ { $field } ; s’agit-il de { $close } ?
    }
fault-pad_number = { $where }{ $field } = { $value } n’est pas permis ; il faut un nombre entier de { $least } à { $most }
fault-pad_flag = { $where }{ $field } = { $value } n’est pas permis ; il faut true ou false
fault-pad_list = { $where }{ $field } = { $value } n’est pas permis ; il faut une liste de noms
fault-pad_table =
    { $example ->
        [none] { $where }{ $field } = { $value } n’est pas permis ; il faut un tableau
       *[other] { $where }{ $field } = { $value } n’est pas permis ; il faut un tableau, par exemple { $example }
    }
fault-pad_choice =
    { $close ->
        [none] { $where }{ $field } = { $value } n’est pas permis ; il y a : { $known }
       *[other] { $where }{ $field } = { $value } n’est pas permis ; s’agit-il de { $close } ?
    }
fault-pad_name =
    { $close ->
        [none] { $where }{ $field } : nom inconnu { $value } ; il y a : { $known }
       *[other] { $where }{ $field } : nom inconnu { $value } ; s’agit-il de { $close } ?
    }
fault-pad_no_list = { $where }player n’est pas une liste ; écris [[player]] au-dessus de chaque joueur
fault-pad_players = { $where }nombre de joueurs : { $n } ; il en faut de { $few } à { $many }, chacun sous une ligne [[player]]
fault-pad_same_name = { $where }deux joueurs s’appellent { $name } ; donne un autre nom à chacun
fault-pad_player = { $where }joueur { $n } : le nom { $value } n’est pas permis ; il faut de 1 à { $most } caractères
fault-pad_solo = une partie en solitaire se gagne ou se perd, elle ne se compte pas ; écris de 2 à 6 joueurs
fault-pad_king = { $where }king = true demande king = true au-dessus des joueurs (VH-KING-01)
fault-pad_other = { $where }boucliers capturés : { $name } n’est pas un autre joueur ; il y a : { $known }
fault-pad_edition = { $where }{ $field } : cette édition ({ $edition }) n’a pas la carte { $name }
fault-pad_box = { $where }{ $field } : la carte { $name } figure { $times } fois, et la boîte en a { $count }

## Jeux de cartes

fault-card_value = { $place } : { $field } = { $value } n’est pas permis ; permis : { $allowed }
fault-card_clash = { $place } : quelque chose ne va pas ensemble ; il faut : { $needed }
fault-card_absent = { $place } : cela manque ; il en faut exactement une fois
fault-card_misplaced = { $place } : { $value } n’est pas permis ici ; permis : { $allowed }
fault-card_missing =
    { $allowed ->
        [none] { $place } : le champ { $field } manque
       *[other] { $place } : le champ { $field } manque ; permis : { $allowed }
    }
fault-card_unknown =
    { $close ->
        [none] { $known ->
            [none] { $place } : nom inconnu, { $name }
           *[other] { $place } : nom inconnu, { $name } ; il y a : { $known }
        }
       *[other] { $place } : nom inconnu, { $name } ; peut-être { $close } ?
    }
fault-card_more = { $source } : et encore des fautes, au nombre de { $n }
fault-card_toml =
    { $place ->
        [none] { $source } : ce n’est pas un fichier TOML
       *[other] { $source } : ce n’est pas un fichier TOML ; à voir (ligne:colonne) : { $place }
    }

## Les commandes

fault-game_unknown =
    { $close ->
        [none] il n’y a pas de jeu { $name } ; il y a : { $known }
       *[other] il n’y a pas de jeu { $name } ; peut-être { $close } ?
    }
fault-bot_unknown =
    { $close ->
        [none] il n’y a pas de bot { $name } ; il y a : { $known }
       *[other] il n’y a pas de bot { $name } ; peut-être { $close } ?
    }
fault-game_which = à quel jeu ? Par exemple : { $command }
fault-seats_fixed = avec --{ $word }, le nombre de joueurs est { $fixed }, pas { $n } ; laisse l’un ou l’autre
fault-seats_count = { $game } : le nombre de joueurs est { $counts }, pas { $n }
fault-seat_empty = une place est vide ; écris you, un nom, bot ou bot:random
fault-seats_alike = deux places s’appellent { $name } ; donne à chacune un nom à elle
fault-save_exists = le fichier { $file } existe déjà ; continue avec --resume, ou donne un autre nom
fault-save_over = { $file } : cette partie est finie ; pour la revoir : { $command }
fault-file_missing = { $file } : ce fichier n’existe pas
fault-file_no_text = { $file } : ce n’est pas un fichier de texte
fault-cards_more = et encore des fautes, au nombre de { $n } ; toutes avec { $command }
fault-pad_which = quel fichier ? Pour en commencer un : { $command }
fault-rule_none =
    { $near ->
        [none] aucune règle ne parle de « { $text } » ; essaie moins de mots, ou d’autres
       *[other] il n’y a pas de règle « { $text } » ; proches : { $near }
    }
