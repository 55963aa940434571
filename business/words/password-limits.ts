import { textLimits } from './text-limits.ts'

/** How many characters the password of an account may have, both included. */
export const passwordLimits = { shortest: 10, longest: textLimits.password } as const
