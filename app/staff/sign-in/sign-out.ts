import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import { findUserByCookies, signOut } from '#app/models/sessions.server.ts'
import { forgetAllDrafts } from '#app/staff/shell/drafts.tsx'
import { deleteOfflineCopy } from '#app/staff/shell/offline-copy.ts'
import { keepPageOffline } from '#app/staff/shell/unsent-forms.tsx'
import * as staffWords from '#business/words/staff.ts'

export function loader() {
  return redirect('/admin/dashboard')
}

export async function action({ request }: ActionFunctionArgs) {
  try {
    const user = await findUserByCookies(request.headers.get('Cookie'))
    const headers = new Headers(user ? { 'Set-Cookie': await signOut(user) } : {})
    const toast = { kind: 'success', title: staffWords.signIn.signedOut } as const
    return await redirectWithToast('/admin/login', toast, headers)
  } catch (error) {
    logFailure('A session could not be ended', error)
    const toast = { kind: 'error', title: staffWords.signIn.signOutFailed } as const
    return redirectWithToast('/admin/dashboard', toast)
  }
}

/** The next person on this device must not see customers' details. */
export async function clientAction(args: ClientActionFunctionArgs) {
  try {
    return await keepPageOffline<typeof action>()({})(args)
  } catch (answer) {
    const isSignedOut =
      answer instanceof Response && answer.headers.get('Location') === '/admin/login'
    if (isSignedOut) {
      forgetAllDrafts()
      await deleteOfflineCopy()
    }
    throw answer
  }
}
