import type { ReactNode } from 'react'
import type { Branch, Business } from '#app/models/content/business.server.ts'
import type { Pages, Testimonial } from '#app/models/content/content.server.ts'
import { MapPanel } from '#app/site/sections/city-map.tsx'
import { PageSection } from '#app/site/sections/page-section.tsx'
import { TestimonialList } from '#app/site/sections/testimonial-list.tsx'
import { EmailLink, HoursList, PhoneLink, PostalAddress } from '#app/ui/parts/contact-facts.tsx'
import { MarkedText } from '#app/ui/parts/marked-text.tsx'
import type { Language } from '#business/languages/languages.ts'
import { whatsappHref } from '#business/words/phone.ts'
import type { Words } from '#business/words/sentence.ts'

type Texts = Pages['contact']['cards']
type ContactBranch = Pick<Branch, 'slug' | 'name' | 'english' | 'phone' | 'mapPoint'>
type ContactBusiness = Pick<
  Business,
  'name' | 'phone' | 'whatsapp' | 'email' | 'address' | 'hours' | 'mapPoint'
>

/** Like the cards, renders without client JavaScript. */
export function ContactSections({
  language,
  words,
  page,
  business,
  branches,
  testimonials,
}: {
  language: Language
  words: Words['sections']
  page: Pages['contact']
  business: ContactBusiness
  branches: ContactBranch[]
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
            language={language}
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

export function ContactCards({
  texts,
  business: { phone, whatsapp, email, address, hours },
}: {
  texts: Texts
  business: ContactBusiness
}) {
  return (
    <ul className="grid content-start gap-5 md:max-lg:grid-cols-2">
      {(phone || whatsapp) && (
        <Card texts={texts} field="phone">
          <div className="flex flex-wrap items-center gap-x-6">
            {phone && <PhoneLink phone={phone} className="tap-link text-lg" />}
            {whatsapp && (
              <a href={whatsappHref(whatsapp)} className="tap-link text-lg">
                WhatsApp
              </a>
            )}
          </div>
        </Card>
      )}
      {email && (
        <Card texts={texts} field="email">
          <EmailLink email={email} />
        </Card>
      )}
      {address && (
        <Card texts={texts} field="address">
          <PostalAddress address={address} />
        </Card>
      )}
      {hours.length > 0 && (
        <Card texts={texts} field="hours">
          <HoursList hours={hours} />
        </Card>
      )}
    </ul>
  )
}

function Card({
  texts,
  field,
  children,
}: {
  texts: Texts
  field: 'phone' | 'email' | 'address' | 'hours'
  children: ReactNode
}) {
  return (
    <li className="rounded-card border border-line bg-white p-6">
      <MarkedText as="h2" texts={texts} field={field} className="mb-3 text-xl font-bold" />
      {children}
    </li>
  )
}

function BranchPhones({ branches }: { branches: ContactBranch[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {branches.map((branch) => (
        <li key={branch.slug} className="rounded-card border border-line bg-paper px-5 py-4">
          <MarkedText as="h3" texts={branch} field="name" className="text-lg font-bold" />
          <p className="lg:mt-1">
            <PhoneLink phone={branch.phone} className="tap-link" />
          </p>
        </li>
      ))}
    </ul>
  )
}
