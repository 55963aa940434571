import { createServer } from 'node:http'
import { getPayload } from 'payload'
import { environment } from '#environment.ts'
import config from '#payload.config.ts'
import { readLastBackupTime } from '#platform/database/health/last-backup.ts'
import { withTimeout } from '#platform/database/with-timeout.ts'
import { log } from '#platform/logs/log.ts'
import { findMailStuckSince } from '#platform/mail/sending/mail-queue.ts'
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
  registerGauge(
    'saaf_mail_stuck_seconds',
    'How long emails have been waiting while none was sent. 0 while email works.',
    async () => {
      const since = await withTimeout(getPayload({ config }).then(findMailStuckSince), timeoutMs)
      if (since === undefined) return undefined
      return since ? Math.max(0, Date.now() - since.getTime()) / 1000 : 0
    },
  )
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
