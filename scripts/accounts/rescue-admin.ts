import { getPayload } from 'payload'
import config from '#payload.config.ts'
import { sayProblem } from '#scripts/launch/on-database.ts'
import { StartProblem } from '#scripts/launch/start-problem.ts'
import { rescuedPassword } from './rescued-password.ts'

async function rescueAdmin(email = ''): Promise<void> {
  const password = await rescuedPassword(await getPayload({ config }), email)
  if (!password) {
    throw new StartProblem(`There is no admin with the address ${email}. Nothing was changed.`)
  }
  console.log(`Sign in as ${email} with ${password}`)
  console.log('The second step is off, and every session has ended. Change the password now.')
}

await rescueAdmin(...process.argv.slice(2)).catch(sayProblem)
process.exit()
