import type { Payload, PayloadRequest } from 'payload'
import { toBillUnit } from '#business/bills/bill.ts'
import type { ListedPrice } from '#business/bills/bill-form.ts'
import type { ServiceType } from '#business/bookings/service-types.ts'
import { includedServiceTypes } from '#business/content/prices.ts'
import { listOrder } from '#business/content/shown-entries.ts'
import { defaultLanguage } from '#business/languages/languages.ts'

/** The published prices that a bill of this service can have. */
export async function findListedPrices(
  serviceType: ServiceType,
  { payload, req }: { payload: Payload; req?: PayloadRequest },
): Promise<ListedPrice[]> {
  const { docs } = await payload.find({
    collection: 'prices',
    where: {
      _status: { equals: 'published' },
      service: { in: includedServiceTypes(serviceType) },
    },
    sort: listOrder,
    pagination: false,
    depth: 0,
    locale: defaultLanguage,
    overrideAccess: true,
    req,
  })
  return docs.map(({ id, item, fromPaise, unit }) => {
    return { id, item, fromPaise, unit: toBillUnit(unit) }
  })
}
