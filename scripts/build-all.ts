import { build, buildIfStale } from '#scripts/launch/build.ts'
import { readCommandLine } from '#scripts/launch/command-line.ts'

async function buildAll(): Promise<void> {
  const { isSet } = readCommandLine(process.argv.slice(2), ['if-stale'])
  const { environment } = await import('#environment.ts')
  await (isSet('if-stale') ? buildIfStale : build)(environment)
}

buildAll().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.message)
    process.exit(1)
  },
)
