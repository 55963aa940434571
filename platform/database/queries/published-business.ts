import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { type BillSettings, toBillSettings } from '#business/bills/bill-settings.ts'
import { type PickupRules, toPickupRules } from '#business/pickups/pickup-rules.ts'
import { type ServiceArea, toServiceArea } from '#business/pickups/service-area.ts'
import type { Branch } from '#payload-types.ts'
import { getTransaction } from '#platform/database/transaction.ts'

export interface PublishedBusiness {
  pickupRules: PickupRules
  serviceArea: ServiceArea
  billSettings: BillSettings
  staffAddresses: string[]
  branchAddresses: Map<Branch['id'], string | null>
  /** Collects from pincodes that no branch lists. Null if there is no branch. */
  mainBranch: Branch['id'] | null
  /** `business`: when it was last published or unpublished, in ISO 8601. */
  version: { business: string | null; branches: string }
}

const lastRead = new WeakMap<Payload, PublishedBusiness>()
const readsByRequest = new WeakMap<PayloadRequest, Promise<PublishedBusiness>>()

/** Reads the settings once per request. */
export function getPublishedBusiness(req: PayloadRequest): Promise<PublishedBusiness> {
  const business = readsByRequest.get(req) ?? readPublishedBusiness(req)
  readsByRequest.set(req, business)
  return business
}

/** May be outdated: the caller compares `version`. */
export function getLastReadBusiness(req: PayloadRequest) {
  return lastRead.get(req.payload) ?? readPublishedBusiness(req)
}

/** Reads the settings without a cache. */
export async function readPublishedBusiness(req: PayloadRequest): Promise<PublishedBusiness> {
  const { payload } = req
  const transaction = await getTransaction(req)
  // First, to detect branches that change during the read.
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
      name: true,
      phone: true,
      staffAddresses: true,
      weeklyHours: true,
      holidays: true,
      bookingPolicy: true,
      bills: true,
      updatedAt: true,
      _status: true,
    },
    overrideAccess: true,
    req,
  })
  const info: Partial<typeof entered> = _status === 'published' ? entered : {}
  const business = {
    pickupRules: toPickupRules(info),
    serviceArea: toServiceArea({ branches, info }),
    billSettings: toBillSettings(info.bills, info.name ?? ''),
    staffAddresses: (staffAddresses ?? []).map(({ address }) => address),
    branchAddresses: new Map(branches.map(({ id, email }) => [id, email || null])),
    mainBranch: branches.find(({ mainBranch }) => mainBranch)?.id ?? null,
    version: { business: updatedAt ?? null, branches: rows[0]!.version },
  }
  lastRead.set(payload, business)
  return business
}
