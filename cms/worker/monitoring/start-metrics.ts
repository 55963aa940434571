import { createServer } from 'node:http'
import { getPayload } from 'payload'
import { overallLimits } from '#business/forms/rate-limits.ts'
import { environment } from '#environment.ts'
import config from '#payload.config.ts'
import { readLastBackupTime } from '#platform/database/health/last-backup.ts'
import { withTimeout } from '#platform/database/with-timeout.ts'
import { isLimitReached } from '#platform/limits/rate-limits.ts'
import { log } from '#platform/logs/log.ts'
import { type MailQueue, readMailQueue } from '#platform/mail/sending/mail-queue.ts'
import { measureDatabase } from '#platform/metrics/database.ts'
import { measureProcess, registerGauge, registry } from '#platform/metrics/registry.ts'
import { readDiskSpace } from './disk-space.ts'

const timeoutMs = 2_000

export function startMetrics(): void {
  const { host, cmsPort } = environment.metrics
  if (!cmsPort) return
  measureProcess()
  measureDatabase(() => getPayload({ config }))
  measureMailQueue()
  measureDisk()
  measureBackups()
  measureForms()
  createServer((_request, response) => {
    registry.metrics().then(
      (text) => response.setHeader('Content-Type', registry.contentType).end(text),
      () => response.writeHead(503).end(),
    )
  })
    .on('error', (err) => log.error({ err }, 'Metrics cannot be served'))
    .listen(cmsPort, host)
    .unref()
}

function measureMailQueue(): void {
  const secondsSince = (instant: Date | null) =>
    instant ? Math.max(0, Date.now() - instant.getTime()) / 1000 : 0
  const queueGauge = (name: string, help: string, read: (queue: MailQueue) => number) =>
    registerGauge(name, help, async () => {
      const queue = await cachedMailQueue()
      return queue && read(queue)
    })
  queueGauge('saaf_mail_queue_length', 'Emails waiting to be sent.', ({ length }) => length)
  queueGauge('saaf_mail_queue_age_seconds', 'Age of the oldest waiting email.', ({ oldestAt }) =>
    secondsSince(oldestAt),
  )
  queueGauge(
    'saaf_mail_stuck_seconds',
    'How long emails have been waiting while none was sent. 0 while email works.',
    ({ stuckSince }) => secondsSince(stuckSince),
  )
}

const queueCacheMs = 5_000

let readAt = -Infinity
let reading: Promise<MailQueue | undefined>

function cachedMailQueue(): Promise<MailQueue | undefined> {
  if (performance.now() - readAt > queueCacheMs) {
    readAt = performance.now()
    reading = withTimeout(getPayload({ config }).then(readMailQueue), timeoutMs)
  }
  return reading
}

function measureBackups(): void {
  registerGauge(
    'saaf_last_backup_timestamp_seconds',
    'Time of the last backup, in seconds since 1970. 0 if there is none.',
    async () => {
      const backup = await withTimeout(
        getPayload({ config }).then(async (payload) => ({ at: await readLastBackupTime(payload) })),
        timeoutMs,
      )
      return backup && (backup.at?.getTime() ?? 0) / 1000
    },
  )
}

function measureForms(): void {
  registerGauge(
    'saaf_form_limit_reached',
    '1 while a form has reached its total hourly limit, which tightens the limits of each sender.',
    async () => {
      const limits = overallLimits(environment.rateLimitFactor)
      const isReached = await withTimeout(
        getPayload({ config }).then((payload) => isLimitReached(payload, limits)),
        timeoutMs,
      )
      return isReached === undefined ? undefined : Number(isReached)
    },
  )
}

function measureDisk(): void {
  const space = () => withTimeout(readDiskSpace(environment.dataDir), timeoutMs)
  registerGauge(
    'saaf_data_free_bytes',
    'Free space on the disk of DATA_DIR.',
    async () => (await space())?.freeBytes,
  )
  registerGauge(
    'saaf_data_size_bytes',
    'Size of the disk of DATA_DIR.',
    async () => (await space())?.sizeBytes,
  )
}
