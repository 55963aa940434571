import { describe, expect, it } from 'vitest'
import type { BookingEvent } from '#business/bookings/events.ts'
import type { BookingStatus } from '#business/bookings/status.ts'
import type { Offer } from '#business/content/offers.ts'
import { type CustomerMailKind, customerMails } from '#business/mails/mail-kinds.ts'
import { defaultTexts } from '#business/words/default-texts.ts'
import { businessInfo } from '#cms/content/samples/business-info.ts'
import type { Booking, BusinessInfo, ContactMessage } from '#payload-types.ts'
import { BookingNotice } from './booking-notice.tsx'
import { ChangeNotice } from './change-notice.tsx'
import { ContactAnswer } from './contact-answer.tsx'
import { ContactNotice } from './contact-notice.tsx'
import { CustomerMail } from './customer-mail.tsx'
import { renderMail } from './render-mail.tsx'
import { resolveMailTexts } from './resolve-mail-texts.ts'
import { toSender } from './sender.ts'

const sender = toSender(businessInfo as BusinessInfo)

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

const staffUrl = 'https://saaf.example/admin/bookings/3F9A1C07'

const urls = {
  manage: 'https://saaf.example/booking/manage/key',
  again: 'https://saaf.example/booking?step=2&again=key',
}

const { delivery } = defaultTexts.booking.booked

type Props = Omit<Parameters<typeof CustomerMail>[0], 'kind' | 'urls' | 'delivery'> & {
  url?: string
}

function Confirmation({ url: _, ...props }: Props) {
  return <CustomerMail kind="booking-confirmation" urls={urls} delivery={delivery} {...props} />
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

const words = (mail: Parameters<typeof resolveMailTexts>[0], changes = {}) =>
  resolveMailTexts(mail, {}, { ...values, ...changes })

const foot = `Saaf
12 Veera Desai Road, Andheri West, Mumbai 400058
Phone: +91 22 4000 1998
Monday to Saturday: 9:00 AM to 8:00 PM
Sunday: 10:00 AM to 4:00 PM`

const rule = '----------------------------------------'

describe('booking notice', () => {
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

  it('names the offer for first orders', async () => {
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
      return /^First order.*$/m.exec(text)?.[0]
    }
    const offers = [{ words: '10% off', firstOrders: true }]
    expect(await notice(true, offers)).toBe('First order: offer applies (10% off)')
    expect(await notice(true)).toBe('First order: no offer at the time of booking')
    expect(await notice(false, offers)).toBeUndefined()
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

describe('booking confirmation', () => {
  it('greets the customer and repeats the booking', async () => {
    const { text } = await renderMail(
      <Confirmation texts={words('confirmation')} sender={sender} booking={booking} />,
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

What happens next

 1. Next: We’ll call you on 98765 43210 to confirm.
 2. Thursday, 26 November 2026, 11AM-1PM: We’ll collect from Flat 3, Sea Breeze, Hill Road, Bandra West. Keep your clothes ready in a bag.
 3. Once clean: We’ll tell you at the door when your clothes come back.

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
        texts={words(customerMails[kind].textsKey, {
          date: 'Thursday, 26 November 2026',
          time: '11AM-1PM',
        })}
        sender={sender}
        booking={booking}
        delivery={delivery}
        urls={urls}
        {...changes}
      />,
    )

  it.each(kinds)('renders the right link in %s', async (kind) => {
    const { html, text } = await render(kind, {})
    const showsLink = kind !== 'booking-completed' && kind !== 'booking-cancelled'
    expect(html.includes(`href="${urls.manage}"`)).toBe(showsLink)
    expect(text.includes(`View, reschedule or cancel ${urls.manage}\n`)).toBe(showsLink)
    expect(text.includes(`Book again ${urls.again}\n`)).toBe(kind === 'booking-completed')
    for (const form of [html, text]) {
      expect(form).toContain(customerMails[kind].heading)
      expect(form).toContain('3F9A1C07')
      expect(form).not.toMatch(/undefined|null/)
    }
    expect(text).not.toContain('{')
  })

  it('names the previous pickup', async () => {
    const { text } = await render('booking-confirmed', {
      rescheduledFrom: { date: '2026-11-25', time: '9AM-11AM' },
    })
    expect(text).toContain(`Previous pickup: Wednesday, 25 November 2026, 9AM-11AM
Date: Thursday, 26 November 2026
Time: 11AM-1PM`)
  })

  it('names the day in a reminder', async () => {
    const { text } = await render('booking-reminder', {})
    expect(text).toContain('Your pickup is tomorrow, Thursday, 26 November 2026, 11AM-1PM.')
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
        booking={{ ...booking, status }}
        change={change}
      />,
    )
    return text
  }

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

describe('texts of editors', () => {
  const written = {
    confirmation: { introduction: 'See you on {date}, {name}.', closing: '' },
    signature: 'Warmly,\nMohan & team',
  }

  it('renders them around the details with their placeholders filled', async () => {
    const own = resolveMailTexts('confirmation', written, { name: 'Asha', date: 'Thursday' })
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

it('quotes the contact message below an answer', async () => {
  const { text } = await renderMail(
    <ContactAnswer
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
