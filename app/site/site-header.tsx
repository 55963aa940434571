import type { ReactNode } from 'react'
import type { Business } from '#app/models/content/business.server.ts'
import type { SiteLayout } from '#app/models/content/content.server.ts'
import { SiteWordmark } from '#app/ui/layout/wordmark.tsx'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { textProps } from '#app/ui/parts/marked-text.tsx'
import { isCurrentPage, sitePages } from '#business/content/site-pages.ts'
import {
  englishPath,
  langOf,
  type Language,
  languageCodes,
  languages,
  localPath,
} from '#business/languages/languages.ts'
import { phoneHref } from '#business/words/phone.ts'
import { fillSentence, type Words } from '#business/words/sentence.ts'

const menuId = 'site-menu'
const languagesId = 'site-languages'

export interface SiteFrame {
  language: Language
  words: Words['shell'] & Pick<Words['booking'], 'call'>
  layout: SiteLayout
  offer: { language: Language; text: string } | null
  business: Pick<
    Business,
    'name' | 'phone' | 'whatsapp' | 'email' | 'address' | 'hours' | 'socialLinks'
  >
}

export interface SitePath {
  pathname: string
  search: string
}

export function SiteHeader({
  language,
  words,
  layout: texts,
  offer,
  business: { name, phone },
  pathname,
  search,
}: SiteFrame & SitePath) {
  return (
    <header className="border-b border-line bg-paper">
      {offer && (
        <p className="bg-indigo-pale px-5 text-center print:hidden">
          <a
            href={localPath(offer.language, englishPath(pathname)) + search}
            hrefLang={offer.language}
            lang={offer.language}
            className="inline-block py-3 link"
          >
            {offer.text}
          </a>
        </p>
      )}
      <div className="relative mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-2 gap-y-3 px-5 py-3 lg:flex-nowrap lg:gap-6 lg:pt-12">
        <div className="min-w-0 grow basis-22 lg:grow-0 lg:basis-auto">
          <a
            href={localPath(language, '/')}
            aria-label={fillSentence(words.homePage, { business: name })}
            className="inline-flex min-h-12 max-w-full items-center rounded-card"
          >
            <SiteWordmark name={name} />
          </a>
        </div>
        <nav aria-label={words.languages} className="lg:absolute lg:top-2 lg:right-5 print:hidden">
          <MenuButton target={languagesId} action="show" className="min-w-12 px-2">
            <span aria-hidden="true" className="whitespace-nowrap">
              <span lang="en">A</span>/<span lang="hi">अ</span>
            </span>
            <span className="sr-only">{words.languages}</span>
          </MenuButton>
          <Sheet id={languagesId} className="lg:text-sm">
            <div className="mb-4 flex items-center justify-between lg:hidden">
              <span className="font-display text-xl font-bold">{words.languages}</span>
              <MenuButton target={languagesId} action="hide">
                {words.close}
              </MenuButton>
            </div>
            <LanguageLinks {...{ language, pathname, search }} className="lg:flex lg:gap-x-5" />
          </Sheet>
        </nav>
        <MenuButton target={menuId} action="show">
          {words.menu}
        </MenuButton>
        <Sheet id={menuId} className="lg:shrink-0 print:hidden">
          <div className="mb-4 flex items-center justify-between lg:hidden">
            <SiteWordmark name={name} />
            <MenuButton target={menuId} action="hide">
              {words.close}
            </MenuButton>
          </div>
          <nav aria-label={words.navigation} className="lg:flex lg:items-center lg:gap-6">
            <ul className="lg:flex lg:gap-6">
              {texts.headerLinks.map((link) => (
                <li key={link.label} className="border-b border-line lg:border-0">
                  <a
                    href={link.href}
                    lang={langOf(link, 'label')}
                    aria-current={isCurrentPage(link, pathname) ? 'page' : undefined}
                    className="block py-3 font-display text-xl font-semibold underline-offset-[0.4em] hover:underline aria-[current=page]:text-indigo aria-[current=page]:underline aria-[current=page]:decoration-marigold aria-[current=page]:decoration-[3px] lg:font-sans lg:text-base lg:font-medium"
                  >
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
            <div className="mt-6 grid grid-cols-2 gap-3 lg:mt-0 lg:flex">
              {phone && (
                <ButtonLink
                  {...textProps(texts, 'callButton')}
                  href={phoneHref(phone)}
                  look="quiet"
                  size="snug"
                />
              )}
              <ButtonLink
                {...textProps(texts, 'bookButton')}
                href={localPath(language, sitePages.booking.path)}
                size="snug"
              />
            </div>
          </nav>
        </Sheet>
      </div>
    </header>
  )
}

function Sheet({
  id,
  className,
  children,
}: {
  id: string
  className: string
  children: ReactNode
}) {
  return (
    <div
      id={id}
      popover="auto"
      className={`inset-x-0 top-0 w-full max-w-none border-b border-line-strong bg-paper px-5 pt-3 pb-8 text-ink lg:static lg:block lg:w-auto lg:overflow-visible lg:border-0 lg:p-0 ${className}`}
    >
      {children}
    </div>
  )
}

function MenuButton({
  target,
  action,
  className = 'px-4',
  children,
}: {
  target: string
  action: 'show' | 'hide'
  className?: string
  children: ReactNode
}) {
  return (
    <button
      type="button"
      popoverTarget={target}
      popoverTargetAction={action}
      className={`min-h-12 rounded-card border border-line-strong bg-white font-semibold lg:hidden print:hidden ${className}`}
    >
      {children}
    </button>
  )
}

export function LanguageLinks({
  language,
  pathname,
  search,
  className,
}: SitePath & { language: Language; className: string }) {
  return (
    <ul className={className}>
      {languageCodes.map((code) => (
        <li key={code}>
          <a
            href={localPath(code, englishPath(pathname)) + search}
            hrefLang={code}
            lang={code}
            aria-current={code === language ? 'page' : undefined}
            className="inline-block min-w-12 py-3 underline-offset-4 hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-indigo lg:min-w-0 lg:py-1.5"
          >
            {languages[code].name}
          </a>
        </li>
      ))}
    </ul>
  )
}
