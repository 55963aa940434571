import { getPayload } from 'payload'
import config from '#payload.config.ts'
import { rescuedPassword } from './rescued-password.ts'

/** Lets an admin in again who has lost password or phone: says a new password, this once. */
async function rescueAdmin(email = ''): Promise<void> {
  const password = await rescuedPassword(await getPayload({ config }), email)
  if (!password)
    throw new Error(`There is no admin with the address ${email}. Nothing was changed.`)
  console.log(`Sign in as ${email} with ${password}`)
  console.log('The second step is off, and every session has ended. Change the password now.')
}

rescueAdmin(...process.argv.slice(2)).then(
  () => process.exit(0),
  ({ message }: Error) => {
    console.error(message)
    process.exit(1)
  },
)
