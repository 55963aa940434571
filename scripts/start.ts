import { buildIfStale } from '#scripts/launch/build.ts'
import { siteServer, withoutWaitingImports } from '#scripts/launch/child-process.ts'
import { launch } from '#scripts/launch/launch.ts'

/** `npm start`: the production build of site and cms, with everything they need. */
await launch({
  nodeEnv: 'production',
  variables: siteServer.variables,
  beforeServers: buildIfStale,
  servers: {
    site: () => siteServer.args,
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
