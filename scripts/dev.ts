import { launch } from './launch'

/** `npm run dev`: as `npm start`, but both apps reload what is edited. */
await launch({
  nodeEnv: 'development',
  servers: {
    site: ({ port }) => [
      'node_modules/@remix-run/dev/dist/cli.js',
      'vite:dev',
      '--config',
      'remix.config.js',
      '--port',
      String(port),
    ],
    cms: ({ cmsPort }) => ['node_modules/next/dist/bin/next', 'dev', 'cms', '-p', String(cmsPort)],
  },
})
