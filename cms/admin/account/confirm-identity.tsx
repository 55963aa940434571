'use client'
import { Button } from '@payloadcms/ui'
import { type InputHTMLAttributes, useId, useRef, useState } from 'react'
import { textLimits } from '#business/words/limits.ts'

export interface Identity {
  password: string
  code: string
}

/** Renders no form element: Enter would save the account form around it. */
export function ConfirmIdentity({
  requires,
  label,
  isMain = true,
  onSubmit,
}: {
  requires: (keyof Identity)[]
  label: string
  isMain?: boolean
  onSubmit: (identity: Identity) => Promise<string | undefined>
}) {
  const inputs = useRef<Partial<Record<keyof Identity, HTMLInputElement | null>>>({})
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState('')
  const id = useId()

  async function submit() {
    const typed = { password: inputs.current.password?.value, code: inputs.current.code?.value }
    const missing = requires.find((name) => !typed[name])
    if (missing) return inputs.current[missing]?.focus()
    setSending(true)
    setProblem('')
    const refusal = await onSubmit({ password: typed.password ?? '', code: typed.code ?? '' })
    setSending(false)
    setProblem(refusal ?? '')
  }
  return (
    <div className="confirm-identity">
      {requires.map((name) => (
        <label key={name} htmlFor={`${id}-${name}`}>
          {fieldProps[name].label}
          <input
            {...fieldProps[name].input}
            id={`${id}-${name}`}
            ref={(input) => {
              inputs.current[name] = input
            }}
            aria-describedby={problem && `${id}-problem`}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              void submit()
            }}
          />
        </label>
      ))}
      <Button
        buttonStyle={isMain ? 'primary' : 'secondary'}
        margin={false}
        disabled={isSending}
        onClick={() => void submit()}
      >
        {isSending ? 'Checking…' : label}
      </Button>
      <p id={`${id}-problem`} role="alert">
        {problem}
      </p>
    </div>
  )
}

const fieldProps: Record<
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
