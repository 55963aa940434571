import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { data, useLoaderData } from '@remix-run/react'
import { pincodeQuery } from '#app/http/page-cache.server.ts'
import { contentFor, languageFor } from '#app/http/request-content.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { pageMeta } from '#app/seo/page-meta.server.ts'
import { CityMap } from '#app/site/sections/city-map.tsx'
import { PageIntro } from '#app/site/sections/page-intro.tsx'
import { type PincodeAnswer, ServiceAreaForm } from '#app/site/sections/service-area-form.tsx'
import { drawCityMap } from '#business/content/city-map.ts'
import { langOf } from '#business/languages/languages.ts'
import { describeCoverage, parsePincode, type ServiceArea } from '#business/pickups/service-area.ts'
import type { Words } from '#business/words/sentence.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { BranchCard } from './branch-card.tsx'

export const handle: RouteHandle = { static: true }

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => loaded?.meta ?? []

export async function loader(args: LoaderFunctionArgs) {
  const language = languageFor(args.request)
  const { pageNames, sections, serviceArea: words } = wordsFor(language)
  const content = await contentFor(args)
  const { branches, pages, serviceArea } = content
  const pincode = new URL(args.request.url).searchParams.get(pincodeQuery)
  return data(
    {
      language,
      words: sections,
      heading: pageNames.locations,
      meta: pageMeta('locations', content, language),
      branches,
      page: pages.locations,
      hasServiceArea: serviceArea.branches.length > 0,
      pincodeAnswer: pincode === null ? null : answerPincode(pincode, serviceArea, words),
    },
    { headers: pincode === null ? {} : { 'Cache-Control': 'no-store' } },
  )
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

function answerPincode(
  input: string,
  area: ServiceArea,
  words: Words['serviceArea'],
): PincodeAnswer {
  const pincode = parsePincode(input)
  return pincode
    ? { pincode, answer: describeCoverage(pincode, area, words), isValid: true }
    : {
        pincode: input.slice(0, 10),
        answer: words.pincodeInvalid,
        isValid: false,
      }
}

export default function Locations() {
  const { language, words, heading, branches, page, hasServiceArea, pincodeAnswer } =
    useLoaderData<typeof loader>()
  const firstOnMap = branches.find(({ mapPoint }) => mapPoint !== null)
  return (
    <>
      <PageIntro intro={page.intro} defaultHeading={heading}>
        {page.intro.count && (
          <p lang={langOf(page.intro, 'count')} className="mt-5 font-semibold">
            {page.intro.count}
          </p>
        )}
      </PageIntro>
      {hasServiceArea && (
        <ServiceAreaForm
          language={language}
          words={words}
          texts={page.serviceArea}
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
              {page.map.text && (
                <p lang={langOf(page.map, 'text')} className="mt-2 text-ink-soft">
                  {page.map.text}
                </p>
              )}
              <CityMap
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
