import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartProblem } from './start-problem.ts'

/** Reads .env, if there is one, and checks every setting. Throws a StartProblem on one that cannot be used. */
export async function readSettings() {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const { readEnvironment } = await import('#environment.ts').catch((error: Error) => {
    throw new StartProblem(error.message)
  })
  const settings = readEnvironment(process.env)
  const taken = new Map<number, string>()
  for (const [variable, port] of portsOf(settings)) {
    const other = taken.get(port)
    if (other) {
      throw new StartProblem(
        `${other} and ${variable} are both ${port}; give each a port of its own.`,
      )
    }
    taken.set(port, variable)
  }
  if (settings.databaseUrl && !process.env.PAYLOAD_SECRET) {
    throw new StartProblem(
      'PAYLOAD_SECRET must be set where DATABASE_URL is: put a long random text into .env, for example the output of "openssl rand -hex 32".',
    )
  }
  await mkdir(settings.dataDir, { recursive: true })
  return { ...settings, secret: settings.secret ?? (await generateSecret(settings.dataDir)) }
}

/** Those at which something listens, by their variables. */
export function portsOf({
  port,
  cmsPort,
  metrics,
}: Pick<Settings, 'port' | 'cmsPort' | 'metrics'>): [variable: string, port: number][] {
  const ports = {
    PORT: port,
    CMS_PORT: cmsPort,
    METRICS_PORT: metrics.port,
    CMS_METRICS_PORT: metrics.cmsPort,
  }
  return Object.entries(ports).filter((each): each is [string, number] => each[1] !== undefined)
}

export type Settings = Awaited<ReturnType<typeof readSettings>>

async function generateSecret(dataDir: string): Promise<string> {
  const secret = randomBytes(32).toString('hex')
  await writeFile(path.join(dataDir, 'secret'), secret, { mode: 0o600, flag: 'wx' })
  return secret
}
