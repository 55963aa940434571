import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { useHydrated } from '#app/ui/layout/use-hydrated.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { credentialsSchema } from '#business/accounts/credentials.ts'
import type { SavedForm } from '#business/accounts/saved-form.ts'
import { mapDetails } from '#business/bookings/fields.ts'
import { bookingStatuses, isBookingStatus } from '#business/bookings/status/status.ts'
import { formatLongDate } from '#business/pickups/english-dates.ts'
import { isLocalDate } from '#business/pickups/local-time.ts'
import { bookingFields } from '#business/words/en.ts'
import { textLimits } from '#business/words/limits.ts'
import * as staffWords from '#business/words/staff.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'

export interface SignInReply {
  savedForm: SavedForm | null
  isSignedIn: boolean
  asksCode: boolean
  isWrongPassword: boolean
  result?: SubmissionResult
  toast: ToastMessage | null
}

type SignInFormProps = { next: string; forgotHref: string; reply: SignInReply | undefined }

export function SignInForm({ next, forgotHref, reply }: SignInFormProps) {
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

const fieldLabels: Record<string, string> = {
  ...mapDetails((name) => bookingFields[name].label),
  date: 'Day',
  time: 'Slot',
  note: 'Note',
  answer: 'Answer',
  to: 'New status',
  reason: 'Reason',
}

function formatValue(name: string, value: string): string {
  if (name === 'date' && isLocalDate(value)) return formatLongDate(value)
  return name === 'to' && isBookingStatus(value) ? bookingStatuses[value].label : value
}

export function ResubmitForm({ fields, to }: { fields: SavedForm; to: string }) {
  const busy = useNavigation().formMethod === 'POST'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Form method="post" action={to}>
      <h1 ref={heading} tabIndex={-1} className="text-2xl font-bold">
        You are signed in again
      </h1>
      <p className="mt-2 text-ink-soft">{staffWords.signIn.formSaved}</p>
      <dl className="mt-4 space-y-2">
        {fields.map(
          ([name, value], index) =>
            value &&
            fieldLabels[name] && (
              <div key={index}>
                <dt className="text-sm text-ink-soft">{fieldLabels[name]}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">{formatValue(name, value)}</dd>
              </div>
            ),
        )}
      </dl>
      {fields.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" className="mt-8 w-full" disabled={busy}>
        {busy ? 'Sending...' : 'Send it now'}
      </Button>
      <p className="mt-4">
        <a href={to} className="inline-block py-3 link">
          Discard
        </a>
      </p>
    </Form>
  )
}
