import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { processSingleton } from '#platform/logs/process-singleton.ts'

export const registry = processSingleton('metrics registry', () => new Registry())

/** Creates a metric once, even if Next bundles this several times. */
export function registerMetric<Metric>(
  name: string,
  make: (registers: Registry[]) => Metric,
): Metric {
  return processSingleton(`metric ${name}`, () => make([registry]))
}

export function measureProcess(): void {
  collectDefaultMetrics({ register: registry })
}

/** Reads the value at each scrape; omits it while undefined. */
export function registerGauge(
  name: string,
  help: string,
  read: () => number | undefined | Promise<number | undefined>,
): void {
  registerMetric(
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
