import type { Payload } from 'payload'
import { type CustomerBill, describeDiscount } from '#business/bills/customer-bill.ts'
import type { Booking } from '#business/bookings/booking.ts'
import type { BookingEvent } from '#business/bookings/events.ts'
import { bookingDetailNames, bookingFields } from '#business/bookings/fields.ts'
import { listOrder } from '#business/content/shown-entries.ts'
import { byLanguage, defaultLanguage, type Language } from '#business/languages/languages.ts'
import { pickLanguage } from '#business/languages/localized-text.ts'
import { pickDescribedEvent, pickPreviousPickup } from '#business/mails/described-event.ts'
import { bookingPlaceholders } from '#business/mails/editable-mails.ts'
import {
  customerMails,
  customerMailSubject,
  isCustomerMail,
  kindToWrite,
} from '#business/mails/mail-kinds.ts'
import { canCustomerChange } from '#business/manage-links/customer-changes.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import { toPickupRules } from '#business/pickups/pickup-rules.ts'
import {
  extractUncertainPincode,
  type ServiceArea,
  toServiceArea,
} from '#business/pickups/service-area.ts'
import { defuseLinks } from '#business/words/clean-text.ts'
import type { PlaceholderValues } from '#business/words/placeholders.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { environment } from '#environment.ts'
import type { BusinessInfo, ContactMessage, Email, Offer } from '#payload-types.ts'
import { relatedId } from '#platform/database/related-id.ts'
import { BookingNotice, ChangeNotice } from '#platform/mail/templates/booking-notices.tsx'
import { ContactAnswer, ContactNotice } from '#platform/mail/templates/contact-mails.tsx'
import { CustomerMail } from '#platform/mail/templates/customer-mail.tsx'
import { MailLayout, toSender } from '#platform/mail/templates/mail-layout.tsx'
import { type RenderedMail, renderMail } from '#platform/mail/templates/render-mail.tsx'
import {
  type MailTextsByLanguage,
  mailTextsByLanguage,
  resolveMailTexts,
} from '#platform/mail/templates/resolve-mail-texts.ts'
import { accountMail } from './account-mails.tsx'
import { findMailedBill } from './customer-bills.ts'
import { mailCalendar, withdrawnCalendar } from './mail-calendar.ts'
import { mailUrlTemplates } from './manage-link.ts'

const freeTexts = bookingDetailNames.filter((name) => /lines?/.test(bookingFields[name].input))

export type MailContent = RenderedMail & {
  /** Replaces the queued one: staff may have changed the booking's language. */
  subject?: string
  calendar: string | null
}

export interface MailSources {
  business: Record<Language, BusinessInfo>
  offers: Offer[]
  texts: MailTextsByLanguage
  /** When clothes come back, and how to pay. */
  delivery: Record<Language, string>
  payment: Record<Language, string>
  serviceArea: ServiceArea
}

export interface BookingContext {
  booking: Booking | null
  events: BookingEvent[]
}

export async function readMailSources(payload: Payload): Promise<MailSources> {
  const inAllLanguages = { locale: 'all', depth: 0 } as const
  const [business, { docs: offers }, texts, page, { docs: branches }] = await Promise.all([
    payload.findGlobal({ slug: 'business-info', ...inAllLanguages, overrideAccess: true }),
    // Read as a visitor: mails contain no unpublished content.
    payload.find({
      collection: 'offers',
      sort: listOrder,
      pagination: false,
      depth: 0,
      overrideAccess: false,
    }),
    payload.findGlobal({ slug: 'mail-texts', ...inAllLanguages, overrideAccess: false }),
    payload.findGlobal({ slug: 'booking-page', ...inAllLanguages, overrideAccess: false }),
    payload.find({
      collection: 'branches',
      select: { pincodes: true },
      pagination: false,
      depth: 0,
      overrideAccess: false,
    }),
  ])
  const { booking: englishDefaults } = wordsFor(defaultLanguage).defaultTexts
  const bookedText = (name: 'delivery' | 'payment') =>
    byLanguage(
      (language) =>
        pickLanguage(language, page, englishDefaults).booked?.[name] ||
        wordsFor(language).defaultTexts.booking.booked[name],
    )
  return {
    offers,
    business: byLanguage((language) => pickLanguage(language, business)),
    texts: mailTextsByLanguage(texts),
    serviceArea: toServiceArea({ branches, info: {} }),
    delivery: bookedText('delivery'),
    payment: bookedText('payment'),
  }
}

