import { type BookingStatus, bookingStatuses } from '#business/bookings/status/status.ts'
import { formatShortDate, formatShortPickup } from '#business/pickups/english-dates.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import * as staffWords from '#business/words/staff.ts'

export interface CallerPickup extends Pickup {
  reference: string
  name: string
  status: BookingStatus
}

interface KnownCaller {
  bookings: number
  newest: { date: LocalDate; status: BookingStatus } | null
  unansweredMessages: number
}

/** Describes a caller in short parts, without the name. `today` is the day in Mumbai. */
export function describeCaller(
  { bookings, newest, unansweredMessages }: KnownCaller,
  today: LocalDate,
): string[] {
  const say = staffWords.caller
  return [
    ...(newest
      ? [
          say.bookings(
            bookings,
            formatShortDate(newest.date, today),
            bookingStatuses[newest.status].label,
          ),
        ]
      : []),
    ...(unansweredMessages > 0 ? [say.unansweredMessages(unansweredMessages)] : []),
  ]
}

/** Lists pickups in the same slot first. */
export function pickSameDayPickups<Known extends Pickup>(
  upcoming: readonly Known[],
  chosen: { date?: string; time?: string },
): Known[] {
  const sameDay = upcoming.filter(({ date }) => date === chosen.date)
  return [
    ...sameDay.filter(({ time }) => time === chosen.time),
    ...sameDay.filter(({ time }) => time !== chosen.time),
  ]
}

/** `chosen` may lack the slot. */
export function describeSameDayPickup(
  { name, reference, ...pickup }: Pick<CallerPickup, 'name' | 'reference' | 'date' | 'time'>,
  chosen: { time?: string },
  today: LocalDate,
): string {
  const say = staffWords.caller
  const isSameSlot = pickup.time === chosen.time
  return (isSameSlot ? say.sameSlot : say.sameDay)(
    name,
    formatShortPickup(pickup, today),
    reference,
  )
}
