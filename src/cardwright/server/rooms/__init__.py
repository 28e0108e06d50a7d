"""The rooms around the table: decks are built, cards are written and brought along. Nobody sits anywhere here."""
