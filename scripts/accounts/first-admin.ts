import type { Payload } from 'payload'
import { environment } from '#environment.ts'
import { isWeakFirstPassword } from './first-password.ts'
import { generatePassword } from './generate-password.ts'

interface FirstAdmin {
  email: string
  /** Unless the operator chose a password. */
  generatedPassword?: string
  isWeak: boolean
}

/** Returns null if an account exists. Accepts any ADMIN_PASSWORD. */
export async function ensureFirstAdmin(payload: Payload): Promise<FirstAdmin | null> {
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true })
  if (totalDocs > 0) return null
  const { email, password } = environment.admin
  const generatedPassword = password ? undefined : generatePassword()
  await payload.create({
    collection: 'users',
    data: { email, password: password ?? generatedPassword, role: 'admin', name: 'Admin' },
    overrideAccess: true,
    context: { allowWeakPassword: true },
  })
  return { email, generatedPassword, isWeak: await isWeakFirstPassword(environment.admin) }
}
