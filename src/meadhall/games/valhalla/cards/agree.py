"""What must agree across the entries of a card file of Valhalla."""

from typing import Final

from meadhall.core.cards.report import Report, show
from meadhall.core.cards.tables import Entry, Look, items_in, number_in, place, tables_in
from meadhall.core.names import names
from meadhall.games.valhalla.cards.columns import EFFECTS_AT, TRAIT_EFFECTS

# How many cards each deck has (section 2 of the rules): set-up and the length of a game rest on it.
DECKS: Final[dict[str, tuple[tuple[str, ...], int]]] = {
    "base": (("warriors", "tactics"), 120),
    "valkyries": (("warriors", "tactics", "missions"), 40),
    "dwarves": (("warriors", "tactics"), 40),
    "thor": (("cards",), 14),
    "tyr": (("cards",), 20),
}
# Effects that apply by themselves; all others may be declined (VH-JARL-06).
BY_THEMSELVES: Final = names("""
    team_limit a2_symbol_limit strength strength_per_clan strength_per_tactic win_ties
""")


def agree(report: Report, look: Look) -> None:
    _check_decks(report, look)
    for deck in ("base", "valkyries", "dwarves"):
        for warrior in look.entries(f"{deck}.warriors"):
            _check_warrior(report, place(f"{deck}.warriors", warrior), warrior)
    _check_set_up(report, look)
    _check_team_limit(report, look)
    _check_jarls(report, look)
    _check_loki(report, look)
    for card in look.entries("tyr.cards"):
        _check_tyr(report, place("tyr.cards", card), card)
    for track in look.entries("king.tracks"):
        bonus, dice = items_in(track.get("bonus")), items_in(track.get("attacker_dice"))
        if len(bonus) != len(dice):
            where = f"[[king.tracks]] {show(track.get('players'))}"
            allowed = f"a list of {len(bonus)}, one per level"
            report.refuse(where, "attacker_dice", dice, allowed, f"[…] ({len(bonus)})")
    for monster in look.entries("monsters.list"):
        where = place("monsters.list", monster)
        for index, card in enumerate(tables_in(monster.get("cards"))):
            _check_monster_card(report, where, index, card)
    play = look.table("play")
    drawn = number_in(play.get("hand_drawn"), 99)
    if number_in(play.get("hand_discarded")) >= drawn:
        allowed = f"a whole number up to {drawn - 1}, as hand_drawn is {drawn}"
        found = play.get("hand_discarded")
        report.refuse("[play]", "hand_discarded", found, allowed, f"< hand_drawn = {drawn}")


def _check_decks(report: Report, look: Look) -> None:
    """Each deck has as many cards as the box says (section 2 of the rules)."""
    for deck, (parts, size) in DECKS.items():
        cards = sum(_size(look, f"{deck}.{part}") for part in parts)
        if cards != size:
            problem = f"copies add up to {cards} cards; expected {size}"
            report.clash(f"[{deck}]", problem, f"Σ copies = {size} ≠ {cards}")


def _check_set_up(report: Report, look: Look) -> None:
    """VH-SETUP-09 to -16: whatever is discarded, a Warrior for each player and all hands are left.

    The worst case: every card discarded is a Warrior, and Loki's card discards most.
    """
    hand = number_in(look.at("play.hand_drawn"))
    deltas = [number_in(card.get("setup_discard_delta")) for card in look.entries("loki.cards")]
    delta = max(0, *deltas) if deltas else 0
    for counts in look.entries("players.counts"):
        seats = number_in(counts.get("players"))
        where = f"[[players.counts]] {seats}"
        row = number_in(counts.get("warrior_row"), seats)
        if row < seats:
            allowed = f"{seats} or more, one for each player"
            report.refuse(where, "warrior_row", row, allowed, f"≥ {seats}")
        for rule in look.entries("draw_rules.list"):
            name = str(rule.get("id"))
            decks = ["base", *[deck for deck in ("valkyries", "dwarves") if deck in name]]
            fighters = sum(_size(look, f"{deck}.warriors") for deck in decks)
            cards = sum(DECKS[deck][1] for deck in decks)
            more = number_in(rule.get("extra_setup_discard")) + delta
            most = min(fighters - row, cards - row - seats * hand) - more
            if number_in(counts.get("setup_discard")) > most:
                allowed = f"at most {most}, so that {row} Warriors and {seats} hands of {hand} are"
                allowed += f" left (decks: {name}, {more} more by draw_rules and Loki)"
                found = counts.get("setup_discard")
                report.refuse(where, "setup_discard", found, allowed, f"≤ {most}")
                break


