import type { ReactNode } from 'react'
import type { Service } from '#app/models/content/content.server.ts'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { CareSymbol } from '#app/ui/parts/care-symbol.tsx'
import { FromPrice } from '#app/ui/parts/from-price.tsx'
import { Picture } from '#app/ui/parts/picture.tsx'
import { bookingHref } from '#business/content/site-links.ts'
import { sitePages } from '#business/content/site-pages.ts'
import { type Language, localPath } from '#business/languages/languages.ts'
import type { PriceWords } from '#business/words/en/prices.ts'
import { fillPlaceholders } from '#business/words/fill-placeholders.ts'

/** Shows a short card for the home page. */
export function ServiceCard({
  language,
  words,
  service,
  bookButton,
}: {
  language: Language
  words: PriceWords
  service: Service
  /** May contain the placeholder `{service}`. */
  bookButton: string
}) {
  const { slug, title, description, icon, picture, price } = service
  return (
    <li className="relative flex flex-col overflow-hidden rounded-card border border-line bg-white hover:border-ink has-[h3_:focus-visible]:outline-3 has-[h3_:focus-visible]:outline-offset-2 has-[h3_:focus-visible]:outline-indigo">
      {picture && (
        // Hidden on phones to save data.
        <div className="aspect-3/2 border-b border-line bg-indigo-pale max-sm:hidden">
          <Picture
            picture={picture}
            sizes="(min-width: 64rem) 17rem, 50vw"
            className="size-full object-cover"
          />
        </div>
      )}
      <div className="flex grow flex-col p-5 pb-2">
        <ServiceTitle as="h3" icon={icon}>
          <a
            href={`${localPath(language, sitePages.services.path)}#${slug}`}
            className="underline-offset-4 outline-none after:absolute after:inset-0 hover:underline"
          >
            {title}
          </a>
        </ServiceTitle>
        <CardPrice words={words} price={price} />
        <p className="mt-3 text-ink-soft">{description}</p>
        <p className="mt-auto">
          <a
            href={localPath(language, bookingHref(service))}
            className="relative inline-block py-3 link wrap-anywhere"
          >
            {fillPlaceholders(bookButton, { service: title })}
          </a>
        </p>
      </div>
    </li>
  )
}

export function FullServiceCard({
  language,
  words,
  service,
  bookButton,
  eager,
}: {
  language: Language
  words: PriceWords
  service: Service
  /** May contain the placeholder `{service}`. */
  bookButton: string
  eager: boolean
}) {
  const { slug, title, description, items, icon, picture, price } = service
  return (
    <li
      id={slug}
      className="group flex flex-col overflow-hidden rounded-card border border-line bg-white md:odd-one-out:col-span-2 md:odd-one-out:flex-row"
    >
      {picture && (
        <div className="aspect-3/2 border-line bg-indigo-pale not-group-odd-one-out:border-b md:group-odd-one-out:w-1/2 md:group-odd-one-out:shrink-0 md:group-odd-one-out:border-r">
          <Picture
            picture={picture}
            eager={eager}
            sizes="(min-width: 48rem) 35rem, calc(100vw - 2.5rem)"
            className="size-full object-cover"
          />
        </div>
      )}
      <div className="flex min-w-0 grow flex-col p-6 md:p-8">
        <ServiceTitle as="h2" icon={icon}>
          {title}
        </ServiceTitle>
        <CardPrice words={words} price={price} />
        <p className="mt-3 text-ink-soft">{description}</p>
        {items.length > 0 && (
          <ul className="mt-5 border-t border-line">
            {items.map(({ text }) => (
              <li key={text} className="border-b border-line py-2.5">
                {text}
              </li>
            ))}
          </ul>
        )}
        <div className="mt-auto pt-6">
          <ButtonLink
            href={localPath(language, bookingHref(service))}
            look="quiet"
            className="wrap-anywhere"
          >
            {fillPlaceholders(bookButton, { service: title })}
          </ButtonLink>
        </div>
      </div>
    </li>
  )
}

function ServiceTitle({
  as: Heading,
  icon,
  children,
}: Pick<Service, 'icon'> & { as: 'h2' | 'h3'; children: ReactNode }) {
  return (
    <Heading className="flex items-center gap-2 text-xl font-bold sm:gap-3">
      {icon && <CareSymbol name={icon} className="size-8 shrink-0 text-indigo" />}
      {children}
    </Heading>
  )
}

function CardPrice({ words, price }: Pick<Service, 'price'> & { words: PriceWords }) {
  return (
    price && (
      <p className="mt-2">
        <FromPrice words={words} {...price} />
      </p>
    )
  )
}
