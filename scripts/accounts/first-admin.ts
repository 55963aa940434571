import type { Payload } from 'payload'
import { environment } from '#environment.ts'
import { isWeakFirstPassword } from './first-password.ts'
import { generatedPassword } from './generated-password.ts'

interface FirstAdmin {
  email: string
  /** Unless the operator chose a password. */
  generated?: string
  isWeak: boolean
}

/** Returns null if an account exists. Accepts any ADMIN_PASSWORD. */
export async function ensureFirstAdmin(payload: Payload): Promise<FirstAdmin | null> {
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true })
  if (totalDocs > 0) return null
  const { email, password } = environment.admin
  const generated = password ? undefined : generatedPassword()
  await payload.create({
    collection: 'users',
    data: { email, password: password ?? generated, role: 'admin', name: 'Admin' },
    overrideAccess: true,
    context: { takesAnyPassword: true },
  })
  return { email, generated, isWeak: await isWeakFirstPassword(environment.admin) }
}
