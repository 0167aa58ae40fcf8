#!/usr/bin/env bash
# Tests the site and puts it on the server: deploy/release.sh docs@server
# There, each release has a folder, all share `assets/`, and `current` is a link to the newest.
set -euo pipefail
cd "$(dirname "$0")/.."
server=${1:?'Name the server: deploy/release.sh docs@server'}
folder=/srv/rookery-docs
release=$(date +%Y%m%d-%H%M%S)

stop() { echo "$1" >&2; exit 1; }
# The site shows the dates of commits, and a release has to be in the history.
test -z "$(git status --porcelain)" || stop 'Commit your changes first.'
test "$(git rev-parse --is-shallow-repository)" = false || stop 'Run `git fetch --unshallow` first.'
git fetch -q origin main
test "$(git rev-parse HEAD)" = "$(git rev-parse FETCH_HEAD)" || stop 'Pull or push first: this is not the newest commit of main.'
npm ci
npm test
npm run compress
rsync -rc build/assets/ "$server:$folder/assets/"
rsync -rc --exclude=/assets/ --link-dest=../current/ build/ "$server:$folder/$release/"
ssh "$server" bash -s "$folder" "$release" << 'END'
set -eu
cd "$1"
ln -s ../assets "$2/assets"
earlier=$(readlink current || true)
switch_to() { ln -sfn "$1" next && mv -T next current; }
switch_to "$2"
# nginx reads the redirects from `current`. If it can't, the earlier release comes back, or none if this is the first.
sudo nginx -t || { if test "$earlier"; then switch_to "$earlier"; else rm current; fi; exit 1; }
sudo systemctl reload nginx
END
