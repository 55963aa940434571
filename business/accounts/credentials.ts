import { z } from 'zod'
import { messages } from '#business/words/messages.ts'
import { textLimits } from '#business/words/text-limits.ts'

const say = messages.signIn

/** What staff type to sign in. SPEC section 5: one sentence whichever is missing. */
export const credentialsSchema = z.object({
  email: z
    .string(say.bothRequired)
    .trim()
    .min(1, say.bothRequired)
    .max(textLimits.email, say.wrong),
  password: z.string(say.bothRequired).min(1, say.bothRequired).max(textLimits.password, say.wrong),
})
