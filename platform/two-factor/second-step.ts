import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { keyLastsSeconds, totp, type TypedCode } from '#business/accounts/second-step.ts'
import { openSealedText, sealText } from '#platform/crypto/sealed-text.ts'
import { transactionOf } from '#platform/database/transaction.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import { newTotpKey, timeStepAt, timeStepOf } from './totp.ts'

/*
 * The second step of accounts at sign-in (decision 037), in a table of its own: no field of theirs, so that no door to
 * accounts reads or writes it, and Payload, which stores an account as a whole with each of its sessions, never writes back
 * what it had read before.
 */

type Asked = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** Whether an account has it on, and how many recovery codes are left of it. */
export async function secondStepOf(
  req: Asked,
  userId: string,
): Promise<{ isOn: boolean; codesLeft: number }> {
  const { rows } = await run<{ left: number }>(
    req,
    sql`SELECT cardinality(recovery_hashes) AS "left" FROM second_steps
        WHERE user_id = ${userId} AND confirmed_at IS NOT NULL`,
  )
  return { isOn: rows.length > 0, codesLeft: rows[0]?.left ?? 0 }
}

/**
 * A new key for an account's app, which counts for nothing until `confirmSecondStep` within ten minutes. Null where it has
 * the step on.
 */
export async function beginSecondStep(
  req: Asked,
  userId: string,
  now: Date,
): Promise<string | null> {
  const key = newTotpKey()
  const sealed = sealText(req.payload.secret, purposeOf(userId), key)
  const { rows } = await run(
    req,
    // As its last step the one of now: from this its ten minutes are counted.
    sql`INSERT INTO second_steps (user_id, key, last_step) VALUES (${userId}, ${sealed}, ${timeStepAt(now)})
        ON CONFLICT (user_id) DO UPDATE SET key = EXCLUDED.key, last_step = EXCLUDED.last_step
        WHERE second_steps.confirmed_at IS NULL RETURNING user_id`,
  )
  return rows.length > 0 ? key : null
}

/**
 * Turns it on for whose app shows the right code, and gives the recovery codes, which are known only now. Null where the
 * code is wrong, or nothing has begun within ten minutes.
 */
export async function confirmSecondStep(
  req: Asked,
  userId: string,
  { kind, digits }: TypedCode,
  now: Date,
): Promise<string[] | null> {
  const stored = await storedOf(req, userId)
  if (!stored || stored.confirmed_at || kind !== 'app') return null
  const step = timeStepOf(keyIn(req, userId, stored), digits, now)
  if (step === null) return null
  if (timeStepAt(now) - Number(stored.last_step) > keyLastsSeconds / totp.stepSeconds) return null
  const { codes, salt, hashes } = await newRecoveryCodes()
  const { rows } = await run(
    req,
    sql`UPDATE second_steps SET confirmed_at = ${now.toISOString()}, last_step = ${step},
          recovery_salt = ${salt}, recovery_hashes = ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb))
        WHERE user_id = ${userId} AND confirmed_at IS NULL AND key = ${stored.key} RETURNING user_id`,
  )
  return rows.length > 0 ? codes : null
}

/** Whether a code opens an account that has it on. It does so once, of any number that send it at the same moment. */
export async function acceptCode(
  req: Asked,
  userId: string,
  { kind, digits }: TypedCode,
  now: Date,
): Promise<boolean> {
  const stored = await storedOf(req, userId)
  if (!stored?.confirmed_at) return false
  if (kind === 'recovery') {
    const hash = await hashRecoveryCode(digits, stored.recovery_salt)
    const { rows } = await run(
      req,
      sql`UPDATE second_steps SET recovery_hashes = array_remove(recovery_hashes, ${hash})
          WHERE user_id = ${userId} AND ${hash} = ANY(recovery_hashes) RETURNING user_id`,
    )
    return rows.length > 0
  }
  const step = timeStepOf(keyIn(req, userId, stored), digits, now)
  if (step === null) return false
  // Neither the same code again, nor an older one that is still within its time.
  const { rows } = await run(
    req,
    sql`UPDATE second_steps SET last_step = ${step}
        WHERE user_id = ${userId} AND last_step < ${step} RETURNING user_id`,
  )
  return rows.length > 0
}

/** Turns it off. False where it was not on. */
export async function removeSecondStep(req: Asked, userId: string): Promise<boolean> {
  const { rows } = await run<{ confirmed_at: string | null }>(
    req,
    sql`DELETE FROM second_steps WHERE user_id = ${userId} RETURNING confirmed_at`,
  )
  return rows.some(({ confirmed_at }) => confirmed_at !== null)
}

interface Stored extends Record<string, unknown> {
  key: string
  confirmed_at: string | null
  /** A bigint, which the driver reads as text. */
  last_step: string
  recovery_salt: string
}

async function storedOf(req: Asked, userId: string): Promise<Stored | undefined> {
  const { rows } = await run<Stored>(
    req,
    sql`SELECT key, confirmed_at, last_step, recovery_salt FROM second_steps WHERE user_id = ${userId}`,
  )
  return rows[0]
}

function keyIn({ payload }: Asked, userId: string, { key }: Stored): string {
  const opened = openSealedText(payload.secret, purposeOf(userId), key)
  if (opened === null) {
    throw new Error(
      'A second step cannot be opened: PAYLOAD_SECRET is not the one it was made with.',
    )
  }
  return opened
}

const purposeOf = (userId: string) => `second step of ${userId}`

async function run<Row extends Record<string, unknown>>(req: Asked, query: ReturnType<typeof sql>) {
  return (await transactionOf(req)).execute<Row>(query)
}
