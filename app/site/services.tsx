import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { contentFor, languageFor } from '#app/http/request-content.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import type { Pages } from '#app/models/content/content.server.ts'
import { pageMeta } from '#app/seo/page-meta.server.ts'
import { BookNowBanner, PageIntro, PageSection } from '#app/site/sections/page-section.tsx'
import { FullServiceCard } from '#app/site/sections/service-card.tsx'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { PlainText, textProps } from '#app/ui/parts/marked-text.tsx'
import { PriceList } from '#app/ui/parts/price-list.tsx'
import { pageAnchors } from '#business/content/site-pages.ts'
import { langOf } from '#business/languages/languages.ts'
import { wordsFor } from '#business/words/words-for.ts'

export const handle: RouteHandle = { static: true }

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => loaded?.meta ?? []

export async function loader(args: LoaderFunctionArgs) {
  const language = languageFor(args.request)
  const { pageNames, prices: words, serviceTypes } = wordsFor(language)
  const content = await contentFor(args)
  const { pages, prices, runningOffers, services } = content
  return {
    language,
    words,
    heading: pageNames.services,
    serviceTypes,
    meta: pageMeta('services', content, language),
    offer: runningOffers.banners,
    page: pages.services,
    prices,
    services,
  }
}

export default function Services() {
  const { language, words, heading, serviceTypes, offer, page, prices, services } =
    useLoaderData<typeof loader>()
  return (
    <>
      <PageIntro intro={page.intro} defaultHeading={heading}>
        <nav aria-label={heading} className="mt-6 print:hidden">
          <ul className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
            {services.map((service) => (
              <JumpLink key={service.slug} to={service.slug} texts={service} field="title" />
            ))}
            {prices.length > 0 && page.prices.heading && (
              <JumpLink to={pageAnchors.prices} texts={page.prices} field="link" />
            )}
          </ul>
        </nav>
      </PageIntro>
      <ul className="mx-auto grid max-w-page gap-6 px-5 md:grid-cols-2">
        {services.map((service, index) => (
          <FullServiceCard
            key={service.slug}
            language={language}
            words={words}
            service={service}
            texts={page}
            eager={index === 0}
          />
        ))}
      </ul>
      {prices.length > 0 && (
        <PageSection section={page.prices} id={pageAnchors.prices}>
          <PriceList
            words={words}
            serviceTypes={serviceTypes}
            prices={prices}
            className="space-y-8 gap-x-12 *:break-inside-avoid md:columns-2 lg:columns-3"
          />
        </PageSection>
      )}
      <Guarantee guarantee={page.guarantee} />
      <BookNowBanner language={language} section={page.banner} offer={offer} />
    </>
  )
}

function JumpLink<Texts extends object>({
  to,
  texts,
  field,
}: {
  to: string
  texts: Texts
  field: keyof Texts & string
}) {
  return (
    <li className="grid">
      <ButtonLink
        {...textProps(texts, field)}
        href={`#${to}`}
        look="quiet"
        size="stacked"
        className="justify-center sm:px-4"
      />
    </li>
  )
}

function Guarantee({ guarantee }: { guarantee: Pages['services']['guarantee'] }) {
  return (
    <PageSection section={guarantee} background="white" id={pageAnchors.guarantee}>
      <div className="grid gap-x-8 gap-y-8 md:grid-cols-3">
        {guarantee.sections.map((section) => (
          <section key={section.heading} className="border-t-2 border-ink pt-5">
            <h3 lang={langOf(section, 'heading')} className="mb-2 text-xl font-bold">
              {section.heading}
            </h3>
            <PlainText text={section.text} lang={langOf(section, 'text')} />
          </section>
        ))}
      </div>
    </PageSection>
  )
}
