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
  countTotal,
  type RateLimit,
  type RateLimitCount,
  type RateLimitResult,
  type RateLimits,
  refundRateLimitCounts,
} from '#platform/limits/rate-limits.ts'
import { languageFor, wordsOf } from './request-content.server.ts'

/** Keeps the form's input: `data(refusal.body, refusal.init)`. */
interface Refusal {
  body: { result: SubmissionResult<string[]>; toast: ToastMessage; inlineNote: string }
  init: { status: 429; headers: { 'Retry-After': string } }
}

interface Counted {
  counts: RateLimitCount[]
  total?: RateLimit
}

const countedByRequest = new WeakMap<Request, Counted>()

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
  const refusal = await refuseBots(request, submission, title)
  if (refusal) return refusal
  const exceeded = await countForm(request, form, { phone, ...clientNetworks(request.headers) })
  return exceeded && refuseLimited(request, submission, { form, title, exceeded })
}

/** Checks only what needs no database. */
export async function refuseBots(
  request: Request,
  submission: Submission<unknown, string[]>,
  title: string,
): Promise<Refusal | null> {
  const refuseFor = (reason: string | null, waitSeconds: number) =>
    refuse(request, submission, { title, reason, waitSeconds })
  // No fake success: a browser may have autofilled the field.
  if (submission.payload[honeypotField]) {
    return refuseFor(wordsOf(request).spam.unclear, minimumFillSeconds)
  }

  const now = new Date()
  const madeAt = await readFormStamp(submission.payload[formStampField])
  const tooEarly = remainingFillSeconds(madeAt, now)
  if (tooEarly === 0) return null
  // An invalid stamp would be refused forever. The secret may have changed.
  if (!madeAt) submission.payload[formStampField] = await createFormStamp(now)
  return refuseFor(null, tooEarly)
}

/** Explains an exceeded rate limit. */
export function refuseLimited(
  request: Request,
  submission: Submission<unknown, string[]>,
  { form, title, exceeded }: { form: PublicForm; title: string; exceeded: Exceeded },
): Promise<Refusal> {
  const { limit, waitSeconds } = exceeded
  const reason = explainLimit(form, limit, wordsOf(request).spam)
  return refuse(request, submission, { title, reason, waitSeconds })
}

async function refuse(
  request: Request,
  submission: Submission<unknown, string[]>,
  { waitSeconds, ...why }: { title: string; reason: string | null; waitSeconds: number },
): Promise<Refusal> {
  return {
    body: {
      result: submission.reply(),
      toast: await refusalToast({ ...why, waitSeconds }, request),
      inlineNote: wordsOf(request).spam.nothingStored,
    },
    init: { status: 429, headers: { 'Retry-After': String(waitSeconds) } },
  }
}

/**
 * Returns null until the sender has reached a limit. Call `refundRateLimits` if the change fails.
 */
export async function refuseFrequentChanges(request: Request): Promise<string | null> {
  const exceeded = await countForm(request, 'change', clientNetworks(request.headers))
  if (!exceeded) return null
  const { limit, waitSeconds } = exceeded
  const words = wordsOf(request).spam
  const { phone } = (await siteContent(languageFor(request))).business
  const tryAgain = sayTryAgain({ waitSeconds, phone }, words)
  return joinSentences(explainLimit('change', limit, words), tryAgain)
}

function explainLimit(form: PublicForm, { kind }: RateLimit, { exceeded }: Words['spam']) {
  const scope = kind.slice(form.length + 1)
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
  const counted = countedByRequest.get(request)
  countedByRequest.delete(request)
  if (!counted) return
  const payload = await payloadClient()
  if (counted.total) countTotal(payload, counted.total, -1)
  await refundRateLimitCounts(payload, counted.counts)
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

/** An exceeded limit, and when it ends. */
type Exceeded = NonNullable<RateLimitResult<RateLimit>['exceeded']>

/** Accepts the form if counting fails. */
async function countForm(
  request: Request,
  form: PublicForm,
  sender: Sender,
): Promise<Exceeded | null> {
  const { counts, exceeded, total } = await consumeFormLimits(form, sender)
  if (exceeded) return exceeded
  countedByRequest.set(request, { counts, total })
  return null
}

export async function consumeFormLimits(
  form: PublicForm,
  sender: Sender,
): Promise<RateLimitResult<RateLimit> & { total?: RateLimit }> {
  const { limits, total } = limitsFor(form, sender)
  if (limits.length === 0) return { counts: [] }
  try {
    const payload = await payloadClient()
    const result = await consumeRateLimits(payload, limits, total)
    if (total && !result.exceeded) countTotal(payload, total)
    return { ...result, total }
  } catch (error) {
    logFailure('A form submission could not be counted', error)
    return { counts: [] }
  }
}

/** The rate limits of a form that its operation counts itself. */
export function limitsOf(request: Request, form: PublicForm, phone: string): RateLimits {
  return limitsFor(form, { phone, ...clientNetworks(request.headers) })
}

function limitsFor(form: PublicForm, sender: Sender): RateLimits {
  const factor = environment.rateLimitFactor
  if (factor === 0) return { limits: [] }
  const scopes = Object.entries(rateLimits[form]) as [RateLimitScope | 'overall', number][]
  const limits = scopes.flatMap(([scope, limit]): RateLimit[] => {
    if (scope === 'overall' || sender[scope] === undefined) return []
    const max = sharedScopes.includes(scope) ? limit * factor : limit
    const tightenedMax = Math.ceil(max * tightenedShare)
    const kind = `${form} ${scope}`
    return [{ kind, sender: sender[scope], max, tightenedMax, seconds: rateLimitSeconds }]
  })
  return { limits, total: overallLimits(factor).find(({ kind }) => kind === `${form} overall`) }
}
