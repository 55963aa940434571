// Progress goes to stderr; stdout keeps what is to be read afterwards: addresses, the first sign-in.

/**
 * Does a step of the start and says how long it took, from `began` on, a time of `performance.now()`. Its name comes
 * first, so that a person knows what takes so long.
 */
export async function step<Result>(
  name: string,
  work: () => Promise<Result>,
  began = performance.now(),
): Promise<Result> {
  process.stderr.write(inColumn(name))
  try {
    const result = await work()
    process.stderr.write(secondsSince(began))
    return result
  } finally {
    process.stderr.write('\n')
  }
}

/** Says that a step is done; for those that run side by side. */
export function sayDone(name: string, began: number): void {
  process.stderr.write(`${inColumn(name)}${secondsSince(began)}\n`)
}

function inColumn(name: string): string {
  return name.padEnd(15)
}

function secondsSince(began: number): string {
  return `${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s`
}
