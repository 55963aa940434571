import { getFormProps, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { TextField } from '#app/components/forms/text-field.tsx'
import { ToastOnArrival } from '#app/components/layout/toast-on-arrival.tsx'
import { Wordmark } from '#app/components/layout/wordmark.tsx'
import { Button } from '#app/components/parts/button.tsx'
import { readForm } from '#app/http/form-body.server.ts'
import { contentFor } from '#app/http/request-content.server.ts'
import { formHeaders } from '#app/http/spam-protection.server.ts'
import { pageAfterSignIn, signedInUser } from '#app/http/staff-session.server.ts'
import { redirectWithToast, takeToast } from '#app/http/toast.server.ts'
import { logFailure } from '#app/models/log-failure.server.ts'
import { signIn } from '#app/models/sessions.server.ts'
import { credentialsSchema } from '#business/accounts/credentials.ts'
import * as messages from '#business/words/messages.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import { textLimits } from '#business/words/text-limits.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'
import { environment } from '#environment.ts'

export const meta: MetaFunction = () => [
  { title: 'Staff sign in' },
  { name: 'robots', content: 'noindex' },
]

export const headers = formHeaders

export async function loader(asked: LoaderFunctionArgs) {
  const { request } = asked
  const next = await pageAfterSignIn(new URL(request.url).searchParams.get('next'), request)
  if (await signedInUser(request)) throw redirect(next)
  const { toast, headers } = await takeToast(request)
  const { name } = (await contentFor(asked)).business
  return data({ next, name, forgotHref: `${environment.cmsUrl}/cms/forgot`, toast }, { headers })
}

export async function action({ request }: ActionFunctionArgs) {
  const formData = await readForm(request)
  const submission = parseWithZod(formData, { schema: credentialsSchema })
  if (submission.status !== 'success') {
    return data({ result: submission.reply({ hideFields: ['password'] }), toast: null }, 400)
  }
  const refused = (description: string) => ({
    result: submission.reply({ hideFields: ['password'] }),
    toast: {
      kind: 'error',
      title: staffMessages.signIn.failed,
      description,
    } satisfies ToastMessage,
  })
  try {
    const outcome = await signIn(submission.value, request)
    if (outcome.ok) {
      return await redirectWithToast(
        await pageAfterSignIn(formData.get('next'), request),
        { kind: 'success', title: staffMessages.signIn.succeeded },
        outcome.cookies,
      )
    }
    const { reason, waitSeconds } = outcome
    if (waitSeconds === null) return data(refused(reason), 401)
    return data(refused(reason), { status: 429, headers: { 'Retry-After': String(waitSeconds) } })
  } catch (error) {
    logFailure('Signing in failed', error)
    return data(refused(messages.request.unavailable), 503)
  }
}

export default function Login() {
  const { next, name, forgotHref, toast } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const busy = useNavigation().formMethod === 'POST'
  const [form, fields] = useForm({
    id: 'sign-in',
    lastResult: reply?.result,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: credentialsSchema }),
  })
  const problem = fields.email.errors?.[0] ?? fields.password.errors?.[0]
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center px-5 py-10">
      <ToastOnArrival toast={toast} />
      <ToastOnArrival toast={reply?.toast} />
      <p className="mb-8">
        <a href="/" aria-label={`${name}, home page`} className="inline-block rounded-card">
          <Wordmark name={name} />
        </a>
      </p>
      <h1 className="text-2xl font-bold">Staff sign in</h1>
      <p className="mt-2 text-ink-soft">For the people who work the bookings and the website.</p>
      <Form method="post" {...getFormProps(form)} className="mt-8 space-y-6">
        <input type="hidden" name="next" value={next} />
        {reply?.toast?.description === staffMessages.signIn.wrong && (
          <p>{staffMessages.signIn.help}</p>
        )}
        {problem && (
          <p role="alert" className="rounded-card border border-red bg-red-pale p-4 font-semibold">
            {problem}
          </p>
        )}
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
        <Button type="submit" className="w-full" disabled={busy}>
          {busy ? 'Signing in...' : 'Sign In'}
        </Button>
        <p>
          <a href={forgotHref} className="inline-block py-3 link">
            Forgot password?
          </a>
        </p>
      </Form>
    </main>
  )
}
