import type { BookingRecord } from '#app/models/bookings/booking-record.server.ts'
import { TapLink } from '#app/staff/shell/tap-link.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import { QrCode } from '#app/ui/parts/picture.tsx'
import { isBillable, isBillVoid } from '#business/bills/bill.ts'
import { paymentMethods } from '#business/bookings/payments.ts'
import { formatInstant } from '#business/pickups/english-dates.ts'
import { formatPaise } from '#business/words/rupees.ts'
import { ActForm, PaymentButtons } from './act-form.tsx'
import { FormFields, useStatusFetcher } from './booking-forms.tsx'

export function BookingBill({ booking }: { booking: BookingRecord }) {
  const { bill, reference, erasedAt } = booking
  const canChange = isBillable(booking) && !erasedAt
  if (!bill && !canChange) return null
  const href = `/admin/bookings/${reference}/bill`
  return (
    <section>
      <h3 className="text-sm text-ink-soft">Bill</h3>
      {bill ? (
        <p className="flex flex-wrap items-center gap-x-3">
          <strong className="tabular-nums">{formatPaise(bill.totalPaise)}</strong>
          <span>{describePayment(booking, bill)}</span>
          {canChange && !bill.paidAt && (
            <TapLink href={href} className="print:hidden">
              Edit bill
            </TapLink>
          )}
        </p>
      ) : (
        <TapLink href={href} className="print:hidden">
          Make the bill
        </TapLink>
      )}
      {bill?.upi && canChange && (
        <details className="mt-1">
          <summary className="inline-flex min-h-11 cursor-pointer items-center link">
            UPI code
          </summary>
          <QrCode code={bill.upi.code} label={`UPI code for ${formatPaise(bill.totalPaise)}`} />
        </details>
      )}
      {bill && canChange && <PaymentForm booking={booking} bill={bill} />}
    </section>
  )
}

type Bill = NonNullable<BookingRecord['bill']>

function describePayment(booking: BookingRecord, { paidAt, paidBy, paymentMethod }: Bill): string {
  if (!paidAt) return isBillVoid(booking.status, false) ? 'Not owed' : 'Unpaid'
  const method = paymentMethod ? ` by ${paymentMethods[paymentMethod].label}` : ''
  return `Paid${method}, ${formatInstant(paidAt)}, ${paidBy ?? ''}`
}

function PaymentForm({ booking, bill }: { booking: BookingRecord; bill: Bill }) {
  const fetcher = useStatusFetcher(booking)
  if (!bill.paidAt) {
    return (
      <ActForm booking={booking} className="mt-1 flex flex-wrap items-center gap-2">
        <span className="text-sm text-ink-soft">Paid by</span>
        <PaymentButtons booking={booking} />
      </ActForm>
    )
  }
  return (
    <fetcher.Form method="post" className="mt-1">
      <FormFields intent="undo-payment" booking={booking.id} />
      <Button type="submit" look="quiet" size="line" disabled={fetcher.state !== 'idle'}>
        Undo payment
      </Button>
    </fetcher.Form>
  )
}
