import { forgetDraft } from '#app/staff/shell/unsent/drafts.ts'
import { keepPageOffline } from '#app/staff/shell/unsent/keep-page-offline.ts'
import type { StatusReply } from './use-status-fetcher.ts'

export const noteDraftKey = (bookingId: string) => `note-${bookingId}`

export async function sendBookingForm(request: Request, serverAction: () => Promise<StatusReply>) {
  const form = await request.clone().formData()
  const reply = await keepPageOffline(request, serverAction, { bookings: [] })
  if (form.has('note') && reply.toast.kind === 'success') {
    forgetDraft(noteDraftKey(form.get('booking') as string))
  }
  return reply
}
