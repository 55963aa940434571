import { describe, expect, it } from 'vitest'
import { byLanguage } from '#business/languages/languages.ts'
import { type CustomerMailKind, customerMails } from '#business/mails/mail-kinds.ts'
import { hindi } from '#business/words/hi.ts'
import { sampleBill } from '#platform/mail/sample-booking.ts'
import {
  booking,
  Confirmation,
  delivery,
  english,
  foot,
  payment,
  rule,
  sender,
  urls,
  words,
} from '#tests/helpers/bookings/sample-mails.tsx'
import { CustomerMail } from './customer-mail.tsx'
import { renderMail } from './render-mail.tsx'
import { resolveMailTexts } from './resolve-mail-texts.ts'

describe('booking confirmation', () => {
  it('greets the customer and repeats the booking', async () => {
    const { text } = await renderMail(
      <Confirmation
        texts={words('confirmation')}
        sender={sender}
        booking={booking}
        discount="10% off your first order"
      />,
    )
    expect(text).toBe(`We have your booking

Dear Asha Kulkarni,

Thank you for booking a pickup with Saaf. We will contact you to confirm it.

Booking ID: 3F9A1C07
Pickup date: Thursday, 26 November 2026
Pickup time: 11AM-1PM
Service: Both Services

Items: 2 sherwanis
1 lehenga

Address: Flat 3, Sea Breeze
Hill Road, Bandra West

What happens next

 1. Next: We’ll call you on 98765 43210 to confirm.
 2. Thursday, 26 November 2026, 11AM-1PM: We’ll collect from Flat 3, Sea Breeze, Hill Road, Bandra West. Keep your clothes ready in a bag.
 3. Once clean: We’ll tell you at the door when your clothes come back.

${payment}

10% off your first order

View, reschedule or cancel https://saaf.example/booking/manage/key

Need to change something? Open your booking with the link above, or call us on +91 22 4000 1998.

${rule}

${foot}`)
  })

  it('does not mention calling when the business has no phone', async () => {
    const { text } = await renderMail(
      <Confirmation
        texts={words('confirmation', { phone: null })}
        sender={{ ...sender, phone: null }}
        booking={booking}
      />,
    )
    expect(text).not.toMatch(/call us|Phone:/i)
  })
})

describe('frame of every mail', () => {
  const html = async (changes = {}) =>
    (
      await renderMail(
        <Confirmation
          texts={words('confirmation')}
          sender={{ ...sender, ...changes }}
          booking={booking}
        />,
      )
    ).html

  it('starts with the wordmark, with its Devanagari form for the default name', async () => {
    expect(await html()).toMatch(/Saaf<span lang="hi"> साफ<\/span>.*<h1/s)
    const renamed = await html({ name: 'Dhobi Ghat' })
    expect(renamed).toMatch(/Dhobi Ghat<\/span>.*<h1/s)
    expect(renamed).not.toContain('साफ')
  })

  it('links the phone of the business in its texts and its footer', async () => {
    const links = (await html()).match(/<a href="tel:\+912240001998"[^>]*>\+91 22 4000 1998<\/a>/g)
    expect(links).toHaveLength(2)
    expect(await html({ phone: null })).not.toContain('tel:')
  })
})

