import type { ServerProps } from 'payload'
import { getBusinessName } from './business-name.ts'

/** Appears above the sign-in form; styled as a garment label. */
export async function Logo({ payload }: Pick<ServerProps, 'payload'>) {
  return <span className="brand-logo">{await getBusinessName(payload)}</span>
}

/** Appears next to the breadcrumbs. */
export async function Icon({ payload }: ServerProps) {
  const [initial = ''] = await getBusinessName(payload)
  return <span className="brand-icon">{initial}</span>
}
