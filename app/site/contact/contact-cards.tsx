import type { ReactNode } from 'react'
import type { Business } from '#app/models/content/business.server.ts'
import type { Pages } from '#app/models/content/content.server.ts'
import { HoursList } from '#app/site/sections/hours-list.tsx'
import { PostalAddress } from '#app/site/sections/postal-address.tsx'
import { EmailLink } from '#app/ui/parts/email-link.tsx'
import { PhoneLink } from '#app/ui/parts/phone-link.tsx'
import { langOf } from '#business/languages/languages.ts'
import { whatsappHref } from '#business/words/phone.ts'

export function ContactCards({
  texts,
  business: { phone, whatsapp, email, address, hours },
}: {
  texts: Texts
  business: Pick<Business, 'phone' | 'whatsapp' | 'email' | 'address' | 'hours'>
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

type Texts = Pages['contact']['cards']

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
      <h2 lang={langOf(texts, field)} className="mb-3 text-xl font-bold">
        {texts[field]}
      </h2>
      {children}
    </li>
  )
}
