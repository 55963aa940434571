import { data, type MetaFunction } from '@remix-run/node'
import { ButtonLink } from '#app/components/button'
import { CareSymbol } from '#app/components/care-symbol'
import type { RouteHandle } from '../route-handle'

export const handle: RouteHandle = { static: true }

export const meta: MetaFunction = () => [
  { title: 'Page not found' },
  { name: 'robots', content: 'noindex' },
]

export function loader() {
  return data(null, { status: 404 })
}

export default function NotFound() {
  return (
    <div className="mx-auto flex max-w-page flex-col items-start gap-5 px-5 py-16 md:py-24">
      <p className="flex gap-4 text-indigo">
        <CareSymbol name="hanger" className="size-16" />
      </p>
      <h1 className="text-3xl font-bold">Oops! Page not found</h1>
      <p className="max-w-xl text-lg text-ink-soft">
        We looked behind every hanger. The page may have moved, or its address has a typing mistake.
      </p>
      <ButtonLink href="/">Back to the home page</ButtonLink>
    </div>
  )
}
