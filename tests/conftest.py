"""All tests: the fixtures of the games (`sve`, `fow`, `bss`, `fftcg`, `weiss`), and the clauses that each test shows."""

pytest_plugins = ["cardwright.judge.pytest_plugin", "pytester"]
