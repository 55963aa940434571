import type { ServerProps } from 'payload'
import { businessName } from './business-name.ts'

/** The business's name as the label that is sewn into a garment: above the sign-in form. */
export async function Logo({ payload }: Pick<ServerProps, 'payload'>) {
  return <span className="brand-logo">{await businessName(payload)}</span>
}

/** The same in small, beside the path to where one is. */
export async function Icon({ payload }: ServerProps) {
  const [initial = ''] = await businessName(payload)
  return <span className="brand-icon">{initial}</span>
}
