import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { BookingListItem } from '#app/models/bookings/booking-list.server.ts'
import { pickStepTimes, type StepTimes } from '#business/bookings/return/order-steps.ts'
import { CustomerCell, DeliveryCell, PickupCell } from './row-cells.tsx'

const booking: BookingListItem = {
  ...{ id: 'a', reference: 'AB12CD34', status: 'confirmed', serviceType: 'laundry' },
  ...{ date: '2026-11-26', time: '9AM-11AM', name: 'Asha', phone: '9876543210' },
  ...{ address: 'Hill Road', locality: 'Bandra West', firstOrder: false, hasMailProblem: false },
  ...{ hasNote: false, express: false, promisedDate: null, deliveryDate: null },
  deliveryTime: null,
  ...pickStepTimes({}),
  ...{ isUnassigned: false, erasedAt: null, version: '' },
  ...{ createdAt: '', updatedAt: '', completedAt: null, due: '2026-11-26' },
}

const now = new Date('2026-11-20T06:00:00Z')
const at = '2026-11-26T05:00:00.000Z'

it.each(['all', 'day', 'slot'] as const)('names the last step grouped by %s', (grouping) => {
  const render = (times: StepTimes) => {
    const collected = { ...booking, ...times }
    return renderToStaticMarkup(
      <>
        <CustomerCell booking={collected} grouping={grouping} now={now}>
          {booking.name}
        </CustomerCell>
        <PickupCell booking={collected} grouping={grouping} now={now} />
      </>,
    )
  }
  expect(render({ pickedUpAt: at }).match(/Picked up/g)).toHaveLength(1)
  expect(render({ pickedUpAt: at, readyAt: at })).toMatch(/Ready/)
  expect(render({ pickedUpAt: at, readyAt: at })).not.toContain('Picked up')
  expect(render({})).not.toMatch(/✓/)
})

it.each([
  [{}, '9AM-11AM · Bandra West · Laundry'],
  [{ pickedUpAt: at }, '9AM-11AM · ✓ Picked up · Bandra West · Laundry'],
  [{ erasedAt: at }, '9AM-11AM · Laundry'],
])('separates the parts of a row with %j on a phone', (changes, text) => {
  const html = renderToStaticMarkup(
    <PickupCell booking={{ ...booking, ...changes }} grouping="day" now={now} />,
  )
  expect(html.replace(/<[^>]+>/g, '')).toBe(text)
})

it('shows the chosen delivery time until the clothes are delivered', () => {
  const delivery = { deliveryDate: '2026-11-27', deliveryTime: '5PM-7PM' } as const
  const render = (changes: Partial<BookingListItem>) =>
    renderToStaticMarkup(
      <DeliveryCell
        booking={{ ...booking, pickedUpAt: at, readyAt: at, ...delivery, ...changes }}
        grouping="return"
        now={now}
      />,
    )
  expect(render({})).toContain('>Delivery: Fri, 27 Nov, 5PM-7PM<')
  expect(render({ deliveryDate: null })).toBe('')
  expect(render({ deliveredAt: at })).toBe('')
  expect(render({ status: 'completed' })).toBe('')
})

it.each([true, false])('marks a first order in the list of all bookings: %j', (firstOrder) => {
  const html = renderToStaticMarkup(
    <CustomerCell booking={{ ...booking, firstOrder }} grouping="all" now={now}>
      {null}
    </CustomerCell>,
  )
  expect(html.includes('First order')).toBe(firstOrder)
})
