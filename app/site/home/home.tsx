import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { contentFor, languageFor } from '#app/http/request-content.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { pageMeta } from '#app/seo/page-meta.server.ts'
import { BookNowBanner } from '#app/site/sections/book-now-banner.tsx'
import { HoursList } from '#app/site/sections/hours-list.tsx'
import { MapPanel } from '#app/site/sections/map-panel.tsx'
import { NumberedCards } from '#app/site/sections/numbered-cards.tsx'
import { PageSection } from '#app/site/sections/page-section.tsx'
import { ServiceAreaForm } from '#app/site/sections/service-area-form.tsx'
import { ServiceCard } from '#app/site/sections/service-card.tsx'
import { TestimonialList } from '#app/site/sections/testimonial-list.tsx'
import { Carousel } from '#app/ui/parts/carousel.tsx'
import { selectTestimonials } from '#business/content/shown-entries.ts'
import { pageAnchors, sitePages } from '#business/content/site-pages.ts'
import { langOf, localPath } from '#business/languages/languages.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { HomeHero } from './home-hero.tsx'
import { WashingLine } from './washing-line.tsx'

export const handle: RouteHandle = { static: true }

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => loaded?.meta ?? []

export async function loader(args: LoaderFunctionArgs) {
  const language = languageFor(args.request)
  const { sections, prices } = wordsFor(language)
  const content = await contentFor(args)
  const { business, branches, pages, runningOffers, serviceArea, services, testimonials } = content
  return {
    language,
    words: { sections, prices },
    meta: pageMeta('home', content, language),
    business,
    offers: runningOffers,
    branches: branches.map(({ slug, name, english, mapPoint }) => ({
      slug,
      name,
      english,
      mapPoint,
    })),
    page: pages.home,
    serviceArea: serviceArea.branches.length > 0 ? pages.locations.serviceArea : null,
    servicesPage: pages.services,
    services: services.filter(({ featured }) => featured),
    testimonials: selectTestimonials('home', testimonials),
  }
}

export default function Home() {
  const {
    language,
    words,
    business,
    branches,
    offers,
    page,
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
      <WashingLine />
      {serviceArea && (
        <ServiceAreaForm
          language={language}
          words={sections}
          texts={serviceArea}
          pincodeAnswer={null}
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
