import { pbkdf2, randomBytes, randomInt } from 'node:crypto'
import { promisify } from 'node:util'
import { sql } from '@payloadcms/db-postgres'
import { Secret, TOTP } from 'otpauth'
import type { PayloadRequest } from 'payload'
import {
  recoveryCodes,
  setupKeyTtlSeconds,
  totp,
  type TwoFactorCode,
} from '#business/accounts/two-factor.ts'
import { decryptText, encryptText } from '#platform/crypto/encrypt-text.ts'
import { getTransaction } from '#platform/database/transaction.ts'

/*
 * A separate table (docs/decisions/037), not fields of the account: no account API exposes it, and
 * Payload's writes of whole accounts cannot restore old values.
 */

type TransactionRequest = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** `codesLeft` counts recovery codes. */
export async function getTwoFactorStatus(
  req: TransactionRequest,
  userId: string,
): Promise<{ isOn: boolean; codesLeft: number }> {
  const { rows } = await run<{ left: number }>(
    req,
    sql`SELECT cardinality(recovery_hashes) AS "left" FROM two_factor
        WHERE user_id = ${userId} AND confirmed_at IS NOT NULL`,
  )
  return { isOn: rows.length > 0, codesLeft: rows[0]?.left ?? 0 }
}

/** Returns a key that is inactive until confirmed within ten minutes; null if two-factor is on. */
export async function startTwoFactorSetup(
  req: TransactionRequest,
  userId: string,
  now: Date,
): Promise<string | null> {
  const key = generateTotpKey()
  const sealed = encryptText(req.payload.secret, purposeFor(userId), key)
  const { rows } = await run(
    req,
    // `last_step` starts the ten minutes.
    sql`INSERT INTO two_factor (user_id, key, last_step) VALUES (${userId}, ${sealed}, ${timeStepAt(now)})
        ON CONFLICT (user_id) DO UPDATE SET key = EXCLUDED.key, last_step = EXCLUDED.last_step
        WHERE two_factor.confirmed_at IS NULL RETURNING user_id`,
  )
  return rows.length > 0 ? key : null
}

/**
 * Returns the recovery codes, never readable again; null if the code is wrong or the key older than
 * ten minutes.
 */
export async function confirmTwoFactorSetup(
  req: TransactionRequest,
  userId: string,
  { kind, digits }: TwoFactorCode,
  now: Date,
): Promise<string[] | null> {
  const stored = await findStored(req, userId)
  if (!stored || stored.confirmed_at || kind !== 'app') return null
  const step = findTimeStep(decryptKey(req, userId, stored), digits, now)
  if (step === null) return null
  if (timeStepAt(now) - Number(stored.last_step) > setupKeyTtlSeconds / totp.stepSeconds)
    return null
  const { codes, salt, hashes } = await generateRecoveryCodes()
  const { rows } = await run(
    req,
    sql`UPDATE two_factor SET confirmed_at = ${now.toISOString()}, last_step = ${step},
          recovery_salt = ${salt}, recovery_hashes = ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb))
        WHERE user_id = ${userId} AND confirmed_at IS NULL AND key = ${stored.key} RETURNING user_id`,
  )
  return rows.length > 0 ? codes : null
}

/** Accepts each code once, even for simultaneous requests. */
export async function redeemTwoFactorCode(
  req: TransactionRequest,
  userId: string,
  { kind, digits }: TwoFactorCode,
  now: Date,
): Promise<boolean> {
  const stored = await findStored(req, userId)
  if (!stored?.confirmed_at) return false
  if (kind === 'recovery') {
    const hash = await hashRecoveryCode(digits, stored.recovery_salt)
    const { rows } = await run(
      req,
      sql`UPDATE two_factor SET recovery_hashes = array_remove(recovery_hashes, ${hash})
          WHERE user_id = ${userId} AND ${hash} = ANY(recovery_hashes) RETURNING user_id`,
    )
    return rows.length > 0
  }
  const step = findTimeStep(decryptKey(req, userId, stored), digits, now)
  if (step === null) return false
  // Rejects the same code and older ones that are still valid.
  const { rows } = await run(
    req,
    sql`UPDATE two_factor SET last_step = ${step}
        WHERE user_id = ${userId} AND last_step < ${step} RETURNING user_id`,
  )
  return rows.length > 0
}

/** False if it was off. */
export async function disableTwoFactor(req: TransactionRequest, userId: string): Promise<boolean> {
  const { rows } = await run<{ confirmed_at: string | null }>(
    req,
    sql`DELETE FROM two_factor WHERE user_id = ${userId} RETURNING confirmed_at`,
  )
  return rows.some(({ confirmed_at }) => confirmed_at !== null)
}

interface StoredSecret extends Record<string, unknown> {
  key: string
  confirmed_at: string | null
  /** A bigint, which the driver returns as text. */
  last_step: string
  recovery_salt: string
}

async function findStored(
  req: TransactionRequest,
  userId: string,
): Promise<StoredSecret | undefined> {
  const { rows } = await run<StoredSecret>(
    req,
    sql`SELECT key, confirmed_at, last_step, recovery_salt FROM two_factor WHERE user_id = ${userId}`,
  )
  return rows[0]
}

function decryptKey(
  { payload }: TransactionRequest,
  userId: string,
  { key }: StoredSecret,
): string {
  const decrypted = decryptText(payload.secret, purposeFor(userId), key)
  if (decrypted === null) {
    throw new Error('A two-factor secret cannot be decrypted: PAYLOAD_SECRET has changed.')
  }
  return decrypted
}

const purposeFor = (userId: string) => `two-factor key of ${userId}`

async function run<Row extends Record<string, unknown>>(
  req: TransactionRequest,
  query: ReturnType<typeof sql>,
) {
  return (await getTransaction(req)).execute<Row>(query)
}

interface HashedCodes {
  /** Plain text; shown once. */
  codes: string[]
  salt: string
  hashes: string[]
}

async function generateRecoveryCodes(): Promise<HashedCodes> {
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

/** Returns Base32 with 160 bits, as RFC 4226 recommends. */
function generateTotpKey(): string {
  return new Secret({ size: 20 }).base32
}

/** Returns the content of the QR code. */
export function createTotpUri(key: string, issuer: string, account: string): string {
  return createTotp(key, { issuer, label: account }).toString()
}

/** Counts time steps since 1970. */
function timeStepAt(now: Date): number {
  return TOTP.counter({ period: totp.stepSeconds, timestamp: now.getTime() })
}

/** Returns the time step since 1970; null if the code is invalid at `now`. */
function findTimeStep(key: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const stepsOff = createTotp(key).validate({ token: code, timestamp, window: totp.toleratedSteps })
  return stepsOff === null ? null : timeStepAt(now) + stepsOff
}

function createTotp(key: string, name: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...name, secret: key, digits: totp.digits, period: totp.stepSeconds })
}
