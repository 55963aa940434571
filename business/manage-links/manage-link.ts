import { addDays, type LocalDate, localDateAt } from '#business/pickups/local-time.ts'

/** The bill on the booking's page. */
export const billAnchor = 'bill'

export const managePath = (manageKey: string) => `/booking/manage/${manageKey}`

/** Returns the path where the customer chooses when the clothes are delivered. */
export const deliveryPath = (manageKey: string) => `${managePath(manageKey)}/delivery`

/** Returns the path of a new booking prefilled from this one, at the pickup step. */
export const bookAgainPath = (manageKey: string) => `/booking?step=2&again=${manageKey}`

/** Returns the path of the UPI code, a picture in PNG. */
export const upiCodePath = (manageKey: string) => `${managePath(manageKey)}/upi.png`

export const calendarPath = (manageKey: string) => `${managePath(manageKey)}/pickup.ics`

/** A manage link belongs to the address it was sent to. Upper and lower case are the same. */
export function isSameEmail(one?: string | null, other?: string | null): boolean {
  return (one ?? '').toLowerCase() === (other ?? '').toLowerCase()
}

/** Counted from the last known day of the order. */
export const manageLinkValidDays = 7

interface OrderDays {
  date: LocalDate
  promisedDate?: LocalDate | null
  deliveryDate?: LocalDate | null
  readyAt?: string | null
}

/**
 * True through the seventh day after the pickup, the promised day, the day on which the clothes
 * were ready or the day of the delivery, in Mumbai.
 */
export function isManageLinkValid(
  { date, promisedDate, deliveryDate, readyAt }: OrderDays,
  now: Date,
): boolean {
  const readyDate = readyAt && localDateAt(new Date(readyAt))
  const lastDay = [promisedDate, deliveryDate, readyDate].reduce<LocalDate>(
    (last, day) => (day && day > last ? day : last),
    date,
  )
  return localDateAt(now) <= addDays(lastDay, manageLinkValidDays)
}
