import path from 'node:path'

/** Settings of a system of which `heldBytes` can be asked, with the ports for its metrics. */
export function measurableMemory(ports: Record<'site' | 'cms', number>): Record<string, string> {
  const collectGarbage = path.join(import.meta.dirname, 'collect-garbage.mjs')
  return {
    METRICS_PORT: String(ports.site),
    CMS_METRICS_PORT: String(ports.cms),
    NODE_OPTIONS: `--conditions=production --import=${collectGarbage}`,
  }
}

/** What a process holds in its heap, without garbage. */
export async function heldBytes(pid: number, metricsPort: number): Promise<number> {
  process.kill(pid, 'SIGWINCH')
  const ask = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  // Where it is busy it may answer before it hears the signal.
  await ask()
  return Number(/^nodejs_heap_size_used_bytes(?:{.*})? (\S+)$/m.exec(await ask())![1])
}
