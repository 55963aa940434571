import { createCookie, redirect } from '@remix-run/node'
import type { ToastMessage } from '#business/words/toast-message.ts'
import { environment } from '#environment.ts'

const cookie = createCookie('toast', {
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: environment.siteUrl.startsWith('https:'),
  maxAge: 60,
})

/** Sends the browser on, with something to say when it gets there. Further headers, such as cookies, go along. */
export async function redirectWithToast(to: string, toast: ToastMessage, headers = new Headers()) {
  headers.append('Set-Cookie', await cookie.serialize(toast))
  return redirect(to, { headers })
}

/** What the last answer left to say, and the header that makes sure it is said once. */
export async function takeToast(request: Request) {
  const toast = (await cookie.parse(request.headers.get('Cookie'))) as ToastMessage | null
  const headers: HeadersInit = toast
    ? { 'Set-Cookie': await cookie.serialize('', { maxAge: 0 }) }
    : {}
  return { toast: toast || null, headers }
}
