import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readBuiltFiles } from '#app/http/files-in-memory.server.ts'
import { readEnvironment } from '#environment.ts'
import { sharedSecurityHeaders } from '#security-headers.ts'

interface Service {
  environment: Record<string, string | number>
  working_dir: string
  command: string[]
  volumes: string[]
}

const { services } = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }) as {
  services: Record<string, Service>
}
const caddyfile = readFileSync('Caddyfile', 'utf8')

const fixedByCompose = [
  // In the Caddyfile and health checks.
  'PORT',
  'CMS_PORT',
  // Containers listen on all addresses.
  'HOST',
  // The only writable volume.
  'DATA_DIR',
  'BACKUP_DIR',
  // Differs per container.
  'WORKER',
  // Only for `npm start`.
  'VERBOSE',
]

/** Long enough for a secret. */
const requiredValue = 'given-'.repeat(6)

const names = [...readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z\d_]+)=/gm)].map(
  ([, name]) => name!,
)

describe.each(['migrate', 'site', 'cms', 'worker'])('container %s', (container) => {
  const { environment } = services[container]!

  // The image lacks `.env`.
  it('receives every setting of .env.example', () => {
    expect(names).toContain('DATABASE_CONNECTIONS')
    const missing = names.filter((name) => !(name in environment))
    expect(missing.filter((name) => !fixedByCompose.includes(name))).toEqual([])
  })

  it('starts with only the required settings in .env', () => {
    const variables = Object.entries(environment).map(([name, value]) => [
      name,
      String(value)
        .replace(/\$\{\w+:-([^}]*)\}/, '$1')
        .replace(/\$\{\w+:\?\}/, requiredValue),
    ])
    const settings = readEnvironment(Object.fromEntries(variables) as NodeJS.ProcessEnv)
    expect(settings).toMatchObject({
      ...defaults(),
      siteUrl: `https://${requiredValue}`,
      secret: requiredValue,
    })
  })
})

/** Defaults of `npm start`. */
function defaults() {
  const { databaseConnections, backups, rateLimitFactor } = readEnvironment({
    NODE_ENV: 'production',
  })
  return { databaseConnections, backups, rateLimitFactor }
}

describe('Caddy', () => {
  it('sends built files with the headers of the site', async () => {
    const [, extensions = ''] = /@assets \{.*?path (.+?)\n/s.exec(caddyfile) ?? []
    expect(extensions).toContain('*.js')
    for (const extension of extensions.split(' ').map((path) => path.replace('/assets/*', ''))) {
      expect([extension, headersOfCaddy(extension)]).toEqual([
        extension,
        await headersOfSite(extension),
      ])
    }
  })

  it('reads the volume of the service assets in the folder of the Caddyfile', () => {
    const [, root] = /root \* (.+)/.exec(caddyfile) ?? []
    expect(services.caddy!.volumes).toContain(`assets:${root}/assets:ro`)
    const { working_dir: folder, volumes } = services.assets!
    expect(volumes).toEqual([`assets:${folder}`])
    const [, ownedFolders = ''] =
      /chown node:node (.+)/.exec(readFileSync('Dockerfile', 'utf8')) ?? []
    expect(ownedFolders.split(' ')).toContain(folder)
  })
})

describe('container assets', () => {
  it('keeps earlier files and replaces a half-copied file at once', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'saaf-volume-'))
    const built = path.join(folder, 'build/client/assets')
    const volume = path.join(folder, 'volume')
    await mkdir(built, { recursive: true })
    await mkdir(path.join(volume, 'new'), { recursive: true })
    await writeFile(path.join(built, 'added.js'), 'added')
    await writeFile(path.join(built, 'same.js'), 'complete')
    await writeFile(path.join(volume, 'earlier.js'), 'earlier')
    await writeFile(path.join(volume, 'same.js'), 'comp')
    await writeFile(path.join(volume, 'new/interrupted.js'), 'inter')
    const openFile = await open(path.join(volume, 'same.js'))

    const [program, ...args] = services.assets!.command
    const adapted = args.map((argument) => argument.replace('/app/', `${folder}/`))
    execFileSync(program!, adapted, { cwd: volume })

    expect(await openFile.readFile('utf8')).toBe('comp')
    expect(await readFile(path.join(volume, 'same.js'), 'utf8')).toBe('complete')
    const files = await readdir(volume, { recursive: true })
    expect(files.sort()).toEqual(['added.js', 'earlier.js', 'new', 'same.js'])
    await openFile.close()
    await rm(folder, { recursive: true })
  })
})

function headersOfCaddy(extension: string): Record<string, string> {
  const [, block = ''] = /handle @assets \{.*?header \{(.+?)\n\t\t\}/s.exec(caddyfile) ?? []
  const type = new RegExp(`header /assets/\\*\\${extension} (.+)`).exec(caddyfile)?.[1]
  const fields = [...block.split('\n'), type ?? ''].flatMap((line) => {
    const [, name, value] = /^\s*([A-Z][\w-]+) "?([^"]+)/.exec(line) ?? []
    return name ? [[name.toLowerCase(), value]] : []
  })
  return Object.fromEntries(fields) as Record<string, string>
}

async function headersOfSite(extension: string): Promise<Record<string, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'saaf-built-files-'))
  await mkdir(path.join(folder, 'assets'))
  await writeFile(path.join(folder, 'assets', `file${extension}`), '')
  const file = (await readBuiltFiles(folder)).get(`/assets/file${extension}`)!
  await rm(folder, { recursive: true })
  const headers = new Headers(sharedSecurityHeaders('https://saaf.example'))
  const { headersWithoutBody: fields } = file.identity
  for (let index = 0; index < fields.length; index += 2) {
    headers.set(fields[index]!, fields[index + 1]!)
  }
  headers.delete('etag')
  return Object.fromEntries(headers)
}
