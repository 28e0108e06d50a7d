"""Looking ahead on tables that a bot imagines: what a table is worth, what an option leads to, how a game may go on."""
