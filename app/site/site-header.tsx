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

export interface SiteFrame {
  language: Language
  words: Words['shell'] & Pick<Words['booking'], 'call'>
  layout: SiteLayout
  business: Pick<
    Business,
    'name' | 'phone' | 'whatsapp' | 'email' | 'address' | 'hours' | 'socialLinks'
  >
}

export function SiteHeader({
  language,
  words,
  layout: texts,
  business: { name, phone },
  pathname,
}: SiteFrame & { pathname: string }) {
  const switcher = { label: words.languages, language, pathname }
  return (
    <header className="border-b border-line bg-paper">
      <LanguageSwitcher
        {...switcher}
        className="mx-auto max-w-page justify-end px-5 pt-2 text-sm max-lg:hidden lg:flex"
      />
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-2 gap-y-3 px-5 py-3 lg:flex-nowrap lg:gap-6">
        <div className="min-w-0 grow basis-22 lg:grow-0 lg:basis-auto">
          <a
            href={localPath(language, '/')}
            aria-label={fillSentence(words.homePage, { business: name })}
            className="inline-flex min-h-12 max-w-full items-center rounded-card"
          >
            <SiteWordmark name={name} />
          </a>
        </div>
        <MenuButton action="show">{words.menu}</MenuButton>
        <div
          id={menuId}
          popover="auto"
          className="site-menu inset-x-0 top-0 w-full max-w-none border-b border-line-strong bg-paper px-5 pt-3 pb-8 text-ink lg:static lg:block lg:w-auto lg:shrink-0 lg:border-0 lg:p-0 print:hidden"
        >
          <div className="mb-4 flex items-center justify-between lg:hidden">
            <SiteWordmark name={name} />
            <MenuButton action="hide">{words.close}</MenuButton>
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
          <LanguageSwitcher {...switcher} className="mt-6 lg:hidden" />
        </div>
      </div>
    </header>
  )
}

function MenuButton({ action, children }: { action: 'show' | 'hide'; children: string }) {
  return (
    <button
      type="button"
      popoverTarget={menuId}
      popoverTargetAction={action}
      className="min-h-12 rounded-card border border-line-strong bg-white px-4 font-semibold lg:hidden print:hidden"
    >
      {children}
    </button>
  )
}

export function LanguageSwitcher({
  label,
  language,
  pathname,
  className = '',
}: {
  label: string
  language: Language
  pathname: string
  className?: string
}) {
  return (
    <nav aria-label={label} className={`print:hidden ${className}`}>
      <ul className="flex flex-wrap gap-x-5">
        {languageCodes.map((code) => (
          <li key={code}>
            <a
              href={localPath(code, englishPath(pathname))}
              hrefLang={code}
              lang={code}
              aria-current={code === language ? 'page' : undefined}
              className="inline-block py-3 underline-offset-4 hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-indigo lg:py-1.5"
            >
              {languages[code].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
