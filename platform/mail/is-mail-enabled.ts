import type { Payload, PayloadRequest } from 'payload'
import { type CustomerMailKind, customerMails } from '#business/mails/mail-kinds.ts'

/** Optional mails are on until an editor publishes that they are off. */
export async function isMailEnabled(
  kind: CustomerMailKind,
  payload: Payload,
  req?: PayloadRequest,
): Promise<boolean> {
  const { textsKey, isOptional } = customerMails[kind]
  if (!isOptional) return true
  const texts = await payload.findGlobal({
    slug: 'mail-texts',
    depth: 0,
    overrideAccess: true,
    req,
  })
  return texts._status !== 'published' || texts[textsKey]?.send !== false
}
