'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'

export function ConfirmButton({
  label,
  question,
  onConfirm,
}: {
  label: string
  question: string
  /** Resolves with an error message if refused. */
  onConfirm: () => Promise<string | undefined>
}) {
  const [isConfirming, setConfirming] = useState(false)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState('')

  async function send() {
    setSending(true)
    setProblem((await onConfirm()) ?? '')
    setSending(false)
    setConfirming(false)
  }
  return (
    <>
      {isConfirming ? (
        <div role="group" aria-label={question}>
          <p>{question}</p>
          <Button margin={false} disabled={isSending} onClick={() => void send()}>
            {label}
          </Button>
          <Button buttonStyle="secondary" margin={false} onClick={() => setConfirming(false)}>
            Go back
          </Button>
        </div>
      ) : (
        <Button buttonStyle="secondary" margin={false} onClick={() => setConfirming(true)}>
          {label}
        </Button>
      )}
      <p role="alert">{problem}</p>
    </>
  )
}
