"""Operations: what card text does, one native class for each kind of effect.

What they share:
- A slot names cards by the references that they had when it was filled. An operation follows them through the moves of its own
  resolution before it acts (`doing.there`); what is only looked at is the card as it last was (`effects.references`).
- Slots above those of the text are the lowering's own: what a loop has still to go through, who acts, how damage is divided.
- Whether an operation was carried out (`c.did`) is read from the history: an event that was replaced was not.
- Clauses are given by the profile of the game; topics (`@...`) are what a game names in its ruleset.
"""
