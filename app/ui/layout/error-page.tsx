import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { defaultTexts } from '#business/words/en/default-texts.ts'

const { notFound } = defaultTexts.layout

export function ErrorPage({
  as: Element = 'main',
  href = '/',
  label = notFound.button,
}: {
  /** Use `div` inside a layout with a `main`. */
  as?: 'main' | 'div'
  href?: string
  label?: string
}) {
  const error = useRouteError()
  const [title, text] = explain(error)
  return (
    <Element className="mx-auto flex min-h-dvh max-w-xl flex-col items-start justify-center gap-5 px-5 py-16">
      <title>{title}</title>
      <h1 className="text-2xl font-bold">{title}</h1>
      <p className="text-lg text-ink-soft">{text}</p>
      <ButtonLink href={href}>{label}</ButtonLink>
    </Element>
  )
}

function explain(error: unknown): [title: string, text: string] {
  if (!isRouteErrorResponse(error)) {
    if (globalThis.navigator?.onLine === false) {
      return ['You are offline', 'Please check your connection and try again.']
    }
    return ['Something went wrong', 'The problem is on our side. Please try again in a minute.']
  }
  const message = typeof error.data === 'string' && error.data !== '' ? error.data : null
  switch (error.status) {
    case 403:
      return [
        'You do not have access to this page',
        message ?? 'Please ask an admin if you need it.',
      ]
    case 404:
      return [
        notFound.heading,
        message ?? 'The page may have moved, or the address may be mistyped.',
      ]
    default:
      return ['We could not do that', message ?? 'Please go back and try again.']
  }
}
