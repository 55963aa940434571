import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { access, constants, mkdir } from 'node:fs/promises'
import { userInfo } from 'node:os'
import path from 'node:path'
import { CommandError } from './command-error.ts'
import { writeOnce } from './write-once.ts'

/** Throws a CommandError for an invalid setting. */
export async function readSettings() {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const { readEnvironment } = await import('#environment.ts').catch((error: Error) => {
    throw new CommandError(error.message)
  })
  const settings = readEnvironment(process.env)
  if (settings.databaseUrl && !process.env.PAYLOAD_SECRET) {
    throw new CommandError(
      'PAYLOAD_SECRET must be set when DATABASE_URL is set. Put a long random value into .env, for example the output of "openssl rand -hex 32".',
    )
  }
  await makeWritable(settings.dataDir)
  return { ...settings, secret: settings.secret ?? (await generateSecret(settings.dataDir)) }
}

export type Settings = Awaited<ReturnType<typeof readSettings>>

async function makeWritable(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true })
    await access(dataDir, constants.W_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new CommandError(
      `DATA_DIR cannot be used (${code}): ${dataDir} must be a folder that ${userInfo().username} can write to. Change its permissions, or set another DATA_DIR.`,
    )
  }
}

/** Concurrent first starts share one secret. */
async function generateSecret(dataDir: string): Promise<string> {
  const secret = randomBytes(32).toString('hex')
  return writeOnce(path.join(dataDir, 'secret'), secret)
}
