import { Counter } from 'prom-client'
import { registerMetric } from '#platform/metrics/registry.ts'

const rateLimitReasons = [
  'rate_limit_phone',
  'rate_limit_address',
  'rate_limit_subnet',
  'rate_limit_network',
  'rate_limit_shared',
] as const

/** By form. `any`: the request was refused before its form was read. */
const reasons = {
  any: ['unknown_method', 'unreadable', 'too_large', 'foreign_origin'],
  booking: [
    'invalid',
    'honeypot',
    'too_quick',
    ...rateLimitReasons,
    'slot_full',
    'not_offered',
    'outside_service_area',
    'booked_before',
    'same_pickup',
    'failed',
  ],
  change: rateLimitReasons,
  lostLink: ['invalid', 'honeypot', 'too_quick', ...rateLimitReasons],
  contact: ['invalid', 'honeypot', 'too_quick', ...rateLimitReasons, 'failed'],
  signIn: ['wrong_password', 'wrong_code', 'rate_limit', 'failed'],
} as const

type Reasons = typeof reasons

export type RequestRefusal = Reasons['any'][number]

const refusals = registerMetric('refusals', (registers) => {
  const counter = new Counter({
    name: 'saaf_refusals_total',
    help: 'Requests and forms that the site refused, by form and reason.',
    labelNames: ['form', 'reason'],
    registers,
  })
  // Start at 0, or Prometheus misses the first increase.
  for (const [form, formReasons] of Object.entries(reasons)) {
    for (const reason of formReasons) counter.inc({ form, reason }, 0)
  }
  return counter
})

export function countRefusal<Form extends keyof Reasons>(
  form: Form,
  reason: Reasons[Form][number],
): void {
  refusals.inc({ form, reason })
}
