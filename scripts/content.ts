import path from 'node:path'
import { needsPreparing, visitDatabase } from '#scripts/database/database.ts'
import { runToEnd, runTypeScript } from '#scripts/launch/child-process.ts'
import { readSettings } from '#scripts/launch/settings.ts'
import { StartProblem } from '#scripts/launch/start-problem.ts'

/**
 * `npm run content:export -- FILE` and `npm run content:import -- FILE`, while Saaf is running and while it is not. The
 * exit code is 1 where it could not be done; one sentence says why.
 */
async function moveContent(direction = '', file = ''): Promise<void> {
  if (!file) {
    throw new StartProblem(`Say which file: npm run content:${direction} -- saaf-content.json`)
  }
  const settings = await readSettings()
  const database = await visitDatabase(settings)
  try {
    if (await needsPreparing(database.url)) {
      throw new StartProblem(
        'This database was not started with this version yet; start Saaf on it once, then try again.',
      )
    }
    // A process of its own, because only now it is known which database Payload is to use.
    const transfer = [
      ...runTypeScript,
      'scripts/transfer-content.ts',
      direction,
      path.resolve(file),
    ]
    process.exitCode = await runToEnd(transfer, {
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      PAYLOAD_SECRET: settings.secret,
      DATA_DIR: settings.dataDir,
      DISABLE_PAYLOAD_HMR: 'true',
    })
  } finally {
    await database.close()
  }
}

moveContent(...process.argv.slice(2)).catch((error: unknown) => {
  process.exitCode = 1
  console.error(error instanceof StartProblem ? error.message : error)
})
