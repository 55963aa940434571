/** What somebody types as their second step: six digits of their app, or one of the codes they have kept for its loss. */
export interface TypedCode {
  kind: 'app' | 'recovery'
  digits: string
}

/** Digits only, so that one field with a keypad takes either code. 53 bits: they are hashed as slowly as a password. */
export const recoveryCodes = { count: 10, digits: 16 } as const

/** The codes of an app: each is of 30 seconds, and taken one step early or late, for clocks that differ (RFC 6238). */
export const totp = { digits: 6, stepSeconds: 30, stepsOff: 1 } as const

/** Wrong first codes while an app is being set up. */
export const firstCodeLimit = { most: 10, seconds: 60 * 60 } as const

/** Wrong codes at sign-in count for a day from the first one. The third starts the pauses and mails the owner. */
export const wrongCodes = { mostWithoutPause: 2, countSeconds: 24 * 60 * 60 } as const

/** At most one mail about wrong codes per account within this time. */
export const wrongCodesNoticeSeconds = 60 * 60

const longestPauseSeconds = 60 * 60

/**
 * Seconds after the `count`-th wrong code in which no code is accepted: 0 for the first two, then 1, 2, 4 … 32 minutes, then an
 * hour. This allows about 30 guesses a day, so that guessing takes decades.
 */
export function pauseAfterWrongCodes(count: number): number {
  const further = count - wrongCodes.mostWithoutPause - 1
  return further < 0 ? 0 : Math.min(60 * 2 ** further, longestPauseSeconds)
}

/** How long a key may be confirmed after it was shown. */
export const keyLastsSeconds = 10 * 60

/** A code however it was typed, with spaces or dashes in it; null where it cannot be one. */
export function readCode(typed: unknown): TypedCode | null {
  if (typeof typed !== 'string') return null
  const digits = typed.replace(/[\s-]/g, '')
  if (!/^[0-9]+$/.test(digits)) return null
  if (digits.length === totp.digits) return { kind: 'app', digits }
  return digits.length === recoveryCodes.digits ? { kind: 'recovery', digits } : null
}

/** `1234567890123456` as `1234 5678 9012 3456`. */
export function inGroupsOfFour(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1 ')
}
