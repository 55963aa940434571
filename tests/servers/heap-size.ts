import path from 'node:path'

/** Settings for reading the heap size. */
export function heapSizeSettings(ports: Record<'site' | 'cms', number>): Record<string, string> {
  const collectGarbage = path.join(import.meta.dirname, 'collect-garbage.mjs')
  return {
    METRICS_PORT: String(ports.site),
    CMS_METRICS_PORT: String(ports.cms),
    NODE_OPTIONS: `--conditions=production --import=${collectGarbage}`,
  }
}

/** Heap size after garbage collection. */
export async function readHeapBytes(pid: number, metricsPort: number): Promise<number> {
  process.kill(pid, 'SIGWINCH')
  const ask = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  // A busy process may answer this before it handles the signal.
  await ask()
  return Number(/^nodejs_heap_size_used_bytes(?:{.*})? (\S+)$/m.exec(await ask())![1])
}
