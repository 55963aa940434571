import * as z from 'zod/mini'
import { textLimits } from '#business/words/limits.ts'
import * as staffWords from '#business/words/staff.ts'

const say = staffWords.signIn

/** Missing fields share one message. */
export const credentialsSchema = z.object({
  email: z
    .string(say.bothRequired)
    .check(z.trim(), z.minLength(1, say.bothRequired), z.maxLength(textLimits.email, say.wrong)),
  password: z
    .string(say.bothRequired)
    .check(z.minLength(1, say.bothRequired), z.maxLength(textLimits.password, say.wrong)),
  /** Only with two-factor authentication. */
  code: z.optional(z.string().check(z.maxLength(textLimits.code, staffWords.twoFactor.wrong))),
})
