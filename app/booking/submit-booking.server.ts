import type { Submission, SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { createCookie, data } from '@remix-run/node'
import type { BookingReply } from '#app/booking/wizard/booking-draft.ts'
import { toReceiptQuery } from '#app/booking/wizard/receipt.tsx'
import {
  bookAgainField,
  firstUnfinishedStep,
  invalidFields,
  lastStep,
  parseStepNumber,
  requestedStepField,
  wholeFormField,
} from '#app/booking/wizard/wizard-steps.ts'
import { readForm } from '#app/http/form-body.server.ts'
import { languageFor, wordsOf } from '#app/http/request-content.server.ts'
import { limitsOf, refuseBots, refuseLimited } from '#app/http/spam-protection.server.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import {
  type BookingReceipt,
  findRepeatedForm,
  type RepeatedForm,
  requestBooking,
} from '#app/models/bookings/booking-requests.server.ts'
import { hashManageKey, hasOpenBooking } from '#app/models/bookings/managed-bookings.server.ts'
import { siteContent } from '#app/models/content/content.server.ts'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import {
  bookingFormSchema,
  bookingRequestSchema,
} from '#business/bookings/forms/booking-request.ts'
import { sitePages } from '#business/content/site-pages.ts'
import { localPath } from '#business/languages/languages.ts'
import { isLocalDate, localDateAt } from '#business/pickups/local-time.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import { addPincode, pincodeField } from '#business/pickups/service-area.ts'
import { applyTappedDay } from '#business/pickups/tapped-day.ts'
import { fillSentence } from '#business/words/sentence.ts'
import { failureToast, type ToastMessage } from '#business/words/toast-message.ts'
import { environment } from '#environment.ts'
import { loadOfferedDays } from './offered-days.server.ts'

/**
 * Answers a step change or a submission; a repeated form gets the response of its first booking.
 */
export async function submitBooking(request: Request) {
  const words = wordsOf(request)
  const form = applyTappedDay(await readForm(request))
  const [address, pincode] = [form.get('address'), form.get(pincodeField)]
  if (typeof address === 'string' && typeof pincode === 'string') {
    form.set('address', addPincode(address, pincode))
  }
  // A form without scripts shows all its steps at once.
  if (form.has(requestedStepField) && !form.has(wholeFormField)) return changeStep(request, form)
  const schema = bookingRequestSchema({ today: localDateAt(new Date()) }, words)
  const submission = parseWithZod(form, { schema })
  try {
    if (submission.status !== 'success') {
      // The day of a repeated form may have passed since the first time.
      const requestKey = form.get('requestKey')
      const repeated = submission.error?.date && (await findRepeatedForm(requestKey))
      if (repeated) return await answerRepeatedForm(request, repeated, submission)
      return data<BookingReply>(await refusedForm(form, submission.reply(), request), {
        status: 400,
      })
    }
    const { phone, requestKey } = submission.value
    const isSamePickup =
      !form.has(bookAgainField) && (await hasSamePickup(request, submission.value))
    // The same form sent twice is not a second booking: it returns the first.
    if (isSamePickup && !(await findRepeatedForm(requestKey))) {
      const question = words.bookingReply.samePickup
      const link = findLink(request)
      const reply = { result: submission.reply(), step: lastStep, question, link }
      return data<BookingReply>(reply, { status: 409 })
    }
    const title = words.booking.failed
    const refusal = await refuseBots(request, submission, title)
    if (refusal) {
      const repeated = await findRepeatedForm(requestKey)
      if (repeated) return await answerRepeatedForm(request, repeated, submission)
      return data<BookingReply>(refusal.body, refusal.init)
    }
    const rateLimits = limitsOf(request, 'booking', phone)
    const language = languageFor(request)
    const outcome = await requestBooking(submission.value, { language, rateLimits })
    if (outcome.ok) {
      return await redirectToReceipt(request, outcome.receipt, {
        requestKey,
        matchesForm: outcome.repeats !== 'another',
      })
    }
    const { problem, exceeded, reason } = outcome
    if (exceeded) {
      const form = { form: 'booking', title } as const
      const { body, init } = await refuseLimited(request, submission, { ...form, exceeded })
      return data<BookingReply>(body, init)
    }
    if (!problem) return refuseExpiredRepeat(request, submission)
    const result = submission.reply({ fieldErrors: { [problem.field]: [reason] } })
    return data<BookingReply>(await refusedForm(form, result, request), { status: 409 })
  } catch (error) {
    logFailure('A booking could not be stored', error)
    return data<BookingReply>(
      { result: submission.reply(), toast: failureToast(words.booking) },
      { status: 503 },
    )
  }
}

