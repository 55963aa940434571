import type { ReactNode } from 'react'
import type { Business } from '#app/models/content/business.server.ts'
import type { Pages } from '#app/models/content/content.server.ts'
import { HoursList } from '#app/site/sections/hours-list.tsx'
import { PostalAddress } from '#app/site/sections/postal-address.tsx'
import { EmailLink } from '#app/ui/parts/email-link.tsx'
import { PhoneLink } from '#app/ui/parts/phone-link.tsx'
import { whatsappHref } from '#business/words/phone.ts'

export function ContactCards({
  texts,
  business: { phone, whatsapp, email, address, hours },
}: {
  texts: Pages['contact']['cards']
  business: Pick<Business, 'phone' | 'whatsapp' | 'email' | 'address' | 'hours'>
}) {
  return (
    <ul className="grid content-start gap-5 md:max-lg:grid-cols-2">
      {(phone || whatsapp) && (
        <Card heading={texts.phone}>
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
        <Card heading={texts.email}>
          <EmailLink email={email} />
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
