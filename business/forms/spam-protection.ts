/** Hidden from people and screen readers. Browsers do not autofill this name. */
export const honeypotField = 'website'

/** Hidden field with the time when the form was created. */
export const formStampField = 'formStamp'

/** People need longer than this. */
export const minimumFillSeconds = 2

/**
 * Returns whole seconds until a person could have filled the form, or 0. A missing time counts as
 * now. Forms never expire.
 */
export function remainingFillSeconds(madeAt: Date | null, now: Date): number {
  if (!madeAt) return minimumFillSeconds
  const openForSeconds = (now.getTime() - madeAt.getTime()) / 1000
  return Math.max(0, Math.ceil(minimumFillSeconds - openForSeconds))
}

/**
 * Forms accepted per hour.
 *
 * `address` is an IPv4 address or IPv6 /64, `subnet` a /56, `network` an IPv4 /24 or IPv6 /48:
 * thousands of customers of a mobile carrier share it. `shared` is a connection without a trusted
 * proxy, which may carry every customer.
 *
 * `overall` refuses nobody, as strangers would use it up. Above it, each sender gets
 * `tightenedShare` of the other limits, and the owner an alert.
 */
export const rateLimits = {
  booking: { phone: 10, address: 30, subnet: 60, network: 300, shared: 2000, overall: 2000 },
  change: { address: 20, subnet: 40, network: 200, shared: 1000 },
  lostLink: { phone: 5, address: 20, subnet: 40, network: 100, shared: 300, overall: 300 },
  contact: { address: 20, subnet: 40, network: 100, shared: 300, overall: 300 },
} as const satisfies Record<string, Partial<Record<RateLimitScope | 'overall', number>>>

export type PublicForm = keyof typeof rateLimits

export type RateLimitScope = 'phone' | 'address' | 'subnet' | 'network' | 'shared'

/** Limits of many customers together grow with the business, by the setting `RATE_LIMITS`. */
export const sharedScopes: readonly string[] = ['network', 'shared', 'overall']

export const tightenedShare = 1 / 4

export const rateLimitSeconds = 60 * 60

/** The forms with an overall limit. `factor` is the setting `RATE_LIMITS`, 0 if it is off. */
export function overallLimits(factor: number) {
  if (factor === 0) return []
  return Object.entries(rateLimits).flatMap(([form, limits]) =>
    'overall' in limits
      ? [
          {
            kind: `${form} overall`,
            sender: '',
            max: limits.overall * factor,
            seconds: rateLimitSeconds,
          },
        ]
      : [],
  )
}
