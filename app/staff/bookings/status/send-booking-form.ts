import { forgetDraft } from '#app/staff/shell/drafts.tsx'
import { keepPageOffline } from '#app/staff/shell/unsent-forms.tsx'
import type { StatusReply } from './use-status-fetcher.ts'

export const noteDraftKey = (bookingId: string) => `note-${bookingId}`
export const reasonDraftKey = (bookingId: string) => `reason-${bookingId}`

export async function sendBookingForm(request: Request, serverAction: () => Promise<StatusReply>) {
  const form = await request.clone().formData()
  const reply = await keepPageOffline(request, serverAction, { bookings: [] })
  if (reply.toast.kind === 'success') {
    const booking = form.get('booking') as string
    if (form.has('note')) forgetDraft(noteDraftKey(booking))
    if (form.has('reason')) forgetDraft(reasonDraftKey(booking))
  }
  return reply
}
