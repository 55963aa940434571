import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { readForm } from '#app/http/form-body.server.ts'
import { redirectWithToast, takeToast } from '#app/http/toast.server.ts'
import { answerMessage, markAnswered } from '#app/models/messages.server.ts'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import { StaffToast } from '#app/staff/shell/parts/staff-toast.tsx'
import { requireBookingStaff } from '#app/staff/shell/session/staff-session.server.ts'
import { StaffPage } from '#app/staff/shell/staff-page.tsx'
import { forgetDraft } from '#app/staff/shell/unsent/drafts.ts'
import {
  canReloadAfterAction,
  forgetOnceStored,
  keepPageOffline,
} from '#app/staff/shell/unsent/keep-page-offline.ts'
import { SendFormAgain } from '#app/staff/shell/unsent/send-again.tsx'
import { FlashToast } from '#app/ui/layout/toasts.tsx'
import { forms } from '#business/words/en.ts'
import { textLimits } from '#business/words/limits.ts'
import * as staffWords from '#business/words/staff.ts'
import { textSchemas } from '#business/words/text-schemas.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'
import { answerDraftKey, AnswerForm } from './answer-form.tsx'
import { MessageView } from './message-view.tsx'
import { requireMessage } from './require-message.server.ts'

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: loaded?.message.subject ?? 'Message' },
  { name: 'robots', content: 'noindex' },
]

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireBookingStaff(request)
  const { toast, headers } = await takeToast(request)
  const message = await requireMessage(user, params.id!)
  return data({ message, toast }, { headers })
}

const answerSchema = z.object({
  answer: textSchemas(forms).multiline(textLimits.answer, {
    missing: staffWords.contactAnswer.required,
  }),
  expectedAnswerCount: z.coerce.number().int().min(0),
})

export async function action({ request, params }: ActionFunctionArgs) {
  const user = await requireBookingStaff(request, { forwardForm: true })
  const { id, email } = await requireMessage(user, params.id!)
  const form = Object.fromEntries(await readForm(request))
  const { sent, sentDetail, failed, marked, unmarked, notMarked } = staffWords.contactAnswer
  try {
    if ('answered' in form) {
      const isAnswered = form.answered === 'yes'
      const outcome = await markAnswered(user, id, isAnswered)
      if (!outcome.ok) return refusal(notMarked, outcome.reason, outcome.httpStatus)
      return await success(id, { kind: 'success', title: isAnswered ? marked : unmarked })
    }
    const parsed = answerSchema.safeParse(form)
    if (!parsed.success) return refusal(failed, parsed.error.issues[0]!.message, 400, form.answer)
    const outcome = await answerMessage(user, id, parsed.data)
    if (!outcome.ok) return refusal(failed, outcome.reason, outcome.httpStatus, form.answer)
    return await success(id, { kind: 'success', title: sent, description: sentDetail(email) })
  } catch (error) {
    logFailure('A message could not be answered', error)
    return refusal(failed, staffWords.requestErrors.unavailable, 503, form.answer)
  }
}

function success(id: string, toast: ToastMessage) {
  return redirectWithToast(`/admin/messages/${id}`, toast)
}

/** Returns the typed answer, which browsers without scripts would lose. */
function refusal(title: string, description: string, status: number, draft: unknown = '') {
  const toast: ToastMessage = { kind: 'error', title, description }
  return data({ toast, draft: typeof draft === 'string' ? draft : '' }, { status })
}

export async function clientAction({ request, params, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData()
  return forgetOnceStored(
    () => keepPageOffline(request, () => serverAction<typeof action>(), { draft: undefined }),
    () => form.has('answer') && forgetDraft(answerDraftKey(params.id!)),
  )
}

/** Reloads even after a refusal, to show a colleague's answer. */
export const shouldRevalidate = canReloadAfterAction

export default function Message() {
  const { message, toast } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof clientAction>()
  return (
    <StaffPage back={{ href: '/admin/messages', label: 'All messages' }}>
      <FlashToast toast={toast} />
      <StaffToast toast={reply?.toast} />
      {reply && 'unsent' in reply && <SendMessageFormAgain unsent={reply.unsent} />}
      <MessageView message={message} />
      <AnswerForm key={message.answers.length} message={message} draft={reply?.draft} />
    </StaffPage>
  )
}

function SendMessageFormAgain({ unsent }: { unsent: FormData }) {
  const answered = unsent.get('answered')
  return typeof answered === 'string' ? (
    <SendFormAgain form="answered" submitter={{ name: 'answered', value: answered }} />
  ) : (
    <SendFormAgain form="answer-form" />
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#app/staff/shell/staff-error-boundary.tsx'
