import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import {
  type ClientActionFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
  useSubmit,
} from '@remix-run/react'
import { useState } from 'react'
import { z } from 'zod'
import { readForm } from '#app/http/form-body.server.ts'
import { redirectWithToast, takeToast } from '#app/http/toast.server.ts'
import { eraseCustomerData, summarizeCustomerData } from '#app/models/customers.server.ts'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import { StaffToast } from '#app/staff/shell/parts/staff-toast.tsx'
import { requireAdmin } from '#app/staff/shell/session/staff-session.server.ts'
import { canReloadAfterAction, keepPageOffline } from '#app/staff/shell/unsent/keep-page-offline.ts'
import { SendAgain } from '#app/staff/shell/unsent/send-again.tsx'
import { FlashToast } from '#app/ui/toasts/flash-toast.tsx'
import { englishFields } from '#business/bookings/forms/english-fields.ts'
import * as staffWords from '#business/words/staff.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'
import { ConfirmErasure } from './confirm-erasure.tsx'
import { CustomerDataSummary } from './customer-data-summary.tsx'
import { CustomerLookupForm } from './customer-lookup-form.tsx'

// The phone is posted: browsers and servers log URLs.
const formSchema = z.object({
  phone: englishFields.phone,
  act: z.enum(['look', 'confirm', 'erase']).catch('look'),
})

export const meta: MetaFunction = () => [
  { title: 'Customers' },
  { name: 'robots', content: 'noindex' },
]

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const { toast, headers } = await takeToast(request)
  return data({ toast }, { headers })
}

export async function action({ request }: ActionFunctionArgs) {
  const user = await requireAdmin(request)
  const parsed = formSchema.safeParse(Object.fromEntries(await readForm(request)))
  if (!parsed.success) return refusal(parsed.error.issues[0]?.message, 400)
  const { phone, act } = parsed.data
  try {
    if (act === 'erase') {
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
      found: { phone, act, summary: await summarizeCustomerData(user, phone) },
    })
  } catch (error) {
    logFailure('The data of a customer could not be read or erased', error)
    return refusal(staffWords.requestErrors.unavailable, 503)
  }
}

function refusal(error: string | undefined, status: number) {
  return data({ error, found: null }, { status })
}

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  keepPageOffline(request, () => serverAction<typeof action>(), {})

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
    <div className="mx-auto max-w-2xl px-4 pb-16 lg:mx-0 lg:px-8">
      <header className="border-b border-line py-4">
        <h1 className="text-xl font-bold">Customers</h1>
        <p className="mt-1 text-ink-soft">
          See, download or erase a customer’s data when they ask.
        </p>
      </header>
      <main>
        <FlashToast toast={toast} />
        <StaffToast toast={unsent?.toast} />
        <SendAgain fetcher={sender} />
        <CustomerLookupForm phone={found?.phone} error={shown?.error} />
        {found?.act === 'look' && <CustomerDataSummary {...found} />}
        {found?.act === 'confirm' && <ConfirmErasure {...found} />}
      </main>
    </div>
  )
}

export { ErrorPage as ErrorBoundary } from '#app/ui/layout/error-page.tsx'
