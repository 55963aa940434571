import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir, totalmem } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import autocannon from 'autocannon'
import getPort from 'get-port'
import { startTwoSites, type TwoSites } from '#tests/systems/two-sites.ts'

/**
 * How soon an edit is seen on two processes of the site, and how many pages one process answers, beside the same HTML
 * compressed beforehand and served by nginx. Needs the production build, and nginx (with brotli_static) for the ratio:
 * `npm run build`, then `npm run bench:content`. DURATION_SECONDS says how long each page is asked for.
 */
const edits = 50
const clients = 16
const duration = Number(process.env.DURATION_SECONDS ?? 6)
const pages = ['/', '/about', '/services', '/locations']
const asBrowsersDo = { 'Accept-Encoding': 'br, gzip' }

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

async function measureEdits({ sites, publish }: TwoSites) {
  const delays: number[] = []
  for (let number = 1; number <= edits; number += 1) {
    const words = `Edit ${number} of ${edits}`
    await publish('site-layout', { copyright: words })
    const stored = performance.now()
    await Promise.all(sites.map((site) => untilShown(site, words)))
    delays.push(performance.now() - stored)
  }
  delays.sort((a, b) => a - b)
  return {
    edits,
    'p50 ms': Math.round(delays[Math.floor(edits * 0.5)] ?? 0),
    'p99 ms': Math.round(delays[Math.floor(edits * 0.99)] ?? 0),
  }
}

async function untilShown(site: string, words: string): Promise<void> {
  while (!(await (await fetch(site)).text()).includes(words)) await setTimeout(2)
}

async function ask(url: string) {
  const { requests, latency, non2xx } = await autocannon({
    url,
    connections: clients,
    duration,
    headers: asBrowsersDo,
  })
  if (non2xx > 0) throw new Error(`${url}: ${non2xx} answers were not 2xx.`)
  return { perSecond: requests.average, p99: latency.p99 }
}

async function measurePages({ sites: [site], publish }: TwoSites, nginx: string | null) {
  const rows: Record<string, unknown> = {}
  for (const page of pages) {
    await ask(site + page) // warms up the compiler
    const cached = await ask(site + page)
    await publish('site-layout', { copyright: `Edited before ${page}` })
    const edited = await ask(site + page)
    const still = nginx && (await ask(nginx + page))
    rows[page] = {
      'cached: pages a second': Math.round(cached.perSecond),
      'p99 ms': cached.p99,
      'just edited: pages a second': Math.round(edited.perSecond),
      'p99 ms ': edited.p99,
      ...(still && {
        'nginx: pages a second': Math.round(still.perSecond),
        'p99 ms  ': still.p99,
        'of nginx': `${((cached.perSecond / still.perSecond) * 100).toFixed(1)} %`,
      }),
    }
  }
  return rows
}

/** The pages as files, in the forms the site sends them, and an nginx that serves them; null where there is none. */
async function startNginx(
  site: string,
): Promise<{ url: string; stop: () => Promise<void> } | null> {
  if (spawnSync('nginx', ['-v']).error || !existsSync(brotliModule)) return null
  const folder = await mkdtemp(path.join(tmpdir(), 'saaf-nginx-'))
  // Its workers run as a user of their own.
  await chmod(folder, 0o755)
  for (const page of pages) {
    const file = path.join(folder, 'html', page, 'index.html')
    await mkdir(path.dirname(file), { recursive: true })
    for (const [encoding, ending] of [
      ['br', '.br'],
      ['gzip', '.gz'],
      ['identity', ''],
    ] as const) {
      const curl = ['-s', '-H', `Accept-Encoding: ${encoding}`, site + page, '-o', file + ending]
      execFileSync('curl', curl)
    }
  }
  const port = await getPort()
  const settings = path.join(folder, 'nginx.conf')
  await writeFile(
    settings,
    `load_module ${brotliModule};
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  types { text/html html; }
  access_log off;
  sendfile on;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/html;
    brotli_static on;
    gzip_static on;
    location / { try_files $uri/index.html =404; }
  }
}
`,
  )
  execFileSync('nginx', ['-c', settings])
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      process.kill(Number(await readFile(path.join(folder, 'pid'), 'utf8')))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const gibibytes = Math.round(totalmem() / 2 ** 30)
console.log(`${cpus().length} cores, ${gibibytes} GiB, Node ${process.version}`)
const running = await startTwoSites()
const nginx = await startNginx(running.sites[0])
try {
  console.table([await measureEdits(running)])
  console.log(`${clients} clients, ${duration} s a page; the client shares the machine`)
  console.table(await measurePages(running, nginx?.url ?? null))
  if (!nginx)
    console.log('Without nginx and its brotli_static module there is nothing to compare with.')
} finally {
  await nginx?.stop()
  await running.stop()
}
