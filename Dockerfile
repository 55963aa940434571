# One image for the site, the CMS and the preparing of the database; docker-compose.yml says which does what.
FROM node:24-slim

RUN mkdir /app /data && chown node:node /app /data
USER node
WORKDIR /app

COPY --chown=node:node package.json package-lock.json .npmrc ./
RUN npm ci

COPY --chown=node:node . .
RUN npm run build

# As in scripts/launch/launch.ts. After the build, which needs what npm would leave out in production.
ENV NODE_ENV=production \
    DATA_DIR=/data \
    DISABLE_PAYLOAD_HMR=true \
    NEXT_TELEMETRY_DISABLED=1 \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=131072 \
    MALLOC_TRIM_THRESHOLD_=131072
