import type { Door } from '#business/bookings/events.ts'
import type { SeenBooking } from '#business/bookings/seen-booking.ts'

/** What an operation on a booking tells the hooks, beyond the fields that it writes. */
export interface BookingCommand {
  /** The status and pickup on which the actor decided. The operation is refused if they have changed since. */
  seen?: SeenBooking
  /** A note to add. */
  note?: string
  /** When the things were collected (ISO 8601); null if they were not. */
  collectedAt?: string | null
}

/** An answer to a contact message. */
export interface AnswerCommand {
  text: string
  /** How many answers the actor saw. The answer is refused if there are more. */
  answersSeen?: number
}

declare module 'payload' {
  /** What calls of the Local API tell our hooks. REST and the admin cannot set it. */
  export interface RequestContext {
    /** The channel of the change; the CMS if it is missing. */
    door?: Door
    booking?: BookingCommand
    answer?: AnswerCommand
    /** The two-factor code of a sign-in. */
    code?: string
    /** True for the first admin, whose password the owner chooses. */
    takesAnyPassword?: boolean
    /** True if there was an admin before a change of accounts. */
    hadAdmin?: boolean
    /** True if a deleted draft was never edited. */
    isUntouched?: boolean
  }
}
