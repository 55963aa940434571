#!/usr/bin/env bash
# Runs the image of build-image.sh without a Docker engine, as docker-compose.yml would: as its own
# user, read-only, without capabilities. Starts migrator, site, CMS and worker on PostgreSQL from
# Debian. Needs root.
#
#   apt-get install postgresql
#   bash deploy/buildah/build-image.sh && bash deploy/buildah/try-image.sh
set -euo pipefail

work=$(mktemp -d)
chmod 755 "$work"
postgres=$(ls -d /usr/lib/postgresql/*/bin | tail -1)
port=${PORT:-5800}
container=$(buildah from --pull=never saaf)
root=$(buildah mount "$container")
started=()

finish() {
  # Each ID is a shell that waits for unshare, which waits for the server.
  for id in "${started[@]}"; do pkill -TERM -P "$(pgrep -P "$id")" || true; done
  wait || true
  su postgres -c "$postgres/pg_ctl -D $work/database stop -m fast" >/dev/null || true
  buildah umount "$container" >/dev/null && buildah rm "$container" >/dev/null
  rm -rf "$work"
}
trap finish EXIT

fail() {
  echo "$1" >&2
  tail -n 20 "$work"/*.log >&2
  exit 1
}

install -d -o postgres "$work/database"
install -d -o 1000 "$work/data"
su postgres -c "$postgres/initdb -D $work/database -A trust -U postgres" >/dev/null
su postgres -c "$postgres/pg_ctl -D $work/database -w -l $work/database/log \
  -o '-p $((port + 2)) -c unix_socket_directories=$work/database' start" >/dev/null

# Like a container: private mounts, read-only, no privileges.
in_image() {
  unshare --mount --pid --fork --kill-child bash -c '
    mount --bind "$0" "$0" && mount --bind "$1" "$0/data" && mount -t tmpfs tmpfs "$0/tmp"
    mount --rbind /dev "$0/dev" && mount -t proc proc "$0/proc"
    mkdir -p "$0/app/cms/.next/cache" && mount -t tmpfs -o uid=1000 tmpfs "$0/app/cms/.next/cache"
    mount -o remount,ro,bind "$0"
    exec chroot "$0" setpriv --reuid=1000 --regid=1000 --clear-groups \
      --no-new-privs --bounding-set=-all --inh-caps=-all \
      sh -c "cd /app && exec \"\$@\"" sh "${@:2}"
  ' "$root" "$work/data" env -i PATH=/usr/local/bin:/usr/bin:/bin \
    NODE_ENV=production DATA_DIR=/data DISABLE_PAYLOAD_HMR=true XDG_CACHE_HOME=/tmp \
    DATABASE_URL="postgres://postgres@127.0.0.1:$((port + 2))/postgres" \
    PAYLOAD_SECRET=0123456789abcdef0123456789abcdef \
    SITE_URL="http://localhost:$port" CMS_URL="http://localhost:$((port + 1))" LOG_LEVEL=warn "$@"
}

run() {
  local name=$1
  shift
  in_image "$@" >"$work/$name.log" 2>&1 &
  started+=($!)
}

answers() {
  for _ in $(seq 120); do
    curl -fsS -o /dev/null "$1" 2>/dev/null && return
    sleep 0.5
  done
  fail "$1 does not answer."
}

node=(node --conditions=production)
in_image "${node[@]}" --import tsx scripts/prepare-database.ts >"$work/migrate.log" 2>&1 || fail 'The migration failed.'
run site PORT="$port" "${node[@]}" build/server/server.js
run cms PORT=$((port + 1)) WORKER=off "${node[@]}" node_modules/next/dist/bin/next start cms -p $((port + 1))
run worker PORT=$((port + 3)) "${node[@]}" node_modules/next/dist/bin/next start cms -p $((port + 3))
for path in :$port/readyz :$port/ :$port/booking :$port/share/home.png :$((port + 1))/readyz :$((port + 1))/cms/login; do
  answers "http://localhost$path"
done
answers "http://localhost:$((port + 3))/readyz"
in_image npm run backup >"$work/backup.log" 2>&1 || fail 'The backup failed.'
in_image sh -c '! touch /app/written 2>/dev/null && [ "$(id -u)" = 1000 ]' || fail 'The container runs as root or can write to its image.'
! grep -i fontconfig "$work"/*.log || fail 'Fontconfig logged a problem.'
megabytes=$(du -smx "$root" | cut -f1)
[ "$megabytes" -lt 600 ] || fail "The image has $megabytes MB. The limit is 600 MB."
echo "The image works. It has $megabytes MB."
