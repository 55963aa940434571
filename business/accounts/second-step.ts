/** Six digits from an app, or a recovery code. */
export interface TypedCode {
  kind: 'app' | 'recovery'
  digits: string
}

/**
 * Digits only, so one numeric field accepts both kinds. 53 bits, hashed as slowly as a password.
 */
export const recoveryCodes = { count: 10, digits: 16 } as const

/** App codes (RFC 6238). One step early or late is accepted, because clocks differ. */
export const totp = { digits: 6, stepSeconds: 30, stepsOff: 1 } as const

/** Wrong codes during app setup. */
export const firstCodeLimit = { most: 10, seconds: 60 * 60 } as const

/** Wrong codes count for a day from the first. The third starts pauses and mails the owner. */
export const wrongCodes = { mostWithoutPause: 2, countSeconds: 24 * 60 * 60 } as const

/** Per account. */
export const wrongCodesNoticeSeconds = 60 * 60

const longestPauseSeconds = 60 * 60

/**
 * Returns the pause after the `count`-th wrong code, in seconds: 0 twice, then 1, 2, 4 … 32
 * minutes, then an hour. This allows about 30 guesses a day.
 */
export function pauseAfterWrongCodes(count: number): number {
  const further = count - wrongCodes.mostWithoutPause - 1
  return further < 0 ? 0 : Math.min(60 * 2 ** further, longestPauseSeconds)
}

/** Time to confirm a new app key. */
export const keyLastsSeconds = 10 * 60

/** Ignores spaces and dashes; returns null if invalid. */
export function readCode(typed: unknown): TypedCode | null {
  if (typeof typed !== 'string') return null
  const digits = typed.replace(/[\s-]/g, '')
  if (!/^[0-9]+$/.test(digits)) return null
  if (digits.length === totp.digits) return { kind: 'app', digits }
  return digits.length === recoveryCodes.digits ? { kind: 'recovery', digits } : null
}

/** Formats `1234567890123456` as `1234 5678 9012 3456`. */
export function inGroupsOfFour(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1 ')
}
