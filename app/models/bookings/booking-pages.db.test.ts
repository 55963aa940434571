import { beforeAll, expect, it } from 'vitest'
import { type BookingStatus, bookingStatusValues } from '#business/bookings/status.ts'
import type { User } from '#payload-types.ts'
import { postgresOf } from '#platform/database/adapter.ts'
import { testPayload, userWithRole } from '#tests/setup/database.ts'
import { listBookings } from './bookings.server.ts'

const payload = await testPayload()
const { pool } = postgresOf(payload)
let staff: User

// Of each status but one; two of each moment, which their ids tell apart.
const many = `
  INSERT INTO bookings (reference, name, phone, address, date, time, service_type, status, created_at)
  SELECT upper(lpad(to_hex(n), 8, '0')), 'Asha', '9876543210', 'Hill Road', '2026-12-01', '9AM-11AM', 'laundry',
    (ARRAY['pending', 'completed', 'completed'])[1 + n % 3]::enum_bookings_status, now() - n / 2 * interval '1 hour'
  FROM generate_series(1, 110) AS n`

beforeAll(async () => {
  staff = await userWithRole(payload, 'staff')
  await pool.query(many)
})

const asStored = async (status?: BookingStatus) => {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM bookings WHERE status = coalesce($1, status) ORDER BY created_at DESC, id DESC`,
    [status],
  )
  return rows.map(({ id }) => id)
}

it.each([undefined, ...bookingStatusValues])(
  'the pages of status %s have each booking once, the newest first',
  async (status) => {
    const first = await listBookings({ user: staff, status, page: 1 })
    const listed = first.bookings
    for (let page = 2; page <= first.pages; page += 1) {
      const next = await listBookings({ user: staff, status, page })
      expect(next).toMatchObject({ page, pages: first.pages })
      listed.push(...next.bookings)
    }
    expect(listed.map(({ id }) => id)).toEqual(await asStored(status))
  },
)

it('after the last page comes nothing', async () => {
  expect(await listBookings({ user: staff, page: 6 })).toEqual({ bookings: [], page: 6, pages: 5 })
})

it('is for nobody who does not work bookings', async () => {
  const editor = await userWithRole(payload, 'editor')
  await expect(listBookings({ user: editor, page: 1 })).rejects.toThrow(
    'You are not allowed to perform this action.',
  )
})
