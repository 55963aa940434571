import type { Payload } from 'payload'
import { environment } from '#environment.ts'
import { isWeakFirstPassword } from './first-password.ts'
import { generatedPassword } from './generated-password.ts'

interface FirstAdmin {
  email: string
  /** The password, if the operator chose none. */
  generated?: string
  /** Whether the operator chose a password that is easy to guess. */
  isWeak: boolean
}

/** Creates the first admin where there is no account yet; null where there is one. Accepts any ADMIN_PASSWORD. */
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
