"""Why something is not allowed: the clause that forbids it and a sentence of ours."""
from __future__ import annotations


class Refusal:
    def __init__(self, clause: str, sentence: str) -> None:
        self.clause = clause
        self.sentence = sentence

    def __repr__(self) -> str:
        return f"{self.clause}: {self.sentence}"
