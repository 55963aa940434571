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
