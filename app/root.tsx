import displayFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import textFont from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url'
import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from '@remix-run/react'
import { type ReactNode, useContext } from 'react'
import { wordsOf } from '#app/http/request-content.server.ts'
import { isStatic } from '#app/http/route-handle.ts'
import { DocumentContext, PreviewBanner, stylesId } from '#app/ui/layout/document-context.tsx'
import { ErrorPage } from '#app/ui/layout/error-page.tsx'
import { scrollKey } from '#app/ui/layout/scroll-key.ts'
import { Toasts } from '#app/ui/layout/toasts.tsx'
import carouselButtons from '#app/ui/parts/carousel-buttons.css?url'
import { sitePages, stripTrailingSlash } from '#business/content/site-pages.ts'
import { englishPath, languageOfPath, languages } from '#business/languages/languages.ts'
import stylesheet from './tailwind.css?url'

export const links: LinksFunction = () => [
  ...[displayFont, textFont].map((href) => ({
    rel: 'preload',
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
]

/** For pages whose own loader fails. */
export function loader({ request }: LoaderFunctionArgs) {
  const { booked, dates, errorPages, returns, slots, toasts } = wordsOf(request)
  const page = englishPath(stripTrailingSlash(new URL(request.url)))
  const receiptWords = page === sitePages.booking.path ? { booked, dates, returns, slots } : null
  return { words: { errorPages, toasts }, receiptWords }
}

/** Words never reload during a visit: the server may be unreachable. */
export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  const { nonce, inlineStyles, preview } = useContext(DocumentContext)
  const isStaticPage = useMatches().some(({ handle }) => isStatic(handle))
  const { locale } = languages[languageOfPath(useLocation().pathname)]
  const words = useRouteLoaderData<typeof loader>('root')?.words
  // Without words, browsers could not render the error page again.
  const hydrates = !preview && !isStaticPage && words !== undefined
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbfaf6" />
        {inlineStyles ? (
          <style id={stylesId} dangerouslySetInnerHTML={{ __html: inlineStyles }} />
        ) : (
          [stylesheet, carouselButtons].map((href) => (
            <link key={href} rel="stylesheet" href={href} />
          ))
        )}
        <Meta />
        <Links />
      </head>
      <body>
        {import.meta.env.SSR && <PreviewBanner />}
        <Toasts words={words?.toasts}>{children}</Toasts>
        {hydrates && (
          <>
            <ScrollRestoration getKey={scrollKey} nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
