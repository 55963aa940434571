'use client'
import { type ReactNode, useEffect } from 'react'
import * as staffWords from '#business/words/staff.ts'

export function NetworkErrors({ children }: { children: ReactNode }) {
  useEffect(() => {
    const original = window.fetch.bind(window)
    window.fetch = explainNetworkErrors(original)
    return () => {
      window.fetch = original
    }
  }, [])
  return children
}

/**
 * Puts a sentence in place of "Failed to fetch". Forms keep their text if the request throws;
 * other actions of Payload show only an answer.
 */
export function explainNetworkErrors(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    try {
      return await send(input, init)
    } catch (error) {
      // Aborting is no TypeError.
      if (!(error instanceof TypeError)) throw error
      const message = staffWords.unsent.unreachable
      const isRead = !init?.method || init.method.toUpperCase() === 'GET'
      const isOfForm = init?.body instanceof FormData
      if (isRead || isOfForm) throw new TypeError(message, { cause: error })
      return Response.json({ errors: [{ message }] }, { status: 503 })
    }
  }
}
