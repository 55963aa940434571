import { APIError, ValidationError } from 'payload'
import type { PickupProblem } from '#business/pickups/availability.ts'
import * as messages from '#business/words/messages.ts'

/** A rule forbids the operation. The actor sees the sentence. */
export class BookingRefused extends APIError {
  constructor(sentence: string, status = 409) {
    super(sentence, status, undefined, true)
  }
}

/** A pickup is not offered. */
export class PickupRefused extends ValidationError {
  constructor(readonly problem: PickupProblem) {
    const { field, sentence } = problem
    super({ collection: 'bookings', errors: [{ path: field, message: sentence }] })
  }
}

/** The customer can no longer change the pickup. */
export class ChangesClosed extends BookingRefused {
  constructor() {
    super(messages.pickup.changesClosed)
  }
}

export class TooManyMoves extends BookingRefused {
  constructor(sentence: string) {
    super(sentence, 429)
  }
}

/** The booking exists, usually because a form was sent twice. */
export class AlreadyStored extends Error {}
