import type { SubmissionResult } from '@conform-to/react'
import { useEffect, useRef } from 'react'
import {
  formStampField,
  honeypotField,
  minimumFillSeconds,
} from '#business/forms/spam-protection.ts'
import type { Words } from '#business/words/sentence.ts'

/**
 * Adds form stamp and honeypot. A refused form keeps its first stamp unless the response replaces
 * it.
 */
export function SpamProtection({
  words,
  stamp,
  lastResult,
}: {
  words: Words['forms']
  stamp: string
  lastResult: SubmissionResult<string[]> | null | undefined
}) {
  const answered = lastResult?.initialValue?.[formStampField]
  const current = typeof answered === 'string' ? answered : stamp
  const honeypot = useRef<HTMLInputElement>(null)

  useEffect(startFillTime, [current])

  // Clear an autofilled honeypot, so that the second attempt passes.
  useEffect(() => {
    if (honeypot.current) honeypot.current.value = ''
  }, [lastResult])

  return (
    <>
      <input type="hidden" name={formStampField} value={current} />
      <div aria-hidden="true" className="sr-only">
        <label>
          {words.honeypot}
          <input ref={honeypot} type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}

let shownAt = -Infinity

function startFillTime(): void {
  shownAt = performance.now()
}

/**
 * Waits because the server refuses faster, autofilled forms. The browser starts counting later than
 * the server.
 */
export function waitForFillTime(): Promise<void> {
  const remainingMs = shownAt + minimumFillSeconds * 1000 - performance.now()
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, Math.ceil(remainingMs))))
}
