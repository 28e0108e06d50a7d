"""Breaking rules on purpose: which changes of the rules' code does no test notice, and which clauses are proven by their tests.

    python -m cardwright.judge.mutants sve --mutants 1000 --seed 1     breaks rules that are drawn by lot (`make mutants GAME=sve`)
    python -m cardwright.judge.mutants sve --prove                     tries to prove every clause that a test names
    python -m cardwright.judge.mutants --check                         says whether the record still fits (it breaks nothing)

| module | its one idea |
|---|---|
| `functions` | the functions of the rules' code, and how one is exchanged in a running process |
| `breaking` | what can be broken in a function |
| `ties` | comparisons where "or equal" makes no difference |
| `blocks` | which parts of a function a test runs |
| `citing_code` | which function cites a clause in a test |
| `record` | what each test runs, names and cites, kept by content |
| `children` | tests that run in forked processes, with a time limit |
| `results` | which test noticed which change, kept by content |
| `elsewhere` | shared code that only the tests of another game notice |
| `no_difference` | changes that cannot make a difference, with the reason |
| `trying`, `proving` | the two kinds of work |
| `proof` | the record of what is proven that is part of the project |
"""
