import {
  isRouteErrorResponse,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react'
import { useContext } from 'react'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { languageOfPath, localPath } from '#business/languages/languages.ts'
import type { Words } from '#business/words/sentence.ts'
import { DocumentContext } from './document-context.tsx'

export function ErrorPage({
  as: Element = 'main',
  href,
  label,
}: {
  /** Use `div` inside a layout with a `main`. */
  as?: 'main' | 'div'
  href?: string
  label?: string
}) {
  const root = useRouteLoaderData<{ words: Pick<Words, 'errorPages'> }>('root')
  const words = useContext(DocumentContext).errorWords ?? root!.words.errorPages
  const language = languageOfPath(useLocation().pathname)
  const [title, text] = explain(useRouteError(), words)
  return (
    <Element className="mx-auto flex min-h-dvh max-w-xl flex-col items-start justify-center gap-5 px-5 py-16">
      <title>{title}</title>
      <h1 className="text-2xl font-bold">{title}</h1>
      <p className="text-lg text-ink-soft">{text}</p>
      <ButtonLink href={href ?? localPath(language, '/')}>{label ?? words.toHome}</ButtonLink>
    </Element>
  )
}

function explain(error: unknown, words: Words['errorPages']): [title: string, text: string] {
  if (!isRouteErrorResponse(error)) {
    const isOffline = globalThis.navigator?.onLine === false
    return isOffline ? [words.offline, words.offlineDetail] : [words.failed, words.failedDetail]
  }
  const message = typeof error.data === 'string' && error.data
  if (error.status === 403) return [words.forbidden, message || words.forbiddenDetail]
  if (error.status === 404) return [words.notFound, message || words.notFoundDetail]
  return [words.refused, message || words.refusedDetail]
}
