"""Situations of Valhalla.

Cards, Warriors and Jarls go by their ids in the card data, several equal cards as ``fury_2*3``.
Dice are written by their face (``sword``, ``miss``); where it matters whose they are, grey dice as
``grey:sword`` and Weapon Supply cards as ``card:sword``.
"""

from collections import Counter
from typing import Final, cast

from meadhall.core.engine.event import EventValue
from meadhall.core.tuples import replaced
from meadhall.games.valhalla import battle, turn
from meadhall.games.valhalla.arming import PlaceDice
from meadhall.games.valhalla.battle import Battle, attack, begin_battle
from meadhall.games.valhalla.dice import ALL, FIRST_GREY, MarkDice
from meadhall.games.valhalla.ending import Ragnarok
from meadhall.games.valhalla.game import ValhallaGame
from meadhall.games.valhalla.ids import (
    CARDS,
    DIE_KINDS,
    FACES,
    FIRST_TACTIC,
    JARLS,
    LOKI_CARDS,
    SPACES,
    WARRIORS,
)
from meadhall.games.valhalla.phase import Phase
from meadhall.games.valhalla.settings import ValhallaVariant
from meadhall.games.valhalla.setup import allowed_jarls
from meadhall.games.valhalla.solo import MonsterBattle, MonsterPhase, last_attack
from meadhall.games.valhalla.state import NOBODY, POWER, Valhalla
from meadhall.games.valhalla.strength import attack_strength
from meadhall.games.valhalla.turn import Turn, Turns
from meadhall.games.valhalla.view import ValhallaView
from meadhall.testing.describing import DescribedTable, points_by_source, words_of

# Where a situation can start; see `Situation.start`.
MOMENTS: Final[tuple[str, ...]] = (
    "turn",
    "part_b",
    "turn_end",
    "battle",
    "defence",
    "ragnarok",
    "scoring",
    "monster_phase",
    "monster_battle",
    "monster_attack",
    "last_attack",
)
# Where the Warriors of each deck stand in the card data.
_DECKS: Final[tuple[str, ...]] = ("base", "valkyries", "dwarves")


