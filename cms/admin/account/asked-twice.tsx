'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'

/** A button for what cannot be taken back: it asks first. */
export function AskedTwice({
  act,
  question,
  confirmed,
}: {
  act: string
  question: string
  /** Does it; resolves with a sentence where that was refused. */
  confirmed: () => Promise<string | undefined>
}) {
  const [isAsking, setAsking] = useState(false)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState('')

  async function send() {
    setSending(true)
    setProblem((await confirmed()) ?? '')
    setSending(false)
    setAsking(false)
  }
  return (
    <>
      {isAsking ? (
        <div role="group" aria-label={question} className="asked-twice">
          <p>{question}</p>
          <Button margin={false} disabled={isSending} onClick={() => void send()}>
            {act}
          </Button>
          <Button buttonStyle="secondary" margin={false} onClick={() => setAsking(false)}>
            No
          </Button>
        </div>
      ) : (
        <Button buttonStyle="secondary" margin={false} onClick={() => setAsking(true)}>
          {act}
        </Button>
      )}
      <p role="alert">{problem}</p>
    </>
  )
}
