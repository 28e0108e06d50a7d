"""A search that does not cheat: imagine what may be hidden, try each option on that, play on at random, and count the wins.

    python examples/determinized_search.py
"""

import sys

import cardwright as cw


class Searcher(cw.bots.Bot):
    """Flat Monte Carlo over determinizations. `worlds` is how many possible tables it imagines for a decision."""

    name = "searcher"
    worlds = 8
    longest = 60  # decisions that are played at random before a table is judged

    def choose(self, game: cw.Game) -> int:
        assert game.decision is not None
        player = game.decision.player
        score = [0.0] * len(game.decision.options)
        for _ in range(self.worlds):
            world = game.determinize(player, self.rng)  # looks the same to the player; the rest is drawn anew
            for option in game.decision.options:
                child = world.clone()
                child.apply(option)  # an option of the game is an option of every copy that is asked the same
                score[option.index] += self.play_on(child, player)
        return score.index(max(score))

    def play_on(self, game: cw.Game, player: int) -> float:
        """1 for a win, 0 for a loss, and by the leaders' defense if the game is not over."""
        for _ in range(self.longest):
            if game.decision is None:
                return 0.5 if game.winner is None else float(game.winner == player)
            game.apply(int(self.rng.random() * len(game.decision.options)))
        defense = [half.numbers["leader defense"] for half in game.view(player).players]
        return 0.5 + (defense[player] - defense[1 - player]) / 40


class Hasty(Searcher):
    """The same for a demonstration that is soon over."""

    worlds = 1
    longest = 20


if __name__ == "__main__":
    small = "--small" in sys.argv
    result = cw.simulate("sve", "swordcraft", "runecraft", 2 if small else 20, bots=(Hasty if small else Searcher, "random"))
    print(result)