async function refusedForm(form: FormData, result: SubmissionResult<string[]>, request: Request) {
  const step = firstUnfinishedStep(result.error)
  return { result, step, days: await availabilityOfChosenDay(form, request) }
}

async function availabilityOfChosenDay(form: FormData, request: Request) {
  const from = form.get('date')
  if (typeof from !== 'string' || !isLocalDate(from)) return []
  const rules = (await siteContent(languageFor(request))).business.pickupRules
  const words = wordsOf(request)
  return loadOfferedDays({ from, days: 1, rules, now: new Date(), forceFresh: true, words })
}

async function redirectToReceipt(
  request: Request,
  { reference, date, time, manageKey }: BookingReceipt,
  { requestKey, matchesForm = true }: { requestKey?: string; matchesForm?: boolean },
) {
  const { saved, savedDetail, savedBefore } = wordsOf(request).bookingReply
  const query = toReceiptQuery({ booked: reference, date, time, manage: manageKey })
  return redirectWithToast(
    `${localPath(languageFor(request), sitePages.booking.path)}?${query}`,
    {
      kind: 'success',
      title: saved,
      description: fillSentence(matchesForm ? savedDetail : savedBefore, { reference }),
    },
    await rememberBooking(request, requestKey),
  )
}

function answerRepeatedForm(
  request: Request,
  { receipt }: RepeatedForm,
  submission: Submission<unknown, string[]>,
) {
  if (!receipt) return refuseExpiredRepeat(request, submission)
  const requestKey = submission.payload.requestKey as string
  return redirectToReceipt(request, receipt, { requestKey })
}

/** The form made its booking more than 24 hours ago. */
function refuseExpiredRepeat(request: Request, submission: Submission<unknown, string[]>) {
  const { booking, bookingReply } = wordsOf(request)
  const inlineNote = bookingReply.bookedBefore
  const toast: ToastMessage = { kind: 'error', title: booking.failed, link: findLink(request) }
  const reply = { result: submission.reply(), toast, inlineNote }
  return data<BookingReply>(reply, { status: 409 })
}

function findLink(request: Request) {
  const label = wordsOf(request).bookingReply.findIt
  return { label, href: localPath(languageFor(request), '/booking/find') }
}

/** Goes to the requested step, or to an earlier one with errors. Keeps all input. */
async function changeStep(request: Request, form: FormData) {
  const to = parseStepNumber(form.get(requestedStepField))
  const days = await availabilityOfChosenDay(form, request)
  const { serviceArea } = await siteContent(languageFor(request))
  const offered = new Map(days.map((day) => [day.date, day]))
  const known = { today: localDateAt(new Date()), offered, serviceArea }
  const schema = bookingFormSchema(known, wordsOf(request))
  const { initialValue, error } = parseWithZod(form, { schema }).reply()
  const unfinished = firstUnfinishedStep(error)
  if (to <= unfinished) return data<BookingReply>({ step: to, result: { initialValue }, days })
  const invalid = invalidFields(unfinished, error)
  const stepErrors = Object.fromEntries(invalid.map((field) => [field, error?.[field] ?? null]))
  const result = { initialValue, error: stepErrors }
  return data<BookingReply>({ step: unfinished, result, days }, { status: 400 })
}

/**
 * Hashes of request keys, which recognise this browser's bookings but open none. A corrected email
 * changes a manage key.
 */
const bookingsCookie = createCookie('bookings', {
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: environment.siteUrl.startsWith('https:'),
  maxAge: 30 * 24 * 60 * 60,
})

const maxRememberedBookings = 5

async function rememberBooking(request: Request, requestKey: string | undefined): Promise<Headers> {
  if (!requestKey) return new Headers()
  const hashes = new Set([hashManageKey(requestKey), ...(await readRememberedKeys(request))])
  const value = await bookingsCookie.serialize([...hashes].slice(0, maxRememberedBookings))
  return new Headers({ 'Set-Cookie': value })
}

async function hasSamePickup(
  request: Request,
  booking: Pickup & { phone: string },
): Promise<boolean> {
  const hashes = await readRememberedKeys(request)
  return hashes.length > 0 && hasOpenBooking(hashes, booking)
}

async function readRememberedKeys(request: Request): Promise<string[]> {
  const value: unknown = await bookingsCookie.parse(request.headers.get('Cookie'))
  if (!Array.isArray(value)) return []
  return value
    .filter((hash): hash is string => typeof hash === 'string' && /^[\w-]{43}$/.test(hash))
    .slice(0, maxRememberedBookings)
}
