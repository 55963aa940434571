import type { Branch } from '#app/models/content/business.server.ts'
import type { Pages } from '#app/models/content/content.server.ts'
import { ClaimNote } from '#app/site/sections/claim-note.tsx'
import { HoursList } from '#app/site/sections/hours-list.tsx'
import { PostalAddress } from '#app/site/sections/postal-address.tsx'
import { FilledSentence } from '#app/ui/parts/filled-sentence.tsx'
import { MarkedText } from '#app/ui/parts/marked-text.tsx'
import { PhoneLink } from '#app/ui/parts/phone-link.tsx'
import { directionsHref } from '#business/content/map-links.ts'
import { langOf } from '#business/languages/languages.ts'
import type { Words } from '#business/words/sentence.ts'

export function BranchCard({
  words,
  branch,
  texts,
}: {
  words: Words['sections']
  branch: Branch
  texts: Pages['locations']['cards']
}) {
  const { slug, name, mainBranch, phone, address, mapPoint, hours } = branch
  return (
    <li
      id={slug}
      className="flex break-inside-avoid flex-col items-start gap-4 rounded-card border border-line bg-white p-6"
    >
      <h2 lang={langOf(branch, 'name')} className="text-xl font-bold">
        {name}
      </h2>
      {mainBranch && <ClaimNote lang={langOf(texts, 'mainBranch')}>{texts.mainBranch}</ClaimNote>}
      <PostalAddress address={address} />
      <p>
        <PhoneLink phone={phone} className="tap-link" />
      </p>
      <div className="w-full border-t border-line pt-4 text-sm">
        <HoursList hours={hours} />
      </div>
      <p className="mt-auto flex flex-wrap gap-x-6 print:hidden">
        <a href={directionsHref({ address, mapPoint })} className="tap-link lg:py-2">
          <MarkedText texts={texts} field="directions" />{' '}
          <span className="sr-only">
            <FilledSentence
              sentence={words.directionsTo}
              values={{ place: <MarkedText texts={branch} field="name" /> }}
            />
          </span>
        </a>
        {mapPoint && (
          <a href={`#pin-${slug}`} className="tap-link lg:py-2">
            <MarkedText texts={texts} field="showOnMap" />{' '}
            <span className="sr-only" lang={langOf(branch, 'name')}>
              : {name}
            </span>
          </a>
        )}
      </p>
    </li>
  )
}
