import { build } from './build'
import { step } from './steps'

/** `npm run build`: both builds. Says how long it took; what they print only where one fails, or with VERBOSE=1. */
async function buildAll(): Promise<void> {
  const { environment } = await import('#environment')
  await step('Build', () => build(environment))
}

buildAll().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.message)
    process.exit(1)
  },
)
