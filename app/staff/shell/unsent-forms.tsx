import {
  type FetcherWithComponents,
  isRouteErrorResponse,
  type ShouldRevalidateFunctionArgs,
} from '@remix-run/react'
import { Button } from '#app/ui/parts/button.tsx'
import * as staffWords from '#business/words/staff.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'

export interface UnsentReply {
  toast: ToastMessage
  unsent: FormData
}

/**
 * Runs a `clientAction`. Without an answer from the server, returns `reply` with a message. Calls
 * `forget` once the form is stored, which the server answers with a redirect. Use
 * `canReloadAfterAction` in `shouldRevalidate`.
 */
export async function keepPageOffline<Answer, Reply extends object>(
  request: Request,
  serverAction: () => Promise<Answer>,
  reply: Reply | ((form: FormData) => Reply),
  forget?: (form: FormData) => void,
): Promise<Answer | (Reply & UnsentReply)> {
  const unsent = await request.clone().formData()
  try {
    return await serverAction()
  } catch (answer) {
    // A 307 redirects to sign-in: nothing is stored.
    if (answer instanceof Response && answer.status === 302) forget?.(unsent)
    if (answer instanceof Response && answer.status < 500) throw answer
    if (isRouteErrorResponse(answer) && answer.status < 500) throw answer
    // Browsers throw a TypeError if they cannot reach the server.
    const { offline, unanswered } = staffWords.unsent
    const toast: ToastMessage = {
      kind: 'error',
      ...(answer instanceof TypeError ? offline : unanswered),
    }
    return { ...(typeof reply === 'function' ? reply(unsent) : reply), toast, unsent }
  }
}

/** Also after a refusal: a colleague may have changed the booking. */
export function reloadsAfterReply(args: ShouldRevalidateFunctionArgs): boolean {
  const { actionStatus, defaultShouldRevalidate } = args
  return canReloadAfterAction(args) && (actionStatus !== undefined || defaultShouldRevalidate)
}

/** False if the server could not be reached: a reload would fail, too, and replace the page. */
export function canReloadAfterAction({
  actionResult,
  actionStatus = 200,
}: Pick<ShouldRevalidateFunctionArgs, 'actionResult' | 'actionStatus'>): boolean {
  const result: unknown = actionResult
  const isUnsent = typeof result === 'object' && result !== null && 'unsent' in result
  return !isUnsent && actionStatus < 500
}

/** Shown after a reply that was not sent. `button` names the submit buttons that have a value. */
export function SendFormAgain({
  reply,
  form,
  button,
}: {
  reply: object | undefined
  form: string
  button?: string
}) {
  if (!reply || !('unsent' in reply)) return null
  const value = button && (reply as UnsentReply).unsent.get(button)
  return (
    <p className="mb-6">
      <Button
        type="submit"
        form={form}
        look="quiet"
        size="snug"
        {...(typeof value === 'string' && { name: button, value })}
      >
        Send again
      </Button>
    </p>
  )
}

export function SendAgain({
  fetcher: { data, state, submit },
}: {
  fetcher: Pick<FetcherWithComponents<Partial<UnsentReply>>, 'data' | 'state' | 'submit'>
}) {
  const { unsent } = data ?? {}
  if (!unsent) return null
  return (
    <p className="relative mb-3">
      <Button
        look="quiet"
        size="snug"
        disabled={state !== 'idle'}
        onClick={() => void submit(unsent, { method: 'post' })}
      >
        Send again
      </Button>
    </p>
  )
}
