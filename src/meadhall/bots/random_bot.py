"""The simplest player: any option, each as likely as any other."""

from meadhall.bots.bot import Bot, Imagine


class RandomBot(Bot):
    """The yardstick. Whoever does not beat it clearly has a bug."""

    def pick(self, seat: int, options: list[int], imagine: Imagine) -> int:
        return options[self.draw(len(options))]
