import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import getPort from 'get-port'

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Files downloaded from the site, plain and compressed, with one worker. */
export async function startNginx(
  site: string,
  paths: string[],
): Promise<{ url: string; stop: () => Promise<void> }> {
  if (spawnSync('nginx', ['-v']).error || !existsSync(brotliModule)) {
    throw new Error('Install nginx and its brotli_static module.')
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'saaf-nginx-'))
  // nginx workers run as another user.
  await chmod(folder, 0o755)
  for (const each of paths) {
    const file = path.join(folder, 'html', each.endsWith('/') ? `${each}index.html` : each)
    await mkdir(path.dirname(file), { recursive: true })
    for (const [encoding, ending] of [
      ['identity', ''],
      ['br', '.br'],
      ['gzip', '.gz'],
    ] as const) {
      const answer = execFileSync('curl', [
        '-s',
        '-i',
        '-H',
        `Accept-Encoding: ${encoding}`,
        site + each,
      ])
      const body = answer.subarray(answer.indexOf('\r\n\r\n') + 4)
      const isCompressed = /^content-encoding/im.test(
        answer.subarray(0, -body.length).toString('latin1'),
      )
      if (encoding === 'identity' || isCompressed) await writeFile(file + ending, body)
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
events { worker_connections 1024; }
http {
  types { text/html html; text/javascript js; image/webp webp; }
  access_log off;
  sendfile on;
  keepalive_requests 100000000;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/html;
    index index.html;
    default_type text/html;
    brotli_static on;
    gzip_static on;
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
