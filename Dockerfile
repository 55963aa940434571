# One image for the site, the CMS, the preparing of the database and the commands; docker-compose.yml says which does what.
ARG BASE=node:24-slim
FROM $BASE AS build

WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && node --conditions=production --import tsx scripts/collect-runtime.ts /runtime


FROM $BASE

# Drawing share pictures needs a font configuration; the fonts themselves come with the product.
RUN apt-get update \
    && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends fontconfig-config \
    && rm -rf /var/lib/apt/lists/* /var/cache/apt/*

COPY --from=build /runtime /app
RUN mkdir /data && chown node:node /data
WORKDIR /app
USER node
VOLUME /data

# As in scripts/launch/launch.ts. What is drawn with fonts is listed in a cache, for which there is no home.
ENV NODE_ENV=production \
    DATA_DIR=/data \
    DISABLE_PAYLOAD_HMR=true \
    NEXT_TELEMETRY_DISABLED=1 \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=131072 \
    MALLOC_TRIM_THRESHOLD_=131072 \
    XDG_CACHE_HOME=/tmp

EXPOSE 3000 3001
CMD ["node", "--conditions=production", "--max-semi-space-size=4", "build/server/server.js"]
