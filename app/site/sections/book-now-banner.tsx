import type { RunningOffer } from '#app/models/content/content.server.ts'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { sitePages } from '#business/content/site-pages.ts'
import { langOf, type Language, localPath } from '#business/languages/languages.ts'
import { ClaimNote } from './claim-note.tsx'
import type { SectionTexts } from './page-section.tsx'

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
          <h2 lang={langOf(section, 'heading')} className="mt-4 text-2xl font-bold">
            {section.heading}
          </h2>
          {section.text && (
            <p lang={langOf(section, 'text')} className="mt-3 text-lg">
              {section.text}
            </p>
          )}
        </div>
        <ButtonLink
          href={localPath(language, sitePages.booking.path)}
          look="onIndigo"
          lang={langOf(section, 'button')}
          className="shrink-0"
        >
          {section.button}
        </ButtonLink>
      </div>
    </section>
  )
}
