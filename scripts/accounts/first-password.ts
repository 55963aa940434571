import { isStrongPassword } from '#collections/users/password-strength.ts'
import { hasAccounts } from '#scripts/database/database.ts'

interface FirstAccount {
  email: string
  /** ADMIN_PASSWORD; undefined if one is to be generated. */
  password?: string
}

/** Whether the operator chose a password that is easy to guess. */
export async function isWeakFirstPassword({ email, password }: FirstAccount): Promise<boolean> {
  return password !== undefined && !(await isStrongPassword(password, [email, 'Admin', 'Saaf']))
}

/**
 * Returns the sentence for an ADMIN_PASSWORD that is easy to guess, or null. Asked before the build and the tables, which take a
 * minute. Where an account exists, ADMIN_PASSWORD is not used.
 */
export async function weaknessOfFirstPassword(
  url: string,
  admin: FirstAccount,
): Promise<string | null> {
  if (!(await isWeakFirstPassword(admin)) || (await hasAccounts(url))) return null
  return 'ADMIN_PASSWORD is easy to guess: choose a longer one, such as four random words, or leave it empty to get a generated one.'
}
