"""The step generator: what it writes runs, copies and saves; what it can't understand it refuses with a reason."""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import steps
from tests.tools.samples import ATTACK, HEAD, WAIT, write_tree

ROOT = Path(__file__).resolve().parents[2]


class Workshop:
    """A source tree in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.source = folder / "src"
        self.tags = folder / "tags.json"

    def write(self, files: dict[str, str]) -> None:
        write_tree(self.source, files)

    def run(self, *arguments: str) -> int:
        return steps.main([*arguments, "--source", str(self.source), "--tags", str(self.tags)])

    def text(self, name: str) -> str:
        return (self.source / "cardwright" / name).read_text(encoding="utf-8")


@pytest.fixture
def workshop(tmp_path: Path) -> Workshop:
    return Workshop(tmp_path)


@pytest.fixture
def sample_modules(workshop: Workshop) -> Iterator[Workshop]:
    """The samples, generated and importable in place of the real package."""
    workshop.write({"games/sve/combat.py": HEAD + ATTACK + WAIT})
    assert workshop.run() == 0
    with importable(workshop):
        yield workshop


@contextmanager
def importable(workshop: Workshop) -> Iterator[None]:
    """What is in the workshop stands in place of the real package."""
    real = {name: module for name, module in sys.modules.items() if name.split(".")[0] == "cardwright"}
    for name in real:
        del sys.modules[name]
    sys.path.insert(0, str(workshop.source))
    try:
        yield
    finally:
        sys.path.remove(str(workshop.source))
        for name in [name for name in sys.modules if name.split(".")[0] == "cardwright"]:
            del sys.modules[name]
        sys.modules.update(real)


def load(name: str) -> ModuleType:
    return importlib.import_module(f"cardwright.{name}")


def new_attack() -> Any:
    saving = load("kernel.saving")
    return load("games.sve.combat").Attack(1, [saving.Event(3)], saving.Context(5), quick=True)


def test_steps_run_in_order_and_jump(sample_modules: Workshop) -> None:
    table = load("kernel.table").Table()
    attack = new_attack()
    assert attack.run(table) is None
    assert table.log == ["select", "attacked", "select", "attacked", "done"]
    assert (attack.SELECT_TARGET, attack.ATTACKED, attack.DEAL) == (0, 1, 2)


def test_a_pause_stops_after_the_step(sample_modules: Workshop) -> None:
    table = load("kernel.table").Table()
    wait = load("games.sve.combat").Wait()
    wait.run(table)
    assert (wait.at, wait.next, table.log) == (0, 1, [])


def test_each_step_has_its_clauses(sample_modules: Workshop) -> None:
    assert new_attack().clauses() == ("8.4.3.1", "8.4.5, B:6.1.1", "903.2f-ii")
    assert load("games.sve.combat").Wait().clauses() == ("7.1.1",)


VARIED = WAIT.replace('"""7.1.1"""', '"""7.1.1, 7.1.2 | 8.2 | @turn"""')


def test_chapters_that_have_steps_in_common_name_their_own_clauses(workshop: Workshop) -> None:
    assert VARIED != WAIT
    start = "    def __init__(self, variant: int) -> None:\n        super().__init__()\n        self.variant = variant\n\n"
    with_number = VARIED.replace("    def wait", start + "    def wait")
    workshop.write({"games/sve/combat.py": HEAD + with_number})
    assert workshop.run() == 0
    text = workshop.text("games/sve/combat.py")
    assert '        ("7.1.1, 7.1.2",),\n        ("8.2",),\n        ("@turn",),\n' in text
    with importable(workshop):
        wait = load("games.sve.combat").Wait
        assert [wait(n).clauses() for n in range(3)] == [("7.1.1, 7.1.2",), ("8.2",), ("@turn",)]


def test_variants_need_a_number_that_says_which(workshop: Workshop, capsys: pytest.CaptureFixture[str]) -> None:
    workshop.write({"games/sve/combat.py": HEAD + VARIED})
    assert workshop.run() == 2
    assert "needs a number `variant`" in capsys.readouterr().err


def test_a_copy_has_everything_and_shares_nothing_that_changes(sample_modules: Workshop) -> None:
    saving = load("kernel.saving")
    attack = new_attack()
    attack.at, attack.next, attack.answer, attack.target = 1, 2, 9, 4
    attack.used.append(8)
    attack.cause = saving.Event(6)
    attack.given = saving.Context(2)
    copy = attack.copy()
    assert type(copy) is type(attack)
    for name in ("at", "next", "answer", "target", "player", "quick", "used", "events", "cause", "name", "fixed"):
        assert getattr(copy, name) == getattr(attack, name), name
    assert copy.used is not attack.used
    assert copy.events is not attack.events
    assert copy.context is not attack.context
    assert copy.context.source == 5
    assert copy.given is not attack.given
    assert copy.given.source == 2


def test_a_saved_frame_is_read_back(sample_modules: Workshop) -> None:
    saving = load("kernel.saving")
    attack = new_attack()
    attack.target = 4
    attack.used = [7, 8]
    attack.name = "Storm"
    attack.fixed = (1, 2)
    attack.given = saving.Context(2)
    frames = load("games.sve.frame_registry").FRAMES
    kind = frames.of(attack)
    written = saving.Writer()
    kind.save(attack, written)
    again: Any = frames.load(kind.tag, saving.Reader(written.out, written.words))
    rewritten = saving.Writer()
    kind.save(again, rewritten)
    assert type(again) is type(attack)
    assert (rewritten.out, rewritten.words) == (written.out, written.words)
    assert (again.target, again.used, again.name, again.fixed, again.quick) == (4, [7, 8], "Storm", (1, 2), True)


def test_a_game_knows_the_frames_of_the_packages_that_it_stands_on(workshop: Workshop) -> None:
    other = WAIT.replace("class Wait", "class Rest")
    workshop.write({"kernel/waiting.py": HEAD + WAIT, "effects/resting.py": HEAD + other, "games/sve/combat.py": HEAD + ATTACK})
    assert workshop.run() == 0
    with importable(workshop):
        frames = load("games.sve.frame_registry").FRAMES
        assert [kind.made.__name__ for kind in frames.everything] == ["Wait", "Rest", "Attack"]
        assert type(frames.load(frames.of(load("kernel.waiting").Wait()).tag, None)).__name__ == "Wait"
        with pytest.raises(ValueError, match="no kind of frame has the tag 17"):
            frames.load(17, None)


def test_many_fields_keep_the_lines_short(workshop: Workshop) -> None:
    names = [f"a_rather_long_name_{number}" for number in range(12)]
    more = "".join(f"        self.{name}: list[int] = [{number}]\n" for number, name in enumerate(names))
    used = "        self.used: list[int] = []\n"
    workshop.write({"games/sve/combat.py": HEAD + ATTACK.replace(used, used + more)})
    assert workshop.run() == 0
    assert all(len(line) <= 120 for line in workshop.text("games/sve/frame_registry.py").splitlines())
    with importable(workshop):
        kind = load("games.sve.frame_registry").FRAMES.everything[0]
        assert [name for how, name in kind.others if how == "nums"] == ["used", *names]


def test_a_second_run_changes_nothing(workshop: Workshop, capsys: pytest.CaptureFixture[str]) -> None:
    workshop.write({"games/sve/combat.py": HEAD + ATTACK + WAIT})
    assert workshop.run("--check") == 1
    assert workshop.run() == 0
    capsys.readouterr()
    assert workshop.run("--check") == 0
    assert workshop.run() == 0
    assert capsys.readouterr().out == ""


def test_the_authors_lines_stay_as_they_are(workshop: Workshop) -> None:
    odd = ATTACK.replace("self.used: list[int] = []", "self.used :list[int]=[ ]  # odd, and its author's own")
    workshop.write({"games/sve/combat.py": HEAD + odd + WAIT})
    workshop.run()
    own: list[str] = []
    inside = False
    for line in workshop.text("games/sve/combat.py").splitlines():
        inside = inside or line.strip().startswith("# -- generated")
        if not inside and line:
            own.append(line)
        inside = inside and not line.strip().startswith("# -- end")
    assert own == [line for line in (HEAD + odd + WAIT).splitlines() if line]


def test_a_new_step_makes_the_file_stale_and_moves_the_block_behind_it(
    workshop: Workshop, capsys: pytest.CaptureFixture[str]
) -> None:
    workshop.write({"games/sve/combat.py": HEAD + WAIT})
    workshop.run()
    path = workshop.source / "cardwright" / "games" / "sve" / "combat.py"
    new = '    # -- end of generated\n\n    def go(self, t: Table) -> Todo:\n        """7.1.2"""\n        return None\n'
    path.write_text(path.read_text().replace("    # -- end of generated\n", new), encoding="utf-8")
    assert workshop.run("--check") == 1
    assert "combat.py: stale" in capsys.readouterr().err
    workshop.run()
    text = path.read_text()
    assert text.index("def go(") < text.index("# -- generated")
    assert 'CLAUSES: ClassVar[tuple[str, ...]] = ("7.1.1", "7.1.2")' in text
    assert text.count("# -- generated") == 1


def test_a_file_without_procedures_keeps_nothing_generated(workshop: Workshop) -> None:
    workshop.write({"games/sve/combat.py": HEAD + WAIT})
    workshop.run()
    path = workshop.source / "cardwright" / "games" / "sve" / "combat.py"
    path.write_text(path.read_text().replace("class Wait(Procedure)", "class Wait"), encoding="utf-8")
    assert workshop.run() == 0
    assert "generated" not in path.read_text()
    assert not path.with_name("frame_registry.py").exists()


def test_tags_stay_for_ever(workshop: Workshop) -> None:
    workshop.write({"games/sve/combat.py": HEAD + ATTACK + WAIT})
    workshop.run()
    first = json.loads(workshop.tags.read_text())["cardwright.games.sve"]
    early = WAIT.replace("class Wait", "class Abandon")
    workshop.write({"games/sve/combat.py": HEAD + early + WAIT, "kernel/events.py": HEAD + WAIT})
    workshop.run()
    tags = json.loads(workshop.tags.read_text())
    assert tags["cardwright.games.sve"] == {**first, "Abandon": max(first.values()) + 1}
    assert set(tags["cardwright.kernel"].values()).isdisjoint(tags["cardwright.games.sve"].values())
    assert "Attack" not in workshop.text("games/sve/frame_registry.py")


def test_folders_of_a_game_share_its_registry(workshop: Workshop) -> None:
    workshop.write({"games/sve/turn/start.py": HEAD + WAIT, "games/sve/combat.py": HEAD + ATTACK})
    workshop.run()
    text = workshop.text("games/sve/frame_registry.py")
    assert "from cardwright.games.sve.turn.start import Wait" in text
    assert "from cardwright.games.sve.combat import Attack" in text


def test_many_clauses_keep_the_lines_short(workshop: Workshop) -> None:
    cited = ", ".join(f"10.6.2.{number}" for number in range(1, 15))
    step = f'\n    def much(self, t: Table) -> Todo:\n        """{cited}"""\n        return None\n'
    workshop.write({"games/sve/combat.py": HEAD + WAIT + step})
    workshop.run()
    text = workshop.text("games/sve/combat.py")
    generated = text[text.index("# -- generated") :]
    assert "# 10.6.2.1, ..." in generated
    assert f'"{cited}"' in generated
    assert all(len(line) <= 120 for line in generated.splitlines() if cited not in line)


REFUSED = [
    ("self.target = -1", "self.target = object()", "self.target needs an annotation"),
    ("self.used: list[int]", "self.used: dict[int, int]", "attribute used: a frame can't hold a 'dict[int, int]'"),
    ("self.player = player", "self.player = player + 1", "parameter player must be stored as it is"),
    ("        self.player = player\n", "", "missing: player"),
    ("        super().__init__()\n", "", "must call super().__init__()"),
    ("self.used.append(7)", "self.lost = 7", "self.lost is not declared"),
    ('"""903.2f-ii"""', "", "deal: begin its docstring with its clause"),
    ("deal(self, t: Table) -> Todo", "deal(self, t: Table) -> None", "deal: a step is (self, t: Table) -> Todo"),
    ("deal(self, t: Table)", "deal(self, t: Table, n: int)", "deal: a step is (self, t: Table) -> Todo; make"),
    ("def deal", "def attacked", "two steps are called attacked"),
    ("def helped(self) -> int", "def run(self, t: Table) -> Todo", "it has steps and a run of its own"),
    ("*, quick: bool = False", "*quick: bool", "no *, ** or / ones"),
    ("class Attack(Procedure)", "class Attack(Procedure", "not valid Python"),
]


@pytest.mark.parametrize(("part", "instead", "reason"), REFUSED, ids=[reason for _, _, reason in REFUSED])
def test_what_would_go_wrong_is_refused(
    workshop: Workshop, capsys: pytest.CaptureFixture[str], part: str, instead: str, reason: str
) -> None:
    assert part in ATTACK
    workshop.write({"games/sve/combat.py": HEAD + ATTACK.replace(part, instead)})
    before = workshop.text("games/sve/combat.py")
    assert workshop.run() == 2
    said = capsys.readouterr().err
    assert reason in said
    assert "combat.py:" in said
    assert workshop.text("games/sve/combat.py") == before
    assert not workshop.tags.exists()


OF_A_KIND = """

