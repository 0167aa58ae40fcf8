#!/usr/bin/env bash
# Tests the site and puts it on the server: deploy/release.sh docs@server
# There, each release has a folder, all share `assets/`, and `current` is a link to the newest.
set -euo pipefail
cd "$(dirname "$0")/.."
server=${1:?'Name the server: deploy/release.sh docs@server'}
folder=/srv/rookery-docs
release=$(date -u +%Y%m%d-%H%M%S)

stop() { echo "$1" >&2; exit 1; }
# The site shows the dates of commits, and a release has to be in the history.
test -z "$(git status --porcelain)" || stop 'Commit your changes first.'
test "$(git rev-parse --is-shallow-repository)" = false || stop 'Run `git fetch --unshallow` first.'
git fetch -q origin main
test "$(git rev-parse HEAD)" = "$(git rev-parse FETCH_HEAD)" || stop 'Pull or push first: this is not the newest commit of main.'
npm ci
npm test
npm run compress
# nginx can read the files, whatever the umask is here.
rsync -rc --chmod=D755,F644 build/assets/ "$server:$folder/assets/"
rsync -rc --chmod=D755,F644 --exclude=/assets/ --link-dest=../current/ build/ "$server:$folder/$release/"
page=$(grep -o 'https://[^<]*' build/sitemap.xml | tail -n 1)
ssh "$server" bash -s "$folder" "$release" "$page" << 'END'
set -eu
cd "$1"
ln -s ../assets "$2/assets"
earlier=$(readlink current || true)
switch_to() { ln -sfn "$1" next && mv -T next current; }
switch_to "$2"
# The first release is on the server before nginx serves it.
test "$earlier" || exit 0
# nginx reads the redirects from `current`. If it can't, or doesn't serve a page of the release, the earlier release comes back.
reload() { sudo nginx -t && sudo systemctl reload nginx; }
reload && curl -fsS -o /dev/null "$3" && exit
switch_to "$earlier"
reload
exit 1
END
