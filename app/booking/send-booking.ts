import { savedDraft, saveRememberedDetails } from '#app/booking/wizard/booking-draft.ts'
import { loadReceiptPanel } from '#app/booking/wizard/lazy-receipt-panel.tsx'
import { waitForFillTime } from '#app/ui/forms/spam-protection.tsx'

interface UnreachableReply {
  result: null
  toast: null
  isUnreachable: true
  days: []
  step?: undefined
  question?: undefined
  inlineNote?: undefined
}

/** Leaves the input in the form if the server is unreachable. */
export async function sendBooking<Reply>(
  request: Request,
  send: () => Promise<Reply>,
): Promise<Reply | UnreachableReply> {
  const form = await request.clone().formData()
  try {
    await waitForFillTime()
    return await send()
  } catch (answer) {
    if (!(answer instanceof Response))
      return { result: null, toast: null, isUnreachable: true, days: [] }
    if (answer.status >= 300 && answer.status < 400) {
      savedDraft.forget()
      saveRememberedDetails(form)
      await loadReceiptPanel()
    }
    throw answer
  }
}
