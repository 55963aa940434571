/**
 * How many forms of a kind are taken within an hour: from one phone number, from one client address, and from all the
 * world together. Far more than any customer or shared connection sends, and few enough that the counter can still
 * read them all.
 */
export const rateLimits = {
  booking: { phone: 10, address: 30, overall: 2000 },
  change: { address: 20 },
  lostLink: { phone: 5, address: 20, overall: 300 },
  contact: { address: 20, overall: 300 },
} as const satisfies Record<string, Partial<Record<RateLimitScope, number>>>

/** A form that anybody may send. */
export type PublicForm = keyof typeof rateLimits

/** Whose forms a limit counts. */
export type RateLimitScope = 'phone' | 'address' | 'overall'

export const rateLimitSeconds = 60 * 60
