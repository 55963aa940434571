import type { ReactNode } from 'react'
import type { RunningOffer } from '#app/models/content/content.server.ts'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { ClaimNote } from '#app/ui/parts/claim-tag.tsx'
import { MarkedText, textProps } from '#app/ui/parts/marked-text.tsx'
import { sitePages } from '#business/content/site-pages.ts'
import { langOf, type Language, localPath } from '#business/languages/languages.ts'

export interface SectionTexts {
  heading: string | null
  text: string | null
}

const backgrounds = {
  paper: '',
  // The last section joins the footer.
  white: 'border-y border-line bg-white last:-mb-10 last:border-b-0',
} as const

export function PageSection({
  section,
  background = 'paper',
  aside,
  id,
  children,
}: {
  section: SectionTexts
  background?: keyof typeof backgrounds
  aside?: ReactNode
  id?: string
  children: ReactNode
}) {
  if (!section.heading) return null
  return (
    <section id={id} className={backgrounds[background]}>
      <div className="mx-auto max-w-page px-5 py-14 md:py-20 lg:py-24">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 md:mb-10">
          <div className="max-w-2xl">
            <MarkedText as="h2" texts={section} field="heading" className="text-2xl font-bold" />
            {section.text && (
              <p {...textProps(section, 'text')} className="mt-3 text-lg text-ink-soft" />
            )}
          </div>
          {aside}
        </div>
        {children}
      </div>
    </section>
  )
}

export function PageIntro({
  intro,
  defaultHeading,
  children,
}: {
  intro: SectionTexts
  defaultHeading: string
  children?: ReactNode
}) {
  return (
    <header className="mx-auto max-w-page px-5 pt-10 pb-10 md:pt-16 md:pb-14">
      <h1 lang={langOf(intro, 'heading')} className="max-w-3xl text-3xl font-bold">
        {intro.heading ?? defaultHeading}
      </h1>
      {intro.text && (
        <p {...textProps(intro, 'text')} className="mt-5 max-w-2xl text-lg text-ink-soft" />
      )}
      {children}
    </header>
  )
}

export function NumberedCards({ cards }: { cards: { heading: string; text: string | null }[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-8 md:grid-cols-3">
      {cards.map((card, index) => (
        <li key={card.heading} className="border-t-2 border-ink pt-5">
          <span
            aria-hidden="true"
            className="inline-flex items-center gap-2 rounded-l-2xl rounded-r-card border border-ink bg-white py-0.5 pr-3 pl-2 text-sm font-semibold tabular-nums"
          >
            <span className="size-2.5 rounded-full border border-ink bg-paper" />
            {String(index + 1).padStart(2, '0')}
          </span>
          <MarkedText as="h3" texts={card} field="heading" className="mt-4 text-xl font-bold" />
          <MarkedText as="p" texts={card} field="text" className="mt-2 text-ink-soft" />
        </li>
      ))}
    </ul>
  )
}

export function BookNowBanner({
  language,
  section,
  offer,
}: {
  language: Language
  section: SectionTexts & { button: string }
  offer: RunningOffer | null
}) {
  if (!section.heading) return null
  return (
    <section className="mx-auto max-w-page px-5 py-10 md:py-14 print:hidden">
      <div className="flex flex-col items-start gap-6 rounded-card bg-indigo px-7 py-10 text-white stitched outline-white/45 md:flex-row md:items-center md:justify-between md:px-14 md:py-14">
        <div className="max-w-xl">
          {offer && <ClaimNote lang={offer.lang}>{offer.words}</ClaimNote>}
          <MarkedText as="h2" texts={section} field="heading" className="mt-4 text-2xl font-bold" />
          <MarkedText as="p" texts={section} field="text" className="mt-3 text-lg" />
        </div>
        <ButtonLink
          {...textProps(section, 'button')}
          href={localPath(language, sitePages.booking.path)}
          look="onIndigo"
          className="shrink-0"
        />
      </div>
    </section>
  )
}
