import { businessInfo } from '#cms/sample-content/business-info'
import type { Booking, BusinessInfo, ContactMessage } from '#payload-types'
import { describe, expect, it } from 'vitest'
import { BookingConfirmation } from './booking-confirmation'
import { BookingNotice } from './booking-notice'
import { ContactNotice } from './contact-notice'
import { mailWords } from './mail-words'
import { renderMail } from './render-mail'
import { senderOf } from './sender'

const sender = senderOf(businessInfo as BusinessInfo)

const booking: Booking = {
  id: '3f9a1c07-52a4-4f0e-9d3b-0c9d6a1f7e11',
  reference: '3F9A1C07',
  status: 'pending',
  name: 'Asha Kulkarni',
  phone: '9876543210',
  email: 'asha@example.com',
  address: 'Flat 3, Sea Breeze\nHill Road, Bandra West',
  date: '2026-11-26',
  time: '11AM-1PM',
  serviceType: 'both',
  items: '2 sherwanis\n1 lehenga',
  instructions: 'Ring twice',
  createdAt: '2026-11-21T06:00:00.000Z',
  updatedAt: '2026-11-21T06:00:00.000Z',
}

const message: ContactMessage = {
  id: '0b6c2f1e-8c1d-4c55-9a52-2f64b8a9d3c4',
  name: 'Meera Iyer',
  email: 'meera@example.com',
  phone: '9123456789',
  subject: 'Wedding order',
  message: 'Three lehengas.\nBy Friday?',
  createdAt: '2026-11-21T06:00:00.000Z',
  updatedAt: '2026-11-21T06:00:00.000Z',
}

const values = { name: 'Meera Iyer', business: 'Saaf', phone: sender.phone }

const words = (mail: Parameters<typeof mailWords>[0], changes = {}) =>
  mailWords(mail, {}, { ...values, ...changes })

const foot = `Saaf
12 Veera Desai Road, Andheri West, Mumbai 400058
Phone: +91 22 4000 1998
Monday to Saturday: 9:00 AM to 8:00 PM
Sunday: 10:00 AM to 4:00 PM`

const rule = '----------------------------------------'

describe('the notice to the business', () => {
  it('says all there is to know of a booking', async () => {
    const { text } = await renderMail(
      <BookingNotice words={words('bookingNotice')} sender={sender} booking={booking} />,
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

Special instructions: Ring twice

Please contact the customer to confirm this pickup.

${rule}

${foot}`)
  })

  it('leaves out what the customer left empty', async () => {
    const { html, text } = await renderMail(
      <BookingNotice
        words={words('bookingNotice')}
        sender={sender}
        booking={{ ...booking, email: null, items: null, instructions: '' }}
      />,
    )
    for (const form of [html, text]) {
      expect(form).toContain('Asha Kulkarni')
      expect(form).not.toMatch(/Email|Items|Special instructions|mailto|null|undefined/)
    }
  })

  it('lets staff call or write with one touch', async () => {
    const { html } = await renderMail(
      <BookingNotice words={words('bookingNotice')} sender={sender} booking={booking} />,
    )
    expect(html).toContain('href="tel:+919876543210"')
    expect(html).toContain('href="mailto:asha@example.com"')
  })
})

describe('the confirmation to the customer', () => {
  it('greets, and repeats what was booked', async () => {
    const { text } = await renderMail(
      <BookingConfirmation words={words('confirmation')} sender={sender} booking={booking} />,
    )
    expect(text).toBe(`We have your booking

Dear Asha Kulkarni,

Thank you for booking a pickup with Saaf. We will contact you to confirm it.

Booking ID: 3F9A1C07
Date: Thursday, 26 November 2026
Time: 11AM-1PM
Service: Both Services

Pickup address: Flat 3, Sea Breeze
Hill Road, Bandra West

Something to change? Open your booking with the link above, or call us on +91 22 4000 1998.

${rule}

${foot}`)
  })

  it('asks nobody to call where the business has no phone', async () => {
    const { text } = await renderMail(
      <BookingConfirmation
        words={words('confirmation', { phone: null })}
        sender={{ ...sender, phone: null }}
        booking={booking}
      />,
    )
    expect(text).not.toMatch(/Call us|Phone:/)
  })
})

it('the notice of a contact message says who wrote what', async () => {
  const { text } = await renderMail(
    <ContactNotice words={words('contactNotice')} sender={sender} message={message} />,
  )
  expect(text).toBe(`Wedding order

Name: Meera Iyer
Email: meera@example.com
Phone: 91234 56789

Three lehengas.
By Friday?

Reply to this mail to answer Meera Iyer.

${rule}

${foot}`)
})

describe('words of editors', () => {
  const written = {
    confirmation: { introduction: 'See you on {date}, {name}.', closing: '' },
    signature: 'Warmly,\nMohan & team',
  }

  it('stand around the particulars, with what they stand for', async () => {
    const own = mailWords('confirmation', written, { name: 'Asha', date: 'Thursday' })
    const { text } = await renderMail(
      <BookingConfirmation words={own} sender={sender} booking={booking} />,
    )
    expect(text).toMatch(/See you on Thursday, Asha\.\s+Booking ID/)
    expect(text).toMatch(/Bandra West\s+Warmly,\nMohan & team\s+-----/)
    expect(text).not.toContain('Something to change?')
  })

  it('are never HTML', async () => {
    const own = { introduction: '<b>Hello</b>', closing: null, signature: '<script>' }
    const { html } = await renderMail(
      <BookingConfirmation words={own} sender={sender} booking={booking} />,
    )
    expect(html).toContain('&lt;b&gt;Hello&lt;/b&gt;')
    expect(html).not.toContain('<script>')
  })
})

describe('words of people', () => {
  const html = '<b>"bold" & <img src=x onerror=alert(1)></b>'
  const escaped = '&lt;b&gt;&quot;bold&quot; &amp; &lt;img src=x onerror=alert(1)&gt;&lt;/b&gt;'

  it.each([
    ['the notice', ['name', 'address', 'items', 'instructions'], BookingNotice],
    ['the confirmation', ['name', 'address'], BookingConfirmation],
  ] as const)('are never HTML in %s', async (_mail, fields, Mail) => {
    for (const field of fields) {
      const mail = await renderMail(
        <Mail
          words={words('confirmation')}
          sender={sender}
          booking={{ ...booking, [field]: html }}
        />,
      )
      expect(mail.html, field).toContain(escaped)
      expect(mail.html, field).not.toContain('<b>')
      expect(mail.text, field).toContain(html)
    }
  })

  it.each(['name', 'subject', 'message'])(
    'are never HTML in the %s of a message',
    async (field) => {
      const mail = await renderMail(
        <ContactNotice
          words={words('contactNotice')}
          sender={sender}
          message={{ ...message, [field]: html }}
        />,
      )
      expect(mail.html).toContain(escaped)
      expect(mail.html).not.toContain('<b>')
      expect(mail.text).toContain(html)
    },
  )

  it('keep their empty lines', async () => {
    const written = { ...message, message: 'One.\n\nTwo.' }
    const { text } = await renderMail(
      <ContactNotice words={words('contactNotice')} sender={sender} message={written} />,
    )
    expect(text).toContain('One.\n\nTwo.')
  })
})
