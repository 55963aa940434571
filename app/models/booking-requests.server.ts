import type { BookingRequest } from '#business/booking-request'
import type { LocalDate } from '#business/local-time'
import type { TimeSlot } from '#business/time-slots'
import type { RequiredDataFromCollectionSlug } from 'payload'
import { ValidationError } from 'payload'
import { payloadClient } from './payload.server'

/** What a visitor is told of a booking: what people call it by, and when it is picked up. */
export interface BookingReceipt {
  reference: string
  date: LocalDate
  time: TimeSlot
}

// Of 4 billion references two in a row are never taken by chance.
const triesForFreeReference = 3

/**
 * Stores a visitor's booking as pending, and queues its mails with it. A request key that was already used
 * answers with the booking it made the first time, stores nothing and mails nothing: double clicks, lost
 * answers and replays are harmless. Throws where the database cannot store it.
 */
export async function requestBooking(
  request: BookingRequest,
  triesLeft = triesForFreeReference,
): Promise<BookingReceipt> {
  const payload = await payloadClient()
  try {
    const booking = await payload.create({
      collection: 'bookings',
      // The collection's own hooks add the reference, the status and the history.
      data: request as RequiredDataFromCollectionSlug<'bookings'>,
      depth: 0,
      // Visitors book through the site only, so the collection is closed to every person.
      overrideAccess: true,
      context: { door: 'site' },
    })
    return receiptOf(booking)
  } catch (error) {
    const taken = takenField(error)
    if (taken === 'requestKey' && request.requestKey) return firstBookingOf(request.requestKey)
    if (taken === 'reference' && triesLeft > 1) return requestBooking(request, triesLeft - 1)
    throw error
  }
}

async function firstBookingOf(requestKey: string): Promise<BookingReceipt> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'bookings',
    where: { requestKey: { equals: requestKey } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  const [first] = docs
  if (!first) throw new Error('The request key is taken, but its booking cannot be found.')
  return receiptOf(first)
}

function receiptOf({ reference, date, time }: BookingReceipt): BookingReceipt {
  return { reference, date, time }
}

function takenField(error: unknown): string | undefined {
  if (!(error instanceof ValidationError)) return undefined
  return error.data.errors.find(({ tableName }) => tableName === 'bookings')?.path
}
