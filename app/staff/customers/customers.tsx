import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData, useNavigation, useSubmit } from '@remix-run/react'
import { useState } from 'react'
import { z } from 'zod'
import { readForm } from '#app/http/form-body.server.ts'
import { redirectWithToast, takeToast } from '#app/http/toast.server.ts'
import { eraseCustomerData, summarizeCustomerData } from '#app/models/customers.server.ts'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import { staffMeta, StaffPage } from '#app/staff/shell/staff-page.tsx'
import { requireAdmin } from '#app/staff/shell/staff-session.server.ts'
import { StaffToast } from '#app/staff/shell/staff-toast.tsx'
import { canReloadAfterAction, keepPageOffline, SendAgain } from '#app/staff/shell/unsent-forms.tsx'
import { FieldError } from '#app/ui/forms/field-errors.tsx'
import { FlashToast } from '#app/ui/layout/toasts.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import { englishFields } from '#business/bookings/forms/english-fields.ts'
import { textLimits } from '#business/words/limits.ts'
import * as staffWords from '#business/words/staff.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'
import { ConfirmErasure, CustomerDataSummary } from './customer-data.tsx'

// The phone is posted: browsers and servers log URLs.
const formSchema = z.object({
  phone: englishFields.phone,
  intent: z.enum(['look', 'confirm', 'erase']).catch('look'),
})

export const meta = () => staffMeta('Customers')

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const { toast, headers } = await takeToast(request)
  return data({ toast }, { headers })
}

export async function action({ request }: ActionFunctionArgs) {
  const user = await requireAdmin(request)
  const parsed = formSchema.safeParse(Object.fromEntries(await readForm(request)))
  if (!parsed.success) return refusal(parsed.error.issues[0]?.message, 400)
  const { phone, intent } = parsed.data
  try {
    if (intent === 'erase') {
      const outcome = await eraseCustomerData(user, phone)
      const toast: ToastMessage = outcome.ok
        ? {
            kind: 'success',
            title: staffWords.customers.erased,
            description: staffWords.customers.erasedDetail(outcome.erased),
          }
        : { kind: 'error', title: staffWords.customers.notErased, description: outcome.reason }
      return await redirectWithToast('/admin/customers', toast)
    }
    return data({
      error: undefined,
      found: { phone, intent, summary: await summarizeCustomerData(user, phone) },
    })
  } catch (error) {
    logFailure('The data of a customer could not be read or erased', error)
    return refusal(staffWords.requestErrors.unavailable, 503)
  }
}

function refusal(error: string | undefined, status: number) {
  return data({ error, found: null }, { status })
}

export const clientAction = keepPageOffline<typeof action>()({})

export const shouldRevalidate = canReloadAfterAction

export default function Customers() {
  const { toast } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof clientAction>()
  const unsent = reply && 'unsent' in reply ? reply : undefined
  const answer = reply && 'found' in reply ? reply : undefined
  // Stays shown while nothing can be sent.
  const [shown, setShown] = useState(answer)
  if (!unsent && answer !== shown) setShown(answer)
  const found = shown?.found
  const sender = { data: unsent, state: useNavigation().state, submit: useSubmit() }
  return (
    <StaffPage>
      <h1 className="text-xl font-bold">Customers</h1>
      <p className="mt-1 text-ink-soft">See, download or erase a customer’s data when they ask.</p>
      <FlashToast toast={toast} />
      <StaffToast toast={unsent?.toast} />
      <SendAgain fetcher={sender} />
      <CustomerLookupForm phone={found?.phone} error={shown?.error} />
      {found?.intent === 'look' && <CustomerDataSummary {...found} />}
      {found?.intent === 'confirm' && <ConfirmErasure {...found} />}
    </StaffPage>
  )
}

function CustomerLookupForm({ phone, error }: { phone?: string; error?: string }) {
  const busy = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" className="mt-6">
      <label htmlFor="phone" className="font-semibold">
        Phone Number
      </label>
      <p id="phone-hint" className="mt-1 text-sm text-ink-soft">
        The 10-digit number the customer booked with, without +91.
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <input
          id="phone"
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          required
          maxLength={textLimits.phone}
          defaultValue={phone}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'phone-hint phone-error' : 'phone-hint'}
          className="min-h-12 min-w-0 grow basis-48 rounded-card border border-line-strong bg-white px-4 tabular-nums aria-invalid:border-red aria-invalid:bg-red-pale"
        />
        <Button type="submit" disabled={busy}>
          Look up
        </Button>
      </div>
      <div role="alert">
        <FieldError field={{ errors: error ? [error] : undefined, errorId: 'phone-error' }} />
      </div>
    </Form>
  )
}

export { ErrorPage as ErrorBoundary } from '#app/ui/layout/error-page.tsx'
