import { runTypeScript, withoutWaitingImports } from '#scripts/launch/child-process.ts'
import { launch } from '#scripts/launch/launch.ts'

/** `npm run dev`: as `npm start`, but both apps reload what is edited. */
await launch({
  nodeEnv: 'development',
  // Nobody asks for them, and while the CMS compiles two of it would want the port.
  variables: { METRICS_PORT: '', CMS_METRICS_PORT: '' },
  servers: {
    site: ({ port }) => [
      withoutWaitingImports,
      'node_modules/@remix-run/dev/dist/cli.js',
      'vite:dev',
      '--config',
      'remix.config.js',
      '--port',
      String(port),
    ],
    cms: () => [...runTypeScript, 'scripts/dev-cms.ts'],
  },
})
