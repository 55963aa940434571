import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, expect, type RunnerTestSuite } from 'vitest'

/** A section of docs/runbooks.md. Tests quote it, so that neither changes without the other. */
interface Runbook {
  /** Throws if the section lacks the words. */
  quote: (words: string) => string
  /**
   * The only command that equals or starts with `beginning`, with `replacements` made. Throws if
   * there is none or several.
   */
  command: (beginning: string, replacements?: Record<string, string>) => string
}

/** When all tests have passed, fails if they did not request every command. */
export async function openRunbook(title: string): Promise<Runbook> {
  const sections = (await readFile('docs/runbooks.md', 'utf8')).split(/^## /m)
  const section = sections.find((each) => each.startsWith(`${title}\n`))
  if (!section) throw new Error(`There is no runbook “${title}”.`)
  const prose = section.replace(/\s+/g, ' ')
  const commands = [...section.matchAll(/```sh\n(.*?)```/gs)].flatMap(([, block = '']) =>
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
    command: (beginning, replacements = {}) => {
      const exact = commands.filter((line) => line === beginning)
      const found = exact.length ? exact : commands.filter((line) => line.startsWith(beginning))
      if (found.length !== 1)
        throw new Error(`“${title}” does not have exactly one command “${beginning}”.`)
      unusedCommands.delete(found[0]!)
      return Object.entries(replacements).reduce(
        (line, [example, value]) => line.replaceAll(example, value),
        found[0]!,
      )
    },
  }
}

/** Tests cannot run these, which need a container engine. */
const containerCommand = 'docker compose '

export async function runInShell(command: string, variables: Record<string, string> = {}) {
  const { PATH, HOME } = process.env
  const child = spawn('bash', ['-c', `exec 2>&1; set -o pipefail; ${command}`], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { PATH, HOME, NODE_ENV: 'production', ...variables },
  })
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const [output, code] = await Promise.all([text(child.stdout), exit])
  return { code, output }
}
