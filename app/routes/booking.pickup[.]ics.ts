import type { LoaderFunctionArgs } from '@remix-run/node'
import { createEvent, type DateArray } from 'ics'
import { siteContent } from '#app/models/content.server'
import { instantAt } from '#business/local-time'
import { timeSlots } from '#business/time-slots'
import { environment } from '#environment'
import { receiptIn } from './_site.booking/receipt'

/** A pickup for the visitor's calendar. It says no more than the address that asks for it. RFC 5545 */
export async function loader({ request }: LoaderFunctionArgs) {
  const receipt = receiptIn(new URL(request.url).searchParams)
  if (!receipt) return new Response('There is no such pickup.', { status: 404 })
  const { booked, date, time } = receipt
  const { startsAt, endsAt } = timeSlots[time]
  const { name, phone } = (await siteContent()).business
  const { value, error } = createEvent({
    uid: `${booked}@${new URL(environment.siteUrl).hostname}`,
    productId: name,
    title: `${name}: pickup, claim tag ${booked}`,
    ...(phone && { description: `To change anything, call ${phone}.` }),
    startInputType: 'utc',
    start: utcParts(instantAt(date, startsAt)),
    endInputType: 'utc',
    end: utcParts(instantAt(date, endsAt)),
  })
  if (!value) throw error ?? new Error('A calendar entry could not be written.')
  return new Response(value, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="pickup-${booked}.ics"`,
      'Cache-Control': 'private, no-store',
    },
  })
}

function utcParts(instant: Date): DateArray {
  return [
    instant.getUTCFullYear(),
    instant.getUTCMonth() + 1,
    instant.getUTCDate(),
    instant.getUTCHours(),
    instant.getUTCMinutes(),
  ]
}
