"""1303.1: tokens of which the effect that creates them says all there is to know."""
from __future__ import annotations

from cardwright.effects.lowering.abilities import keyword_abilities
from cardwright.effects.lowering.faults import NotRunnable
from cardwright.effects.lowering.lowering import Lowering
from cardwright.games.fow import terms
from cardwright.kernel.faces import Face, Look
from cardwright.text.tree import Node


def token_key(low: Lowering, node: Node) -> str:
    """What the library finds the token's face by, one for all texts that describe it alike. 1303.1b: a resonator, unless the
    effect says otherwise; 1303.1d: its name and race are the word before "token", for players to read, too."""
    atk, defense = (printed(node.node(stat)) for stat in ("atk", "def_"))
    attributes = [test.text("name") for test in node.many("colours")]
    trait = node.text("trait")
    quoted = ", ".join(ability.kind for ability in node.many("abilities"))
    kind = node.text("type")
    printed_as = f"{atk}/{defense}" if kind == "resonator" else kind
    key = f"{trait} ({printed_as} {'/'.join(attributes)}{' ' + str(hash_of(node)) if quoted else ''})"
    if key in low.library.by_name:
        return key
    look = Look([0] * terms.STAT_COUNT)
    look.stats[terms.ATK] = atk
    look.stats[terms.DEF] = defense
    look.types = low.profile.types[kind]
    look.subtypes = terms.TOKEN
    for word in attributes:
        look.colours |= low.profile.colours[word]
    if kind != "gem":  # it has no race
        look.traits = low.library.trait(trait)
    look.names = (trait,)
    for ability in node.many("abilities"):
        if ability.kind == "Keyword":
            look.keywords |= low.profile.keywords[ability.text("name")]
            look.abilities += keyword_abilities(low, ability)
        else:
            look.abilities.append(low.library.add_ability(low.ability(ability)))
    low.library.add_face(Face(-1, key, look, "")).name = trait
    return key


def printed(node: Node) -> int:
    """Its numbers are printed: what is worked out when it is created is no information of a face."""
    if node.kind != "Num":
        raise NotRunnable(node, "a token's ATK and DEF must be printed numbers")
    return node.number("n")


def hash_of(node: Node) -> int:
    """Tells tokens with different quoted abilities apart; the same in every process."""
    n = 0
    for ability in node.many("abilities"):
        for letter in repr(ability):
            n = (n * 31 + ord(letter)) % 1_000_003
    return n