def _check_team_limit(report: Report, look: Look) -> None:
    """VH-TURN-07, -12: Warriors played together all find room, so a Team has two spaces or more."""
    limit = number_in(look.at("play.team_limit"), 6)
    traits: list[tuple[str, str, Entry]] = []
    for jarl in look.entries("jarls.list"):
        for part in ("upper", "lower"):
            trait = jarl.get(part)
            if isinstance(trait, dict):
                traits.append((place("jarls.list", jarl), f"{part}.n", trait))
    for where, field, trait in traits:
        n = number_in(trait.get("n"))
        if trait.get("effect") == "team_limit" and not 2 <= n <= 6:
            allowed = "a whole number from 2 to 6 for the effect team_limit"
            report.refuse(where, field, n, allowed, "2–6 (team_limit)")
        elif trait.get("effect") == "team_limit":
            limit = min(limit, n)
    if limit < 2:
        return  # refused already, and nothing below can be right
    bane = look.entry("monsters.traits", "team_limit_minus_1")
    lost = number_in(bane.get("n"))
    why = f"as the smallest Team limit is {limit}"
    report.at_most(place("monsters.traits", bane), "n", lost, limit - 2, why)
    if limit - lost < 2:
        return
    why = "the smallest Team limit"
    for where, field, trait in traits:
        if trait.get("effect") == "play_warriors":
            report.at_most(where, field, number_in(trait.get("n")), limit - lost, why)
    for card in look.entries("loki.cards"):
        for index, row in enumerate(tables_in(card.get("rows"))):
            if row.get("effect") == "play_from_hand":
                where, field = place("loki.cards", card), f"rows[{index}].n"
                report.at_most(where, field, number_in(row.get("n")), limit - lost, why)


def _size(look: Look, path: str) -> int:
    return sum(number_in(entry.get("copies"), 1) for entry in look.entries(path))


def _check_warrior(report: Report, where: str, warrior: Entry) -> None:
    """The symbols of a Warrior are the dice it needs (VH-TURN-11); some traits name a clan."""
    asked = warrior.get("requirement")
    if isinstance(asked, dict):
        kind = asked.get("kind")
        exact = kind == "exact"
        if ("weapons" in asked) is not exact or ("n" in asked) is exact:
            needed = "{ kind = exact, weapons } or { kind, n }"
            signs = "{ kind = exact, weapons } / { kind, n }"
            report.refuse(where, "requirement", asked, needed, signs)
            return
        dice = len(items_in(asked.get("weapons"))) if exact else number_in(asked.get("n"))
        if number_in(warrior.get("symbols"), dice) != dice:
            allowed = f"{dice}, the dice it needs"
            report.refuse(where, "symbols", warrior["symbols"], allowed, f"{dice}")
        if kind == "pairs" and dice % 2:
            report.refuse(where, "requirement.n", dice, "an even number", "2 / 4 / 6")
        if kind == "different" and dice > 5:
            report.refuse(where, "requirement.n", dice, "a whole number up to 5", "≤ 5")
    aimed = warrior.get("trait") in ("boar_hunt", "kin", "favour_clan")
    if aimed is not ("target" in warrior):
        problem = "target goes with the traits boar_hunt, kin and favour_clan only"
        report.clash(where, problem, "target ⇔ trait = boar_hunt / kin / favour_clan")


