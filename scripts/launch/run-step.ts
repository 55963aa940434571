// Progress goes to stderr. stdout is for addresses and the first sign-in.

/** Prints the name, then the duration since `began` (`performance.now()`). */
export async function runStep<Result>(
  name: string,
  work: () => Promise<Result>,
  began = performance.now(),
): Promise<Result> {
  process.stderr.write(padName(name))
  try {
    const result = await work()
    process.stderr.write(formatDuration(began))
    return result
  } finally {
    process.stderr.write('\n')
  }
}

export function reportStepDone(name: string, began: number): void {
  process.stderr.write(`${padName(name)}${formatDuration(began)}\n`)
}

function padName(name: string): string {
  return name.padEnd(15)
}

function formatDuration(began: number): string {
  return `${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s`
}
