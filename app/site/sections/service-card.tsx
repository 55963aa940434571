import { Fragment, type ReactNode } from 'react'
import type { Service } from '#app/models/content/content.server.ts'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { CareSymbol } from '#app/ui/parts/line-icon.tsx'
import { MarkedText, textProps } from '#app/ui/parts/marked-text.tsx'
import { Picture } from '#app/ui/parts/picture.tsx'
import { FromPrice } from '#app/ui/parts/price-list.tsx'
import { sitePages } from '#business/content/site-pages.ts'
import { langOf, type Language, localPath } from '#business/languages/languages.ts'
import type { Words } from '#business/words/sentence.ts'

interface ServiceCardProps {
  language: Language
  words: Words['prices']
  service: Service
  /** `bookButton` may contain the placeholder `{service}`. */
  texts: { bookButton: string }
}

export function ServiceCard({ language, words, service, texts }: ServiceCardProps) {
  const { slug, title, icon, picture } = service
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
            lang={langOf(service, 'title')}
            className="underline-offset-4 outline-none after:absolute after:inset-0 hover:underline max-lg:-my-2.5 max-lg:py-2.5"
          >
            {title}
          </a>
        </ServiceTitle>
        <CardPrice words={words} service={service} />
        <p {...textProps(service, 'description')} className="mt-3 text-ink-soft" />
        <p className="mt-auto">
          <a
            href={localPath(language, service.bookingHref)}
            lang={langOf(texts, 'bookButton')}
            className="relative inline-block py-3 link wrap-anywhere"
          >
            <BookButtonText texts={texts} service={service} />
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
  texts,
  eager,
}: ServiceCardProps & { eager: boolean }) {
  const { slug, title, items, icon, picture } = service
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
        <ServiceTitle as="h2" icon={icon} lang={langOf(service, 'title')}>
          {title}
        </ServiceTitle>
        <CardPrice words={words} service={service} />
        <p {...textProps(service, 'description')} className="mt-3 text-ink-soft" />
        {items.length > 0 && (
          <ul className="mt-5 border-t border-line">
            {items.map((item) => (
              <li
                key={item.text}
                {...textProps(item, 'text')}
                className="border-b border-line py-2.5"
              />
            ))}
          </ul>
        )}
        <div className="mt-auto pt-6">
          <ButtonLink
            href={localPath(language, service.bookingHref)}
            look="quiet"
            lang={langOf(texts, 'bookButton')}
            className="wrap-anywhere"
          >
            <BookButtonText texts={texts} service={service} />
          </ButtonLink>
        </div>
      </div>
    </li>
  )
}

function ServiceTitle({
  as: Heading,
  icon,
  lang,
  children,
}: Pick<Service, 'icon'> & { as: 'h2' | 'h3'; lang?: Language; children: ReactNode }) {
  return (
    <Heading lang={lang} className="flex items-center gap-2 text-xl font-bold sm:gap-3">
      {icon && <CareSymbol name={icon} className="size-8 shrink-0 text-indigo" />}
      {children}
    </Heading>
  )
}

function CardPrice({
  words,
  service: { price, duration },
}: Pick<ServiceCardProps, 'words' | 'service'>) {
  return (
    <>
      {price && (
        <p className="mt-2">
          <FromPrice words={words} {...price} noteLang={langOf(price, 'note')} />
        </p>
      )}
      {duration && <p className="mt-0.5 text-sm font-semibold text-green-ink">{duration}</p>}
    </>
  )
}

function BookButtonText({ texts, service }: Pick<ServiceCardProps, 'texts' | 'service'>) {
  return texts.bookButton.split('{service}').map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <MarkedText texts={service} field="title" />}
      {part}
    </Fragment>
  ))
}
