import { watch } from 'node:fs'
import { productionConditions, typeScriptArgs } from '#scripts/launch/child-process.ts'
import { launch } from '#scripts/launch/launch.ts'

const announcedMigrations = new Set<string>()

watch('migrations', (_event, name) => {
  if (name && /^\d.*\.ts$/.test(name) && !announcedMigrations.has(name)) {
    announcedMigrations.add(name)
    console.error(`The migration ${name} has changed. Restart \`npm run dev\` to run it.`)
  }
}).unref()
await launch({
  nodeEnv: 'development',
  // Two CMS processes would want one port.
  variables: { METRICS_PORT: '', CMS_METRICS_PORT: '' },
  servers: {
    site: ({ port, host }) => [
      productionConditions,
      'node_modules/@remix-run/dev/dist/cli.js',
      'vite:dev',
      '--config',
      'remix.config.js',
      '--port',
      String(port),
      ...(host ? ['--host', host] : []),
    ],
    cms: () => [...typeScriptArgs, 'scripts/dev-cms.ts'],
  },
})
