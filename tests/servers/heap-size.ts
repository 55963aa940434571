import path from 'node:path'
import { productionConditions } from '#scripts/launch/child-process.ts'

export function heapSizeSettings(ports: Record<'site' | 'cms', number>): Record<string, string> {
  const collectGarbage = path.join(import.meta.dirname, 'collect-garbage.mjs')
  return {
    METRICS_PORT: String(ports.site),
    CMS_METRICS_PORT: String(ports.cms),
    NODE_OPTIONS: `${productionConditions} --import=${collectGarbage}`,
  }
}

/** Collects garbage first. */
export async function readHeapBytes(pid: number, metricsPort: number): Promise<number> {
  process.kill(pid, 'SIGWINCH')
  const scrape = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  // A busy process may answer the first request before it handles the signal.
  await scrape()
  return Number(/^nodejs_heap_size_used_bytes(?:{.*})? (\S+)$/m.exec(await scrape())![1])
}
