import { setTimeout as wait } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import { payloadClient } from '#app/models/payload.server.ts'
import { customerMailSubject } from '#business/mails/mail-kinds.ts'
import type { LostLink } from '#business/manage-links/lost-link.ts'
import { isManageLinkValid } from '#business/manage-links/manage-link.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { queueMails } from '#platform/mail/queue-mails.ts'
import { findBookingOfCustomer } from './booking-access.server.ts'

// Queueing takes less time, so the response time does not reveal whether a mail was queued.
const minResponseMs = 400

/**
 * Mails the manage link to the booking's stored address. Sends nothing without booking, address or
 * valid link. Neither the result nor the duration reveals this.
 */
export async function mailLostLink(lost: LostLink, now: Date): Promise<void> {
  await Promise.all([mailIfFound(lost, now), wait(minResponseMs)])
}

async function mailIfFound({ reference, phone }: LostLink, now: Date): Promise<void> {
  // The link goes to the stored address only.
  const booking = await findBookingOfCustomer(sql`reference = ${reference} AND phone = ${phone}`)
  if (booking?.email && !booking.erasedAt && isManageLinkValid(booking, now)) {
    const { id, email, language } = booking
    const subject = customerMailSubject('manage-link', reference, wordsFor(language))
    const payload = await payloadClient()
    await queueMails({ payload }, [{ kind: 'manage-link', to: [email], subject, booking: id }])
  }
}
