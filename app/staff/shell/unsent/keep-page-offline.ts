import { isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from '@remix-run/react'
import * as staffWords from '#business/words/staff.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'

export interface UnsentReply {
  toast: ToastMessage
  unsent: FormData
}

/**
 * Runs a route's `clientAction`. Without an answer from the server, returns `reply` with a message;
 * throws redirects and refusals. Use `canReloadAfterAction` in `shouldRevalidate`.
 */
export async function keepPageOffline<Answer, Reply extends object>(
  request: Request,
  serverAction: () => Promise<Answer>,
  reply: Reply | ((form: FormData) => Reply),
): Promise<Answer | (Reply & UnsentReply)> {
  const unsent = await request.clone().formData()
  try {
    return await serverAction()
  } catch (answer) {
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

/** Runs `forget` once the server has stored the form, which it answers with a redirect. */
export async function forgetOnceStored<Answer>(
  send: () => Promise<Answer>,
  forget: () => void,
): Promise<Answer> {
  try {
    return await send()
  } catch (answer) {
    // A 307 redirects to sign-in: nothing is stored.
    if (answer instanceof Response && answer.status === 302) forget()
    throw answer
  }
}

/**
 * `shouldRevalidate` of a page that also reloads after a refusal: a colleague may have changed the
 * booking.
 */
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
