import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { type PickupRules, pickupRulesOf } from '#business/pickups/pickup-rules.ts'
import { type ServiceArea, serviceAreaOf } from '#business/pickups/service-area.ts'
import type { Branch } from '#payload-types.ts'
import { transactionOf } from '#platform/database/transaction.ts'

/** What a booking needs to know of the business. */
export interface PublishedBusiness {
  /** As visitors are shown them: what is not published decides nothing. */
  pickupRules: PickupRules
  serviceArea: ServiceArea
  /** Where the business reads its own mail; besides, where each of its branches does. */
  staffAddresses: string[]
  branchAddresses: Map<Branch['id'], string | null>
  /** What collects where no branch names the pincode; null before there are any. */
  mainBranch: Branch['id'] | null
  /**
   * By which it is known whether this still holds: when it was last published or taken back, an instant in ISO 8601; and
   * what PostgreSQL says of all branches.
   */
  version: { business: string | null; branches: string }
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
  const transaction = await transactionOf(req)
  // First, so that what changes while the branches are read is found out.
  const { rows } = await transaction.execute<{ version: string }>(
    sql`SELECT branches_version() AS version`,
  )
  const { docs: branches } = await payload.find({
    collection: 'branches',
    where: { _status: { equals: 'published' } },
    pagination: false,
    depth: 0,
    select: { name: true, mainBranch: true, pincodes: true, email: true },
    overrideAccess: true,
    req,
  })
  const { _status, staffAddresses, updatedAt, ...entered } = await payload.findGlobal({
    slug: 'business-info',
    depth: 0,
    select: {
      phone: true,
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
  const info = _status === 'published' ? entered : {}
  const business = {
    pickupRules: pickupRulesOf(info),
    serviceArea: serviceAreaOf({ branches, info }),
    staffAddresses: (staffAddresses ?? []).map(({ address }) => address),
    branchAddresses: new Map(branches.map(({ id, email }) => [id, email || null])),
    mainBranch: branches.find(({ mainBranch }) => mainBranch)?.id ?? null,
    version: { business: updatedAt ?? null, branches: rows[0]!.version },
  }
  known.set(payload, business)
  return business
}
