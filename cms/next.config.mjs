import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'

const root = path.resolve(import.meta.dirname, '..')

/** @type {import('next').NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  // Turns /_next/image off: the site and the CMS show the sizes that are made at upload.
  images: { unoptimized: true },
  turbopack: {
    root,
    // In what compares two versions.
    resolveAlias: { 'date-fns': './admin/times/date-fns-in-mumbai.ts' },
  },
  // The worker and the pages are bundled apart but share one Payload. Were its classes in both bundles, the pages would
  // not know the errors that it throws, and could not say which field is wrong.
  serverExternalPackages: ['payload', 'prom-client'],
  outputFileTracingRoot: root,
  // `npm run check` does both for the whole repository.
  typescript: { ignoreBuildErrors: true },
}

const config = withPayload(nextConfig, { devBundleServerPackages: false })
// For development alone; a build would tell of an experiment.
if (process.env.NODE_ENV === 'production') delete config.experimental.turbopackServerFastRefresh

export default config
