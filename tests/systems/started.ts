import { type ChildProcess, spawn } from 'node:child_process'
import { runTypeScript } from '#scripts/launch/child-process.ts'

export interface Started {
  child: ChildProcess
  output: () => string
  ended: Promise<number | null>
  /** Resolves with the output once it matches; rejects if the process ends first. */
  until: (words: RegExp) => Promise<string>
}

export function startScript(
  file: string,
  { args = [], ...options }: SpawnOptions & { args?: string[] },
): Started {
  return startNode([...runTypeScript, file, ...args], options)
}

interface SpawnOptions {
  cwd?: string
  variables: Record<string, string>
}

export function startNode(args: string[], options: SpawnOptions): Started {
  return startProgram(process.execPath, args, options)
}

/** Starts a program in `cwd`, without the environment variables of this process. */
export function startProgram(
  program: string,
  args: string[],
  { cwd, variables }: SpawnOptions,
): Started {
  const { PATH, HOME } = process.env
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd,
    env: { PATH, HOME, NODE_ENV: 'production', ...variables },
  })
  let printed = ''
  const listeners = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      for (const listener of listeners) listener()
    })
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return {
    child,
    ended,
    output: () => printed,
    until: (words) =>
      new Promise((resolve, reject) => {
        const check = () => words.test(printed) && resolve(printed)
        listeners.add(check)
        check()
        void ended.then(() => reject(new Error(`Ended before ${String(words)}:\n${printed}`)))
      }),
  }
}
