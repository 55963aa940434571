import type { Submission, SubmissionResult } from '@conform-to/react'
import type { HeadersFunction } from '@remix-run/node'
import { siteContent } from '#app/models/content/content.server.ts'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import { payloadClient } from '#app/models/payload.server.ts'
import {
  formStampField,
  honeypotField,
  minimumFillSeconds,
  overallLimits,
  type PublicForm,
  rateLimits,
  type RateLimitScope,
  rateLimitSeconds,
  remainingFillSeconds,
  sharedScopes,
  tightenedShare,
} from '#business/forms/spam-protection.ts'
import { formatPhone, phoneHref } from '#business/words/phone.ts'
import { fillSentence, joinSentences, sayTryAgain, type Words } from '#business/words/sentence.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'
import { environment } from '#environment.ts'
import { createSignedToken, verifySignedToken } from '#platform/crypto/signed-token.ts'
import { type ClientNetworks, clientNetworks } from '#platform/limits/client-address.ts'
import {
  consumeRateLimits,
  type RateLimit,
  type RateLimitCount,
  type RateLimitResult,
  refundRateLimitCounts,
} from '#platform/limits/rate-limits.ts'
import { languageFor, wordsOf } from './request-content.server.ts'

/** Keeps the form's input: `data(refusal.body, refusal.init)`. */
interface Refusal {
  body: { result: SubmissionResult<string[]>; toast: ToastMessage; inlineNote: string }
  init: { status: 429; headers: { 'Retry-After': string } }
  /** A parallel request with the same form may have reached the limit. */
  isLimitExceeded: boolean
}

const countedByRequest = new WeakMap<Request, RateLimitCount[]>()

/**
 * Refuses bots and forms over a rate limit with 429 and Retry-After; null if the form may be
 * stored. Call it after validation. `phone` has 10 digits. A page with such a form needs:
 *
 * 1. loader: `formStamp: await createFormStamp(new Date())`;
 * 2. form: `<SpamProtection stamp={formStamp} lastResult={lastResult} />`;
 * 3. action: `refuseSpam`, and `refundRateLimits` if nothing was stored;
 * 4. `export const headers = formHeaders`, as Remix otherwise drops Retry-After;
 * 5. clientAction: `await waitForFillTime()` before `serverAction()`.
 */
export async function refuseSpam(
  request: Request,
  submission: Submission<unknown, string[]>,
  { form, phone, title }: { form: PublicForm; phone?: string; title: string },
): Promise<Refusal | null> {
  const now = new Date()
  const words = wordsOf(request).spam
  const refuse = async (reason: string | null, waitSeconds: number, isLimitExceeded = false) => ({
    body: {
      result: submission.reply(),
      toast: await refusalToast({ title, reason, waitSeconds }, request),
      inlineNote: words.nothingStored,
    },
    init: { status: 429 as const, headers: { 'Retry-After': String(waitSeconds) } },
    isLimitExceeded,
  })

  // No fake success: a browser may have autofilled the field.
  if (submission.payload[honeypotField]) {
    return refuse(words.unclear, minimumFillSeconds)
  }

  const madeAt = await readFormStamp(submission.payload[formStampField])
  const tooEarly = remainingFillSeconds(madeAt, now)
  if (tooEarly > 0) {
    // An invalid stamp would be refused forever. The secret may have changed.
    if (!madeAt) submission.payload[formStampField] = await createFormStamp(now)
    return refuse(null, tooEarly)
  }

  const result = await consumeFormLimits(form, { phone, ...clientNetworks(request.headers) })
  if (result.exceeded) {
    const { limit, waitSeconds } = result.exceeded
    return refuse(explainLimit(form, limit.scope, words), waitSeconds, true)
  }
  countedByRequest.set(request, result.counts)
  return null
}

/**
 * Returns null until the sender has reached a limit. Call `refundRateLimits` if the change fails.
 */
export async function refuseFrequentChanges(request: Request): Promise<string | null> {
  const result = await consumeFormLimits('change', clientNetworks(request.headers))
  if (!result.exceeded) {
    countedByRequest.set(request, result.counts)
    return null
  }
  const { limit, waitSeconds } = result.exceeded
  const words = wordsOf(request).spam
  const { phone } = (await siteContent(languageFor(request))).business
  const tryAgain = sayTryAgain({ waitSeconds, phone }, words)
  return joinSentences(explainLimit('change', limit.scope, words), tryAgain)
}

function explainLimit(form: PublicForm, scope: RateLimitScope, { exceeded }: Words['spam']) {
  const sentences: { phone?: string; address: string; shared: string } = exceeded[form]
  // To a visitor, its networks are one connection.
  const shown = scope === 'phone' || scope === 'shared' ? scope : 'address'
  return sentences[shown] ?? null
}

async function refusalToast(
  { title, reason, waitSeconds }: { title: string; reason: string | null; waitSeconds: number },
  request: Request,
): Promise<ToastMessage> {
  const words = wordsOf(request).spam
  const { phone } = (await siteContent(languageFor(request))).business
  return {
    kind: 'error',
    title,
    description: joinSentences(reason, sayTryAgain({ waitSeconds, phone }, words)),
    link: phone
      ? { label: fillSentence(words.call, { phone: formatPhone(phone) }), href: phoneHref(phone) }
      : undefined,
  }
}

/** Call it if a counted form was refused, failed or repeated. */
export async function refundRateLimits(request: Request): Promise<void> {
  const entries = countedByRequest.get(request)
  countedByRequest.delete(request)
  if (entries) await refundRateLimitCounts(await payloadClient(), entries)
}

/** Disables caching, and passes Retry-After on from the action. */
export const formHeaders: HeadersFunction = ({ actionHeaders }) => {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  const retryAfter = actionHeaders.get('Retry-After')
  if (retryAfter) headers.set('Retry-After', retryAfter)
  return headers
}

const stampPurpose = 'form made at'

/** Signs the time at which the form was rendered. */
export async function createFormStamp(now: Date): Promise<string> {
  const { secret } = await payloadClient()
  return createSignedToken(secret, stampPurpose, now.getTime())
}

/** Returns the render time; null for an invalid stamp. */
async function readFormStamp(stamp: unknown): Promise<Date | null> {
  if (typeof stamp !== 'string') return null
  const { secret } = await payloadClient()
  const renderedAt = verifySignedToken(secret, stampPurpose, stamp)
  return renderedAt === null ? null : new Date(renderedAt)
}

export interface Sender extends ClientNetworks {
  /** 10 digits. */
  phone?: string
}

type FormLimit = RateLimit & { scope: RateLimitScope }

/** Accepts the form if counting fails. */
export async function consumeFormLimits(
  form: PublicForm,
  sender: Sender,
): Promise<RateLimitResult<FormLimit>> {
  const factor = environment.rateLimitFactor
  if (factor === 0) return { counts: [] }
  const scopes = Object.entries(rateLimits[form]) as [RateLimitScope | 'overall', number][]
  const limits = scopes.flatMap(([scope, limit]): FormLimit[] => {
    if (scope === 'overall' || sender[scope] === undefined) return []
    const max = sharedScopes.includes(scope) ? limit * factor : limit
    const kind = `${form} ${scope}`
    const tightenedMax = Math.ceil(max * tightenedShare)
    return [{ scope, kind, sender: sender[scope], max, tightenedMax, seconds: rateLimitSeconds }]
  })
  const total = overallLimits(factor).find(({ kind }) => kind === `${form} overall`)
  try {
    return await consumeRateLimits(await payloadClient(), limits, total)
  } catch (error) {
    logFailure('A form submission could not be counted', error)
    return { counts: [] }
  }
}
