import { APIError, ValidationError } from 'payload'
import { explainLimitRefusal, type LimitRefusal } from '#business/manage-links/customer-changes.ts'
import type { PickupProblem } from '#business/pickups/availability.ts'
import { pickups, spam } from '#business/words/en.ts'

/** Shows its sentence to the actor. */
export class BookingRefusedError extends APIError {
  constructor(sentence: string, status = 409) {
    super(sentence, status, undefined, true)
  }
}

export class PickupRefusedError extends ValidationError {
  constructor(readonly problem: PickupProblem) {
    const { field, message } = problem
    super({ collection: 'bookings', errors: [{ path: field, message }] })
  }
}

export class ChangesClosedError extends BookingRefusedError {
  constructor() {
    super(pickups.changesClosed)
  }
}

export class TooManyChangesError extends BookingRefusedError {
  constructor(
    readonly refusal: LimitRefusal,
    readonly phone: string | null,
  ) {
    super(explainLimitRefusal(refusal, phone, spam), 429)
  }
}

/** Signals an existing booking, usually because a form was sent twice. */
export class DuplicateBookingError extends Error {}
