import { parseWithZod } from '@conform-to/zod/v4'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import { readForm } from '#app/http/form-body.server.ts'
import { contentFor } from '#app/http/request-content.server.ts'
import { formHeaders } from '#app/http/spam-protection.server.ts'
import { redirectWithToast, takeToast } from '#app/http/toast.server.ts'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import { signIn } from '#app/models/sessions.server.ts'
import { deleteOfflineCopy } from '#app/staff/shell/offline-copy.ts'
import { staffMeta } from '#app/staff/shell/staff-page.tsx'
import { getSignedInUser, pageAfterSignIn } from '#app/staff/shell/staff-session.server.ts'
import { keepPageOffline } from '#app/staff/shell/unsent-forms.tsx'
import { FlashToast } from '#app/ui/layout/toasts.tsx'
import { Wordmark } from '#app/ui/layout/wordmark.tsx'
import { credentialsSchema } from '#business/accounts/credentials.ts'
import { parseSavedForm, type SavedForm, serializeForm } from '#business/accounts/saved-form.ts'
import * as staffWords from '#business/words/staff.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'
import { environment } from '#environment.ts'
import { ResubmitForm, SignInForm, type SignInReply } from './sign-in-form.tsx'

export const meta = () => staffMeta('Staff sign in')

export const headers = formHeaders

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args
  const { searchParams } = new URL(request.url)
  // A user who has signed in elsewhere still sees the saved form.
  const user = searchParams.has('keep') ? null : await getSignedInUser(request)
  const next = await pageAfterSignIn(searchParams.get('next'), request, user)
  if (user) throw redirect(next)
  const { toast, headers } = await takeToast(request)
  const { name } = (await contentFor(args)).business
  return data({ next, name, forgotHref: `${environment.cmsUrl}/cms/forgot`, toast }, { headers })
}

const noReply: SignInReply = {
  savedForm: null,
  isSignedIn: false,
  asksCode: false,
  isWrongPassword: false,
  toast: null,
}

/** Also receives forms sent without a session, to show them after sign-in. */
export async function action({ request }: ActionFunctionArgs) {
  const formData = await readForm(request)
  const { searchParams } = new URL(request.url)
  const savedForm = parseSavedForm(formData.get('kept'))
  if (searchParams.has('keep') && !formData.has('kept')) {
    return data({ ...noReply, savedForm: serializeForm(formData) }, 401)
  }
  const submission = parseWithZod(formData, { schema: credentialsSchema })
  const reply = (toast: ToastMessage | null, state: Partial<SignInReply> = {}): SignInReply => ({
    ...{ ...noReply, savedForm, toast },
    result: submission.reply({ hideFields: ['password', 'code'] }),
    ...state,
  })
  if (submission.status !== 'success') return data(reply(null), 400)
  const errorReply = (description: string, state: Partial<SignInReply> = {}) =>
    reply({ kind: 'error', title: staffWords.signIn.failed, description }, state)
  try {
    const outcome = await signIn(submission.value, request)
    if (outcome.ok) {
      const toast = { kind: 'success', title: staffWords.signIn.succeeded } as const
      if (savedForm) return data(reply(toast, { isSignedIn: true }), { headers: outcome.cookies })
      const next = await pageAfterSignIn(searchParams.get('next'), request, outcome.user)
      return await redirectWithToast(next, toast, outcome.cookies)
    }
    const { reason, waitSeconds, codeProblem } = outcome
    // The first request for a code is not an error.
    if (codeProblem === 'needed') return data(reply(null, { asksCode: true }), 401)
    const asksCode = codeProblem !== null
    if (waitSeconds === null) {
      return data(errorReply(reason, { asksCode, isWrongPassword: !asksCode }), 401)
    }
    const headers = { 'Retry-After': String(waitSeconds) }
    return data(errorReply(reason, { asksCode }), { status: 429, headers })
  } catch (error) {
    logFailure('Signing in failed', error)
    return data(errorReply(staffWords.requestErrors.unavailable), 503)
  }
}

export const clientAction = keepPageOffline<typeof action>()((form) => ({
  ...noReply,
  savedForm: JSON.parse((form.get('kept') as string | null) ?? 'null') as SavedForm | null,
  asksCode: form.has('code'),
}))

export { reloadsIfAnswered as shouldRevalidate } from '#app/staff/shell/unsent-forms.tsx'

export default function Login() {
  const { next, name, forgotHref, toast } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof clientAction>()
  // The session may have ended elsewhere.
  useEffect(() => void deleteOfflineCopy(), [])
  return (
    <main className="sign-in mx-auto flex min-h-dvh max-w-md flex-col justify-center px-5 py-10">
      <FlashToast toast={toast} />
      <FlashToast
        toast={reply?.toast}
        inlineNote={reply && 'unsent' in reply ? reply.toast.description : undefined}
      />
      <p className="mb-8">
        <a href="/" aria-label={`${name}, home page`} className="inline-block rounded-card">
          <Wordmark>{name}</Wordmark>
        </a>
      </p>
      {reply?.isSignedIn ? (
        <ResubmitForm fields={reply.savedForm ?? []} to={next} />
      ) : (
        <SignInForm {...{ next, forgotHref, reply }} />
      )}
    </main>
  )
}