/** Returns null if the booking or message was deleted, or the customer erased. */
export async function writeMail(
  payload: Payload,
  { email, booking: stored, events, ...sources }: { email: Email } & BookingContext & MailSources,
): Promise<MailContent | null> {
  const { business, texts } = sources
  const booking = stored && withPlainTexts(stored, freeTexts)
  const english = wordsFor(defaultLanguage)
  const sender = toSender(business[defaultLanguage], english.dates)
  const signature = texts[defaultLanguage].signature || null
  const toOwner = await accountMail(payload, email, { sender, signature })
  if (toOwner) return { ...(await renderMail(toOwner)), calendar: null }
  if (email.kind === 'contact-answer') {
    const message = await messageOf(payload, email)
    const answer = message?.answers?.find(({ id }) => id === email.answer)
    if (!message || !answer) return null
    const mail = (
      <ContactAnswer
        language={defaultLanguage}
        words={english}
        sender={sender}
        message={message}
        answer={answer.text}
        signature={signature}
      />
    )
    return { ...(await renderMail(mail)), calendar: null }
  }
  if (email.kind === 'contact-notice') {
    const message = await messageOf(payload, email)
    if (!message) return null
    return { ...(await renderMail(contactNotice(message, sources))), calendar: null }
  }
  if (!booking || booking.erasedAt) return null
  if (email.kind === 'email-removed') {
    return emailRemovedMail(payload, { email, booking, events, ...sources })
  }
  const bill = await findMailedBill(payload, booking, email.kind)
  if (email.kind === 'bill' && !bill) return null
  const isUncertain = extractUncertainPincode(booking, sources.serviceArea) !== null
  const calendar = mailCalendar(payload, {
    ...{ email, events },
    booking: isUncertain ? { ...booking, promisedDate: null } : booking,
    business: business[booking.language],
  })
  const kind = kindToWrite(email.kind, booking)
  const words = wordsFor(booking.language)
  return {
    ...(await renderMail(bookingMail({ email, booking, bill, events, ...sources }))),
    ...(isCustomerMail(kind) && { subject: customerMailSubject(kind, booking.reference, words) }),
    calendar,
  }
}

/** To somebody who may be a stranger: without personal details and without the manage link. */
async function emailRemovedMail(
  payload: Payload,
  {
    email,
    booking,
    events,
    business,
    texts,
  }: { email: Email; booking: Booking } & Omit<BookingContext, 'booking'> & MailSources,
): Promise<MailContent> {
  const { language, reference } = booking
  const words = wordsFor(language)
  const { heading, text: introduction } = words.mails.emailRemoved
  const signature = texts[language].signature || null
  const mail = (
    <MailLayout
      language={language}
      words={words.mails}
      sender={toSender(business[language], words.dates)}
      preview={introduction}
      heading={heading}
      texts={{ introduction, closing: null, signature }}
    />
  )
  return {
    ...(await renderMail(mail)),
    subject: `${heading} #${reference}`,
    calendar: withdrawnCalendar(payload, { email, booking, events, business: business[language] }),
  }
}

export function contactNotice(message: ContactMessage, { business, texts }: MailSources) {
  const values: PlaceholderValues<'contactMessage'> = { name: message.name }
  return (
    <ContactNotice
      sender={toSender(business[defaultLanguage], wordsFor(defaultLanguage).dates)}
      texts={resolveMailTexts('contactNotice', defaultLanguage, texts, values)}
      message={message}
      url={`${environment.siteUrl}/admin/messages/${message.id}`}
    />
  )
}

export function bookingMail({
  email,
  booking,
  bill,
  events,
  business,
  offers,
  texts,
  delivery,
  payment,
  serviceArea,
}: {
  bill?: CustomerBill | null
  email: Pick<Email, 'kind' | 'createdAt' | 'reason'>
  booking: Booking
  events: BookingEvent[]
} & MailSources) {
  const kind = kindToWrite(email.kind, booking)
  const language = isCustomerMail(kind) ? booking.language : defaultLanguage
  const words = wordsFor(language)
  const sender = toSender(business[language], words.dates)
  const values = bookingPlaceholders(booking, sender, words)
  const uncoveredPincode = extractUncertainPincode(booking, serviceArea)
  const change = pickDescribedEvent(kind, events, new Date(email.createdAt))
  if (isCustomerMail(kind)) {
    return (
      <CustomerMail
        kind={kind}
        language={language}
        words={words}
        sender={sender}
        texts={resolveMailTexts(customerMails[kind].textsKey, language, texts, values)}
        booking={booking}
        delivery={delivery[language]}
        payment={payment[language]}
        discount={describeDiscount(booking, offers, words)}
        rescheduledFrom={change && pickPreviousPickup(change, events)}
        reason={email.reason && defuseLinks(email.reason)}
        bill={bill}
        urls={mailUrlTemplates(language)}
        uncoveredPincode={uncoveredPincode}
        mayChange={canCustomerChange(booking, toPickupRules(business[language]), new Date())}
        today={localDateAt(new Date())}
      />
    )
  }
  const isChange = kind === 'change-notice'
  const textsKey = isChange ? 'changeNotice' : 'bookingNotice'
  const notice = {
    ...{ sender, booking, texts: resolveMailTexts(textsKey, language, texts, values) },
    url: `${environment.siteUrl}/admin/bookings/${booking.reference}`,
  }
  return isChange ? (
    <ChangeNotice {...notice} change={change} />
  ) : (
    <BookingNotice {...notice} offers={offers} uncoveredPincode={uncoveredPincode} />
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
