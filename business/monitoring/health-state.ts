/** Checked by the health monitor. */
export const monitoredSystems = ['mail', 'database', 'disk', 'forms'] as const

export type MonitoredSystem = (typeof monitoredSystems)[number]

/** Result of a check; `since` is the start of the problem, if available. */
export type HealthCheckResult = { isHealthy: true } | { isHealthy: false; since?: Date }

export interface HealthState {
  unhealthySince: Date | null
  isAlertSent: boolean
}

export type HealthAlert = 'unwell' | 'well'

export const initialHealthState: HealthState = { unhealthySince: null, isAlertSent: false }

// A restart takes less time, so it sends no alert.
const failureMs = 15 * 60_000

/** An hour's forms have already been counted. */
const alertAfterMs = { mail: failureMs, database: failureMs, disk: failureMs, forms: 0 }

export function applyHealthCheck(
  before: HealthState,
  result: HealthCheckResult,
  now: Date,
): HealthState {
  if (result.isHealthy) return { ...before, unhealthySince: null }
  return { ...before, unhealthySince: result.since ?? before.unhealthySince ?? now }
}

/**
 * Returns the alert to send: unhealthy for 15 minutes without a break (`forms`: at once), or
 * healthy again after such an alert.
 */
export function pendingAlert(
  about: MonitoredSystem,
  { unhealthySince, isAlertSent }: HealthState,
  now: Date,
): HealthAlert | null {
  if (unhealthySince === null) return isAlertSent ? 'well' : null
  const unhealthyMs = now.getTime() - unhealthySince.getTime()
  return !isAlertSent && unhealthyMs >= alertAfterMs[about] ? 'unwell' : null
}

export function markAlertSent(before: HealthState, alert: HealthAlert): HealthState {
  return { ...before, isAlertSent: alert === 'unwell' }
}

export interface DiskSpace {
  freeBytes: number
  sizeBytes: number
}

// Room for PostgreSQL's write-ahead log, and a day of pictures.
const lowSpaceBytes = 2 * 2 ** 30

/** True if less than 2 GiB and less than a tenth is free. */
export function isDiskNearlyFull({ freeBytes, sizeBytes }: DiskSpace): boolean {
  return freeBytes < Math.min(lowSpaceBytes, sizeBytes / 10)
}