describe('customer mails', () => {
  const kinds = Object.keys(customerMails) as CustomerMailKind[]
  const render = (kind: CustomerMailKind, changes: Partial<Parameters<typeof CustomerMail>[0]>) =>
    renderMail(
      <CustomerMail
        kind={kind}
        language="en"
        words={english}
        texts={words(customerMails[kind].textsKey, {
          date: 'Thursday, 26 November 2026',
          time: '11AM-1PM',
        })}
        sender={sender}
        booking={booking}
        delivery={delivery}
        payment={payment}
        urls={urls}
        mayChange={false}
        today="2026-11-21"
        {...changes}
      />,
    )

  it.each(kinds)('renders the right link in %s', async (kind) => {
    const { html, text } = await render(kind, {})
    const otherLinks = ['booking-completed', 'booking-cancelled', 'order-ready']
    const showsLink = !otherLinks.includes(kind)
    expect(text.includes(`View your order ${urls.manage}\n`)).toBe(showsLink)
    const isOver = kind === 'booking-completed' || kind === 'booking-cancelled'
    expect(text.includes(`Book again ${urls.again}\n`)).toBe(isOver)
    expect(html.includes(`href="${urls.delivery}"`)).toBe(kind === 'order-ready')
    for (const form of [html, text]) {
      expect(form).toContain(english.defaultTexts.mails[customerMails[kind].textsKey].heading)
      expect(form).toContain('3F9A1C07')
      expect(form).not.toMatch(/undefined|null/)
    }
    expect(text).not.toContain('{')
  })

  it.each(kinds)('offers in %s to reschedule only while that is possible', async (kind) => {
    const { text } = await render(kind, { mayChange: true })
    const isOffered = customerMails[kind].link === 'manage'
    expect(text.includes(`View, reschedule or cancel ${urls.manage}\n`)).toBe(isOffered)
    expect((await render(kind, {})).text).not.toMatch(/reschedule or/)
  })

  const wayBack = ['order-ready', 'order-dispatched', 'bill', 'manage-link'] as const
  const collected = { ...booking, pickedUpAt: '2026-11-26T06:00:00.000Z' }
  const chosen = { deliveryDate: '2026-11-27', deliveryTime: '5PM-7PM' } as const

  it.each(wayBack)('names in %s the delivery instead of the pickup', async (kind) => {
    const { text, html } = await render(kind, { booking: { ...collected, ...chosen } })
    expect(text).toMatch(/^Delivery: Friday, 27 November 2026, 5PM-7PM$/m)
    const undecided = await render(kind, { booking: collected })
    for (const form of [text, html, undecided.text, undecided.html]) {
      expect(form).not.toMatch(/26 November|11AM-1PM|[Dd]ate:|[Tt]ime:/)
    }
    expect(undecided.text).not.toContain('Delivery:')
  })

  it.each(['order-delivered', 'booking-completed', 'bill'] as const)(
    'names neither pickup nor delivery in %s after the delivery',
    async (kind) => {
      const delivered = { ...collected, ...chosen, deliveredAt: '2026-11-27T12:00:00.000Z' }
      const { html } = await render(kind, { booking: delivered })
      expect(html).not.toMatch(/2[67] November|11AM-1PM|5PM-7PM/)
    },
  )

  it('says nothing of pickup and delivery when an order is cancelled after the pickup', async () => {
    const cancelled = { ...collected, ...chosen, status: 'cancelled' } as const
    const { html, text } = await render('booking-cancelled', { booking: cancelled })
    expect(text).toMatch(/^Booking Cancelled\n/)
    expect(text).toContain('If you did not ask for this')
    expect(html).not.toMatch(/2[67] November|11AM-1PM|5PM-7PM|pickup (is|has)|collected/)
  })

  it('invites to choose a delivery time, or names the chosen one', async () => {
    const { text } = await render('order-ready', {})
    expect(text).toMatch(/^Please choose when we deliver them\.$/m)
    expect(text).toContain(`Choose a delivery time ${urls.delivery}\n`)
    const changed = await render('order-ready', { booking: { ...booking, ...chosen } })
    expect(changed.text).toMatch(/^Delivery: Friday, 27 November 2026, 5PM-7PM$/m)
    expect(changed.text).toContain(`Change the delivery time ${urls.delivery}\n`)
    expect(changed.text).not.toContain('choose')
  })

  const unpaid = { bill: sampleBill }
  const paid = {
    bill: { ...sampleBill, paidAt: '2026-11-26T10:35:00.000Z', paymentMethod: 'upi' as const },
  }
  const billLink = `${urls.manage}#bill`

  it('lists the bill, and leads to its code until it is paid', async () => {
    const { text, html } = await render('bill', unpaid)
    expect(text).toMatch(
      /^Sherwani, 2 × ₹600 +₹1,200\nShirt, 3 × ₹99 +₹297\nTotal +₹1,497\n\nUPI ID: saaf@okbank$/m,
    )
    expect(text).toContain(`${payment}\n\nPay ₹1,497 ${billLink}\n`)
    expect(html).not.toContain('upi:')
    const afterwards = await render('bill', paid)
    expect(afterwards.text).toContain('Paid on 26 Nov 2026, 4:05 PM by UPI.')
    expect(afterwards.text).toContain(`View your bill ${billLink}\n`)
    expect(afterwards.text).not.toMatch(/UPI ID|Pay ₹/)
    expect(afterwards.text).not.toContain(payment)
  })

  it('leads to the bill of a business without a UPI ID', async () => {
    const { text } = await render('bill', { bill: { ...sampleBill, upiId: null } })
    expect(text).toContain(`View your bill ${billLink}\n`)
  })

  it('says on the way what is left to pay, and how', async () => {
    const onItsWay = { booking: { ...collected, ...chosen } }
    const { text } = await render('order-dispatched', { ...onItsWay, ...unpaid })
    expect(text).toMatch(/^To pay: ₹1,497$/m)
    expect(text).toContain(`${payment}\n\nPay ₹1,497 ${billLink}\n`)
    expect((await render('order-dispatched', { ...onItsWay, ...paid })).text).not.toContain('pay')
  })

  it.each(['booking-completed', 'order-delivered'] as const)(
    'contains a receipt once the order is paid: %s',
    async (kind) => {
      const status = kind === 'booking-completed' ? 'completed' : 'confirmed'
      const delivered = { ...collected, status, deliveredAt: '2026-11-27T12:00:00.000Z' } as const
      const { text } = await render(kind, { booking: delivered, ...paid })
      expect(text).toMatch(/^Receipt$.*^Total +₹1,497$.*Paid on 26 Nov 2026, 4:05 PM by UPI\./ms)
      const before = await render(kind, { booking: delivered, ...unpaid })
      expect(before.text).toContain(`Pay ₹1,497 ${billLink}\n`)
      expect(before.text).not.toContain('Receipt')
      expect(before.text).not.toContain(payment)
    },
  )

  it('marks untranslated texts and items as English', async () => {
    const lines = [{ item: 'Sherwani', lang: 'en', count: 1, unitPaise: 100 } as const]
    const { html } = await render('bill', {
      ...{ language: 'hi', words: hindi, bill: { ...sampleBill, lines } },
      texts: {
        introduction: 'Hello',
        closing: 'फिर मिलेंगे',
        signature: null,
        english: ['introduction'],
      },
    })
    expect(html).toMatch(/lang="en"[^>]*><bdi>Hello/)
    expect(html).toContain('<bdi lang="en">Sherwani</bdi>')
    expect(html).not.toMatch(/lang="en"[^>]*><bdi>फिर/)
  })

  it('names no promised day once the clothes are on their way', async () => {
    const dispatchedAt = '2026-11-27T12:00:00.000Z'
    const promised = { ...collected, dispatchedAt, promisedDate: '2026-11-30' } as const
    expect((await render('order-dispatched', { booking: promised })).text).not.toContain('Back by')
  })

  it('names a missed pickup as past', async () => {
    const { text } = await render('pickup-missed', {})
    expect(text).toContain('Previous pickup: Thursday, 26 November 2026, 11AM-1PM')
    expect(text).not.toContain('Pickup date')
  })

  it('names the previous pickup', async () => {
    const { text } = await render('booking-confirmed', {
      rescheduledFrom: { date: '2026-11-25', time: '9AM-11AM' },
    })
    expect(text).toContain(`Previous pickup: Wednesday, 25 November 2026, 9AM-11AM
Pickup date: Thursday, 26 November 2026
Pickup time: 11AM-1PM`)
  })

  it.each(kinds)('says when the clothes are back in %s, unless the order is over', async (kind) => {
    const promised = { ...booking, promisedDate: '2026-11-30', express: true }
    const { text } = await render(kind, { booking: promised })
    const isUnknown = kind === 'booking-cancelled' || kind === 'pickup-missed'
    expect(/^Back by: Monday, 30 November 2026$/m.test(text)).toBe(!isUnknown)
    expect(text).toMatch(/^Service: Both Services, Express$/m)
    expect((await render(kind, {})).text).not.toMatch(/Back by|Express/)
  })

  it.each(kinds)('takes every word of %s from its language', async (kind) => {
    const { html, text } = await render(kind, {
      language: 'hi',
      words: hindi,
      rescheduledFrom: { date: '2026-11-25', time: '9AM-11AM' },
      reason: 'Rain',
      booking: { ...booking, ...chosen, promisedDate: '2026-11-30', express: true },
    })
    expect(text).toContain(hindi.defaultTexts.mails[customerMails[kind].textsKey].heading)
    expect(text).toContain('नमस्ते Asha Kulkarni जी,')
    expect(text).toContain('वजह: Rain')
    expect(text).toContain('सेवा: दोनों सेवाएँ, एक्सप्रेस')
    expect(text).toContain('फ़ोन: +91 22 4000 1998')
    const pickup = 'पिकअप: गुरुवार, 26 नवंबर 2026, सुबह 11 से दोपहर 1 बजे'
    const delivery = 'डिलीवरी: शुक्रवार, 27 नवंबर 2026, शाम 5 से 7 बजे'
    const isOfDelivery = customerMails[kind].trip === 'delivery'
    const isOfPickup = !isOfDelivery && kind !== 'pickup-missed'
    expect([html.includes(pickup), text.includes(delivery)]).toEqual([isOfPickup, isOfDelivery])
    expect(text).not.toMatch(
      /Back|Express|Dear|Reason|Booking ID|Date:|Time:|Service|Pickup address|Previous|Phone|View|Book again|[Cc]hoose/,
    )
  })

  it('names the language of the text', async () =>
    expect((await render('manage-link', {})).html).toContain('<html lang="en-IN" dir="ltr">'))

  it('names the day in a reminder', async () => {
    const { text } = await render('booking-reminder', {})
    expect(text).toContain('Your pickup is tomorrow, Thursday, 26 November 2026, 11AM-1PM.')
  })
})

describe('texts of editors', () => {
  const written = {
    confirmation: { introduction: 'See you on {date}, {name}.', closing: '' },
    signature: 'Warmly,\nMohan & team',
  }

  it('renders them around the details with their placeholders filled', async () => {
    const own = resolveMailTexts(
      'confirmation',
      'en',
      byLanguage(() => written),
      { name: 'Asha', date: 'Thursday' },
    )
    const { text } = await renderMail(
      <Confirmation texts={own} sender={sender} booking={booking} />,
    )
    expect(text).toMatch(/See you on Thursday, Asha\.\s+Booking ID/)
    expect(text).toMatch(/manage\/key\s+Warmly,\nMohan & team\s+-----/)
    expect(text).not.toContain('Need to change something?')
  })

  it('escapes HTML', async () => {
    const own = { introduction: '<b>Hello</b>', closing: null, signature: '<script>' }
    const { html } = await renderMail(
      <Confirmation texts={own} sender={sender} booking={booking} />,
    )
    expect(html).toContain('&lt;b&gt;Hello&lt;/b&gt;')
    expect(html).not.toContain('<script>')
  })
})
