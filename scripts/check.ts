import pLimit from 'p-limit'
import { runNodeAndCapture, typeScriptArgs } from '#scripts/launch/child-process.ts'

const depcruise = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'

const checks: Record<string, string[]> = {
  lint: ['node_modules/eslint/bin/eslint.js', '.'],
  types: ['node_modules/typescript/bin/tsc', '--noEmit'],
  format: ['node_modules/prettier/bin/prettier.cjs', '--check', '.'],
  imports: [depcruise, '.', '--output-type', 'err-long'],
  generated: [...typeScriptArgs, 'scripts/check-generated.ts'],
  commits: [...typeScriptArgs, 'scripts/check-commits.ts'],
}

/** All, or `npm run check -- NAME…`. Continues after a failure. */
async function check(names: string[]): Promise<void> {
  const unknown = names.find((name) => !Object.hasOwn(checks, name))
  if (unknown)
    throw new Error(`There is no check ${unknown}, only ${Object.keys(checks).join(', ')}.`)
  const limit = pLimit(2)
  await limit.map(names.length > 0 ? names : Object.keys(checks), async (name) => {
    const { code, output } = await runNodeAndCapture(checks[name]!, {}, { verbose: false })
    if (code !== 0) process.exitCode = 1
    console.log(`${name}: ${code === 0 ? 'passed' : 'failed'}\n${output}`)
  })
}

await check(process.argv.slice(2))
