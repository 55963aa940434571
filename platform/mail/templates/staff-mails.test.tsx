import { describe, expect, it } from 'vitest'
import type { BookingEvent } from '#business/bookings/events.ts'
import type { BookingStatus } from '#business/bookings/status/status.ts'
import type { Offer } from '#business/content/offers.ts'
import { hindi } from '#business/words/hi.ts'
import {
  booking,
  Confirmation,
  english,
  foot,
  message,
  rule,
  sender,
  staffUrl,
  words,
} from '#tests/helpers/bookings/sample-mails.tsx'
import { BookingNotice, ChangeNotice } from './booking-notices.tsx'
import { ContactAnswer, ContactNotice } from './contact-mails.tsx'
import { renderMail } from './render-mail.tsx'

describe('booking notice', () => {
  it('isolates what the customer wrote', async () => {
    const { html } = await renderMail(
      <BookingNotice
        url={staffUrl}
        texts={words('bookingNotice')}
        sender={sender}
        booking={{ ...booking, name: 'عائشہ', address: 'گلی 3\nباندرا' }}
      />,
    )
    for (const text of ['عائشہ', 'گلی 3', 'باندرا', '98765 43210']) {
      expect(html).toContain(`<bdi>${text}</bdi>`)
    }
  })

  it('warns of an address outside the service area, and promises no return', async () => {
    const { text } = await renderMail(
      <BookingNotice
        url={staffUrl}
        texts={words('bookingNotice')}
        sender={sender}
        booking={{ ...booking, promisedDate: '2026-11-30' }}
        uncoveredPincode="411001"
      />,
    )
    expect(text).toContain('Outside the service area: 411001')
    expect(text).not.toContain('Back by')
  })

  it('lists every field of a booking', async () => {
    const { text } = await renderMail(
      <BookingNotice
        url={staffUrl}
        texts={words('bookingNotice')}
        sender={sender}
        booking={booking}
      />,
    )
    expect(text).toBe(`New booking #3F9A1C07

Booking ID: 3F9A1C07
Customer: Asha Kulkarni
Phone: 98765 43210
Email: asha@example.com

Pickup address: Flat 3, Sea Breeze
Hill Road, Bandra West

Service: Both Services
Pickup date: Thursday, 26 November 2026
Time slot: 11AM-1PM

Items: 2 sherwanis
1 lehenga

Instructions: Ring twice

Open the booking https://saaf.example/admin/bookings/3F9A1C07

Please contact the customer to confirm this pickup.

${rule}

${foot}`)
  })

  it('names express and the promised day', async () => {
    const { text } = await renderMail(
      <BookingNotice
        url={staffUrl}
        texts={words('bookingNotice')}
        sender={sender}
        booking={{ ...booking, express: true, promisedDate: '2026-11-30' }}
      />,
    )
    expect(text).toContain('Service: Both Services, Express\n')
    expect(text).toContain('Time slot: 11AM-1PM\nBack by: Monday, 30 November 2026\n')
  })

  it('does not ask staff to call about a confirmed booking', async () => {
    const { text } = await renderMail(
      <BookingNotice
        url={staffUrl}
        texts={words('bookingNotice')}
        sender={sender}
        booking={{ ...booking, status: 'confirmed' }}
      />,
    )
    expect(text).toContain('New booking #3F9A1C07, confirmed')
    expect(text).not.toContain('contact the customer')
  })

  it('leaves out empty fields', async () => {
    const { html, text } = await renderMail(
      <BookingNotice
        url={staffUrl}
        texts={words('bookingNotice')}
        sender={sender}
        booking={{ ...booking, email: null, items: null, instructions: '' }}
      />,
    )
    for (const form of [html, text]) {
      expect(form).toContain('Asha Kulkarni')
      expect(form).not.toMatch(/Email|Items|Instructions|mailto|null|undefined/)
    }
  })

  it('names the offer', async () => {
    const notice = async (firstOrder: boolean, offers: Offer[] = []) => {
      const { text } = await renderMail(
        <BookingNotice
          url={staffUrl}
          texts={words('bookingNotice')}
          sender={sender}
          booking={{ ...booking, firstOrder }}
          offers={offers}
        />,
      )
      return /^(First order|Offer).*$/m.exec(text)?.[0]
    }
    const offers = [{ words: '10% off', firstOrders: true }]
    expect(await notice(true, offers)).toBe('First order: offer applies (10% off)')
    expect(await notice(true)).toBe('First order: no offer at the time of booking')
    expect(await notice(false, offers)).toBeUndefined()
    expect(await notice(false, [{ words: 'Diwali', allOrders: true }])).toBe('Offer: Diwali')
  })

  it('links the phone number and the email address', async () => {
    const { html } = await renderMail(
      <BookingNotice
        url={staffUrl}
        texts={words('bookingNotice')}
        sender={sender}
        booking={booking}
      />,
    )
    expect(html).toContain('href="tel:+919876543210"')
    expect(html).toContain('href="mailto:asha@example.com"')
  })
})

