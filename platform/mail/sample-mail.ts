import type { Payload } from 'payload'
import type { Booking } from '#business/bookings/booking.ts'
import type { BookingEvent } from '#business/bookings/events.ts'
import type { Language } from '#business/languages/languages.ts'
import type { EditableMailKind } from '#business/mails/editable-mails.ts'
import {
  customerMails,
  customerMailSubject,
  isCustomerMail,
  noticeSubjects,
} from '#business/mails/mail-kinds.ts'
import { wordsFor } from '#business/words/words-for.ts'
import type { ContactMessage, MailText } from '#payload-types.ts'
import { fillManageKey } from '#platform/mail/manage-link.ts'
import { type RenderedMail, renderMail } from '#platform/mail/templates/render-mail.tsx'
import { mailTextsByLanguage } from '#platform/mail/templates/resolve-mail-texts.ts'
import { bookingMail, contactNotice, readMailSources } from '#platform/mail/write-mail.tsx'
import { sampleBill, sampleBooking } from './sample-booking.ts'

export interface SampleMail extends RenderedMail {
  subject: string
}

interface TypedTexts {
  kind: EditableMailKind
  /** The language of the form. Mails to the business are in English. */
  language: Language
  typed: Partial<MailText>
}

/** Writes the mail about an invented booking for tomorrow, or an invented message. */
export async function writeSampleMail(
  payload: Payload,
  { kind, language, typed }: TypedTexts,
): Promise<SampleMail> {
  const now = new Date()
  const [sources, stored] = await Promise.all([readMailSources(payload), readDraft(payload)])
  sources.texts = mailTextsByLanguage(mergeTexts(stored, typed, language) as MailText)
  const createdAt = now.toISOString()
  if (kind === 'contact-notice') {
    const message = sampleMessage(createdAt)
    const subject = noticeSubjects[kind](message)
    return { subject, ...(await renderMail(contactNotice(message, sources))) }
  }
  const status = isCustomerMail(kind) ? customerMails[kind].accurateStatuses[0] : 'pending'
  const isPickedUp = isCustomerMail(kind) && customerMails[kind].trip === 'delivery'
  const booking = {
    ...sampleBooking(status, now, language),
    ...(isPickedUp && { pickedUpAt: createdAt }),
  }
  const subject = isCustomerMail(kind)
    ? customerMailSubject(kind, booking.reference, wordsFor(language))
    : noticeSubjects[kind](booking)
  const mail = bookingMail({
    bill: isPickedUp ? sampleBill : null,
    email: { kind, createdAt },
    booking,
    events: [sampleReschedule(booking, now)],
    ...sources,
  })
  const { html, text } = await renderMail(mail)
  return { subject, html: fillManageKey(html, sampleKey), text: fillManageKey(text, sampleKey) }
}

/** All texts in all languages, as typed before. */
function readDraft(payload: Payload): Promise<MailText> {
  return payload.findGlobal({
    slug: 'mail-texts',
    locale: 'all',
    draft: true,
    depth: 0,
    overrideAccess: true,
  })
}

/** Returns the stored texts of all languages with the typed ones of `language`. */
function mergeTexts(stored: unknown, typed: unknown, language: Language): unknown {
  const before = (typeof stored === 'object' ? stored : null) as Record<string, unknown> | null
  if (typeof typed !== 'object' || typed === null) return { ...before, [language]: typed }
  const merged = Object.entries(typed).map(([name, text]) => [
    name,
    mergeTexts(before?.[name], text, language),
  ])
  return { ...before, ...Object.fromEntries(merged) }
}

// Opens no booking.
const sampleKey = 'example'

function sampleReschedule({ date, time }: Booking, now: Date): BookingEvent {
  return {
    createdAt: now.toISOString(),
    type: 'rescheduled',
    actor: 'Customer',
    channel: 'manage-link',
    from: `${date}, 9AM-11AM`,
    to: `${date}, ${time}`,
  }
}

function sampleMessage(createdAt: string): ContactMessage {
  return {
    id: '0b6c2f1e-8c1d-4c55-9a52-2f64b8a9d3c4',
    name: 'Meera Iyer',
    email: 'meera@example.com',
    phone: '9123456789',
    subject: 'Wedding order',
    message: 'Three lehengas.\nBy Friday?',
    createdAt,
    updatedAt: createdAt,
  }
}
