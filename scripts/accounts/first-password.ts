import { isStrongPassword } from '#collections/users/passwords.ts'
import { hasAccounts } from '#scripts/database/database.ts'

interface FirstAccount {
  email: string
  /** ADMIN_PASSWORD */
  password?: string
}

export async function isWeakFirstPassword({ email, password }: FirstAccount): Promise<boolean> {
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
