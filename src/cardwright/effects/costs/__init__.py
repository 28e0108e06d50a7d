"""Costs: the parts that are paid, and whether a whole cost can be paid."""
