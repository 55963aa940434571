import { randomUUID } from 'node:crypto'
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
  useRouteLoaderData,
  useSearchParams,
} from '@remix-run/react'
import { useMemo } from 'react'
import { BookingHeading } from '#app/booking/wizard/booking-heading.tsx'
import { BookingWizard } from '#app/booking/wizard/booking-wizard.tsx'
import { LazyReceiptPanel } from '#app/booking/wizard/lazy-receipt-panel.tsx'
import { parseReceipt } from '#app/booking/wizard/receipt.ts'
import type { ReceiptWords } from '#app/booking/wizard/receipt-panel.tsx'
import { firstStep, parseStepNumber } from '#app/booking/wizard/wizard-steps.ts'
import { bookingFailedToast } from '#app/booking-form/booking-failed-toast.ts'
import { daysPerRequest } from '#app/booking-form/offered-days.ts'
import { contentFor, languageFor } from '#app/http/request-content.server.ts'
import { formHeaders } from '#app/http/spam-protection.server.ts'
import { takeToast } from '#app/http/toast.server.ts'
import { createFormStamp } from '#app/models/form-stamp.server.ts'
import { pageMeta } from '#app/seo/page-meta.server.ts'
import { ErrorPage } from '#app/ui/layout/error-page.tsx'
import { ServerMarkup } from '#app/ui/layout/server-markup.tsx'
import { useHydrated } from '#app/ui/layout/use-hydrated.ts'
import { FlashToast } from '#app/ui/toasts/flash-toast.tsx'
import { describeDuration } from '#business/bookings/describe-duration.ts'
import { isExpressOffered, mapServices } from '#business/bookings/return/return-date.ts'
import { langOf } from '#business/languages/languages.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import { formatPhone } from '#business/words/phone.ts'
import { fillSentence, joinSentences } from '#business/words/sentence.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { describeBooked } from './booked-page.server.ts'
import { loadOfferedDays } from './offered-days.server.ts'
import { bookingPagePaths, bookingPageWords } from './page-words.server.ts'
import { nameLinkedService, prefillFromUrl } from './prefill-from-url.server.ts'
import { sendBooking } from './send-booking.ts'
import { submitBooking } from './submit-booking.server.ts'

export const meta: MetaFunction<typeof loader> = ({ data: shown }) => shown?.meta ?? []

export const headers: HeadersFunction = formHeaders

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args
  const language = languageFor(request)
  const words = wordsFor(language)
  const content = await contentFor(args)
  const now = new Date()
  const today = localDateAt(now)
  const { business, pages, prices } = content
  const rules = business.pickupRules
  const query = new URL(request.url).searchParams
  const receipt = parseReceipt(query)
  const booked = receipt && (await describeBooked(receipt, content, { language, now }))
  const { toast, headers } = await takeToast(request)
  const { intro } = pages.booking
  const linkedService = nameLinkedService(content.services, query, words.bookingReply)
  return data(
    {
      words: bookingPageWords(language),
      paths: bookingPagePaths(language),
      meta: pageMeta('booking', content, language),
      page: pages.booking,
      linkedService,
      intro: {
        heading: intro.heading ?? words.booking.heading,
        headingLang: langOf(intro, 'heading'),
        text: linkedService ?? intro.text,
        textLang: linkedService ? undefined : langOf(intro, 'text'),
      },
      priceList: prices.length > 0 ? { ...pages.services.prices, prices } : null,
      today,
      durations: mapServices(rules, (order) =>
        describeDuration(order, rules.workingDays, words.returns),
      ),
      days: await loadOfferedDays({ from: today, days: daysPerRequest, rules, now, words }),
      requestKey: randomUUID(),
      formStamp: await createFormStamp(now),
      prefill: await prefillFromUrl(query, { now, isExpressOffered: isExpressOffered(rules) }),
      booked,
      phone: business.phone,
      serviceArea: content.serviceArea,
      toast,
    },
    { headers },
  )
}

export const action = ({ request }: ActionFunctionArgs) => submitBooking(request)

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  sendBooking(request, () => serverAction<typeof action>())

/** Step changes and refusals do not reload, as the server may be unreachable. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isStepChange =
    !formMethod && currentUrl.pathname === nextUrl.pathname && !nextUrl.searchParams.has('booked')
  const wasRefused = actionResult !== undefined
  return isStepChange || wasRefused ? false : defaultShouldRevalidate
}

const frame = 'mx-auto max-w-2xl px-5 py-6 md:py-14 @max-2xs:px-3'

export default function Booking() {
  const { intro, page, booked, phone, toast, ...wizard } = useLoaderData<typeof loader>()
  const { words, paths } = wizard
  const reply = useActionData<typeof clientAction>()
  const [searchParams] = useSearchParams()
  const hydrated = useHydrated()
  const stepFromServer = hydrated ? null : reply?.step
  const step = stepFromServer ?? parseStepNumber(searchParams.get('step'))
  const isJustBooked = Boolean(booked) && searchParams.has('booked')
  // A new object for each reply, so that each shows a toast.
  const replyToast = useMemo(
    () => (reply && 'isUnreachable' in reply ? bookingFailedToast(words.booking) : reply?.toast),
    [reply, words],
  )
  return (
    <div className={frame}>
      <FlashToast toast={toast} />
      <FlashToast
        toast={replyToast}
        inlineNote={
          reply?.inlineNote ??
          joinSentences(
            words.booking.unconfirmed,
            phone && fillSentence(words.forms.orCall, { phone: formatPhone(phone) }),
          )
        }
      />
      <BookingHeading
        words={words}
        booked={isJustBooked && booked ? { words, ...booked } : null}
        intro={intro}
        isHidden={step > firstStep}
      />
      <BookingWizard
        {...wizard}
        key={wizard.requestKey}
        step={step}
        phone={phone}
        texts={page}
        responseDays={reply?.days}
        lastResult={reply?.result}
        question={reply?.question}
      />
      <div hidden={isJustBooked || step > firstStep}>
        <ServerMarkup id="find-booking">
          {import.meta.env.SSR && (
            <p className="mt-8 text-sm">
              <a href={paths.find} className="inline-block py-3 link">
                {words.booking.lostLink}
              </a>
            </p>
          )}
        </ServerMarkup>
      </div>
    </div>
  )
}

/** The URL confirms the booking if its page fails to load. */
export function ErrorBoundary() {
  const [searchParams] = useSearchParams()
  // This page's own loader may have failed.
  const root = useRouteLoaderData<{ receiptWords: ReceiptWords | null }>('root')
  const receipt = parseReceipt(searchParams)
  if (!receipt || !root?.receiptWords) return <ErrorPage as="div" />
  return (
    <div className={frame}>
      <LazyReceiptPanel words={root.receiptWords} receipt={receipt} />
    </div>
  )
}
