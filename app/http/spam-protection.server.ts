import type { Submission, SubmissionResult } from '@conform-to/react'
import type { HeadersFunction } from '@remix-run/node'
import { siteContent } from '#app/models/content/content.server.ts'
import { formStamp, readFormStamp } from '#app/models/form-stamp.server.ts'
import { payloadClient } from '#app/models/payload.server.ts'
import { consumeFormLimits } from '#app/models/rate-limits.server.ts'
import { formStampField, minimumFillSeconds, secondsTooEarly } from '#business/forms/fill-time.ts'
import { honeypotField } from '#business/forms/honeypot.ts'
import type { PublicForm, RateLimitScope } from '#business/forms/rate-limits.ts'
import { formatWait } from '#business/words/format-wait.ts'
import * as messages from '#business/words/messages.ts'
import { formatPhone, phoneHref } from '#business/words/phone.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'
import { clientAddress } from '#platform/limits/client-address.ts'
import { type Counted, refundCounted } from '#platform/limits/rate-limits.ts'
import { countRefusal } from './refusals.server.ts'

/** The answer to a form that is turned away, for `data(refusal.body, refusal.init)`. The form keeps what was written. */
export interface Refusal {
  body: { result: SubmissionResult<string[]>; toast: ToastMessage; stays: string }
  init: { status: 429; headers: { 'Retry-After': string } }
  /** Whether a rate limit is reached; perhaps on the very same form, which another request brought a moment earlier. */
  isLimitExceeded: boolean
}

const counted = new WeakMap<Request, Counted[]>()

/**
 * Turns away what no person sends, and more than a rate limit allows: with 429, Retry-After, and a sentence that says how
 * long to wait and which number to call. Ask after the form was found right and before anything is stored; null means
 * that it may be. `phone` is 10 digits and `title` the toast's heading. A page whose form asks this needs five things:
 *
 * 1. in the loader `formStamp: await formStamp(new Date())`;
 * 2. inside the form `<SpamProtection stamp={formStamp} lastResult={lastResult} />`;
 * 3. in the action `const refusal = await refuseSpam(request, submission, { form: 'contact', title })`, and
 *    `await refundRateLimits(request)` wherever nothing was stored after all;
 * 4. `export const headers: HeadersFunction = formHeaders`, without which Remix drops Retry-After;
 * 5. in the clientAction `await fillTimeOver()` before `serverAction()`.
 */
export async function refuseSpam(
  request: Request,
  submission: Submission<unknown, string[]>,
  { form, phone, title }: { form: PublicForm; phone?: string; title: string },
): Promise<Refusal | null> {
  const now = new Date()
  const refuse = async (reason: string, waitSeconds: number, isLimitExceeded = false) => ({
    body: {
      result: submission.reply(),
      toast: await toastOf({ title, reason, waitSeconds }),
      stays: messages.spam.nothingStored,
    },
    init: { status: 429 as const, headers: { 'Retry-After': String(waitSeconds) } },
    isLimitExceeded,
  })

  // No pretence of success: the browser of an honest person may have filled the field, and comes back with it empty.
  if (submission.payload[honeypotField]) {
    countRefusal(form, 'honeypot')
    return refuse(messages.spam.unclear, minimumFillSeconds)
  }

  const madeAt = await readFormStamp(submission.payload[formStampField])
  const tooEarly = secondsTooEarly(madeAt, now)
  if (tooEarly > 0) {
    // A stamp that is none would be refused for ever, also to whoever had the form open while the secret changed.
    if (!madeAt) submission.payload[formStampField] = await formStamp(now)
    countRefusal(form, 'too_quick')
    return refuse(messages.spam.tooQuick, tooEarly)
  }

  const result = await consumeFormLimits(form, { phone, address: clientAddress(request.headers) })
  if (result.exceeded) {
    const { limit, waitSeconds } = result.exceeded
    countRefusal(form, `rate_limit_${limit.scope}`)
    const sentences: Partial<Record<RateLimitScope, string>> = messages.spam.exceeded[form]
    return refuse(sentences[limit.scope] ?? messages.spam.unclear, waitSeconds, true)
  }
  counted.set(request, result.counted)
  return null
}

/**
 * Counts a change that a customer makes behind a manage link. Returns the sentence that refuses it once the client address has
 * reached its limit, otherwise null. Call `refundRateLimits` if the change is not made.
 */
export async function refuseFrequentChanges(request: Request): Promise<string | null> {
  const result = await consumeFormLimits('change', { address: clientAddress(request.headers) })
  if (!result.exceeded) {
    counted.set(request, result.counted)
    return null
  }
  countRefusal('change', 'rate_limit_address')
  const { phone } = (await siteContent()).business
  return refusalSentence(messages.spam.exceeded.change.address, result.exceeded.waitSeconds, phone)
}

function refusalSentence(reason: string, waitSeconds: number, phone: string | null): string {
  const readable = phone && formatPhone(phone)
  return `${reason} ${messages.spam.tryAgain(formatWait(waitSeconds), readable)}`
}

async function toastOf({
  title,
  reason,
  waitSeconds,
}: {
  title: string
  reason: string
  waitSeconds: number
}): Promise<ToastMessage> {
  const { phone } = (await siteContent()).business
  const readable = phone && formatPhone(phone)
  return {
    kind: 'error',
    title,
    description: refusalSentence(reason, waitSeconds, phone),
    link:
      phone && readable
        ? { label: messages.spam.call(readable), href: phoneHref(phone) }
        : undefined,
  }
}

/** Counts a form no longer that `refuseSpam` let pass and that stored nothing: it was refused, failed, or was a repeat. */
export async function refundRateLimits(request: Request): Promise<void> {
  const acts = counted.get(request)
  counted.delete(request)
  if (acts) await refundCounted(await payloadClient(), acts)
}

/** A page with such a form is made for one visitor, and its answers say when to come back. */
export const formHeaders: HeadersFunction = ({ actionHeaders }) => {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  const retryAfter = actionHeaders.get('Retry-After')
  if (retryAfter) headers.set('Retry-After', retryAfter)
  return headers
}
