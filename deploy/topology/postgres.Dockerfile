# Replaces `postgres:18` for docker-compose.yml with the server of Debian.
ARG BASE
FROM $BASE

RUN export DEBIAN_FRONTEND=noninteractive \
    && apt-get update \
    && apt-get install -y --no-install-recommends postgresql \
    && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/lib/postgresql/* \
    && ln -s /usr/lib/postgresql/*/bin/* /usr/local/bin/ \
    && install -d -o postgres -g postgres /var/lib/postgresql /var/run/postgresql

COPY postgres-entrypoint.sh /usr/local/bin/
ENV PGDATA=/var/lib/postgresql/docker
ENTRYPOINT ["postgres-entrypoint.sh"]
CMD ["postgres"]
