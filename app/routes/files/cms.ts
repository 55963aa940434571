import { redirect } from '@remix-run/node'
import { environment } from '#environment.ts'

/** Where no proxy puts both apps behind one address, /cms on the site leads to the CMS. */
export function loader({ params }: { params: { '*'?: string } }) {
  return redirect(`${environment.cmsUrl}/cms/${encodeURI(params['*'] ?? '')}`.replace(/\/$/, ''))
}
