"""A player that learns from nothing but games against itself: PPO with a small network, PyTorch on the CPU.

    pip install "cardwright[learn]"
    python examples/train.py --game sve --minutes 120 --out learned      # of CPU; goes on where it was stopped
    cardwright simulate sve swordcraft runecraft --bot examples/train.py:Learned:learned/player.pt --other-bot greedy

The network reads what the vector environment gives: it knows cards by what counts of them now and by the kinds of node of their
text, so it can also play with cards that it has never seen. Nothing here depends on the game.
"""

import argparse
import csv
import itertools
import time
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

import cardwright as cw
from cardwright.envs import KINDS, Ready
from cardwright.envs.observing import blocks
from cardwright.envs.shapes import SETS
from cardwright.envs.vector import VectorEnv, make_vector
from cardwright.envs.watching import Watching

WIDTH = 64
VERBS, ZONES, QUESTIONS, PHASES = 65, 32, 128, 32  # more than any game has
NAMES = 1024  # names and texts are told apart by so many numbers
CLIP, ENTROPY, VALUE, LAMBDA, EPOCHS, MINIBATCH, RATE = 0.2, 0.01, 0.5, 0.98, 2, 512, 1e-3
LUCKY = 4  # in one game of so many, the opponent plays at random: what beats it is learned first


