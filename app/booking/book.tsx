import { randomUUID } from 'node:crypto'
import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
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
import {
  LazyBookingWizard,
  loadsAtOnceAttribute,
  loadWizardWhenNeeded,
} from '#app/booking/wizard/lazy-wizard.ts'
import { LazyReceiptPanel, parseReceipt } from '#app/booking/wizard/receipt.tsx'
import type { ReceiptWords } from '#app/booking/wizard/receipt-panel.tsx'
import { wizardWords } from '#app/booking/wizard/step-contents.tsx'
import { firstStep, nameStep, parseStepNumber } from '#app/booking/wizard/wizard-steps.ts'
import { daysPerRequest } from '#app/booking-fields/use-offered-days.ts'
import { contentFor, languageFor, pickWords } from '#app/http/request-content.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { createFormStamp, formHeaders } from '#app/http/spam-protection.server.ts'
import { takeToast } from '#app/http/toast.server.ts'
import { pageMeta } from '#app/seo/page-meta.server.ts'
import { ErrorPage } from '#app/ui/layout/error-page.tsx'
import { ServerMarkup } from '#app/ui/layout/server-markup.tsx'
import { FlashToast } from '#app/ui/layout/toasts.tsx'
import { useHydrated } from '#app/ui/layout/use-hydrated.ts'
import { describeDiscount } from '#business/bills/customer-bill.ts'
import {
  describeDuration,
  isExpressOffered,
  mapServices,
} from '#business/bookings/return/return-date.ts'
import { serviceAreaHref, sitePages } from '#business/content/site-pages.ts'
import { langOf, localPath } from '#business/languages/languages.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import { formatPhone } from '#business/words/phone.ts'
import { fillSentence, joinSentences } from '#business/words/sentence.ts'
import { failureToast } from '#business/words/toast-message.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { describeBooked } from './booked-page.server.ts'
import { loadOfferedDays } from './offered-days.server.ts'
import { nameLinkedService, prefillFromUrl } from './prefill-from-url.server.ts'
import { submitBooking } from './submit-booking.server.ts'

export const meta: MetaFunction<typeof loader> = ({ data: shown, location }) => {
  if (!shown) return []
  const query = new URLSearchParams(location.search)
  const { booked, businessName, words } = shown
  const subject =
    booked && query.has('booked')
      ? `${words.booked.heading} · ${booked.receipt.booked}`
      : nameStep(parseStepNumber(query.get('step')), words.booking)
  if (!subject) return shown.meta
  const title = `${subject} | ${businessName}`
  return [...shown.meta.filter((each) => !('title' in each)), { title }]
}

export const headers: HeadersFunction = formHeaders

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args
  const language = languageFor(request)
  const words = wordsFor(language)
  const content = await contentFor(args)
  const now = new Date()
  const today = localDateAt(now)
  const { business, offers, pages, prices } = content
  const rules = business.pickupRules
  const query = new URL(request.url).searchParams
  const receipt = parseReceipt(query)
  const booked = receipt && (await describeBooked(receipt, content, { language, now }))
  const { toast, headers } = await takeToast(request)
  const { intro } = pages.booking
  const offersExpress = isExpressOffered(rules)
  const linking = { isExpressOffered: offersExpress, words }
  const newOrder = { createdAt: now.toISOString() }
  const linkedService = nameLinkedService(content.services, query, linking)
  return data(
    {
      words: pickWords(words, 'booked', ...wizardWords),
      paths: {
        booking: localPath(language, sitePages.booking.path),
        days: localPath(language, '/booking/days'),
        find: localPath(language, '/booking/find'),
        serviceArea: localPath(language, serviceAreaHref),
      },
      meta: pageMeta('booking', content, language),
      businessName: business.name,
      page: pages.booking,
      linkedService,
      intro: {
        heading: intro.heading ?? words.booking.heading,
        headingLang: langOf(intro, 'heading'),
        text: linkedService ?? intro.text,
        textLang: linkedService ? undefined : langOf(intro, 'text'),
      },
      expressPercent: business.bills.expressPercent,
      discounts: {
        first: describeDiscount({ ...newOrder, firstOrder: true }, offers, words),
        later: describeDiscount({ ...newOrder, firstOrder: false }, offers, words),
      },
      priceList: prices.length > 0 ? { ...pages.services.prices, prices } : null,
      today,
      durations: mapServices(rules, (order) =>
        describeDuration(order, rules.workingDays, words.returns),
      ),
      days: await loadOfferedDays({ from: today, days: daysPerRequest, rules, now, words }),
      requestKey: randomUUID(),
      formStamp: await createFormStamp(now),
      prefill: await prefillFromUrl(query, { now, isExpressOffered: offersExpress }),
      booked,
      phone: business.phone,
      serviceArea: content.serviceArea,
      toast,
    },
    { headers },
  )
}

export const handle: RouteHandle = { directAction: true, beforeHydration: loadWizardWhenNeeded }

export function action({ request, context }: ActionFunctionArgs) {
  const { directResult } = context as { directResult?: ReturnType<typeof submitBooking> }
  return directResult ?? submitBooking(request)
}

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const { sendBooking } = await import('#app/booking/wizard/booking-wizard.tsx')
  return sendBooking(request, serverAction<typeof action>)
}

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

const frame = 'mx-auto max-w-2xl px-5 py-4 sm:py-6 md:py-14 @max-2xs:px-3'

export default function Booking() {
  const { intro, page, booked, phone, toast, ...wizard } = useLoaderData<typeof loader>()
  const { words, paths } = wizard
  const reply = useActionData<typeof clientAction>()
  const [searchParams] = useSearchParams()
  const hydrated = useHydrated()
  const stepFromServer = hydrated ? null : reply?.step
  const step = stepFromServer ?? parseStepNumber(searchParams.get('step'))
  const isFirstStep = step === firstStep
  const isJustBooked = Boolean(booked) && searchParams.has('booked')
  const loadsAtOnce = Boolean(reply ?? toast) || isJustBooked || !isFirstStep
  // A new object for each reply, so that each shows a toast.
  const replyToast = useMemo(
    () => (reply?.result === null ? failureToast(words.booking) : reply?.toast),
    [reply, words],
  )
  return (
    <div className={frame} {...{ [loadsAtOnceAttribute]: loadsAtOnce ? '' : undefined }}>
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
      {isJustBooked && booked ? (
        <>
          <LazyReceiptPanel words={words} {...booked} />
          <h2 className="text-xl font-bold">{words.booked.bookAnother}</h2>
        </>
      ) : (
        <div className={isFirstStep ? '' : 'sr-only noscript:not-sr-only'}>
          <h1 lang={intro.headingLang} className="text-2xl font-bold">
            {intro.heading}
          </h1>
          {intro.text && isFirstStep && (
            <p lang={intro.textLang} className="mt-3 text-lg text-ink-soft">
              {intro.text}
            </p>
          )}
        </div>
      )}
      <LazyBookingWizard
        {...wizard}
        key={wizard.requestKey}
        step={step}
        phone={phone}
        texts={page}
        reply={reply}
      />
      <div hidden={isJustBooked || !isFirstStep}>
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
  const root = useRouteLoaderData<{ receiptWords: ReceiptWords | null }>('root')
  const receipt = parseReceipt(searchParams)
  if (!receipt || !root?.receiptWords) return <ErrorPage as="div" />
  return (
    <div className={frame}>
      <LazyReceiptPanel words={root.receiptWords} receipt={receipt} />
    </div>
  )
}
