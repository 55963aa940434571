import path from 'node:path'
import { readCommandLine } from '#scripts/launch/command-line.ts'
import { runOnDatabase, sayProblem } from '#scripts/launch/on-database.ts'
import { StartProblem } from '#scripts/launch/start-problem.ts'

/** `npm run content:export -- FILE` and `npm run content:import -- FILE`. */
async function moveContent(direction = '', ...args: string[]): Promise<void> {
  const { file } = readCommandLine(args)
  if (!file) {
    throw new StartProblem(`Say which file: npm run content:${direction} -- saaf-content.json`)
  }
  await runOnDatabase(['scripts/transfer-content.ts', direction, path.resolve(file)])
}

moveContent(...process.argv.slice(2)).catch(sayProblem)
