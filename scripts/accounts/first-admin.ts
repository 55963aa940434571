import type { Payload } from 'payload'
import { isStrongPassword } from '#collections/users/password-strength.ts'
import { environment } from '#environment.ts'
import { generatedPassword } from './generated-password.ts'

interface FirstAdmin {
  email: string
  password: string
  isGuessable: boolean
}

/**
 * Makes the account that all others are made with, where there is no account at all. Returns what to sign in with,
 * which is known only now; null where somebody can already sign in. The operator's ADMIN_PASSWORD is taken as it is.
 */
export async function ensureFirstAdmin(payload: Payload): Promise<FirstAdmin | null> {
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true })
  if (totalDocs > 0) return null
  const { email, password = generatedPassword() } = environment.admin
  await payload.create({
    collection: 'users',
    data: { email, password, role: 'admin', name: 'Admin' },
    overrideAccess: true,
    context: { takesAnyPassword: true },
  })
  return { email, password, isGuessable: !(await isStrongPassword(password, [email])) }
}
