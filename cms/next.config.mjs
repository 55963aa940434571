import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'

const root = path.resolve(import.meta.dirname, '..')

/** @type {import('next').NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  turbopack: { root },
  outputFileTracingRoot: root,
  // Bundled, the worker and the pages would each have a Payload, and share only what one of them has started: an
  // error thrown by one is none of the other's classes, so that a refusal would reach no field of a form.
  serverExternalPackages: ['payload'],
  // `npm run check` does both for the whole repository.
  typescript: { ignoreBuildErrors: true },
}

export default withPayload(nextConfig, { devBundleServerPackages: false })
