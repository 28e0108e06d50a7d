"""The phrases that a line of play can be, as patterns. Holes: WHO, CARD, TARGET, ANSWERS, PLACE, N, WORDS, CLAUSE, LABEL."""

from __future__ import annotations

import re

WHO = r"(?P<who>you|opponent)"
CHOOSING = r"(?:, choosing (?P<answers>.+))?"
BECAUSE = r"(?: because (?P<clause>[\w:.#-]+))?"
TEXT = r'(?: "(?P<text>[^"]+)")?'

DOING: dict[str, str] = {
    "play": rf"{WHO} plays? (?P<card>[^\"]+?){TEXT}{CHOOSING}",
    "use": rf"{WHO} uses? (?P<card>[^\"]+?){TEXT}{CHOOSING}",
    "attack": rf"{WHO} attacks? (?P<target>.+) with (?P<card>.+?){CHOOSING}",
    "declare": rf"{WHO} attacks? with (?P<card>.+)",
    "choose": rf"{WHO} chooses? (?P<answers>.+)",
    "pass": rf"{WHO} pass(?:es)?",
    "both pass": r"both pass",
    "pay": rf"{WHO} pays? as usual",
    "end main": rf"{WHO} ends? (?:the|your|their) main phase",
    "end turn": rf"{WHO} ends? (?:the|your|their) turn",
    "go on": r"go on",
    "take": rf'{WHO} takes? "(?P<label>[^"]+)"(?: \((?P<n>\d{{1,3}})\))?',
}

EXPECTING: dict[str, str] = {
    "expect options": r"the options are (?P<answers>.+)",
    "expect may not": rf"{WHO} (?:may|can) ?not (?P<action>play|use|attack|choose) ?(?P<rest>.*?){BECAUSE}",
    "expect may": rf"{WHO} (?:may|can) (?P<action>play|use|attack|choose) ?(?P<rest>.*)",
    "expect decides": rf"{WHO} decides?",
    "expect turn": r"it is (?P<whose>your|opponent's) turn",
    "expect wins": rf"{WHO} wins?",
    "expect drawn": r"the game is drawn",
    "expect goes on": r"the game goes on",
    "expect cards": rf"{WHO} ha(?:ve|s) (?P<n>\d+|no) cards? (?:in|on) (?:(?:your|their|the|opponent's) )?(?P<zone>.+)",
    "expect named": rf"{WHO} ha(?:ve|s) (?P<n>\d+|no) (?P<name>.+) (?:in|on) (?P<place>(?:your|opponent's) .+)",
    "expect number": rf"{WHO} ha(?:ve|s) (?P<n>-?\d+|no) (?P<number>.+)",
    "expect top": r"(?P<card>.+) is (?:the top card|(?P<n>\d+)(?:st|nd|rd|th) from the top) of (?P<place>.+)",
    "expect bottom": r"(?P<card>.+) is (?:at the bottom|the bottom card) of (?P<place>.+)",
    "expect gone": r"(?P<card>.+) is out of the game",
    "expect place": r"(?P<card>.+) is (?P<not>not )?(?:in|on) (?P<place>(?:your|opponent's) .+)",
    "expect type": r"(?P<card>.+) is (?P<not>not )?an? (?P<word>[\w -]+)",
    "expect state": r"(?P<card>.+) is (?P<not>not )?(?P<word>[\w-]+)",
    "expect controlled": r"(?P<card>.+) is controlled by (?P<who>you|opponent)",
    "expect costs": r"(?P<card>.+) costs (?P<n>\d+)",
    "expect stats": r"(?P<card>.+) has (?P<attack>-?\d+)/(?P<defense>-?\d+)",
    "expect counters": r"(?P<card>.+) has (?P<n>\d+|no) (?P<name>\w+(?: \w+)?) counters?",
    "expect stat": r"(?P<card>.+) has (?P<n>-?\d+) (?P<word>\w+)",
    "expect keyword": r"(?P<card>.+) (?:has (?P<no>no )?|(?P<not>does not have ))(?P<word>[\w ]+)",
}

_DOING = {name: re.compile(pattern, re.IGNORECASE) for name, pattern in DOING.items()}
_EXPECTING = {name: re.compile(pattern, re.IGNORECASE) for name, pattern in EXPECTING.items()}


def read_phrase(text: str) -> tuple[str, dict[str, str]] | None:
    """The phrase of a line and the words in its holes; nothing if it is none."""
    table = _DOING
    if text.lower().startswith("expect "):
        text = text[len("expect ") :].strip()
        table = _EXPECTING
    for name, pattern in table.items():
        found = pattern.fullmatch(text)
        if found is not None:
            return name, {hole: word for hole, word in found.groupdict().items() if word is not None}
    return None
