"""A bot of one's own: it plays the dearest card that it can, attacks whenever it can, and beats chance.

    python examples/own_bot.py
"""

import sys

import cardwright as cw


class Eager(cw.bots.Bot):
    """Plays before it attacks, and attacks before it ends its turn."""

    name = "eager"
    ORDER = ("play", "use", "attack")

    def choose(self, game: cw.Game) -> cw.Option:
        # `game` is the bot's own copy: what its player can't know was drawn anew, so nothing here can cheat.
        assert game.decision is not None
        options = game.decision.options
        for wanted in self.ORDER:
            able = [option for option in options if option.does == wanted]
            if able:
                return max(able, key=lambda option: self.cost(game, option))
        return self.rng.choice(options)

    def cost(self, game: cw.Game, option: cw.Option) -> int:
        assert game.decision is not None and option.card is not None
        card = game.view(game.decision.player).card(option.card)
        return 0 if card is None else card.details.get("cost", 0)


if __name__ == "__main__":
    games = 6 if "--small" in sys.argv else 200
    result = cw.simulate("sve", "swordcraft", "runecraft", games, bots=(Eager, "random"))
    print(result)
