import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'
import type { BookedState } from './booked-state.tsx'

type Props = ComponentProps<typeof BookedState>

let loaded: ComponentType<Props> | undefined

/** Preloads the receipt in case the network fails later. Never rejects. */
export async function loadBooked(): Promise<void> {
  loaded ??= await import('./booked-state.tsx').then(
    (module) => module.BookedState,
    () => undefined,
  )
}

const Lazy = lazy(async () => {
  await loadBooked()
  // The booking is stored, and the server shows the same page.
  if (!loaded) location.reload()
  return { default: loaded ?? (() => null) }
})

/** Avoids the lazy component once the chunk is loaded: it would stay blank for 0.3 s. */
export function Booked(props: Props) {
  const State = loaded ?? Lazy
  return (
    <Suspense>
      <State {...props} />
    </Suspense>
  )
}
