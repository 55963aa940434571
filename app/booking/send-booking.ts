import { loadBooked } from '#app/booking/wizard/booked.tsx'
import { keptDraft, rememberDetailsOf } from '#app/booking/wizard/booking-draft.ts'
import { notBooked } from '#app/booking-form/not-booked.ts'
import { fillTimeOver } from '#app/ui/forms/fill-time.ts'

/** If the server is unreachable, the form keeps its input and shows a toast. */
export async function sendBooking<Reply>(request: Request, send: () => Promise<Reply>) {
  const form = await request.clone().formData()
  try {
    await fillTimeOver()
    return await send()
  } catch (answer) {
    if (!(answer instanceof Response)) return { result: null, toast: { ...notBooked }, days: [] }
    if (answer.status >= 300 && answer.status < 400) {
      keptDraft.forget()
      rememberDetailsOf(form)
      await loadBooked()
    }
    throw answer
  }
}
