# Everything one runs from a clone. Needs Python 3.11 or later, git and make; `make` alone lists what there is.

GAME := meuterer
VENV := .venv
BIN := $(VENV)/bin
BENCH_VENV := .venv-bench
PIP_INSTALL := -m pip install --quiet --disable-pip-version-check
PEERS := open_spiel rlcard 'pettingzoo[classic]'

# What is compiled is tested in both forms; everything else once, in the form that is quicker.
COMPILED := src/mutiny/kernel src/mutiny/games src/mutiny/bots
TWICE := tests/kernel tests/games tests/bots
# Watching what a test covers makes it take almost three times as long. These add nothing to what the others cover.
UNWATCHED := src/mutiny/bots tests/bots $(wildcard src/mutiny/games/*/bots) $(wildcard $(addprefix tests/games/, \
	*/test_bots.py */test_counts.py */test_terminal.py */test_text.py *test_differential.py */test_differential.py \
	*test_properties.py cartagena/test_properties.py))
PYTEST := $(BIN)/python -m pytest -q -n 2 --dist worksteal

# Sets and dictionaries of every process in the same order, in every run.
export PYTHONHASHSEED := 0

heading = @printf '\n== %s ==\n' $(1)

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play terminal test lint types arrows pure compiled client browser shots smooth bench bench-server soak mutants build web lock clean

help: ## list what make can do
	@echo "make play     serve the games on this machine and print the address (PORT=8080 chooses the port)"
	@echo "make terminal play Meuterer in the terminal (without a terminal: a demonstration game);"
	@echo "              GAME=traitres plays Traîtres à bord, GAME=cartagena Cartagena: La mutinerie;"
	@echo "              it asks how strong the bots shall be: BOTS=easy,medium,hard says it beforehand"
	@echo "make test     all checks: style, types, arrows, tests in pure and compiled form, the web client in a browser"
	@echo "make lint     the style checks alone        make types   the type checks alone"
	@echo "make bench    speed beside OpenSpiel, RLCard and PettingZoo (WRITE=1: into docs/benchmarks.md)"
	@echo "make bench-server  the server under load beside boardgame.io's (WRITE=1: into docs/benchmarks-server.md)"
	@echo "make soak     the long runs of the property tests and of the fuzzer"
	@echo "make mutants  change the rules in thousands of small ways and see that a test notices each (hours; it can be resumed)"
	@echo "make shots    pictures of the main screens of the web client, into docs/screens"
	@echo "make smooth   how smoothly full tables move in a browser: frames, long tasks, layout shifts"
	@echo "make build    compile in place; done by the others when needed        make web   build the web client, likewise"
	@echo "make lock     bring constraints*.txt up to date with pyproject.toml"
	@echo "make clean    remove all that the above have made"
	@echo
	@echo "PYTHON=... chooses the interpreter; MUTINY_COMPILE=0 leaves the C compiler out; MUTINY_PURE=1 runs pure Python."

play: build web
	@exec $(BIN)/mutiny serve $(if $(PORT),--port $(PORT))

terminal: build
	@if [ -t 0 ] && [ -t 1 ]; then demo=; else demo=--demo; fi; \
	exec $(BIN)/mutiny play $(GAME) $(if $(BOTS),--bots '$(BOTS)') $$demo

# Compiling keeps one core busy, so do the checks without it; browsers, and tests of the server, wait much of their time.
test: lint
	@$(BIN)/python tools/build.py >$(VENV)/build.log 2>&1 & building=$$!; \
	$(MAKE) --no-print-directory types arrows client; checked=$$?; \
	wait $$building; cat $(VENV)/build.log; exit $$checked
	@$(MAKE) --no-print-directory pure
	@$(BIN)/python tools/build.py --require
	@$(MAKE) --no-print-directory browser >$(VENV)/browser.log 2>&1 & browsing=$$!; \
	$(MAKE) --no-print-directory compiled; tested=$$?; \
	wait $$browsing; browsed=$$?; cat $(VENV)/browser.log; exit $$((tested + browsed))
	$(call heading,"All checks passed")

lint: $(VENV)/dev
	$(call heading,"Style: ruff; the page of features; the texts; no game named outside its folder; prettier and eslint")
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/python tools/feature_docs.py --check
	@$(BIN)/python tools/check_texts.py
	@$(BIN)/python tools/check_game_names.py
	@$(BIN)/python tools/web.py --require --run lint

types: $(VENV)/dev
	$(call heading,"Types: mypy and basedpyright")
	@$(BIN)/mypy
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/basedpyright
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python tools/public_types.py

arrows: $(VENV)/dev
	$(call heading,"Arrows: import-linter")
	@$(BIN)/lint-imports --no-logo

