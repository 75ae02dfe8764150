# All that a contributor needs; `make help` lists it.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

ARGS ?=
FILTER ?=
ENTRY ?=
SECONDS ?= 60
INPUT ?=
PROGRAM := .build/release/tagcloud
# The whole test run is bounded: a hang is a failure, not a wait.
TEST_SECONDS ?= 900

.PHONY: help run build test asan tsan bench fuzz lint format docs tables tables-check clean setup setup-test \
  setup-lint

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@echo '  make run ARGS="--print made in China"   passes arguments to the program'
	@echo '  make test FILTER=TagLayoutTests         runs a part of the tests'
	@echo '  make bench ARGS="--filter greedy --json" measures a part, as JSON'
	@echo '  make fuzz ENTRY=layout SECONDS=600      fuzzes one part for ten minutes'
	@echo '  make fuzz ENTRY=layout INPUT=FILE       replays what fuzzing found'

run: build ## build and start the preview
	@exec $(PROGRAM) $(ARGS)

build: setup ## build the release program, .build/release/tagcloud
	@swift build -c release $$(.ci/static-flags) --product tagcloud >&2

test: setup setup-test ## run all tests
	@swift build --build-tests
	@timeout --kill-after=10 $(TEST_SECONDS) \
	  swift test --skip-build --disable-xctest $(if $(FILTER),--filter '$(FILTER)')

# The programs of the end-to-end tests are built without a sanitizer: those are left out.
asan: SANITIZER = address
asan: sanitized ## run the unit tests with the address sanitizer
tsan: SANITIZER = thread
tsan: sanitized ## run the unit tests with the thread sanitizer

.PHONY: sanitized
sanitized: setup
	@swift build --build-tests --sanitize $(SANITIZER) --scratch-path .build/$(SANITIZER)
	@timeout --kill-after=10 $(TEST_SECONDS) swift test --skip-build --disable-xctest \
	  --sanitize $(SANITIZER) --scratch-path .build/$(SANITIZER) --skip EndToEndTests \
	  $(if $(FILTER),--filter '$(FILTER)')

bench: build ## measure layout, widths of text and keys against C
	@swift build -c release --product tagcloud-bench >&2
	@.build/release/tagcloud-bench $(ARGS)

fuzz: setup ## feed any bytes to each part, a minute each, with libFuzzer
	@swift build -c release --product tagcloud-fuzz --scratch-path .build/fuzz \
	  --sanitize fuzzer -Xswiftc -parse-as-library -Xswiftc -DFUZZING >&2
	@.ci/fuzz .build/fuzz/release/tagcloud-fuzz '$(ENTRY)' '$(SECONDS)' '$(INPUT)'

lint: setup setup-lint ## check format, imports and C warnings
	@swift format lint --strict --parallel --recursive Sources Tests Package.swift
	@.ci/check-imports
	@.ci/check-c

format: ## format the Swift sources in place
	@swift format format --in-place --parallel --recursive Sources Tests Package.swift

docs: setup ## build the documentation of TagLayout, .build/docs/TagLayout
	@rm -rf .build/docs && mkdir -p .build/docs/symbols
	@# Built apart and anew: what is up to date would give no symbols.
	@rm -rf .build/docs-build
	@swift build --target TagLayout --scratch-path .build/docs-build \
	  -Xswiftc -emit-symbol-graph -Xswiftc -emit-symbol-graph-dir \
	  -Xswiftc "$(CURDIR)/.build/docs/symbols" \
	  -Xswiftc -symbol-graph-minimum-access-level -Xswiftc public \
	  -Xswiftc -symbol-graph-skip-synthesized-members >&2
	@docc convert Sources/TagLayout/TagLayout.docc --output-path .build/docs/TagLayout \
	  --additional-symbol-graph-dir .build/docs/symbols --fallback-display-name TagLayout \
	  --fallback-bundle-identifier tagcloud.TagLayout --transform-for-static-hosting \
	  --warnings-as-errors
	@echo "wrote .build/docs/TagLayout"

tables: setup ## write the committed width tables anew from their data
	@swift run generate-width-tables Sources/generate-width-tables/Data \
	  Sources/CellText/Tables/ScalarTables.swift

tables-check: setup ## generate the width tables anew and compare them with the committed ones
	@mkdir -p .build
	@swift run generate-width-tables Sources/generate-width-tables/Data .build/ScalarTables.swift
	@diff -q .build/ScalarTables.swift Sources/CellText/Tables/ScalarTables.swift \
	  || { echo 'the committed tables are not those of the data: run make tables' >&2; exit 1; }

clean: ## remove what was built
	@rm -rf .build

setup:
	@.ci/require swift ncurses

setup-test:
	@.ci/require tmux
	@.ci/require-ghostty

setup-lint:
	@.ci/require python3
