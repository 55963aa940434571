import type { Payload } from 'payload'
import { accountMailKinds, noticeSubjects } from '#business/mails/mail-kinds.ts'
import { normalizeRecipient, unopenedMailLimits } from '#business/mails/recipients.ts'
import { environment } from '#environment.ts'
import type { Email } from '#payload-types.ts'
import { getPublishedBusiness } from '#platform/database/queries/published-business.ts'
import {
  consumeRateLimits,
  isLimitReached,
  type RateLimit,
  returnEvents,
} from '#platform/limits/rate-limits.ts'

const hour = 60 * 60
const day = 24 * hour
const year = 365 * day

const limitsFor = (sender: string): RateLimit[] => [
  { kind: 'mails per hour', sender, max: unopenedMailLimits.hour, seconds: hour },
  { kind: 'mails per day', sender, max: unopenedMailLimits.day, seconds: day },
]
const openedBy = (sender: string) => ({ kind: 'mail opened', sender, max: 1, seconds: year })

/**
 * Counts a mail to an unknown person: strangers can enter any address. Null if it may be sent,
 * otherwise the number of mails to the address that were not sent within a day. Never limits mails
 * to the business and to staff.
 */
export async function countRecipient(
  payload: Payload,
  { kind, to }: Pick<Email, 'kind' | 'to'>,
): Promise<number | null> {
  const isToBusiness = Object.hasOwn(noticeSubjects, kind) || accountMailKinds.includes(kind)
  if (environment.rateLimitFactor === 0 || isToBusiness) return null
  const sender = normalizeRecipient(to)
  const { exceeded } = await consumeRateLimits(payload, limitsFor(sender))
  if (!exceeded || (await isLimitReached(payload, [openedBy(sender)]))) return null
  if (await isStaffAddress(payload, to)) return null
  const unsent = { kind: 'mails not sent', sender, max: Infinity, seconds: day }
  const { counts } = await consumeRateLimits(payload, [unsent])
  return counts![0]!.points
}

/** Lifts the limit for a year: somebody reads the mails to this address. */
export async function recordOpenedMail(payload: Payload, address: string): Promise<void> {
  const opened = openedBy(normalizeRecipient(address))
  await consumeRateLimits(payload, [{ ...opened, max: Infinity }])
}

/** Allows one more mail, which staff have requested. */
export async function allowOneMail(payload: Payload, address: string): Promise<void> {
  await returnEvents(payload, limitsFor(normalizeRecipient(address)))
}

async function isStaffAddress(payload: Payload, to: string): Promise<boolean> {
  const address = to.trim().toLowerCase()
  const { totalDocs } = await payload.count({
    collection: 'users',
    where: { email: { equals: address } },
    overrideAccess: true,
  })
  if (totalDocs > 0) return true
  const { staffAddresses } = await getPublishedBusiness(payload)
  return staffAddresses.some((staff) => staff.toLowerCase() === address)
}
