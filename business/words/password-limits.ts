import { textLimits } from './text-limits.ts'

/** In characters, inclusive. */
export const passwordLimits = { shortest: 10, longest: textLimits.password } as const
