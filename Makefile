# Everything one runs from a clone. Needs Python 3.11 or later, git and make; `make` alone lists what there is.

GAME := meuterer
VENV := .venv
BIN := $(VENV)/bin
BENCH_VENV := .venv-bench
PIP_INSTALL := -m pip install --quiet --disable-pip-version-check
PEERS := open_spiel rlcard 'pettingzoo[classic]' pgx

# What is compiled is tested in both forms; everything else once, in the form that is quicker. So are the tests with the
# mark long, which only play more games: test_forms.py checks that games are the same in both forms.
COMPILED := src/mutiny/kernel src/mutiny/games src/mutiny/bots
TWICE := tests/kernel tests/games tests/bots
# Of the tests of games, those of modules that are not compiled.
ONCE := $(wildcard $(addprefix tests/games/*/,test_meaning.py test_terminal.py test_text.py))
# As many at a time as there are cores; one more where tests often wait, for a server or a browser.
PYTEST := $(BIN)/python -m pytest -q -n 2 --dist worksteal
PYTEST_WAITING := $(BIN)/python -m pytest -q -n 3 --dist worksteal

# Sets and dictionaries of every process in the same order, in every run.
export PYTHONHASHSEED := 0
# Python keeps what it has compiled into byte code, or each of hundreds of processes would compile all of it again.
unexport PYTHONDONTWRITEBYTECODE

heading = @printf '\n== %s ==\n' $(1)
# Runs a command below a heading; during `make test`, when other checks run beside it, it prints everything at the end.
quietly = @$(if $(IN_ORDER),{ $(2); } >$(VENV)/$@.log 2>&1; ended=$$?; \
	printf '\n== %s ==\n' $(1); cat $(VENV)/$@.log; exit $$ended,printf '\n== %s ==\n' $(1); $(2))

.DEFAULT_GOAL := help
.PHONY: help play terminal test check lint style style-web types imports pure compiled client browser shots pictures smooth bench bench-server bench-workers soak mutants build web docs dist lock clean installed with-tools

help: ## list what make can do
	@echo "make play     serve the games on this machine and print the address; PORT=8080 chooses the port,"
	@echo "              HOST=0.0.0.0 serves the local network, OPEN=1 opens a browser"
	@echo "make terminal play Meuterer in the terminal (without a terminal: a demonstration game);"
	@echo "              GAME=traitres plays Traîtres à bord, GAME=cartagena Cartagena: La mutinerie;"
	@echo "              it asks how strong the bots shall be: BOTS=easy,medium,hard says it beforehand"
	@echo "make test     all checks: style, types, imports, tests in pure and compiled form, the web client in a browser"
	@echo "make check    style, types, and the quick tests of what has changed (SINCE=COMMIT: since then)"
	@echo "make lint     the style checks alone        make types   the type checks alone"
	@echo "make bench    speed beside OpenSpiel, RLCard, PettingZoo and pgx (WRITE=1: into docs/benchmarks.md)"
	@echo "make bench-workers  what a move costs with one, two and four workers"
	@echo "make bench-server  the server under load beside boardgame.io's (WRITE=1: into docs/benchmarks-server.md)"
	@echo "make soak     the long runs of the property tests and of the fuzzer, from a fresh seed, which it prints;"
	@echo "              MUTINY_SOAK_SEED=... repeats a run"
	@echo "make mutants  change the rules in thousands of small ways and see that a test notices each (hours; it can be resumed)"
	@echo "make shots    pictures of the main screens of the web client and of the terminal, into docs/screens"
	@echo "make pictures the animated pictures of the README, likewise"
	@echo "make smooth   how smoothly full tables move in a browser: frames, long tasks, layout shifts"
	@echo "make build    compile in place; done by the others when needed        make web   build the web client, likewise"
	@echo "make docs     the documentation site, into build/docs/html, with all its links checked; EXTERNAL=1 also checks"
	@echo "              the links to other servers, OPEN=1 opens it in a browser"
	@echo "make dist     the files of a release, into dist; each is installed into a fresh environment and tried"
	@echo "make lock     bring constraints*.txt up to date with pyproject.toml"
	@echo "make clean    remove all that the above have made"
	@echo
	@echo "PYTHON=... chooses the interpreter; MUTINY_COMPILE=0 leaves the C compiler out; MUTINY_PURE=1 runs pure Python."

play:
	@tools/venv.sh $(VENV)
	@exec $(BIN)/python -m tools.play $(if $(HOST),--host '$(HOST)') $(if $(PORT),--port '$(PORT)') $(if $(OPEN),--open)

terminal: build
	@if [ -t 0 ] && [ -t 1 ]; then demo=; else demo=--demo; fi; \
	exec $(BIN)/mutiny play $(GAME) $(if $(BOTS),--bots '$(BOTS)') $$demo

# Two checks at a time, in the order below. Those whose output would mix with that of others print it when they end.
test:
	@tools/venv.sh $(VENV)
	@$(MAKE) --no-print-directory -j2 IN_ORDER=1 style style-web types imports client pure compiled browser
	$(call heading,"All checks passed")

ifdef IN_ORDER
# A machine without Node gets it with the tools of the checks. A check of the client must not install the same packages
# as another one at the same time. Compiling goes on beside the tests in pure form. The browser comes last: it and the
# compiled tests keep two cores busy each, and take longer at the same time than one after the other.
HAS_NODE := $(shell $(BIN)/python tools/web.py --has-node && echo yes)
style-web: $(if $(HAS_NODE),,with-tools)
client: style-web
pure: style types imports
build: style types imports
compiled: pure build
browser: client compiled
endif

check: with-tools
	@$(BIN)/python tools/check.py $(if $(SINCE),--since '$(SINCE)')

lint: style style-web

style: with-tools
	$(call heading,"Style: ruff; pages and types that are generated; the texts; no game's name outside its folder")
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/python -m tools.feature_docs --check
	@$(BIN)/python -m tools.view_docs --check
	@$(BIN)/python tools/man_page.py --check
	@$(BIN)/python -m tools.game_types --check
	@$(BIN)/python tools/check_texts.py
	@$(BIN)/python tools/check_game_names.py

style-web:
	@tools/venv.sh $(VENV)
	$(call quietly,"Style of the web client: prettier and eslint",$(BIN)/python tools/web.py --require --run lint)

types: with-tools
	$(call heading,"Types: mypy and basedpyright")
	@$(BIN)/mypy
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/basedpyright
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python tools/public_types.py

imports: with-tools
	$(call heading,"Imports: import-linter")
	@$(BIN)/lint-imports --no-logo

pure: with-tools
	$(call heading,"Tests of what is compiled in pure form with branch coverage of kernel and games")
	@MUTINY_PURE=1 $(PYTEST) -m 'not long' --cov --cov-report=term --cov-fail-under=100 $(addprefix --ignore=,$(ONCE)) $(COMPILED) $(TWICE)

compiled: with-tools
	$(call heading,"All tests and the documentation in compiled form")
	@$(BIN)/python tools/build.py --require
	@if [ "$$($(BIN)/python -c 'import mutiny; print(mutiny.form())')" = compiled ]; then \
		$(PYTEST_WAITING) $(addprefix --ignore=,tests/web $(COMPILED)); \
	else \
		echo "There is no compiled form here: the rest of them in pure form."; \
		$(PYTEST) $(addprefix --ignore=,tests/web $(COMPILED) $(TWICE)) && $(PYTEST) -m long $(TWICE); \
	fi

client: with-tools
	$(call quietly,"The web client: its types and tests and size",$(BIN)/python tools/web.py --require \
		&& $(BIN)/python -m tools.web_types --check \
		&& $(BIN)/python tools/web.py --run check \
		&& $(BIN)/python tools/web.py --run test \
		&& $(BIN)/python tools/web_size.py)

browser: with-tools build
	$(call quietly,"The web client in a browser",$(BIN)/python tools/web.py --require \
		&& tools/browser.sh \
		&& $(PYTEST_WAITING) tests/web)

shots: with-tools build
	@$(BIN)/python tools/web.py --require
	@tools/browser.sh
	@$(BIN)/python tools/web_shots.py
	@$(BIN)/python tools/full_screen_shots.py

pictures: with-tools build
	@$(BIN)/python tools/web.py --require
	@tools/browser.sh
	@$(BIN)/python tools/web_pictures.py

smooth: with-tools build
	@$(BIN)/python tools/web.py --require
	@tools/browser.sh
	@$(BIN)/python tools/web_smooth.py

docs:
	@tools/venv.sh $(VENV) --install program docs
	@MUTINY_PURE=1 $(BIN)/python -m tools.docs.build $(if $(EXTERNAL),--external) $(if $(OPEN),--open)

soak: with-tools build
	$(call heading,"Long runs")
	@$(BIN)/python tools/web.py --require
	@tools/browser.sh
	@tools/firefox.sh
	@seed=$${MUTINY_SOAK_SEED:-$$($(BIN)/python -c 'import secrets; print(secrets.randbelow(1 << 32))')}; \
	echo "Seed $$seed; MUTINY_SOAK_SEED=$$seed make soak repeats this run."; \
	export MUTINY_SOAK_SEED=$$seed; \
	$(PYTEST) tests/web/test_table.py && \
	MUTINY_SOAK=1 PYTHONHASHSEED=$$seed $(BIN)/python -m pytest -n 2 -m soak tests

mutants: with-tools
	$(call heading,"Mutants of the kernel and the rules")
	@MUTINY_COMPILE=0 $(BIN)/python $(PIP_INSTALL) --constraint constraints.txt --no-build-isolation --editable '.[mutants]'
	@MUTINY_PURE=1 $(BIN)/mutmut run
	@$(BIN)/mutmut results

bench: build $(BENCH_VENV)/peers
	@$(BENCH_VENV)/bin/python benchmarks/run.py $(if $(WRITE),--write)

# What a move costs with one, two and four workers.
bench-workers: build
	@$(BIN)/python benchmarks/server/workers.py

# boardgame.io is installed by the benchmark itself, where there are node and npm.
bench-server: build
	@$(BIN)/python benchmarks/server/bench.py $(if $(WRITE),--write)

build: installed
	@$(BIN)/python tools/build.py

web: installed
	@$(BIN)/python tools/web.py

# The player's environment: what the program needs, and what compiles it. It is looked at every time, because PYTHON may
# name another Python than before; that takes half a second.
installed:
	@tools/venv.sh $(VENV) --install program

# The same with the tools of the checks.
with-tools:
	@tools/venv.sh $(VENV) --install program dev

# One at a time: a peer that has no package for this machine must not keep the others out.
$(BENCH_VENV)/peers: constraints-bench.txt | installed
	@tools/venv.sh $(BENCH_VENV)
	@echo "Installing the peers into $(BENCH_VENV) ..."
	@$(BENCH_VENV)/bin/python $(PIP_INSTALL) --constraint constraints-bench.txt setuptools
	@MUTINY_COMPILE=0 $(BENCH_VENV)/bin/python $(PIP_INSTALL) --constraint constraints-bench.txt --no-build-isolation --editable .
	@for peer in $(PEERS); do \
		$(BENCH_VENV)/bin/python $(PIP_INSTALL) --constraint constraints-bench.txt --only-binary open_spiel "$$peer" \
			|| echo "$$peer cannot be installed here; its rows will say so."; \
	done
	@touch $@

dist: installed
	@$(BIN)/python tools/dist.py
	@$(BIN)/python tools/try_install.py dist/* --extras="$$(echo dist/*-any.whl)"

lock: installed
	@$(BIN)/python $(PIP_INSTALL) uv
	@tools/lock.sh $(BIN)/uv $(PEERS)

clean:
	rm -rf $(VENV) $(BENCH_VENV) build dist mutants htmlcov .coverage* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	rm -rf src/*.egg-info benchmarks/server/boardgame/node_modules .bench-* web/node_modules src/mutiny/server/static
	find src tests tools benchmarks \( -name '*.so' -o -name '*.pyd' -o -name '*.pyc' \) -delete 2>/dev/null || true
