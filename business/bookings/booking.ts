import type { StepTimes } from '#business/bookings/return/order-steps.ts'
import type { BookingStatus } from '#business/bookings/status/status.ts'
import type { Language } from '#business/languages/languages.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import type { TimeSlot } from '#business/pickups/slots.ts'
import type { UserChannel } from './events.ts'
import { type BookingDetails, type OptionalDetail, pickDetails } from './fields.ts'
import { type BookingBox, mapBoxes } from './merge-correction.ts'
import type { MissedReason } from './missed-pickup.ts'
import type { ServiceType } from './service-types.ts'

/**
 * As stored, without its keys. Days are local (Asia/Kolkata), instants ISO 8601 in UTC. Null: not
 * set.
 */
export interface Booking
  extends BookingDetails, Record<BookingBox, boolean>, Pickup, Required<StepTimes> {
  id: string
  reference: string
  status: BookingStatus
  serviceType: ServiceType
  language: Language
  source: BookingSource | null
  /** Null if the booking was imported. */
  firstOrder: boolean | null
  /** Null if no branch serves the pincode: the main branch collects. */
  branch: string | null
  promisedDate: LocalDate | null
  deliveryDate: LocalDate | null
  deliveryTime: TimeSlot | null
  pickedUpBy: string | null
  pieceCount: number | null
  missedReason: MissedReason | null
  completedAt: string | null
  erasedAt: string | null
  createdAt: string
  updatedAt: string
  /** The pickup date of the last reminder. */
  remindedFor: LocalDate | null
  sample: boolean | null
}

export const maxPieces = 999

/** The empty fields of a new booking; its details follow. */
export const unsetFields = {
  ...(pickDetails({}) as Pick<BookingDetails, OptionalDetail>),
  ...mapBoxes(() => false),
  ...{ firstOrder: null, branch: null, promisedDate: null, remindedFor: null, sample: null },
  ...{ pickedUpAt: null, arrivedAt: null, readyAt: null, dispatchedAt: null, deliveredAt: null },
  ...{
    pickedUpBy: null,
    pieceCount: null,
    missedReason: null,
    deliveryDate: null,
    deliveryTime: null,
    completedAt: null,
    erasedAt: null,
  },
} satisfies Partial<Booking>

export const bookingSources = { site: { label: 'Website' }, phone: { label: 'Phone' } } as const

type BookingSource = keyof typeof bookingSources

export const initialSource = 'site' satisfies BookingSource

/** Staff use the dashboard to enter phone bookings. */
export function sourceForChannel(channel: UserChannel): BookingSource {
  return channel === 'dashboard' ? 'phone' : initialSource
}

/** True if the booking does not say whether it is a first order, as those made here do. */
export function isImported({ firstOrder }: { firstOrder?: boolean | null }): boolean {
  return firstOrder === null || firstOrder === undefined
}
