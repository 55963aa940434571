import { queueMails, staffAddresses } from '#cms/outbox/queue-mail'
import type { CollectionAfterChangeHook } from 'payload'
import type { Booking } from '#payload-types'

/**
 * A stored booking always tells the business, and the customer who left an address.
 * Queued in the booking's own transaction: neither exists without the other. SPEC section 7.
 */
export const queueBookingMail: CollectionAfterChangeHook<Booking> = async ({
  doc,
  operation,
  req,
}) => {
  if (operation !== 'create') return doc
  await queueMails(req, [
    {
      kind: 'booking-notice',
      to: await staffAddresses(req),
      subject: `New Booking #${doc.reference} - ${doc.name}`,
      booking: doc.id,
    },
    {
      kind: 'booking-confirmation',
      to: doc.email ? [doc.email] : [],
      subject: `Booking Confirmation #${doc.reference}`,
      booking: doc.id,
    },
  ])
  return doc
}
