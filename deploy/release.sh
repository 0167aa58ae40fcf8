#!/usr/bin/env bash
# Tests the site and puts it on the server: deploy/release.sh docs@server
# There, each release has a folder, all share `assets/`, and `current` is a link to the newest.
set -euo pipefail
cd "$(dirname "$0")/.."
server=$1
folder=/srv/rookery-docs
release=$(date +%Y%m%d-%H%M%S)

CI=true npm test
npm run compress
rsync -rc build/assets/ "$server:$folder/assets/"
rsync -rc --exclude=/assets/ --link-dest=../current/ build/ "$server:$folder/$release/"
ssh "$server" "cd $folder && ln -s ../assets $release/assets && ln -sfn $release next && mv -T next current"
ssh "$server" 'sudo nginx -t && sudo systemctl reload nginx'
