import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { data, useLoaderData } from '@remix-run/react'
import { contentFor, languageFor } from '#app/http/request-content.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import type { Branch } from '#app/models/content/business.server.ts'
import type { Pages } from '#app/models/content/content.server.ts'
import { pageMeta } from '#app/seo/page-meta.server.ts'
import { CityMap } from '#app/site/sections/city-map.tsx'
import { PageIntro } from '#app/site/sections/page-section.tsx'
import { answerPincode, ServiceAreaForm } from '#app/site/sections/service-area-form.tsx'
import { ClaimNote } from '#app/ui/parts/claim-tag.tsx'
import { HoursList, PhoneLink, PostalAddress } from '#app/ui/parts/contact-facts.tsx'
import { FilledSentence, MarkedText } from '#app/ui/parts/marked-text.tsx'
import { drawCityMap } from '#business/content/city-map.ts'
import { directionsHref } from '#business/content/map-links.ts'
import { langOf } from '#business/languages/languages.ts'
import type { Words } from '#business/words/sentence.ts'
import { wordsFor } from '#business/words/words-for.ts'

export const handle: RouteHandle = { static: true }

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => loaded?.meta ?? []

export async function loader(args: LoaderFunctionArgs) {
  const language = languageFor(args.request)
  const { pageNames, sections, serviceArea } = wordsFor(language)
  const content = await contentFor(args)
  const { branches, pages } = content
  const pincodeAnswer = answerPincode(args.request, content)
  return data(
    {
      language,
      words: { ...sections, ...serviceArea },
      heading: pageNames.locations,
      meta: pageMeta('locations', content, language),
      branches,
      page: pages.locations,
      hasServiceArea: content.serviceArea.branches.length > 0,
      pincodeAnswer,
    },
    { headers: pincodeAnswer ? { 'Cache-Control': 'no-store' } : {} },
  )
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function Locations() {
  const { language, words, heading, branches, page, hasServiceArea, pincodeAnswer } =
    useLoaderData<typeof loader>()
  const firstOnMap = branches.find(({ mapPoint }) => mapPoint !== null)
  return (
    <>
      <PageIntro intro={page.intro} defaultHeading={heading}>
        <MarkedText as="p" texts={page.intro} field="count" className="mt-5 font-semibold" />
      </PageIntro>
      {hasServiceArea && (
        <ServiceAreaForm
          language={language}
          words={words}
          texts={page.serviceArea}
          page="locations"
          pincodeAnswer={pincodeAnswer}
        />
      )}
      <div className="mx-auto grid max-w-page gap-x-8 gap-y-12 px-5 pb-10 lg:grid-cols-[1.7fr_1fr]">
        <ul className="grid content-start gap-5 md:grid-cols-2 print:grid-cols-2">
          {branches.map((branch) => (
            <BranchCard key={branch.slug} words={words} branch={branch} texts={page.cards} />
          ))}
        </ul>
        {firstOnMap?.mapPoint && (
          <section className="print:hidden">
            <div className="lg:sticky lg:top-6">
              <h2 lang={langOf(page.map, 'heading')} className="text-xl font-bold">
                {page.map.heading ?? words.map}
              </h2>
              <MarkedText as="p" texts={page.map} field="text" className="mt-2 text-ink-soft" />
              <CityMap
                language={language}
                words={words}
                place={words.ourLocations}
                drawing={drawCityMap(branches)}
                streetMapCenter={firstOnMap.mapPoint}
                height="h-160 lg:h-[75dvh]"
                className="mt-4 rounded-card border border-line"
              />
            </div>
          </section>
        )}
      </div>
    </>
  )
}

function BranchCard({
  words,
  branch,
  texts,
}: {
  words: Words['sections']
  branch: Branch
  texts: Pages['locations']['cards']
}) {
  const { slug, name, mainBranch, phone, address, mapPoint, hours } = branch
  return (
    <li
      id={slug}
      className="flex break-inside-avoid flex-col items-start gap-4 rounded-card border border-line bg-white p-6"
    >
      <h2 lang={langOf(branch, 'name')} className="text-xl font-bold">
        {name}
      </h2>
      {mainBranch && <ClaimNote lang={langOf(texts, 'mainBranch')}>{texts.mainBranch}</ClaimNote>}
      <PostalAddress address={address} />
      <p>
        <PhoneLink phone={phone} className="tap-link" />
      </p>
      <div className="w-full border-t border-line pt-4 text-sm">
        <HoursList hours={hours} />
      </div>
      <p className="mt-auto flex flex-wrap gap-x-6 print:hidden">
        <a href={directionsHref({ address, mapPoint })} className="tap-link lg:py-2">
          <MarkedText texts={texts} field="directions" />{' '}
          <span className="sr-only">
            <FilledSentence
              sentence={words.directionsTo}
              values={{ place: <MarkedText texts={branch} field="name" /> }}
            />
          </span>
        </a>
        {mapPoint && (
          <a href={`#pin-${slug}`} className="tap-link lg:py-2">
            <MarkedText texts={texts} field="showOnMap" />{' '}
            <span className="sr-only" lang={langOf(branch, 'name')}>
              : {name}
            </span>
          </a>
        )}
      </p>
    </li>
  )
}
