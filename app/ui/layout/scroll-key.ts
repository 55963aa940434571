import type { Location } from '@remix-run/react'

interface ScrollState {
  scrollKey?: string
}

/** Names the scroll position of a visit. A link with `scrollState` restores an earlier one. */
export function scrollKey({ state, key }: Location): string {
  return (state as ScrollState | null)?.scrollKey ?? key
}

export const scrollState = (scrollKey: string): ScrollState => ({ scrollKey })
