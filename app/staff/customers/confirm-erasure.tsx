import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { CustomerDataSummary } from '#app/models/customers.server.ts'
import { Button, ButtonLink } from '#app/ui/parts/button.tsx'
import { bookingDetailNames } from '#business/bookings/fields.ts'
import { bookingFields } from '#business/words/en.ts'
import { formatPhone } from '#business/words/phone.ts'

const listFormat = new Intl.ListFormat('en-GB')
const removedFields = listFormat
  .format([...bookingDetailNames.map((name) => bookingFields[name].label), 'notes'])
  .replace(/(?<=.)[A-Z]/g, (letter) => letter.toLowerCase())

export function ConfirmErasure({
  phone,
  summary,
}: {
  phone: string
  summary: CustomerDataSummary
}) {
  const busy = useNavigation().formMethod === 'POST'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="mt-8 rounded-card border border-red bg-red-pale p-5">
      <h2 ref={heading} tabIndex={-1} className="text-lg font-bold">
        Erase the data about {formatPhone(phone)}?
      </h2>
      <ul className="mt-3 list-disc space-y-1 pl-5">
        <li>
          Bookings: {summary.bookings.count}. {removedFields} are erased. Date, service and status
          stay, so the bookings still count.
        </li>
        <li>Messages from the Contact page: {summary.messages.count}. Deleted.</li>
        <li>Emails about them: {summary.mails.count}. Deleted here, but not from inboxes.</li>
      </ul>
      {summary.leftOpen > 0 && (
        <p className="mt-3 font-semibold">
          Not marked as completed: {summary.leftOpen}. Check that you have returned all of this
          customer’s things.
        </p>
      )}
      <p className="mt-3 font-semibold">
        This cannot be undone. Download the data first if you need it.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Form method="post">
          <input type="hidden" name="phone" value={phone} />
          <Button type="submit" name="act" value="erase" look="danger" disabled={busy}>
            Erase permanently
          </Button>
        </Form>
        <ButtonLink href="/admin/customers" look="quiet">
          Keep everything
        </ButtonLink>
      </div>
    </section>
  )
}
