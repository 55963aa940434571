import { createContext, use } from 'react'

/** CSP nonce. Empty in the browser, which hides it from scripts. */
export const NonceContext = createContext('')

export function useNonce(): string {
  return use(NonceContext)
}
