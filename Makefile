# Brisa: `make demo` and `make test` do everything, set-up included.
PREFIX ?= /usr/local
DESTDIR ?=
BUILD := .build
CITY := $(BUILD)/city/valencia.osm
RELEASE := $(BUILD)/release
QUESTION := --from 39.4889,-0.3878 --to 39.4644,-0.3483 --at 2026-11-24T08:00
SWIFT_BUILD := swift build --explicit-target-dependency-import-check error

TOPIC ?= all
# The folder of extracts and readings, which are not part of the project.
BRISA_SHARED_DATA ?= ../shared/data
SERVICE_EXTRACT ?= $(BRISA_SHARED_DATA)/osm/helsinki-centre.osm.pbf
LOOP_EXTRACTS ?= "$(BRISA_SHARED_DATA)/osm/helsinki-centre.osm.pbf" "$(BRISA_SHARED_DATA)/osm/monaco.osm.pbf"
SOAK ?= 1000000
RACES := RoutingTests\.(CustomizedHour|CustomizedRouter)|ComputingTests\.(LazyTable|Lock|ObjectTable)|TripsTests\.(HourKeeper|Soak)
# No more tests at once than this: where hundreds begin together, those with a server or a deadline wait for minutes.
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH ?= 4
# Tests that serve, ask over connections or run programs, with deadlines by the clock.
CONNECTED := ^(AirData|Archive|Files|Plugin|PluginHost|Server)Tests
SOAKING := ^TripsTests\.SoakTests

# Else a city that was drawn in part, as on a full disk, would count as drawn.
.DELETE_ON_ERROR:
.PHONY: help demo test clients web check leaks fuzz races bench fit release city setup setup-tests format install clean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' Makefile | expand -t 20

demo: release city ## build, and answer the main question on the embedded city
	@mkdir -p out
	@$(RELEASE)/brisa route $(QUESTION)
	@$(RELEASE)/brisa route $(QUESTION) --format geojson -o out/route.geojson 2>/dev/null
	@echo "The routes lie in out/route.geojson."

test: setup-tests city ## build and run every test
	$(SWIFT_BUILD) --build-tests
	CONNECTED='$(CONNECTED)' SOAKING='$(SOAKING)' scripts/test

clients: setup city ## ask the service by other people's clients, and OSRM beside it
	$(SWIFT_BUILD) --product brisa
	Tests/Clients/run

web: setup-tests city ## use the map in a browser, and measure how soon it answers
	$(SWIFT_BUILD) --product brisa
	Tests/Web/run
	Tests/Web/run measure

check: setup ## format, warnings as errors, import table, generated files
	scripts/check

leaks: setup ## the kit's JSON under AddressSanitizer and LeakSanitizer, in a build of its own
	$(SWIFT_BUILD) --build-tests --sanitize=address --scratch-path $(BUILD)/leaks
	swift test --skip-build --sanitize=address --scratch-path $(BUILD)/leaks --disable-xctest --filter AirDataTests.JSON

fuzz: setup ## read 100 000 damaged extracts and as many damaged tracks under AddressSanitizer
	scripts/fuzz

races: setup ## swaps of the hour under ThreadSanitizer, in a build of its own; SOAK=1000000 questions
	$(SWIFT_BUILD) -c release --build-tests -Xswiftc -enable-testing --sanitize=thread --scratch-path $(BUILD)/races
	BRISA_SOAK_QUESTIONS=$(SOAK) swift test -c release -Xswiftc -enable-testing --skip-build --sanitize=thread \
		--scratch-path $(BUILD)/races --disable-xctest --filter '$(RACES)'

bench: setup-tests release ## measure, against other programs where there are any (TOPIC=benefit, field, guidance, loops, places, reports, routing, service or stops)
ifeq ($(TOPIC),service)
	peers=$$(Benchmarks/peers) && "$$peers/bin/python" Benchmarks/Service/bench_service.py $(RELEASE)/brisa "$(SERVICE_EXTRACT)"
else ifeq ($(TOPIC),stops)
	peers=$$(Benchmarks/peers stops) && "$$peers/bin/python" Benchmarks/Stops/bench_stops.py $(RELEASE)/brisa "$(SERVICE_EXTRACT)"
else ifeq ($(TOPIC),guidance)
	peers=$$(Benchmarks/peers) && "$$peers/bin/python" Benchmarks/Guidance/bench_guidance.py $(RELEASE)/brisa "$(SERVICE_EXTRACT)"
else ifeq ($(TOPIC),places)
	python3 Benchmarks/Places/bench_places.py $(RELEASE)/brisa
else ifeq ($(TOPIC),loops)
	for extract in $(LOOP_EXTRACTS); do $(RELEASE)/brisa bench loops --network "$$extract" --starts 50; done
else
	BRISA_BENCH_PEERS="$$(Benchmarks/peers)" swift run -c release --package-path Benchmarks brisa-bench $(TOPIC)
endif

fit: ## estimate strengths and reach of streets again
	Benchmarks/fit-streets

release: setup ## build in release mode
	$(SWIFT_BUILD) -c release

city: $(CITY) ## draw the sketch map of the embedded city

$(CITY): scripts/draw-city data/valencia/streets.txt data/valencia/crossings.csv data/valencia/places.txt data/valencia/grounds.txt data/valencia/brisa.yml stations.csv | setup
	@mkdir -p $(dir $@)
	@cp data/valencia/brisa.yml stations.csv $(dir $@)
	@scripts/draw-city data/valencia -o $@

setup: ## install what building and running needs, and fetch the library of the map
	@scripts/setup

setup-tests: ## the same, and what tests and benchmarks need
	@scripts/setup tests

format: setup ## rewrite the sources in the one format
	scripts/format

install: release city ## lay out binary, kit, plugins, data and completions under PREFIX
	scripts/install "$(DESTDIR)$(PREFIX)"

clean: ## remove everything that was built
	rm -rf $(BUILD) plugins/kit/.build Benchmarks/.build out
