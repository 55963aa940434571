import { Histogram } from 'prom-client'
import { registerMetric } from '#platform/metrics/registry.ts'
import { parseSentAtMs } from '#platform/notifications/notification.ts'

const lags = registerMetric(
  'notice lag',
  (registers) =>
    new Histogram({
      name: 'saaf_notice_lag_seconds',
      help: 'Time from the notification of a change until this site process has read it.',
      labelNames: ['channel'],
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
      registers,
    }),
)

/** Measures the time from change notification to read. */
export class NotificationLag {
  readonly #channel: string
  /** Send time of the oldest unread notification, in ms since 1970. */
  #unread: number | null = null

  constructor(channel: string) {
    this.#channel = channel
  }

  recordNotification(notice: string): void {
    this.#unread ??= parseSentAtMs(notice)
  }

  /** `read` reads all changes so far. If it fails, they stay unread. */
  async measureRead<Read>(read: () => Promise<Read>): Promise<Read> {
    const since = this.#unread
    this.#unread = null
    try {
      const result = await read()
      // Clocks may differ.
      if (since !== null) {
        lags.observe({ channel: this.#channel }, Math.max(0, Date.now() - since) / 1000)
      }
      return result
    } catch (error) {
      this.#unread = since ?? this.#unread
      throw error
    }
  }
}
