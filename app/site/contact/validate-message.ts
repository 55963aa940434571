import { parseWithZod } from '@conform-to/zod/v4'
import { contactRequestSchema } from '#business/forms/contact-request.ts'

export function validateMessage(form: FormData) {
  return parseWithZod(form, { schema: contactRequestSchema })
}
