import {
  type PricedService,
  type ServiceType,
  serviceTypeValues,
} from '#business/bookings/service-types.ts'
import { hoursOn } from '#business/pickups/availability.ts'
import { addDays, type LocalDate } from '#business/pickups/local-time.ts'
import { isOpenDay } from '#business/pickups/opening-hours.ts'
import type { PickupRules, WorkingDays } from '#business/pickups/pickup-rules.ts'
import { fillCount, type Words } from '#business/words/sentence.ts'

export interface ServiceOrder {
  serviceType: ServiceType
  express?: boolean | null
}

export type ReturnRules = Pick<PickupRules, 'week' | 'holidays' | 'workingDays'>

const mostDaysAhead = 366

/**
 * Returns the day on which the clothes are back, by the evening: the last of the order's working
 * days, counted from the first open day after the pickup. Null if the owner has entered no working
 * days, or the shop opens too rarely within a year.
 */
export function computeReturnDate(
  pickupDate: LocalDate,
  order: ServiceOrder,
  rules: ReturnRules,
): LocalDate | null {
  const needed = workingDaysFor(order, rules.workingDays)
  return needed === null ? null : (listWorkingDays(pickupDate, needed, rules)[needed - 1] ?? null)
}

/** As `computeReturnDate`, for each service: several times faster than one by one. */
export function computeReturnDates(
  pickupDate: LocalDate,
  rules: ReturnRules,
): ByService<LocalDate> {
  const { dryCleaning, laundry, shoes, express } = rules.workingDays
  const most = Math.max(dryCleaning ?? 0, laundry ?? 0, shoes ?? 0, express ?? 0)
  const days = listWorkingDays(pickupDate, most, rules)
  return mapServices(rules, (order) => {
    const needed = workingDaysFor(order, rules.workingDays)
    return needed === null ? null : (days[needed - 1] ?? null)
  })
}

/** Returns the next working days after the pickup, fewer if the shop does not open that often. */
function listWorkingDays(pickupDate: LocalDate, count: number, rules: ReturnRules): LocalDate[] {
  const days: LocalDate[] = []
  for (let ahead = 1; ahead <= mostDaysAhead && days.length < count; ahead += 1) {
    const date = addDays(pickupDate, ahead)
    if (isWorkingDay(date, rules)) days.push(date)
  }
  return days
}

/** Without express working days, express takes as long as the service. */
export function workingDaysFor(
  { serviceType, express }: ServiceOrder,
  workingDays: WorkingDays,
): number | null {
  if (express && workingDays.express !== null) return workingDays.express
  if (serviceType !== 'both') return workingDays[daysKeys[serviceType]]
  const { dryCleaning, laundry } = workingDays
  return dryCleaning === null || laundry === null ? null : Math.max(dryCleaning, laundry)
}

/** For each service; `express` for any service. */
export type ByService<Value> = Partial<Record<ServiceType | 'express', Value>>

/** Omits services without a value, and express if it is not offered. */
export function mapServices<Value>(
  rules: Pick<PickupRules, 'workingDays'>,
  valueOf: (order: ServiceOrder) => Value | null,
): ByService<Value> {
  const values: ByService<Value> = {}
  for (const serviceType of serviceTypeValues) {
    const value = valueOf({ serviceType })
    if (value !== null) values[serviceType] = value
  }
  const express = isExpressOffered(rules) ? valueOf({ serviceType: 'both', express: true }) : null
  return express === null ? values : { ...values, express }
}

export function isExpressOffered({ workingDays }: Pick<PickupRules, 'workingDays'>): boolean {
  return workingDays.express !== null
}

const daysKeys = {
  'dry-cleaning': 'dryCleaning',
  laundry: 'laundry',
  shoes: 'shoes',
} as const satisfies Record<PricedService, keyof WorkingDays>

/** Without opening hours, every day that is no holiday counts. */
function isWorkingDay(date: LocalDate, { week, holidays }: ReturnRules): boolean {
  const hours = hoursOn(date, week)
  if (holidays.some((holiday) => holiday.date === date)) return false
  return !hours || isOpenDay(hours)
}

interface PromisedOrder extends ServiceOrder {
  date: LocalDate
  promisedDate: LocalDate | null
}

/** Returns the promised day after a change of the pickup day or express. */
export function promiseAfter(
  before: PromisedOrder,
  change: Partial<Pick<PromisedOrder, 'date' | 'express'>>,
  rules: ReturnRules,
): LocalDate | null {
  const after = { ...before, ...change }
  return needsNewPromise(before, after)
    ? computeReturnDate(after.date, after, rules)
    : before.promisedDate
}

/** New rules and a new slot change no promise. */
function needsNewPromise(
  before: Pick<PromisedOrder, 'date' | 'express'>,
  after: Pick<PromisedOrder, 'date' | 'express'>,
): boolean {
  return before.date !== after.date || Boolean(before.express) !== Boolean(after.express)
}

/** Returns `Back in 3 working days`; null if no day is promised. */
export function describeDuration(
  order: ServiceOrder,
  workingDays: WorkingDays,
  words: Pick<Words['returns'], 'backIn'>,
): string | null {
  const count = workingDaysFor(order, workingDays)
  return count === null ? null : fillCount(words.backIn, count)
}
