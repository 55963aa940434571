/** Six digits from an app, or a recovery code. */
export interface TwoFactorCode {
  kind: 'app' | 'recovery'
  digits: string
}

/**
 * Digits only, so one numeric field accepts both kinds. 53 bits, hashed as slowly as a password.
 */
export const recoveryCodes = { count: 10, digits: 16 } as const

/** App codes (RFC 6238). One step early or late is accepted, because clocks differ. */
export const totp = { digits: 6, stepSeconds: 30, toleratedSteps: 1 } as const

/** Wrong codes during app setup. */
export const setupCodeLimit = { max: 10, seconds: 60 * 60 } as const

/** Wrong codes count for a day from the first. The third starts pauses and mails the owner. */
export const wrongCodes = { maxWithoutPause: 2, windowSeconds: 24 * 60 * 60 } as const

export const wrongCodesMailCooldownSeconds = 60 * 60

const longestPauseSeconds = 60 * 60

/**
 * Returns the pause after the `count`-th wrong code: 0 twice, then 1, 2, 4 … 32 minutes, then an
 * hour. This allows about 30 guesses a day.
 */
export function pauseSecondsAfterWrongCodes(count: number): number {
  const further = count - wrongCodes.maxWithoutPause - 1
  return further < 0 ? 0 : Math.min(60 * 2 ** further, longestPauseSeconds)
}

/** Time to confirm a new app key. */
export const setupKeyTtlSeconds = 10 * 60

/** Ignores spaces and dashes; returns null if invalid. */
export function parseTwoFactorCode(typed: unknown): TwoFactorCode | null {
  if (typeof typed !== 'string') return null
  const digits = typed.replace(/[\s-]/g, '')
  if (!/^[0-9]+$/.test(digits)) return null
  if (digits.length === totp.digits) return { kind: 'app', digits }
  return digits.length === recoveryCodes.digits ? { kind: 'recovery', digits } : null
}

export function inGroupsOfFour(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1 ')
}
