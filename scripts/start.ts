import { buildIfStale } from '#scripts/launch/build.ts'
import { cmsServerArgs, siteServer } from '#scripts/launch/child-process.ts'
import { launch } from '#scripts/launch/launch.ts'

await launch({
  nodeEnv: 'production',
  variables: siteServer.variables,
  beforeServers: buildIfStale,
  servers: {
    site: () => siteServer.args,
    cms: ({ cmsPort, host }) => cmsServerArgs('start', cmsPort, host),
  },
})
