/**
 * Forms accepted per hour: far more than any customer or shared connection sends, and few enough
 * for staff to read.
 */
export const rateLimits = {
  booking: { phone: 10, address: 30, overall: 2000 },
  change: { address: 20 },
  lostLink: { phone: 5, address: 20, overall: 300 },
  contact: { address: 20, overall: 300 },
} as const satisfies Record<string, Partial<Record<RateLimitScope, number>>>

export type PublicForm = keyof typeof rateLimits

export type RateLimitScope = 'phone' | 'address' | 'overall'

export const rateLimitSeconds = 60 * 60
