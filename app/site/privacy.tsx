import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { contentFor, languageFor } from '#app/http/request-content.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import type { Business } from '#app/models/content/business.server.ts'
import { pageMeta } from '#app/seo/page-meta.server.ts'
import { PageIntro } from '#app/site/sections/page-section.tsx'
import { EmailLink, PhoneLink } from '#app/ui/parts/contact-facts.tsx'
import { PlainText } from '#app/ui/parts/marked-text.tsx'
import { langOf } from '#business/languages/languages.ts'
import type { Words } from '#business/words/sentence.ts'
import { wordsFor } from '#business/words/words-for.ts'

export const handle: RouteHandle = { static: true }

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => loaded?.meta ?? []

export async function loader(args: LoaderFunctionArgs) {
  const language = languageFor(args.request)
  const content = await contentFor(args)
  const { phone, email } = content.business
  const words = wordsFor(language)
  return {
    heading: words.pageNames.privacy,
    meta: pageMeta('privacy', content, language),
    business: { phone, email },
    page: content.pages.privacy,
    summary: words.defaultTexts.privacySummary,
  }
}

export default function Privacy() {
  const { heading, business, page, summary } = useLoaderData<typeof loader>()
  return (
    <>
      <PageIntro intro={page.intro} defaultHeading={heading} />
      <div className="mx-auto grid max-w-page gap-x-16 gap-y-12 px-5 pb-16 md:pb-24 lg:grid-cols-[1fr_20rem]">
        <CareLabel retention={page.retention} business={business} words={summary} />
        <div className="max-w-2xl divide-y divide-line border-t border-line lg:row-start-1 lg:border-t-0">
          {page.sections.map((section, index) => (
            <section key={index} className="py-8 lg:first:pt-0 print:py-4">
              <h2 lang={langOf(section, 'heading')} className="mb-4 text-xl font-bold">
                {section.heading}
              </h2>
              <PlainText text={section.text} lang={langOf(section, 'text')} />
            </section>
          ))}
        </div>
      </div>
    </>
  )
}

/** Always shows retention and contact, also if the editor's text omits them. */
function CareLabel({
  retention,
  business: { phone, email },
  words,
}: {
  retention: string
  business: Pick<Business, 'phone' | 'email'>
  words: Words['defaultTexts']['privacySummary']
}) {
  return (
    <aside
      aria-labelledby="in-short"
      className="self-start rounded-card border border-ink bg-white p-1.5 lg:sticky lg:top-6 lg:col-start-2 lg:row-start-1"
    >
      <div className="rounded border border-dashed border-line-strong px-5 py-4">
        <h2 id="in-short" className="text-lg font-bold">
          {words.heading}
        </h2>
        <dl className="mt-2 divide-y divide-line">
          <Fact term={words.kept}>{retention}</Fact>
          {(phone || email) && (
            <Fact term={words.ask}>
              {phone && (
                <p className="lg:py-1">
                  <PhoneLink phone={phone} className="tap-link" />
                </p>
              )}
              {email && (
                <p className="lg:py-1">
                  <EmailLink email={email} />
                </p>
              )}
            </Fact>
          )}
          <Fact term={words.complain}>{words.board}</Fact>
        </dl>
      </div>
    </aside>
  )
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="py-3">
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
