"""The kinds of questions, for an observation."""

from typing import Final

from meadhall.core.engine.frame import snake_case
from meadhall.games.reavers.artifacts import ArtifactDie, RecruitedReaver
from meadhall.games.reavers.combat import Commit, Reroll
from meadhall.games.reavers.dice import StoreDie, SurplusDice
from meadhall.games.reavers.effects import (
    DiscardProphecy,
    GainDie,
    GiveTerror,
    LoseDie,
    LoseOneOf,
    MayPay,
)
from meadhall.games.reavers.paying import DiscardReaver, PayAnyDice, PayIcons
from meadhall.games.reavers.pillage import Pillage
from meadhall.games.reavers.receiving import DrawChoice, KeepCard
from meadhall.games.reavers.recruit import PickReaver, Recruit, UseReaver
from meadhall.games.reavers.rounds import SelectSpace
from meadhall.games.reavers.sea import Battle, ChooseBattle, Journey
from meadhall.games.reavers.specialists import Specialist
from meadhall.games.reavers.spoils import OrderSpoils, Raid
from meadhall.games.reavers.territories import ExchangeTile, Subdue, TileRewards
from meadhall.games.reavers.trade import Trade, TradeDie
from meadhall.games.reavers.turns import ActOrRest, EndTurn, Rest
from meadhall.games.reavers.villages import FifthArtifact, SpoilsChoice

# Everything that can be asked.
ASKED: Final[tuple[type, ...]] = (
    *(SelectSpace, ActOrRest, Rest, EndTurn, Recruit, Raid, Trade, TradeDie, Subdue),
    *(PickReaver, UseReaver, OrderSpoils, Pillage, SpoilsChoice, FifthArtifact, KeepCard),
    *(DrawChoice, Journey, ChooseBattle, Battle, Commit, Reroll, ExchangeTile, TileRewards),
    *(PayIcons, PayAnyDice, DiscardReaver, Specialist, MayPay, GainDie, SurplusDice, StoreDie),
    *(ArtifactDie, RecruitedReaver, LoseDie, LoseOneOf, DiscardProphecy, GiveTerror),
)
QUESTIONS: Final[tuple[str, ...]] = tuple([snake_case(it.__name__) for it in ASKED])
PLACE_OF: Final[dict[type, int]] = {it: place for place, it in enumerate(ASKED)}
