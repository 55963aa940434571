import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { Form, useNavigation } from '@remix-run/react'
import { useEffect } from 'react'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { useHydrated } from '#app/ui/layout/use-hydrated.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { credentialsSchema } from '#business/accounts/credentials.ts'
import type { SavedForm } from '#business/accounts/saved-form.ts'
import { textLimits } from '#business/words/limits.ts'
import * as staffWords from '#business/words/staff.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'

interface Reply {
  /** A form sent without a session, to send after sign-in. */
  savedForm: SavedForm | null
  /** The password was correct; a two-factor code is missing. */
  asksCode: boolean
  isWrongPassword: boolean
  result?: SubmissionResult
  toast: ToastMessage | null
}

export function SignInForm({
  next,
  forgotHref,
  reply,
}: {
  next: string
  forgotHref: string
  reply: Reply | undefined
}) {
  const busy = useNavigation().formMethod === 'POST'
  const [form, fields] = useForm({
    id: 'sign-in',
    lastResult: reply?.result,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: credentialsSchema }),
  })
  const asksCode = reply?.asksCode ?? false
  const problem =
    fields.email.errors?.[0] ??
    fields.password.errors?.[0] ??
    fields.code.errors?.[0] ??
    (asksCode && reply?.toast?.description)
  const hydrated = useHydrated()
  const codeId = fields.code.id
  useEffect(() => {
    if (asksCode) document.getElementById(codeId)?.focus()
  }, [asksCode, codeId, reply])
  const savedForm = reply?.savedForm
  return (
    <>
      <h1 className="text-2xl font-bold">Staff sign in</h1>
      {savedForm ? (
        <p role="alert" className="mt-2">
          {staffWords.signIn.ended}
        </p>
      ) : (
        <p className="mt-2 text-ink-soft">For staff who handle bookings or edit the website.</p>
      )}
      <Form
        method="post"
        action={`/admin/login?${new URLSearchParams({ next, ...(savedForm && { keep: '' }) })}`}
        {...getFormProps(form)}
        className="mt-8 space-y-6"
      >
        {savedForm && <input type="hidden" name="kept" value={JSON.stringify(savedForm)} />}
        {reply?.isWrongPassword && <p>{staffWords.signIn.help}</p>}
        {problem && (
          <p role="alert" className="rounded-card border border-red bg-red-pale p-4 font-semibold">
            {problem}
          </p>
        )}
        {asksCode && !hydrated && <p role="alert">{staffWords.twoFactor.passwordAgain}</p>}
        <TextField
          label="Email"
          field={fields.email}
          type="email"
          autoComplete="username"
          maxLength={textLimits.email}
          showError={false}
        />
        <TextField
          label="Password"
          field={fields.password}
          type="password"
          autoComplete="current-password"
          maxLength={textLimits.password}
          showError={false}
        />
        {asksCode && (
          <TextField
            label="Code"
            hint={staffWords.twoFactor.needed}
            field={fields.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={textLimits.code}
            showError={false}
            required
          />
        )}
        <Button type="submit" className="w-full" disabled={busy}>
          {busy ? 'Signing in...' : 'Sign In'}
        </Button>
        <p>
          <a
            href={forgotHref}
            target={savedForm ? '_blank' : undefined}
            className="inline-block py-3 link"
          >
            Forgot password?
          </a>
        </p>
      </Form>
    </>
  )
}
