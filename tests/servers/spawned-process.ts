import { type ChildProcess, spawn } from 'node:child_process'
import { typeScriptArgs } from '#scripts/launch/child-process.ts'

export interface SpawnedProcess {
  child: ChildProcess
  output: () => string
  exitCode: Promise<number | null>
  /** Resolves with the output once it matches; rejects if the process ends first. */
  waitForOutput: (pattern: RegExp) => Promise<string>
}

export function startScript(
  file: string,
  { args = [], ...options }: SpawnOptions & { args?: string[] },
): SpawnedProcess {
  return startNode([...typeScriptArgs, file, ...args], options)
}

interface SpawnOptions {
  cwd?: string
  variables: Record<string, string>
}

export function startNode(args: string[], options: SpawnOptions): SpawnedProcess {
  return startProgram(process.execPath, args, options)
}

/** The program receives only PATH and HOME of this process's environment. */
export function startProgram(
  program: string,
  args: string[],
  { cwd, variables }: SpawnOptions,
): SpawnedProcess {
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
  const exitCode = new Promise<number | null>((resolve) => child.once('close', resolve))
  return {
    child,
    exitCode,
    output: () => printed,
    waitForOutput: (pattern) =>
      new Promise((resolve, reject) => {
        const check = () => pattern.test(printed) && resolve(printed)
        listeners.add(check)
        check()
        void exitCode.then(() => reject(new Error(`Ended before ${String(pattern)}:\n${printed}`)))
      }),
  }
}