class OfPlayer(Procedure):
    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player
        self.used: list[int] = []


class OfCard(OfPlayer):
    def __init__(self, player: int, card: int) -> None:
        super().__init__(player)
        self.card = card


class Play(OfCard):
    def __init__(self, card: int, player: int, price: int) -> None:
        super().__init__(player, card)
        self.price = price
        self.cost = 0

    def pay(self, t: Table) -> Todo:
        \"\"\"8.2\"\"\"
        return None


class Reveal(OfPlayer):
    def show(self, t: Table) -> Todo:
        \"\"\"8.3\"\"\"
        return None
"""


def test_a_class_without_steps_holds_what_procedures_have_in_common(workshop: Workshop) -> None:
    workshop.write({"effects/kinds.py": HEAD + OF_A_KIND})
    assert workshop.run() == 0
    text = workshop.text("effects/kinds.py")
    assert "p = Play(self.card, self.player, self.price)\n" in text
    assert "        p.used = self.used[:]\n        p.cost = self.cost\n" in text
    assert "p = Reveal(self.player)\n        p.used = self.used[:]\n" in text
    assert text.count("def run") == 2
    assert list(json.loads(workshop.tags.read_text())["cardwright.effects"]) == ["Play", "Reveal"]


@pytest.mark.parametrize("given", ["card, player", "player, 3", ""])
def test_what_a_base_holds_is_handed_on_as_it_is(workshop: Workshop, capsys: pytest.CaptureFixture[str], given: str) -> None:
    workshop.write({"effects/kinds.py": HEAD + OF_A_KIND.replace("super().__init__(player, card)", f"super().__init__({given})")})
    assert workshop.run() == 2
    assert "hand on the base's parameters as they are: super().__init__(player, card)" in capsys.readouterr().err


def test_a_helper_of_the_base_is_no_step(workshop: Workshop, capsys: pytest.CaptureFixture[str]) -> None:
    helper = '        self.card = card\n\n    def pay(self, t: Table) -> Todo:\n        """Helps."""\n        return None\n'
    workshop.write({"effects/kinds.py": HEAD + OF_A_KIND.replace("        self.card = card\n", helper)})
    assert workshop.run() == 2
    assert "class Play: pay is a helper of its base, not a step" in capsys.readouterr().err


def test_only_steps_that_are_named_have_a_constant(sample_modules: Workshop) -> None:
    assert "ATTACKED: Final" in sample_modules.text("games/sve/combat.py")
    assert "WAIT: Final" not in sample_modules.text("games/sve/combat.py")


def test_a_constant_of_another_module_is_none_of_a_step(workshop: Workshop) -> None:
    head = HEAD.replace("from typing", "from cardwright.kernel import table as terms\nfrom typing")
    workshop.write({"games/sve/combat.py": head + WAIT + "\n\ndef same() -> object:\n    return terms.WAIT\n"})
    assert workshop.run() == 0
    assert "WAIT: Final" not in workshop.text("games/sve/combat.py")


def test_a_procedure_of_a_procedure_is_refused(workshop: Workshop, capsys: pytest.CaptureFixture[str]) -> None:
    workshop.write({"games/sve/combat.py": HEAD + WAIT + "\n\nclass Longer(Wait):\n    pass\n"})
    assert workshop.run() == 2
    assert "Longer derives from the procedure Wait" in capsys.readouterr().err


def test_two_procedures_of_one_name_are_refused(workshop: Workshop, capsys: pytest.CaptureFixture[str]) -> None:
    workshop.write({"games/sve/a.py": HEAD + WAIT, "games/sve/b.py": HEAD + WAIT})
    assert workshop.run() == 2
    assert "already has a procedure Wait" in capsys.readouterr().err


def test_a_missing_import_is_named(workshop: Workshop, capsys: pytest.CaptureFixture[str]) -> None:
    workshop.write({"games/sve/combat.py": HEAD.replace("ClassVar, ", "") + WAIT})
    assert workshop.run() == 2
    assert "class Wait: the generated lines need ClassVar" in capsys.readouterr().err


@pytest.mark.parametrize("tags", ["{", '{"cardwright.games.sve": {"Wait": "one"}}', "[]"])
def test_a_broken_list_of_tags_is_refused(workshop: Workshop, capsys: pytest.CaptureFixture[str], tags: str) -> None:
    workshop.write({"games/sve/combat.py": HEAD + WAIT})
    workshop.tags.write_text(tags, encoding="utf-8")
    assert workshop.run() == 2
    assert "tags.json:1: " in capsys.readouterr().err
    assert workshop.tags.read_text() == tags


def test_a_package_has_room_for_a_thousand_frames(workshop: Workshop, capsys: pytest.CaptureFixture[str]) -> None:
    workshop.write({"games/sve/combat.py": HEAD + WAIT})
    full = {f"Old{number}": number for number in range(1000, 2000)}
    workshop.tags.write_text(json.dumps({"cardwright.games.sve": full}), encoding="utf-8")
    assert workshop.run() == 2
    assert "more than 1000 frames" in capsys.readouterr().err


@pytest.mark.parametrize("broken", ["# -- end of generated\n", "# -- generated from the steps above: make steps\n"])
def test_a_broken_mark_is_refused(workshop: Workshop, capsys: pytest.CaptureFixture[str], broken: str) -> None:
    workshop.write({"games/sve/combat.py": HEAD + WAIT + broken})
    assert workshop.run() == 2
    assert "end of generated" in capsys.readouterr().err


def test_the_whole_source_is_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    found = steps.main(["--check", "--source", str(ROOT / "src")])
    assert found == 0, capsys.readouterr().err
