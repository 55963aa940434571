'use client'
import {
  EmailField,
  Form,
  FormSubmit,
  Link,
  PasswordField,
  TextField,
  toast,
  useAuth,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import * as messages from '#business/words/messages.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import type { User } from '#payload-types.ts'

interface Answer {
  user?: User
  errors?: { message: string; data?: { needs?: string } }[]
}

const empty = { initialValue: '', valid: true, value: '' }
const emptyForm = { email: empty, password: empty, code: empty }

/** As Payload's own; where the account has a second step, its code is asked for once the password was right. */
export function SignInForm({ next }: { next: string }) {
  const { setUser } = useAuth<User>()
  const router = useRouter()
  const [asksCode, setAsksCode] = useState(false)
  const [isSending, setSending] = useState(false)
  useEffect(() => {
    if (asksCode) document.getElementById('field-code')?.focus()
  }, [asksCode])

  async function signIn(credentials: unknown) {
    setSending(true)
    const { status, answer } = await answerTo(credentials)
    setSending(false)
    if (status < 400) {
      setUser(answer as never)
      return router.push(next)
    }
    const [problem] = answer.errors ?? []
    const needsCode = problem?.data?.needs === 'code'
    // Asked for the first time, nothing went wrong.
    if (!needsCode || asksCode) toast.error(problem?.message ?? messages.request.unavailable)
    setAsksCode(needsCode)
  }
  return (
    <Form
      className="login__form"
      initialState={emptyForm}
      onSubmit={(_, credentials) => void signIn(credentials)}
      waitForAutocomplete
    >
      <div className="login__form__inputWrap">
        <EmailField
          field={{
            name: 'email',
            label: 'Email',
            required: true,
            admin: { autoComplete: 'username' },
          }}
          path="email"
        />
        <PasswordField
          field={{ name: 'password', label: 'Password', required: true }}
          path="password"
          autoComplete="current-password"
        />
        {asksCode && (
          <TextField
            field={{
              name: 'code',
              label: 'Code',
              required: true,
              admin: {
                autoComplete: 'one-time-code',
                description: staffMessages.secondStep.needed,
              },
            }}
            path="code"
          />
        )}
      </div>
      <Link href="/cms/forgot" prefetch={false}>
        Forgot password?
      </Link>
      <FormSubmit size="large" disabled={isSending}>
        Login
      </FormSubmit>
    </Form>
  )
}

async function answerTo(credentials: unknown): Promise<{ status: number; answer: Answer }> {
  try {
    const response = await fetch('/api/users/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(credentials),
    })
    return { status: response.status, answer: (await response.json()) as Answer }
  } catch {
    return { status: 503, answer: {} }
  }
}
