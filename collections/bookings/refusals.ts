import type { CorrectionConflict } from '#business/bookings/merge-correction.ts'
import type { PickupProblem } from '#business/pickups/availability.ts'
import type { RateLimit } from '#platform/limits/rate-limits.ts'

/**
 * Customers read the sentence of a `pickup`, `closed` or `limit`; the others are for staff. `rule`:
 * the rules forbid it; `invalid`: no form of ours sends it.
 */
type RefusalKind = keyof typeof httpStatuses

const httpStatuses = {
  pickup: 409,
  closed: 409,
  limit: 429,
  outdated: 409,
  rule: 409,
  known: 409,
  invalid: 400,
  'not-found': 404,
} as const

export interface Refusal {
  ok: false
  kind: RefusalKind
  reason: string
  httpStatus: number
  /** The field of a `pickup`. */
  problem?: PickupProblem
  /** The rate limit of a `limit`. */
  exceeded?: { limit: RateLimit; waitSeconds: number }
  /** Set if `outdated` fields conflict. */
  conflict?: CorrectionConflict
}

export function refuse(kind: RefusalKind, reason: string): Refusal {
  return { ok: false, kind, reason, httpStatus: httpStatuses[kind] }
}

export function refusePickup(problem: PickupProblem): Refusal {
  return { ...refuse('pickup', problem.message), problem }
}
