import { type ChildProcess, spawn } from 'node:child_process'
import { runTypeScript } from '#scripts/launch/child-process.ts'

/** A running `npm start` or `npm run dev`, or another command. */
export interface Started {
  child: ChildProcess
  output: () => string
  ended: Promise<number | null>
  /** Resolves with what was printed when `words` is among it; rejects where the process ends before. */
  until: (words: RegExp) => Promise<string>
}

/** Starts a file of `scripts/`, as `startNode` does. */
export function startScript(
  file: string,
  { args = [], ...where }: Where & { args?: string[] },
): Started {
  return startNode([...runTypeScript, file, ...args], where)
}

interface Where {
  cwd?: string
  variables: Record<string, string>
}

/** Starts Node as `startProgram` does. */
export function startNode(args: string[], where: Where): Started {
  return startProgram(process.execPath, args, where)
}

/** Starts a program in this project or in the copy of it at `cwd`, without the variables of this process. */
export function startProgram(program: string, args: string[], { cwd, variables }: Where): Started {
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
        const look = () => words.test(printed) && resolve(printed)
        listeners.add(look)
        look()
        void ended.then(() => reject(new Error(`Ended before ${String(words)}:\n${printed}`)))
      }),
  }
}
