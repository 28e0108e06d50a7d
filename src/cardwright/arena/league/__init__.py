"""Leagues: every deck against every other one, in batches that any process or machine can play, kept as a Parquet data set."""
