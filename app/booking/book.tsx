import { randomUUID } from 'node:crypto'
import type { Submission, SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import {
  type ClientActionFunctionArgs,
  data,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from '@remix-run/react'
import { Booked, loadBooked } from '#app/booking/wizard/booked.tsx'
import { keptDraft, rememberDetailsOf } from '#app/booking/wizard/booking-draft.ts'
import { BookingWizard } from '#app/booking/wizard/booking-wizard.tsx'
import { receiptIn, receiptQuery } from '#app/booking/wizard/receipt.ts'
import { firstStep, firstUnfinishedStep, stepOf } from '#app/booking/wizard/wizard-steps.ts'
import { daysAtATime } from '#app/booking-form/offered-days.ts'
import { readForm } from '#app/http/form-body.server.ts'
import { countRefusal } from '#app/http/refusals.server.ts'
import { contentFor } from '#app/http/request-content.server.ts'
import { formHeaders, refundRateLimits, refuseSpam } from '#app/http/spam-protection.server.ts'
import { redirectWithToast, takeToast } from '#app/http/toast.server.ts'
import {
  awaitRepeatedForm,
  type BookingReceipt,
  findRepeatedForm,
  type RepeatedForm,
  requestBooking,
} from '#app/models/bookings/booking-requests.server.ts'
import { pickupDays } from '#app/models/bookings/pickup-days.server.ts'
import { siteContent } from '#app/models/content/content.server.ts'
import { formStamp } from '#app/models/form-stamp.server.ts'
import { logFailure } from '#app/models/log-failure.server.ts'
import { pageMeta } from '#app/seo/page-meta.server.ts'
import { fillTimeOver } from '#app/ui/forms/fill-time.ts'
import { Problem } from '#app/ui/layout/problem.tsx'
import { useHydrated } from '#app/ui/layout/use-hydrated.ts'
import { ToastOnArrival } from '#app/ui/toasts/toast-on-arrival.tsx'
import { bookingRequestSchema } from '#business/bookings/booking-request.ts'
import { type PickupProblem, slotIsFull } from '#business/pickups/availability.ts'
import { withChosenDay } from '#business/pickups/chosen-day.ts'
import { isLocalDate, localDateAt } from '#business/pickups/local-time.ts'
import * as messages from '#business/words/messages.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'
import { afterwards } from './afterwards.server.ts'
import { askedBooking } from './asked.server.ts'
import { stepAskedBy, turnedStep } from './turned-step.server.ts'

const notBooked: ToastMessage = {
  kind: 'error',
  title: messages.booking.failed,
  description: messages.booking.failedDetail,
}

export const meta: MetaFunction<typeof loader> = ({ data: shown }) => shown?.meta ?? []

export const headers: HeadersFunction = formHeaders

export async function loader(asked: LoaderFunctionArgs) {
  const { request } = asked
  const content = await contentFor(asked)
  const now = new Date()
  const today = localDateAt(now)
  const { business, pages, prices } = content
  const rules = business.pickupRules
  const { toast, headers } = await takeToast(request)
  const query = new URL(request.url).searchParams
  const receipt = receiptIn(query)
  return data(
    {
      meta: pageMeta('booking', content),
      ...pages.booking,
      priceList: prices.length > 0 ? { ...pages.services.prices, prices } : null,
      today,
      days: await pickupDays({ from: today, days: daysAtATime, rules, now }),
      requestKey: randomUUID(),
      formStamp: await formStamp(now),
      asked: await askedBooking(query, now),
      booked: receipt && { receipt, ...afterwards(receipt, business, now) },
      phone: business.phone,
      serviceArea: content.serviceArea,
      toast,
    },
    { headers },
  )
}

export async function action({ request }: ActionFunctionArgs) {
  const today = localDateAt(new Date())
  const form = withChosenDay(await readForm(request))
  const to = stepAskedBy(form)
  if (to) {
    const days = await daysAnswering(form)
    const { serviceArea } = await siteContent()
    const { isWrong, ...turned } = turnedStep(form, to, { today, days, serviceArea })
    return data({ ...turned, days, toast: null }, { status: isWrong ? 400 : 200 })
  }
  const schema = bookingRequestSchema({ today })
  const submission = parseWithZod(form, { schema })
  try {
    if (submission.status !== 'success') {
      // A form that is sent again long after it was answered asks for a day that has passed since.
      const requestKey = form.get('requestKey')
      const repeated = submission.error?.date && (await findRepeatedForm(requestKey))
      if (repeated) return await answerTo(repeated, submission)
      countRefusal('booking', 'invalid')
      return data(await refused(form, submission.reply()), { status: 400 })
    }
    const { phone, requestKey } = submission.value
    const refusal = await refuseSpam(request, submission, {
      form: 'booking',
      phone,
      title: notBooked.title,
    })
    if (refusal) {
      const findForm = refusal.isLimitExceeded ? awaitRepeatedForm : findRepeatedForm
      const repeated = await findForm(requestKey)
      if (repeated) return await answerTo(repeated, submission)
      return data({ ...refusal.body, days: [] }, refusal.init)
    }
    const outcome = await requestBooking(submission.value)
    if (!outcome.ok || outcome.repeats !== 'nothing') await refundRateLimits(request)
    if (outcome.ok) {
      return await booked(outcome.receipt, { asAsked: outcome.repeats !== 'another' })
    }
    const { problem, reason } = outcome
    if (!problem) return bookedBefore(submission)
    countRefusal('booking', whyRefused(problem))
    const result = submission.reply({ fieldErrors: { [problem.field]: [reason] } })
    return data(await refused(form, result), { status: 409 })
  } catch (error) {
    await refundRateLimits(request)
    countRefusal('booking', 'failed')
    logFailure('A booking could not be stored', error)
    return data({ result: submission.reply(), toast: notBooked, days: [] }, { status: 503 })
  }
}

function whyRefused(problem: PickupProblem) {
  if (problem.field === 'address') return 'outside_service_area'
  return problem === slotIsFull ? 'slot_full' : 'not_offered'
}

/** A form that comes back for what is wrong in it, at the first step on which something is. */
async function refused(form: FormData, result: SubmissionResult<string[]>) {
  const step = firstUnfinishedStep(result.error)
  return { result, step, toast: null, days: await daysAnswering(form) }
}

/** What can be booked on the day that a form asks for: another slot, or another day, may be chosen at once. */
async function daysAnswering(form: FormData) {
  const from = form.get('date')
  if (typeof from !== 'string' || !isLocalDate(from)) return []
  const rules = (await siteContent()).business.pickupRules
  return pickupDays({ from, days: 1, rules, now: new Date(), isRefused: true })
}

function booked({ reference, date, time, manageKey }: BookingReceipt, { asAsked = true } = {}) {
  const { saved, savedDetail, savedBefore } = messages.booking
  return redirectWithToast(
    `/booking?${receiptQuery({ booked: reference, date, time, manage: manageKey })}`,
    {
      kind: 'success',
      title: saved,
      description: asAsked ? savedDetail(reference) : savedBefore(reference),
    },
  )
}

function answerTo({ receipt }: RepeatedForm, submission: Submission<unknown, string[]>) {
  return receipt ? booked(receipt) : bookedBefore(submission)
}

/** Answers a form that made its booking more than 24 hours ago. */
function bookedBefore(submission: Submission<unknown, string[]>) {
  countRefusal('booking', 'booked_before')
  const { findIt, bookedBefore: stays } = messages.repeatedForm
  const link = { label: findIt, href: '/booking/find' }
  const toast: ToastMessage = { kind: 'error', title: messages.booking.failed, link }
  return data({ result: submission.reply(), toast, stays, days: [] }, { status: 409 })
}

/** A booking that was stored needs no draft any more; one that did not reach the server stays in the form. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData()
  try {
    await fillTimeOver()
    return await serverAction<typeof action>()
  } catch (answer) {
    if (!(answer instanceof Response)) return { result: null, toast: { ...notBooked }, days: [] }
    if (answer.status >= 300 && answer.status < 400) {
      keptDraft.forget()
      rememberDetailsOf(form)
      await loadBooked()
    }
    throw answer
  }
}

/**
 * Moving between the steps needs nothing from the server; nor does a booking that was not made, whose server may
 * be out of reach. After one that was made the form is new.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const onlyAnotherStep =
    !formMethod && currentUrl.pathname === nextUrl.pathname && !nextUrl.searchParams.has('booked')
  const wasRefused = actionResult !== undefined
  return onlyAnotherStep || wasRefused ? false : defaultShouldRevalidate
}

const frame = 'mx-auto max-w-2xl px-5 py-6 md:py-14 @max-2xs:px-3'

export default function Booking() {
  const { intro, booked, phone, toast, ...wizard } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof clientAction>()
  const stays = reply && 'stays' in reply ? (reply.stays as string) : null
  const [searchParams] = useSearchParams()
  const hydrated = useHydrated()
  const turned = reply && 'step' in reply && !hydrated ? reply.step : null
  const step = turned ?? stepOf(searchParams.get('step'))
  const isJustBooked = booked && searchParams.has('booked')
  return (
    <div className={frame}>
      <ToastOnArrival toast={toast} />
      <ToastOnArrival toast={reply?.toast} stays={stays ?? messages.booking.unconfirmed(phone)} />
      {isJustBooked ? (
        <>
          <Booked {...booked} />
          <h2 className="text-xl font-bold">Book another pickup</h2>
        </>
      ) : (
        <div className={step > firstStep ? 'sr-only' : ''}>
          <h1 className="text-2xl font-bold">{intro?.heading ?? 'Schedule a Pickup'}</h1>
          {intro?.text && <p className="mt-3 text-lg text-ink-soft">{intro.text}</p>}
        </div>
      )}
      <BookingWizard
        {...wizard}
        key={wizard.requestKey}
        step={step}
        phone={phone}
        answeredDays={reply?.days}
        lastResult={reply?.result}
      />
      {!isJustBooked && step === firstStep && (
        <p className="mt-8 text-sm">
          <a href="/booking/find" className="inline-block py-3 link">
            Lost the link to your booking?
          </a>
        </p>
      )}
    </div>
  )
}

/** The booking is stored, even if the page that shows it could not be loaded: its address says enough. */
export function ErrorBoundary() {
  const [searchParams] = useSearchParams()
  const receipt = receiptIn(searchParams)
  if (!receipt) return <Problem as="div" />
  return (
    <div className={frame}>
      <Booked receipt={receipt} nextStep={messages.booking.call} />
    </div>
  )
}
