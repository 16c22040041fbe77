"""Fitting the net to what was played. The only module that needs PyTorch."""

from copy import deepcopy
from typing import Any, Final, TypeAlias

import numpy as np
import torch
from torch import Tensor, nn

from meadhall.bots.net import LAYERS, NetError, Weights
from meadhall.core.game import Game
from meadhall.train.selfplay import Positions

FIRST: Final = 256
SECOND: Final = 64
BATCH: Final = 4096
FASTEST: Final = 1e-3
SLOWEST: Final = 5e-5
# A net that is gone on with begins here: at the fastest rate it loses what it knew within a few
# rounds, and nine minutes on sixteen cores were not enough to win that back.
GENTLE: Final = 3e-4
# It plays with weights averaged over about so many steps, or those of a round if they are more.
AVERAGED: Final = 200
# A logit that no softmax sees.
NEVER: Final = -30.0
# What a checkpoint looks like; one of another shape is refused.
SHAPE: Final = 2

# Of one round, where it is learned from: what was seen, shares, margins, the seats there are.
Learned: TypeAlias = tuple[Tensor, Tensor, Tensor, Tensor]


class Learner:
    """The net in training, its average, and the optimiser."""

    def __init__(self, game: Game, device: str | None = None) -> None:
        self.game = game
        self.device = device or ("cuda" if torch.cuda.is_available() else "cpu")
        self.most = max(game.seat_counts)
        layout = game.observation(self.most)
        outputs = 2 * self.most + 1
        torch.manual_seed(0)
        self.net = nn.Sequential(
            nn.Linear(len(layout), FIRST),
            nn.ReLU(),
            nn.Linear(FIRST, SECOND),
            nn.ReLU(),
            nn.Linear(SECOND, outputs),
        ).to(self.device)
        self.average = deepcopy(self.net).requires_grad_(False)
        self.optimiser = torch.optim.AdamW(self.net.parameters(), FASTEST, weight_decay=1e-3)
        self.scale = torch.ones(len(layout), device=self.device)
        self.margin_scale = 1.0
        self.fastest = FASTEST
        self.steps = 0
        # What the net had gone through already when this training began.
        self.before = {"games": 0, "minutes": 0.0}
        # The rounds of the window: each travels to the device once.
        self._there: dict[Positions, Learned] = {}

    def measure(self, positions: Positions, began_with: Weights | None = None) -> None:
        """Once, on the first games: how much each number varies, and how far scores lie apart.

        A net that played those games is gone on with; its margins keep their measure.
        """
        spread = positions.seen.astype(np.float32).std(axis=0)
        # A number that hardly ever varied must not shout when it does.
        self.scale = torch.tensor(1.0 / np.maximum(spread, 0.1), device=self.device)
        if began_with is None:
            self.margin_scale = max(1.0, float(positions.leads[:, 0].std()))
        else:
            self.margin_scale = began_with.margin_scale
            self._go_on_with(began_with)

    def _go_on_with(self, weights: Weights) -> None:
        """`weights` undone: outputs by inputs, without the scale of the inputs."""
        layers = dict(weights.layers)
        layers["first"] = layers["first"] / self.scale.cpu().numpy()[:, None]
        with torch.no_grad():
            for parameter, name in zip(self.net.parameters(), LAYERS, strict=True):
                parameter.copy_(torch.from_numpy(layers[name].T.copy()))
        self.average.load_state_dict(self.net.state_dict())
        self.before = {known: weights.card.get(known, 0) for known in self.before}
        self.fastest = GENTLE

    def fit(self, window: list[Positions], positions: int, done: float) -> dict[str, float]:
        """So many positions, drawn from the window; `done`, 0 to 1, slows the learning down."""
        slower = 0.5 * (1.0 + float(np.cos(np.pi * min(done, 1.0))))
        rate = SLOWEST + (self.fastest - SLOWEST) * slower
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        self._there = {it: self._there.get(it) or self._on_device(it) for it in window}
        rounds = self._there.values()
        seen, shares, margins, present = (torch.cat([it[at] for it in rounds]) for at in range(4))
        count = len(seen)
        lost = torch.zeros(2, device=self.device)
        steps = max(1, positions // BATCH)
        averaged = max(AVERAGED, steps)
        for _ in range(steps):
            batch = torch.randint(count, (min(BATCH, count),), device=self.device)
            out = self.net(seen[batch].float() * self.scale)
            outcome = self._outcome_loss(out, shares[batch], present[batch])
            margin = self._margin_loss(out, margins[batch], present[batch])
            self.optimiser.zero_grad(set_to_none=True)
            (outcome + margin).backward()
            self.optimiser.step()
            self._average(averaged)
            lost += torch.stack([outcome.detach(), margin.detach()])
        outcome_loss, margin_loss = (lost / steps).tolist()
        return {"rate": rate, "steps": steps, "outcome": outcome_loss, "margin": margin_loss}

    def loss_on(self, positions: Positions) -> float:
        """How wrong the net is about who wins, at positions it has not learned from."""
        if not len(positions):
            return 0.0
        wrong = 0.0
        with torch.no_grad():
            for at in range(0, len(positions), BATCH):
                part = positions.part(slice(at, at + BATCH))
                seen, shares, _, present = self._on_device(part)
                out = self.average(seen.float() * self.scale)
                wrong += float(self._outcome_loss(out, shares, present)) * len(part)
        return wrong / len(positions)

    def _on_device(self, positions: Positions) -> Learned:
        seats = torch.from_numpy(positions.seats).to(self.device)
        places = torch.arange(self.most, device=self.device)
        margins = positions.margins(self.margin_scale)
        return (
            torch.from_numpy(positions.seen).to(self.device),
            torch.from_numpy(positions.shares).to(self.device),
            torch.from_numpy(margins).to(self.device),
            places < seats[:, None],
        )

    def _outcome_loss(self, out: Tensor, shares: Tensor, present: Tensor) -> Tensor:
        logits = out[:, : self.most + 1]
        always = torch.ones_like(present[:, :1])
        logits = logits.masked_fill(~torch.cat([present, always], 1), NEVER)
        return -(shares * torch.log_softmax(logits, 1)).sum(1).mean()

    def _margin_loss(self, out: Tensor, margins: Tensor, present: Tensor) -> Tensor:
        said = torch.tanh(out[:, self.most + 1 :])
        # Picked out by multiplying: to pick by place, the GPU would have to say how many there are.
        return ((said - margins) ** 2 * present).sum() / present.sum()

    def _average(self, reach: int) -> None:
        """The mean of the last few hundred steps plays better than the last one."""
        self.steps += 1
        kept = 1.0 - 1.0 / min(reach, self.steps)
        with torch.no_grad():
            pairs = zip(self.average.parameters(), self.net.parameters(), strict=True)
            for mean, parameter in pairs:
                mean.lerp_(parameter, 1.0 - kept)

    def weights(self, card: dict[str, Any]) -> Weights:
        """As the bots read them: inputs by outputs, the scale of the inputs within."""
        first, first_bias, second, second_bias, last, last_bias = (
            mean.cpu().numpy() for mean in self.average.parameters()
        )
        layers = {
            "first": first.T * self.scale.cpu().numpy()[:, None],
            "first_bias": first_bias,
            "second": second.T,
            "second_bias": second_bias,
            "last": last.T,
            "last_bias": last_bias,
        }
        largest = self.game.observation(self.most)
        return Weights(
            layers,
            {
                "game": self.game.name,
                "rules_version": self.game.rules_version,
                "observation": largest.hash,
                "margin_scale": self.margin_scale,
                **card,
            },
        )

    def state(self) -> dict[str, Any]:
        return {
            "shape": SHAPE,
            "net": self.net.state_dict(),
            "average": self.average.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "scale": self.scale,
            "margin_scale": self.margin_scale,
            "fastest": self.fastest,
            "steps": self.steps,
            "before": self.before,
        }

    def restore(self, state: dict[str, Any]) -> None:
        if state.get("shape") != SHAPE:
            raise NetError("this training was begun by another version of Meadhall")
        self.net.load_state_dict(state["net"])
        self.average.load_state_dict(state["average"])
        self.optimiser.load_state_dict(state["optimiser"])
        self.scale = state["scale"].to(self.device)
        self.margin_scale = state["margin_scale"]
        self.fastest = state["fastest"]
        self.steps = state["steps"]
        self.before = state["before"]
