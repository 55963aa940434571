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
  if (settings.databaseUrl && !process.env.PAYLOAD_SECRET) {
    throw new StartProblem(
      'PAYLOAD_SECRET must be set where DATABASE_URL is: put a long random text into .env, for example the output of "openssl rand -hex 32".',
    )
  }
  await mkdir(settings.dataDir, { recursive: true })
  return { ...settings, secret: settings.secret ?? (await generateSecret(settings.dataDir)) }
}

export type Settings = Awaited<ReturnType<typeof readSettings>>

async function generateSecret(dataDir: string): Promise<string> {
  const secret = randomBytes(32).toString('hex')
  await writeFile(path.join(dataDir, 'secret'), secret, { mode: 0o600, flag: 'wx' })
  return secret
}
