import type { ReactNode } from 'react'
import type { Business } from '#app/models/content/business.server.ts'
import type { Pages } from '#app/models/content/content.server.ts'
import { HoursList } from '#app/site/sections/hours-list.tsx'
import { PostalAddress } from '#app/site/sections/postal-address.tsx'

export function ContactCards({
  texts,
  business: { email, address, hours },
}: {
  texts: Pages['contact']['cards']
  business: Pick<Business, 'email' | 'address' | 'hours'>
}) {
  return (
    <ul className="grid content-start gap-5 md:max-lg:grid-cols-3">
      {email && (
        <Card heading={texts.email}>
          <a href={`mailto:${email}`} className="link wrap-anywhere">
            {email}
          </a>
        </Card>
      )}
      {address && (
        <Card heading={texts.address}>
          <PostalAddress address={address} />
        </Card>
      )}
      {hours.length > 0 && (
        <Card heading={texts.hours}>
          <HoursList hours={hours} />
        </Card>
      )}
    </ul>
  )
}

function Card({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <li className="rounded-card border border-line bg-white p-6">
      <h2 className="mb-3 text-xl font-bold">{heading}</h2>
      {children}
    </li>
  )
}
