import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readEnvironment } from '#environment.ts'

const { services } = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }) as {
  services: Record<string, { environment: Record<string, string | number> }>
}

/** What no operator of containers sets. */
const exceptions = [
  // The Caddyfile and the health checks know them.
  'PORT',
  'CMS_PORT',
  // Between containers it has to be all addresses.
  'HOST',
  // The volume, which the image names; nothing else can be written.
  'DATA_DIR',
  'BACKUP_DIR',
  // Which container it is says that.
  'WORKER',
  // Of `npm start` alone.
  'VERBOSE',
]

/** What has to be in `.env`: as long as a secret has to be. */
const given = 'given-'.repeat(6)

const names = [...readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z\d_]+)=/gm)].map(
  ([, name]) => name!,
)

describe.each(['migrate', 'site', 'cms', 'worker'])('the container %s', (container) => {
  const { environment } = services[container]!

  // `.env` is none of the image's files.
  it('is told every setting of .env.example', () => {
    expect(names).toContain('DATABASE_CONNECTIONS')
    const missing = names.filter((name) => !(name in environment))
    expect(missing.filter((name) => !exceptions.includes(name))).toEqual([])
  })

  it('can be started with no more in .env than has to be there', () => {
    const variables = Object.entries(environment).map(([name, value]) => [
      name,
      String(value)
        .replace(/\$\{\w+:-([^}]*)\}/, '$1')
        .replace(/\$\{\w+:\?\}/, given),
    ])
    const settings = readEnvironment(Object.fromEntries(variables) as NodeJS.ProcessEnv)
    expect(settings).toMatchObject({ ...defaults(), siteUrl: `https://${given}`, secret: given })
  })
})

/** What is not set is as `npm start` has it. */
function defaults() {
  const { databaseConnections, backups, cdn, rateLimits } = readEnvironment({
    NODE_ENV: 'production',
  })
  return { databaseConnections, backups, cdn, rateLimits }
}
