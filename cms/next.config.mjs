import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'

const root = path.resolve(import.meta.dirname, '..')

/** @type {import('next').NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  // Disables /_next/image: the site and the CMS show sizes made at upload.
  images: { unoptimized: true },
  turbopack: {
    root,
    // The version comparison must show Mumbai times.
    resolveAlias: { 'date-fns': './admin/date-fns-in-mumbai.ts' },
  },
  // The worker and the pages are bundled separately. With Payload in both bundles, pages could not
  // recognise its errors and say which field is invalid.
  serverExternalPackages: ['payload', 'prom-client'],
  outputFileTracingRoot: root,
  // `npm run check` does this for the whole repository.
  typescript: { ignoreBuildErrors: true },
}

const config = withPayload(nextConfig, { devBundleServerPackages: false })
// Only development needs this. Builds warn about it.
if (process.env.NODE_ENV === 'production') delete config.experimental.turbopackServerFastRefresh

export default config
