import { hostname } from 'node:os'
import { sql } from '@payloadcms/db-postgres'
import { createTransport } from 'nodemailer'
import type { Payload } from 'payload'
import { formatInstant } from '#business/pickups/english-dates.ts'
import { alerts } from '#business/words/staff.ts'
import { environment } from '#environment.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { withTimeout } from '#platform/database/with-timeout.ts'
import {
  consumeRateLimits,
  refundRateLimitCounts,
  returnEvents,
} from '#platform/limits/rate-limits.ts'
import { log } from '#platform/logs/log.ts'
import { smtpSettings } from '#platform/mail/sending/mail-adapter.ts'
import { findMailStuckSince } from '#platform/mail/sending/mail-queue.ts'
import { describeBackupAge, isBackupOld, readLastBackupTime } from '#platform/monitoring/backups.ts'
import { isDiskNearlyFull, readDiskSpace } from '#platform/monitoring/disk-space.ts'

const repeatAfterSeconds = 24 * 60 * 60
const stuckAfterMs = 15 * 60_000
const diskTimeoutMs = 10_000

interface Alert {
  title: string
  detail: string
}

/** Each returns null while all is well. */
const checks: Record<string, (payload: Payload, now: Date) => Promise<Alert | null>> = {
  mail: async (payload, now) => {
    const since = await findMailStuckSince(payload)
    const isStuck = since && now.getTime() - since.getTime() >= stuckAfterMs
    return isStuck ? alerts.mail(formatInstant(since)) : null
  },
  disk: async () => {
    const space = await withTimeout(readDiskSpace(environment.dataDir), diskTimeoutMs)
    // Without the folder, nothing is stored there.
    const isFine = space === null || (space && !isDiskNearlyFull(space))
    return isFine ? null : alerts.disk(hostname())
  },
  backup: async (payload, now) => {
    const madeAt = await readLastBackupTime(payload)
    const isOld = isBackupOld(madeAt ?? (await readInstallationTime(payload)), now)
    return isOld ? alerts.backup(describeBackupAge(madeAt, now).text) : null
  },
}

/**
 * Mails the owner about each problem at once, and again each day until it is gone. All processes
 * check, and the first one sends. Bypasses the outbox.
 */
export async function alertOwner(payload: Payload, now: Date): Promise<void> {
  for (const [about, check] of Object.entries(checks)) {
    const alert = await check(payload, now)
    const once = [{ kind: `alert ${about}`, sender: '', max: 1, seconds: repeatAfterSeconds }]
    if (!alert) {
      await returnEvents(payload, once)
      continue
    }
    const { counts } = await consumeRateLimits(payload, once)
    if (!counts) continue
    await mailOwner(alert).catch(async (err: unknown) => {
      log.error({ err }, `The alert “${alert.title}” could not be sent`)
      await refundRateLimitCounts(payload, counts)
    })
  }
}

async function mailOwner({ title, detail }: Alert): Promise<void> {
  const { emails, smtpUrl } = environment.alerts
  await createTransport(smtpSettings(smtpUrl!)).sendMail({
    from: environment.emailFrom,
    to: emails,
    subject: title,
    text: `${detail}\n\n${environment.siteUrl}\n`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
}

async function readInstallationTime(payload: Payload): Promise<Date> {
  const { rows } = await getPostgres(payload).drizzle.execute<{ at: string }>(
    sql`SELECT min(created_at) AS at FROM payload_migrations`,
  )
  return new Date(rows[0]!.at)
}
