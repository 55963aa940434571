import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData, useLocation, useRouteLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { contentFor, languageFor, offeredLanguage } from '#app/http/request-content.server.ts'
import { siteRouteId } from '#app/http/site-route-id.ts'
import { ErrorPage } from '#app/ui/layout/error-page.tsx'
import { ServerMarkup } from '#app/ui/layout/server-markup.tsx'
import { isBookingSubpage, sitePages, stripTrailingSlash } from '#business/content/site-pages.ts'
import { defaultLanguage, englishPath, languageOfPath } from '#business/languages/languages.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { SiteFooter, StickyContactBar } from './site-footer.tsx'
import { type SiteFrame, SiteHeader } from './site-header.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const language = languageFor(args.request)
  const { booking, shell } = wordsFor(language)
  const { business, layout } = await contentFor(args)
  const offered =
    language === defaultLanguage &&
    offeredLanguage(args.request.headers.get('Accept-Language') ?? '')
  const { name, phone, whatsapp, email, address, hours, socialLinks } = business
  return {
    language,
    words: { ...shell, call: booking.call },
    business: { name, phone, whatsapp, email, address, hours, socialLinks },
    layout,
    offer: offered ? { language: offered, text: wordsFor(offered).shell.readHere } : null,
  }
}

/** Header and footer never reload during a visit. */
export function shouldRevalidate() {
  return false
}

export default function Site() {
  return (
    <Frame frame={useLoaderData<typeof loader>()}>
      <main id="content" tabIndex={-1} className="@container grow outline-none">
        <Outlet />
      </main>
    </Frame>
  )
}

export function ErrorBoundary() {
  const id = siteRouteId(languageOfPath(useLocation().pathname))
  const frame = useRouteLoaderData<typeof loader>(id)
  if (!frame) return <ErrorPage />
  return (
    <Frame frame={frame}>
      <ErrorPage />
    </Frame>
  )
}

function Frame({ frame, children }: { frame: SiteFrame; children: ReactNode }) {
  const location = useLocation()
  const pathname = stripTrailingSlash(location)
  const page = englishPath(pathname)
  const hasOwnBar = page === sitePages.booking.path || page.endsWith('/reschedule')
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only rounded-card bg-indigo px-5 py-3 font-semibold text-white focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-20"
      >
        {frame.words.skipToContent}
      </a>
      <ServerMarkup id="site-header">
        {import.meta.env.SSR && (
          <SiteHeader {...frame} pathname={pathname} search={location.search} />
        )}
      </ServerMarkup>
      {children}
      <ServerMarkup id="site-footer">
        {import.meta.env.SSR && (
          <>
            <SiteFooter {...frame} pathname={pathname} search={location.search} />
            {!hasOwnBar && <StickyContactBar {...frame} hasBookButton={!isBookingSubpage(page)} />}
          </>
        )}
      </ServerMarkup>
    </div>
  )
}
