"""Appendix A: the tokens, made in play. (That the list is complete, tests/cards/test_tokens.py compares with the rulebook.)"""

import pytest

# traits, cost, attack, defense, keywords
FOLLOWERS = {
    "Fairy Wisp": ("Pixie", 0, 1, 1, ""), "Fairy": ("Pixie", 1, 1, 1, ""), "Otohime's Bodyguard": ("Officer", 1, 1, 2, "ward"),
    "Knight": ("Officer", 1, 1, 1, ""), "Viking": ("Thief", 3, 3, 2, "storm"), "Steelclad Knight": ("Officer", 2, 2, 2, ""),
    "Strikeform Golem": ("Golem", 2, 3, 2, "rush"), "Guardform Golem": ("Golem", 2, 2, 3, "ward"),
    "Dragon": ("Wyrmkin", 4, 5, 5, ""), "Ghost": ("Departed", 1, 1, 1, "storm"), "Forest Bat": ("Vampire", 1, 1, 1, ""),
    "Holy Falcon": ("Avian", 3, 2, 2, "storm"), "Holy Tiger": ("Beast", 4, 4, 4, "rush"),
    "Crystalia Eve": ("Crystalian", 4, 4, 4, ""), "Shield Guardian": ("Officer", 1, 1, 1, "ward"),
    "Magical Pawn": ("Chess", 1, 2, 1, ""), "Megalorca": ("Marine", 2, 2, 2, ""),
    "Hellflame Dragon": ("Wyrmkin", 2, 4, 3, "rush"), "Gargantuan Ghost": ("Departed", 1, 3, 3, "ward"),
    "Serpent": ("Demon", 1, 0, 1, "bane"), "Goblin King": ("Goblinoid", 4, 6, 6, "ward"), "Puppet": ("Puppetry", 1, 1, 1, "rush"),
    "Ancient Artifact": ("Supreme", 1, 3, 1, "rush"), "Mystic Artifact": ("Supreme", 3, 2, 3, "ward"),
    "Celestial Shikigami": ("Shikigami", 4, 4, 5, "aura"), "Paper Shikigami": ("Shikigami", 2, 2, 2, ""),
    "One-Tailed Fox": ("Yokai", 2, 1, 3, "rush ward"), "Assembly Droid": ("Machina", 1, 1, 1, ""),
    "Lloyd": ("Puppetry", 0, 2, 4, "ward"), "Victoria": ("Puppetry, Cutthroat", 0, 4, 1, "rush assail"),
    "Otohime's Vanguard": ("Marine", 1, 2, 1, "rush"), "Exterminus Weapon": ("Machina, Officer", 2, 6, 6, ""),
    "Devoted Dragon": ("Wyrmkin", 5, 6, 6, "ward"),
}  # fmt: skip
AMULETS = {
    "Magic Sediment": ("Earth Sigil", 1), "Leonidas's Resolve": ("Commander", 8), "Draconic Weapon": ("Armed", 1),
    "Ephemeral Moon": ("Faith", 3), "Destruction in White": ("Omen, Idolatry", 1), "Destruction in Black": ("Omen, Idolatry", 2),
    "Naterran Great Tree": ("Natura", 1), "Aftershock": ("Dragonewt, Draconic Duelist", 3),
}  # fmt: skip
SPELLS = {
    "Thorn Burst": ("Verdant", 2), "Mimi": ("Demon", 0), "Coco": ("Demon", 0), "Magical Item": ("iM@S CG", 4),
    "Repair Mode": ("Machina", 1), "Instant Poison": ("Alchemist, Forbidden", 2), "Eternal Potion": ("Alchemist, Forbidden", 2),
    "Mysterian Missile": ("Mage, Academic", 2),
}  # fmt: skip


def made(sve, name, where):
    """The token, made by a spell; on the field with Ward, upright."""
    game = sve.game()
    text = f"Summon a {name} token." if where == "field" else f"Put a {name} token into your EX area."
    game.play(game.spell("Maker", text=text))
    if game.asked == "which replacement":
        game.choose("done")
    (token,) = [card for card in game.you.zone(where) if card.special == ["token"]]
    assert token.name == name and token.owner == token.controller == "you"
    return game, token


