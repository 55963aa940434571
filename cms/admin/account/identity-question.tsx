'use client'
import { Button } from '@payloadcms/ui'
import { type InputHTMLAttributes, useId, useRef, useState } from 'react'
import { textLimits } from '#business/words/text-limits.ts'

/** What the person types to show that it is them. */
export interface Identity {
  password: string
  code: string
}

/**
 * Asks for the password, for a code, or for both. No form of its own, for it stands in the account's: whose Enter would
 * save that.
 */
export function IdentityQuestion({
  asks,
  act,
  isMain = true,
  send,
}: {
  asks: (keyof Identity)[]
  /** What the button says. */
  act: string
  isMain?: boolean
  /** Does what is asked for; resolves with a sentence where that was refused. */
  send: (identity: Identity) => Promise<string | undefined>
}) {
  const inputs = useRef<Partial<Record<keyof Identity, HTMLInputElement | null>>>({})
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState('')
  const id = useId()

  async function answer() {
    const typed = { password: inputs.current.password?.value, code: inputs.current.code?.value }
    const missing = asks.find((asked) => !typed[asked])
    if (missing) return inputs.current[missing]?.focus()
    setSending(true)
    setProblem('')
    const refusal = await send({ password: typed.password ?? '', code: typed.code ?? '' })
    setSending(false)
    setProblem(refusal ?? '')
  }
  return (
    <div className="identity-question">
      {asks.map((asked) => (
        <label key={asked} htmlFor={`${id}-${asked}`}>
          {fields[asked].label}
          <input
            {...fields[asked].input}
            id={`${id}-${asked}`}
            ref={(input) => {
              inputs.current[asked] = input
            }}
            aria-describedby={problem && `${id}-problem`}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              void answer()
            }}
          />
        </label>
      ))}
      <Button
        buttonStyle={isMain ? 'primary' : 'secondary'}
        margin={false}
        disabled={isSending}
        onClick={() => void answer()}
      >
        {isSending ? 'Checking…' : act}
      </Button>
      <p id={`${id}-problem`} role="alert">
        {problem}
      </p>
    </div>
  )
}

const fields: Record<
  keyof Identity,
  { label: string; input: InputHTMLAttributes<HTMLInputElement> }
> = {
  password: {
    label: 'Your password',
    input: { type: 'password', autoComplete: 'current-password', maxLength: textLimits.password },
  },
  code: {
    label: 'Code',
    input: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: textLimits.code },
  },
}
