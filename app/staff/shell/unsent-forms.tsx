import {
  type ClientActionFunctionArgs,
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
 * Builds a `clientAction`. Without an answer from the server, it returns `reply` with a message. It
 * calls `forget` once the form is stored, which the server answers with a redirect. Use
 * `canReloadAfterAction` in `shouldRevalidate`.
 */
export const keepPageOffline =
  <Action,>() =>
  <Reply extends object>(
    reply: Reply | ((form: FormData) => Reply),
    forget?: (form: FormData, args: ClientActionFunctionArgs) => void,
  ) =>
  async (args: ClientActionFunctionArgs) => {
    const unsent = await args.request.clone().formData()
    try {
      return await args.serverAction<Action>()
    } catch (answer) {
      // A 307 redirects to sign-in: nothing is stored.
      if (answer instanceof Response && answer.status === 302) forget?.(unsent, args)
      const isResponse = answer instanceof Response || isRouteErrorResponse(answer)
      if (isResponse && answer.status < 500) throw answer
      // Browsers throw a TypeError if they cannot reach the server.
      const { offline, unanswered } = staffWords.unsent
      const words = answer instanceof TypeError ? offline : unanswered
      const toast: ToastMessage = { kind: 'error', ...words }
      return { ...(typeof reply === 'function' ? reply(unsent) : reply), toast, unsent }
    }
  }

/** Also after a refusal: a colleague may have changed the booking. */
export function reloadsAfterReply(args: ShouldRevalidateFunctionArgs): boolean {
  const { actionStatus, defaultShouldRevalidate } = args
  return canReloadAfterAction(args) && (actionStatus !== undefined || defaultShouldRevalidate)
}

export function reloadsIfAnswered(args: ShouldRevalidateFunctionArgs): boolean {
  return canReloadAfterAction(args) && args.defaultShouldRevalidate
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
type SendFormAgainProps = { reply: object | undefined; form: string; button?: string }

export function SendFormAgain({ reply, form, button }: SendFormAgainProps) {
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

type Sender = Pick<FetcherWithComponents<Partial<UnsentReply>>, 'data' | 'state' | 'submit'>

export function SendAgain({ fetcher: { data, state, submit } }: { fetcher: Sender }) {
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