pure: $(VENV)/dev
	$(call heading,"Tests of what is compiled in pure form with branch coverage of kernel and games")
	@MUTINY_PURE=1 $(PYTEST) --cov --cov-report=term --cov-fail-under=100 $(addprefix --ignore=,$(UNWATCHED)) $(filter-out $(UNWATCHED),$(COMPILED) $(TWICE))
	@MUTINY_PURE=1 $(PYTEST) $(UNWATCHED)

compiled: $(VENV)/dev
	$(call heading,"All tests and the documentation in compiled form")
	@$(BIN)/python tools/build.py --require
	@if [ "$$($(BIN)/python -c 'import mutiny; print(mutiny.form())')" = compiled ]; then \
		$(PYTEST) $(addprefix --ignore=,tests/web $(COMPILED)); \
	else \
		echo "There is no compiled form here: the rest of them in pure form."; \
		$(PYTEST) $(addprefix --ignore=,tests/web $(COMPILED) $(TWICE)); \
	fi

client: $(VENV)/dev
	$(call heading,"The web client: its types and tests and size")
	@$(BIN)/python tools/web.py --require
	@$(BIN)/python tools/web.py --run check
	@$(BIN)/python tools/web.py --run test
	@$(BIN)/python tools/web_size.py

browser: $(VENV)/dev build
	$(call heading,"The web client in a browser")
	@$(BIN)/python tools/web.py --require
	@tools/browser.sh
	@$(PYTEST) tests/web

shots: $(VENV)/dev build
	@$(BIN)/python tools/web.py --require
	@tools/browser.sh
	@$(BIN)/python tools/web_shots.py

smooth: $(VENV)/dev build
	@$(BIN)/python tools/web.py --require
	@tools/browser.sh
	@$(BIN)/python tools/web_smooth.py

soak: $(VENV)/dev build
	$(call heading,"Long runs")
	@MUTINY_SOAK=1 $(BIN)/python -m pytest -n 2 -m soak tests

mutants: $(VENV)/dev
	$(call heading,"Mutants of the kernel and the rules")
	@MUTINY_PURE=1 $(BIN)/mutmut run
	@$(BIN)/mutmut results

bench: build $(BENCH_VENV)/peers
	@$(BENCH_VENV)/bin/python benchmarks/run.py $(if $(WRITE),--write)

# boardgame.io is installed by the benchmark itself, where there are node and npm.
bench-server: build
	@$(BIN)/python benchmarks/server/bench.py $(if $(WRITE),--write)

build: $(VENV)/play
	@$(BIN)/python tools/build.py

web: $(VENV)/play
	@$(BIN)/python tools/web.py

# The player's environment: what the program needs, and what compiles it.
$(VENV)/play: pyproject.toml constraints.txt tools/venv.sh
	@tools/venv.sh $(VENV)
	@echo "Installing mutiny into $(VENV) ..."
	@$(BIN)/python $(PIP_INSTALL) --constraint constraints.txt setuptools mypy
	@MUTINY_COMPILE=0 $(BIN)/python $(PIP_INSTALL) --constraint constraints.txt --no-build-isolation --editable .
	@touch $@

$(VENV)/dev: $(VENV)/play
	@echo "Installing the tools of the checks into $(VENV) ..."
	@MUTINY_COMPILE=0 $(BIN)/python $(PIP_INSTALL) --constraint constraints.txt --no-build-isolation --editable '.[dev]'
	@touch $@

# One at a time: a peer that has no package for this machine must not keep the others out.
$(BENCH_VENV)/peers: constraints-bench.txt $(VENV)/play
	@tools/venv.sh $(BENCH_VENV)
	@echo "Installing the peers into $(BENCH_VENV) ..."
	@$(BENCH_VENV)/bin/python $(PIP_INSTALL) --constraint constraints-bench.txt setuptools
	@MUTINY_COMPILE=0 $(BENCH_VENV)/bin/python $(PIP_INSTALL) --constraint constraints-bench.txt --no-build-isolation --editable .
	@for peer in $(PEERS); do \
		$(BENCH_VENV)/bin/python $(PIP_INSTALL) --constraint constraints-bench.txt --only-binary open_spiel "$$peer" \
			|| echo "$$peer cannot be installed here; its rows will say so."; \
	done
	@touch $@

lock: $(VENV)/play
	@$(BIN)/python $(PIP_INSTALL) uv
	@tools/lock.sh $(BIN)/uv $(PEERS)

clean:
	rm -rf $(VENV) $(BENCH_VENV) build dist mutants htmlcov .coverage* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	rm -rf src/*.egg-info benchmarks/server/boardgame/node_modules .bench-* web/node_modules src/mutiny/server/static
	find src tests tools benchmarks \( -name '*.so' -o -name '*.pyd' -o -name '*.pyc' \) -delete 2>/dev/null || true
