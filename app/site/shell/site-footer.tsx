import type { ReactNode } from 'react'
import type { Business } from '#app/models/content/business.server.ts'
import type { SiteLayout } from '#app/models/content/content.server.ts'
import { HoursList } from '#app/site/sections/hours-list.tsx'
import { PostalAddress } from '#app/site/sections/postal-address.tsx'
import { EmailLink } from '#app/ui/parts/email-link.tsx'
import { PhoneLink } from '#app/ui/parts/phone-link.tsx'
import { CareSymbol } from '#app/ui/pictures/care-symbol.tsx'
import { isCurrentPage, sitePages, socialNetworks } from '#business/content/site-pages.ts'
import { langOf, type Language, localPath } from '#business/languages/languages.ts'
import type { Words } from '#business/words/sentence.ts'
import { LanguageSwitcher } from './language-switcher.tsx'
import { SiteWordmark } from './site-wordmark.tsx'

export function SiteFooter({
  language,
  words,
  texts,
  business,
  pathname,
}: {
  language: Language
  words: Words['shell']
  texts: SiteLayout
  business: Pick<Business, 'name' | 'phone' | 'email' | 'address' | 'hours' | 'socialLinks'>
  pathname: string
}) {
  const { name, phone, email, address, hours, socialLinks } = business
  return (
    <footer className="mt-10 border-t-2 border-dashed border-line-strong bg-white print:mt-6 print:break-inside-avoid">
      <div className="mx-auto grid max-w-page gap-x-10 gap-y-10 px-5 py-12 sm:grid-cols-2 lg:grid-cols-[1.3fr_0.8fr_1fr_1.2fr] print:grid-cols-3 print:py-5">
        <div>
          <SiteWordmark name={name} />
          {texts.tagline && (
            <p lang={langOf(texts, 'tagline')} className="mt-5 max-w-xs text-ink-soft">
              {texts.tagline}
            </p>
          )}
          <CareLine />
        </div>
        <FooterPart texts={texts} heading="linksHeading" className="print:hidden">
          <ul>
            {texts.footerLinks.map((link) => (
              <li key={link.label}>
                <a
                  href={link.href}
                  lang={langOf(link, 'label')}
                  aria-current={isCurrentPage(link, pathname) ? 'page' : undefined}
                  className="inline-block py-3 underline-offset-4 hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-indigo lg:py-1.5"
                >
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </FooterPart>
        {(phone || email || address) && (
          <FooterPart texts={texts} heading="contactHeading">
            <div className="lg:space-y-3">
              {address && <PostalAddress address={address} />}
              {phone && (
                <p>
                  <PhoneLink phone={phone} className="tap-link" />
                </p>
              )}
              {email && (
                <p>
                  <EmailLink email={email} />
                </p>
              )}
            </div>
          </FooterPart>
        )}
        <div className="space-y-8">
          {hours.length > 0 && (
            <FooterPart texts={texts} heading="hoursHeading">
              <HoursList hours={hours} />
            </FooterPart>
          )}
          {socialLinks.length > 0 && (
            <FooterPart texts={texts} heading="socialHeading" className="print:hidden">
              <ul className="flex flex-wrap gap-x-5">
                {socialLinks.map(({ network, url }) => (
                  <li key={url}>
                    <a href={url} rel="me noopener" className="tap-link lg:py-1.5">
                      {socialNetworks[network]}
                    </a>
                  </li>
                ))}
              </ul>
            </FooterPart>
          )}
        </div>
      </div>
      <p className="mx-auto flex max-w-page flex-wrap gap-x-5 border-t border-line px-5 py-2 text-sm text-ink-soft">
        <span lang={langOf(texts, 'copyright')} className="py-3">
          {texts.copyright}
        </span>
        <a
          href={localPath(language, sitePages.privacy.path)}
          lang={langOf(texts, 'privacyLink')}
          className="py-3 link"
        >
          {texts.privacyLink}
        </a>
      </p>
      <LanguageSwitcher
        label={words.languages}
        language={language}
        pathname={pathname}
        className="mx-auto max-w-page px-5 pb-2 text-sm"
      />
    </footer>
  )
}

function FooterPart({
  texts,
  heading,
  className,
  children,
}: {
  texts: SiteLayout
  heading: 'linksHeading' | 'contactHeading' | 'hoursHeading' | 'socialHeading'
  className?: string
  children: ReactNode
}) {
  return (
    <section className={className}>
      <h2 lang={langOf(texts, heading)} className="mb-3 text-lg font-bold">
        {texts[heading]}
      </h2>
      {children}
    </section>
  )
}

function CareLine() {
  return (
    <div className="mt-6 flex gap-3 text-ink-soft">
      {(['tub', 'triangle', 'iron', 'circle'] as const).map((name) => (
        <CareSymbol key={name} name={name} className="size-7" />
      ))}
    </div>
  )
}
