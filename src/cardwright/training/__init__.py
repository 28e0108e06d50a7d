"""Fitting what a table is worth to the outcomes of many games between bots: `cardwright train`."""
