import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { processWide } from '#platform/logs/process-wide.ts'

export const registry = processWide('metrics registry', () => new Registry())

/** Created once, even if Next bundles it several times. */
export function metric<Metric>(name: string, make: (registers: Registry[]) => Metric): Metric {
  return processWide(`metric ${name}`, () => make([registry]))
}

/** CPU time, memory and event loop delay. */
export function measureProcess(): void {
  collectDefaultMetrics({ register: registry })
}

/** Read at each scrape; left out while undefined. */
export function gauge(
  name: string,
  help: string,
  read: () => number | undefined | Promise<number | undefined>,
): void {
  metric(
    name,
    (registers) =>
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          const value = await read()
          if (value === undefined) this.remove()
          else this.set(value)
        },
      }),
  )
}
