import { createHash } from 'node:crypto'
import type { NewBookingEvent } from '#business/bookings/events.ts'
import { toReference } from '#business/bookings/fields.ts'
import {
  type OrderStep,
  orderSteps,
  orderStepValues,
} from '#business/bookings/return/order-steps.ts'
import { computeReturnDate } from '#business/bookings/return/return-date.ts'
import { initialBookingStatus } from '#business/bookings/status/status.ts'
import { defaultLanguage } from '#business/languages/languages.ts'
import { checkPickup } from '#business/pickups/availability.ts'
import { addDays, instantAt, type LocalDate, localDateAt } from '#business/pickups/local-time.ts'
import type { PickupRules } from '#business/pickups/pickup-rules.ts'
import { timeSlots, timeSlotValues } from '#business/pickups/slots.ts'
import { wordsFor } from '#business/words/words-for.ts'
import {
  sampleBookings,
  sampleCustomers,
  sampleInstructions,
  sampleItems,
  sampleMessages,
  sampleNotes,
} from './samples.ts'

const minuteMs = 60_000
const staffNames = ['Meera Joshi', 'Imran Shaikh']

/** Around the day of `now`, with their events. The same day gives the same bookings. */
export function buildSampleBookings(rules: PickupRules, now: Date) {
  const today = localDateAt(now)
  return sampleBookings.map(({ customer, day, slot, service, status, step }, index) => {
    const id = sampleId('booking', index)
    const [name, address] = sampleCustomers[customer]!
    const date = addDays(today, day)
    const offered = offeredSlots(date, rules)
    const time = offered[slot % offered.length]!
    const isPhone = index % 6 === 5
    const staff = staffNames[index % staffNames.length]!

    const bookedOn = addDays(today, Math.min(day, 1) - 1 - (index % 3))
    const bookedTime = instantAt(bookedOn, '09:10').getTime() + ((index * 47) % 600) * minuteMs
    const bookedAt = new Date(Math.min(bookedTime, now.getTime() - (60 + index) * minuteMs))
    const decidedAt = new Date(bookedAt.getTime() + (8 + (index % 20)) * minuteMs)
    const slotBegan = instantAt(date, timeSlots[time].startsAt).getTime()
    const pickedUpAt = earlier(slotBegan + (10 + (index % 5) * 20) * minuteMs, now)
    const completedAt = earlier(instantAt(addDays(date, 1), '17:30').getTime(), now)

    const events: (NewBookingEvent & { createdAt: string; byStaff: boolean })[] = []
    const addEvent = (at: Date, event: NewBookingEvent, byStaff = true) =>
      events.push({ ...event, createdAt: at.toISOString(), byStaff })
    addEvent(bookedAt, { type: 'booked', to: initialBookingStatus }, isPhone)
    const becomes = (at: Date, from: string, to: string) =>
      addEvent(at, { type: 'status-changed', from, to })
    if (status === 'cancelled') becomes(decidedAt, 'pending', status)
    if (status === 'confirmed' || status === 'completed') becomes(decidedAt, 'pending', 'confirmed')
    const note = index % 9 === 2 ? sampleNotes[(index - 2) / 9] : undefined
    if (note) addEvent(decidedAt, { type: 'noted', text: note })
    const times = stepTimes(step, pickedUpAt, now)
    for (const [each, at] of times) addEvent(at, { type: each })
    if (status === 'completed') becomes(completedAt, 'confirmed', status)

    const items = sampleItems[service]
    const booking = {
      ...{ id, reference: toReference(id), sample: true, status, date, time, name, address },
      phone: samplePhone(customer),
      email: customer % 4 === 3 ? null : sampleEmail(name),
      serviceType: service,
      items: index % 3 === 2 ? null : items[index % items.length]!,
      instructions: index % 4 === 1 ? sampleInstructions[index % sampleInstructions.length]! : null,
      language: defaultLanguage,
      source: isPhone ? ('phone' as const) : ('site' as const),
      firstOrder: sampleBookings.findIndex((other) => other.customer === customer) === index,
      promisedDate: computeReturnDate(date, { serviceType: service }, rules),
      ...Object.fromEntries(times.map(([each, at]) => [orderSteps[each].column, at.toISOString()])),
      pickedUpBy: step ? staff : null,
      completedAt: status === 'completed' ? completedAt.toISOString() : null,
      createdAt: bookedAt.toISOString(),
      updatedAt: events.at(-1)!.createdAt,
    }
    return { booking, events, staff }
  })
}

export function buildSampleMessages(now: Date) {
  return sampleMessages.map(({ name, subject, message, hoursAgo, answer }, index) => {
    const id = sampleId('message', index)
    const createdAt = new Date(now.getTime() - hoursAgo * 60 * minuteMs).toISOString()
    const answeredAt = new Date(now.getTime() - (hoursAgo - 1) * 60 * minuteMs).toISOString()
    return {
      message: {
        ...{ id, name, subject, message, createdAt, sample: true },
        email: sampleEmail(name),
        phone: samplePhone(sampleCustomers.length + index),
        handled: answer !== undefined,
        updatedAt: answer ? answeredAt : createdAt,
      },
      answer: answer && {
        ...{ id: sampleId('answer', index), text: answer, at: answeredAt, by: staffNames[0]! },
      },
    }
  })
}

/** All slots if the shop is closed that day. */
function offeredSlots(date: LocalDate, rules: PickupRules) {
  const now = instantAt(date, '00:00')
  const words = wordsFor(defaultLanguage)
  const offered = timeSlotValues.filter(
    (time) => !checkPickup({ date, time }, { rules, now }, words),
  )
  return offered.length > 0 ? offered : timeSlotValues
}

/** Hours from the pickup to each step. */
const stepHours = { 'picked-up': 0, arrived: 2, ready: 20, dispatched: 23, delivered: 24 }

function stepTimes(last: OrderStep | null, pickedUpAt: Date, now: Date): [OrderStep, Date][] {
  const count = last ? orderStepValues.indexOf(last) + 1 : 0
  return orderStepValues
    .slice(0, count)
    .map((step) => [step, earlier(pickedUpAt.getTime() + stepHours[step] * 60 * minuteMs, now)])
}

const earlier = (ms: number, now: Date) => new Date(Math.min(ms, now.getTime()))

/** No Indian number begins like this, so nobody is called by accident. */
const samplePhone = (index: number) => `555001${String(index + 1).padStart(4, '0')}`

const sampleEmail = (name: string) =>
  `${name
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .replace(' ', '.')}@example.com`

/** The same in each run. */
function sampleId(kind: string, index: number): string {
  const hex = createHash('sha256').update(`sample ${kind} ${index}`).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
