import { parseWithZod } from '@conform-to/zod/v4'
import { type ContactFormWords, contactRequestSchema } from '#business/forms/contact-request.ts'

export function validateMessage(form: FormData, words: ContactFormWords) {
  return parseWithZod(form, { schema: contactRequestSchema(words) })
}
