/**
 * How many forms of a kind are taken within an hour: from one phone number, from one client address, and from all the
 * world together. Far more than any customer or shared connection sends, and few enough that the counter can still
 * read them all.
 */
export const budgets = {
  booking: { phone: 10, address: 30, overall: 2000 },
  lostLink: { phone: 5, address: 20, overall: 300 },
  contact: { address: 20, overall: 300 },
} as const satisfies Record<string, Partial<Record<BudgetOwner, number>>>

/** A form that anybody may send. */
export type PublicForm = keyof typeof budgets

/** Whose budget a form is counted in. */
export type BudgetOwner = 'phone' | 'address' | 'overall'

export const budgetSeconds = 60 * 60

/** No person reads and fills a form in less. */
export const leastFillSeconds = 2

/**
 * How many whole seconds too early a form was sent that was made at `madeAt`, or that does not say when; 0 where a
 * person can have filled it. A form may have been open for any length of time.
 */
export function secondsTooEarly(madeAt: Date | null, now: Date): number {
  if (!madeAt) return leastFillSeconds
  const openForSeconds = (now.getTime() - madeAt.getTime()) / 1000
  return Math.max(0, Math.ceil(leastFillSeconds - openForSeconds))
}

/** A wait in words, never shorter than it is: `2 seconds`, `1 minute`, `40 minutes`. */
export function formatWait(seconds: number): string {
  return seconds < 60 ? counted(seconds, 'second') : counted(Math.ceil(seconds / 60), 'minute')
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
