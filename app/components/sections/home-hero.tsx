import { ButtonLink } from '#app/components/parts/button.tsx'
import { ClaimNote } from '#app/components/parts/claim-note.tsx'
import { Picture } from '#app/components/parts/picture.tsx'
import type { Business, Pages } from '#business/content/site-content.ts'

/** The first screen: what this is, why to trust it, and the two ways on. */
export function HomeHero({
  page: { hero, heroPicture, heroButtons, reasons },
  business: { name, claims },
}: {
  page: Pages['home']
  business: Business
}) {
  return (
    <div className="mx-auto grid max-w-page items-center gap-12 px-5 pt-8 pb-10 md:pt-14 md:pb-14 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
      <div>
        {claims.offer && <ClaimNote>{claims.offer}</ClaimNote>}
        <h1 className="mt-5 text-3xl font-extrabold">{hero?.heading ?? name}</h1>
        {hero?.text && (
          <p className="mt-5 max-w-xl text-xl text-ink-soft lg:text-lg">{hero.text}</p>
        )}
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href="/booking" className="max-sm:w-full">
            {heroButtons.first}
          </ButtonLink>
          <ButtonLink href="/services" look="quiet" className="max-sm:w-full">
            {heroButtons.second}
          </ButtonLink>
        </div>
        {reasons.length > 0 && <Reasons reasons={reasons} />}
      </div>
      {heroPicture && (
        <Picture
          picture={heroPicture}
          eager
          sizes="(min-width: 64rem) 32rem, calc(100vw - 2.5rem)"
          className="h-auto w-full rounded-card border border-line"
        />
      )}
    </div>
  )
}

function Reasons({ reasons }: Pick<Pages['home'], 'reasons'>) {
  return (
    <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-1 border-t border-line pt-5 text-sm font-medium">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  )
}
