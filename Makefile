# Everything that is done with this project. `make play` and `make test` need Python 3.11 or newer, make and a C compiler.

PYTHON ?= python3
PLAIN := .venv
COMPILED := .venv-compiled
GAME ?= sve
# The games that are measured: all of the project's own but the small one, which is there to be learned from.
GAMES ?= $(notdir $(patsubst %/game.py,%,$(sort $(shell grep -L 'example = True' src/cardwright/games/*/game.py))))

# What pytest is given on each build. The compiled build is tested where it is another program: the rules, and what calls them in a loop. All
# else (commands, files, reading of texts, leagues, server, pages, tools) is the same plain Python on both.
TEST_JOBS ?= auto
PLAIN_TESTS ?= -n $(TEST_JOBS) tests
COMPILED_PARTS := arena/test_random_games.py arena/test_simulation.py bots effects envs face games kernel rehearsal replays testing/test_conformance.py views
COMPILED_TESTS ?= -n $(TEST_JOBS) $(addprefix tests/,$(COMPILED_PARTS)) --ignore-glob='*/test_text_audits.py' --ignore-glob='*/test_text_gates.py' -m "not plain_only"

# The example that learns is tested where there is PyTorch, which is large: TORCH=torch installs it first.
TORCH ?=

BENCH_FLAGS ?= --seconds 4 --rounds 3
RANDOM_GAMES ?= 20000
RANDOM_JOBS ?= 2
MUTANTS ?= 1000
HOSTILE ?= 20000
SEED ?= 1
MUTANT_JOBS ?= 2

SOURCES := $(sort $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*' -not -path '*/server/static/*'))
# Python translates what it imports, and keeps that; all of what is installed need not be translated (40% of the time that installing takes).
PIP_FLAGS := --quiet --disable-pip-version-check --no-compile

# Tests start many processes; what Python has translated for one of them serves the next.
unexport PYTHONDONTWRITEBYTECODE

# The server's pages: built from web when something in it has changed.
PAGES := src/cardwright/server/static/index.html
WEB := $(sort $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/src/wire.ts' 2>/dev/null))

.PHONY: help docs pictures hostile play terminal client postgres browser system-packages test coverage mutants prove bench instructions random-games check steps compiled wheels check-wheels clean distclean always

help:
	@echo "make play      play in the browser (GAME=$(GAME) is chosen first)"
	@echo "make terminal  play in the terminal (GAME=$(GAME))"
	@echo "make client    build the server's pages"
	@echo "make test      check the code and run all tests on both builds"
	@echo "make check     ruff, mypy and the checks of the pages only"
	@echo "make docs      build the documentation site in build/site"
	@echo "make pictures  take the pictures of the browser table that the documentation shows"
	@echo "make hostile   give $(HOSTILE) changed files and answers of each kind to every command (HOSTILE=$(HOSTILE) SEED=$(SEED))"
	@echo "make coverage  record which clauses of the rulebook the tests show"
	@echo "make mutants   break rules of GAME=$(GAME) on purpose: which does no test notice, which clauses are proven (MUTANTS=$(MUTANTS) SEED=$(SEED))"
	@echo "make prove     prove again the clauses whose code or test has changed"
	@echo "make bench     measure both builds, and other engines beside them"
	@echo "make instructions  count instructions per decision and compare with the recorded figures (valgrind)"
	@echo "make random-games  check 20,000 random games on both builds (GAME=$(GAME) RANDOM_GAMES=$(RANDOM_GAMES))"
	@echo "make compiled  build the compiled version in $(COMPILED)"
	@echo "make wheels    build what is released, in dist: the sources, and wheels of both builds"
	@echo "make check-wheels  install each wheel in an empty environment, and play a game there"
	@echo "make steps     write what follows from the steps of the procedures"
	@echo "make clean     remove what was built; make distclean also removes $(PLAIN)"

play: $(PLAIN)/.installed client
	@$(PLAIN)/bin/cardwright play $(GAME)

terminal: $(PLAIN)/.installed
	@$(PLAIN)/bin/cardwright play --terminal $(GAME)

client: $(PAGES)

$(PAGES): $(WEB) src/cardwright/server/parts.py src/cardwright/server/requests.py src/cardwright/server/messages.py \
  src/cardwright/face/view.py src/cardwright/face/rules.py src/cardwright/face/events.py tools/build_client.py | $(PLAIN)/.installed
	@$(PLAIN)/bin/python tools/build_client.py

# A database and a browser for the tests that need them: Debian's, where there is none and we may install it. (The browser that has no
# window to draw takes less time.)
APT := test "`id -u`" = 0 && command -v apt-get > /dev/null && apt-get update -qq && apt-get install -qq -y

postgres:
	@command -v initdb > /dev/null || ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 \
	|| { echo "... installing PostgreSQL, for tests"; $(APT) postgresql > /dev/null; } \
	|| echo "there is no PostgreSQL, and it can't be installed here: the tests that need one are skipped"

browser:
	@command -v chromium-headless-shell > /dev/null || command -v chromium > /dev/null \
	|| { echo "... installing chromium, for tests"; $(APT) chromium-headless-shell > /dev/null || $(APT) chromium > /dev/null; } \
	|| echo "there is no chromium, and it can't be installed here: the tests that need a browser are skipped"

# One after the other, since only one may install at a time.
system-packages:
	@$(MAKE) --no-print-directory postgres
	@$(MAKE) --no-print-directory browser

# The plain run is followed by the checks that it shows every clause and that no proof is lost, the compiled one by the count of instructions (if there is valgrind).
# What comes first is done side by side: the checks use one core, and so does the first half of compiling. But only one pip may write to an environment.
test:
	@$(MAKE) --no-print-directory $(PLAIN)/.workshop
	@$(MAKE) --no-print-directory --jobs=2 check compiled system-packages
	@if test -n "$(TORCH)"; then $(PLAIN)/bin/python -m pip install $(PIP_FLAGS) $(TORCH); fi
	$(PLAIN)/bin/python -m pytest $(PLAIN_TESTS)
	$(PLAIN)/bin/python -m cardwright.judge.coverage --check
	$(PLAIN)/bin/python -m cardwright.judge.mutants --check
	CARDWRIGHT_OTHER_PYTHON=$(PLAIN)/bin/python $(COMPILED)/bin/python -m pytest $(COMPILED_TESTS)
	@if command -v valgrind > /dev/null; then $(COMPILED)/bin/python benchmarks/instructions.py --check $(GAMES); \
	else echo "instructions per decision are not counted: there is no valgrind"; fi

# Every link is checked: one that leads nowhere fails.
docs: $(PLAIN)/.workshop
	NO_MKDOCS_2_WARNING=1 $(PLAIN)/bin/mkdocs build --strict --quiet

pictures: $(PLAIN)/.workshop client browser
	PYTHONPATH=. $(PLAIN)/bin/python tools/table_pictures.py

hostile: $(PLAIN)/.workshop
	$(if $(wildcard $(COMPILED)/bin/python),$(COMPILED),$(PLAIN))/bin/python tools/hostile.py --inputs $(HOSTILE) --seed $(SEED)

coverage: $(PLAIN)/.workshop
	$(PLAIN)/bin/python -m pytest $(PLAIN_TESTS)
	$(PLAIN)/bin/python -m cardwright.judge.coverage --record

# What is known is kept in build/mutants by content: a second run only does what has changed.
mutants: $(PLAIN)/.workshop
	$(PLAIN)/bin/python -m cardwright.judge.mutants $(GAME) --mutants $(MUTANTS) --seed $(SEED) --prove --record --jobs $(MUTANT_JOBS)

prove: $(PLAIN)/.workshop
	$(PLAIN)/bin/python -m cardwright.judge.mutants --renew --jobs $(MUTANT_JOBS)

check: $(PLAIN)/.workshop client
	$(PLAIN)/bin/ruff check --quiet .
	$(PLAIN)/bin/mypy --strict --no-error-summary
	$(PLAIN)/bin/python tools/build_client.py --check
	NO_MKDOCS_2_WARNING=1 $(PLAIN)/bin/mkdocs build --strict --quiet

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

# Whatever an earlier build left behind must not be packed.
wheels: $(PLAIN)/.workshop $(COMPILED)/.workshop client
	rm -rf dist build/lib build/bdist.*
	$(PLAIN)/bin/python -c 'from setuptools import build_meta as b; b.build_sdist("dist"); b.build_wheel("dist")' > /dev/null
	CARDWRIGHT_COMPILE=1 $(COMPILED)/bin/python -c 'from setuptools import build_meta as b; b.build_wheel("dist")' > /dev/null
	@ls -l dist

check-wheels: wheels
	for wheel in dist/*.whl; do rm -rf build/empty && $(PYTHON) -m venv build/empty \
	&& build/empty/bin/python -m pip install $(PIP_FLAGS) $$wheel \
	&& build/empty/bin/cardwright --version && build/empty/bin/python examples/random_game.py | tail -2 || exit 1; done

# -- the plain build: an editable install, so a change in src needs no new one
$(PLAIN)/.installed: pyproject.toml setup.py | $(PLAIN)/bin/python
	@echo "... installing Cardwright and the server's libraries into $(PLAIN)"
	@$(PLAIN)/bin/python -m pip install $(PIP_FLAGS) --editable '.[server]'
	@touch $@

$(PLAIN)/.workshop: pyproject.toml setup.py | $(PLAIN)/bin/python
	$(PLAIN)/bin/python -m pip install $(PIP_FLAGS) --editable '.[dev]'
	@touch $@ $(PLAIN)/.installed

# -- the compiled build: an environment of its own, which takes its libraries from the plain one
$(COMPILED)/bin/python:
	$(PYTHON) -m venv --without-pip $(COMPILED)

$(COMPILED)/.workshop: $(PLAIN)/.workshop | $(COMPILED)/bin/python
	@packages() { $$1/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))'; }; \
	packages $(PLAIN) > "`packages $(COMPILED)`/libraries.pth"
	@touch $@

# The pages are packed with it. It is checked with notes of its own, since `make check` may run beside it.
$(COMPILED)/.installed: export MYPY_CACHE_DIR = build/mypy
$(COMPILED)/.installed: | $(PAGES)

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
	rm -rf build dist src/*.egg-info src/cardwright/server/static web/node_modules $(COMPILED) .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

distclean: clean
	rm -rf $(PLAIN)
