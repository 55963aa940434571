import { describe, expect, it } from 'vitest'
import {
  applyHealthCheck,
  type HealthCheckResult,
  initialHealthState,
  isDiskNearlyFull,
  markAlertSent,
  pendingAlert,
} from './health-state.ts'

const began = new Date('2026-11-23T03:00:00Z')
const after = (minutes: number, ms = 0) => new Date(began.getTime() + minutes * 60_000 + ms)
const well: HealthCheckResult = { isHealthy: true }
const unwell: HealthCheckResult = { isHealthy: false }

describe('unhealthy system', () => {
  it('alerts once, after 15 minutes', () => {
    const state = applyHealthCheck(initialHealthState, unwell, began)
    expect(pendingAlert('database', state, after(15, -1))).toBeNull()
    const later = applyHealthCheck(state, unwell, after(15))
    expect(pendingAlert('database', later, after(15))).toBe('unwell')
    const alerted = markAlertSent(later, 'unwell')
    expect(
      pendingAlert('database', applyHealthCheck(alerted, unwell, after(600)), after(600)),
    ).toBeNull()
  })

  it('alerts at once about too many forms', () => {
    const state = applyHealthCheck(initialHealthState, unwell, began)
    expect(pendingAlert('forms', state, began)).toBe('unwell')
    expect(pendingAlert('forms', markAlertSent(state, 'unwell'), after(1))).toBeNull()
  })

  it('counts from the start of the problem, if reported', () => {
    const state = applyHealthCheck(
      initialHealthState,
      { isHealthy: false, since: began },
      after(20),
    )
    expect(pendingAlert('database', state, after(20))).toBe('unwell')
  })

  it('restarts the count after each healthy check', () => {
    const first = applyHealthCheck(initialHealthState, unwell, began)
    const again = applyHealthCheck(applyHealthCheck(first, well, after(14)), unwell, after(16))
    expect(pendingAlert('database', again, after(30))).toBeNull()
    expect(pendingAlert('database', again, after(31))).toBe('unwell')
  })
})

describe('recovered system', () => {
  const alerted = markAlertSent(applyHealthCheck(initialHealthState, unwell, began), 'unwell')

  it('alerts once', () => {
    const recovered = applyHealthCheck(alerted, well, after(40))
    expect(pendingAlert('database', recovered, after(40))).toBe('well')
    expect(pendingAlert('database', markAlertSent(recovered, 'well'), after(41))).toBeNull()
  })

  it('sends no alert if none was sent before', () => {
    const neverAlerted = applyHealthCheck(
      applyHealthCheck(initialHealthState, unwell, began),
      well,
      after(40),
    )
    expect(pendingAlert('database', neverAlerted, after(40))).toBeNull()
  })

  it('sends no alert if it fails again before the alert', () => {
    const relapsed = applyHealthCheck(applyHealthCheck(alerted, well, after(40)), unwell, after(41))
    expect(pendingAlert('database', relapsed, after(90))).toBeNull()
    expect(pendingAlert('database', applyHealthCheck(relapsed, well, after(91)), after(91))).toBe(
      'well',
    )
  })
})

describe('disk space', () => {
  const GiB = 2 ** 30

  it.each([
    { of: 100, left: 2, nearlyFull: false },
    { of: 100, left: 1.99, nearlyFull: true },
    { of: 10, left: 1, nearlyFull: false },
    { of: 10, left: 0.99, nearlyFull: true },
  ])('reports $of GiB with $left left as nearly full: $nearlyFull', ({ of, left, nearlyFull }) => {
    expect(isDiskNearlyFull({ sizeBytes: of * GiB, freeBytes: left * GiB })).toBe(nearlyFull)
  })
})
