import { build } from '#scripts/launch/build.ts'

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
