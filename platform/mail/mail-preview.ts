import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { defaultLanguage, languageCodes } from '#business/languages/languages.ts'
import { editableMailKinds, editableMails, testMailLimit } from '#business/mails/editable-mails.ts'
import { textLimits } from '#business/words/limits.ts'
import * as staffWords from '#business/words/staff.ts'
import { editors } from '#platform/api/access.ts'
import { errorResponse } from '#platform/api/error-response.ts'
import { consumeRateLimits } from '#platform/limits/rate-limits.ts'
import { log } from '#platform/logs/log.ts'
import type { SampleMail } from './sample-mail.ts'

const texts = staffWords.mail

const textSchema = z.string().max(textLimits.message).nullish()

const bodySchema = z.object({
  kind: z.enum(editableMailKinds),
  language: z.enum(languageCodes).default(defaultLanguage),
  introduction: textSchema,
  closing: textSchema,
  signature: textSchema,
})

/** Takes the texts in the form, which may be unsaved. */
const preview = mailEndpoint('/preview-mail', (_req, mail) => Response.json(mail))

/** Sends only to the caller. Not in the outbox, which lists mails to customers and the business. */
const sendTest = mailEndpoint('/send-test-mail', async (req, { subject, html, text }) => {
  const { id, email: to } = req.user!
  const { exceeded } = await consumeRateLimits(req.payload, [
    { kind: 'test mail', sender: id, ...testMailLimit },
  ])
  if (exceeded) return errorResponse(texts.testsTooOften, 429)
  try {
    await req.payload.sendEmail({ to, subject: texts.testSubject(subject), html, text })
  } catch (error) {
    log.error({ err: error }, 'A test email could not be sent')
    return errorResponse(texts.testNotSent, 502)
  }
  return Response.json({ message: texts.testSent(to) })
})

export const mailPreviewEndpoints = [preview, sendTest]

function mailEndpoint(
  path: string,
  answer: (req: PayloadRequest, mail: SampleMail) => Response | Promise<Response>,
): Omit<Endpoint, 'root'> {
  return {
    path,
    method: 'post',
    handler: async (req) => {
      if (!(await editors({ req }))) return errorResponse(texts.editorsOnly, 403)
      const body: unknown = await req.json?.().catch(() => null)
      const { data } = bodySchema.safeParse(body)
      if (!data) return errorResponse(staffWords.requestErrors.wrongType, 400)
      const { kind, language, introduction, closing, signature } = data
      // On demand: the configuration of Payload, which also the site loads, contains no JSX.
      const { writeSampleMail } = await import('./sample-mail.ts')
      const typed = { [editableMails[kind].textsKey]: { introduction, closing }, signature }
      return answer(req, await writeSampleMail(req.payload, { kind, language, typed }))
    },
  }
}
