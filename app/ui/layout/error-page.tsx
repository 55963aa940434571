import {
  isRouteErrorResponse,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react'
import { createContext, useContext } from 'react'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { languageOfPath, localPath } from '#business/languages/languages.ts'
import type { Words } from '#business/words/sentence.ts'

/** Set on the server, where the root route may have no data, for example if no route matches. */
export const ErrorPageWordsContext = createContext<Words['errorPages'] | null>(null)

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
  const error = useRouteError()
  const root = useRouteLoaderData<{ words: Pick<Words, 'errorPages'> }>('root')
  const words = useContext(ErrorPageWordsContext) ?? root!.words.errorPages
  const language = languageOfPath(useLocation().pathname)
  const [title, text] = explain(error, words)
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
    if (globalThis.navigator?.onLine === false) {
      return [words.offline, words.offlineDetail]
    }
    return [words.failed, words.failedDetail]
  }
  const message = typeof error.data === 'string' && error.data !== '' ? error.data : null
  switch (error.status) {
    case 403:
      return [words.forbidden, message ?? words.forbiddenDetail]
    case 404:
      return [words.notFound, message ?? words.notFoundDetail]
    default:
      return [words.refused, message ?? words.refusedDetail]
  }
}
