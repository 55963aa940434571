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
import { twoFactor } from '#business/words/staff.ts'
import { postToApi } from '#cms/admin/post-to-api.ts'
import type { User } from '#payload-types.ts'

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

  async function signIn(credentials: object) {
    setSending(true)
    const { answer, problem, needs } = await postToApi('users/login', credentials)
    setSending(false)
    if (answer) {
      setUser(answer as never)
      return router.push(next)
    }
    const needsCode = needs === 'code'
    // The first request for a code is not an error.
    if (!needsCode || asksCode) toast.error(problem)
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
              admin: { autoComplete: 'one-time-code', description: twoFactor.needed },
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
