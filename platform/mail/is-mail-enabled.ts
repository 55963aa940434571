import type { Payload, PayloadRequest } from 'payload'
import { type CustomerMailKind, customerMails } from '#business/mails/mail-kinds.ts'

/** Optional mails are on or off by default, until an editor publishes a choice. */
export async function isMailEnabled(
  kind: CustomerMailKind,
  payload: Payload,
  req?: PayloadRequest,
): Promise<boolean> {
  const mail = customerMails[kind]
  if (!mail.isOptional) return true
  const texts = await payload.findGlobal({
    slug: 'mail-texts',
    depth: 0,
    overrideAccess: true,
    req,
  })
  const chosen = texts._status === 'published' ? texts[mail.textsKey]?.send : null
  return chosen ?? !('isOffByDefault' in mail)
}
