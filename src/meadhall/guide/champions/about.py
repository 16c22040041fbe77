"""What a space or a card of Champions of Midgard does, in a sentence."""

from meadhall.guide.champions.book import Book, Enemy
from meadhall.words.champions.speech import PUBLIC_SHIPS, ChampionsSpeech


def about_space(book: Book, speech: ChampionsSpeech, space: str) -> str:
    """What a space of the town does, with the cost and gain of these cards."""
    entry = book.stalls.get(space) or book.places.get(space) or {}
    cost = entry.get("cost", {})
    if space in PUBLIC_SHIPS:
        cost = book.ships[PUBLIC_SHIPS[space]].get("cost", {})
    gain = entry.get("gain", {})
    return speech.language.say(
        f"space-{space}.about",
        cost=speech.goods(cost) if isinstance(cost, dict) else "",
        gain=speech.goods(gain),
        times=int(entry.get("repeat_max", 1)),
    )


def about_card(book: Book, speech: ChampionsSpeech, kind: str, card: str) -> str:
    """What a leader, rune, destiny, journey card or ship does."""
    say = speech.language.say
    if kind in ("leader", "rune"):
        entry = (book.leaders if kind == "leader" else book.runes)[card]
        return say(f"{kind}-{card}.about", amount=int(entry.get("amount", 0)))
    if kind == "destiny":
        entry = book.destinies[card]
        metric = speech.name("metric", str(entry["metric"]))
        return say("destiny-about", metric=metric, full=entry["full"], tied=entry["tied"])
    if kind == "ship":
        entry = book.ships[card]
        cost = speech.goods(entry.get("cost", {}))
        return say("ship-about", capacity=entry["capacity"], glory=entry["glory"], cost=cost)
    entry = book.journeys.get(card, {})
    if not speech.language.has(f"journey-{card}"):
        return str(entry.get("effect", ""))
    return say(
        f"journey-{card}.about",
        food=int(entry.get("lose_food", 0)),
        warriors=int(entry.get("lose_warriors", 0)),
        any=int(entry.get("lose_any", 0)),
        coins=int(entry.get("coins", 0)),
    )


def about_enemy(enemy: Enemy, speech: ChampionsSpeech) -> str:
    """What an enemy can do, what cannot harm it, and what it is worth."""
    say = speech.language.say
    said = [
        say(
            "about-enemy",
            kind=speech.name("kind", enemy.kind),
            colour=speech.name("colour", enemy.colour),
            attack=enemy.attack,
            defence=enemy.defence,
        )
    ]
    if enemy.banned != "none":
        said.append(say("about-enemy_banned", weapon=speech.name("weapon", enemy.banned)))
    said.append(say("about-enemy_worth", goods=speech.goods({"glory": enemy.glory} | enemy.reward)))
    return " ".join(said)
