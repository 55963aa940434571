import type { Payload } from 'payload'
import { standardTexts } from '#business/words/standard-texts.ts'

export async function businessName(payload: Payload): Promise<string> {
  const { name } = await payload.findGlobal({
    slug: 'business-info',
    depth: 0,
    select: { name: true },
    overrideAccess: false,
  })
  return name || standardTexts.businessName
}
