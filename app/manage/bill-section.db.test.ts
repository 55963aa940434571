import { sql } from '@payloadcms/db-postgres'
import sharp from 'sharp'
import { beforeEach, expect, it, vi } from 'vitest'
import { findBill } from '#app/models/bookings/bills.server.ts'
import { markPaid, saveBill } from '#app/models/bookings/bookings.server.ts'
import { noRates, oneAmount } from '#business/bills/bill.ts'
import { seenBill } from '#business/bills/seen-bill.ts'
import type { Booking } from '#business/bookings/booking.ts'
import type { User } from '#payload-types.ts'
import { createManageKey, hashManageKey } from '#platform/crypto/manage-key.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { openBusiness } from '#tests/helpers/bookings/open-business.ts'
import { createBooking } from '#tests/helpers/bookings/operations.ts'
import { createUserWithRole, emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { daysFromNow } from '#tests/helpers/days.ts'
import { get } from '#tests/helpers/http/route-request.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import * as managing from './booking-page.tsx'
import * as upiCode from './upi-code.ts'

const payload = await testPayload()
const { drizzle } = getPostgres(payload)
let booked: Booking
let staff: User

beforeEach(async () => {
  await emptyDatabase(payload)
  const bills = { upiId: 'saaf@okbank', gstPercent: 18 }
  const data = { ...openBusiness, bills }
  await payload.updateGlobal({ slug: 'business-info', data, overrideAccess: true })
  staff = await createUserWithRole(payload, 'staff')
  booked = await createBooking(payload, { date: daysFromNow(1) })
  const hash = hashManageKey(createManageKey(payload.secret, booked.id))
  await drizzle.execute(sql`UPDATE bookings SET status = 'confirmed', manage_key_hash = ${hash}`)
})

const bill = () =>
  saveBill({
    user: staff,
    id: booked.id,
    lines: oneAmount(50_000),
    seen: seenBill(null, noRates),
    sendMail: false,
  })

async function open() {
  const key = createManageKey(payload.secret, booked.id)
  return (await get(managing, `/booking/manage/${key}`, { params: { key } })).data
}

it('shows no bill before staff have made one', async () => {
  expect(await open()).toMatchObject({ bill: null, upi: null })
})

it('shows the bill with a UPI link and code until it is paid', async () => {
  await bill()
  await expect.poll(open, waitOptions).toMatchObject({
    bill: { totalPaise: 50_000, taxPaise: 7_627, paidAt: null },
    upi: {
      href: expect.stringContaining(`am=500.00&cu=INR&tn=Saaf%20${booked.reference}`) as string,
      code: { path: expect.stringMatching(/^M4 4h7v1h-7z/) as string },
    },
  })
  await markPaid({ user: staff, id: booked.id, method: 'upi', totalPaise: 50_000 })
  const shown = await open()
  expect(shown).toMatchObject({ bill: { paidAt: expect.any(String) as string }, upi: null })
  expect(JSON.stringify(shown)).not.toContain(staff.email)
})

it('draws the UPI code for phones that save it, until the bill is paid', async () => {
  const key = createManageKey(payload.secret, booked.id)
  const draw = () => get(upiCode, `/booking/manage/${key}/upi.png`, { params: { key } })
  expect(await draw()).toMatchObject({ status: 404 })
  await bill()
  await vi.waitFor(async () => expect(await draw()).toMatchObject({ status: 200 }), waitOptions)
  const { headers, body } = await draw()
  expect(headers.get('content-type')).toBe('image/png')
  expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 720, height: 720 })
  await markPaid({ user: staff, id: booked.id, method: 'upi', totalPaise: 50_000 })
  expect(await draw()).toMatchObject({ status: 404 })
})

it('has another UPI reference once the bill has changed', async () => {
  const readReference = async () => {
    const shown = await open()
    return shown && 'upi' in shown && /&tr=(\w+)/.exec(shown.upi!.href)![1]
  }
  await bill()
  await expect
    .poll(open, waitOptions)
    .toMatchObject({ upi: { href: expect.any(String) as string } })
  const first = await readReference()
  const stored = await findBill(staff, booked.id)
  const seen = seenBill(stored, noRates)
  await saveBill({
    ...{ user: staff, id: booked.id, lines: oneAmount(60_000), seen, sendMail: false },
  })
  expect(first).toMatch(new RegExp(`^${booked.reference}`))
  expect(await readReference()).not.toBe(first)
})

it('hides the unpaid bill of a cancelled booking', async () => {
  await bill()
  await drizzle.execute(sql`UPDATE bookings SET status = 'cancelled'`)
  expect(await open()).toMatchObject({ bill: null })
})
