import { parseArgs } from 'node:util'
import { explainDatabaseError } from '#scripts/database/explain-database-error.ts'
import { CommandError } from './command-error.ts'

/** Reads a file name and flags. Throws a CommandError on anything else. */
export function readCommandLine<Flag extends string = never>(
  args: string[],
  flags: Flag[] = [],
): { file: string | undefined; isSet: (flag: Flag) => boolean } {
  const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' as const }]))
  const known = flags.map((flag) => `--${flag}`).join(', ') || 'none'
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [file, ...others] = positionals
    if (others.length > 0) throw new TypeError(`Unexpected argument '${others[0]}'`)
    return { file, isSet: (flag) => values[flag] === true }
  } catch (error) {
    const [problem] = (error as Error).message.split('. ')
    throw new CommandError(`${problem}. Options: ${known}. Nothing was changed.`)
  }
}

export function reportFailure(error: unknown): void {
  process.exitCode = 1
  const sentence = error instanceof CommandError ? error.message : explainDatabaseError(error)
  console.error(sentence ?? error)
}
