# One image for site, CMS, worker, migrations and commands. docker-compose.yml starts each.
ARG BASE=node:24-slim
FROM $BASE AS build

WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && node --conditions=production --import tsx scripts/collect-runtime.ts /runtime


FROM $BASE

# Share pictures need a font configuration. The fonts are in the product.
RUN apt-get update \
    && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends fontconfig-config \
    && rm -rf /var/lib/apt/lists/* /var/cache/apt/*

COPY --from=build /runtime /app
# Volumes take the owner of these folders.
RUN mkdir /data /assets && chown node:node /data /assets
WORKDIR /app
USER node
VOLUME /data

# As in scripts/launch/launch.ts. XDG_CACHE_HOME is for the font cache: the user has no home folder.
ENV NODE_ENV=production \
    DATA_DIR=/data \
    DISABLE_PAYLOAD_HMR=true \
    NEXT_TELEMETRY_DISABLED=1 \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=131072 \
    MALLOC_TRIM_THRESHOLD_=131072 \
    XDG_CACHE_HOME=/tmp

EXPOSE 3000 3001
CMD ["node", "--conditions=production", "--max-semi-space-size=4", "--heap-growing-percent=20", "build/server/server.js"]
