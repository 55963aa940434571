import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, expect, type RunnerTestSuite } from 'vitest'

/** Tests quote this section of docs/runbooks.md, so that both change together. */
interface Runbook {
  /** Returns `words`; throws if the section lacks them. */
  quote: (words: string) => string
  /** The only command that equals or starts with `beginning`. Throws otherwise. */
  command: (beginning: string, names?: Record<string, string>) => string
}

/** If all tests pass, fails unless they requested every command. */
export async function openRunbook(title: string): Promise<Runbook> {
  const parts = (await readFile('docs/runbooks.md', 'utf8')).split(/^## /m)
  const part = parts.find((each) => each.startsWith(`${title}\n`))
  if (!part) throw new Error(`There is no runbook “${title}”.`)
  const prose = part.replace(/\s+/g, ' ')
  const commands = [...part.matchAll(/```sh\n(.*?)```/gs)].flatMap(([, block = '']) =>
    block.trim().split(/\n\s*/),
  )
  const unusedCommands = new Set(commands.filter((line) => !line.startsWith(containerCommand)))
  let tests: RunnerTestSuite['tasks'] | undefined
  afterEach(({ task }) => {
    tests = (task.suite ?? task.file).tasks
  })
  afterAll(() => {
    const havePassed = tests?.every(({ result }) => result?.state === 'pass')
    if (havePassed) expect([...unusedCommands], 'commands that no test runs').toEqual([])
  })
  return {
    quote: (words) => {
      if (!prose.includes(words)) throw new Error(`“${title}” does not contain “${words}”.`)
      return words
    },
    command: (beginning, names = {}) => {
      const exact = commands.filter((line) => line === beginning)
      const found = exact.length ? exact : commands.filter((line) => line.startsWith(beginning))
      if (found.length !== 1)
        throw new Error(`“${title}” does not have exactly one command “${beginning}”.`)
      unusedCommands.delete(found[0]!)
      return Object.entries(names).reduce(
        (line, [example, name]) => line.replaceAll(example, name),
        found[0]!,
      )
    },
  }
}

/** Needs a container engine. */
const containerCommand = 'docker compose '

export async function runInShell(command: string, variables: Record<string, string> = {}) {
  const { PATH, HOME } = process.env
  const child = spawn('bash', ['-c', `exec 2>&1; set -o pipefail; ${command}`], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { PATH, HOME, NODE_ENV: 'production', ...variables },
  })
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const [output, code] = await Promise.all([text(child.stdout), exit])
  return { code, said: output }
}
