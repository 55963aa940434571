import { createCookie, redirect } from '@remix-run/node'
import { z } from 'zod'
import type { ToastMessage } from '#business/words/toast-message.ts'
import { environment } from '#environment.ts'

const cookie = createCookie('toast', {
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: environment.siteUrl.startsWith('https:'),
  maxAge: 60,
})

/** The browser may send anything. Links lead to our pages or to a phone. */
const toastSchema = z.object({
  kind: z.enum(['success', 'error']),
  title: z.string(),
  description: z.string().optional(),
  link: z.object({ label: z.string(), href: z.string().regex(/^(\/(?![\s/\\])|tel:)/) }).optional(),
}) satisfies z.ZodType<ToastMessage>

/** The next page shows the toast. `headers` may add cookies. */
export async function redirectWithToast(to: string, toast: ToastMessage, headers = new Headers()) {
  headers.append('Set-Cookie', await cookie.serialize(toast))
  return redirect(to, { headers })
}

/** Returns the toast of the last redirect, and `headers` that delete its cookie. */
export async function takeToast(request: Request) {
  const stored: unknown = await cookie.parse(request.headers.get('Cookie'))
  const headers: HeadersInit = stored
    ? { 'Set-Cookie': await cookie.serialize('', { maxAge: 0 }) }
    : {}
  return { toast: toastSchema.safeParse(stored).data ?? null, headers }
}
