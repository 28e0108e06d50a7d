"""What the step generator writes from fields: the state is copied, saved and loaded whole, and what can't be saved is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tools.samples import SAVING
from tests.tools.test_steps import Workshop, importable, load

NOTE = '''
class Note:
    def __init__(self, number: int, said: str, before: Event | None = None) -> None:
        self.number = number
        self.said = said
        self.before = before
        self.marks: list[int] = []
        self.read = False  # not kept: whether anybody has looked at it


RECORDS: Final = (Note,)


'''
WITH_NOTES = SAVING.replace("class Writer:", NOTE.lstrip() + "class Writer:").replace(
    "from __future__ import annotations\n", "from __future__ import annotations\n\nfrom typing import Final\n"
)

STATE = '''"""The state."""
from __future__ import annotations

from typing import ClassVar

from cardwright.kernel.saved_fields import Fields, fields, load_fields, save_fields
from cardwright.kernel.saving import Context, Event, Note, Reader, Writer


class State:
    def __init__(self, name: str) -> None:
        self.name = name
        self.turn = 0
        self.over = False
        self.zones: list[list[int]] = []
        self.notes: list[Note] = []
        self.last: Note | None = None
        self.history: list[Event] = []
        self.contexts: list[Context] = []
        self.seen = 0  # not kept: how often it was looked at
'''


@pytest.fixture
def workshop(tmp_path: Any) -> Workshop:
    return Workshop(tmp_path)


def a_state() -> Any:
    saving = load("kernel.saving")
    state = load("kernel.state").State("first")
    state.turn, state.over, state.seen = 3, True, 9
    state.zones = [[1, 2], [3]]
    note = saving.Note(7, "x", saving.Event(4))
    note.marks, note.read = [5], True
    state.notes = [note, saving.Note(8, "y")]
    state.last = note
    state.history = [saving.Event(6)]
    state.contexts = [saving.Context(2)]
    return state


def test_a_state_is_copied_and_loaded_with_every_field(workshop: Workshop) -> None:
    workshop.write({"kernel/saving.py": WITH_NOTES, "kernel/state.py": STATE})
    assert workshop.run() == 0
    with importable(workshop):
        saving, state = load("kernel.saving"), a_state()
        copy = load("kernel.state").State("")
        copy.copy_from(state)
        assert (copy.name, copy.turn, copy.over, copy.zones, copy.notes) == ("first", 3, True, [[1, 2], [3]], state.notes)
        assert copy.seen == 0, "what is not kept is not copied"
        assert copy.zones[0] is not state.zones[0] and copy.notes is not state.notes
        assert copy.contexts[0] is not state.contexts[0], "a context belongs to one table alone"
        written = saving.Writer()
        state.save(written)
        loaded = load("kernel.state").State("")
        loaded.load(saving.Reader(written.out, written.words))
        again = saving.Writer()
        loaded.save(again)
        assert (again.out, again.words) == (written.out, written.words)
        found = [(note.number, note.said, note.marks, note.read) for note in loaded.notes]
        assert found == [(7, "x", [5], False), (8, "y", [], False)]
        assert loaded.last.before.kind == 4 and loaded.notes[1].before is None and loaded.seen == 0


@pytest.mark.parametrize(
    ("field", "fault"),
    [
        ("self.table: dict[int, int] = {}", "attribute table: a frame can't hold a 'dict[int, int]'; it can hold int, bool"),
        ("self.deep: list[dict[int, int]] = []", "attribute deep: a frame can't hold a 'list[dict[int, int]]'"),
        ("self.size = len(name)", "self.size needs an annotation"),
    ],
)
def test_what_can_not_be_saved_is_refused(field: str, fault: str, workshop: Workshop, capsys: pytest.CaptureFixture[str]) -> None:
    workshop.write({"kernel/saving.py": WITH_NOTES, "kernel/state.py": f"{STATE}        {field}\n"})
    assert workshop.run() == 2
    assert fault in capsys.readouterr().err


def test_a_record_must_be_a_class_of_the_kernel(workshop: Workshop, capsys: pytest.CaptureFixture[str]) -> None:
    workshop.write({"kernel/saving.py": WITH_NOTES.replace("(Note,)", "(Note, Gone)")})
    assert workshop.run() == 2
    assert "RECORDS names Gone, which no module of the kernel defines" in capsys.readouterr().err


def test_a_field_that_is_new_makes_the_state_stale(workshop: Workshop, capsys: pytest.CaptureFixture[str]) -> None:
    workshop.write({"kernel/saving.py": WITH_NOTES, "kernel/state.py": STATE})
    assert workshop.run() == 0
    assert workshop.run("--check") == 0
    more = workshop.text("kernel/state.py").replace("self.turn = 0", "self.turn = 0\n        self.more = 0")
    workshop.write({"kernel/saving.py": workshop.text("kernel/saving.py"), "kernel/state.py": more})
    assert workshop.run("--check") == 1
    assert "state.py: stale" in capsys.readouterr().err
