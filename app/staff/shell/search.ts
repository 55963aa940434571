import type { LoaderFunctionArgs } from '@remix-run/node'
import { listBookings } from '#app/models/bookings/booking-list.server.ts'
import { maxSearchLength, searchTerms } from '#business/bookings/lists/search.ts'
import { requireBookingStaff } from './staff-session.server.ts'

export type SearchResults = Awaited<ReturnType<typeof findResults>>

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireBookingStaff(request)
  const q = (new URL(request.url).searchParams.get('q') ?? '').slice(0, maxSearchLength)
  const results = await findResults(user, q)
  return Response.json(results, { headers: { 'Cache-Control': 'no-store' } })
}

const maxBookings = 6
const maxCustomers = 4

/** Newest bookings first, with the customers of the first page. */
async function findResults(user: Parameters<typeof listBookings>[0]['user'], q: string) {
  const isEmpty = searchTerms(q).length === 0
  const { items } = isEmpty
    ? { items: [] }
    : await listBookings({ user, view: 'all', q, now: new Date() })
  const found = items.filter(({ erasedAt }) => !erasedAt)
  const customers = new Map(found.map(({ phone, name }) => [phone, { phone, name }]))
  return {
    bookings: found
      .slice(0, maxBookings)
      .map(({ reference, name, status, date, time }) => ({ reference, name, status, date, time })),
    customers: [...customers.values()].slice(0, maxCustomers),
  }
}
