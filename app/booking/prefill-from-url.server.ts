import type { BookingDraft } from '#app/booking/wizard/stored-input.ts'
import { findByManageKey } from '#app/models/bookings/managed-bookings.server.ts'
import type { Service } from '#app/models/content/content.server.ts'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import { bookingFields, pickDetails } from '#business/bookings/fields.ts'
import { isServiceType } from '#business/bookings/service-types.ts'
import { isNamedAfter, pickLinkedService } from '#business/content/site-pages.ts'
import { parsePincode, pincodeField } from '#business/pickups/service-area.ts'
import { fillSentence, type Words } from '#business/words/sentence.ts'

/**
 * Fills fields from `?service=`, `?express=`, `?items=` and `?pincode=`, or from an earlier booking
 * without its pickup: `?again=` has its manage key. Empty if the link is wrong or expired.
 */
export async function prefillFromUrl(
  query: URLSearchParams,
  { now, isExpressOffered }: { now: Date; isExpressOffered: boolean },
): Promise<BookingDraft> {
  const again = query.get('again')
  const { express, ...filled } =
    again === null ? fromQuery(query) : await earlierBooking(again, now)
  const choosesExpress = isExpressOffered && (express ?? filled.serviceType) !== undefined
  // Empty if the link has a service without express: it replaces an earlier choice.
  return choosesExpress ? { ...filled, express: express ?? '' } : filled
}

function fromQuery(query: URLSearchParams): BookingDraft {
  const service = query.get('service')
  const pincode = parsePincode(query.get(pincodeField) ?? '')
  const items = query.get('items')?.slice(0, bookingFields.items.maxLength)
  return {
    ...(isServiceType(service) && { serviceType: service }),
    ...(query.get('express') === 'on' && { express: 'on' }),
    ...(items && { items }),
    ...(pincode && { [pincodeField]: pincode }),
  }
}

async function earlierBooking(key: string, now: Date): Promise<BookingDraft> {
  const { booking } = await findByManageKey(key, now).catch((error: unknown) => {
    logFailure('An earlier booking could not be read', error)
    return { booking: undefined }
  })
  if (!booking) return {}
  const { serviceType, express } = booking
  const details = Object.entries({
    serviceType,
    express: express ? 'on' : null,
    ...pickDetails(booking),
  })
  return Object.fromEntries(details.filter((field): field is [string, string] => field[1] !== null))
}

export function nameLinkedService(
  services: readonly Service[],
  query: URLSearchParams,
  { isExpressOffered, words }: { isExpressOffered: boolean; words: Words },
): string | undefined {
  const linked = pickLinkedService(services, query)
  if (!linked) return undefined
  const { title: service, bookedAs, express } = linked
  const { linkedService, linkedChoice } = words.bookingReply
  if (!bookedAs || isNamedAfter(service, bookedAs, words))
    return fillSentence(linkedService, { service })
  const { label } = words.serviceTypes[bookedAs]
  const choice = express && isExpressOffered ? `${label} + ${words.returns.express}` : label
  return fillSentence(linkedChoice, { service, choice })
}
