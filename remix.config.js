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
    { name: 'static-pages', apply: isBuildFor('browser'), transform: withoutStaticPage },
    { name: 'browser', apply: isBuildFor('browser'), config: () => browserConfig },
    { ...compression({ logLevel: 'silent' }), apply: isBuildFor('browser') },
    { name: 'server', apply: isBuildFor('server'), generateBundle: emitServer },
  ],
  server: {
    port: Number(process.env.PORT ?? 3000),
    strictPort: true,
    // The CMS's dev server and the database write here all the time.
    watch: { ignored: ['**/cms/.next/**', '**/.data/**'] },
  },
  // Vite's discovery finds these one by one, and takes server-only imports for browser code.
  // A package missing here is served file by file and must be an ES module.
  optimizeDeps: {
    noDiscovery: true,
    include: ['@conform-to/react', '@conform-to/zod/v4', 'react-dom', 'sonner', 'zod/mini'],
  },
  build: {
    target: 'es2022',
    rollupOptions: {
      onwarn: (warning, warn) => {
        if (!isExpectedWarning(warning)) warn(warning)
      },
    },
  },
})

/** Shared chunks, by the modules in them. */
const chunks = {
  framework:
    /node_modules\/(@remix-run|react|react-dom|react-router|react-router-dom|scheduler|turbo-stream)\//,
  forms:
    /\/node_modules\/@conform-to\/(dom|react)\/|\/app\/ui\/forms\/(?!browser-storage|privacy-note)/,
  'booking-fields':
    /\/app\/(ui\/parts\/order-label|booking-fields\/(?!validate-booking))|\/business\/(pickups\/(pickup-rules|tapped-day)|bookings\/return\/describe-return)/,
  'staff-shell':
    /\/app\/staff\/shell\/(mark|read-shortcut|staff-page|staff-toast|stored-switch|tap-link|unsent-forms|use-)/,
  parts:
    /\/app\/(ui\/(forms\/browser-storage|layout\/(?!use-toasts-above|wordmark))|http\/site-route-id)|\/business\/(pickups\/(local-time|slots)|bookings\/fields|languages\/languages|words\/(digits|phone|sentence|toast-message))/,
}

/** Little code for browsers, in few files. */
const browserConfig = {
  resolve: {
    // Conform uses four functions of zod, which zod/mini has too.
    alias: [{ find: /^zod\/v4$/, replacement: 'zod/mini' }],
  },
  build: {
    // 4 kB smaller than esbuild.
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
        // Keeps console.error.
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

function isBuildFor(target) {
  return (_config, { command, isSsrBuild }) =>
    command === 'build' && Boolean(isSsrBuild) === (target === 'server')
}

/**
 * Static pages always load as documents. Their code stays out of the browser build, where it would
 * split shared chunks into many more files.
 */
async function withoutStaticPage(_code, id) {
  const [file, query] = id.split('?')
  if (query !== '__remix-build-client-route') return null
  const isStatic = /^export const handle.*static: true/m.test(await readFile(file, 'utf8'))
  return isStatic ? 'export default function Page() { location.reload() }' : null
}

/** As JavaScript: a TypeScript loader would take 140 MiB in each process. */
async function emitServer() {
  const { code } = await transformWithEsbuild(await readFile('server.ts', 'utf8'), 'server.ts')
  this.emitFile({ type: 'asset', fileName: 'server.js', source: code })
}

/** Routes without a page, and comment annotations in packages. */
function isExpectedWarning({ code, id }) {
  return (
    code === 'EMPTY_BUNDLE' || (code === 'INVALID_ANNOTATION' && id?.includes('/node_modules/'))
  )
}
