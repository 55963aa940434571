import { Form, useNavigation } from '@remix-run/react'
import type { MessageRecord } from '#app/models/messages.server.ts'
import { useDraft } from '#app/staff/shell/unsent/use-draft.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { textLimits } from '#business/words/limits.ts'

export const answerDraftKey = (messageId: string) => `answer-${messageId}`

export function AnswerForm({ message, draft }: { message: MessageRecord; draft?: string }) {
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
