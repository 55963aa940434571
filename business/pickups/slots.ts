/** Pickup slots in order, half open, in Mumbai. */
export const timeSlots = {
  '9AM-11AM': { startsAt: '09:00', endsAt: '11:00' },
  '11AM-1PM': { startsAt: '11:00', endsAt: '13:00' },
  '1PM-3PM': { startsAt: '13:00', endsAt: '15:00' },
  '3PM-5PM': { startsAt: '15:00', endsAt: '17:00' },
  '5PM-7PM': { startsAt: '17:00', endsAt: '19:00' },
} as const

export type TimeSlot = keyof typeof timeSlots

export const timeSlotValues = Object.keys(timeSlots) as [TimeSlot, ...TimeSlot[]]

export function isTimeSlot(value: unknown): value is TimeSlot {
  return typeof value === 'string' && Object.hasOwn(timeSlots, value)
}
