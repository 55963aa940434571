import type { ReactNode } from 'react'
import type { SiteLayout } from '#app/models/content/content.server.ts'
import { SiteWordmark } from '#app/ui/layout/wordmark.tsx'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import {
  CallButton,
  EmailLink,
  HoursList,
  PhoneLink,
  PostalAddress,
} from '#app/ui/parts/contact-facts.tsx'
import { CareSymbol, LineIcon } from '#app/ui/parts/line-icon.tsx'
import { MarkedText, textProps } from '#app/ui/parts/marked-text.tsx'
import { isCurrentPage, sitePages, socialNetworks } from '#business/content/site-pages.ts'
import { langOf, localPath } from '#business/languages/languages.ts'
import { whatsappHref } from '#business/words/phone.ts'
import { LanguageLinks, type SiteFrame, type SitePath } from './site-header.tsx'

export function SiteFooter({
  language,
  layout: texts,
  business,
  pathname,
  search,
}: SiteFrame & SitePath) {
  const { name, phone, email, address, hours, socialLinks } = business
  return (
    <footer className="mt-10 border-t-2 border-dashed border-line-strong bg-white print:mt-6 print:break-inside-avoid">
      <div className="mx-auto grid max-w-page gap-x-10 gap-y-10 px-5 py-12 sm:grid-cols-2 lg:grid-cols-[1.3fr_0.8fr_1fr_1.2fr] print:grid-cols-3 print:py-5">
        <div>
          <SiteWordmark name={name} />
          {texts.tagline && (
            <p {...textProps(texts, 'tagline')} className="mt-5 max-w-xs text-ink-soft" />
          )}
          <div className="mt-6 flex gap-3 text-ink-soft">
            {(['tub', 'triangle', 'iron', 'circle'] as const).map((symbol) => (
              <CareSymbol key={symbol} name={symbol} className="size-7" />
            ))}
          </div>
        </div>
        <FooterPart texts={texts} heading="linksHeading" className="print:hidden">
          <ul>
            {texts.footerLinks.map((link) => (
              <li key={link.label}>
                <a
                  href={link.href}
                  lang={langOf(link, 'label')}
                  aria-current={isCurrentPage(link, pathname) ? 'page' : undefined}
                  className="inline-block min-w-12 py-3 underline-offset-4 hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-indigo lg:py-1.5"
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
      <div className="mx-auto max-w-page px-5 text-sm">
        <div className="flex flex-wrap justify-between gap-x-10 border-t border-line py-2">
          <p className="flex flex-wrap gap-x-5 text-ink-soft">
            <MarkedText as="span" texts={texts} field="copyright" className="py-3" />
            <a
              href={localPath(language, sitePages.privacy.path)}
              lang={langOf(texts, 'privacyLink')}
              className="py-3 link"
            >
              {texts.privacyLink}
            </a>
          </p>
          <LanguageLinks
            {...{ language, pathname, search }}
            className="flex flex-wrap gap-x-5 lg:py-1.5 print:hidden"
          />
        </div>
      </div>
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
      <MarkedText as="h2" texts={texts} field={heading} className="mb-3 text-lg font-bold" />
      {children}
    </section>
  )
}

const handsetInBubble =
  'M16 4A12 12 0 0 0 5.7 22L4 28l6.2-1.6A12 12 0 1 0 16 4zM12 11.5c0 5 3.5 8.5 8.5 8.5l1-2.5-2.8-1.5-1.2 1.2c-1.3-.6-2.2-1.5-2.8-2.8l1.2-1.2-1.4-2.7z'

/** Stays at the bottom of small screens; the outer element reserves its height. */
export function StickyContactBar({
  language,
  words,
  layout,
  business: { phone, whatsapp },
  hasBookButton,
}: SiteFrame & { hasBookButton: boolean }) {
  return (
    <div className="h-[4.5rem] lg:hidden print:hidden">
      <nav
        aria-label={words.bookOrCall}
        className="reach-bar @container fixed inset-x-0 bottom-0 z-10 flex gap-2 border-t border-line bg-paper px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]"
      >
        {hasBookButton && (
          <ButtonLink
            {...textProps(layout, 'scheduleButton')}
            href={localPath(language, sitePages.booking.path)}
            size="snug"
            className="grow"
          />
        )}
        {phone && (
          <CallButton phone={phone} label={words.call} className={hasBookButton ? '' : 'grow'} />
        )}
        {whatsapp && (
          <ButtonLink
            href={whatsappHref(whatsapp)}
            look="quiet"
            size="stacked"
            // With large text there is no room; the Contact page has the link too.
            className={hasBookButton ? '@max-2xs:hidden' : 'grow'}
          >
            <LineIcon strokes={handsetInBubble} className="size-5" />
            WhatsApp
          </ButtonLink>
        )}
      </nav>
    </div>
  )
}
