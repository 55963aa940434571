import { z } from 'zod'
import { markPaid, undoPayment } from '#app/models/bookings/bills.server.ts'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import { paymentMethodValues } from '#business/bookings/payments.ts'
import * as staffWords from '#business/words/staff.ts'
import type { User } from '#payload-types.ts'
import { refusal, success } from './action-reply.server.ts'

const paymentSchema = z.object({
  booking: z.uuid(),
  paid: z.enum([...paymentMethodValues, 'undo']),
  total: z.coerce.number().int(),
})

export async function changePayment(fields: Record<string, unknown>, user: User) {
  const { paid, notPaid, undone, notUndone } = staffWords.bill
  const parsed = paymentSchema.safeParse(fields)
  if (!parsed.success) return refusal(notPaid, staffWords.status.bookingGone, 400)
  const { booking: id, paid: method, total: totalPaise } = parsed.data
  const [done, failed] = method === 'undo' ? [undone, notUndone] : [paid, notPaid]
  try {
    const outcome =
      method === 'undo'
        ? await undoPayment({ user, id })
        : await markPaid({ user, id, method, totalPaise })
    return outcome.ok ? success(done) : refusal(failed, outcome.reason, outcome.httpStatus)
  } catch (error) {
    logFailure('A payment could not be stored', error)
    return refusal(failed, staffWords.requestErrors.unavailable, 503)
  }
}
