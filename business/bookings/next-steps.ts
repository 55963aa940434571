import { formatLongDate } from '#business/pickups/local-time.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import { toOneLine } from '#business/words/one-line.ts'
import { formatPhone } from '#business/words/phone.ts'

// Apart from messages.ts: browsers load these only after a booking.

export const nextStepsHeading = 'What happens next'

export interface NextStep {
  when: string
  text: string
}

/** Returns what happens after a booking. `details` is empty if the booking could not be read. */
export function describeNextSteps(
  { date, time }: Pickup,
  details: { callTime?: string; phone?: string; address?: string; delivery?: string } = {},
): NextStep[] {
  const { callTime = 'Next', phone, address, delivery } = details
  const on = phone ? ` on ${formatPhone(phone)}` : ''
  const from = address ? ` from ${toOneLine(address)}` : ''
  return [
    { when: callTime, text: `We’ll call you${on} to confirm.` },
    {
      when: `${formatLongDate(date)}, ${time}`,
      text: `We’ll collect${from}. Keep your clothes ready in a bag.`,
    },
    ...(delivery ? [{ when: 'Once clean', text: delivery }] : []),
  ]
}

export const bookedMessages = {
  callNow: (closes: string) => `Today until ${closes}`,
  callLater: (day: string, opens: string) => `${day} after ${opens}`,
  confirmationSent: (email: string) => `A confirmation is on its way to ${email}.`,
  noEmail: 'You gave no email, so keep this booking in your calendar, in WhatsApp or on paper.',
} as const
