import type { Branch, Business } from '#app/models/content/business.server.ts'
import type { Pages, Testimonial } from '#app/models/content/content.server.ts'
import { Band } from '#app/site/sections/band.tsx'
import { MapPanel } from '#app/site/sections/map-panel.tsx'
import { TestimonialList } from '#app/site/sections/testimonial-list.tsx'
import { BranchPhones } from './branch-phones.tsx'

/** Static sections, rendered without client JavaScript. */
export function BelowTheForm({
  page,
  business,
  branches,
  testimonials,
}: {
  page: Pages['contact']
  business: Pick<Business, 'name' | 'address' | 'mapPoint'>
  branches: Pick<Branch, 'slug' | 'name' | 'phone' | 'mapPoint'>[]
  testimonials: Testimonial[]
}) {
  return (
    <>
      {branches.length > 0 && (
        <Band section={page.branches} ground="white">
          <BranchPhones branches={branches} />
        </Band>
      )}
      {testimonials.length > 0 && (
        <Band section={page.testimonials}>
          <TestimonialList testimonials={testimonials} />
        </Band>
      )}
      {business.address && (
        <Band section={page.map} ground="white">
          <MapPanel
            name={business.name}
            address={business.address}
            mapPoint={business.mapPoint}
            branches={branches}
            directions={page.map.directions}
          />
        </Band>
      )}
    </>
  )
}
