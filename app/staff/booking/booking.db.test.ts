import { beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '#app/models/callers.server.ts'
import * as caller from '#app/staff/new-booking/caller.ts'
import type { Booking } from '#business/bookings/booking.ts'
import { formatLongDate } from '#business/pickups/english-dates.ts'
import { defaultTexts } from '#business/words/en-default-texts.ts'
import { fillPlaceholders } from '#business/words/placeholders.ts'
import * as staffWords from '#business/words/staff.ts'
import { environment } from '#environment.ts'
import { createManageKey } from '#platform/crypto/manage-key.ts'
import { createEveryPerson, type TestPerson } from '#tests/access/api-clients.ts'
import type { Requester } from '#tests/access/rights.ts'
import { openBusiness } from '#tests/helpers/bookings/open-business.ts'
import { createBooking, setFields } from '#tests/helpers/bookings/operations.ts'
import { emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'
import { get, post } from '#tests/helpers/http/route-request.ts'
import * as bookingPage from './booking.tsx'

const payload = await testPayload()
const date = openDayFromNow(3)
let people: Record<Requester, TestPerson>

beforeEach(async () => {
  await emptyDatabase(payload)
  await payload.updateGlobal({ slug: 'business-info', data: openBusiness, overrideAccess: true })
  people = await createEveryPerson(payload)
})

const loadPage = (reference: string, query = '', as = people.staff) =>
  get(bookingPage, `/admin/bookings/${reference}${query}`, { as, params: { reference } })

const disableMail = (mail: 'cancelled') =>
  payload.updateGlobal({
    slug: 'mail-texts',
    data: { [mail]: { send: false }, _status: 'published' },
    overrideAccess: true,
  })

describe('booking page', () => {
  it('shows every detail without the manage link', async () => {
    const { id, reference } = await createBooking(payload, { date, items: '2 sheets' })
    const answer = await loadPage(reference)
    expect(answer.data).toMatchObject({
      statusToConfirm: null,
      booking: {
        ...{ id, reference, date, items: '2 sheets', phone: '9876543210', status: 'pending' },
        timeline: [{ text: 'Booked online by the customer' }],
        statusesWithMail: ['confirmed', 'cancelled'],
        otherBookings: { count: 0, newest: [] },
      },
    })
    expect(answer.data?.booking.mails).toHaveLength(2)
    expect(JSON.stringify(answer.data)).not.toContain(createManageKey(payload.secret, id))
    expect((await loadPage(reference.toLowerCase())).data?.booking.id).toBe(id)
  })

  it('lists other bookings of the phone, newest first', async () => {
    const all: Booking[] = []
    for (let count = 0; count < 7; count += 1) all.push(await createBooking(payload, { date }))
    await createBooking(payload, { date, phone: '9876543211' })
    const { otherBookings } = (await loadPage(all[3]!.reference)).data!.booking
    expect(otherBookings.count).toBe(6)
    expect(otherBookings.newest.map(({ reference }) => reference)).toEqual(
      [6, 5, 4, 2, 1].map((index) => all[index]!.reference),
    )
  })

  it('lists the status changes that send a mail', async () => {
    const statusesWithMail = async (changes: object) =>
      (await loadPage((await createBooking(payload, { date, ...changes })).reference)).data!.booking
        .statusesWithMail
    expect(await statusesWithMail({ email: undefined })).toEqual([])
    await disableMail('cancelled')
    expect(await statusesWithMail({})).toEqual(['confirmed'])
  })

  it('links to WhatsApp with the published text for its status', async () => {
    const { id, reference } = await createBooking(payload, { date })
    const whatsappText = async () => {
      const { whatsappHref } = (await loadPage(reference)).data!.booking
      const { origin, pathname, searchParams } = new URL(whatsappHref)
      expect(origin + pathname).toBe('https://wa.me/919876543210')
      return searchParams.get('text')
    }
    expect(await whatsappText()).toBe(
      fillPlaceholders(defaultTexts.whatsapp.pending, {
        ...{ name: 'Asha Kulkarni', business: openBusiness.name, reference },
        ...{ date: formatLongDate(date), time: '11AM-1PM' },
      }),
    )
    const data = { status: 'confirmed' } as const
    await setFields(payload, id, data)
    expect(await whatsappText()).toMatch(/is confirmed \(booking ID/)
    const saveText = (confirmed: string, _status: 'draft' | 'published') =>
      payload.updateGlobal({
        slug: 'mail-texts',
        data: { whatsapp: { confirmed }, _status },
        draft: _status === 'draft',
        overrideAccess: true,
      })
    await saveText('See you, {name}!', 'published')
    expect(await whatsappText()).toBe('See you, Asha Kulkarni!')
    await saveText('Not yet', 'draft')
    expect(await whatsappText()).toBe('See you, Asha Kulkarni!')
    await saveText('Open {link}', 'published')
    const key = createManageKey(payload.secret, id)
    expect(await whatsappText()).toBe(`Open ${environment.siteUrl}/booking/manage/${key}`)
    await saveText('', 'published')
    expect(await whatsappText()).toMatch(/is confirmed \(booking ID/)
  })

  it('opens WhatsApp without a text that editors have disabled', async () => {
    const { reference } = await createBooking(payload, { date })
    const publish = (pendingSend: boolean) =>
      payload.updateGlobal({
        slug: 'mail-texts',
        data: { whatsapp: { pendingSend }, _status: 'published' },
        overrideAccess: true,
      })
    const hasText = async () =>
      new URL((await loadPage(reference)).data!.booking.whatsappHref).searchParams.has('text')
    await publish(false)
    expect(await hasText()).toBe(false)
    await publish(true)
    expect(await hasText()).toBe(true)
  })

  it('takes the change to confirm from the query', async () => {
    const { reference } = await createBooking(payload, { date })
    expect((await loadPage(reference, '?ask=cancelled')).data?.statusToConfirm).toBe('cancelled')
    for (const query of ['?ask=lost', '?ask=', '?ask=__proto__']) {
      expect((await loadPage(reference, query)).data?.statusToConfirm, query).toBeNull()
    }
  })

  it('changes the status', async () => {
    const { id, reference, status, time } = await createBooking(payload, { date })
    const selected = [id, status, date, time].join(' ')
    const form = { intent: 'change-selected', selected, to: 'confirmed' }
    const params = { reference }
    const answer = await post(bookingPage, `/admin/bookings/${reference}`, form, {
      as: people.staff,
      params,
    })
    expect(answer.data).toMatchObject({
      toast: { title: staffWords.status.updated },
      bookings: [{ id, status: 'confirmed' }],
    })
  })

  it('answers 404 for an unknown reference', async () => {
    for (const reference of ['FFFFFFFF', 'x', "'", '%00']) {
      expect(await loadPage(reference)).toMatchObject({
        status: 404,
        text: staffWords.status.bookingGone,
      })
    }
  })

  it('refuses users without access to bookings', async () => {
    const { reference } = await createBooking(payload, { date })
    expect((await loadPage(reference, '', people.editor)).status).toBe(403)
    const answer = await loadPage(reference, '', people.visitor)
    expect(answer.location).toBe(
      `/admin/login?${new URLSearchParams({ next: `/admin/bookings/${reference}` })}`,
    )
  })
})

describe('caller lookup', () => {
  beforeEach(() => createBooking(payload, { date }))

  const lookUp = (phone: string, as = people.staff) =>
    get(caller, `/admin/bookings/caller?${new URLSearchParams({ phone })}`, { as })

  it('finds the customer of a phone, only for users with access to bookings', async () => {
    const answer = await lookUp('+91 98765-43210')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(JSON.parse(answer.text) as Caller).toMatchObject({ name: 'Asha Kulkarni', bookings: 1 })
    expect(JSON.parse((await lookUp('9876543211')).text)).toMatchObject({ name: null, bookings: 0 })
    expect((await lookUp('98765')).status).toBe(400)
    expect((await lookUp('9876543210', people.editor)).status).toBe(403)
    expect((await lookUp('9876543210', people.visitor)).status).toBe(302)
  })
})