class Holdings:
    """What a player has now, readable by name."""

    def __init__(self, table: "Situation", seat: int) -> None:
        self._table = table
        self._seat = seat

    @property
    def hand(self) -> list[str]:
        """Warriors first, then Tactics; otherwise in the order of the card data."""
        return [CARDS[card] for card in self._table.state.hand[self._seat]]

    @property
    def team(self) -> list[str]:
        """The Warriors on the board, by space."""
        return [CARDS[card] for card in self._table.state.warriors(self._seat)]

    @property
    def spaces(self) -> list[str | None]:
        """All six spaces of the board (the last two are for a larger Team)."""
        base = self._seat * SPACES
        board = self._table.state.board[base : base + SPACES]
        return [CARDS[card] if card >= 0 else None for card in board]

    @property
    def tyr(self) -> dict[str, str]:
        """Warriors with a Tyr card, and the card."""
        s = self._table.state
        base = self._seat * SPACES
        return {
            CARDS[s.board[position]]: CARDS[s.attached[position]]
            for position in range(base, base + SPACES)
            if s.attached[position] >= 0
        }

    @property
    def activated(self) -> list[str]:
        """Warriors of this Team that are activated now, in the order of their activation."""
        s = self._table.state
        both = s.armed[0] + s.armed[1]
        return [CARDS[s.board[it]] for it in both if it // SPACES == self._seat]

    @property
    def valhalla(self) -> list[str]:
        return [CARDS[card] for card in self._table.state.valhalla[self._seat]]

    @property
    def shields(self) -> int:
        """Own shields."""
        return self._table.state.shields[self._seat]

    @property
    def captured(self) -> dict[str, int]:
        """Captured shields by whose they were."""
        s = self._table.state
        row = s.captured[self._seat * s.seats : (self._seat + 1) * s.seats]
        return {self._table.names[it]: count for it, count in enumerate(row) if count}

    @property
    def jarl(self) -> str | None:
        jarl = self._table.state.jarl[self._seat]
        return JARLS[jarl] if jarl >= 0 else None

    @property
    def king_level(self) -> int:
        """0: not a King."""
        s = self._table.state
        return s.king_level[s.king.index(self._seat)] if self._seat in s.king else 0

    @property
    def score(self) -> dict[str, int]:
        """Points by source; several cards of one source are added up."""
        lines = points_by_source(self._table.state, self._seat)
        lines["total"] = sum(lines.values())
        return lines


class Situation(DescribedTable):
    """A game of Valhalla stopped at a moment of one's choosing.

    Until `start`, describe it; whatever is not described is absent: no Jarls, no cards in hands,
    Teams, Valhallas and the discard pile, no King; everybody has all own shields; the deck holds
    all other cards in a fixed random order; the first seat is the first player.
    """

    def __init__(self, names: str = "Anna Bo", cards: object = None, **settings: object) -> None:
        super().__init__(ValhallaGame(), names, cards, settings)
        self._described: set[tuple[str, str]] = set()
        self._dealt: dict[int, list[int]] = {}

    # -- describing the situation ----------------------------------------------------------------

    def has(self, name: str, **holdings: object) -> None:
        """team, hand, valhalla (cards as words: ``"bear_01 fury_2*2"``); shields (own, a number);
        captured (``"Bo*2 Cai"``); jarl; tyr (Warrior of the Team to Tyr card); rested=True: the
        Jarl's trait "once between your turns" is used."""
        for what in holdings:
            if (name, what) in self._described:
                raise AssertionError(f"{what} of {name} is given twice")
            self._described.add((name, what))
        self._note("has", name, **holdings)

    def board(self, **fields: object) -> None:
        """first and last (names; last: the end is triggered and this player takes the last turn);
        turns_left (turns still to be taken then, the one in progress included); grey (shared grey
        dice nobody uses); beaten (Monster cards beaten), covered (how many symbols of the top
        Monster card have a die, from the left), glory_lost."""
        self._note("board", **fields)

    def king(self, name: str, level: int = 1) -> None:
        """This player is (one) King."""
        self._note("king", name, level)

    def deck(self, *cards: str) -> None:
        """The cards on top of the deck, the first to be drawn first."""
        self._note("deck", *cards)

    def only(self, *cards: str) -> None:
        """The whole deck, the first card on top; without cards: an empty deck."""
        self._note("only", *cards)

    def discard(self, *cards: str) -> None:
        """The discard pile, the newest card (on top) last."""
        self._note("discard", *cards)

    def warrior(
        self,
        card: str,
        needs: str | None = None,
        strength: int | None = None,
        glory: int | None = None,
        clan: str | None = None,
        trait: str | None = None,
        target: str | None = None,
    ) -> str:
        """Write on a Warrior card: weapons (``"sword axe"``, or ``"any 2"``, ``"same 3"``,
        ``"pairs 4"``, ``"different 3"``), strength, Glory, clan, trait ("none" for none) and the
        clan it looks at. What is not given stays as printed. Gives the id back."""
        entry = self._entry(self._warrior_table(card), card)
        if needs is not None:
            kind, _, count = needs.partition(" ")
            if kind in ("any", "same", "pairs", "different"):
                entry["requirement"] = {"kind": kind, "n": int(count)}
                entry["symbols"] = int(count)
            else:
                weapons = words_of(needs)
                entry["requirement"] = {"kind": "exact", "weapons": weapons}
                entry["symbols"] = len(weapons)
        plain = {"strength": strength, "glory": glory, "clan": clan}
        entry.update({field: value for field, value in plain.items() if value is not None})
        if trait is not None:
            entry.pop("trait", None)
            entry.pop("target", None)
            if trait != "none":
                entry["trait"] = trait
        if target is not None:
            entry["target"] = target
        return card

    def _warrior_table(self, card: str) -> str:
        if card not in WARRIORS:
            raise AssertionError(f"there is no Warrior {card!r}")
        deck = 1 if card.startswith("valkyrie") else 2 if card.startswith("dwarf") else 0
        return f"{_DECKS[deck]}.warriors"

    def trait(self, jarl: str, which: str, **fields: object) -> None:
        """Change the upper or lower trait of a Jarl."""
        cast(dict[str, object], self._entry("jarls.list", jarl)[which]).update(fields)

    def monster(
        self,
        level: int,
        strength: int | None = None,
        limit: int | None = None,
        symbols: str | None = None,
        clans: str | None = None,
        warriors: int | None = None,
        trait: str | None = None,
        trait_clan: str | None = None,
    ) -> None:
        """Write on a Monster card (level 1 to 6) of the Monster in play, on both of its sides."""
        monster = str(self._settings.get("monster", "fenrir"))
        cards = cast(list[dict[str, object]], self._entry("monsters.list", monster)["cards"])
        card = cards[level - 1]
        for side in ("", "strong_"):
            if strength is not None:
                card[f"{side}strength"] = strength
            if limit is not None:
                card[f"{side}valhalla_limit"] = limit
            if symbols is not None:
                card[f"{side}attack_symbols"] = words_of(symbols)
        if clans is not None:
            card["clans"] = words_of(clans)
        if warriors is not None:
            card["warriors"] = warriors
        if trait is not None:
            card.pop("trait", None)
            card.pop("trait_clan", None)
            if trait != "none":
                card["trait"] = trait
        if trait_clan is not None:
            card["trait_clan"] = trait_clan

    def deals(self, name: str, *jarls: str) -> None:
        """The Jarls dealt to a player in `start_new_game`; the others get random ones."""
        self._still_describing("deals()")
        self._dealt[self.seat(name)] = [JARLS.index(jarl) for jarl in jarls]

    # -- starting --------------------------------------------------------------------------------

    def start(
        self,
        moment: str = "turn",
        name: str | None = None,
        against: str | None = None,
        activated: str = "",
        strength: int = 0,
    ) -> None:
        """Go to a moment of a game.

        - "turn": `name` begins a turn. "part_b": `name` has taken the action of the turn.
          "turn_end": `name` has also drawn; the next turn or the end follows.
        - "battle": `name` attacks `against`, as the action of a turn.
        - "defence": the same battle when it is the defender's (`against`) turn to roll. The
          attacker's phase was: Warriors `activated`, Attack Strength `strength`.
        - "ragnarok": `name` begins Ragnarök, the others follow clockwise.
        - "scoring": Ragnarök is over.
        - "monster_phase", "monster_battle", "monster_attack", "last_attack": in the turn of `name`
          the Monster rolls; `name` attacks it; it attacks; the last attack of a game follows.
        """
        if moment not in MOMENTS:
            raise AssertionError(f"no moment {moment!r}; there are: {', '.join(MOMENTS)}")
        if self._dealt:
            raise AssertionError("deals() decides about a new game: call start_new_game()")
        s = self._prepare()
        seat = s.first if name is None else self.seat(name)
        s.active = seat
        s.turn = 1
        s.finish()
        s.events = []
        self._begin(s)
        if moment == "ragnarok":
            s.call(Ragnarok(seat))
        elif moment == "scoring":
            end = Ragnarok(seat)
            end.done = s.seats
            s.ragnarok = 1
            s.call(end)
        else:
            s.call(Turns())
            self._go_to_turn(s, moment, seat, against, activated, strength)
        s.run()

    def _go_to_turn(
        self, s: Valhalla, moment: str, seat: int, against: str | None, activated: str, power: int
    ) -> None:
        frame = Turn(seat)
        s.call(frame)
        if moment == "turn":
            return
        steps = {"part_b": turn.PART_B, "turn_end": turn.END, "monster_phase": turn.END}
        frame.step = steps.get(moment, turn.AFTER_PART_A)
        if moment in ("battle", "defence"):
            if against is None:
                raise AssertionError("a battle needs a defender: against=…")
            if moment == "battle":
                attack(s, seat, self.seat(against))
            else:
                self._go_to_defence(s, seat, self.seat(against), activated, power)
        elif moment == "monster_phase":
            s.call(MonsterPhase(seat))
        elif moment == "monster_battle":
            s.call(MonsterBattle(seat, 0))
        elif moment == "monster_attack":
            frame.step = turn.END
            s.call(MonsterBattle(seat, 1))
        elif moment == "last_attack":
            last_attack(s, seat)

    def _go_to_defence(
        self, s: Valhalla, attacker: int, defender: int, activated: str, power: int
    ) -> None:
        begin_battle(s, attacker, defender)
        fight = Battle(attacker)
        fight.step = battle.DEFEND
        warriors = [s.position(self._number(word)) for word in words_of(activated)]
        if not warriors:
            raise AssertionError("a defence needs an attack: activated=…")
        s.armed = (tuple(warriors), s.armed[1])
        s.tally[POWER] = power
        s.call(fight)

    def _prepare(self) -> Valhalla:
        s: Valhalla = self._new_table()
        if s.variant.first_player < 0:
            s.first = 0
        # The deck is as said whatever else uses its cards.
        self._notes.sort(key=lambda note: note[0] in ("deck", "only"))
        self._carry_out_notes(s)
        return s

    def start_new_game(self, strict: bool = False) -> None:
        """Not a situation but the beginning: set-up as in a real game. `deck` and `deals` decide
        the first shuffles, `roll` who begins and which Loki card; what was not forced is left to
        luck, afterwards too; `strict`: every roll and shuffle must have been decided."""
        plain: Valhalla = self._new_table()
        for what, args, _ in self._notes:
            if what != "deck":
                raise AssertionError(f"{what}() describes a situation, not a new game")
            self._force_first_deck(plain, cast(tuple[str, ...], args))
        if self._dealt:
            self._force_jarls(plain.variant)
        self._start_new_game(strict)

    def _force_first_deck(self, plain: Valhalla, top: tuple[str, ...]) -> None:
        """The first shuffle of the deck, with these cards on top."""
        if plain.variant.tyr:
            raise AssertionError("with Tyr's Wrath the deck of a new game cannot be forced")
        rest = list(plain.deck)
        first = [self._number(word) for word in words_of(top)]
        for card in first:
            rest.remove(card)
        self.script.shuffle("deck", rest + first[::-1])

    def _force_jarls(self, variant: ValhallaVariant) -> None:
        each = variant.cards.jarls_dealt[variant.seats]
        if variant.five_jarls:
            each = variant.cards.five_jarls_six if variant.seats == 6 else variant.cards.five_jarls
        elif variant.first_game_jarls:
            each = 1
        left = allowed_jarls(variant)
        for jarls in self._dealt.values():
            if len(jarls) != each:
                raise AssertionError(f"{each} Jarls are dealt to each player")
            for jarl in jarls:
                left.remove(jarl)
        order: list[int] = []
        for seat in range(variant.seats):
            order += self._dealt[seat] if seat in self._dealt else left[:each]
            if seat not in self._dealt:
                left = left[each:]
        self.script.shuffle("jarls", order + left)

    # -- carrying out what was described -----------------------------------------------------------

    def _number(self, card: str) -> int:
        if card not in CARDS:
            raise AssertionError(f"there is no card {card!r}")
        return CARDS.index(card)

    def _out_of_deck(self, s: Valhalla, card: int) -> None:
        if card in s.deck:
            at = s.deck.index(card)
            s.deck = s.deck[:at] + s.deck[at + 1 :]
            s.deck_left = len(s.deck)
        elif card in s.tyr_box:
            at = s.tyr_box.index(card)
            s.tyr_box = s.tyr_box[:at] + s.tyr_box[at + 1 :]
        else:
            raise AssertionError(f"no (further) {CARDS[card]} is in the game with these options")

    def _out_of_play(self, s: Valhalla, value: object) -> list[int]:
        """Cards by name, taken out of the deck."""
        cards = [self._number(word) for word in words_of(value)]
        for card in cards:
            self._out_of_deck(s, card)
        return cards

    def _set_has(self, s: Valhalla, name: str, **holdings: object) -> None:
        seat = self.seat(name)
        for what, value in holdings.items():
            if what == "team":
                for space, card in enumerate(self._out_of_play(s, value)):
                    if card >= FIRST_TACTIC or space >= SPACES:
                        raise AssertionError(f"{CARDS[card]} cannot be in the Team of {name}")
                    s.board[seat * SPACES + space] = card
                    s.team[seat] += 1
            elif what == "hand":
                s.hand[seat] = tuple(sorted(self._out_of_play(s, value)))
            elif what == "valhalla":
                s.valhalla = replaced(s.valhalla, seat, tuple(self._out_of_play(s, value)))
            elif what == "shields":
                s.shields = replaced(s.shields, seat, cast(int, value))
            elif what == "captured":
                for other in words_of(value):
                    held = seat * s.seats + self.seat(other)
                    s.captured = replaced(s.captured, held, s.captured[held] + 1)
            elif what == "jarl":
                s.jarl = (*s.jarl[:seat], JARLS.index(str(value)), *s.jarl[seat + 1 :])
            elif what == "tyr":
                for warrior, tyr in cast(dict[str, str], value).items():
                    place = s.position(self._number(warrior))
                    s.attached = replaced(s.attached, place, self._out_of_play(s, tyr)[0])
            elif what == "rested":
                s.rested |= 1 << seat
            else:
                raise AssertionError(f"{name} cannot have {what!r}")

    def _set_board(self, s: Valhalla, **fields: object) -> None:
        for what, value in fields.items():
            if what in ("first", "last"):
                setattr(s, what, self.seat(str(value)))
            elif what in ("turns_left", "grey", "beaten", "glory_lost"):
                setattr(s, what, value)
            elif what == "covered":
                s.covered = (1 << cast(int, value)) - 1
            else:
                raise AssertionError(f"the board has no {what!r}")
        if s.last != NOBODY and s.turns_left == 0:
            raise AssertionError("say with turns_left how many turns are left")

    def _set_king(self, s: Valhalla, name: str, level: int) -> None:
        if NOBODY not in s.king:
            raise AssertionError("there is no (further) King: option king=True, two with six seats")
        title = s.king.index(NOBODY)
        s.king = (*s.king[:title], self.seat(name), *s.king[title + 1 :])
        s.king_level = (*s.king_level[:title], level, *s.king_level[title + 1 :])

    def _set_deck(self, s: Valhalla, *cards: str) -> None:
        top = self._out_of_play(s, list(cards))
        s.deck = (*s.deck, *reversed(top))
        s.deck_left = len(s.deck)

    def _set_only(self, s: Valhalla, *cards: str) -> None:
        top = self._out_of_play(s, list(cards))
        s.deck = tuple(reversed(top))
        s.deck_left = len(s.deck)

    def _set_discard(self, s: Valhalla, *cards: str) -> None:
        s.discard = tuple(self._out_of_play(s, list(cards)))

    # -- luck --------------------------------------------------------------------------------------

    def roll(
        self,
        weapon: str = "",
        grey: str = "",
        monster: str = "",
        first_player: str = "",
        loki: str = "",
    ) -> None:
        """Force the next rolls: ``t.roll("sword axe miss*4", grey="bow")``; monster: the dice of
        the Monster; first_player (a name) and loki at the beginning of a game."""
        labels = {"die": weapon, "grey": grey, "monster": monster}
        for label, shown in labels.items():
            for face in words_of(shown):
                if face not in FACES:
                    raise AssertionError(f"no die shows {face!r}; faces are: {', '.join(FACES)}")
                self.force_roll(label, [FACES.index(face)])
        if first_player:
            self.force_roll("first_player", [self.seat(first_player)])
        if loki:
            self.force_roll("loki", [LOKI_CARDS.index(loki)])

    def random_card(self, name: str, card: str) -> None:
        """The next card taken at random from this hand."""
        hand = self.state.hand[self.seat(name)]
        self.force_roll("hand", [hand.index(self._number(card))])

    def shuffle(self, label: str, *cards: str) -> None:
        """Force the next shuffle ("deck", "jarls", "tyr"): all its cards, the first on top."""
        ids = JARLS if label == "jarls" else CARDS
        order = [ids.index(card) for card in words_of(cards)]
        # Jarls and Tyr cards are dealt from the front, the deck is drawn from the end.
        self.script.shuffle(label, order[::-1] if label == "deck" else order)

    # -- playing -----------------------------------------------------------------------------------

    def attacks(self, name: str, other: str) -> None:
        self.choose(name, f"attack seat_{self.seat(other) + 1}")

    def activates(self, name: str, *warriors: str) -> None:
        for warrior in warriors:
            self.choose(name, f"activate {warrior}")

    def arms(self, name: str, warrior: str, dice: str) -> None:
        """Activate a Warrior with certain dice, where there are several that would do."""
        position = self.state.position(self._number(warrior))
        self.choose(name, f"activate {warrior}")
        # What leaves no choice was done already.
        arm = self.state.stack[-1]
        said = Counter([_die_number(word) for word in words_of(dice)])
        for word in dict.fromkeys(words_of(dice)):
            die, count = _die_number(word), said[_die_number(word)]
            while (
                isinstance(arm, PlaceDice) and arm in self.state.stack and arm.placed[die] < count
            ):
                self.choose(name, f"place {_die_words(word)}")
        lying = Counter(self.state.dice_on(position))
        if lying and lying != said:
            raise AssertionError(f"{warrior} is armed with other dice than {dice}")

    def plays(self, name: str, *cards: str) -> None:
        for card in cards:
            self.choose(name, f"play {card}")

    def ends(self, name: str) -> None:
        """End the phase. It ends by itself when nothing else can be done: decide the next roll
        before the choice that leaves nothing, and say `ends` all the same."""
        seat = self.seat(name)
        if any(isinstance(frame, Phase) and frame.seat == seat for frame in self.state.stack):
            self.choose(name, "end_phase")
        elif not self._phase_ended(seat):
            raise AssertionError(f"{name} has no phase that could end now")

    def _phase_ended(self, seat: int) -> bool:
        """Did a phase of this seat end by itself with the last choice?"""
        if self.events("ragnarok") or self.events("game_over"):
            return self.state.ragnarok == 1
        return any(event.args["seat"] == seat for event in self.events("strength"))

    def rerolls(self, name: str, spend: str, again: str, gets: str = "", grey: str = "") -> None:
        """A basic reroll: discard the die `spend`, roll the dice `again` anew, which then show
        `gets` (own dice) and `grey`."""
        self.roll(gets, grey)
        self.choose(name, "reroll")
        if self._kind() == "spend_die":
            self.choose(name, f"spend {_die_words(spend)}")
        else:
            self.was_forced(name, f"spend {_die_words(spend)}")
        self._mark(name, again)

    def marks(self, name: str, again: str, gets: str = "", grey: str = "") -> None:
        """The dice of a free reroll that was begun already."""
        self.roll(gets, grey)
        self._mark(name, again)

    def _kind(self) -> str:
        decisions = self.state.decisions
        return decisions[0].kind if decisions else ""

    def _mark(self, name: str, again: str) -> None:
        # What leaves no choice was done already.
        reroll = self.state.stack[-1] if self.state.stack else None
        if not isinstance(reroll, MarkDice):
            if not self.events("rerolled"):
                raise AssertionError("nobody rolls dice again now")
            return
        times = reroll.times
        for word, count in Counter(words_of(again)).items():
            die = _die_number(word)
            while self._marking(reroll, times) and reroll.marked.count(die) < count:
                self.choose(name, f"mark {_die_words(word)}")
        if self._marking(reroll, times):
            self.choose(name, "roll")

    def _marking(self, reroll: MarkDice, times: int) -> bool:
        """Is this reroll (the one after which `times` - 1 are left) still in progress?"""
        return reroll in self.state.stack and reroll.times == times

    # -- looking -----------------------------------------------------------------------------------

    @property
    def state(self) -> Valhalla:
        return cast(Valhalla, self.state_of_play())

    def __getitem__(self, name: str) -> Holdings:
        """What a player has: ``t["Anna"].hand``."""
        return Holdings(self, self.seat(name))

    @property
    def active(self) -> str:
        """Whose turn (or Ragnarök) it is."""
        return self.names[self.state.active]

    @property
    def pool(self) -> list[str]:
        """Loose dice of the side whose phase it is: own, grey, Weapon Supply; sword to miss."""
        words = [
            FACES[die % 6] if die < FIRST_GREY else f"{DIE_KINDS[die // 6]}:{FACES[die % 6]}"
            for die in range(ALL)
        ]
        return [words[die] for die in range(ALL) for _ in range(self.state.pool[die])]

    @property
    def grey(self) -> int:
        """Shared grey dice nobody uses."""
        return self.state.grey

    def strength(self, name: str) -> int:
        """Attack Strength in the battle in progress: as it stands, or fixed after the phase."""
        s = self.state
        side = s.side_of(self.seat(name))
        if side == NOBODY:
            raise AssertionError(f"{name} does not fight")
        phases = [frame for frame in s.stack if isinstance(frame, Phase) and frame.side == side]
        return attack_strength(s, side) if phases else s.tally[POWER + side]

    @property
    def result(self) -> dict[str, EventValue]:
        """The battle decided by the last choice: winner (a name), attack, defence."""
        told = self.events("battle_won")
        if not told:
            raise AssertionError("the last choice decided no battle")
        args = told[-1].args
        return {
            "winner": self.names[cast(int, args["winner"])],
            "attack": args["attack"],
            "defence": args["defence"],
        }

    @property
    def against_monster(self) -> tuple[str, int, int]:
        """The battle with the Monster decided by the last choice: "won" or "lost", one's Attack
        Strength, the Monster's strength."""
        for event in self.events():
            if event.key in ("monster_battle_won", "monster_battle_lost"):
                strength, monster = event.args["strength"], event.args["monster"]
                word = event.key.removeprefix("monster_battle_")
                return word, cast(int, strength), cast(int, monster)
        raise AssertionError("the last choice decided no battle with the Monster")

    @property
    def deck_left(self) -> int:
        return self.state.deck_left

    @property
    def deck_cards(self) -> list[str]:
        """The deck, the top card first."""
        s = self.state
        return [CARDS[card] for card in reversed(s.deck[: s.deck_left])]

    @property
    def pile(self) -> list[str]:
        """The discard pile, the newest card (on top) last."""
        return [CARDS[card] for card in self.state.discard]

    @property
    def row(self) -> list[str]:
        """Face up in the middle: Warriors to pick, the draft row, a Warrior on its way."""
        return [CARDS[card] for card in self.state.row]

    def played(self, name: str) -> list[str]:
        """Tactics this fighter has played in the battle in progress."""
        side = self.state.side_of(self.seat(name))
        return [CARDS[card] for card in self.state.played[side]]

    @property
    def kings(self) -> dict[str, int]:
        """Kings and their levels."""
        s = self.state
        pairs = zip(s.king, s.king_level, strict=True)
        return {self.names[seat]: level for seat, level in pairs if seat != NOBODY}

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def winners(self) -> list[str]:
        return [self.names[seat] for seat in self.state.winners]

    def view(self, name: str | None = None) -> ValhallaView:
        """What a player may know; without a name, what a spectator may."""
        return cast(ValhallaView, self._seen_by(name))


def _die_words(word: str) -> str:
    """``"grey:sword"`` as options say it: ``grey sword``."""
    kind, _, face = word.rpartition(":")
    return f"{kind or 'own'} {face}"


def _die_number(word: str) -> int:
    kind, face = _die_words(word).split()
    return DIE_KINDS.index(kind) * 6 + FACES.index(face)
