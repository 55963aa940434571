'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'

export function AskedTwice({
  act,
  question,
  confirmed,
}: {
  act: string
  question: string
  /** Resolves with an error message if refused. */
  confirmed: () => Promise<string | undefined>
}) {
  const [isConfirming, setConfirming] = useState(false)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState('')

  async function send() {
    setSending(true)
    setProblem((await confirmed()) ?? '')
    setSending(false)
    setConfirming(false)
  }
  return (
    <>
      {isConfirming ? (
        <div role="group" aria-label={question} className="asked-twice">
          <p>{question}</p>
          <Button margin={false} disabled={isSending} onClick={() => void send()}>
            {act}
          </Button>
          <Button buttonStyle="secondary" margin={false} onClick={() => setConfirming(false)}>
            No
          </Button>
        </div>
      ) : (
        <Button buttonStyle="secondary" margin={false} onClick={() => setConfirming(true)}>
          {act}
        </Button>
      )}
      <p role="alert">{problem}</p>
    </>
  )
}
