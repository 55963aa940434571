import { setTimeout as wait } from 'node:timers/promises'
import type { Payload } from 'payload'
import { payloadClient } from '#app/models/payload.server.ts'
import { customerMailSubject } from '#business/mails/mail-kinds.ts'
import type { LostLink } from '#business/manage-links/lost-link.ts'
import { isManageLinkValid } from '#business/manage-links/manage-link.ts'
import { wordsFor } from '#business/words/words-for.ts'
import type { Booking } from '#payload-types.ts'
import { queueMails } from '#platform/mail/queue-mails.ts'

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
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'bookings',
    where: { reference: { equals: reference }, phone: { equals: phone } },
    limit: 1,
    pagination: false,
    depth: 0,
    joins: false,
    // The link goes to the stored address only.
    overrideAccess: true,
  })
  const [booking] = docs
  if (booking?.email && !booking.erasedAt && isManageLinkValid(booking, now)) {
    await queueLink(payload, booking, booking.email)
  }
}

async function queueLink(payload: Payload, { id, reference, language }: Booking, to: string) {
  const subject = customerMailSubject('manage-link', reference, wordsFor(language).mails)
  await queueMails({ payload }, [{ kind: 'manage-link', to: [to], subject, booking: id }])
}