def _check_jarls(report: Report, look: Look) -> None:
    """Effects at the moments the rules can carry them out; enough Jarls for every table."""
    jarls = look.entries("jarls.list")
    for jarl in jarls:
        where = place("jarls.list", jarl)
        upper, lower = jarl.get("upper"), jarl.get("lower")
        _check_trait(report, where, "upper", upper if isinstance(upper, dict) else {})
        _check_trait(report, where, "lower", lower if isinstance(lower, dict) else {})
        mode = lower.get("mode") if isinstance(lower, dict) else None
        if mode is not None and (mode == "choice") is not (jarl.get("link") == "either"):
            problem = 'mode "choice" goes with link "either"'
            report.clash(where, problem, 'mode = "choice" ⇔ link = "either"')
        if jarl.get("first_game") is True and jarl.get("min_players") == 3:
            problem = "first_game goes with min_players = 2"
            report.clash(where, problem, "first_game = true ⇒ min_players = 2")
    first = sum(1 for jarl in jarls if jarl.get("first_game") is True)
    if first < 6:
        problem = f"{first} Jarls are marked first_game; expected 6 or more"
        report.clash("[[jarls.list]]", problem, f"Σ first_game = {first} ≥ 6")
    solo = [str(jarl.get("id")) for jarl in jarls if jarl.get("solo") is True]
    if sorted(solo) != sorted([str(name) for name in items_in(look.at("solo.jarls"))]):
        problem = "jarls must name exactly the Jarls with solo = true"
        report.clash("[solo]", problem, "jarls = { solo = true }")
    if len(solo) < 12:
        problem = "jarls must name 12 or more: four players are dealt 3 each"
        report.clash("[solo]", problem, f"Σ jarls = {len(solo)} ≥ 12")


def _check_trait(report: Report, where: str, part: str, trait: Entry) -> None:
    effect = trait.get("effect")
    if not isinstance(effect, str) or effect not in TRAIT_EFFECTS:
        return
    timings = [moment for moment, effects in EFFECTS_AT.items() if effect in effects.split()]
    if trait.get("timing") not in timings:
        allowed = f"{' or '.join(timings)} for the effect {effect}"
        report.refuse(where, f"{part}.timing", trait.get("timing"), allowed, " / ".join(timings))
    if (effect in BY_THEMSELVES) is (trait.get("optional") is True):
        allowed = "false" if effect in BY_THEMSELVES else "true"
        report.refuse(where, f"{part}.optional", trait.get("optional"), allowed, allowed)
    if effect == "strength_per_clan" and "clan" not in trait:
        report.missing(where, f"{part}.clan", "a clan")
    to_place = trait.get("to", "hand") in ("hand", "team")
    if effect == "turn_die" and to_place:
        report.missing(where, f"{part}.to", "a weapon or any")
    if effect == "take_discard_warrior" and not to_place:
        report.missing(where, f"{part}.to", "hand or team")


def _check_loki(report: Report, look: Look) -> None:
    """Rows run downwards without gaps or overlaps, so that a difference has one row at most."""
    cards = look.entries("loki.cards")
    for card in cards:
        expected = 0
        for index, row in enumerate(tables_in(card.get("rows"))):
            least, most = number_in(row.get("min")), number_in(row.get("max"), 10_000)
            if least != expected or most < least:
                allowed = f"{expected}, with max above it"
                where, field = place("loki.cards", card), f"rows[{index}].min"
                report.refuse(where, field, least, allowed, f"{expected} (max ≥ {expected})")
                break
            expected = most + 1
    if not any(card.get("first_game") is True for card in cards):
        problem = "no card is marked first_game; one is needed (VH-LOKI-01)"
        report.clash("[[loki.cards]]", problem, "Σ first_game ≥ 1 (VH-LOKI-01)")


def _check_tyr(report: Report, where: str, card: Entry) -> None:
    effect = card.get("effect")
    if effect == "strength_if_opponent_clan" and "clan" not in card:
        report.missing(where, "clan", "a clan")
    if effect == "requirement_minus" and "weapon" not in card:
        report.missing(where, "weapon", "a weapon")


def _check_monster_card(report: Report, where: str, index: int, card: Entry) -> None:
    if number_in(card.get("level"), index + 1) != index + 1:
        level = f"{index + 1}"
        report.refuse(where, f"cards[{index}].level", card.get("level"), level, level)
    if (card.get("trait") == "clan_trait_ignored") is not ("trait_clan" in card):
        problem = f"cards[{index}]: trait_clan goes with clan_trait_ignored only"
        signs = f"cards[{index}]: trait_clan ⇔ trait = clan_trait_ignored"
        report.clash(where, problem, signs)
