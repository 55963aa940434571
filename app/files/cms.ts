import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { environment } from '#environment.ts'

/** Where no proxy puts both apps behind one address, /cms on the site leads to the CMS. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const page = `${environment.cmsUrl}/cms/${encodeURI(params['*'] ?? '')}`.replace(/\/$/, '')
  return redirect(page + new URL(request.url).search)
}
