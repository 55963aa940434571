import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { contentFor, languageFor } from '#app/http/request-content.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { MarkedText, textProps } from '#app/ui/parts/marked-text.tsx'
import { localPath } from '#business/languages/languages.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { WashingLine } from './washing-line.tsx'

export const handle: RouteHandle = { static: true }

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  ...(loaded ? [{ title: loaded.title }] : []),
  { name: 'robots', content: 'noindex' },
]

export async function loader(args: LoaderFunctionArgs) {
  const language = languageFor(args.request)
  const { layout } = await contentFor(args)
  const title = wordsFor(language).sections.pageNotFound
  return data({ title, home: localPath(language, '/'), ...layout.notFound }, { status: 404 })
}

export default function NotFound() {
  const { home, ...texts } = useLoaderData<typeof loader>()
  return (
    <>
      <div className="pt-6 md:pt-10">
        <WashingLine />
      </div>
      <div className="mx-auto flex max-w-page flex-col gap-5 px-5 pt-10 pb-16 max-md:items-start md:items-center md:pb-24 md:text-center">
        <MarkedText as="h1" texts={texts} field="heading" className="text-3xl font-bold" />
        <MarkedText as="p" texts={texts} field="text" className="max-w-xl text-lg text-ink-soft" />
        <ButtonLink {...textProps(texts, 'button')} href={home} />
      </div>
    </>
  )
}
