import { hostname } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { getPayload, type Payload } from 'payload'
import { overallLimits } from '#business/forms/rate-limits.ts'
import {
  applyHealthCheck,
  type HealthAlert,
  type HealthCheckResult,
  type HealthState,
  initialHealthState,
  isDiskNearlyFull,
  markAlertSent,
  type MonitoredSystem,
  monitoredSystems,
  pendingAlert,
} from '#business/monitoring/health-state.ts'
import { formatInstant } from '#business/pickups/english-dates.ts'
import * as staffWords from '#business/words/staff.ts'
import { environment } from '#environment.ts'
import config from '#payload.config.ts'
import { isDatabaseResponding } from '#platform/database/health/health.ts'
import { withTimeout } from '#platform/database/with-timeout.ts'
import {
  consumeRateLimits,
  isLimitReached,
  refundRateLimitCounts,
} from '#platform/limits/rate-limits.ts'
import { log } from '#platform/logs/log.ts'
import { readMailQueue } from '#platform/mail/sending/mail-queue.ts'
import { alertOwner } from './alert-owner.ts'
import { diskIdentity, readDiskSpace } from './disk-space.ts'

const intervalMs = 60_000
const timeoutMs = 10_000

/** Checks every minute, without keeping the process alive. Never resolves. */
export async function runHealthMonitor(): Promise<never> {
  const monitor = new HealthMonitor()
  for (;;) {
    await monitor
      .check(new Date())
      .catch((err: unknown) => log.error({ err }, 'A health check failed'))
    await setTimeout(intervalMs, undefined, { ref: false })
  }
}

/**
 * State is in memory: after a restart, the 15 minutes for database and disk start again, alerts
 * repeat, and earlier problems send no recovery.
 */
export class HealthMonitor {
  readonly #states: Record<MonitoredSystem, HealthState> = {
    mail: initialHealthState,
    database: initialHealthState,
    disk: initialHealthState,
    forms: initialHealthState,
  }

  async check(now: Date): Promise<void> {
    const payload = await connectedPayload()
    const results: Partial<Record<MonitoredSystem, HealthCheckResult>> = {
      database: { isHealthy: payload !== null },
      disk: await checkDisk(),
      mail: payload ? await checkMail(payload) : undefined,
      forms: payload ? await checkForms(payload) : undefined,
    }
    for (const about of monitoredSystems) {
      const before = this.#states[about]
      const result = results[about]
      // Unknown while the database is away.
      if (!result) continue
      const state = applyHealthCheck(before, result, now)
      this.#states[about] = state
      const alert = pendingAlert(about, state, now)
      if (!alert) continue
      const since = state.unhealthySince ?? now
      if (await sendAlert({ about, alert, since }, payload)) {
        this.#states[about] = markAlertSent(state, alert)
      }
    }
  }
}

async function connectedPayload(): Promise<Payload | null> {
  const payload = await withTimeout(getPayload({ config }), timeoutMs)
  return payload && (await isDatabaseResponding(payload)) ? payload : null
}

async function checkMail(payload: Payload): Promise<HealthCheckResult | undefined> {
  const queue = await withTimeout(readMailQueue(payload), timeoutMs)
  if (!queue) return undefined
  return queue.stuckSince ? { isHealthy: false, since: queue.stuckSince } : { isHealthy: true }
}

/** The overall limits refuse nobody, so nobody else reports an attack. */
async function checkForms(payload: Payload): Promise<HealthCheckResult | undefined> {
  const isReached = await withTimeout(
    isLimitReached(payload, overallLimits(environment.rateLimitFactor)),
    timeoutMs,
  )
  return isReached === undefined ? undefined : { isHealthy: !isReached }
}

async function checkDisk(): Promise<HealthCheckResult> {
  const space = await withTimeout(readDiskSpace(environment.dataDir), timeoutMs)
  // Without the folder, nothing is stored there.
  return { isHealthy: space === null || (space !== undefined && !isDiskNearlyFull(space)) }
}

interface AlertChange {
  about: MonitoredSystem
  alert: HealthAlert
  since: Date
}

/** True if the owner knows, from this or another process. */
async function sendAlert(
  { about, alert, since }: AlertChange,
  payload: Payload | null,
): Promise<boolean> {
  const claim = payload && (await withTimeout(claimAlert(payload, about, alert), timeoutMs))
  if (claim?.exceeded) return true
  const { title, detail } = staffWords.alert[about][alert]({
    since: formatInstant(since),
    host: hostname(),
  })
  log[alert === 'well' ? 'warn' : 'error'](`${title}. ${detail}`)
  const isSent = await alertOwner({ about, state: alert, since, title, detail })
  if (!isSent && payload && claim?.counts) await refundRateLimitCounts(payload, claim.counts)
  return isSent
}

// Shorter than the 15 minutes before the same alert can recur.
const claimSeconds = 14 * 60

/**
 * Only the first process alerts. While the database is away, each does. Disks differ between
 * machines.
 */
async function claimAlert(payload: Payload, about: MonitoredSystem, alert: HealthAlert) {
  const diskId =
    about === 'disk' ? await diskIdentity(environment.dataDir).catch(() => hostname()) : ''
  const kind = ['alert', about, alert, diskId].join(' ').trim()
  return consumeRateLimits(payload, [{ kind, sender: '', max: 1, seconds: claimSeconds }])
}
