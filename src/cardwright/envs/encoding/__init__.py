"""What runs for every step of every game: observations and the stepping of tables. Plain loops over ints, so that it compiles."""
