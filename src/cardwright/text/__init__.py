"""Card text as program: a grammar that reads and prints, the tree it reads into, and the gates that keep it honest.

- `tree`, `schema`, `kinds`: the tree and every kind of node in it; whoever runs trees needs no more than these.
- `template`, `shape`, `grammar`, `parser`, `printer`, `tokens`, `lexicon`: the engine.
- `shared`: phrases that games have in common; a game's own are its dialect, `cardwright.games.<game>.dialect`.
- `antecedents`, `instead`, `defining`, `bind`: pronouns, self-replacement and X made explicit.
- `compiler`, `compiled`: a card's text to its abilities, line by line.
- `synonyms`, `audits`, `report`: what is checked, and how much is understood.
"""
