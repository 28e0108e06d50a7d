"""All tests: the fixtures of the games (`sve`), and the record of the clauses that each test shows."""

pytest_plugins = ["cardwright.judge.pytest_plugin", "pytester"]
