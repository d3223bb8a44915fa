# The whole set-up of Tablée. `make` alone says what can be made.

# The first Python here that is recent enough; only setting up needs it, the rest runs in .venv.
PYTHON = $(or $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	&& command -v $$python && break; done), \
	$(error Tablée needs Python 3.11 or later, and there is none here. Install it, then run make again))
BIN := .venv/bin

.DEFAULT_GOAL := help
.PHONY: help setup play test format lock bench clean

help: ## say what can be made
	@sed -n 's/^\([a-z]*\):.*## /make \1\t/p' $(MAKEFILE_LIST) | expand -t 14

setup: ## fetch and lay out all that playing needs, where it is not there yet
	@$(PYTHON) tools/setup.py
	@echo "All is set up. make play opens the house."

play: ## set up, then serve the games and open a browser
	@$(PYTHON) tools/setup.py
	@exec $(BIN)/tablee serve --open

test: ## set up, then check form, types and import rules, compile the games, and run every test
	@$(PYTHON) tools/setup.py --tests
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/compile_games.py
	$(BIN)/pytest -n 2

format: ## write the code in its one format, and mend what can be mended without thought
	@$(PYTHON) tools/setup.py --tests
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# Pins that still fit stay. To move all to the newest, delete requirements/*.lock first;
# web packages are pinned by hand in package.json.
lock: ## bring the lock files in line with pyproject.toml and package.json
	@$(PYTHON) tools/setup.py --tests
	$(BIN)/uv pip compile --quiet pyproject.toml --group build --output-file requirements/run.lock
	$(BIN)/uv pip compile --quiet pyproject.toml --group build --group dev --all-extras \
		--constraint requirements/run.lock --output-file requirements/dev.lock
	$(BIN)/uv pip compile --quiet --group node --output-file requirements/node.lock
	PATH="$$PATH:$(CURDIR)/$(BIN)" npm install --package-lock-only

bench: ## measure speed, beside peers where there are any
	@$(PYTHON) tools/setup.py --tests
	$(BIN)/tablee bench

clean: ## remove all that was set up; your tables are kept
	rm -rf .venv .setup node_modules tablee/web/built dist
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find tablee tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
