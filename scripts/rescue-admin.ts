import { CommandError } from '#scripts/launch/command-error.ts'
import { reportFailure } from '#scripts/launch/command-line.ts'
import { onDatabase } from '#scripts/launch/on-database.ts'

async function rescueAdmin(email = ''): Promise<void> {
  if (!email) {
    throw new CommandError(
      'Add the email address of the admin: npm run admin:rescue -- you@example.com',
    )
  }
  await onDatabase(async (payload) => {
    const { rescueAccount } = await import('#scripts/accounts/rescue-account.ts')
    const password = await rescueAccount(payload, email)
    if (!password) {
      throw new CommandError(`No admin has the email address ${email}. Nothing was changed.`)
    }
    console.log(`Sign in as ${email} with ${password}`)
    console.log(
      'Two-factor authentication is off, and the account is signed out everywhere. Change the password now.',
    )
  })
}

await rescueAdmin(...process.argv.slice(2)).catch(reportFailure)
process.exit()
