import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'
import { referencePattern } from '#business/bookings/fields.ts'
import { isLocalDate } from '#business/pickups/local-time.ts'
import { isTimeSlot } from '#business/pickups/slots.ts'
import type { Receipt, ReceiptPanel } from './receipt-panel.tsx'

export function parseReceipt(searchParams: URLSearchParams): Receipt | null {
  const { booked = '', date = '', time = '', manage = '' } = Object.fromEntries(searchParams)
  const isComplete = referencePattern.test(booked) && /^[\w-]{43}$/.test(manage)
  return isComplete && isLocalDate(date) && isTimeSlot(time) ? { booked, date, time, manage } : null
}

export function toReceiptQuery({ booked, date, time, manage }: Receipt): string {
  return new URLSearchParams({ booked, date, time, manage }).toString()
}

type Props = ComponentProps<typeof ReceiptPanel>

let loaded: ComponentType<Props> | undefined

/** Preloads the receipt: the network may fail later. Never rejects. */
export async function loadReceiptPanel(): Promise<void> {
  loaded ??= await import('./receipt-panel.tsx').then(
    (module) => module.ReceiptPanel,
    () => undefined,
  )
}

const Lazy = lazy(async () => {
  await loadReceiptPanel()
  // The booking is stored, and the server shows the same page.
  if (!loaded) location.reload()
  return { default: loaded ?? (() => null) }
})

/** Avoids the lazy component once the chunk is loaded: it would stay blank for 0.3 s. */
export function LazyReceiptPanel(props: Props) {
  const Panel = loaded ?? Lazy
  return (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  )
}
