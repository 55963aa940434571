import { randomInt } from 'node:crypto'
import type { Payload } from 'payload'
import { isStrongPassword } from '#collections/users/password-strength.ts'
import { environment } from '#environment.ts'

// Without letters and digits that are taken for each other when typed from a screen.
const readable = 'abcdefghjkmnpqrstuvwxyz23456789'

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

/** Four groups of five: 98 bits, and still typed without a mistake. */
function generatedPassword(): string {
  const group = () => Array.from({ length: 5 }, () => readable[randomInt(readable.length)]).join('')
  return Array.from({ length: 4 }, group).join('-')
}
