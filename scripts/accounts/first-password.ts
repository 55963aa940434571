import { isStrongPassword } from '#collections/users/password-strength.ts'
import { hasAccounts } from '#scripts/database/database.ts'

/**
 * Returns the sentence for an ADMIN_PASSWORD that is easy to guess, or null. Asked before the build and the tables, which take a
 * minute. Where an account exists, ADMIN_PASSWORD is not used.
 */
export async function weaknessOfFirstPassword(
  url: string,
  { email, password }: { email: string; password?: string },
): Promise<string | null> {
  if (!password || (await isStrongPassword(password, [email, 'Admin', 'Saaf']))) return null
  if (await hasAccounts(url)) return null
  return 'ADMIN_PASSWORD is easy to guess: choose a longer one, such as four random words, or leave it empty to get a generated one.'
}
