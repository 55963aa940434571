import { randomInt } from 'node:crypto'
import type { Payload } from 'payload'
import { isStrongPassword } from '#collections/users/passwords.ts'
import { hasAccounts } from '#scripts/database/database.ts'

interface FirstAccount {
  email: string
  /** ADMIN_PASSWORD */
  password?: string
}

/** Returns null if an account exists. Accepts any ADMIN_PASSWORD. */
export async function ensureFirstAdmin(payload: Payload, admin: FirstAccount) {
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true })
  if (totalDocs > 0) return null
  const { email, password } = admin
  const generatedPassword = password ? undefined : generatePassword()
  await payload.create({
    collection: 'users',
    data: { email, password: password ?? generatedPassword, role: 'admin', name: 'Admin' },
    overrideAccess: true,
    context: { allowWeakPassword: true },
  })
  return { email, generatedPassword, isWeak: await isWeakFirstPassword(admin) }
}

async function isWeakFirstPassword({ email, password }: FirstAccount): Promise<boolean> {
  return password !== undefined && !(await isStrongPassword(password, [email, 'Admin', 'Saaf']))
}

/**
 * Before the build and the migrations, which take a minute. Null if an account exists, because
 * ADMIN_PASSWORD is then unused.
 */
export async function findFirstPasswordWarning(
  url: string,
  admin: FirstAccount,
): Promise<string | null> {
  if (!(await isWeakFirstPassword(admin)) || (await hasAccounts(url))) return null
  return 'ADMIN_PASSWORD is easy to guess: choose a longer one, such as four random words, or leave it empty to get a generated one.'
}

// Without letters and digits that look alike.
const readableCharacters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Four groups of five characters: 98 bits. */
export function generatePassword(): string {
  const group = () =>
    Array.from({ length: 5 }, () => readableCharacters[randomInt(readableCharacters.length)]).join(
      '',
    )
  return Array.from({ length: 4 }, group).join('-')
}
