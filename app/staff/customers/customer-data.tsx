import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { CustomerDataSummary as Summary, Span } from '#app/models/customers.server.ts'
import { Button, ButtonLink } from '#app/ui/parts/button.tsx'
import { bookingDetailNames } from '#business/bookings/fields.ts'
import { formatInstantDate } from '#business/pickups/english-dates.ts'
import { bookingFields } from '#business/words/en.ts'
import { formatPhone } from '#business/words/phone.ts'
import * as staffWords from '#business/words/staff.ts'

export function CustomerDataSummary({ phone, summary }: { phone: string; summary: Summary }) {
  const rows = [
    ['Bookings', summary.bookings],
    ['Messages', summary.messages],
    ['Emails', summary.mails],
  ] as const
  const isEmpty = rows.every(([, { count }]) => count === 0)
  return (
    <section className="mt-8" role="status">
      <h2 className="text-lg font-bold">Data about {formatPhone(phone)}</h2>
      {isEmpty ? (
        <p className="mt-3">{staffWords.customers.nothingStored}</p>
      ) : (
        <>
          <dl className="mt-3 divide-y divide-line rounded-card border border-line bg-white px-4">
            {rows.map(([term, span]) => (
              <div key={term} className="grid grid-cols-[7rem_3rem_1fr] gap-x-3 py-3">
                <dt>{term}</dt>
                <dd className="font-semibold tabular-nums">{span.count}</dd>
                <dd className="text-ink-soft">{formatSpan(span)}</dd>
              </div>
            ))}
          </dl>
          {/* Only a document request starts a download. */}
          <Form
            method="post"
            action="/admin/customers/download"
            reloadDocument
            className="mt-5 flex flex-wrap gap-3"
          >
            <input type="hidden" name="phone" value={phone} />
            <Button type="submit" name="format" value="text">
              Download as text
            </Button>
            <Button type="submit" name="format" value="json" look="quiet">
              Download as JSON
            </Button>
          </Form>
          <p className="mt-2 text-sm text-ink-soft">
            The text file is for the customer to read. JSON is for other software.
          </p>
          <Form method="post" className="mt-5 border-t border-line pt-5">
            <input type="hidden" name="phone" value={phone} />
            <Button type="submit" name="intent" value="confirm" look="danger">
              Erase
            </Button>
          </Form>
        </>
      )}
    </section>
  )
}

function formatSpan({ first, last }: Span): string {
  if (!first || !last) return ''
  const [from, to] = [formatInstantDate(first), formatInstantDate(last)]
  return from === to ? from : `${from} to ${to}`
}

const listFormat = new Intl.ListFormat('en-GB')
const removedFields = listFormat
  .format([...bookingDetailNames.map((name) => bookingFields[name].label), 'notes', 'preferences'])
  .replace(/(?<=.)[A-Z]/g, (letter) => letter.toLowerCase())

export function ConfirmErasure({ phone, summary }: { phone: string; summary: Summary }) {
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
          <Button type="submit" name="intent" value="erase" look="danger" disabled={busy}>
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
