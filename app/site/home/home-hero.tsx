import type { Business } from '#app/models/content/business.server.ts'
import type { Pages, RunningOffer } from '#app/models/content/content.server.ts'
import { ClaimNote } from '#app/site/sections/claim-note.tsx'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { sitePages } from '#business/content/site-pages.ts'
import { langOf, type Language, localPath } from '#business/languages/languages.ts'

export function HomeHero({
  language,
  hero,
  business: { name },
  offer,
}: {
  language: Language
  hero: Pages['home']['hero']
  business: Business
  offer: RunningOffer | null
}) {
  return (
    <div className="mx-auto grid max-w-page items-center gap-6 px-5 pt-5 pb-10 sm:gap-12 sm:pt-8 md:pt-14 md:pb-14 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
      <div>
        {offer && <ClaimNote lang={offer.lang}>{offer.words}</ClaimNote>}
        <h1 lang={langOf(hero, 'heading')} className="mt-3 text-3xl font-extrabold sm:mt-5">
          {hero.heading ?? name}
        </h1>
        {hero.text && (
          <p
            lang={langOf(hero, 'text')}
            className="mt-3 max-w-xl text-lg text-ink-soft sm:mt-5 sm:text-xl lg:text-lg"
          >
            {hero.text}
          </p>
        )}
        <div className="hero-buttons mt-5 flex flex-wrap gap-2 sm:mt-8 sm:gap-3">
          <ButtonLink
            href={localPath(language, sitePages.booking.path)}
            lang={langOf(hero, 'firstButton')}
            className={heroButton}
          >
            {hero.firstButton}
          </ButtonLink>
          <ButtonLink
            href={localPath(language, sitePages.services.path)}
            look="quiet"
            lang={langOf(hero, 'secondButton')}
            className={heroButton}
          >
            {hero.secondButton}
          </ButtonLink>
        </div>
        {hero.reasons.length > 0 && <Reasons reasons={hero.reasons} />}
      </div>
      {hero.picture && (
        <Picture
          picture={hero.picture}
          eager
          sizes="(min-width: 64rem) 32rem, calc(100vw - 2.5rem)"
          className="h-auto w-full rounded-card border border-line"
        />
      )}
    </div>
  )
}

// Fits both buttons in one row on a phone.
const heroButton = 'max-sm:grow max-sm:px-2 max-sm:text-sm'

function Reasons({ reasons }: Pick<Pages['home']['hero'], 'reasons'>) {
  return (
    <ul className="mt-4 flex flex-wrap gap-x-4 gap-y-1 border-line text-sm font-medium sm:mt-8 sm:gap-x-6 sm:border-t sm:pt-5">
      {reasons.map((reason) => (
        <li key={reason.text} lang={langOf(reason, 'text')}>
          {reason.text}
        </li>
      ))}
    </ul>
  )
}
