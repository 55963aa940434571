import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readEnvironment } from '#environment.ts'

const { services } = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }) as {
  services: Record<string, { environment: Record<string, string | number> }>
}

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
