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

/** The next page shows the toast. `headers` may add cookies. */
export async function redirectWithToast(to: string, toast: ToastMessage, headers = new Headers()) {
  headers.append('Set-Cookie', await cookie.serialize(toast))
  return redirect(to, { headers })
}

/** Returns the toast of the last redirect, and `headers` that delete its cookie. */
export async function takeToast(request: Request) {
  const toast = (await cookie.parse(request.headers.get('Cookie'))) as ToastMessage | null
  const headers: HeadersInit = toast
    ? { 'Set-Cookie': await cookie.serialize('', { maxAge: 0 }) }
    : {}
  return { toast: toast || null, headers }
}
