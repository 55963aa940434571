import path from 'node:path'
import { runOnDatabase, sayProblem } from '#scripts/launch/on-database.ts'
import { StartProblem } from '#scripts/launch/start-problem.ts'

/** `npm run content:export -- FILE` and `npm run content:import -- FILE`. */
async function moveContent(direction = '', file = ''): Promise<void> {
  if (!file) {
    throw new StartProblem(`Say which file: npm run content:${direction} -- saaf-content.json`)
  }
  await runOnDatabase(['scripts/transfer-content.ts', direction, path.resolve(file)])
}

moveContent(...process.argv.slice(2)).catch(sayProblem)
