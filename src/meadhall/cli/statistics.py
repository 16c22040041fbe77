"""What many games have in common: lengths, scores, wins, where the points come from."""


class Outcome:
    """One finished game."""

    __slots__ = ("decisions", "scores", "sources", "winners")

    def __init__(
        self, decisions: int, scores: list[int], winners: list[int], sources: dict[str, int]
    ) -> None:
        self.decisions = decisions
        self.scores = scores
        self.winners = winners
        self.sources = sources


class Statistics:
    """Gathers outcomes and tells about them."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.lengths: list[int] = []
        self.scores: list[list[int]] = [[] for _ in range(seats)]
        # A shared victory is shared here too.
        self.wins = [0.0] * seats
        self.sources: dict[str, int] = {}

    def add(self, outcome: Outcome) -> None:
        self.lengths.append(outcome.decisions)
        for seat, score in enumerate(outcome.scores):
            self.scores[seat].append(score)
        for seat in outcome.winners:
            self.wins[seat] += 1 / len(outcome.winners)
        for source, points in outcome.sources.items():
            self.sources[source] = self.sources.get(source, 0) + points

    @property
    def games(self) -> int:
        return len(self.lengths)

    def to_json(self, seconds: float) -> dict[str, object]:
        decisions = sum(self.lengths)
        return {
            "games": self.games,
            "seconds": round(seconds, 3),
            "games_per_second": round(self.games / seconds, 1),
            "decisions_per_second": round(decisions / seconds),
            "decisions": spread(self.lengths),
            "scores": [spread(scores) for scores in self.scores],
            "wins": [round(wins, 2) for wins in self.wins],
            "sources": {
                source: round(points / self.games / self.seats, 3)
                for source, points in self.sources.items()
            },
        }

    def told(self, title: str, seconds: float) -> list[str]:
        """The same in lines."""
        decisions = sum(self.lengths)
        per_second = self.games / seconds
        length = spread(self.lengths)
        said = [
            f"{title}: {self.games} games with {self.seats} seats in {seconds:.1f} s",
            f"  speed    {decisions / seconds:,.0f} decisions/s, {per_second:,.1f} games/s",
            f"  length   {length['mean']:.0f} decisions ({length['min']} to {length['max']})",
            "",
            "  seat     wins    mean     min      25%   median      75%     max",
        ]
        for seat, scores in enumerate(self.scores):
            it = spread(scores)
            share = 100 * self.wins[seat] / self.games
            said.append(
                f"  {seat + 1:>4} {share:>7.1f}% {it['mean']:>7.1f} {it['min']:>7} {it['q1']:>8}"
                f" {it['median']:>8} {it['q3']:>8} {it['max']:>7}"
            )
        if self.sources:
            said += ["", "  points by source, per seat and game"]
            for source, points in self.sources.items():
                said.append(f"    {source:<10} {points / self.games / self.seats:>7.2f}")
        return said


def spread(numbers: list[int]) -> dict[str, float]:
    """Mean, extremes and quartiles (the value at that share of the sorted list)."""
    ordered = sorted(numbers)
    last = len(ordered) - 1
    return {
        "mean": round(sum(ordered) / len(ordered), 3),
        "min": ordered[0],
        "q1": ordered[round(last * 0.25)],
        "median": ordered[round(last * 0.5)],
        "q3": ordered[round(last * 0.75)],
        "max": ordered[-1],
    }
