/** The hidden field that says when a form was made. */
export const formStampField = 'formStamp'

/** No person reads and fills a form in less. */
export const minimumFillSeconds = 2

/**
 * How many whole seconds too early a form was sent that was made at `madeAt`, or that does not say when; 0 where a
 * person can have filled it. A form may have been open for any length of time.
 */
export function secondsTooEarly(madeAt: Date | null, now: Date): number {
  if (!madeAt) return minimumFillSeconds
  const openForSeconds = (now.getTime() - madeAt.getTime()) / 1000
  return Math.max(0, Math.ceil(minimumFillSeconds - openForSeconds))
}
