import { pbkdf2, randomBytes, randomInt } from 'node:crypto'
import { promisify } from 'node:util'
import { recoveryCodes } from '#business/accounts/two-factor.ts'

interface HashedCodes {
  /** Plain text; shown once. */
  codes: string[]
  salt: string
  hashes: string[]
}

export async function generateRecoveryCodes(): Promise<HashedCodes> {
  const codes = Array.from({ length: recoveryCodes.count }, newCode)
  const salt = randomBytes(16).toString('base64url')
  const hashes: string[] = []
  // Sequential: parallel hashes would occupy all threads.
  for (const code of codes) hashes.push(await hashRecoveryCode(code, salt))
  return { codes, salt, hashes }
}

/** Hashes as slowly as for a password: codes have few digits. */
export async function hashRecoveryCode(code: string, salt: string): Promise<string> {
  return (await promisify(pbkdf2)(code, salt, 600_000, 32, 'sha256')).toString('base64url')
}

function newCode(): string {
  return Array.from({ length: recoveryCodes.digits }, () => randomInt(10)).join('')
}
