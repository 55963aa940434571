import { Secret, TOTP } from 'otpauth'
import { totp } from '#business/accounts/second-step.ts'

/** The key that an app makes its codes of, in base32 as it is typed: 160 bits, as RFC 4226 recommends. */
export function newTotpKey(): string {
  return new Secret({ size: 20 }).base32
}

/** What a QR code says to an app: the key, and under which name it is kept there. */
export function totpUri(key: string, issuer: string, account: string): string {
  return totpOf(key, { issuer, label: account }).toString()
}

/** The step of time that a moment is in, as a count of them since 1970. */
export function timeStepAt(now: Date): number {
  return TOTP.counter({ period: totp.stepSeconds, timestamp: now.getTime() })
}

/** Of which step of time a code is, as a count of them since 1970; null where it is of none that is taken at `now`. */
export function timeStepOf(key: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const stepsOff = totpOf(key).validate({ token: code, timestamp, window: totp.stepsOff })
  return stepsOff === null ? null : timeStepAt(now) + stepsOff
}

function totpOf(key: string, name: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...name, secret: key, digits: totp.digits, period: totp.stepSeconds })
}