class Network(nn.Module):
    """Scores each option of a decision, and says how likely the player is to win (-1 to 1)."""

    def __init__(self, ready: Ready) -> None:
        super().__init__()
        self.shape = ready.shape
        cards, table = self.shape["cards"].columns, self.shape["table"].columns
        self.sets = [i for i, name in enumerate(cards) if name in SETS]
        self.plain = [i for i, name in enumerate(cards) if name not in {*SETS, "text", "hash"}]
        self.card = nn.Linear(len(self.plain) + 31 * len(self.sets), WIDTH)
        self.text = nn.Linear(len(KINDS), WIDTH)
        self.name = nn.Embedding(NAMES, WIDTH)
        self.zone = nn.Embedding(2 * ZONES, WIDTH)
        self.deeper = nn.Linear(WIDTH, WIDTH)
        self.table = nn.Linear(len(table), WIDTH)
        self.question = nn.Embedding(QUESTIONS, WIDTH)
        self.phase = nn.Embedding(PHASES, WIDTH)
        self.state = nn.Sequential(nn.ReLU(), nn.Linear(4 * WIDTH, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH))
        self.verb = nn.Embedding(VERBS, WIDTH)
        self.numbers = nn.Linear(2, WIDTH)
        self.named = nn.Linear(2 * WIDTH, WIDTH)
        self.score = nn.Sequential(nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU(), nn.Linear(WIDTH, 1))
        self.value = nn.Sequential(nn.ReLU(), nn.Linear(WIDTH, 1), nn.Tanh())
        for embedding in (self.name, self.zone, self.question, self.phase, self.verb):
            nn.init.normal_(embedding.weight, std=0.05)

    def forward(self, words: Tensor, mask: Tensor, texts: Tensor) -> tuple[Tensor, Tensor]:
        """`texts` are the rows of `Ready.texts`. Scores of all options (of those that there are not, very low), and values. Only
        the rows that are there are worked out: most observations have few of the cards and options for which there is room."""
        parts = blocks(self.shape, words)
        cards, row_of, sums = self.cards(parts["cards"], texts)
        waiting = [self.shape["stacked"].column(name) for name in ("card", "source", "chosen")]
        stacked = cards[row_of.gather(1, parts["stacked"][..., waiting].flatten(1).long())].sum(1)
        state = self.state(torch.cat([self.situation(parts["table"]), sums, stacked], 1))
        game, place = mask.nonzero(as_tuple=True)
        there = parts["options"][game, place].long()
        option = {name: there[:, i] for i, name in enumerate(self.shape["options"].columns)}
        numbers = torch.stack([option["value"], option["extra"]], -1)
        picked = torch.cat([cards[row_of[game, option["card"]]], cards[row_of[game, option["other card"]]]], -1)
        each = self.verb(option["verb"]) + self.numbers(small(numbers)) + self.named(picked) + self.name(option["hash"] % NAMES)
        scored = self.score(each + state[game]).squeeze(-1)
        return scored.new_full(mask.shape, -1e9).index_put((game, place), scored), self.value(state).squeeze(-1)

    def cards(self, block: Tensor, texts: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Each card as a vector (the first: none), of each game which of these its rows are (row 0: none), and both sides' sums."""
        column = {name: i for i, name in enumerate(self.shape["cards"].columns)}
        game, row = (block[..., column["known"]] > 0).nonzero(as_tuple=True)
        known = block[game, row]
        bits = (known[:, self.sets, None] >> torch.arange(31)) & 1
        text = self.text(texts)[known[:, column["text"]].long()]
        side = known[:, column["side"]].long()
        place = self.zone(known[:, column["zone"]].long() + ZONES * side)
        given = torch.cat([small(known[:, self.plain]), bits.flatten(1).float()], 1)
        seen = self.card(given) + text + place + self.name(known[:, column["hash"]].long() % NAMES)
        seen = torch.relu(self.deeper(torch.relu(seen)))
        row_of = torch.zeros(len(block), block.shape[1] + 1, dtype=torch.long)
        row_of[game, row + 1] = torch.arange(1, len(seen) + 1)
        sums = seen.new_zeros(len(block) * 2, WIDTH).index_add(0, game * 2 + side, seen).view(len(block), -1)
        return torch.cat([seen.new_zeros(1, WIDTH), seen]), row_of, sums / 8

    def situation(self, table: Tensor) -> Tensor:
        column = {name: i for i, name in enumerate(self.shape["table"].columns)}
        asked = self.question(table[:, column["question"]].long()) + self.phase(table[:, column["phase"]].long())
        return self.table(small(table)) + asked


def small(numbers: Tensor) -> Tensor:
    """Numbers of any size as numbers that a network takes in."""
    numbers = numbers.float()
    return numbers.sign() * numbers.abs().log1p()


def texts_of(ready: Ready) -> Tensor:
    return torch.tensor(np.array([np.frombuffer(row, np.uint8) for row in ready.texts]), dtype=torch.float32)


class Gathered:
    """Decisions of games that are under way, by game and seat; and what is to be learned of those that have ended."""

    def __init__(self, games: int) -> None:
        self.open: dict[tuple[int, int], list[tuple]] = {(i, seat): [] for i in range(games) for seat in (0, 1)}
        self.done: list[tuple] = []

    def end(self, game: int, rewards: np.ndarray) -> None:
        """A game is over: how much better than expected was each decision? (Generalized advantages; only the end has a reward.)"""
        for seat in (0, 1):
            steps, self.open[game, seat] = self.open[game, seat], []
            after, ahead = float(rewards[seat]), 0.0
            for k in range(len(steps) - 1, -1, -1):
                value = steps[k][4]
                ahead = (after - value) + LAMBDA * ahead
                self.done.append((*steps[k][:4], ahead, value + ahead))
                after = value


def play(envs: VectorEnv, now, network: Network, texts: Tensor, gathered: Gathered, decisions: int):
    """Let the network play both sides (in some games only one) until so many decisions can be learned from."""
    lanes = np.arange(envs.games)
    lucky = np.where(lanes % LUCKY == 0, lanes // LUCKY % 2, -1)  # the seat that plays at random
    while len(gathered.done) < decisions:
        with torch.no_grad():
            scores, values = network(torch.from_numpy(now.words), torch.from_numpy(now.mask), texts)
            chances = torch.log_softmax(scores, 1)
            actions = torch.multinomial(chances.exp(), 1).squeeze(1)
            taken = chances.gather(1, actions[:, None]).squeeze(1).numpy()
        random = now.player == lucky
        options = now.mask.sum(1)
        for i in np.flatnonzero((options > 1) & ~random):  # where there is a choice
            step = (now.words[i].copy(), now.mask[i].copy(), int(actions[i]), float(taken[i]), float(values[i]))
            gathered.open[i, int(now.player[i])].append(step)
        now = envs.step(np.where(random, (np.random.rand(envs.games) * options).astype(np.int64), actions.numpy()))
        for i in np.flatnonzero(now.done):
            gathered.end(int(i), now.rewards[i])
    return now


def learn(network: Network, optimizer: torch.optim.Optimizer, texts: Tensor, steps: list[tuple]) -> None:
    """Proximal policy optimization: what came out better than expected becomes likelier, a little at a time."""
    words, mask, action, before, gain, goal = (np.array(part) for part in zip(*steps, strict=True))
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    for _ in range(EPOCHS):
        for some in np.array_split(np.random.permutation(len(steps)), max(1, len(steps) // MINIBATCH)):
            scores, values = network(torch.from_numpy(words[some]), torch.from_numpy(mask[some]), texts)
            chances = torch.log_softmax(scores, 1)
            taken = chances.gather(1, torch.from_numpy(action[some])[:, None]).squeeze(1)
            ratio = (taken - torch.from_numpy(before[some]).float()).exp()
            better = torch.from_numpy(gain[some]).float()
            policy = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
            spread = -(chances.exp() * chances.masked_fill(~torch.from_numpy(mask[some]), 0)).sum(1).mean()
            error = (values - torch.from_numpy(goal[some]).float()).square().mean()
            optimizer.zero_grad()
            (VALUE * error - policy - ENTROPY * spread).backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def against_random(network: Network, envs: VectorEnv, texts: Tensor, seed: int) -> float:
    """How often it wins against random play: the first game of each lane, half of them in each seat."""
    won: dict[int, float] = {}
    games, rng, now = envs.games, np.random.default_rng(seed), envs.reset(seed)
    while len(won) < games:
        with torch.no_grad():
            best = network(torch.from_numpy(now.words), torch.from_numpy(now.mask), texts)[0].argmax(1).numpy()
        anything = (rng.random(games) * now.mask.sum(1)).astype(np.int64)
        now = envs.step(np.where(now.player == np.arange(games) % 2, best, anything))
        for i in np.flatnonzero(now.done):
            won.setdefault(int(i), (1 + float(now.rewards[i, i % 2])) / 2)
    return sum(won.values()) / games


class Learned(cw.bots.Bot):
    """The network as a bot, for `cw.simulate`, the arena and the terminal: `examples/train.py:Learned:FILE`."""

    name = "learned"

    def __init__(self, seed: int = 0, file: str = "learned/player.pt") -> None:
        super().__init__(seed)
        torch.set_num_threads(1)
        self.saved = torch.load(file, weights_only=True)
        self.network: Network | None = None
        self.ready: Ready | None = None
        self.watching = Watching(self.policy)

    def policy(self, ready: Ready, words: np.ndarray, mask: np.ndarray) -> int:
        if self.network is None:
            self.network = Network(ready)
            self.network.load_state_dict(self.saved["network"])
        if self.ready is not ready:
            self.ready, self.texts = ready, texts_of(ready)
        with torch.no_grad():
            scores, _ = self.network(torch.from_numpy(words[None]), torch.from_numpy(mask[None]), self.texts)
        return int(scores[0].argmax())

    def choose(self, game: cw.Game) -> int:
        return self.watching.choose(game)


def train(game: str, minutes: float, out: Path, games: int, decisions: int, tested: int, seed: int, every: int) -> None:
    torch.manual_seed(seed)
    np.random.seed(seed)
    names = list(cw.decks(game))[:4]
    decks = list(itertools.permutations(names, 2))
    out.mkdir(parents=True, exist_ok=True)
    file, curve = out / "player.pt", out / "curve.csv"
    with make_vector(game, decks, games=games) as envs, make_vector(game, decks, games=tested) as others:
        network, texts = Network(envs.ready), texts_of(envs.ready)
        optimizer = torch.optim.Adam(network.parameters(), lr=RATE)
        spent, rounds, total = 0.0, 0, 0
        if file.exists():
            saved = torch.load(file, weights_only=True)
            network.load_state_dict(saved["network"])
            optimizer.load_state_dict(saved["optimizer"])
            spent, rounds, total = saved["spent"], saved["rounds"], saved["decisions"]
        now, gathered = envs.reset(seed + rounds), Gathered(games)
        begun = time.process_time() - spent
        while True:
            now = play(envs, now, network, texts, gathered, decisions)
            for group in optimizer.param_groups:  # smaller and smaller steps
                group["lr"] = RATE * max(0.1, 1 - spent / max(1.0, minutes * 60))
            learn(network, optimizer, texts, gathered.done)
            rounds, total = rounds + 1, total + len(gathered.done)
            gathered.done = []
            spent = time.process_time() - begun
            last = spent >= minutes * 60
            if rounds % every == 0 or last:
                share = against_random(network, others, texts, seed=10**6 + rounds)
                with curve.open("a", newline="") as rows:
                    csv.writer(rows).writerow([rounds, total, round(spent / 60, 2), share])
                print(f"{spent / 60:5.1f} min of CPU, {total:,} decisions: wins {share:.0%} of {tested} against random", flush=True)
                state = {"network": network.state_dict(), "optimizer": optimizer.state_dict()}
                torch.save({**state, "spent": spent, "rounds": rounds, "decisions": total}, file.with_suffix(".part"))
                file.with_suffix(".part").replace(file)
            if last:
                break
    draw(curve, out / "curve.png")


def draw(curve: Path, picture: Path) -> None:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    rows = np.array([[float(cell) for cell in row] for row in csv.reader(curve.open())])
    figure, axes = pyplot.subplots(figsize=(7, 4))
    axes.plot(rows[:, 2], rows[:, 3] * 100, marker=".")
    axes.axhline(95, linestyle=":", color="grey")
    axes.set(xlabel="minutes of CPU", ylabel="wins against random play, %", ylim=(0, 101))
    figure.savefig(picture, dpi=150, bbox_inches="tight")


if __name__ == "__main__":
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--game", default="sve", help="sve, fow, bss, fftcg or weiss")
    words.add_argument("--minutes", type=float, default=120, help="of CPU, in all: two cores make two a minute")
    words.add_argument("--out", type=Path, default=Path("learned"), help="the folder for the player and its curve")
    words.add_argument("--games", type=int, default=128, help="at once")
    words.add_argument("--decisions", type=int, default=16384, help="that are learned from at a time")
    words.add_argument("--tested", type=int, default=100, help="games of each test against random play")
    words.add_argument("--every", type=int, default=10, help="rounds of learning between two tests")
    words.add_argument("--seed", type=int, default=0)
    words.add_argument("--small", action="store_true", help="a moment only, to see that it works")
    given = words.parse_args()
    if given.small:
        given.minutes, given.games, given.decisions, given.tested, given.every = 0.0, 4, 64, 4, 1
    train(given.game, given.minutes, given.out, given.games, given.decisions, given.tested, given.seed, given.every)
