import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, expect, type RunnerTestSuite } from 'vitest'

/** A part of docs/runbooks.md. What a rehearsal sees and does it takes from here, so that neither changes without the other. */
interface Runbook {
  /** The words as they are; throws where the runbook does not tell of them. */
  tells: (words: string) => string
  /** The one command that reads or begins so, with names put in the place of the examples; throws where there is none. */
  command: (beginning: string, names?: Record<string, string>) => string
}

/** Where every test beside it has passed, each command in its blocks has to have been asked for by one of them. */
export async function openRunbook(title: string): Promise<Runbook> {
  const parts = (await readFile('docs/runbooks.md', 'utf8')).split(/^## /m)
  const part = parts.find((each) => each.startsWith(`${title}\n`))
  if (!part) throw new Error(`There is no runbook “${title}”.`)
  const prose = part.replace(/\s+/g, ' ')
  const commands = [...part.matchAll(/```sh\n(.*?)```/gs)].flatMap(([, block = '']) =>
    block.trim().split(/\n\s*/),
  )
  const unasked = new Set(commands.filter((line) => !line.startsWith(ofContainers)))
  let tests: RunnerTestSuite['tasks'] | undefined
  afterEach(({ task }) => {
    tests = (task.suite ?? task.file).tasks
  })
  afterAll(() => {
    const havePassed = tests?.every(({ result }) => result?.state === 'pass')
    if (havePassed) expect([...unasked], 'commands that no rehearsal runs').toEqual([])
  })
  return {
    tells: (words) => {
      if (!prose.includes(words)) throw new Error(`“${title}” does not tell of “${words}”.`)
      return words
    },
    command: (beginning, names = {}) => {
      const exact = commands.filter((line) => line === beginning)
      const found = exact.length ? exact : commands.filter((line) => line.startsWith(beginning))
      if (found.length !== 1) throw new Error(`“${title}” has no one command “${beginning}”.`)
      unasked.delete(found[0]!)
      return Object.entries(names).reduce(
        (line, [example, name]) => line.replaceAll(example, name),
        found[0]!,
      )
    },
  }
}

/** They take an engine for containers, which no rehearsal has. */
const ofContainers = 'docker compose '

/** Runs a command in a shell, as an operator does; what it prints, and its exit code. */
export async function run(command: string, variables: Record<string, string> = {}) {
  const { PATH, HOME } = process.env
  const child = spawn('bash', ['-c', `exec 2>&1; set -o pipefail; ${command}`], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { PATH, HOME, NODE_ENV: 'production', ...variables },
  })
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const [said, code] = await Promise.all([text(child.stdout), exit])
  return { code, said }
}
