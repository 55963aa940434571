import { parseWithZod } from '@conform-to/zod/v4'
import { data } from '@remix-run/node'
import { readForm } from '#app/http/form-body.server.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { correctBooking } from '#app/models/bookings/bookings.server.ts'
import { loadStaffPickupDays } from '#app/models/bookings/pickup-days.server.ts'
import { logFailure } from '#app/models/log-failure.server.ts'
import { requireBooking } from '#app/staff/bookings/require-booking.server.ts'
import { requireBookingStaff } from '#app/staff/shell/staff-session.server.ts'
import { correctionSchema } from '#business/bookings/forms/correction.ts'
import { formatLongDate } from '#business/pickups/local-time.ts'
import { isRescheduled } from '#business/pickups/pickup.ts'
import { applyTappedDay } from '#business/pickups/tapped-day.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'
import { correctionFailedToast } from './correction-failed-toast.ts'

export async function saveCorrection(request: Request, reference: string) {
  const user = await requireBookingStaff(request, { forwardForm: true })
  const booking = await requireBooking(user, reference)
  const submission = parseWithZod(applyTappedDay(await readForm(request), booking.date), {
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
      ? await loadStaffPickupDays({ from, days: 1, exceptBookingId: booking.id, forceFresh: true })
      : []
    return data({ result: submission.reply(error), days, toast }, status)
  }
  if (submission.status !== 'success') return refuse(400, {})
  try {
    const { seenState, ...correction } = submission.value
    const outcome = await correctBooking({
      user,
      id: booking.id,
      expectedVersion: seenState,
      correction,
    })
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
    return data({ result: submission.reply(), days: [], toast: correctionFailedToast }, 503)
  }
}
