import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'
import type { BookedState } from './booked-state.tsx'

type Props = ComponentProps<typeof BookedState>

let loaded: ComponentType<Props> | undefined

/** Loads what shows a booking, before it is sent: afterwards the network may be gone. Never rejects. */
export async function loadBooked(): Promise<void> {
  loaded ??= await import('./booked-state.tsx').then(
    (module) => module.BookedState,
    () => undefined,
  )
}

const Lazy = lazy(async () => {
  await loadBooked()
  // The booking is stored by now, and the server shows the same.
  if (!loaded) location.reload()
  return { default: loaded ?? (() => null) }
})

/** A lazy component leaves its place empty for 0.3 s, even where its chunk is loaded: use it only until then. */
export function Booked(props: Props) {
  const State = loaded ?? Lazy
  return (
    <Suspense>
      <State {...props} />
    </Suspense>
  )
}
