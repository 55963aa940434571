import type { CollectionBeforeChangeHook } from 'payload'
import type { Booking } from '#payload-types'

type Door = NonNullable<Booking['history']>[number]['door']

/** Every change of status leaves a line that says who, when, from what, to what, and through which door. */
export const recordHistory: CollectionBeforeChangeHook<Booking> = ({
  data,
  originalDoc,
  operation,
  req,
  context,
}) => {
  const from = operation === 'create' ? null : originalDoc?.status
  if (!data.status || data.status === from) return data

  const at = new Date().toISOString()
  const by = req.user ? req.user.name || req.user.email : 'Customer'
  const door = (context.door as Door | undefined) ?? 'cms'
  return {
    ...data,
    ...(data.status === 'completed' && { completedAt: at }),
    history: [...(originalDoc?.history ?? []), { at, by, from, to: data.status, door }],
  }
}
