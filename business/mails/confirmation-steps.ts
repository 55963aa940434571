import { formatLongDate } from '#business/pickups/local-time.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import { formatPhone } from '#business/words/phone.ts'

export const confirmationStepsHeading = 'What happens next'

/** The next steps after a booking, in order. */
export function confirmationSteps({ phone, date, time }: Pickup & { phone: string }): string[] {
  return [
    `We call you on ${formatPhone(phone)} to confirm.`,
    `We collect on ${formatLongDate(date)}, ${time}.`,
    'At the door, we check each piece with you and tell you the price and when it comes back.',
  ]
}
