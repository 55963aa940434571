import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PageIntro } from '#app/components/page-intro'
import { pageMeta } from '../page-meta.server'
import { contentFor } from '../request-content.server'
import type { RouteHandle } from '../route-handle'

export const handle: RouteHandle = { static: true }

export const meta: MetaFunction<typeof loader> = ({ data: shown }) => shown?.meta ?? []

export async function loader(asked: LoaderFunctionArgs) {
  const content = await contentFor(asked)
  return { meta: pageMeta('privacy', content), page: content.pages.privacy }
}

export default function Privacy() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <>
      <PageIntro intro={page.intro} pageName="Privacy" />
      <div className="mx-auto max-w-page space-y-8 px-5 pb-16">
        {page.sections.map(({ heading, text }) => (
          <section key={heading} className="max-w-2xl">
            <h2 className="text-xl font-bold">{heading}</h2>
            <p className="mt-3 whitespace-pre-line">{text}</p>
          </section>
        ))}
      </div>
    </>
  )
}
