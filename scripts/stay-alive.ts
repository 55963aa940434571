/**
 * Node 20 takes a process for finished, without a word, while tsx is still loading a module on its other thread and
 * nothing else is going on. A timer says that it is not; whoever calls this ends the process or clears it.
 */
export function stayAlive(): NodeJS.Timeout {
  return setInterval(() => {}, 1_000)
}
