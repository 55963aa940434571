import { pbkdf2, randomBytes, randomInt } from 'node:crypto'
import { promisify } from 'node:util'
import { recoveryCodes } from '#business/accounts/second-step.ts'

interface HashedCodes {
  /** Known only now: to be shown once. */
  codes: string[]
  salt: string
  hashes: string[]
}

/** The codes that an account is opened with where its app is lost, and what is stored of them. */
export async function newRecoveryCodes(): Promise<HashedCodes> {
  const codes = Array.from({ length: recoveryCodes.count }, newCode)
  const salt = randomBytes(16).toString('base64url')
  const hashes: string[] = []
  // One after the other: at once they would take all threads of the process.
  for (const code of codes) hashes.push(await hashRecoveryCode(code, salt))
  return { codes, salt, hashes }
}

/** As dear as a password: a code has too few digits for a quick hash. */
export async function hashRecoveryCode(code: string, salt: string): Promise<string> {
  return (await promisify(pbkdf2)(code, salt, 600_000, 32, 'sha256')).toString('base64url')
}

function newCode(): string {
  return Array.from({ length: recoveryCodes.digits }, () => randomInt(10)).join('')
}
