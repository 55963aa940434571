'use client'
import {
  EmailField,
  Form,
  FormSubmit,
  Link,
  PasswordField,
  TextField,
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
  useEffect(() => {
    if (asksCode) document.getElementById('field-code')?.focus()
  }, [asksCode])

  async function goOn(response: Response, sayProblem: (sentence: string) => void) {
    const answer = (await response.json().catch(() => ({}))) as Answer
    if (response.ok) {
      setUser(answer as never)
      return router.push(next)
    }
    const [problem] = answer.errors ?? []
    const needsCode = problem?.data?.needs === 'code'
    // Asked for the first time, nothing went wrong.
    if (!needsCode || asksCode) sayProblem(problem?.message ?? messages.request.unavailable)
    setAsksCode(needsCode)
  }
  return (
    <Form
      action="/api/users/login"
      method="POST"
      className="login__form"
      disableSuccessStatus
      handleResponse={(response, _, sayProblem) => void goOn(response, sayProblem)}
      initialState={emptyForm}
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
      <FormSubmit size="large">Login</FormSubmit>
    </Form>
  )
}
