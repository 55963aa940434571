import { cp, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { nodeFileTrace } from '@vercel/nft'
import { transformWithEsbuild } from 'vite'

/** What processes of the product begin with. */
const entries = [
  'build/server/server.js',
  'build/server/index.js',
  'node_modules/next/dist/bin/next',
  'cms/next.config.mjs',
  ...['prepare-database', 'backup', 'restore', 'bookings', 'accounts/rescue', 'mails/retry'].map(
    (command) => `scripts/${command}.ts`,
  ),
  // What these start as processes of their own.
  'scripts/import-bookings.ts',
  'scripts/accounts/rescue-admin.ts',
  'scripts/mails/retry-mails.ts',
  'node_modules/tsx/dist/loader.mjs',
]

/** What is read as files, and imported by nothing. */
const folders = [
  'app/seo/fonts',
  'build',
  'cms/.next',
  'cms/content/samples',
  'migrations',
  // Next finds these by names that it makes up.
  'node_modules/next/dist/compiled/@babel/runtime',
  'node_modules/next/dist/compiled/webpack',
]
const files = ['package.json', 'tsconfig.json', 'cms/tsconfig.json']
const leftOut = /^cms\/\.next\/(cache|diagnostics|types|trace)|\.(map|test\.tsx?)$/

/**
 * Copies into the folder named on the command line what the built product needs to run, and nothing that it is built and
 * tested with: the container image. The files are those that can be reached from where its processes begin.
 */
async function collectRuntime(target: string): Promise<void> {
  const base = process.cwd()
  const { fileList } = await nodeFileTrace(entries, {
    base,
    ts: true,
    conditions: ['node', 'production', 'module-sync'],
    readFile: readAsJavaScript,
  })
  const options = { recursive: true, verbatimSymlinks: true }
  for (const file of new Set([...files, ...fileList, ...(await tracedByNext(base))])) {
    if (!leftOut.test(file)) await cp(file, path.join(target, file), options)
  }
  for (const folder of folders) {
    const filter = (source: string) => !leftOut.test(source)
    await cp(folder, path.join(target, folder), { ...options, filter })
  }
}

/** What the tracer reads: TypeScript is foreign to it. */
async function readAsJavaScript(file: string): Promise<string | null> {
  if (/\.s?css$/.test(file)) return ''
  const source = await readFile(file, 'utf8').catch(() => null)
  if (source === null || !/\.tsx?$/.test(file)) return source
  return (await transformWithEsbuild(source, file, { jsx: 'automatic', sourcemap: false })).code
}

/** What Next has found that the CMS needs, besides what it has built. */
async function tracedByNext(base: string): Promise<string[]> {
  const found: string[] = []
  for (const name of await readdir('cms/.next', { recursive: true })) {
    if (!name.endsWith('.nft.json')) continue
    const trace = path.join('cms/.next', name)
    const { files } = JSON.parse(await readFile(trace, 'utf8')) as { files: string[] }
    found.push(...files.map((file) => path.relative(base, path.resolve(path.dirname(trace), file))))
  }
  return found
}

await collectRuntime(path.resolve(process.argv[2]!))
