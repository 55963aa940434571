import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { managePageHeaders, orServiceUnavailable } from '#app/http/manage-page.server.ts'
import { contentFor, languageFor, pickWords } from '#app/http/request-content.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { takeToast } from '#app/http/toast.server.ts'
import { findBillOfCustomer, upiPaymentFor } from '#app/models/bookings/bills.server.ts'
import { findByManageKey } from '#app/models/bookings/managed-bookings.server.ts'
import { FlashToast } from '#app/ui/layout/toasts.tsx'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { OrderLabel } from '#app/ui/parts/order-label.tsx'
import { amountDue } from '#business/bills/customer-bill.ts'
import { isMissed } from '#business/bookings/missed-pickup.ts'
import { describeCustomerStep, describeNext, stageOf } from '#business/bookings/order-stage.ts'
import { checkDelivery } from '#business/bookings/return/delivery.ts'
import type { CustomerStep } from '#business/bookings/timelines.ts'
import { langOf, localPath } from '#business/languages/languages.ts'
import { canCustomerChange } from '#business/manage-links/customer-changes.ts'
import {
  bookAgainPath,
  calendarPath,
  deliveryPath,
  manageLinkValidDays,
  managePath,
  upiCodePath,
} from '#business/manage-links/manage-link.ts'
import { formatInstant } from '#business/pickups/format-instant.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import { fillSentence, type Words } from '#business/words/sentence.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { BillSection } from './bill-section.tsx'
import { BookingActions } from './booking-actions.tsx'
import { PhoneSentence, privatePageMeta } from './manage-parts.tsx'
import { OrderTag } from './order-tag.tsx'

const statusByReason = { unknown: 404, expired: 410 } as const

const pageWords = [
  ...(['bookingFields', 'serviceTypes', 'dates', 'slots', 'bill', 'booked'] as const),
  ...(['bookingLinks', 'delivery', 'manage', 'order', 'returns', 'spam'] as const),
]

export const handle: RouteHandle = { static: true }

export const meta = privatePageMeta

export const headers = managePageHeaders

export async function loader(args: LoaderFunctionArgs) {
  const key = args.params.key!
  const { request } = args
  const language = languageFor(request)
  const words = wordsFor(language)
  const now = new Date()
  const today = localDateAt(now)
  const { business, pages } = await contentFor(args)
  const { phone, pickupRules } = business
  const { booking, missing } = await orServiceUnavailable(request, findByManageKey(key, now))
  if (missing) {
    const title = words.manage[missing]
    const findPath = localPath(language, '/booking/find')
    return data(
      { missing, words: words.manage, title, findPath, phone },
      { status: statusByReason[missing] },
    )
  }

  const bill = await orServiceUnavailable(request, findBillOfCustomer(booking, language))
  const upi = bill && (await upiPaymentFor(bill, booking.reference))
  const { toast, headers } = await takeToast(request)
  const mayChange = canCustomerChange(booking, pickupRules, now)
  const pickupPath = localPath(language, managePath(key))
  return data(
    {
      words: pickWords(words, ...pageWords),
      paths: {
        calendar: localPath(language, calendarPath(key)),
        reschedule: `${pickupPath}/reschedule`,
        cancel: `${pickupPath}/cancel`,
        bookAgain: localPath(language, bookAgainPath(key)),
        delivery: checkDelivery(booking) ? null : localPath(language, deliveryPath(key)),
        upiCode: localPath(language, upiCodePath(key)),
      },
      ...{ key, missing, booking, bill, upi, mayChange, phone, toast, today },
      payment: {
        text: pages.booking.booked.payment,
        lang: langOf(pages.booking.booked, 'payment'),
      },
      title: words.order.stages[stageOf(booking)],
      next: describeNext(booking, { amountDue: amountDue(bill), now }, words),
    },
    { headers },
  )
}

export default function ManagedPickup() {
  const shown = useLoaderData<typeof loader>()
  if (shown.missing) return <NoBooking {...shown} />
  const { words, paths, booking, title, next, bill, upi, mayChange, phone, today } = shown
  const { manage, order } = words
  return (
    <div className="mx-auto max-w-2xl px-5 py-8 md:py-14 print:py-5">
      <FlashToast toast={shown.toast} />
      <h1 className="text-2xl font-bold">{title}</h1>
      {next && <p className="mt-2 text-lg">{next}</p>}
      <BookingActions {...shown} amountDue={amountDue(bill)} hasUpi={Boolean(upi)} />
      <div className="mt-6">
        <OrderTag words={words} booking={booking} today={today}>
          {mayChange && !isMissed(booking) && !booking.uncertainPincode && (
            <p className="-mb-2 print:hidden">
              <a href={paths.calendar} className="inline-block py-3 link">
                {words.booked.addToCalendar}
              </a>
            </p>
          )}
        </OrderTag>
      </div>
      {bill && (
        <BillSection
          bill={bill}
          upi={upi}
          payment={shown.payment}
          codePath={paths.upiCode}
          serviceType={booking.serviceType}
          words={words}
        />
      )}
      <section className="mt-10 print:break-inside-avoid">
        <h2 className="text-xl font-bold">{manage.updates}</h2>
        <Timeline words={words} steps={booking.timeline} />
      </section>
      <section className="mt-10">
        <h2 className="text-xl font-bold">{order.yourOrder}</h2>
        <div className="mt-4">
          <OrderLabel order={booking} words={words} today={today} />
        </div>
        <PhoneSentence
          sentence={mayChange ? manage.changeByPhone : manage.questions}
          phone={phone}
          className="mt-4"
        />
      </section>
    </div>
  )
}

function Timeline({
  words,
  steps,
}: {
  words: Pick<Words, 'dates' | 'order' | 'slots'>
  steps: readonly CustomerStep[]
}) {
  return (
    <ol className="mt-4 ml-1.5 border-l-2 border-line-strong">
      {steps.map((step, index) => (
        <li key={`${step.at} ${step.change}`} className="relative pb-5 pl-6 last:pb-0">
          <span
            aria-hidden="true"
            className={`absolute top-1.5 -left-[calc(0.4375rem)] size-3 rounded-full border-2 border-ink ${
              index === steps.length - 1 ? 'bg-ink' : 'bg-paper'
            }`}
          />
          <p className="font-semibold">{describeCustomerStep(step, words)}</p>
          <p className="text-sm text-ink-soft">
            <time dateTime={step.at}>{formatInstant(step.at, words.dates)}</time>
          </p>
        </li>
      ))}
    </ol>
  )
}

interface NoBookingProps {
  words: Words['manage']
  missing: 'unknown' | 'expired'
  title: string
  findPath: string
  phone: string | null
}

function NoBooking({ words, missing, title, findPath, phone }: NoBookingProps) {
  return (
    <div className="mx-auto flex max-w-2xl flex-col items-start gap-5 px-5 py-12 md:py-20">
      <h1 className="text-2xl font-bold">{title}</h1>
      <p className="text-lg text-ink-soft">
        {missing === 'unknown'
          ? words.unknownDetail
          : fillSentence(words.expiredDetail, { days: manageLinkValidDays })}
      </p>
      <ButtonLink href={findPath}>
        {missing === 'unknown' ? words.getLink : words.findAnother}
      </ButtonLink>
      <PhoneSentence sentence={words.orCall} phone={phone} />
    </div>
  )
}
