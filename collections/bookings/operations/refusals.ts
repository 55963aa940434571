import { APIError, ValidationError } from 'payload'
import type { PickupProblem } from '#business/pickups/availability.ts'
import * as messages from '#business/words/messages.ts'

/** An operation that the rules forbid now. The sentence is for the person who asked. */
export class BookingRefused extends APIError {
  constructor(sentence: string, status = 409) {
    super(sentence, status, undefined, true)
  }
}

/** A pickup that is not offered. The field and the sentence are those of `problem`. */
export class PickupRefused extends ValidationError {
  constructor(readonly problem: PickupProblem) {
    const { field, sentence } = problem
    super({ collection: 'bookings', errors: [{ path: field, message: sentence }] })
  }
}

/** A change that comes too late for the customer to make it. */
export class ChangesClosed extends BookingRefused {
  constructor() {
    super(messages.pickup.changesClosed)
  }
}

/** One move more than a customer may make. */
export class TooManyMoves extends BookingRefused {
  constructor(sentence: string) {
    super(sentence, 429)
  }
}

/** A booking with the same id, reference or request key exists: usually of the same form, sent twice. */
export class AlreadyStored extends Error {}
