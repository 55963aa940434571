import { data } from '@remix-run/node'
import type { ToastMessage } from '#business/words/toast-message.ts'
import type { StatusReply } from './booking-forms.tsx'

type Changes = Partial<Pick<StatusReply, 'bookings' | 'undo' | 'undoStep'>>

export function success(title: string, description?: string, changes?: Changes) {
  return reply({ kind: 'success', title, description }, 200, changes)
}

export function refusal(title: string, description: string, status: number, changes?: Changes) {
  return reply({ kind: 'error', title, description }, status, changes)
}

function reply(toast: ToastMessage, status: number, changes: Changes = {}) {
  const { bookings = [], undo = [], undoStep } = changes
  return data({ toast, bookings, undo, undoStep }, { status })
}
