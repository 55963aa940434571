import type { BillCommand } from '#business/bills/bill-command.ts'
import type { UserChannel } from '#business/bookings/events.ts'
import type { ExpectedBooking } from '#business/bookings/forms/expected-booking.ts'
import type { DeliveryChoice } from '#business/bookings/return/delivery.ts'
import type { StepMark } from '#business/bookings/return/order-steps.ts'
import type { Language } from '#business/languages/languages.ts'

/** Input of a booking operation for the hooks, in addition to the fields. */
export interface BookingCommand {
  /** The status and pickup that the actor saw; refused if they have changed. */
  expected?: ExpectedBooking
  note?: string
  mark?: StepMark
  delivery?: DeliveryChoice
  /** Why the booking is cancelled. */
  reason?: string
  /** The customer's mail contains the reason. */
  mailReason?: boolean
  /** The customer gets no mail. */
  withoutMail?: boolean
  /** The actor confirms the new booking next. */
  isConfirmedNext?: boolean
  /** Undoes the status change that left the booking with this `updatedAt`. */
  undo?: { updatedAt: string }
  /** Dismisses the alert for possible duplicates. */
  notDuplicate?: boolean
  bill?: BillCommand
}

export interface AnswerCommand {
  text: string
  /** Refused if there are more. */
  expectedAnswerCount?: number
}

declare module 'payload' {
  /** Set by Local API calls; REST and the CMS cannot set it. */
  export interface RequestContext {
    /** Default: the CMS. */
    channel?: UserChannel
    /** For refusals. Default: English. */
    language?: Language
    booking?: BookingCommand
    answer?: AnswerCommand
    /** The two-factor code. */
    twoFactorCode?: string
    /** For the first admin, whose password the operator chooses. */
    allowWeakPassword?: boolean
    hadAdmin?: boolean
    /** The editor's lock on the document outlives this write. */
    hasKeptLock?: boolean
    /** Set by hooks. The CMS shows it once the change is stored. */
    notice?: string
    isEmailConfirmed?: boolean
    /** Restores a version. Fields that require a password keep their value. */
    isRestore?: boolean
  }
}
