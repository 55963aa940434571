import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { logFailure } from '#app/models/log-failure.server.ts'
import { findUserByCookies, signOut } from '#app/models/sessions.server.ts'
import * as staffMessages from '#business/words/staff-messages.ts'

export function loader() {
  return redirect('/admin/dashboard')
}

export async function action({ request }: ActionFunctionArgs) {
  try {
    const user = await findUserByCookies(request.headers.get('Cookie'))
    const headers = new Headers(user ? { 'Set-Cookie': await signOut(user) } : {})
    const toast = { kind: 'success', title: staffMessages.signIn.signedOut } as const
    return await redirectWithToast('/admin/login', toast, headers)
  } catch (error) {
    logFailure('A session could not be ended', error)
    const toast = { kind: 'error', title: staffMessages.signIn.signOutFailed } as const
    return redirectWithToast('/admin/dashboard', toast)
  }
}
