import { setTimeout as wait } from 'node:timers/promises'
import type { Payload } from 'payload'
import { payloadClient } from '#app/models/payload.server.ts'
import { subjectOf } from '#business/mails/kinds.ts'
import type { LostLink } from '#business/managing/lost-link.ts'
import { isManageLinkValid } from '#business/managing/manage-link.ts'
import type { Booking } from '#payload-types.ts'
import { queueMails } from '#platform/mail/queue-mail.ts'

// Longer than the queueing of a mail takes, so that the time of the answer does not tell whether there was one.
const answerTimeMs = 400

/**
 * Mails the link to a booking to the address on file, if there are such a booking and address, and the link would still
 * open it at the instant `now`. Tells nobody which: neither by what it returns nor by how long it takes.
 */
export async function mailLostLink(lost: LostLink, now: Date): Promise<void> {
  await Promise.all([mailWhereKnown(lost, now), wait(answerTimeMs)])
}

async function mailWhereKnown({ reference, phone }: LostLink, now: Date): Promise<void> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'bookings',
    where: { reference: { equals: reference }, phone: { equals: phone } },
    limit: 1,
    pagination: false,
    depth: 0,
    joins: false,
    // Only what is on file is mailed, to whom it is on file for.
    overrideAccess: true,
  })
  const [booking] = docs
  if (booking?.email && !booking.erasedAt && isManageLinkValid(booking, now)) {
    await queueLink(payload, booking, booking.email)
  }
}

async function queueLink(payload: Payload, { id, reference }: Booking, to: string) {
  const subject = subjectOf('manage-link', reference)
  await queueMails({ payload }, [{ kind: 'manage-link', to: [to], subject, booking: id }])
}
