import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { z } from 'zod'
import { readForm } from '#app/http/form-body.server.ts'
import { redirectWithToast, takeToast } from '#app/http/toast.server.ts'
import {
  answerMessage,
  findMessage,
  markAnswered,
  type MessageRecord,
} from '#app/models/messages.server.ts'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import { forgetDraft, useDraft } from '#app/staff/shell/drafts.tsx'
import { staffMeta, StaffPage } from '#app/staff/shell/staff-page.tsx'
import { requireBookingStaff } from '#app/staff/shell/staff-session.server.ts'
import { StaffToast } from '#app/staff/shell/staff-toast.tsx'
import {
  canReloadAfterAction,
  keepPageOffline,
  SendFormAgain,
} from '#app/staff/shell/unsent-forms.tsx'
import { FlashToast } from '#app/ui/layout/toasts.tsx'
import { Button, ButtonLink } from '#app/ui/parts/button.tsx'
import { mailStatuses } from '#business/mails/delivery.ts'
import { formatInstant } from '#business/pickups/english-dates.ts'
import { forms } from '#business/words/en.ts'
import { textLimits } from '#business/words/limits.ts'
import { formatPhone, phoneHref } from '#business/words/phone.ts'
import * as staffWords from '#business/words/staff.ts'
import { textSchemas } from '#business/words/text-schemas.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'
import type { User } from '#payload-types.ts'

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  staffMeta(loaded?.message.subject ?? 'Message')

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

export const clientAction = keepPageOffline<typeof action>()(
  { draft: undefined },
  (form, { params }) => form.has('answer') && forgetDraft(answerDraftKey(params.id!)),
)

/** Reloads even after a refusal, to show a colleague's answer. */
export const shouldRevalidate = canReloadAfterAction

export default function Message() {
  const { message, toast } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof clientAction>()
  const isMark = reply && 'unsent' in reply && reply.unsent.has('answered')
  return (
    <StaffPage back={{ href: '/admin/messages', label: 'All messages' }}>
      <FlashToast toast={toast} />
      <StaffToast toast={reply?.toast} />
      <SendFormAgain reply={reply} form={isMark ? 'answered' : 'answer-form'} button="answered" />
      <MessageView message={message} />
      <AnswerForm key={message.answers.length} message={message} draft={reply?.draft} />
    </StaffPage>
  )
}

async function requireMessage(user: User, id: string): Promise<MessageRecord> {
  const message = z.uuid().safeParse(id).success ? await findMessage(user, id) : null
  if (!message) throw new Response(staffWords.contactAnswer.gone, { status: 404 })
  return message
}

function MessageView({ message }: { message: MessageRecord }) {
  const { name, email, phone, subject, createdAt, isAnswered, answers } = message
  return (
    <article aria-label={subject}>
      <h1 className="text-xl font-bold wrap-anywhere">
        <bdi>{subject}</bdi>
      </h1>
      <p className="mt-1 wrap-anywhere text-ink-soft">
        <bdi>{name}</bdi>,{' '}
        <a href={`mailto:${email}`} className="link">
          <bdi>{email}</bdi>
        </a>
        , <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
      </p>
      <p className="mt-4 rounded-card border border-line bg-white p-4 wrap-anywhere whitespace-pre-line">
        <bdi>{message.message}</bdi>
      </p>
      {answers.map(({ id, at, by, text, mail }) => (
        <section key={id} aria-label={`Answer by ${by}`} className="mt-3 md:ml-12">
          <p className="rounded-card bg-indigo-pale p-4 wrap-anywhere whitespace-pre-line">
            <bdi>{text}</bdi>
          </p>
          <p className="mt-1 text-sm text-ink-soft">
            <bdi>{by}</bdi>, <time dateTime={at}>{formatInstant(at)}</time>
            {mail && ` · ${mailStatuses[mail].label}`}
          </p>
        </section>
      ))}
      <Form id="answered" method="post" className="mt-4 flex flex-wrap gap-3">
        {phone && (
          <ButtonLink href={phoneHref(phone)} look="quiet" size="snug">
            Call {formatPhone(phone)}
          </ButtonLink>
        )}
        <Button
          type="submit"
          name="answered"
          value={isAnswered ? 'no' : 'yes'}
          look="quiet"
          size="snug"
        >
          {isAnswered ? 'Mark as unanswered' : 'Mark as answered'}
        </Button>
      </Form>
    </article>
  )
}

const answerDraftKey = (messageId: string) => `answer-${messageId}`

function AnswerForm({ message, draft }: { message: MessageRecord; draft?: string }) {
  const typed = useDraft(answerDraftKey(message.id))
  const busy = useNavigation().formMethod === 'POST'
  return (
    <Form id="answer-form" method="post" className="mt-6">
      <input type="hidden" name="expectedAnswerCount" value={message.answers.length} />
      <label htmlFor="answer" className="font-semibold">
        Answer by email
      </label>
      <textarea
        {...typed}
        id="answer"
        name="answer"
        rows={6}
        required
        defaultValue={draft}
        maxLength={textLimits.answer}
        className="mt-2 field-sizing-content min-h-36 w-full rounded-card border border-line-strong bg-white px-4 py-3"
      />
      <Button type="submit" size="snug" disabled={busy} className="mt-3">
        {busy ? 'Sending...' : `Send to ${message.email}`}
      </Button>
    </Form>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#app/staff/shell/staff-page.tsx'
