import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { processWide } from '#platform/logs/process-wide.ts'

/** All that this process counts. */
export const registry = processWide('metrics registry', () => new Registry())

/** A metric of this process's registry, made once also where Next has bundled its module more than once. */
export function metric<Metric>(name: string, make: (registers: Registry[]) => Metric): Metric {
  return processWide(`metric ${name}`, () => make([registry]))
}

/** Measures the process too: processor time, memory and the delay of its event loop. */
export function measureProcess(): void {
  collectDefaultMetrics({ register: registry })
}

/** A value that is read whenever somebody asks; undefined where it cannot be known at the moment: then nothing is said. */
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
