import { cp, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { nodeFileTrace } from '@vercel/nft'
import { transformWithEsbuild } from 'vite'

const entries = [
  'build/server/server.js',
  'build/server/index.js',
  'node_modules/next/dist/bin/next',
  'cms/next.config.mjs',
  ...['prepare-database', 'backup', 'restore', 'reset'].map((name) => `scripts/${name}.ts`),
  ...['demo', 'import-bookings', 'rescue-admin', 'retry-mails'].map((name) => `scripts/${name}.ts`),
  'node_modules/tsx/dist/loader.mjs',
]

/** Read at run time, but never imported. */
const folders = [
  'app/seo/fonts',
  'build',
  'cms/.next',
  'cms/content/samples',
  'migrations',
  // Next computes these paths at run time.
  'node_modules/next/dist/compiled/@babel/runtime',
  'node_modules/next/dist/compiled/webpack',
]
const files = ['package.json', 'tsconfig.json', 'cms/tsconfig.json', 'Caddyfile']
const excluded = /^cms\/\.next\/(cache|diagnostics|types|trace)|\.(map|test\.tsx?)$/

/** For the container image. */
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
    if (!excluded.test(file)) await cp(file, path.join(target, file), options)
  }
  for (const folder of folders) {
    const filter = (source: string) => !excluded.test(source)
    await cp(folder, path.join(target, folder), { ...options, filter })
  }
}

/** The tracer does not understand TypeScript. */
async function readAsJavaScript(file: string): Promise<string | null> {
  if (/\.s?css$/.test(file)) return ''
  const source = await readFile(file, 'utf8').catch(() => null)
  if (source === null || !/\.tsx?$/.test(file)) return source
  return (await transformWithEsbuild(source, file, { jsx: 'automatic', sourcemap: false })).code
}

/** Outside the build, according to Next's traces. */
async function tracedByNext(base: string): Promise<string[]> {
  const tracedFiles: string[] = []
  for (const name of await readdir('cms/.next', { recursive: true })) {
    if (!name.endsWith('.nft.json')) continue
    const trace = path.join('cms/.next', name)
    const { files } = JSON.parse(await readFile(trace, 'utf8')) as { files: string[] }
    const folder = path.dirname(trace)
    tracedFiles.push(...files.map((file) => path.relative(base, path.resolve(folder, file))))
  }
  return tracedFiles
}

await collectRuntime(path.resolve(process.argv[2]!))
