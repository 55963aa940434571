import { parseWithZod } from '@conform-to/zod/v4'
import { data } from '@remix-run/node'
import * as z from 'zod/mini'
import { readForm } from '#app/http/form-body.server.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { loadStaffPickupDays } from '#app/models/bookings/pickup-days.server.ts'
import {
  bookForCaller,
  type Caller,
  type CallerBookingOutcome,
  findCaller,
} from '#app/models/callers.server.ts'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import { expressField, languageField } from '#app/staff/booking/staff-booking-fields.tsx'
import { requireBookingStaff } from '#app/staff/shell/staff-session.server.ts'
import { describeSameDayPickup } from '#business/bookings/callers.ts'
import { bookingRequestSchema } from '#business/bookings/forms/booking-request.ts'
import { englishFields } from '#business/bookings/forms/english-fields.ts'
import { defaultLanguage, isLanguage } from '#business/languages/languages.ts'
import { isLocalDate, localDateAt } from '#business/pickups/local-time.ts'
import { applyTappedDay } from '#business/pickups/tapped-day.ts'
import { phoneDigits } from '#business/words/phone.ts'
import { fillSentence } from '#business/words/sentence.ts'
import * as staffWords from '#business/words/staff.ts'
import { failureToast, type ToastMessage } from '#business/words/toast-message.ts'
import { wordsFor } from '#business/words/words-for.ts'
import type { User } from '#payload-types.ts'
import { intentField, intents, knownValues } from './caller-booking-form.tsx'
import { seenPickupsField } from './known-caller.tsx'

const words = wordsFor(defaultLanguage)
const failedToast = failureToast(words.booking)

export async function submitCallerBooking(request: Request) {
  const user = await requireBookingStaff(request, { forwardForm: true })
  const form = applyTappedDay(await readForm(request))
  if (form.get(intentField) === intents.lookUp) return lookUp(user, form)
  const schema = bookingRequestSchema({ today: localDateAt(new Date()) }, words)
  const submission = parseWithZod(form, { schema })
  if (submission.status !== 'success') {
    const page = await loadPage(user, form)
    return data({ result: submission.reply(), ...page, toast: null }, 400)
  }
  try {
    const language = form.get(languageField)
    const submitted = { ...submission.value, express: form.get(expressField) === 'on' }
    const outcome = await bookForCaller(user, submitted, {
      language: isLanguage(language) ? language : defaultLanguage,
      confirms: form.get(intentField) === intents.confirm,
      seenPickups: readText(form, seenPickupsField).split(','),
    })
    if (outcome.ok) {
      return await redirectWithToast(`/admin/bookings/${outcome.reference}`, bookedToast(outcome))
    }
    const { problem, reason } = outcome
    const page = await loadPage(user, form)
    if (!problem) {
      return data({ result: submission.reply(), ...page, toast: refusedToast(outcome) }, 409)
    }
    const result = submission.reply({ fieldErrors: { [problem.field]: [reason] } })
    return data({ result, ...page, toast: null }, 409)
  } catch (error) {
    logFailure('A booking could not be stored', error)
    return data({ result: submission.reply(), days: [], caller: null, toast: failedToast }, 503)
  }
}

async function loadPage(user: User, form: FormData) {
  const phone = phoneDigits(readText(form, 'phone'))
  const [days, caller] = await Promise.all([
    loadRequestedDay(form),
    phone ? findCaller(user, phone) : null,
  ])
  return { days, caller }
}

function bookedToast({
  reference,
  repeats,
  confirmation,
}: Extract<CallerBookingOutcome, { ok: true }>): ToastMessage {
  const say = staffWords.newBooking
  if (confirmation && !confirmation.ok) {
    const description = say.notConfirmedDetail(reference, confirmation.reason)
    return { kind: 'error', title: say.notConfirmed, description }
  }
  const description =
    repeats === 'another'
      ? fillSentence(words.bookingReply.savedBefore, { reference })
      : (confirmation ? say.confirmed : say.created)(reference)
  return { kind: 'success', title: words.bookingReply.saved, description }
}

function refusedToast({
  reason,
  sameDay = [],
}: Extract<CallerBookingOutcome, { ok: false }>): ToastMessage {
  const [first] = sameDay
  if (!first) return { ...failedToast, description: reason }
  const sameDayPickup = describeSameDayPickup(first, {}, localDateAt(new Date()))
  const description = `${sameDayPickup} ${staffWords.newBooking.bookAnyway}`
  return { kind: 'error', title: reason, description }
}

/** For pages without scripts. Fills in empty fields only. */
async function lookUp(user: User, form: FormData) {
  const schema = z.object({ phone: englishFields.phone })
  const submission = parseWithZod(form, { schema })
  const result = submission.reply()
  try {
    const page = await loadPage(user, form)
    const known = page.caller ? fillEmpty(form, page.caller) : {}
    const initialValue = { ...result.initialValue, ...known }
    return data({ result: { ...result, initialValue }, ...page, toast: null })
  } catch (error) {
    logFailure('A caller could not be looked up', error)
    const toast: ToastMessage = { kind: 'error', title: staffWords.caller.lookUpFailed }
    return data({ result, days: [], caller: null, toast }, 503)
  }
}

function fillEmpty(form: FormData, caller: Caller): Record<string, string> {
  return Object.fromEntries(
    Object.entries(knownValues(caller)).filter(([field]) => !form.get(field)),
  )
}

/** `readForm` refuses files. */
const readText = (form: FormData, name: string) => (form.get(name) ?? '') as string

async function loadRequestedDay(form: FormData) {
  const from = form.get('date')
  return typeof from === 'string' && isLocalDate(from)
    ? loadStaffPickupDays({ trip: 'new', from, days: 1, forceFresh: true })
    : []
}
