import type { Payload, ServerProps } from 'payload'
import { defaultTexts } from '#business/words/en-default-texts.ts'

export async function Logo({ payload }: Pick<ServerProps, 'payload'>) {
  return <span className="brand-logo">{await getBusinessName(payload)}</span>
}

export async function Icon({ payload }: ServerProps) {
  const [initial = ''] = await getBusinessName(payload)
  return <span className="brand-icon">{initial}</span>
}

export async function getBusinessName(payload: Payload): Promise<string> {
  const { name } = await payload.findGlobal({
    slug: 'business-info',
    depth: 0,
    select: { name: true },
    overrideAccess: false,
  })
  return name || defaultTexts.businessName
}
