import { formatShortDate, type LocalDate } from '#business/pickups/local-time.ts'
import { type BookingStatus, bookingStatuses } from './status.ts'

/** What a question before a change of status depends on. */
interface Asked {
  name: string
  /** The day of the pickup. */
  date: LocalDate
  /** Whether a mail tells the customer of it. */
  isMailed: boolean
}

/**
 * Whether staff are asked once more before a booking gets a status: both final ones cannot be taken back. Nobody is asked
 * about what is done all day, which is to complete what has been picked up. `today` is the day in Mumbai.
 */
export function asksBefore(to: BookingStatus, { date }: Pick<Asked, 'date'>, today: LocalDate) {
  return to === 'cancelled' || (to === 'completed' && today < date)
}

/** The question, which says who is told, and its two answers. None of them is called like the button that led here. */
export function questionBefore(to: BookingStatus, { name, date, isMailed }: Asked) {
  const firstName = name.split(' ', 1)[0]!
  const act = `${bookingStatuses[to].action ?? bookingStatuses[to].label}`
  const early = to === 'completed' ? `Its pickup is on ${formatShortDate(date)}. ` : ''
  return {
    question: isMailed
      ? `${early}${act} and mail ${firstName}?`
      : `${early}${act}? ${firstName} gets no mail.`,
    yes: isMailed ? `Yes, mail ${firstName}` : 'Yes, do it',
    no: 'No, leave it',
  }
}
