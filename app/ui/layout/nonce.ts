import { createContext, use } from 'react'

/** The one-time word that lets this answer's own scripts run. Empty in the browser, where it is hidden from scripts. */
export const NonceContext = createContext('')

export function useNonce(): string {
  return use(NonceContext)
}
