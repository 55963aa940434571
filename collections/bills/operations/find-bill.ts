import type { Payload, PayloadRequest } from 'payload'
import type { Bill, User } from '#payload-types.ts'

/** Without a user, access control is off. */
export async function findBill(
  { payload, user, req }: { payload: Payload; user?: User; req?: PayloadRequest },
  bookingId: string,
): Promise<Bill | null> {
  const { docs } = await payload.find({
    collection: 'bills',
    where: { booking: { equals: bookingId } },
    limit: 1,
    pagination: false,
    depth: 0,
    user,
    req,
    overrideAccess: !user,
  })
  return docs[0] ?? null
}
