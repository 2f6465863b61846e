# The commands of this project; `make` alone lists them.

# What npm installed comes first, above all the pinned Node; npm itself keeps running on the machine's own.
machine_path := $(PATH)
export PATH := $(CURDIR)/node_modules/.bin:$(PATH)

# npm writes this file at the end of every install, so it tells whether what is installed is what is locked.
installed := node_modules/.package-lock.json
site := public-site/dist/.built
dashboard := backoffice/dist/.built
server := backend/dist/.built

# All that a build reads. Folders are listed too, since a deleted file changes nothing else.
ignored = -name dist -o -name node_modules -o -name test -o -name '*.test.ts*'
sources = $(shell find $(1) -mindepth 1 \( $(ignored) \) -prune -o -print)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help up dev test nightly plant fuzz bench torture topology admin audit backup restore rehearse doctor export import demo-clear build lint migration clean

help: ## list these commands
	@sed -n 's/^\([a-z-]*\):[^#]*## */  make \1	/p' Makefile | expand -t 20

up: $(installed) $(site) $(dashboard) $(server) ## install, build, migrate and serve on http://localhost:8080; Ctrl-C stops it
	@NODE_COMPILE_CACHE=node_modules/.cache/node exec sh backend/start backend/dist/main.js

dev: $(installed) $(site) $(dashboard) ## the same with hot reload of both apps, the backend restarting on change
	@exec node scripts/dev.ts

test: $(installed) ## everything that must hold; ONLY=quick is for work in between, FILE=path runs one file (docs/testing.md)
	@exec node scripts/test.ts $(ONLY)

nightly: $(installed) ## the same in its long form: development builds, another order, random seeds, more cases
	@LONG=1 exec node scripts/test.ts $(ONLY)

plant: $(installed) ## plant faults in a copy, and show which tests catch each; ONLY="promo cookie" LAYERS=unit pick some
	@ONLY="$(ONLY)" exec node scripts/plant.ts

fuzz: $(installed) ## send 100,000 hostile calls to every route of the API; CALLS=n and SEED=n choose which
	@exec node scripts/fuzz.ts

bench: $(installed) $(site) $(dashboard) $(server) ## measure how fast pages and lists are answered, and the memory they take
	@exec node scripts/bench.ts

torture: $(installed) $(site) $(dashboard) $(server) ## break what the product stands on and count the losses; SHORT=1, ONLY="kill soak" picks some
	@SHORT="$(SHORT)" MINUTES="$(MINUTES)" exec node torture/main.ts $(ONLY)

topology: $(installed) $(site) $(dashboard) $(server) ## serve from two instances and a cluster of three MySQL servers (Debian); ONLY=browser runs browser tests through it
	@exec node torture/topology/main.ts $(ONLY)

admin: $(installed) ## set a new password for a superadmin, or turn two-factor sign-in off
	@exec node backend/src/programs/admin.ts

audit: $(installed) ## check that no entry of the audit log was changed or is missing
	@exec node backend/src/programs/audit-check.ts

backup: $(installed) ## write all of the site into one file, also while it runs: make backup TO=file
	@exec node backend/src/programs/backup.ts "$(TO)"

restore: $(installed) ## put a backup where nothing is yet, on either database: make restore FILE=file
	@exec node backend/src/programs/restore.ts "$(FILE)"

rehearse: $(installed) ## restore a backup into a scratch place, and compare all of it: make rehearse FILE=file
	@exec node backend/src/programs/rehearse.ts "$(FILE)"

doctor: $(installed) ## tell what is wrong with a site and how to mend it, also while it runs
	@exec node backend/src/programs/doctor.ts

export: $(installed) ## write content into a file: make export TO=file; FORMAT=csv RESOURCE=news for a table
	@exec node backend/src/programs/export.ts "$(TO)" "$(FORMAT)" "$(RESOURCE)"

import: $(installed) ## bring content in from a file: make import FROM=file; DRY=1 only tells what would happen, IMAGES=fetch fetches pictures
	@exec node backend/src/programs/import.ts "$(FROM)" "$(DRY)" "$(IMAGES)" "$(SITE)"

demo-clear: $(installed) ## remove all demo content and nothing else
	@exec node backend/src/programs/demo-clear.ts

build: $(installed) $(site) $(dashboard) $(server) ## build the apps and the server, as far as they changed

lint: $(installed) ## check format, lint and types
	@npm run --silent lint && npm run --silent types

migration: $(installed) ## write a migration for both databases: make migration NAME=add-partners
	@npm run --silent migration -- $(NAME)

clean: ## remove what was built and cached; data in var/ stays
	rm -rf public-site/dist backoffice/dist backend/dist dist node_modules/.cache node_modules/.vite test-results playwright-report

$(installed): package-lock.json
	@echo "Installing packages ..."
	@PATH="$(machine_path)" node scripts/install.js
	@node scripts/check-node.js
	@touch $@

$(site): $(installed) $(call sources,contracts public-site) scripts/compress-assets.ts
	@echo "Building the public site ..."
	@npm run --silent build -w public-site -- --logLevel warn
	@touch $@

$(dashboard): $(installed) $(call sources,contracts backoffice public-site/src/styles) scripts/compress-assets.ts
	@echo "Building the dashboard ..."
	@npm run --silent build -w @etalase/backoffice -- --logLevel warn
	@touch $@

$(server): $(installed) $(call sources,contracts backend) rolldown.config.ts
	@echo "Building the server ..."
	@npm run --silent bundle > /dev/null
	@touch $@
