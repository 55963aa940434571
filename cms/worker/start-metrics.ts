import { getPayload } from 'payload'
import { environment } from '#environment.ts'
import config from '#payload.config.ts'
import { withTimeout } from '#platform/database/with-timeout.ts'
import { findMailStuckSince } from '#platform/mail/sending/mail-queue.ts'
import { readLastBackupTime } from '#platform/monitoring/backups.ts'
import { readDiskSpace } from '#platform/monitoring/disk-space.ts'
import { measureDatabase, registerGauge, serveMetrics } from '#platform/monitoring/metrics.ts'

const timeoutMs = 2_000

/** Does nothing without CMS_METRICS_PORT. */
export function startMetrics(): void {
  const { cmsPort } = environment.metrics
  if (!cmsPort) return
  const connect = () => getPayload({ config })
  measureDatabase(connect)
  registerGauge(
    'saaf_mail_stuck_seconds',
    'How long emails have been waiting while none was sent. 0 while email works.',
    async () => {
      const since = await withTimeout(connect().then(findMailStuckSince), timeoutMs)
      return since === null ? 0 : since && Math.max(0, Date.now() - since.getTime()) / 1000
    },
  )
  registerGauge(
    'saaf_last_backup_timestamp_seconds',
    'Time of the last backup, in seconds since 1970. 0 if there is none.',
    async () => {
      const madeAt = await withTimeout(connect().then(readLastBackupTime), timeoutMs)
      return madeAt === null ? 0 : madeAt && madeAt.getTime() / 1000
    },
  )
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
  serveMetrics(cmsPort)
}
