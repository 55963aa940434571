import { buildIfStale } from '#scripts/launch/build.ts'
import { withoutWaitingImports } from '#scripts/launch/child-process.ts'
import { launch } from '#scripts/launch/launch.ts'

/** `npm start`: the production build of site and cms, with everything they need. */
await launch({
  nodeEnv: 'production',
  beforeServers: buildIfStale,
  servers: {
    site: () => [
      withoutWaitingImports,
      'node_modules/@remix-run/serve/dist/cli.js',
      'build/server/index.js',
    ],
    cms: ({ cmsPort }) => [
      withoutWaitingImports,
      'node_modules/next/dist/bin/next',
      'start',
      'cms',
      '-p',
      String(cmsPort),
    ],
  },
})
