import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { loadBillPage } from '#app/models/bookings/bills.server.ts'
import { requireBooking } from '#app/staff/bookings/require-booking.server.ts'
import { StaffToast } from '#app/staff/shell/parts/staff-toast.tsx'
import { requireBookingStaff } from '#app/staff/shell/session/staff-session.server.ts'
import { StaffPage } from '#app/staff/shell/staff-page.tsx'
import { DraftNotice } from '#app/staff/shell/unsent/draft-notice.tsx'
import { forgetDraft } from '#app/staff/shell/unsent/drafts.ts'
import { forgetOnceStored, keepPageOffline } from '#app/staff/shell/unsent/keep-page-offline.ts'
import { SendFormAgain } from '#app/staff/shell/unsent/send-again.tsx'
import { useFormDraft } from '#app/staff/shell/unsent/use-form-draft.ts'
import { isBillable } from '#business/bills/bill.ts'
import { readBillForm, sendField, toBillForm } from '#business/bills/bill-form.ts'
import { seenBill, seenBillField } from '#business/bills/seen-bill.ts'
import { serviceTypes } from '#business/words/en.ts'
import * as staffWords from '#business/words/staff.ts'
import { BillForm, billFormId, sendButton } from './bill-form.tsx'
import { saveTypedBill } from './save-typed-bill.server.ts'

export const meta: MetaFunction<typeof loader> = ({ params }) => [
  { title: `Bill ${params.reference}` },
  { name: 'robots', content: 'noindex' },
]

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireBookingStaff(request)
  const booking = await requireBooking(user, params.reference!)
  if (booking.isErased || !isBillable(booking)) {
    throw redirect(`/admin/bookings/${booking.reference}`)
  }
  const { bill, prices, rates, canMail } = await loadBillPage(user, booking.id)
  return {
    booking: { reference: booking.reference, name: booking.name, serviceType: booking.serviceType },
    form: toBillForm(prices, bill?.lines ?? null),
    seen: JSON.stringify(seenBill(bill, rates)),
    ...{ rates, canMail },
    isPaid: Boolean(bill?.paidAt),
  }
}

export const action = ({ request, params }: ActionFunctionArgs) =>
  saveTypedBill(request, params.reference!)

export const clientAction = ({ request, params, serverAction }: ClientActionFunctionArgs) =>
  forgetOnceStored(
    () =>
      keepPageOffline(
        request,
        () => serverAction<typeof action>(),
        (form) => ({ ...toEntries(form), problems: [] }),
      ),
    () => forgetDraft(draftKeyFor(params.reference!)),
  )

const draftKeyFor = (reference: string) => `bill-${reference}`

const toEntries = (form: FormData) => ({
  form: readBillForm(form),
  seen: form.get(seenBillField) as string,
})

export { reloadsAfterReply as shouldRevalidate } from '#app/staff/shell/unsent/keep-page-offline.ts'

export default function BillPage() {
  const { booking, isPaid, ...stored } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof clientAction>()
  const { reference, name, serviceType } = booking
  const draftKey = draftKeyFor(reference)
  const { draft, discard, formKey } = useFormDraft(draftKey)
  const [discardedReply, setDiscardedReply] = useState<typeof reply>()
  const typed = reply && reply !== discardedReply ? reply : draft && toEntries(draft)
  const { form, seen } = typed ?? stored
  return (
    <StaffPage back={{ href: `/admin/bookings/${reference}`, label: `Back to ${reference}` }}>
      <StaffToast toast={reply?.toast} />
      {reply && 'unsent' in reply && (
        <SendFormAgain
          form={billFormId}
          submitter={reply.unsent.has(sendField) ? sendButton : undefined}
        />
      )}
      <h1 className="text-xl font-bold">Bill {reference}</h1>
      <p className="mt-1 text-ink-soft">
        <bdi>{name}</bdi> · {serviceTypes[serviceType].label}
      </p>
      {isPaid ? (
        <p className="mt-4">{staffWords.bill.isPaid}</p>
      ) : (
        <>
          {draft && (
            <DraftNotice
              text={staffWords.draft.unsaved}
              onDiscard={() => {
                setDiscardedReply(reply)
                discard()
              }}
            />
          )}
          <BillForm
            key={`${formKey} ${seen}`}
            {...stored}
            {...{ form, seen, draftKey }}
            hasEntries={Boolean(typed)}
            problems={reply?.problems ?? []}
          />
        </>
      )}
    </StaffPage>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#app/staff/shell/staff-error-boundary.tsx'
