import type { PayloadRequest } from 'payload'
import type { BusinessInfo } from '#payload-types.ts'

// What a booking needs to know.
const select = {
  staffAddresses: true,
  weeklyHours: true,
  holidays: true,
  bookingPolicy: true,
} as const

type Details = Pick<BusinessInfo, keyof typeof select>

const read = new WeakMap<PayloadRequest, Promise<Details>>()

/** The details of the business as they are published, with what only staff may see. Read once in a request. */
export function publishedBusiness(req: PayloadRequest): Promise<Details> {
  let business = read.get(req)
  if (!business) {
    const { payload } = req
    business = payload.findGlobal({
      slug: 'business-info',
      depth: 0,
      select,
      overrideAccess: true,
      req,
    })
    read.set(req, business)
  }
  return business
}
