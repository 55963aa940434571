import { runOnDatabase, sayProblem } from '#scripts/launch/on-database.ts'
import { StartProblem } from '#scripts/launch/start-problem.ts'

async function rescue(email = ''): Promise<void> {
  if (!email) throw new StartProblem('Say whose account: npm run admin:rescue -- you@example.com')
  await runOnDatabase(['scripts/accounts/rescue-admin.ts', email])
}

rescue(...process.argv.slice(2)).catch(sayProblem)
