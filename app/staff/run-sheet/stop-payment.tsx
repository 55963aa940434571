import type { StopBill } from '#app/models/bookings/run-sheet.server.ts'
import { QrCode } from '#app/ui/pictures/qr-code.tsx'
import { formatPaise } from '#business/content/prices.ts'
import * as staffWords from '#business/words/staff.ts'

export function StopPayment({ bill: { totalPaise, isPaid, upiCode } }: { bill: StopBill }) {
  const amount = formatPaise(totalPaise)
  const { paid, toPay, upiCodeFor } = staffWords.runSheet
  return (
    <>
      <p className="mt-1 text-sm font-semibold print:mt-0 print:text-[length:inherit]">
        {isPaid ? paid(amount) : toPay(amount)}
      </p>
      {upiCode && (
        <details className="open:mb-2 print:hidden">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm link">
            UPI code
          </summary>
          <QrCode code={upiCode} label={upiCodeFor(amount)} />
        </details>
      )}
    </>
  )
}
