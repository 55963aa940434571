import { buildIfStale } from '#scripts/launch/build.ts'
import { cmsServer, siteServer } from '#scripts/launch/child-process.ts'
import { launch } from '#scripts/launch/launch.ts'

/** `npm start`: the production build of site and cms, with everything they need. */
await launch({
  nodeEnv: 'production',
  variables: siteServer.variables,
  beforeServers: buildIfStale,
  servers: {
    site: () => siteServer.args,
    cms: ({ cmsPort, host }) => cmsServer('start', cmsPort, host),
  },
})
