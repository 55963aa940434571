import type { SiteLayout } from '#app/models/content/content.server.ts'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { CallButton } from '#app/ui/parts/call-button.tsx'
import { LineIcon } from '#app/ui/pictures/line-icon.tsx'
import { sitePages } from '#business/content/site-pages.ts'
import { langOf, type Language, localPath } from '#business/languages/languages.ts'
import { whatsappHref } from '#business/words/phone.ts'
import type { Words } from '#business/words/sentence.ts'

const handsetInBubble =
  'M16 4A12 12 0 0 0 5.7 22L4 28l6.2-1.6A12 12 0 1 0 16 4zM12 11.5c0 5 3.5 8.5 8.5 8.5l1-2.5-2.8-1.5-1.2 1.2c-1.3-.6-2.2-1.5-2.8-2.8l1.2-1.2-1.4-2.7z'

/** Stays at the bottom of small screens; the outer element reserves its height. */
export function StickyContactBar({
  language,
  words,
  texts,
  phone,
  whatsapp,
}: {
  language: Language
  words: Pick<Words['shell'], 'bookOrCall'> & Pick<Words['booking'], 'call'>
  /** Null without a booking button. */
  texts: Pick<SiteLayout, 'scheduleButton'> | null
  phone: string | null
  whatsapp: string | null
}) {
  return (
    <div className="h-[4.5rem] lg:hidden print:hidden">
      <nav
        aria-label={words.bookOrCall}
        className="reach-bar @container fixed inset-x-0 bottom-0 z-10 flex gap-2 border-t border-line bg-paper px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]"
      >
        {texts && (
          <ButtonLink
            href={localPath(language, sitePages.booking.path)}
            size="snug"
            lang={langOf(texts, 'scheduleButton')}
            className="grow"
          >
            {texts.scheduleButton}
          </ButtonLink>
        )}
        {phone && <CallButton phone={phone} label={words.call} className={texts ? '' : 'grow'} />}
        {whatsapp && (
          <ButtonLink
            href={whatsappHref(whatsapp)}
            look="quiet"
            size="stacked"
            // With large text there is no room; the Contact page has the link too.
            className={texts ? '@max-2xs:hidden' : 'grow'}
          >
            <LineIcon strokes={handsetInBubble} className="size-5" />
            WhatsApp
          </ButtonLink>
        )}
      </nav>
    </div>
  )
}
