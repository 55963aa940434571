import { parseWithZod } from '@conform-to/zod/v4'
import { data } from '@remix-run/node'
import { readForm } from '#app/http/form-body.server.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { correctBooking } from '#app/models/bookings/bookings.server.ts'
import { staffPickupDays } from '#app/models/bookings/pickup-days.server.ts'
import { logFailure } from '#app/models/log-failure.server.ts'
import { requireBooking } from '#app/staff/bookings/staff-booking.server.ts'
import { requireBookingStaff } from '#app/staff/shell/staff-session.server.ts'
import { correctionSchema } from '#business/bookings/correction.ts'
import { withChosenDay } from '#business/pickups/chosen-day.ts'
import { formatLongDate } from '#business/pickups/local-time.ts'
import { isRescheduled } from '#business/pickups/pickup.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'
import { notChanged } from './not-changed.ts'

export async function takeCorrection(request: Request, reference: string) {
  const user = await requireBookingStaff(request, { keepsForm: true })
  const booking = await requireBooking(user, reference)
  const submission = parseWithZod(withChosenDay(await readForm(request), booking.date), {
    schema: correctionSchema,
  })
  const refuse = async (
    status: number,
    {
      toast = null,
      ...error
    }: { toast?: ToastMessage | null; fieldErrors?: Record<string, string[]> },
  ) => {
    const from = submission.payload.date
    const isDay = typeof from === 'string' && correctionSchema.shape.date.safeParse(from).success
    const days = isDay
      ? await staffPickupDays({ from, days: 1, except: booking.id, isRefused: true })
      : []
    return data({ result: submission.reply(error), days, toast }, status)
  }
  if (submission.status !== 'success') return refuse(400, {})
  try {
    const { seenState, ...correction } = submission.value
    const outcome = await correctBooking({ user, id: booking.id, seenState, correction })
    if (!outcome.ok) {
      const { problem, reason, httpStatus } = outcome
      if (problem) return await refuse(httpStatus, { fieldErrors: { [problem.field]: [reason] } })
      const toast = {
        kind: 'error',
        title: staffMessages.correction.failed,
        description: reason,
      } as const
      return await refuse(httpStatus, { toast })
    }
    const to = { ...booking, ...correction }
    const movedDescription = staffMessages.correction.moved(
      `${formatLongDate(to.date)}, ${to.time}`,
    )
    return await redirectWithToast(`/admin/bookings/${booking.reference}`, {
      kind: 'success',
      title: staffMessages.correction.done,
      description: isRescheduled(booking, to) ? movedDescription : undefined,
    })
  } catch (error) {
    logFailure('A booking could not be changed', error)
    return data({ result: submission.reply(), days: [], toast: notChanged }, 503)
  }
}
