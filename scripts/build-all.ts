import { build } from '#scripts/launch/build.ts'

/** `npm run build`: both builds. What they print is shown only where one fails, or with VERBOSE=1. */
async function buildAll(): Promise<void> {
  const { environment } = await import('#environment.ts')
  await build(environment)
}

buildAll().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.message)
    process.exit(1)
  },
)
