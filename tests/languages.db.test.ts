import type { MetaDescriptor } from '@remix-run/node'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as booking from '#app/booking/book.tsx'
import * as manage from '#app/manage/booking-page.tsx'
import * as calendar from '#app/manage/calendar-file.ts'
import * as findLink from '#app/manage/find-link-page.tsx'
import { siteContent } from '#app/models/content/content.server.ts'
import * as about from '#app/site/about.tsx'
import * as contact from '#app/site/contact.tsx'
import * as notFound from '#app/site/not-found.tsx'
import { languages } from '#business/languages/languages.ts'
import { formatLongDate } from '#business/pickups/local-time.ts'
import { hindi } from '#business/words/hi.ts'
import { marathi } from '#business/words/mr.ts'
import { environment } from '#environment.ts'
import type { Booking } from '#payload-types.ts'
import { createManageKey } from '#platform/crypto/manage-key.ts'
import { resetBusiness, sendAllMails } from '#tests/helpers/bookings/outbox.ts'
import { testPayload } from '#tests/helpers/database/database.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'
import { bookingFields } from '#tests/helpers/http/booking-form.ts'
import { formStampFields } from '#tests/helpers/http/form-stamp.ts'
import { get, post } from '#tests/helpers/http/route-request.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import type { MailServer } from '#tests/servers/mail-server.ts'

const payload = await testPayload()
const date = openDayFromNow(3)
let mails: MailServer

beforeEach(async () => {
  mails = await resetBusiness(payload)
  await vi.waitFor(
    async () => expect((await siteContent('en')).business.pickupRules.week).not.toEqual([]),
    waitOptions,
  )
})
afterEach(() => mails.stop())

async function sendBooking(changes: Record<string, string> = {}) {
  const fields = { ...bookingFields({ date }), ...(await formStampFields(3)), ...changes }
  return post(booking, '/hi/booking', fields)
}

async function storedBooking(): Promise<Booking> {
  const { docs } = await payload.find({ collection: 'bookings', overrideAccess: true })
  return docs[0]!
}

const keyOf = ({ id }: Booking) => createManageKey(payload.secret, id)
const pickupOn = `${formatLongDate(date, hindi.dates)}, सुबह 11 से दोपहर 1 बजे`

