import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { type BillSettings, toBillSettings } from '#business/bills/bill-settings.ts'
import { byLanguage, defaultLanguage, type Language } from '#business/languages/languages.ts'
import { pickLanguage } from '#business/languages/localized-text.ts'
import { type CustomerMailKind, customerMails } from '#business/mails/mail-kinds.ts'
import { type PickupRules, toPickupRules } from '#business/pickups/pickup-rules.ts'
import { type ServiceArea, toServiceArea } from '#business/pickups/service-area.ts'
import type { Branch, BusinessInfo, MailText } from '#payload-types.ts'
import { getPostgres, type SqlExecutor } from '#platform/database/adapter.ts'

/** The owner's rules, as published. */
export interface PublishedBusiness {
  name: string | null
  /** Holidays have their names in the language. */
  pickupRules: Record<Language, PickupRules>
  serviceArea: ServiceArea
  billSettings: BillSettings
  staffAddresses: string[]
  branchAddresses: Map<Branch['id'], string | null>
  /** Collects from pincodes that no branch lists. Null if there is no branch. */
  mainBranch: Branch['id'] | null
  /** Null: unlimited. */
  retentionMonths: number | null
  /** The mails that customers get; some are optional. */
  mailKinds: ReadonlySet<CustomerMailKind>
  version: BusinessVersion
}

/** When business and mail texts were last published or unpublished. */
interface BusinessVersion {
  business: string | null
  mails: string | null
  branches: string
}

/** Shared by simultaneous callers. */
const lastRead = new WeakMap<Payload, { version: string; business: Promise<PublishedBusiness> }>()

/** Takes one query, unless an editor has published another business since the last call. */
export async function getPublishedBusiness(
  payload: Payload,
  connection: SqlExecutor = getPostgres(payload).drizzle,
): Promise<PublishedBusiness> {
  // First, to notice what is published during the read.
  const version = await readVersion(connection)
  const last = lastRead.get(payload)
  if (last?.version === JSON.stringify(version)) return last.business
  const business = readPublishedBusiness(payload, version)
  lastRead.set(payload, { version: JSON.stringify(version), business })
  business.catch(() => lastRead.delete(payload))
  return business
}

/** May be outdated: the caller compares `version`. */
export function getLastReadBusiness(payload: Payload) {
  return lastRead.get(payload)?.business ?? getPublishedBusiness(payload)
}

async function readVersion(connection: SqlExecutor): Promise<BusinessVersion> {
  const { rows } = await connection.execute<BusinessVersion & Record<string, unknown>>(sql`
    SELECT (SELECT updated_at FROM business_info LIMIT 1) AS business,
      (SELECT updated_at FROM mail_texts LIMIT 1) AS mails, branches_version() AS branches`)
  return rows[0]!
}

async function readPublishedBusiness(
  payload: Payload,
  version: BusinessVersion,
): Promise<PublishedBusiness> {
  const inAllLanguages = { locale: 'all', depth: 0, overrideAccess: true } as const
  const [{ docs: branches }, storedInfo, storedTexts] = await Promise.all([
    payload.find({
      collection: 'branches',
      where: { _status: { equals: 'published' } },
      pagination: false,
      depth: 0,
      select: { name: true, mainBranch: true, pincodes: true, email: true },
      overrideAccess: true,
    }),
    payload.findGlobal({ slug: 'business-info', ...inAllLanguages }),
    payload.findGlobal({ slug: 'mail-texts', ...inAllLanguages }),
  ])
  const infoIn = (language: Language): Partial<BusinessInfo> =>
    storedInfo._status === 'published' ? pickLanguage(language, storedInfo) : {}
  const info = infoIn(defaultLanguage)
  return {
    name: storedInfo.name ?? null,
    pickupRules: byLanguage((language) => toPickupRules(infoIn(language))),
    serviceArea: toServiceArea({ branches, info }),
    billSettings: toBillSettings(info.bills, info.name ?? ''),
    staffAddresses: (storedInfo.staffAddresses ?? []).map(({ address }) => address),
    branchAddresses: new Map(branches.map(({ id, email }) => [id, email || null])),
    mainBranch: branches.find(({ mainBranch }) => mainBranch)?.id ?? null,
    retentionMonths: storedInfo.bookingPolicy?.retentionMonths ?? null,
    mailKinds: new Set(customerMailKinds.filter((kind) => isMailEnabled(kind, storedTexts))),
    version,
  }
}

const customerMailKinds = Object.keys(customerMails) as CustomerMailKind[]

/** Optional mails are on or off by default, until an editor publishes a choice. */
function isMailEnabled(kind: CustomerMailKind, texts: MailText): boolean {
  const mail = customerMails[kind]
  if (!mail.isOptional) return true
  const chosen = texts._status === 'published' ? texts[mail.textsKey]?.send : null
  return chosen ?? !('isOffByDefault' in mail)
}
