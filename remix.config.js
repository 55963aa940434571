import { readFile } from 'node:fs/promises'
import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, transformWithEsbuild } from 'vite'
import { compression } from 'vite-plugin-compression2'

/** The Remix site's Vite config: `remix vite:build --config remix.config.js`. */
export default defineConfig({
  plugins: [
    tailwindcss(),
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: true,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
    { name: 'server-timing', apply: 'serve', configureServer: addServerTiming },
    { name: 'static-pages', apply: isBuildFor('browser'), transform: withoutStaticPage },
    { name: 'browser', apply: isBuildFor('browser'), config: () => forBrowsers },
    { ...compression({ logLevel: 'silent' }), apply: isBuildFor('browser') },
    { name: 'server', apply: isBuildFor('server'), generateBundle: emitServer },
  ],
  server: {
    port: Number(process.env.PORT ?? 3000),
    strictPort: true,
    // What the CMS's own server and the database write all the time.
    watch: { ignored: ['**/cms/.next/**', '**/.data/**'] },
  },
  // Vite would find these out by itself, one after the other, and on the way take what only the server imports for the
  // browser's. A package that is missing here is served file by file, and has to be an ES module.
  optimizeDeps: {
    noDiscovery: true,
    include: ['@conform-to/react', '@conform-to/zod/v4', 'react-dom', 'sonner', 'zod/mini'],
  },
  build: {
    target: 'es2022',
    rollupOptions: {
      onwarn: (warning, warn) => {
        if (!isOthersAffair(warning)) warn(warning)
      },
    },
  },
})

/** The files that pages with scripts share, by what is in them. */
const chunks = {
  framework:
    /node_modules\/(@conform-to\/(dom|react)|@remix-run|react|react-dom|react-router|react-router-dom|scheduler|turbo-stream)\//,
  parts:
    /\/app\/(ui\/(forms|layout|toasts)\/|ui\/parts\/(call-button|order-label)|booking-form\/(?!booking-rules))|\/business\/(managing|pickups\/(?!service-area)|bookings\/(fields|service-types)|words\/messages)/,
}

/** What browsers load: as little as possible, in few files. */
const forBrowsers = {
  resolve: {
    // Of zod conform needs four functions, which the small edition has too.
    alias: [{ find: /^zod\/v4$/, replacement: 'zod/mini' }],
  },
  build: {
    // Smaller than esbuild's by 4 kB.
    minify: 'terser',
    terserOptions: {
      ecma: 2020,
      safari10: false,
      compress: {
        passes: 3,
        keep_fargs: false,
        // Calls compress better than inlined copies: 0.2 kB.
        inline: 1,
        pure_getters: true,
        // Written for developers; errors stay.
        drop_console: ['debug', 'info', 'log', 'warn'],
      },
    },
    rollupOptions: {
      output: {
        manualChunks: (id) => Object.keys(chunks).find((name) => chunks[name].test(id)),
      },
    },
  },
}

/** Before Remix answers, by a module of the site, which is read again where it has changed. */
function addServerTiming({ middlewares, ssrLoadModule }) {
  middlewares.use((request, response, next) => {
    ssrLoadModule('/app/http/server-timing.server.ts').then(
      ({ addServerTiming }) => addServerTiming(request, response, next),
      next,
    )
  })
}

function isBuildFor(whom) {
  return (_config, { command, isSsrBuild }) =>
    command === 'build' && Boolean(isSsrBuild) === (whom === 'server')
}

/**
 * A page that ships no script is loaded, never shown by one: what it is made of stays out of the browser's build, where it
 * would split what the others share into many more files.
 */
async function withoutStaticPage(_code, id) {
  const [file, query] = id.split('?')
  if (query !== '__remix-build-client-route') return null
  const isStatic = /^export const handle.*static: true/m.test(await readFile(file, 'utf8'))
  return isStatic ? 'export default function Page() { location.reload() }' : null
}

/** server.ts beside the build that it serves, as JavaScript: a loader of TypeScript would take 140 MiB in each process. */
async function emitServer() {
  const { code } = await transformWithEsbuild(await readFile('server.ts', 'utf8'), 'server.ts')
  this.emitFile({ type: 'asset', fileName: 'server.js', source: code })
}

/** That a route without a page has nothing for the browser, and how a package writes its comments. */
function isOthersAffair({ code, id }) {
  return (
    code === 'EMPTY_BUNDLE' || (code === 'INVALID_ANNOTATION' && id?.includes('/node_modules/'))
  )
}
