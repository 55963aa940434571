import { textLimits } from './text-limits.ts'

/** In characters, inclusive. */
export const passwordLimits = { minLength: 10, maxLength: textLimits.password } as const
