import { Secret, TOTP } from 'otpauth'
import { totp } from '#business/accounts/two-factor.ts'

/** Returns Base32 with 160 bits, as RFC 4226 recommends. */
export function generateTotpKey(): string {
  return new Secret({ size: 20 }).base32
}

/** Returns the content of the QR code. */
export function createTotpUri(key: string, issuer: string, account: string): string {
  return createTotp(key, { issuer, label: account }).toString()
}

/** Counts time steps since 1970. */
export function timeStepAt(now: Date): number {
  return TOTP.counter({ period: totp.stepSeconds, timestamp: now.getTime() })
}

/** Returns the time step since 1970; null if the code is invalid at `now`. */
export function findTimeStep(key: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const stepsOff = createTotp(key).validate({ token: code, timestamp, window: totp.toleratedSteps })
  return stepsOff === null ? null : timeStepAt(now) + stepsOff
}

function createTotp(key: string, name: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...name, secret: key, digits: totp.digits, period: totp.stepSeconds })
}
