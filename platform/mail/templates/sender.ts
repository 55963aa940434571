import { describeWeek, type HoursRow } from '#business/pickups/opening-hours.ts'
import type { Words } from '#business/words/sentence.ts'
import type { BusinessInfo } from '#payload-types.ts'

/** Shown in the footer. */
export interface Sender {
  name: string
  phone?: string | null
  address: string
  hours: HoursRow[]
}

export function toSender(
  { name, phone, address, weeklyHours }: BusinessInfo,
  dates: Words['dates'],
): Sender {
  const { street, city, zip } = address ?? {}
  return {
    name,
    phone,
    address: [street, [city, zip].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    hours: describeWeek(weeklyHours ?? [], dates),
  }
}
