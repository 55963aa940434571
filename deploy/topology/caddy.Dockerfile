# Replaces `caddy:2` with Caddy from Debian.
ARG BASE
FROM $BASE

RUN apt-get update \
    && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends caddy \
    && rm -rf /var/lib/apt/lists/* /var/cache/apt/*

ENV XDG_DATA_HOME=/data XDG_CONFIG_HOME=/config
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
