import type { Payload } from 'payload'
import { defaultTexts } from '#business/words/en-default-texts.ts'

export async function getBusinessName(payload: Payload): Promise<string> {
  const { name } = await payload.findGlobal({
    slug: 'business-info',
    depth: 0,
    select: { name: true },
    overrideAccess: false,
  })
  return name || defaultTexts.businessName
}
