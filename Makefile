# Tilewright. `make help` lists what there is.
PYTHON ?= python3
VENV ?= .venv
PY := $(VENV)/bin/python
SHELL := /bin/bash
# uv trusts whom the system trusts, as pip does: behind a proxy that looks into TLS it would not work otherwise.
export UV_SYSTEM_CERTS ?= 1

.DEFAULT_GOAL := help
.PHONY: help run engine test lint types checks tests tests-sources tests-compiled tests-postgresql docs-check bench balance soak mutants wheel wheel-engine lock release clean

help: ## list the targets
	@awk -F':.*## ' '/^[a-z-]+:.*## /{printf "  make %-18s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

run: $(VENV)/.run ## set up what is missing and start the studio (PORT=, DATABASE_URL= are honoured)
	@$(PY) manage.py setup --before-serving && exec $(PY) manage.py serve

engine: $(VENV)/.run ## compile the engine now, rather than in the background of the next start
	$(PY) -m studio.compile_engine

test: $(VENV)/.dev ## everything, side by side: lint, types, checks, tests on SQLite, a share of them on a PostgreSQL of its own
	@$(PY) -m tests.machine chromium gettext git postgresql
	@$(PY) -m studio.tag_version --tests-begin
	@$(PY) -m tests.run
	@$(PY) -m studio.tag_version --tests-passed
	@echo "make test: all passed"

lint: $(VENV)/.dev ## ruff: style and format
	@$(PY) -m tests.run lint

types: $(VENV)/.dev ## mypy, strict
	@$(PY) -m tests.run types

checks: $(VENV)/.dev ## Django's checks, migrations, packs, sprites, interface catalogues, the API's document
	@$(PY) -m tests.run checks

tests: $(VENV)/.dev ## the tests on SQLite
	@$(PY) -m tests.run tests-sources tests-compiled

tests-sources: $(VENV)/.dev ## the tests about the sources, and the seeded games that must be the same from them as compiled
	@$(PY) -m tests.run tests-sources

tests-compiled: $(VENV)/.dev ## all other tests on SQLite; games are played by the compiled engine, move for move the same
	@$(PY) -m tests.run tests-compiled

tests-postgresql: $(VENV)/.dev ## a third of the tests that touch the database, on PostgreSQL; `make soak` runs all
	@$(PY) -m tests.run tests-postgresql

docs-check: $(VENV)/.dev ## the documentation alone: links, commands, generated pages
	$(PY) manage.py catalogues compile
	$(VENV)/bin/pytest -q tests/docs

bench: $(VENV)/.dev ## benchmarks; they print ratios measured in one run
	$(PY) -m bench.snapshot
	$(PY) -m bench.start
	$(PY) -m bench.printing
	$(PY) -m bench.faces
	$(PY) -m bench.find
	$(PY) -m bench.texts
	TILEWRIGHT_ENGINE=sources $(PY) -m bench.engine
	$(PY) -m studio.compile_engine
	TILEWRIGHT_ENGINE=compiled $(PY) -m bench.engine
	TILEWRIGHT_ENGINE=compiled $(PY) -m bench.campaigns

balance: $(VENV)/.dev ## how balanced the shipped game is: hundreds of games by bots (about an hour)
	$(PY) -m bench.balance

soak: $(VENV)/.dev ## long tests, from the sources and from the compiled engine; load
	$(VENV)/bin/pytest -q -n 2 -m "soak and not load"
	$(VENV)/bin/pytest -q -s -m "soak and load"
	$(PY) -m tests.postgres $(PY) -m pytest -q -m "database and not soak and not browser"
	$(PY) -m studio.compile_engine
	TILEWRIGHT_ENGINE=compiled $(VENV)/bin/pytest -q -n 2 -m soak tests/engine tests/conformance

mutants: $(VENV)/.dev ## how many planted faults the tests of the rules notice; half an hour (SEED=, SAMPLE=, GAME= are honoured)
	TILEWRIGHT_ENGINE=sources $(PY) -m tests.mutants $(if $(SEED),--seed $(SEED)) $(if $(SAMPLE),--sample $(SAMPLE)) $(if $(GAME),--game $(GAME))

wheel: $(VENV)/.dev ## a wheel with the compiled engine, in dist/ (TILEWRIGHT_PURE=1: without)
	$(PY) manage.py catalogues compile
	$(PY) -m pip wheel -q --disable-pip-version-check --no-deps --no-build-isolation -w dist .

wheel-engine: $(VENV)/.dev ## a wheel of the engine alone, which needs nothing of the studio, in dist/ (TILEWRIGHT_PURE=1: not compiled)
	$(PY) -m studio.engine_wheel

lock: $(VENV)/.run ## renew the lock files from pyproject.toml
	$(VENV)/bin/python -m uv pip compile -q --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-header --upgrade --extra compile pyproject.toml -o requirements.txt
	$(VENV)/bin/python -m uv pip compile -q --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-header --upgrade -c requirements.txt --extra compile --extra dev pyproject.toml -o requirements-dev.txt

release: $(VENV)/.run ## give this version its tag, if the checklist allows it (docs: CONTRIBUTING.md)
	@$(PY) -m studio.tag_version

clean: ## remove the environment and everything generated; the data in var/ stays
	rm -rf $(VENV) build dist .build *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
	find . -name '*.so' -o -name '*.mo' | grep -v '^./var/' | xargs -r rm -f

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Tilewright needs Python 3.11 or newer: name it with PYTHON=python3.12 make ..."; exit 1; }
	@$(PYTHON) -m venv $(VENV) 2>/dev/null || { [ "$$(id -u)" = 0 ] && apt-get update -qq && \
		apt-get install -y -qq python3-venv >/dev/null && $(PYTHON) -m venv --clear $(VENV); } || \
		{ echo "Python cannot make an environment here: install its venv module (on Debian: python3-venv)."; exit 1; }
	@$(VENV)/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements-uv.txt
	@touch $@

$(VENV)/.run: requirements.txt | $(VENV)/.made
	@echo "Installing what the studio needs (once; about half a minute) ..."
	@$(VENV)/bin/python -m uv pip install -q --python $(PY) --compile-bytecode --require-hashes -r requirements.txt
	@touch $@

$(VENV)/.dev: requirements-dev.txt | $(VENV)/.made
	@echo "Installing what the tests need ..."
	@$(VENV)/bin/python -m uv pip install -q --python $(PY) --compile-bytecode --require-hashes -r requirements-dev.txt
	@touch $@
