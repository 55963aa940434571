import type { Branch, Business } from '#app/models/content/business.server.ts'
import type { Pages, Testimonial } from '#app/models/content/content.server.ts'
import { MapPanel } from '#app/site/sections/map-panel.tsx'
import { PageSection } from '#app/site/sections/page-section.tsx'
import { TestimonialList } from '#app/site/sections/testimonial-list.tsx'
import type { Words } from '#business/words/sentence.ts'
import { BranchPhones } from './branch-phones.tsx'

/** Renders without client JavaScript. */
export function ContactSections({
  words,
  page,
  business,
  branches,
  testimonials,
}: {
  words: Words['sections']
  page: Pages['contact']
  business: Pick<Business, 'name' | 'address' | 'mapPoint'>
  branches: Pick<Branch, 'slug' | 'name' | 'english' | 'phone' | 'mapPoint'>[]
  testimonials: Testimonial[]
}) {
  return (
    <>
      {branches.length > 0 && (
        <PageSection section={page.branches} background="white">
          <BranchPhones branches={branches} />
        </PageSection>
      )}
      {testimonials.length > 0 && (
        <PageSection section={page.testimonials}>
          <TestimonialList testimonials={testimonials} />
        </PageSection>
      )}
      {business.address && (
        <PageSection section={page.map} background="white">
          <MapPanel
            words={words}
            name={business.name}
            address={business.address}
            mapPoint={business.mapPoint}
            branches={branches}
            texts={page.map}
          />
        </PageSection>
      )}
    </>
  )
}
