import { isStrongPassword } from '#collections/users/password-strength.ts'
import { hasAccounts } from '#scripts/database/database.ts'
import { StartProblem } from '#scripts/launch/start-problem.ts'

/**
 * Refuses an ADMIN_PASSWORD that is easy to guess, before the build and the tables, which take a minute. Where an account
 * exists, ADMIN_PASSWORD is not used.
 */
export async function refuseWeakFirstPassword(
  url: string,
  { email, password }: { email: string; password?: string },
): Promise<void> {
  if (!password || (await isStrongPassword(password, [email, 'Admin', 'Saaf']))) return
  if (await hasAccounts(url)) return
  throw new StartProblem(
    'ADMIN_PASSWORD is easy to guess; choose a longer one, such as four random words, or leave it empty to get a generated one.',
  )
}
