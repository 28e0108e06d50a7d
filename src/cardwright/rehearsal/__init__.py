"""Rehearsal: every understood card is played out on tables made for it. It *runs* if every node of its tree was carried out
without fault.

    report = rehearse(load_cards("cards.jsonl", "sve"))
    report.running, report.unexecuted, report.faults, report.refused
"""

from __future__ import annotations

from cardwright.rehearsal.director import can_rehearse
from cardwright.rehearsal.rehearsing import rehearse
from cardwright.rehearsal.report import Fault, RehearsalReport, Rehearsed, Unexecuted

__all__ = ["Fault", "RehearsalReport", "Rehearsed", "Unexecuted", "can_rehearse", "rehearse"]
