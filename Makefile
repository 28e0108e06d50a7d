# Everything that is done with this project. `make play` and `make test` need Python 3.11 or newer, make and a C compiler.

PYTHON ?= python3
PLAIN := .venv
COMPILED := .venv-compiled
GAME ?= sve
# The games that are measured: those that can be played.
GAMES ?= $(shell sed -n 's/^PLAYABLE: Final = (\(.*\))/\1/p' src/cardwright/games/registry.py | tr -d '",')

# What pytest is given on each build. The compiled build leaves out what it does not contain: the tools and the reading
# of card text are the same plain Python on both.
TEST_JOBS ?= auto
PLAIN_TESTS ?= -n $(TEST_JOBS) tests
COMPILED_TESTS ?= -n $(TEST_JOBS) tests --ignore=tests/tools --ignore=tests/text -m "not plain_only"

BENCH_FLAGS ?= --seconds 4 --rounds 3
RANDOM_GAMES ?= 20000
RANDOM_JOBS ?= 2

SOURCES := $(sort $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*'))
PIP_FLAGS := --quiet --disable-pip-version-check

.PHONY: help play test coverage bench instructions random-games check steps compiled clean distclean always

help:
	@echo "make play      play a game in the terminal (GAME=$(GAME))"
	@echo "make test      check the code and run all tests on both builds"
	@echo "make check     ruff and mypy only"
	@echo "make coverage  record which clauses of the rulebook the tests show"
	@echo "make bench     measure both builds, and other engines beside them"
	@echo "make instructions  count instructions per decision and compare with the recorded figures (valgrind)"
	@echo "make random-games  check 20,000 random games on both builds (GAME=$(GAME) RANDOM_GAMES=$(RANDOM_GAMES))"
	@echo "make compiled  build the compiled version in $(COMPILED)"
	@echo "make steps     write what follows from the steps of the procedures"
	@echo "make clean     remove what was built; make distclean also removes $(PLAIN)"

play: $(PLAIN)/.installed
	@$(PLAIN)/bin/cardwright play $(GAME)

# The plain run is followed by the check that it shows every clause, the compiled one by the count of instructions (if there is valgrind).
test: check compiled
	$(PLAIN)/bin/python -m pytest $(PLAIN_TESTS)
	$(PLAIN)/bin/python -m cardwright.judge.coverage --check
	CARDWRIGHT_OTHER_PYTHON=$(PLAIN)/bin/python $(COMPILED)/bin/python -m pytest $(COMPILED_TESTS)
	@if command -v valgrind > /dev/null; then $(COMPILED)/bin/python benchmarks/instructions.py --check $(GAMES); \
	else echo "instructions per decision are not counted: there is no valgrind"; fi

coverage: $(PLAIN)/.workshop
	$(PLAIN)/bin/python -m pytest $(PLAIN_TESTS)
	$(PLAIN)/bin/python -m cardwright.judge.coverage --record

check: $(PLAIN)/.workshop
	$(PLAIN)/bin/ruff check --quiet .
	$(PLAIN)/bin/mypy --strict --no-error-summary

bench: $(PLAIN)/.workshop compiled
	$(PLAIN)/bin/python benchmarks/compare.py $(GAMES) --compiled $(COMPILED)/bin/python $(BENCH_FLAGS)

instructions: $(PLAIN)/.workshop compiled
	$(PLAIN)/bin/python benchmarks/instructions.py --check $(GAMES)
	$(COMPILED)/bin/python benchmarks/instructions.py --check $(GAMES)

# The same games on both builds: the two digests must be the same.
random-games: $(PLAIN)/.workshop compiled
	@mkdir -p build
	$(COMPILED)/bin/cardwright fuzz $(GAME) --games $(RANDOM_GAMES) --jobs $(RANDOM_JOBS) --json > build/random-games-compiled.json
	$(PLAIN)/bin/cardwright fuzz $(GAME) --games $(RANDOM_GAMES) --jobs $(RANDOM_JOBS) --json > build/random-games-plain.json
	@grep -h -e '"digest"' -e '"faults"' build/random-games-compiled.json build/random-games-plain.json
	@test "`grep '"digest"' build/random-games-compiled.json`" = "`grep '"digest"' build/random-games-plain.json`"

# The tool needs nothing but Python, so that it also runs before anything is installed.
steps:
	@$(PYTHON) tools/steps.py

compiled: $(COMPILED)/.installed

# -- the plain build: an editable install, so a change in src needs no new one
$(PLAIN)/.installed: pyproject.toml setup.py | $(PLAIN)/bin/python
	$(PLAIN)/bin/python -m pip install $(PIP_FLAGS) --editable .
	@touch $@

$(PLAIN)/.workshop: pyproject.toml setup.py | $(PLAIN)/bin/python
	$(PLAIN)/bin/python -m pip install $(PIP_FLAGS) --editable '.[dev]'
	@touch $@ $(PLAIN)/.installed

# -- the compiled build: an environment of its own, with the same libraries
$(COMPILED)/.workshop: pyproject.toml | $(COMPILED)/bin/python
	$(COMPILED)/bin/python -m pip install $(PIP_FLAGS) --editable '.[dev]'
	@touch $@

# A list of the sources: a file that went away is a change too.
$(COMPILED)/.sources: always | $(COMPILED)/bin/python
	@echo '$(SOURCES)' | cmp -s - $@ || echo '$(SOURCES)' > $@

$(COMPILED)/.installed: setup.py $(SOURCES) $(COMPILED)/.sources $(COMPILED)/.workshop
	CARDWRIGHT_COMPILE=1 $(COMPILED)/bin/python -m pip install $(PIP_FLAGS) \
	  --no-build-isolation --no-deps --force-reinstall .
	@touch $@

%/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed; say which: make PYTHON=python3.11" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $*

clean:
	rm -rf build dist src/*.egg-info $(COMPILED) .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

distclean: clean
	rm -rf $(PLAIN)
