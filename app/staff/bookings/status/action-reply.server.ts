import { data } from '@remix-run/node'
import type { BookingListItem } from '#app/models/bookings/booking-list.server.ts'
import type { OrderStep } from '#business/bookings/return/order-steps.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'

export interface UndoableChange {
  id: string
  updatedAt: string
}

/** A mark that can be taken back; `booking` is the id. */
export interface UndoableStep {
  booking: string
  step: OrderStep
}

interface Changes {
  bookings?: BookingListItem[]
  undo?: UndoableChange[]
  undoStep?: UndoableStep
}

export function success(title: string, description?: string, changes: Changes = {}) {
  return reply({ kind: 'success', title, description }, changes, 200)
}

export function refusal(title: string, description: string, status: number, changes: Changes = {}) {
  return reply({ kind: 'error', title, description }, changes, status)
}

function reply(
  toast: ToastMessage,
  { bookings = [], undo = [], undoStep }: Changes,
  status: number,
) {
  return data({ toast, bookings, undo, undoStep }, { status })
}
