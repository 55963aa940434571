#!/usr/bin/env bash
# Runs docker-compose.yml without a Docker engine: Podman starts the gateway, two sites, CMS, worker
# and PostgreSQL. The tests of tests/e2e use the gateway. Everything is stopped afterwards. Needs
# root on Debian, ports 80 and 443, and two ports from PORT.
#
#   apt-get install aardvark-dns buildah catatonit debootstrap docker-compose \
#     iptables netavark podman runc
#   bash deploy/buildah/build-image.sh && bash deploy/topology/run.sh
set -euo pipefail
cd "$(dirname "$0")/../.."

work=$(mktemp -d)
postgres_port=${PORT:-5300}
mail_port=$((postgres_port + 1))
background=()

# Use the limits of this shell: some root users cannot raise them.
cat >"$work/containers.conf" <<END
[containers]
default_ulimits = ["nofile=$(ulimit -Sn):$(ulimit -Hn)", "nproc=4096:4096"]
[engine]
runtime = "runc"
compat_api_enforce_docker_hub = false
END
export CONTAINERS_CONF=$work/containers.conf DOCKER_HOST=unix://$work/podman.sock
export DOMAIN=localhost PAYLOAD_SECRET=0123456789abcdef0123456789abcdef POSTGRES_PASSWORD=0123456789abcdef
# As in tests/helpers/accounts/accounts.ts.
export ADMIN_EMAIL=admin@saaf.example ADMIN_PASSWORD='correct horse battery'
export SMTP_URL=smtp://host.containers.internal:$mail_port POSTGRES_PORT=$postgres_port

compose() {
  docker-compose --project-name saaf-topology --project-directory . \
    --file docker-compose.yml --file deploy/topology/compose.yml "$@"
}

finish() {
  local code=$?
  if [ -S "$work/podman.sock" ]; then
    [ "$code" = 0 ] || compose logs --tail 20 >&2 || true
    compose down --volumes >"$work/down.log" 2>&1 || cat "$work/down.log" >&2
    kill "${background[@]}" 2>/dev/null || true
    wait || true
  fi
  rm -rf "$work"
}
trap finish EXIT
trap 'exit 1' INT TERM

fail() {
  echo "$1" >&2
  exit 1
}

for image in postgres caddy; do
  buildah bud --layers --isolation chroot --pull=never --network host --build-arg BASE=localhost/debian-node:24 \
    --tag "localhost/saaf-$image" --file "deploy/topology/$image.Dockerfile" deploy/topology >"$work/$image.log" 2>&1 ||
    { cat "$work/$image.log" && fail "The image of $image could not be built."; }
done

DISABLE_HC_SYSTEMD=true podman system service --time 0 "$DOCKER_HOST" 2>"$work/podman.log" &
background+=($!)
until [ -S "$work/podman.sock" ]; do sleep 0.1; done

# Podman relies on systemd for health checks.
while sleep 5; do
  podman ps --quiet --filter name=saaf-topology | xargs -rn 1 podman healthcheck run || true
done >/dev/null 2>&1 &
background+=($!)
compose up --detach --no-build
kill "$!"
for _ in $(seq 60); do
  podman cp saaf-topology_caddy_1:/data/caddy/pki/authorities/local/root.crt "$work/root.crt" 2>/dev/null &&
    curl -fsS --cacert "$work/root.crt" -o /dev/null https://localhost/readyz 2>/dev/null && break
  sleep 1
done
curl -fsS --cacert "$work/root.crt" -o /dev/null https://localhost/readyz || fail 'The gateway does not answer.'

export NODE_EXTRA_CA_CERTS=$work/root.crt NODE_OPTIONS=--conditions=production
export PRODUCT_URL=https://localhost PRODUCT_MAIL_PORT=$mail_port
export PRODUCT_DATABASE_URL=postgres://postgres:$POSTGRES_PASSWORD@127.0.0.1:$postgres_port/postgres
npx playwright test || fail 'Some journeys failed.'

for number in 1 2; do
  answered=$(podman logs "saaf-topology_site_$number" 2>&1 | grep -c '"route":"/booking"') ||
    fail "Site $number answered no requests."
  echo "Site $number answered $answered requests for /booking."
done
echo 'All journeys pass on the images.'