describe('change notice', () => {
  const createdAt = '2026-11-22T06:00:00.000Z'
  const by = { createdAt, actor: 'Customer', channel: 'manage-link' } as const
  const notice = async (status: BookingStatus, change: BookingEvent) => {
    const { text } = await renderMail(
      <ChangeNotice
        url={staffUrl}
        texts={words('changeNotice', { name: booking.name })}
        sender={sender}
        booking={{ ...booking, status, promisedDate: '2026-11-30' }}
        change={change}
      />,
    )
    return text
  }

  it('names the chosen delivery time', async () => {
    const to = '2026-11-28, 9AM-11AM'
    const text = await notice('confirmed', { ...by, type: 'delivery-chosen', to })
    expect(text).toContain('Booking #3F9A1C07: delivery time chosen')
    expect(text).toContain('Delivery: Saturday, 28 November 2026, 9AM-11AM')
    expect(text).not.toMatch(/New pickup|Cancelled/)
  })

  it('names the old and the new time of a rescheduled pickup', async () => {
    const text = await notice('pending', {
      ...by,
      type: 'rescheduled',
      from: '2026-11-25, 9AM-11AM',
      to: '2026-11-26, 11AM-1PM',
    })
    expect(text).toContain(`Booking #3F9A1C07 rescheduled

Asha Kulkarni has changed this booking using their booking link.

Booking ID: 3F9A1C07
Customer: Asha Kulkarni
Phone: 98765 43210
Previous pickup: Wednesday, 25 November 2026, 9AM-11AM
New pickup: Thursday, 26 November 2026, 11AM-1PM
Back by: Monday, 30 November 2026
`)
  })

  it('names the cancelled pickup', async () => {
    const text = await notice('cancelled', {
      ...by,
      type: 'status-changed',
      from: 'pending',
      to: 'cancelled',
    })
    expect(text).toContain('Booking #3F9A1C07 cancelled')
    expect(text).toContain('Cancelled pickup: Thursday, 26 November 2026, 11AM-1PM')
    expect(text).not.toContain('Back by')
  })
})

it('names the writer and repeats the text of a contact message', async () => {
  const { text } = await renderMail(
    <ContactNotice
      url={staffUrl}
      texts={words('contactNotice')}
      sender={sender}
      message={message}
    />,
  )
  expect(text).toBe(`Wedding order

Name: Meera Iyer
Email: meera@example.com
Phone: 91234 56789

Three lehengas.
By Friday?

Open the message https://saaf.example/admin/bookings/3F9A1C07

Reply to this email to answer Meera Iyer.

${rule}

${foot}`)
})

it('quotes the contact message below an answer', async () => {
  const { text } = await renderMail(
    <ContactAnswer
      language="en"
      words={english}
      sender={sender}
      signature="The Saaf family"
      message={message}
      answer={'Yes.\nBy Thursday.'}
    />,
  )
  expect(text).toBe(`Wedding order

Yes.
By Thursday.

On 21 Nov 2026, 11:30 AM you wrote:
Three lehengas.
By Friday?

The Saaf family

----------------------------------------

${foot}`)
})

it('takes the words of an answer from its language', async () => {
  const { text } = await renderMail(
    <ContactAnswer
      language="hi"
      words={hindi}
      sender={sender}
      signature={null}
      message={message}
      answer="Yes."
    />,
  )
  expect(text).toContain('आपका मैसेज (21 नव॰ 2026, सुबह 11:30 बजे):')
  expect(text).toContain('फ़ोन: +91 22 4000 1998')
})

describe('texts of customers', () => {
  const html = '<b>"bold" & <img src=x onerror=alert(1)></b>'
  const escaped = '&lt;b&gt;&quot;bold&quot; &amp; &lt;img src=x onerror=alert(1)&gt;&lt;/b&gt;'

  it.each([
    ['the booking notice', ['name', 'address', 'items', 'instructions'], BookingNotice],
    ['the confirmation', ['name', 'address'], Confirmation],
  ] as const)('escapes HTML in %s', async (_mail, fields, Mail) => {
    for (const field of fields) {
      const mail = await renderMail(
        <Mail
          url={staffUrl}
          texts={words('confirmation')}
          sender={sender}
          booking={{ ...booking, [field]: html }}
        />,
      )
      expect(mail.html, field).toContain(escaped)
      expect(mail.html, field).not.toContain('<b>')
      expect(mail.text, field).toContain(html)
    }
  })

  it.each(['name', 'subject', 'message'])('escapes HTML in the %s of a message', async (field) => {
    const mail = await renderMail(
      <ContactNotice
        url={staffUrl}
        texts={words('contactNotice')}
        sender={sender}
        message={{ ...message, [field]: html }}
      />,
    )
    expect(mail.html).toContain(escaped)
    expect(mail.html).not.toContain('<b>')
    expect(mail.text).toContain(html)
  })

  it('keeps empty lines', async () => {
    const written = { ...message, message: 'One.\n\nTwo.' }
    const { text } = await renderMail(
      <ContactNotice
        url={staffUrl}
        texts={words('contactNotice')}
        sender={sender}
        message={written}
      />,
    )
    expect(text).toContain('One.\n\nTwo.')
  })
})
