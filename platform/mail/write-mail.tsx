import type { Payload } from 'payload'
import type { BookingEvent } from '#business/bookings/events.ts'
import { bookingDetailNames, bookingFields } from '#business/bookings/fields.ts'
import { listOrder } from '#business/content/shown-entries.ts'
import { bookingPlaceholders } from '#business/mails/booking-placeholders.ts'
import { findDescribedEvent, findPreviousPickup } from '#business/mails/described-event.ts'
import { customerMails, isCustomerMail } from '#business/mails/mail-kinds.ts'
import { defaultTexts } from '#business/words/en/default-texts.ts'
import { defuseLinks } from '#business/words/links-in-text.ts'
import type { PlaceholderValues } from '#business/words/placeholders.ts'
import { environment } from '#environment.ts'
import type { Booking, BusinessInfo, ContactMessage, Email, Offer } from '#payload-types.ts'
import { relatedId } from '#platform/database/related-id.ts'
import { BookingNotice } from '#platform/mail/templates/booking-notice.tsx'
import { ChangeNotice } from '#platform/mail/templates/change-notice.tsx'
import { ContactAnswer } from '#platform/mail/templates/contact-answer.tsx'
import { ContactNotice } from '#platform/mail/templates/contact-notice.tsx'
import { CustomerMail } from '#platform/mail/templates/customer-mail.tsx'
import { type RenderedMail, renderMail } from '#platform/mail/templates/render-mail.tsx'
import { resolveMailTexts } from '#platform/mail/templates/resolve-mail-texts.ts'
import { toSender } from '#platform/mail/templates/sender.ts'
import { accountMail } from './account-mails.tsx'
import { mailCalendar } from './mail-calendar.ts'
import { mailUrlTemplates } from './manage-link.ts'

const freeTexts = bookingDetailNames.filter((name) => /lines?/.test(bookingFields[name].input))

export type MailContent = RenderedMail & { calendar: string | null }

export interface MailSources {
  business: BusinessInfo
  offers: Offer[]
  texts: Parameters<typeof resolveMailTexts>[1]
  /** When clothes come back. */
  delivery: string
}

export interface BookingContext {
  booking: Booking | null
  events: BookingEvent[]
}

export async function readMailSources(payload: Payload): Promise<MailSources> {
  const [business, { docs: offers }, texts, { booked }] = await Promise.all([
    payload.findGlobal({ slug: 'business-info', depth: 0, overrideAccess: true }),
    // Read as a visitor: mails contain no unpublished content.
    payload.find({
      collection: 'offers',
      sort: listOrder,
      pagination: false,
      depth: 0,
      overrideAccess: false,
    }),
    payload.findGlobal({ slug: 'mail-texts', depth: 0, overrideAccess: false }),
    payload.findGlobal({ slug: 'booking-page', depth: 0, overrideAccess: false }),
  ])
  const delivery = booked?.delivery || defaultTexts.booking.booked.delivery
  return { business, offers, texts, delivery }
}

/** Returns null if the booking or message was deleted, or the customer erased. */
export async function writeMail(
  payload: Payload,
  { email, booking: stored, events, ...sources }: { email: Email } & BookingContext & MailSources,
): Promise<MailContent | null> {
  const { business, texts } = sources
  const booking = stored && withPlainTexts(stored, freeTexts)
  const signature = texts.signature || null
  const toOwner = await accountMail(payload, email, { sender: toSender(business), signature })
  if (toOwner) return { ...(await renderMail(toOwner)), calendar: null }
  if (email.kind === 'contact-answer') {
    const message = await messageOf(payload, email)
    const answer = message?.answers?.find(({ id }) => id === email.answer)
    if (!message || !answer) return null
    const written = { message, answer: answer.text, signature }
    const mail = <ContactAnswer sender={toSender(business)} {...written} />
    return { ...(await renderMail(mail)), calendar: null }
  }
  if (email.kind === 'contact-notice') {
    const message = await messageOf(payload, email)
    if (!message) return null
    return { ...(await renderMail(contactNotice(message, sources))), calendar: null }
  }
  if (!booking || booking.erasedAt) return null
  const calendar = mailCalendar(payload, { email, booking, events, business })
  return { ...(await renderMail(bookingMail({ email, booking, events, ...sources }))), calendar }
}

export function contactNotice(message: ContactMessage, { business, texts }: MailSources) {
  const values: PlaceholderValues<'contactMessage'> = { name: message.name }
  return (
    <ContactNotice
      sender={toSender(business)}
      texts={resolveMailTexts('contactNotice', texts, values)}
      message={message}
      url={`${environment.siteUrl}/admin/messages/${message.id}`}
    />
  )
}

export function bookingMail({
  email,
  booking,
  events,
  business,
  offers,
  texts,
  delivery,
}: {
  email: Pick<Email, 'kind' | 'createdAt' | 'reason'>
  booking: Booking
  events: BookingEvent[]
} & MailSources) {
  const sender = toSender(business)
  const values = bookingPlaceholders(booking, sender)
  const { kind } = email
  const change = findDescribedEvent(kind, events, new Date(email.createdAt))
  if (isCustomerMail(kind)) {
    return (
      <CustomerMail
        kind={kind}
        sender={sender}
        texts={resolveMailTexts(customerMails[kind].textsKey, texts, values)}
        booking={booking}
        delivery={delivery}
        rescheduledFrom={change && findPreviousPickup(change, events)}
        reason={email.reason && defuseLinks(email.reason)}
        urls={mailUrlTemplates}
      />
    )
  }
  const url = `${environment.siteUrl}/admin/bookings/${booking.reference}`
  if (kind === 'change-notice') {
    const mailTexts = resolveMailTexts('changeNotice', texts, values)
    return (
      <ChangeNotice sender={sender} texts={mailTexts} booking={booking} change={change} url={url} />
    )
  }
  const mailTexts = resolveMailTexts('bookingNotice', texts, values)
  return (
    <BookingNotice sender={sender} texts={mailTexts} booking={booking} offers={offers} url={url} />
  )
}

async function messageOf(payload: Payload, { contactMessage }: Email) {
  const id = relatedId(contactMessage)
  if (!id) return null
  const message = await payload.findByID({
    collection: 'contact-messages',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  return message && withPlainTexts(message, ['name', 'subject', 'message'])
}

/** Customers' texts must not become links in a mail with our name. */
function withPlainTexts<Doc extends object>(doc: Doc, fields: (keyof Doc)[]): Doc {
  const plain: Record<keyof Doc, unknown> = { ...doc }
  for (const field of fields) {
    const text = doc[field]
    if (typeof text === 'string') plain[field] = defuseLinks(text)
  }
  return plain as Doc
}
