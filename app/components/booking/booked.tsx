import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'
import type { BookedState } from './booked-state.tsx'

type Props = ComponentProps<typeof BookedState>

/** What only those see who have booked comes with the answer to the booking, not with the form. */
export async function loadBooked(): Promise<{ default: ComponentType<Props> }> {
  try {
    return { default: (await import('./booked-state.tsx')).BookedState }
  } catch {
    // The server says the same.
    location.reload()
    return { default: () => null }
  }
}

const Loaded = lazy(loadBooked)

export function Booked(props: Props) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}
