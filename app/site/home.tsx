import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { data, useLoaderData } from '@remix-run/react'
import { contentFor, languageFor } from '#app/http/request-content.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import type { Business } from '#app/models/content/business.server.ts'
import type { Pages, RunningOffer } from '#app/models/content/content.server.ts'
import { pageMeta } from '#app/seo/page-meta.server.ts'
import { MapPanel } from '#app/site/sections/city-map.tsx'
import { BookNowBanner, NumberedCards, PageSection } from '#app/site/sections/page-section.tsx'
import { answerPincode, ServiceAreaForm } from '#app/site/sections/service-area-form.tsx'
import { ServiceCard } from '#app/site/sections/service-card.tsx'
import { TestimonialList } from '#app/site/sections/testimonial-list.tsx'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { Carousel } from '#app/ui/parts/carousel.tsx'
import { ClaimNote } from '#app/ui/parts/claim-tag.tsx'
import { HoursList } from '#app/ui/parts/contact-facts.tsx'
import { MarkedText, textProps } from '#app/ui/parts/marked-text.tsx'
import { Picture } from '#app/ui/parts/picture.tsx'
import { selectTestimonials } from '#business/content/shown-entries.ts'
import { pageAnchors, sitePages } from '#business/content/site-pages.ts'
import { langOf, type Language, localPath } from '#business/languages/languages.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { WashingLine } from './washing-line.tsx'

export const handle: RouteHandle = { static: true }

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => loaded?.meta ?? []

export async function loader(args: LoaderFunctionArgs) {
  const language = languageFor(args.request)
  const { sections, prices, serviceArea } = wordsFor(language)
  const content = await contentFor(args)
  const { business, branches, pages, runningOffers, services, testimonials } = content
  const pincodeAnswer = answerPincode(args.request, content)
  return data(
    {
      language,
      words: { sections: { ...sections, ...serviceArea }, prices },
      meta: pageMeta('home', content, language),
      business,
      offers: runningOffers,
      branches: branches.map(({ slug, name, english, mapPoint }) => {
        return { slug, name, english, mapPoint }
      }),
      page: pages.home,
      serviceArea: content.serviceArea.branches.length > 0 ? pages.locations.serviceArea : null,
      pincodeAnswer,
      servicesPage: pages.services,
      services: services.filter(({ featured }) => featured),
      testimonials: selectTestimonials('home', testimonials),
    },
    { headers: pincodeAnswer ? { 'Cache-Control': 'no-store' } : {} },
  )
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function Home() {
  const {
    language,
    words,
    business,
    branches,
    offers,
    page,
    pincodeAnswer,
    serviceArea,
    services,
    servicesPage,
    testimonials,
  } = useLoaderData<typeof loader>()
  const { sections, prices } = words
  const servicesPath = localPath(language, sitePages.services.path)
  return (
    <>
      <HomeHero language={language} hero={page.hero} business={business} offer={offers.topOfHome} />
      <div className="pb-8 sm:pb-10">
        <WashingLine />
      </div>
      {serviceArea && (
        <ServiceAreaForm
          language={language}
          words={sections}
          texts={serviceArea}
          page="home"
          pincodeAnswer={pincodeAnswer}
        />
      )}
      {page.gallery.length > 0 && <Carousel words={sections} slides={page.gallery} />}
      <PageSection
        section={page.whyChoose}
        aside={
          <a
            href={`${servicesPath}#${pageAnchors.guarantee}`}
            lang={langOf(servicesPage.guarantee, 'heading')}
            className="py-3 link wrap-anywhere"
          >
            {servicesPage.guarantee.heading}
          </a>
        }
      >
        <NumberedCards cards={page.whyChoose.cards} />
      </PageSection>
      {services.length > 0 && (
        <PageSection
          section={page.services}
          background="white"
          aside={
            <a href={servicesPath} lang={langOf(page.services, 'button')} className="py-3 link">
              {page.services.button}
            </a>
          }
        >
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
            {services.map((service) => (
              <ServiceCard
                key={service.slug}
                language={language}
                words={prices}
                service={service}
                texts={servicesPage}
              />
            ))}
          </ul>
        </PageSection>
      )}
      <BookNowBanner language={language} section={page.banner} offer={offers.banners} />
      {business.address && (
        <PageSection section={page.findUs}>
          <MapPanel
            language={language}
            words={sections}
            name={business.name}
            address={business.address}
            mapPoint={business.mapPoint}
            branches={branches}
            texts={page.findUs}
          >
            <HoursList hours={business.hours} />
          </MapPanel>
        </PageSection>
      )}
      {testimonials.length > 0 && (
        <PageSection section={page.testimonials} background="white" id={pageAnchors.testimonials}>
          <TestimonialList testimonials={testimonials} />
        </PageSection>
      )}
    </>
  )
}

function HomeHero({
  language,
  hero,
  business: { name },
  offer,
}: {
  language: Language
  hero: Pages['home']['hero']
  business: Business
  offer: RunningOffer | null
}) {
  return (
    <div className="mx-auto grid max-w-page items-center gap-6 px-5 pt-5 pb-10 sm:gap-12 sm:pt-8 md:pt-14 md:pb-14 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
      <div>
        {offer && <ClaimNote lang={offer.lang}>{offer.words}</ClaimNote>}
        <h1 lang={langOf(hero, 'heading')} className="mt-3 text-3xl font-extrabold sm:mt-5">
          {hero.heading ?? name}
        </h1>
        <MarkedText
          as="p"
          texts={hero}
          field="text"
          className="mt-3 max-w-xl text-lg text-ink-soft sm:mt-5 sm:text-xl lg:text-lg"
        />
        <div className="hero-buttons mt-5 flex flex-wrap gap-2 sm:mt-8 sm:gap-3">
          <ButtonLink
            {...textProps(hero, 'firstButton')}
            href={localPath(language, sitePages.booking.path)}
            className={heroButton}
          />
          <ButtonLink
            {...textProps(hero, 'secondButton')}
            href={localPath(language, sitePages.services.path)}
            look="quiet"
            className={heroButton}
          />
        </div>
        {hero.reasons.length > 0 && (
          <ul className="mt-4 grid gap-x-6 gap-y-1 border-line text-sm font-medium text-balance sm:mt-8 sm:grid-fit-40 sm:border-t sm:pt-5">
            {hero.reasons.map((reason) => (
              <MarkedText key={reason.text} as="li" texts={reason} field="text" />
            ))}
          </ul>
        )}
      </div>
      {hero.picture && (
        <Picture
          picture={hero.picture}
          eager
          sizes="(min-width: 64rem) 32rem, calc(100vw - 2.5rem)"
          className="aspect-3/2 w-full rounded-card border border-line object-cover"
        />
      )}
    </div>
  )
}

const heroButton = 'max-sm:grow max-sm:px-2 max-sm:text-sm'
