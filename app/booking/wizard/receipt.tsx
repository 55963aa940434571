import { referencePattern } from '#business/bookings/fields.ts'
import { isLocalDate } from '#business/pickups/local-time.ts'
import { isTimeSlot } from '#business/pickups/slots.ts'
import { preloadable } from './preloadable.tsx'
import type { Receipt } from './receipt-panel.tsx'

export function parseReceipt(searchParams: URLSearchParams): Receipt | null {
  const { booked = '', date = '', time = '', manage = '' } = Object.fromEntries(searchParams)
  const isComplete = referencePattern.test(booked) && /^[\w-]{43}$/.test(manage)
  return isComplete && isLocalDate(date) && isTimeSlot(time) ? { booked, date, time, manage } : null
}

export function toReceiptQuery({ booked, date, time, manage }: Receipt): string {
  return new URLSearchParams({ booked, date, time, manage }).toString()
}

const [LazyReceiptPanel, preload] = preloadable(
  async () => (await import('./receipt-panel.tsx')).ReceiptPanel,
)
export { LazyReceiptPanel }

/** Preloads the receipt: the network may fail later. Never rejects. */
export const loadReceiptPanel = () => preload().catch(() => {})
