"""How frames are saved and loaded: by tables of what each class holds, which `make steps` writes into `frame_registry.py`."""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cardwright.kernel.frames import Frame, Procedure
from cardwright.kernel.saved_fields import fields, load_field, load_fields, save_fields

if TYPE_CHECKING:
    from cardwright.kernel.saving import Reader, Writer


class FrameKind:
    """A class of frames: the number that stands for it in saves for ever, and what it holds besides where it stands: first what it
    is made with, then all else, as `saved_fields` tells them."""

    def __init__(self, tag: int, made: Callable[..., Procedure], given: str = "", others: str = "") -> None:
        self.tag = tag
        self.made = made
        self.given = fields(given)
        self.others = fields(others)

    def save(self, frame: Frame, w: Writer) -> None:
        save_fields(frame, self.given, w)
        save_fields(frame, self.others, w)

    def load(self, r: Reader) -> Procedure:
        frame = self.made(**{name: load_field(how, r) for how, name in self.given})
        load_fields(frame, self.others, r)
        return frame


class FrameKinds:
    """All kinds of frames that there are in a package, and in the packages that it stands on."""

    def __init__(self, kinds: list[FrameKind], below: FrameKinds | None = None) -> None:
        self.everything: list[FrameKind] = kinds if below is None else below.everything + kinds
        self.by_tag = {kind.tag: kind for kind in self.everything}
        self.by_class: dict[object, FrameKind] = {kind.made: kind for kind in self.everything}

    def of(self, frame: Frame) -> FrameKind:
        kind = self.by_class.get(type(frame))
        if kind is None:
            raise ValueError(f"no registry of frames has {type(frame).__name__}: write it with `make steps`")
        return kind

    def load(self, tag: int, r: Reader) -> Procedure:
        if tag not in self.by_tag:
            raise ValueError(f"no kind of frame has the tag {tag}: the file was saved by another version")
        return self.by_tag[tag].load(r)
