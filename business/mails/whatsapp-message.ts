import { isMissed, type MissablePickup, missedState } from '#business/bookings/missed-pickup.ts'
import { lastStep, orderSteps } from '#business/bookings/return/order-steps.ts'
import { bookingStatuses, isOpen } from '#business/bookings/status/status.ts'
import type { Pickup, PickupNames } from '#business/pickups/pickup.ts'
import { fillPlaceholders, type PlaceholderValues } from '#business/words/placeholders.ts'
import type { Words } from '#business/words/sentence.ts'
import { bookingPlaceholders } from './editable-mails.ts'

const { ready, dispatched, delivered } = orderSteps

/** The messages that editors can change. */
export const whatsappMessages = {
  ...bookingStatuses,
  missed: missedState,
  ...{ ready, dispatched, delivered },
}

export type WhatsappMessageName = keyof typeof whatsappMessages

export const whatsappMessageNames = Object.keys(whatsappMessages) as WhatsappMessageName[]

type SwitchName = `${WhatsappMessageName}Send`

export function whatsappSwitch(name: WhatsappMessageName): SwitchName {
  return `${name}Send`
}

export type WhatsappTexts = Partial<
  Record<WhatsappMessageName, string | null> & Record<SwitchName, boolean | null>
>

interface Booking extends Pickup, MissablePickup {
  name: string
  reference: string
  link: string
}

/**
 * Fills the text for a missed pickup, the last step or the status. Null if a placeholder has no
 * value, if editors disabled the text, or if none fits: after the pickup, until the clothes are
 * ready.
 */
export function whatsappMessage(
  booking: Booking,
  texts: WhatsappTexts,
  business: { name: string; phone?: string | null },
  {
    defaultTexts,
    ...names
  }: PickupNames & { defaultTexts: Pick<Words['defaultTexts'], 'whatsapp'> },
): string | null {
  const name = findMessageName(booking)
  if (!name || texts[whatsappSwitch(name)] === false) return null
  const template = texts[name] || defaultTexts.whatsapp[name]
  return fillPlaceholders(template, whatsappPlaceholders(booking, business, names))
}

export function whatsappPlaceholders(
  booking: Pickup & Pick<Booking, 'name' | 'reference' | 'link'>,
  business: { name: string; phone?: string | null },
  names: PickupNames,
): PlaceholderValues<'whatsapp'> {
  return { ...bookingPlaceholders(booking, business, names), link: booking.link }
}

function findMessageName(booking: Booking): WhatsappMessageName | null {
  if (isMissed(booking)) return 'missed'
  const step = isOpen(booking) ? lastStep(booking) : null
  if (!step) return booking.status
  return step === 'picked-up' || step === 'arrived' ? null : step
}
