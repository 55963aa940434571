import type { Payload, PayloadRequest } from 'payload'
import { type PickupRules, pickupRulesOf } from '#business/pickups/pickup-rules.ts'

/** What a booking needs to know of the business. */
export interface PublishedBusiness {
  /** As visitors are shown them: what is not published decides nothing. */
  pickupRules: PickupRules
  /** Where the business reads its own mail. */
  staffAddresses: string[]
  /** When it was last published or taken back, by which it is known whether this still holds: an instant, ISO 8601. */
  version: string | null
}

const known = new WeakMap<Payload, PublishedBusiness>()
const read = new WeakMap<PayloadRequest, Promise<PublishedBusiness>>()

/** The business as it is at this moment. Read once in a request. */
export function publishedBusiness(req: PayloadRequest): Promise<PublishedBusiness> {
  const business = read.get(req) ?? readBusiness(req)
  read.set(req, business)
  return business
}

/** The business as this process has last read it, for whoever finds out by its `version` whether that still holds. */
export function lastKnownBusiness(req: PayloadRequest) {
  return known.get(req.payload) ?? readBusiness(req)
}

/** The business as it is at this moment, whatever was read before. */
export async function readBusiness(req: PayloadRequest): Promise<PublishedBusiness> {
  const { payload } = req
  const { _status, staffAddresses, updatedAt, ...entered } = await payload.findGlobal({
    slug: 'business-info',
    depth: 0,
    select: {
      staffAddresses: true,
      weeklyHours: true,
      holidays: true,
      bookingPolicy: true,
      updatedAt: true,
      _status: true,
    },
    overrideAccess: true,
    req,
  })
  const business = {
    pickupRules: pickupRulesOf(_status === 'published' ? entered : {}),
    staffAddresses: (staffAddresses ?? []).map(({ address }) => address),
    version: updatedAt ?? null,
  }
  known.set(payload, business)
  return business
}