describe('a booking at /hi/booking', () => {
  it('stays in Hindi, from the receipt to WhatsApp', async () => {
    const { location } = await sendBooking()
    expect(await storedBooking()).toMatchObject({ language: 'hi', time: '11AM-1PM' })
    expect(location).toMatch(/^\/hi\/booking\?/)
    const { booked } = (await get(booking, location!)).data!
    expect(booked).toMatchObject({
      service: 'लॉन्ड्री',
      confirmation: 'बुकिंग की जानकारी ईमेल asha@example.com पर भेज रहे हैं।',
    })
    const shared = new URL(booked!.whatsappHref).searchParams.get('text')
    expect(shared).toContain(pickupOn)
    expect(shared).toContain(`${environment.siteUrl}/hi/booking/manage/`)
  })

  it('is confirmed in the language that staff choose before the mail is sent', async () => {
    await sendBooking()
    const { id, reference } = await storedBooking()
    const data = { language: 'mr' }
    await payload.db.updateOne({ collection: 'bookings', id, data, returning: false })
    await sendAllMails(payload)
    const subject = `${marathi.defaultTexts.mails.confirmation.subject} #${reference}`
    const toCustomer = mails.received.find((mail) => mail.subject === subject)
    expect(toCustomer?.html).toContain('<html lang="mr-IN"')
  })

  it('is confirmed by a mail in Hindi, and to staff in English', async () => {
    await sendBooking()
    await sendAllMails(payload)
    const { reference } = await storedBooking()
    const toCustomer = mails.received.find(
      ({ subject }) => subject === `आपकी बुकिंग हमें मिल गई #${reference}`,
    )
    expect(toCustomer?.html).toContain('<html lang="hi-IN"')
    expect(toCustomer?.text).toContain('नमस्ते Asha Kulkarni जी,')
    expect(toCustomer?.text).toContain(`पिकअप की तारीख: ${formatLongDate(date, hindi.dates)}`)
    expect(toCustomer?.text).toContain('पिकअप का समय: सुबह 11 से दोपहर 1 बजे')
    expect(toCustomer?.text).toContain(`${environment.siteUrl}/hi/booking/manage/`)
    const toStaff = mails.received.find(({ subject }) => subject?.startsWith('New Booking'))
    expect(toStaff?.text).toContain('Time slot: 11AM-1PM')
  })

  it('has a calendar file in Hindi, also when opened from a page in Marathi', async () => {
    await sendBooking()
    const key = keyOf(await storedBooking())
    const options = { params: { key } }
    const { text } = await get(calendar, `/mr/booking/manage/${key}/pickup.ics`, options)
    const unfolded = text.replaceAll('\r\n\t', '')
    expect(unfolded).toContain('एक घंटे बाद पिकअप है')
    expect(unfolded).toContain(`/hi/booking/manage/${key}`)
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })

  it('is managed in Marathi at /mr, and stays a booking in Hindi', async () => {
    await sendBooking()
    const key = keyOf(await storedBooking())
    const path = `/mr/booking/manage/${key}`
    const { data } = await get(manage, path, { params: { key } })
    expect(data).toMatchObject({
      title: marathi.order.stages.pending,
      paths: { cancel: `${path}/cancel` },
    })
    expect(await storedBooking()).toMatchObject({ language: 'hi' })
  })

  it.each<[Record<string, string>, string, string]>([
    [{ phone: '१२३' }, 'phone', '10 अंकों का सही फ़ोन नंबर लिखें।'],
    [{ name: '' }, 'name', 'अपना पूरा नाम लिखें।'],
    [{ address: 'a'.repeat(501) }, 'address', 'यहाँ 500 से ज़्यादा अक्षर न लिखें।'],
    [{ date: '2020-01-01' }, 'date', 'यह तारीख निकल चुकी है। आगे की कोई तारीख चुनें।'],
  ])('is refused in Hindi for %j', async (changes, field, message) => {
    const { status, data } = await sendBooking(changes)
    expect(status).toBe(400)
    expect(data).toMatchObject({ result: { error: { [field]: [message] } } })
  })

  it('accepts digits in Devanagari', async () => {
    await sendBooking({ phone: '९८७६५ ४३२१०', address: 'फ़्लैट ३, मुंबई ४०००५३' })
    const stored = await storedBooking()
    expect(stored).toMatchObject({ phone: '9876543210', address: 'फ़्लैट ३, मुंबई ४०००५३' })
    const reference = stored.reference.replace(/\d/g, (digit) => '०१२३४५६७८९'[+digit]!)
    const typed = { reference, phone: '+९१ ९८७६५४३२१०', ...(await formStampFields(3)) }
    const { location } = await post(findLink, '/mr/booking/find', typed)
    expect(location).toBe('/mr/booking/find?asked')
    await vi.waitFor(async () => {
      await sendAllMails(payload)
      expect(mails.received.map(({ subject }) => subject)).toContain(
        `आपकी बुकिंग का लिंक #${stored.reference}`,
      )
    }, waitOptions)
  })
})

it('refuses a message in Marathi', async () => {
  const form = { name: 'Asha', email: 'asha', ...(await formStampFields(3)) }
  const { data } = await post(contact, '/mr/contact', form)
  expect(data).toMatchObject({
    result: { error: { email: [marathi.forms.emailInvalid], subject: ['विषय लिहा.'] } },
  })
})

it.each(['hi', 'mr'] as const)('describes pages in %s to search engines', async (language) => {
  const path = `/${language}/about`
  const { data } = await get(about, path)
  const { meta } = data as { meta: MetaDescriptor[] }
  const { locale } = languages[language]
  const siteUrl = environment.siteUrl
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: siteUrl + path })
  expect(meta).toContainEqual({ property: 'og:locale', content: locale.replace('-', '_') })
  const picture = meta.find((tag) => 'property' in tag && tag.property === 'og:image')
  expect(picture).toMatchObject({
    content: expect.stringContaining(`/share/about.${language}.png?v=`) as string,
  })
  const structured = JSON.stringify(meta.find((tag) => 'script:ld+json' in tag))
  expect(structured).toContain(`"inLanguage":"${locale}"`)
  expect(structured).toContain(siteUrl + path)
})

it.each([
  ['/fr/about', 'Page not found', '/'],
  ['/HI', 'Page not found', '/'],
  ['/hi/nowhere', 'पेज नहीं मिला', '/hi'],
])('answers %s with 404: %s', async (path, title, home) => {
  const { status, data } = await get(notFound, path)
  expect(status).toBe(404)
  expect(data).toMatchObject({ title, home })
})
