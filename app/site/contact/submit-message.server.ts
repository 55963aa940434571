import { parseWithZod } from '@conform-to/zod/v4'
import { data } from '@remix-run/node'
import { readForm } from '#app/http/form-body.server.ts'
import { languageFor } from '#app/http/request-content.server.ts'
import { refundRateLimits, refuseSpam } from '#app/http/spam-protection.server.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { isMessageStored, sendContactMessage } from '#app/models/messages.server.ts'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import { sitePages } from '#business/content/site-pages.ts'
import { contactRequestSchema } from '#business/forms/contact-request.ts'
import { type Language, localPath } from '#business/languages/languages.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { messageFailedToast } from './message-failed-toast.ts'

/** Answers a repeated form like the first. */
export async function submitMessage(request: Request) {
  const language = languageFor(request)
  const words = wordsFor(language)
  const submission = parseWithZod(await readForm(request), {
    schema: contactRequestSchema(words),
  })
  if (submission.status !== 'success') {
    return data({ result: submission.reply(), toast: null }, { status: 400 })
  }
  try {
    const refusal = await refuseSpam(request, submission, {
      form: 'contact',
      title: words.contact.failed,
    })
    if (refusal) {
      const isStored = await isMessageStored(submission.value.requestKey)
      return isStored ? await redirectAfterSuccess(language) : data(refusal.body, refusal.init)
    }
    const { repeated } = await sendContactMessage(submission.value)
    if (repeated) await refundRateLimits(request)
    return await redirectAfterSuccess(language)
  } catch (error) {
    await refundRateLimits(request)
    logFailure('A message could not be stored', error)
    return data(
      { result: submission.reply(), toast: messageFailedToast(words.contact) },
      { status: 503 },
    )
  }
}

function redirectAfterSuccess(language: Language) {
  const { sent, sentDetail } = wordsFor(language).contact
  return redirectWithToast(localPath(language, sitePages.contact.path), {
    kind: 'success',
    title: sent,
    description: sentDetail,
  })
}