def traits(words):
    return sorted(words.split(", "))


# -- all of them
def test_the_follower_tokens(sve):
    for name, (trait, cost, attack, defense, keywords) in FOLLOWERS.items():
        game, token = made(sve, name, "field")
        assert sorted(token.traits) == traits(trait), name
        assert (token.types, token.cost, token.attack, token.defense) == (["follower"], cost, attack, defense), name
        assert token.keywords == set(keywords.split()), name
    game.shows("A:1")


def test_the_amulet_tokens(sve):
    for name, (trait, cost) in AMULETS.items():
        game, token = made(sve, name, "field")
        assert (token.types, sorted(token.traits), token.cost) == (["amulet"], traits(trait), cost), name
    game.shows("A:2")


def test_the_spell_tokens(sve):
    for name, (trait, cost) in SPELLS.items():
        game, token = made(sve, name, "EX area")
        assert (token.types, sorted(token.traits), token.cost) == (["spell"], traits(trait), cost), name
    game.shows("A:3")


# -- what followers do
def test_ghosts_are_banished(sve):
    game = sve.game()
    ghost = game.card("Ghost", "your field")
    giant = game.card("Gargantuan Ghost", "your field")
    game.end_turn()
    assert not ghost.exists and giant.exists
    game.end_turn()
    assert not giant.exists, "at the start of the main phase"


def test_fanfares_of_tokens(sve):
    game = sve.game()
    goblin = game.follower("Goblin", attack=1, defense=1, traits="Goblinoid")
    other = game.follower("Other", attack=1)
    king = game.card("Goblin King", "your EX area")
    mystic = game.card("Mystic Artifact", "your EX area")
    lloyd = game.card("Lloyd", "your EX area")
    game.play(king, "done")
    assert (goblin.attack, goblin.defense, other.attack, king.attack) == (2, 2, 1, 6)
    game.play(mystic, "done")
    assert len(game.you.hand) == 1
    game.play(lloyd, "done")
    assert game.you.defense == 22 and lloyd.names == ["Lloyd", "Puppet"]


def test_victoria_and_the_exterminus_weapon(sve):
    game = sve.game()
    idol = game.amulet("Idol", on="opponent's field")
    victoria = game.card("Victoria", "your EX area")
    weapon = game.card("Exterminus Weapon", "your EX area")
    doom = game.spell("Doom", text="Select a Machina follower on your field and destroy it.")
    game.play(victoria)
    assert len(game.you.hand) == 2 and "Puppet" in victoria.names
    game.play(weapon)
    assert game.asked == "main phase", "it has no Ward, so nobody is asked whether it comes engaged"
    assert idol.zone == "cemetery"
    game.play(doom)
    assert game.opponent.defense == 16 and not weapon.exists


def test_paper_shikigami_and_assembly_droid(sve):
    game = sve.game(your_hand=1)
    paper = game.card("Paper Shikigami", "your field")
    droid = game.card("Assembly Droid", "your field")
    others = [game.follower("Machine", traits="Machina") for _ in range(3)]
    enemy = game.follower("Enemy", defense=9, on="opponent's field")
    doom = game.spell("Doom", text="Select a Shikigami follower on your field and destroy it.")
    game.use(droid, None, *others)
    assert enemy.defense == 4 and droid.engaged and {card.zone for card in others} == {"cemetery"}
    game.play(doom)
    assert not paper.exists
    game.choose(game.you.hand[0])
    assert len(game.you.hand) == 1, "one drawn, one discarded"


@pytest.mark.parametrize(("friend", "defense"), [("Aiela, Devoted Knight", 6), ("Somebody Else", 3)])
def test_devoted_dragon_is_safe_from_abilities_beside_its_knight(sve, friend, defense):
    game = sve.game(active="opponent")
    dragon = game.card("Devoted Dragon", "your field")
    game.follower(friend, on="your field")
    bolt = game.spell("Bolt", zone="opponent's hand", text="Select a Wyrmkin follower on the field and deal it 3 damage.")
    game.play(bolt)
    assert dragon.defense == defense
