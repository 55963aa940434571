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
import * as staffWords from '#business/words/staff.ts'
import type { User } from '#payload-types.ts'

interface LoginResponse {
  user?: User
  errors?: { message: string; data?: { needs?: string } }[]
}

const emptyField = { initialValue: '', valid: true, value: '' }
const emptyForm = { email: emptyField, password: emptyField, code: emptyField }

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
    const { status, answer } = await postCredentials(credentials)
    setSending(false)
    if (status < 400) {
      setUser(answer as never)
      return router.push(next)
    }
    const [problem] = answer.errors ?? []
    const needsCode = problem?.data?.needs === 'code'
    // The first request for a code is not an error.
    if (!needsCode || asksCode)
      toast.error(problem?.message ?? staffWords.requestErrors.unavailable)
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
                description: staffWords.twoFactor.needed,
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

async function postCredentials(
  credentials: unknown,
): Promise<{ status: number; answer: LoginResponse }> {
  try {
    const response = await fetch('/api/users/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(credentials),
    })
    return { status: response.status, answer: (await response.json()) as LoginResponse }
  } catch {
    return { status: 503, answer: {} }
  }
}
