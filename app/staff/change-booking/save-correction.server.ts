import { parseWithZod } from '@conform-to/zod/v4'
import { data } from '@remix-run/node'
import { readForm } from '#app/http/form-body.server.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { correctBooking, type CorrectionConflict } from '#app/models/bookings/corrections.server.ts'
import { loadStaffPickupDays } from '#app/models/bookings/pickup-days.server.ts'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import { requireBooking } from '#app/staff/bookings/require-booking.server.ts'
import { requireBookingStaff } from '#app/staff/shell/session/staff-session.server.ts'
import { correctionSchema, parseSeen, seenField } from '#business/bookings/forms/correction.ts'
import { pickEditable } from '#business/bookings/merge-correction.ts'
import { formatLongDate } from '#business/pickups/english-dates.ts'
import { applyTappedDay } from '#business/pickups/tapped-day.ts'
import * as staffWords from '#business/words/staff.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'
import { toFormValues } from './form-values.ts'

export async function saveCorrection(request: Request, reference: string) {
  const user = await requireBookingStaff(request, { forwardForm: true })
  const booking = await requireBooking(user, reference)
  const form = await readForm(request)
  const seen = parseSeen(form.get(seenField))
  const submission = parseWithZod(applyTappedDay(form, seen?.date ?? booking.date), {
    schema: correctionSchema,
  })
  const refuse = async (
    status: number,
    {
      toast = null,
      conflict,
      ...error
    }: {
      toast?: ToastMessage | null
      fieldErrors?: Record<string, string[]>
      conflict?: CorrectionConflict
    },
  ) => {
    const from = submission.payload.date
    const isDay = typeof from === 'string' && correctionSchema.shape.date.safeParse(from).success
    const days =
      isDay && status < 500
        ? await loadStaffPickupDays({
            from,
            days: 1,
            exceptBookingId: booking.id,
            forceFresh: true,
          })
        : []
    const reply = submission.reply(error)
    const shown = conflict?.current ?? seen ?? pickEditable(booking)
    return data(
      {
        result: conflict
          ? { ...reply, initialValue: toFormValues({ ...conflict.current, ...conflict.changes }) }
          : reply,
        days,
        toast,
        conflicts: conflict?.fields ?? [],
        seen: JSON.stringify(shown),
      },
      status,
    )
  }
  if (submission.status !== 'success') return refuse(400, {})
  const { done, unchanged, failed, moved } = staffWords.correction
  try {
    const outcome = await correctBooking({ user, id: booking.id, seen, typed: submission.value })
    if (!outcome.ok) {
      const { problem, reason, httpStatus, conflict } = outcome
      if (problem) return await refuse(httpStatus, { fieldErrors: { [problem.field]: [reason] } })
      const toast = { kind: 'error', title: failed, description: reason } as const
      return await refuse(httpStatus, { toast, conflict })
    }
    const { changes } = outcome
    return await redirectWithToast(`/admin/bookings/${booking.reference}`, {
      kind: 'success',
      title: Object.keys(changes).length > 0 ? done : unchanged,
      description:
        changes.date && changes.time
          ? moved(`${formatLongDate(changes.date)}, ${changes.time}`)
          : undefined,
    })
  } catch (error) {
    logFailure('A booking could not be changed', error)
    const toast = {
      kind: 'error',
      title: failed,
      description: staffWords.requestErrors.unavailable,
    } as const
    return refuse(503, { toast })
  }
}
