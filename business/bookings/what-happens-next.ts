import { formatLongDay, type LocalDate } from '#business/pickups/local-time.ts'
import { formatPickup, type Pickup, type PickupNames } from '#business/pickups/pickup.ts'
import { toOneLine } from '#business/words/clean-text.ts'
import { formatPhone } from '#business/words/phone.ts'
import { fillSentence, type Words } from '#business/words/sentence.ts'

export interface NextStep {
  when: string
  text: string
}

export interface NextStepWords extends PickupNames {
  booked: Pick<Words['booked'], 'nextSteps'>
  returns: Pick<Words['returns'], 'by' | 'bringBack'>
}

/**
 * Returns what happens after a booking; outside the service area, only a call. `details` is empty
 * if the booking could not be read.
 */
export function describeNextSteps(
  pickup: Pickup,
  details: {
    callTime?: string
    phone?: string
    address?: string
    /** Set for an address outside the service area. */
    uncoveredPincode?: string | null
    delivery?: string
    promisedDate?: LocalDate | null
  },
  words: NextStepWords,
  today: LocalDate,
): NextStep[] {
  const { next, call, callOn, callOutside, collect, collectFrom, collectOutside, onceClean } =
    words.booked.nextSteps
  const { callTime = next, phone, address, uncoveredPincode, delivery, promisedDate } = details
  const when = formatPickup(pickup, words)
  if (uncoveredPincode && phone && address) {
    const called = { phone: formatPhone(phone), pincode: uncoveredPincode }
    return [
      { when: callTime, text: fillSentence(callOutside, called) },
      { when, text: fillSentence(collectOutside, { address: toOneLine(address) }) },
    ]
  }
  const returned = promisedDate
    ? {
        when: fillSentence(words.returns.by, {
          day: formatLongDay(promisedDate, words.dates, today),
        }),
        text: words.returns.bringBack,
      }
    : delivery && { when: onceClean, text: delivery }
  return [
    { when: callTime, text: phone ? fillSentence(callOn, { phone: formatPhone(phone) }) : call },
    { when, text: address ? fillSentence(collectFrom, { address: toOneLine(address) }) : collect },
    ...(returned ? [returned] : []),
  ]
}
