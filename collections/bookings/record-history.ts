import type { CollectionBeforeChangeHook } from 'payload'
import type { Booking } from '#payload-types.ts'

type Door = NonNullable<Booking['history']>[number]['door']

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
  if (!data.status || (data.status === from && !isRescheduled(data, originalDoc))) return data

  const at = new Date().toISOString()
  const by = req.user ? req.user.name || req.user.email : 'Customer'
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
        ...(isRescheduled(data, originalDoc) && {
          fromPickup: pickupOf(originalDoc),
          toPickup: pickupOf({ ...originalDoc, ...data }),
        }),
      },
    ],
  }
}

type Pickup = Pick<Booking, 'date' | 'time'>

function isRescheduled(data: Partial<Booking>, original: Booking | undefined): original is Booking {
  return original !== undefined && pickupOf({ ...original, ...data }) !== pickupOf(original)
}

function pickupOf({ date, time }: Pickup): string {
  return `${date}, ${time}`
}
