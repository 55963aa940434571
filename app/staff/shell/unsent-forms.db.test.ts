import type { ClientActionFunctionArgs, ShouldRevalidateFunction } from '@remix-run/react'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeAll, expect, it } from 'vitest'
import * as billPage from '#app/staff/booking/bill.tsx'
import * as bookingPage from '#app/staff/booking/booking.tsx'
import * as changePage from '#app/staff/booking/change.tsx'
import * as deliveryPage from '#app/staff/booking/delivery.tsx'
import * as customersPage from '#app/staff/customers/customers.tsx'
import * as dashboard from '#app/staff/dashboard/dashboard.tsx'
import * as messagePage from '#app/staff/messages/message.tsx'
import * as newBookingPage from '#app/staff/new-booking/new-booking.tsx'
import { seenBillField } from '#business/bills/seen-bill.ts'
import type { Booking } from '#business/bookings/booking.ts'
import { serializePickup } from '#business/pickups/pickup.ts'
import { unsent } from '#business/words/staff.ts'
import type { ContactMessage } from '#payload-types.ts'
import { createPerson, type TestPerson } from '#tests/access/api-clients.ts'
import { openBusiness } from '#tests/helpers/bookings/open-business.ts'
import { createBooking, setFields } from '#tests/helpers/bookings/operations.ts'
import { testPayload } from '#tests/helpers/database/database.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'
import { get } from '#tests/helpers/http/route-request.ts'
import type { UnsentReply } from './unsent-forms.tsx'

const payload = await testPayload()
let admin: TestPerson
let booking: Booking
let message: ContactMessage

beforeAll(async () => {
  await payload.updateGlobal({ slug: 'business-info', data: openBusiness, overrideAccess: true })
  admin = await createPerson(payload, 'admin')
  const { id } = await createBooking(payload, { date: openDayFromNow(3) })
  const at = new Date().toISOString()
  const data = { status: 'confirmed', pickedUpAt: at, readyAt: at } as const
  booking = await setFields(payload, id, data)
  message = await payload.create({
    collection: 'contact-messages',
    data: { name: 'Meera', email: 'meera@example.com', subject: 'A sari', message: 'Silk.' },
    overrideAccess: true,
  })
})

interface Page {
  loader: Parameters<typeof get>[0]['loader']
  clientAction: (args: ClientActionFunctionArgs) => Promise<UnsentReply>
  shouldRevalidate: ShouldRevalidateFunction
  default: ComponentType
}

async function sendOffline(route: unknown, path: string, form: Record<string, string>) {
  const { loader, clientAction, shouldRevalidate, default: page } = route as Page
  const params = { reference: booking.reference, id: message.id }
  const { data } = await get({ loader }, path, { as: admin, params })
  const currentUrl = new URL(path, 'http://localhost:3000')
  const request = new Request(currentUrl, { method: 'POST', body: new URLSearchParams(form) })
  const serverAction = () => Promise.reject(new TypeError('Failed to fetch'))
  const reply = await clientAction({ request, params, serverAction } as never)
  const reload = {
    ...{ actionResult: reply, formMethod: 'POST', currentUrl, nextUrl: currentUrl },
    defaultShouldRevalidate: true,
  }
  expect(shouldRevalidate(reload as never)).toBe(false)
  expect(Object.fromEntries(reply.unsent)).toEqual(form)
  const hydrationData = { loaderData: { page: data }, actionData: { page: reply } }
  const routes = [{ id: 'page', path: '/', element: createElement(page) }]
  const router = createMemoryRouter(routes, { hydrationData })
  return { reply, html: renderToStaticMarkup(createElement(RouterProvider, { router })) }
}

it.each<[string, unknown, string, Record<string, string>]>([
  ['a bill', billPage, 'bookings/1/bill', { [seenBillField]: '{}', amount: '450' }],
  ['a correction', changePage, 'bookings/1/change', { seen: '{}', name: 'Asha' }],
  ['a booking for a caller', newBookingPage, 'bookings/new', { name: 'Asha' }],
  ['an answer', messagePage, 'messages/1', { answer: 'Yes' }],
  ['a lookup', customersPage, 'customers', { phone: '98765 43210' }],
])(
  'keeps the page of %s while offline, and offers to send it again',
  async (_, page, path, form) => {
    const { html } = await sendOffline(page, `/admin/${path}`, form)
    expect(html).toContain(unsent.offline.title)
    expect(html).toMatch(/<button[^>]*>Send again</)
    expect(html).toContain('<h1')
  },
)

it('keeps the delivery times while offline, to tap again', async () => {
  const form = { to: serializePickup({ date: openDayFromNow(4), time: '1PM-3PM' }), seen: '' }
  const { html } = await sendOffline(deliveryPage, '/admin/bookings/1/delivery', form)
  expect(html).toContain(unsent.offline.title)
  expect(html).toContain('name="to"')
})

it.each([
  ['booking', bookingPage, 'bookings/1'],
  ['dashboard', dashboard, 'dashboard'],
])('keeps a note on the %s page while offline', async (_, route, path) => {
  const form = { booking: booking.id, note: 'Ring twice' }
  const { reply } = await sendOffline(route, `/admin/${path}`, form)
  expect(reply.toast).toEqual({ kind: 'error', ...unsent.offline })
})
