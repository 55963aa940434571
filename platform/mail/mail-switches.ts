import type { Payload, PayloadRequest } from 'payload'
import { type CustomerMailKind, customerMails } from '#business/mails/kinds.ts'

/** Optional mails are on until an editor publishes that they are off. */
export async function isMailSwitchedOn(
  kind: CustomerMailKind,
  payload: Payload,
  req?: PayloadRequest,
): Promise<boolean> {
  const { words, isOptional } = customerMails[kind]
  if (!isOptional) return true
  const texts = await payload.findGlobal({
    slug: 'mail-texts',
    depth: 0,
    overrideAccess: true,
    req,
  })
  return texts._status !== 'published' || texts[words]?.send !== false
}
