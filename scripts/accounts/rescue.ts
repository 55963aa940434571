import { CommandError } from '#scripts/launch/command-error.ts'
import { reportFailure, runOnDatabase } from '#scripts/launch/run-on-database.ts'

async function rescue(email = ''): Promise<void> {
  if (!email)
    throw new CommandError(
      'Add the email address of the admin: npm run admin:rescue -- you@example.com',
    )
  await runOnDatabase(['scripts/accounts/rescue-admin.ts', email])
}

rescue(...process.argv.slice(2)).catch(reportFailure)
