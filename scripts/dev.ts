// `npm run dev`: like `npm start`, but both apps reload what is edited. Only a start runs migrations.

import { watch } from 'node:fs'
import { runTypeScript, withoutWaitingImports } from '#scripts/launch/child-process.ts'
import { launch } from '#scripts/launch/launch.ts'

const announced = new Set<string>()

watch('migrations', (_event, name) => {
  if (name && /^\d.*\.ts$/.test(name) && !announced.has(name)) {
    announced.add(name)
    console.error(`The migration ${name} has changed: start \`npm run dev\` again to run it.`)
  }
}).unref()
await launch({
  nodeEnv: 'development',
  // Nobody asks for them, and while the CMS compiles two of it would want the port.
  variables: { METRICS_PORT: '', CMS_METRICS_PORT: '' },
  servers: {
    site: ({ port, host }) => [
      withoutWaitingImports,
      'node_modules/@remix-run/dev/dist/cli.js',
      'vite:dev',
      '--config',
      'remix.config.js',
      '--port',
      String(port),
      ...(host ? ['--host', host] : []),
    ],
    cms: () => [...runTypeScript, 'scripts/dev-cms.ts'],
  },
})
