import { sql } from '@payloadcms/db-postgres'
import { beforeEach, describe, expect, it } from 'vitest'
import { findBill } from '#app/models/bookings/bills.server.ts'
import { amountField, type BillForm, rowFieldNames, sendField } from '#business/bills/bill-form.ts'
import { seenBillField } from '#business/bills/seen-bill.ts'
import type { Booking } from '#business/bookings/booking.ts'
import { bill as words } from '#business/words/staff.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { createEveryPerson, type TestPerson } from '#tests/access/api-clients.ts'
import type { Requester } from '#tests/access/rights.ts'
import { openBusiness } from '#tests/helpers/bookings/open-business.ts'
import { createBooking } from '#tests/helpers/bookings/operations.ts'
import { readOutbox } from '#tests/helpers/bookings/outbox.ts'
import { emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { daysFromNow } from '#tests/helpers/days.ts'
import { get, post, readToast } from '#tests/helpers/http/route-request.ts'
import * as billPage from './bill.tsx'
import * as booking from './booking.tsx'

const payload = await testPayload()
const { drizzle } = getPostgres(payload)
let people: Record<Requester, TestPerson>
let booked: Booking
let sari: string

beforeEach(async () => {
  await emptyDatabase(payload)
  await payload.updateGlobal({ slug: 'business-info', data: openBusiness, overrideAccess: true })
  people = await createEveryPerson(payload)
  sari = await createPrice('Silk sari', 'dry-cleaning', 25_000)
  await createPrice('Shirt', 'laundry', 4_950)
  await createPrice('Boots', 'shoes', 30_000)
  booked = await createBooking(payload, { date: daysFromNow(3), serviceType: 'both' })
  await drizzle.execute(sql`UPDATE bookings SET status = 'confirmed'`)
})

async function createPrice(
  item: string,
  service: 'dry-cleaning' | 'laundry' | 'shoes',
  paise: number,
  unit?: string,
) {
  const data = { item, service, fromPaise: paise, unit, _status: 'published' } as const
  return (await payload.create({ collection: 'prices', data, overrideAccess: true })).id
}

const args = (as = people.staff) => {
  const { reference } = booked
  return [billPage, `/admin/bookings/${reference}/bill`, { as, params: { reference } }] as const
}

async function load() {
  const [route, path, options] = args()
  return (await get(route, path, options)).data!
}

function toFields({ rows, amount }: BillForm, seen: string): Record<string, string> {
  const fields = rows.flatMap(({ item, count, price, listed }, index) => {
    const names = rowFieldNames(index)
    return [
      [names.item, item],
      [names.count, count],
      [names.price, price],
      ...(listed
        ? [
            [names.listedId, listed.id],
            [names.listedPaise, String(listed.paise)],
            ...(listed.unit ? [[names.listedUnit, listed.unit]] : []),
          ]
        : []),
    ]
  })
  return Object.fromEntries([...fields, [amountField, amount], [seenBillField, seen]]) as Record<
    string,
    string
  >
}

async function openForm(counts: Record<string, string> = {}) {
  const { form, seen } = await load()
  const rows = form.rows.map((row) => ({ ...row, count: counts[row.item] ?? row.count }))
  return toFields({ ...form, rows }, seen)
}

function submit(fields: Record<string, string>, as = people.staff) {
  const [route, path, options] = args(as)
  return post(route, path, fields, options)
}

const stored = () => findBill(people.staff.user!, booked.id)

describe('bill page', () => {
  it('lists the published prices of the service', async () => {
    const { form } = await load()
    expect(form.rows.map(({ item, price }) => [item, price])).toEqual([
      ['Silk sari', '250'],
      ['Shirt', '49.50'],
      ['', ''],
      ['', ''],
      ['', ''],
    ])
  })

  it('saves the counted pieces and goes back to the booking', async () => {
    const answer = await submit(await openForm({ 'Silk sari': '2', Shirt: '3' }))
    expect(answer).toMatchObject({ status: 302, location: `/admin/bookings/${booked.reference}` })
    expect(await readToast(answer)).toMatchObject({ title: words.saved })
    expect(await stored()).toMatchObject({
      lines: [
        { item: 'Silk sari', count: 2, unitPaise: 25_000, price: sari },
        { item: 'Shirt', count: 3, unitPaise: 4_950 },
      ],
      totalPaise: 64_850,
    })
  })

  it('saves one amount, and sends it', async () => {
    const fields = { ...(await openForm()), [amountField]: '499.50', [sendField]: 'on' }
    expect(await readToast(await submit(fields))).toMatchObject({ title: words.savedAndSent })
    expect(await stored()).toMatchObject({ totalPaise: 49_950 })
    expect((await readOutbox(payload)).map(({ kind }) => kind)).toContain('bill')
  })

  it.each(['not-a-uuid', '00000000-0000-4000-8000-000000000000', 'x\0'])(
    'asks again about a price that is not in the list: %j',
    async (id) => {
      const fields = await openForm({ 'Silk sari': '2' })
      const refused = await submit({ ...fields, [rowFieldNames(0).listedId]: id })
      expect(refused).toMatchObject({
        status: 409,
        data: { problems: [words.priceGone('Silk sari')] },
      })
      expect(await stored()).toBeNull()
      const { form, seen } = refused.data!
      expect((await submit(toFields(form, seen))).status).toBe(302)
      expect(await stored()).toMatchObject({ lines: [{ item: 'Silk sari', price: null }] })
    },
  )

  it('stores the name of a piece without NUL and invisible characters', async () => {
    const fields = {
      ...(await openForm()),
      'item-2': 'R\0ug\u202e',
      'count-2': '1',
      'price-2': '5',
    }
    expect((await submit(fields)).status).toBe(302)
    expect(await stored()).toMatchObject({ lines: [{ item: 'Rug' }] })
  })

  it('bills by the kilogram if the price is for one', async () => {
    await createPrice('Wash and fold', 'laundry', 7_900, 'a kg')
    const { form } = await load()
    const row = form.rows.find(({ item }) => item === 'Wash and fold')!
    expect(row.listed).toMatchObject({ unit: 'kg' })
    expect((await submit(await openForm({ 'Wash and fold': '2.5' }))).status).toBe(302)
    expect(await stored()).toMatchObject({
      lines: [{ item: 'Wash and fold', count: 2.5, unit: 'kg', unitPaise: 7_900 }],
      totalPaise: 19_750,
    })
    expect((await load()).form.rows).toContainEqual({ ...row, count: '2.5' })
    const heavy = await submit(await openForm({ 'Wash and fold': '1000' }))
    expect(heavy.data!.toast.description).toBe(words.weightInvalid('Wash and fold'))
  })

  it.each([
    ['-1', words.countInvalid('Shirt')],
    ['1000', words.countInvalid('Shirt')],
    ['one', words.countInvalid('Shirt')],
  ])('explains a count of %s and keeps it', async (count, description) => {
    const { status, data } = await submit(await openForm({ Shirt: count }))
    expect(status).toBe(400)
    expect(data).toMatchObject({ toast: { title: words.notSaved, description } })
    expect(data!.form.rows[1]).toMatchObject({ item: 'Shirt', count })
    expect(await stored()).toBeNull()
  })

  it('says that a price has changed since the page was opened, and saves when sent again', async () => {
    const fields = await openForm({ 'Silk sari': '2' })
    const data = { fromPaise: 30_000, _status: 'published' } as const
    await payload.update({ collection: 'prices', id: sari, data, overrideAccess: true })
    const refused = await submit(fields)
    expect(refused).toMatchObject({
      status: 409,
      data: {
        toast: { description: words.pricesChanged },
        problems: [words.priceChanged('Silk sari', '₹250', '₹300')],
      },
    })
    const { form, seen } = refused.data!
    expect(form.rows[0]).toMatchObject({ count: '2', price: '250' })
    expect((await submit(toFields(form, seen))).status).toBe(302)
    expect(await stored()).toMatchObject({ totalPaise: 50_000 })
  })

  it('says that a colleague has saved a bill, keeps the entries, and then replaces it', async () => {
    const mine = await openForm({ Shirt: '1' })
    await submit(await openForm({ 'Silk sari': '1' }), people.admin)
    const refused = await submit(mine)
    const by = people.admin.user!.email
    const description = words.changedMeanwhile(by, '₹250')
    expect(refused).toMatchObject({ status: 409, data: { toast: { description } } })
    const { form, seen } = refused.data!
    expect((await submit(toFields(form, seen))).status).toBe(302)
    expect(await stored()).toMatchObject({ totalPaise: 4_950 })
  })

  it('leads back to a booking that cannot be billed', async () => {
    await drizzle.execute(sql`UPDATE bookings SET status = 'pending'`)
    const [route, path, options] = args()
    expect(await get(route, path, options)).toMatchObject({
      status: 302,
      location: `/admin/bookings/${booked.reference}`,
    })
  })

  it('refuses editors', async () => {
    const [route, path, options] = args(people.editor)
    await expect(get(route, path, options)).resolves.toMatchObject({ status: 403 })
    expect((await submit({ amount: '5' }, people.editor)).status).toBe(403)
  })
})

describe('payment buttons', () => {
  const press = (fields: Record<string, string>) =>
    post(
      booking,
      `/admin/bookings/${booked.reference}`,
      { booking: booked.id, ...fields },
      { as: people.staff, params: { reference: booked.reference } },
    )
  const pay = (method: string, totalPaise = 50_000) => {
    const { id, status, date, time } = booked
    const selected = [id, status, date, time, totalPaise].join(' ')
    return press({ intent: 'change-selected', method, selected })
  }

  it('mark the bill as paid, and undo it', async () => {
    await submit(await openForm({ 'Silk sari': '2' }))
    expect((await pay('cash')).data).toMatchObject({
      toast: { title: 'Marked as paid' },
    })
    expect(await stored()).toMatchObject({ paymentMethod: 'cash' })
    expect((await press({ intent: 'undo-payment' })).data).toMatchObject({
      toast: { title: 'Marked as unpaid' },
    })
    expect(await stored()).toMatchObject({ paidAt: null })
  })

  it('refuse an unknown method and another total', async () => {
    await submit(await openForm({ 'Silk sari': '2' }))
    expect((await pay('cheque')).status).toBe(400)
    expect((await pay('upi', 1)).status).toBe(409)
    expect(await stored()).toMatchObject({ paidAt: null })
  })
})
