import type { ServerProps } from 'payload'
import { businessName } from './business-name.ts'

/** Above the sign-in form; styled as a garment label. */
export async function Logo({ payload }: Pick<ServerProps, 'payload'>) {
  return <span className="brand-logo">{await businessName(payload)}</span>
}

/** Next to the breadcrumbs. */
export async function Icon({ payload }: ServerProps) {
  const [initial = ''] = await businessName(payload)
  return <span className="brand-icon">{initial}</span>
}
