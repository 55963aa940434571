import type { CollectionBeforeChangeHook } from 'payload'
import { byCustomer, type Door } from '#business/bookings/history.ts'
import { isRescheduled, type Pickup } from '#business/pickups/pickup.ts'
import type { Booking } from '#payload-types.ts'

/** Every change of status or pickup leaves a line that says who, when, from what, to what, and through which door. */
export const recordHistory: CollectionBeforeChangeHook<Booking> = ({
  data,
  originalDoc: stored,
  operation,
  req,
  context,
}) => {
  // Of a new booking it is an empty object.
  const originalDoc = operation === 'create' ? undefined : stored
  const from = originalDoc?.status ?? null
  const { date, time } = { ...originalDoc, ...data } as Pickup
  const rescheduled = originalDoc && isRescheduled(originalDoc, { date, time })
  if (!data.status || (data.status === from && !rescheduled)) return data

  const at = new Date().toISOString()
  const by = req.user ? req.user.name || req.user.email : byCustomer
  const door = (context.door as Door | undefined) ?? 'cms'
  return {
    ...data,
    ...(data.status === 'completed' && { completedAt: at }),
    history: [
      ...(originalDoc?.history ?? []),
      {
        at,
        by,
        from,
        to: data.status,
        door,
        ...(rescheduled && {
          fromDate: originalDoc.date,
          fromTime: originalDoc.time,
          toDate: date,
          toTime: time,
        }),
      },
    ],
  }
}
