import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { environment } from '#environment.ts'

/** Redirects to the CMS if no proxy serves both apps on one host. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const page = `${environment.cmsUrl}/cms/${encodeURI(params['*'] ?? '')}`.replace(/\/$/, '')
  return redirect(page + new URL(request.url).search)
}
